"""Realtime: what comes over sockets and long polls, to whom, when, and what does not."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator
from typing import Any

import pytest
from redis.asyncio import Redis
from websockets.exceptions import InvalidStatus

from fairlead.server import app as application
from fairlead.server import lines, outbox, realtime, store, views
from fairlead.server import notices as notice_board
from fairlead.server import sockets as handler
from fairlead.server.app import create_app
from fairlead.server.database import Database
from fairlead.server.hall import Command, Forbidden, Hall, Wish
from fairlead.server.ledger import Conflict
from fairlead.server.lines import Ending
from fairlead.server.notices import Notice, Notices, RedisNotices, make_notices
from fairlead.server.settings import Settings
from fairlead.server.viewers import Viewer, check_viewer

from .conftest import KEY, add_people
from .talking import Browser, Data, Service, begin, kept_moves, lay, play_turn, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

NAMES = {0: "ann", 1: "bo"}


@pytest.fixture
def notices(request: pytest.FixtureRequest, database: Database) -> Notices:
    """Memory with SQLite, Redis with PostgreSQL: the two ways in which hosts serve."""
    return Notices() if database.is_sqlite else make_notices(request.getfixturevalue("redis_address"))


@pytest.fixture
async def service(hall: Hall, notices: Notices) -> AsyncIterator[Service]:
    async with serving(hall, notices) as running:
        yield running


@pytest.fixture
async def small_hall(sqlite_address: str) -> AsyncIterator[Hall]:
    """A hall on SQLite alone, for what does not depend on the database."""
    database = Database(sqlite_address)
    await database.migrate()
    await add_people(database)
    yield Hall(database, KEY)
    await database.close()


@pytest.fixture
async def small(small_hall: Hall) -> AsyncIterator[Service]:
    """A service on SQLite alone."""
    async with serving(small_hall, Notices()) as running:
        yield running


async def watch(browser: Browser, table: str, seat: int | None, **fields: Any) -> Data:
    told = await browser.ask("watch", table=table, seat=seat, **fields)
    assert told["type"] == "table"
    return told


# ------------------------------------------------------------------ messages


async def test_seats_and_spectators_hear_of_confirmed_moves_in_order(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann, service.browser("bo") as bo, service.browser() as stranger:
        seen = [await watch(ann, table.id, 0), await watch(bo, table.id, 1), await watch(stranger, table.id, None)]
        assert [told["seat"] for told in seen] == [0, 1, None]
        assert "decision" not in seen[2]
        for turn in range(3):
            await play_turn(service.hall, table.id, NAMES, f"turn {turn}")
            news = [await browser.hear() for browser in (ann, bo, stranger)]
            assert all(told["version"] > before["version"] for told, before in zip(news, seen, strict=True))
            assert all(told["since"] == turn and len(told["log"]) == 1 for told in news)
            seen = news
        found = await service.hall.find(table.id)
        assert seen == [json.loads(json.dumps(views.message(found, seat, 2))) for seat in (0, 1, None)]


async def test_a_draft_is_told_to_its_seat_alone(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann, service.browser("bo") as bo, service.browser() as stranger:
        seen = await watch(ann, table.id, 0)
        await watch(bo, table.id, 1)
        await watch(stranger, table.id, None)
        coins = next(option for option in seen["decision"]["options"] if not option["irrevocable"])
        await ann.command(seen, "play", "a1", coins["id"])
        told = [await ann.hear(), await ann.hear()]
        done = next(each for each in told if each["type"] == "done")
        draft = next(each for each in told if each["type"] == "table")
        assert done["client"] == "a1"
        assert (done["version"], done["revision"]) == (draft["version"], draft["revision"])
        assert draft["version"] == seen["version"]
        assert draft["revision"] > seen["revision"]
        assert [move["id"] for move in draft["draft"]["moves"]] == [coins["id"]]
        assert await bo.hears_nothing()
        assert await stranger.hears_nothing()


async def test_who_comes_back_with_the_last_number_hears_only_what_is_new(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("bo") as bo:
        seen = await watch(bo, table.id, 1)
    last: Data = {"version": seen["version"], "revision": seen["revision"], "since": seen["table"]["length"]}
    async with service.browser("bo") as bo:
        told = await bo.ask("watch", table=table.id, seat=1, **last)
        number = {"version": seen["version"], "revision": seen["revision"]}
        assert told == {"type": "watching", "table": table.id, "seat": 1, **number}
        assert await bo.hears_nothing()
    for turn in range(3):
        await play_turn(service.hall, table.id, NAMES, f"turn {turn}")
    async with service.browser("bo") as bo:
        told = await watch(bo, table.id, 1, **last)
        assert told["since"] == 0
        assert len(told["log"]) == 3
        assert await bo.hears_nothing()


async def test_who_is_far_behind_gets_the_latest_moves(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(realtime, "MOST_NEWS", 2)
    monkeypatch.setattr(views, "EVENTS_SHOWN", 1)
    table = await begin(service.hall, "bo")
    for turn in range(3):
        await play_turn(service.hall, table.id, NAMES, f"turn {turn}")
    async with service.browser("bo") as bo:
        assert (await watch(bo, table.id, 1, since=0))["since"] == 2
        assert (await watch(bo, table.id, 1, since=1))["since"] == 1
        assert (await watch(bo, table.id, 1, since=10**6))["log"] == []


async def test_what_is_not_kept_is_not_shown(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin(service.hall, "bo")
    entered, leave = asyncio.Event(), asyncio.Event()

    async def fail(*_: Any) -> None:
        entered.set()
        await leave.wait()
        raise Conflict("The table has changed meanwhile.")

    monkeypatch.setattr(service.hall.database, "write", fail)
    turn = asyncio.create_task(play_turn(service.hall, table.id, NAMES, "lost"))
    await asyncio.wait_for(entered.wait(), 20)
    async with service.browser() as stranger:
        await stranger.say("watch", table=table.id, seat=None)
        assert await stranger.hears_nothing()  # the game in memory is ahead of the database now
        leave.set()
        with pytest.raises(Conflict):
            await turn
        assert (await stranger.hear())["table"]["length"] == 0


async def test_a_browser_watches_many_tables_and_seats_on_one_socket(service: Service) -> None:
    mine = [await begin(service.hall, "bo") for _ in range(3)]
    async with service.browser("ann") as ann:
        for table in mine:
            await watch(ann, table.id, 0)
        await watch(ann, mine[0].id, None)
        assert service.realtime.figures()["watches"] == 4
        await ann.say("unwatch", table=mine[1].id, seat=0)
        await ann.say("unwatch", table=mine[0].id, client="gone")
        assert await ann.hear() == {"type": "done", "client": "gone"}
        for number, table in enumerate(mine):
            await play_turn(service.hall, table.id, NAMES, f"turn {number}")
        assert (await ann.hear())["table"]["id"] == mine[2].id
        assert await ann.hears_nothing()
    await asyncio.sleep(0.1)
    assert service.realtime.figures() == {"sockets": 0, "watches": 0, "tables": 0, "waiting": 0}


async def test_all_seats_of_a_hot_seat_table_are_watched_by_one_browser(small: Service) -> None:
    table = await small.hall.create("ann", "Ann", Wish("discovery", {}, ["me", "me"]))
    async with small.browser("ann") as ann:
        seen = {seat: await watch(ann, table.id, seat) for seat in (0, 1)}
        acting = table.dealt.to_act[0]
        await ann.command(seen[acting], "play", "x", table.dealt.moves(acting).ids[0], confirm=True)
        told = [await ann.hear() for _ in range(3)]
        assert sorted(str(each.get("seat")) for each in told if each["type"] == "table") == ["0", "1"]


# ------------------------------------------------------------------ commands


async def _first_move(browser: Browser, table: str) -> tuple[Data, int]:
    seen = await watch(browser, table, 0)
    return seen, seen["decision"]["options"][0]["id"]


async def test_two_tabs_see_the_same_and_the_slower_one_is_told(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as quick, service.browser("ann") as slow:
        seen, move = await _first_move(quick, table.id)
        await watch(slow, table.id, 0)
        await quick.command(seen, "play", "tab 1", move, confirm=True)
        await quick.hear_first("done")
        after = await slow.hear_first("table")
        assert after["version"] == seen["version"] + 1
        await slow.command(seen, "play", "tab 2", move, confirm=True)
        refused = await slow.hear()
        assert (refused["type"], refused["client"], refused["error"]) == ("refused", "tab 2", "stale")
        assert refused["detail"].endswith(".")
        view = await slow.hear_first("table")
        assert (view["version"], view["question"]) == (after["version"], after["question"])
        assert await kept_moves(service.hall, table.id) == 1


async def test_a_repeated_command_is_answered_and_not_carried_out_again(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann:
        seen, move = await _first_move(ann, table.id)
        for _ in range(3):
            await ann.command(seen, "play", "once", move, confirm=True)
        answers = [await ann.hear_first("done") for _ in range(3)]
        assert {answer["client"] for answer in answers} == {"once"}
        assert await kept_moves(service.hall, table.id) == 1


@pytest.mark.parametrize("confirm", [True, False])
async def test_the_same_command_from_two_tabs_at_once_is_carried_out_once(service: Service, confirm: bool) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as one, service.browser("ann") as two:
        seen, _ = await _first_move(one, table.id)
        move = next(each["id"] for each in seen["decision"]["options"] if not each["irrevocable"])
        await watch(two, table.id, 0)
        await asyncio.gather(*(tab.command(seen, "play", "both", move, confirm=confirm) for tab in (one, two)))
        answers = [await tab.hear_first("done") for tab in (one, two)]
        assert [answer["client"] for answer in answers] == ["both", "both"]
        found = await service.hall.find(table.id)
        assert found.length == (1 if confirm else 0)
        assert len(found.drafts[0].moves) == (0 if confirm else 1)


async def test_commands_in_the_wrong_order_do_nothing(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann:
        seen = await watch(ann, table.id, 0)
        move = next(each["id"] for each in seen["decision"]["options"] if not each["irrevocable"])
        await ann.command(seen, "confirm", "second")  # overtook the move it would confirm
        assert (await ann.hear_first("refused"))["client"] == "second"
        await ann.command(seen, "play", "first", move)
        assert (await ann.hear_first("done"))["client"] == "first"
        await ann.command(seen, "undo", "third")  # names the question before the move
        assert (await ann.hear_first("refused"))["error"] == "stale"
        found = await service.hall.find(table.id)
        assert (found.length, found.drafts[0].moves) == (0, [move])


async def test_the_last_command_of_a_game_is_answered_again(small: Service) -> None:
    table = await begin(small.hall, "bo")
    async with small.browser("ann") as ann:
        seen, move = await _first_move(ann, table.id)
        await ann.command(seen, "play", "last", move, confirm=True)
        await ann.hear_first("done")
        await small.hall.close(table.id, "ann")
        await ann.command(seen, "play", "last", move, confirm=True)
        assert (await ann.hear_first("done"))["client"] == "last"


GARBAGE: list[str | bytes] = [
    "",
    "no JSON",
    "null",
    "[]",
    "[" * 16_000,
    '{"type":' * 2000,
    "{}",
    '{"type": "dance"}',
    '{"type": 7}',
    '{"type": "watch"}',
    '{"type": "watch", "table": null}',
    '{"type": "watch", "table": "a\\u0000b"}',
    '{"type": "watch", "table": "../../etc"}',
    '{"type": "watch", "table": "' + "a" * 5000 + '"}',
    '{"type": "watch", "table": "abc", "seat": -1}',
    '{"type": "watch", "table": "abc", "seat": 1e999}',
    '{"type": "watch", "table": "abc", "seat": true}',
    '{"type": "watch", "table": "abc", "since": 99999999999999999999}',
    '{"type": "command", "table": "abc", "seat": 0, "do": "play", "question": "q"}',
    '{"type": "command", "table": "abc", "seat": 0, "do": "play", "question": "\\ud800", "client": "c"}',
    '{"type": "command", "table": "abc", "seat": 0, "do": "play", "question": "q", "client": "' + "c" * 65 + '"}',
    '{"type": "chat", "table": "abc", "text": 5}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


async def test_garbage_is_answered_with_a_sentence(small: Service) -> None:
    table = await begin(small.hall, "bo")
    async with small.browser("ann") as ann:
        for text in GARBAGE:
            await ann.connection.send(text)
            refused = await ann.hear()
            assert (refused["type"], refused["error"]) == ("refused", "malformed"), text
            assert refused["detail"].endswith(".")
        assert await ann.is_heard()
        assert await kept_moves(small.hall, table.id) == 0


async def test_commands_that_make_no_sense_are_refused(small: Service) -> None:
    table = await begin(small.hall, "bo")
    async with small.browser("ann") as ann:
        seen, move = await _first_move(ann, table.id)
        wrong: list[tuple[Data, str]] = [
            ({"do": "play", "move": 2**31 - 1}, "illegal-move"),
            ({"do": "play", "move": None}, "bad-option"),
            ({"do": "sink"}, "bad-option"),
            ({"do": "undo"}, "illegal-move"),
            ({"do": "play", "move": move, "question": "another"}, "stale"),
            ({"do": "play", "move": move, "seat": 1}, "forbidden"),
            ({"do": "play", "move": move, "seat": 9}, "forbidden"),
            ({"do": "play", "move": move, "table": "f" * 24}, "unknown"),
        ]
        for number, (fields, error) in enumerate(wrong):
            await ann.command(seen, client=f"c{number}", **fields)
            refused = await ann.hear_first("refused")
            assert (refused["client"], refused["error"]) == (f"c{number}", error)
            assert refused["detail"].endswith(".")
        assert await kept_moves(small.hall, table.id) == 0


async def test_a_fault_of_ours_is_told_and_the_socket_lives_on(small: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("the seed is 7")

    monkeypatch.setattr(small.hall, "find", fail)
    async with small.browser("ann") as ann:
        refused = await ann.ask("watch", table="abc", seat=None, client="c")
        assert (refused["client"], refused["error"]) == ("c", "failed")
        assert "seed" not in refused["detail"]
        assert await ann.is_heard()


# ------------------------------------------------------------------ who may look


async def _refusal(browser: Browser, table: str, seat: int | None, **fields: Any) -> str:
    told = await browser.ask("watch", table=table, seat=seat, **fields)
    assert told["type"] == "refused", told
    assert "view" not in json.dumps(told)
    return str(told["error"])


async def test_nobody_looks_from_the_seat_of_another(small: Service) -> None:
    table = await begin(small.hall, "bo")
    for person in ("bo", "cy", None):
        async with small.browser(person) as browser:
            assert await _refusal(browser, table.id, 0) == "forbidden"
            assert await _refusal(browser, table.id, 63) == "forbidden"
            told = await watch(browser, table.id, None)
            assert told == json.loads(json.dumps(views.message(await small.hall.find(table.id), None)))


async def test_a_private_table_is_unknown_to_others_but_not_to_guests(small: Service) -> None:
    table = await begin(small.hall, "bo", visibility="private")
    key = small.hall.invitation(table.id)
    async with small.browser("bo") as bo, small.browser("cy") as cy:
        assert await watch(bo, table.id, 1)
        assert await _refusal(cy, table.id, None) == "unknown"
        assert await _refusal(cy, table.id, 1) == "unknown"
        assert await _refusal(cy, table.id, None, invitation=key[:-1] + "?") == "unknown"
        assert await _refusal(cy, "f" * 24, None) == "unknown"
        assert await watch(cy, table.id, None, invitation=key)


async def test_a_table_without_spectators_shows_the_game_to_its_players(small: Service) -> None:
    table = await lay(small.hall, 2, spectators=False)
    async with small.browser("cy") as cy, small.browser("ann") as ann:
        assert "view" not in await watch(cy, table.id, None)  # who wants to join sees that it is there
        await watch(ann, table.id, None)
        await small.hall.join(table.id, "bo", "Bo")
        told = await cy.hear()
        assert (told["type"], told["table"], told["seat"]) == ("unwatched", table.id, None)
        assert "view" in await ann.hear_first("table")
        assert await _refusal(cy, table.id, None) == "forbidden"
        await play_turn(small.hall, table.id, NAMES, "x")
        assert await cy.hears_nothing()


async def test_who_gets_up_sees_no_more_from_the_seat(small: Service) -> None:
    table = await lay(small.hall, 3)
    await small.hall.join(table.id, "bo", "Bo")
    async with small.browser("bo") as bo:
        await watch(bo, table.id, 1)
        await small.hall.leave(table.id, "bo")
        assert (await bo.hear())["type"] == "unwatched"
        await small.hall.join(table.id, "cy", "Cy")
        assert await bo.hears_nothing()


async def test_strangers_watch_and_no_more(small: Service) -> None:
    table = await begin(small.hall, "bo")
    async with small.browser("ann") as ann, small.browser() as stranger:
        seen, move = await _first_move(ann, table.id)
        await watch(stranger, table.id, None)
        await stranger.command(seen, "play", "c", move)
        assert (await stranger.hear())["error"] == "not-signed-in"
        assert (await stranger.ask("chat", table=table.id, text="Ahoy"))["error"] == "not-signed-in"


@pytest.mark.parametrize(
    ("origin", "address", "welcome"),
    [
        ("http://{host}", "", True),
        ("https://games.example.org", "https://games.example.org", True),
        ("https://evil.example.org", "https://games.example.org", False),
        ("http://evil.example.org", "", False),
        ("null", "", False),
        ("http://[", "", False),
    ],
)
async def test_pages_of_other_sites_may_not_connect(small_hall: Hall, origin: str, address: str, welcome: bool) -> None:
    async with serving(small_hall, Notices(), Settings(database="", address=address)) as service:
        header = origin.format(host=f"127.0.0.1:{service.port}")
        if welcome:
            async with service.browser("ann", origin=header) as ann:
                assert await ann.is_heard()
        else:
            with pytest.raises(InvalidStatus) as refused:
                async with service.browser("ann", origin=header):
                    pass
            assert refused.value.response.status_code == 403


# ------------------------------------------------------------------ limits


async def test_who_talks_too_fast_is_told_and_then_closed(small: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handler, "BURST", 5.0)
    monkeypatch.setattr(handler, "RATE", 0.1)
    monkeypatch.setattr(handler, "PATIENCE", 3.0)
    async with small.browser("ann") as ann:
        for _ in range(9):
            await ann.say("ping")
        told = [await ann.hear() for _ in range(9)]
        assert [each["type"] for each in told] == ["pong"] * 5 + ["refused"] * 4
        assert told[-1]["error"] == "too-many"
        assert await ann.closing() == Ending.TOO_FAST


@pytest.mark.parametrize("size", [20_000, 200_000])
async def test_messages_that_are_too_long_close_the_socket(small: Service, size: int) -> None:
    async with small.browser("ann") as ann:
        await ann.connection.send(json.dumps({"type": "chat", "table": "abc", "text": "a" * size}))
        assert await ann.closing() == Ending.TOO_BIG


async def test_a_socket_watches_so_many_tables_and_no_more(small: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(realtime, "MOST_WATCHED", 2)
    tables = [await lay(small.hall, 2) for _ in range(3)]
    async with small.browser("ann") as ann:
        for table in tables[:2]:
            await watch(ann, table.id, None)
        assert await _refusal(ann, tables[2].id, None) == "refused"
        await watch(ann, tables[0].id, None)  # again is not more
        await ann.say("unwatch", table=tables[0].id)
        await watch(ann, tables[2].id, None)


@pytest.mark.parametrize(("crowd", "other"), [("ann", None), (None, "ann")])
async def test_a_person_and_an_address_have_so_many_sockets_and_no_more(
    small: Service, monkeypatch: pytest.MonkeyPatch, crowd: str | None, other: str | None
) -> None:
    monkeypatch.setattr(realtime, "LINES_A_CROWD", 2)
    async with small.browser(crowd) as one:
        async with small.browser(crowd) as two, small.browser(crowd) as three, small.browser(other) as four:
            assert await three.closing() == Ending.CROWDED
            assert [await browser.is_heard() for browser in (one, two, four)] == [True] * 3
        async with small.browser(crowd) as again:
            assert await again.is_heard()


class Sleeper:
    """A browser that reads nothing."""

    def __init__(self, port: int) -> None:
        self.socket = sockets.socket()
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", port))
        key = "c2xlZXBpbmcgYnJvd3Nlcg=="
        lines = ["GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)

    @classmethod
    async def come(cls, service: Service) -> Sleeper:
        return await asyncio.to_thread(cls, service.port)

    def say(self, **message: Any) -> None:
        text = json.dumps(message).encode()
        assert len(text) < 126
        self.socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


async def _watching(service: Service, count: int) -> None:
    async with asyncio.timeout(20):
        while service.realtime.figures()["watches"] != count:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("limit", ["time", "size"])
async def test_a_slow_browser_is_cut_off_and_holds_up_nobody(
    small: Service, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(outbox, "SEND_SECONDS", 0.3 if limit == "time" else 60.0)
    table = await lay(small.hall, 2)
    sleeper = await Sleeper.come(small)
    async with small.browser("ann") as ann:
        await watch(ann, table.id, 0)
        sleeper.say(type="watch", table=table.id, seat=None)
        await _watching(small, 2)
        slow = next(line for line in small.realtime._lines if line.person is None)
        for number in range(80 if limit == "size" else 20):
            await small.realtime.tell(table.id, {"type": "news", "number": number, "text": "x" * 200_000})
            assert (await ann.hear())["number"] == number
        await _watching(small, 1)
        assert slow.ending is Ending.SLOW
        async with asyncio.timeout(10):
            while small.realtime.figures()["sockets"] != 1:
                await asyncio.sleep(0.01)
        assert await ann.is_heard()
    sleeper.socket.close()


async def test_questions_of_a_browser_that_does_not_read_wait(small: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking for more than one reads fills no memory: the questions stay in the network."""
    asked = 0

    async def much(line: lines.Line, *_: Any) -> None:
        nonlocal asked
        asked += 1
        line.push({"type": "news", "text": "x" * 200_000})

    monkeypatch.setattr(small.realtime, "watch", much)
    sleeper = await Sleeper.come(small)
    for _ in range(100):
        sleeper.say(type="watch", table="abc", seat=None)
    await asyncio.sleep(1.0)
    assert 0 < asked < 100
    assert next(iter(small.realtime._lines)).ending is None
    sleeper.socket.close()


# ------------------------------------------------------------------ heartbeat and sessions


@pytest.fixture
def quick_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("BEAT_SECONDS", 0.05), ("PING_SECONDS", 0.2), ("SILENT_SECONDS", 0.8)):
        monkeypatch.setattr(realtime, name, seconds)


async def test_a_half_open_socket_is_asked_and_then_closed(quick_heart: None, small: Service) -> None:
    async with small.browser("ann") as ann, small.browser("bo") as bo:
        told = []
        for _ in range(6):  # longer than silence is allowed
            told.append(await bo.hear())
            await bo.say("pong")
        assert told == [{"type": "ping"}] * 6
        assert await ann.hear() == {"type": "ping"}
        assert await ann.closing() == Ending.SILENT
        assert await bo.is_heard()


async def test_a_browser_that_was_cut_off_leaves_nothing_behind(quick_heart: None, small: Service) -> None:
    table = await lay(small.hall, 2)
    sleeper = await Sleeper.come(small)
    sleeper.say(type="watch", table=table.id, seat=None)
    await _watching(small, 1)
    await _watching(small, 0)
    assert small.realtime.figures()["sockets"] == 0
    sleeper.socket.close()


async def test_a_socket_is_closed_when_its_session_ends(service: Service) -> None:
    async with service.browser("ann") as ann, service.browser("bo") as bo:
        assert await ann.is_heard()
        service.sessions.ended.add("token of ann")
        await service.realtime.sessions_changed("ann")
        assert await ann.closing() == Ending.SESSION
        assert await bo.is_heard()


async def test_the_heartbeat_finds_sessions_that_ended(
    quick_heart: None, small: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(realtime, "SESSION_SECONDS", 0.1)
    monkeypatch.setattr(realtime, "SILENT_SECONDS", 60.0)
    async with small.browser("ann") as ann, small.browser() as stranger:
        assert await stranger.is_heard()
        small.sessions.ended.add("token of ann")
        assert await ann.closing() == Ending.SESSION
        assert await stranger.is_heard()


async def test_nobody_plays_with_a_session_that_ended(small: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handler, "FRESH_SECONDS", 0.0)
    table = await begin(small.hall, "bo")
    async with small.browser("ann") as ann:
        seen, move = await _first_move(ann, table.id)
        small.sessions.ended.add("token of ann")
        await ann.command(seen, "play", "late", move, confirm=True)
        assert (await ann.hear())["error"] == "not-signed-in"
        assert await ann.closing() == Ending.SESSION
        assert await kept_moves(small.hall, table.id) == 0
    async with small.browser("ann") as ann:  # comes back as a stranger
        assert await _refusal(ann, table.id, 0) == "forbidden"


async def test_sessions_are_not_looked_up_for_every_message(small: Service) -> None:
    async with small.browser("ann") as ann:
        for _ in range(20):
            await ann.ask("watch", table="f" * 24, seat=None)
        assert small.sessions.asked == 1


# ------------------------------------------------------------------ restart


async def test_a_restart_tells_everybody_to_come_back(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann, service.browser() as stranger:
        await watch(ann, table.id, 0)
        poll = asyncio.create_task(service.realtime.wait(table.id, None, table.version, 0, 60))
        await asyncio.sleep(0.1)
        closing = asyncio.create_task(service.realtime.close())
        assert await ann.closing() == Ending.RESTART
        assert await stranger.closing() == Ending.RESTART
        assert await poll is None
        await closing
    async with service.browser("ann") as ann:
        assert await ann.closing() == Ending.RESTART


def test_reasons_fit_into_a_close_frame() -> None:
    assert set(lines.REASONS) == set(Ending)
    assert all(len(reason.encode()) <= 123 for reason in lines.REASONS.values())


# ------------------------------------------------------------------ long poll


async def test_a_long_poll_ends_when_something_is_new(service: Service) -> None:
    table = await begin(service.hall, "bo")
    wait, number = service.realtime.wait, (table.version, 0)
    told = await wait(table.id, 0, table.version - 1, 0, 60)
    assert told is not None
    assert told["version"] == table.version
    assert await wait(table.id, 0, *number, 0.1) is None
    polls = [asyncio.create_task(wait(table.id, seat, *number, 60, since=0)) for seat in (0, 1, None)]
    await asyncio.sleep(0.1)
    assert service.realtime.figures()["waiting"] == 3
    await play_turn(service.hall, table.id, NAMES, "x")
    for seat, news in zip((0, 1, None), await asyncio.wait_for(asyncio.gather(*polls), 20), strict=True):
        assert news is not None
        assert (news["seat"], news["version"], len(news["log"])) == (seat, number[0] + 1, 1)
    assert service.realtime.figures()["waiting"] == 0


async def test_a_long_poll_does_not_hear_of_the_drafts_of_others(small: Service) -> None:
    table = await begin(small.hall, "bo")
    poll = asyncio.create_task(small.realtime.wait(table.id, 1, table.version, 0, 0.5))
    await asyncio.sleep(0.05)
    coins = next(choice.move.id for choice in table.dealt.choices(0) if not choice.irrevocable)
    await small.hall.command(table.id, "ann", 0, Command("play", table.question(0), "x", coins))
    assert await poll is None


async def test_a_long_poll_asks_again_who_may_look(small: Service) -> None:
    table = await lay(small.hall, 3)
    await small.hall.join(table.id, "bo", "Bo")
    viewer = Viewer("bo", 1)

    def check(found: Any) -> None:
        check_viewer(small.hall, found, viewer)

    number = (table.version, 0)
    poll = asyncio.create_task(small.realtime.wait(table.id, 1, *number, 60, check=check))
    await asyncio.sleep(0.1)
    await small.hall.leave(table.id, "bo")
    with pytest.raises(Forbidden, match="not your seat"):
        await poll


# ------------------------------------------------------------------ several processes


@pytest.fixture
async def twins(postgres_address: str, redis_address: str) -> AsyncIterator[tuple[Service, Service]]:
    """Two services on one database, as two processes would be."""
    one, two = Database(postgres_address), Database(postgres_address)
    await one.migrate()
    await add_people(one)
    async with (
        serving(Hall(one, KEY), make_notices(redis_address)) as first,
        serving(Hall(two, KEY), make_notices(redis_address)) as second,
    ):
        yield first, second
    await one.close()
    await two.close()


async def test_what_one_process_does_is_told_by_the_others(twins: tuple[Service, Service]) -> None:
    first, second = twins
    table = await begin(first.hall, "bo")
    async with first.browser("ann") as ann, second.browser("ann") as tab, second.browser("bo") as bo:
        seen = await watch(ann, table.id, 0)
        await watch(tab, table.id, 0)
        await watch(bo, table.id, 1)
        move = next(each["id"] for each in seen["decision"]["options"] if not each["irrevocable"])
        await ann.command(seen, "play", "draft", move)
        await ann.hear_first("done")
        drafted = await tab.hear()
        assert [each["id"] for each in drafted["draft"]["moves"]] == [move]
        await tab.command(drafted, "confirm", "good")
        await tab.hear_first("done")
        assert (await bo.hear())["table"]["length"] == 1
        async with asyncio.timeout(20):
            while (await ann.hear_first("table"))["table"]["length"] != 1:
                pass


async def test_a_table_that_changes_while_it_is_read_is_read_again(
    twins: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = twins
    table = await begin(first.hall, "bo")
    read, entered, leave = store.read_table, asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any) -> Any:
        found = await read(*args)
        entered.set()
        await leave.wait()
        return found

    second.hall.forget(table.id)
    monkeypatch.setattr(store, "read_table", slowly)
    async with second.browser() as stranger:
        await stranger.say("watch", table=table.id, seat=None)
        await asyncio.wait_for(entered.wait(), 20)
        await play_turn(first.hall, table.id, NAMES, "meanwhile")
        await asyncio.sleep(0.2)  # the notice arrives
        leave.set()
        assert (await stranger.hear())["table"]["length"] == 1


async def test_a_session_that_ends_in_one_process_ends_in_all(twins: tuple[Service, Service]) -> None:
    first, second = twins
    async with second.browser("ann") as ann:
        assert await ann.is_heard()
        second.sessions.ended.add("token of ann")
        await first.realtime.sessions_changed("ann")
        assert await ann.closing() == Ending.SESSION


async def test_what_was_missed_without_redis_is_made_up_for(twins: tuple[Service, Service], redis_address: str) -> None:
    first, second = twins
    table = await begin(first.hall, "bo")
    async with second.browser() as stranger:
        await watch(stranger, table.id, None)
        channel = second.notices._channel  # type: ignore[attr-defined]
        second.notices._channel = "elsewhere"  # type: ignore[attr-defined]
        await _cut_lines(redis_address)
        await asyncio.sleep(0.5)
        await play_turn(first.hall, table.id, NAMES, "missed")
        assert await stranger.hears_nothing()
        second.notices._channel = channel  # type: ignore[attr-defined]
        await _cut_lines(redis_address)
        assert (await stranger.hear())["table"]["length"] == 1


@pytest.fixture
async def mute(twins: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch) -> tuple[Service, Service]:
    """The first of two services is killed again and again after it has kept something, before it can tell that."""
    monkeypatch.setattr(twins[0].notices, "_send", lambda notice: None)
    return twins


async def test_what_a_killed_process_did_not_tell_is_found(mute: tuple[Service, Service]) -> None:
    first, second = mute
    table = await begin(first.hall, "bo")
    async with second.browser("bo") as bo, second.browser() as stranger:
        await watch(bo, table.id, 1)
        await watch(stranger, table.id, None)
        poll = asyncio.create_task(second.realtime.wait(table.id, 1, table.version, 0, 60))
        await play_turn(first.hall, table.id, NAMES, "not told")
        assert await bo.hears_nothing()
        await second.realtime.catch_up()
        for browser in (bo, stranger):
            assert (await browser.hear())["table"]["length"] == 1
        async with asyncio.timeout(20):
            news = await poll
        assert news is not None
        assert news["table"]["length"] == 1
        await second.realtime.catch_up()
        assert await bo.hears_nothing()


async def test_a_draft_that_a_killed_process_did_not_tell_is_found(mute: tuple[Service, Service]) -> None:
    first, second = mute
    table = await begin(first.hall, "bo")
    async with second.browser("ann") as tab:
        seen = await watch(tab, table.id, 0)
        move = next(each["id"] for each in seen["decision"]["options"] if not each["irrevocable"])
        await first.hall.command(table.id, "ann", 0, Command("play", seen["question"], "not told", move))
        await second.realtime.catch_up()
        drafted = await tab.hear()
        assert drafted["version"] == seen["version"]
        assert len(drafted["draft"]["moves"]) == 1


async def test_a_table_is_found_changed_although_it_is_not_in_memory(mute: tuple[Service, Service]) -> None:
    first, second = mute
    table = await begin(first.hall, "bo")
    async with second.browser() as stranger:
        await watch(stranger, table.id, None)
        await play_turn(first.hall, table.id, NAMES, "not told")
        second.hall.forget(table.id)
        await second.realtime.catch_up()
        assert (await stranger.hear())["table"]["length"] == 1
        second.hall.forget(table.id)
        assert not await second.hall.forget_outdated({table.id: table.version}), "nothing new: nobody has to read it"


async def test_only_what_has_changed_is_read_anew(mute: tuple[Service, Service]) -> None:
    first, second = mute
    tables = [await begin(first.hall, "bo") for _ in range(3)]
    found = [await second.hall.find(table.id) for table in tables]
    await play_turn(first.hall, tables[1].id, NAMES, "not told")
    assert await second.hall.forget_outdated({}) == {tables[1].id}
    again = [await second.hall.find(table.id) for table in tables]
    assert [one is other for one, other in zip(found, again, strict=True)] == [True, False, True]


async def test_the_application_catches_up_by_itself(
    postgres_address: str, redis_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "CATCH_UP_SECONDS", 0.05)
    app = create_app(Settings(database=postgres_address, redis=redis_address))
    async with app.lifespan():
        await add_people(app.state.database)
        table = await begin(app.state.hall, "bo")
        await play_turn(Hall(app.state.database, KEY), table.id, NAMES, "not told")
        async with asyncio.timeout(20):
            while (await app.state.hall.find(table.id)).length != 1:
                await asyncio.sleep(0.01)


async def _cut_lines(redis_address: str) -> None:
    async with Redis.from_url(redis_address) as client:
        await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")


async def test_notices_are_sent_again_when_redis_comes_back(redis_address: str) -> None:
    heard: list[Notice] = []
    async with RedisNotices(redis_address) as one, RedisNotices(redis_address) as two:
        two.subscribe(heard.append)
        good, one._redis = one._redis, _Broken()
        await one.publish("a table")
        await asyncio.sleep(0.05)
        one._redis = good
        async with asyncio.timeout(20):
            while not heard:
                await asyncio.sleep(0.01)
    assert [(notice.table, notice.own) for notice in heard] == [("a table", False)]


class _Broken:
    """A line to Redis that is dead."""

    def pipeline(self, **_: Any) -> Any:
        raise OSError("no route to host")


async def test_too_many_notices_become_one_that_says_everything(
    redis_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_board, "WAITING_NOTICES", 3)
    heard: list[Notice] = []
    async with RedisNotices(redis_address) as one, RedisNotices(redis_address) as two:
        two.subscribe(heard.append)
        for number in range(4):
            await one.publish(f"table {number}")
        async with asyncio.timeout(20):
            while not any(notice.everything for notice in heard):
                await asyncio.sleep(0.01)
    assert len(heard) == 1


async def test_what_is_no_notice_is_passed_over(redis_address: str) -> None:
    heard: list[Notice] = []
    async with RedisNotices(redis_address) as one, RedisNotices(redis_address) as two:
        two.subscribe(heard.append)
        async with Redis.from_url(redis_address) as client:
            for text in ("", "{", '{"table": 5}'):
                await client.publish("fairlead:notices", text)
        await one.publish("a table", person=None)
        async with asyncio.timeout(20):
            while not heard:
                await asyncio.sleep(0.01)
    assert [notice.table for notice in heard] == ["a table"]


def test_no_content_travels_between_processes() -> None:
    """Notices have room for ids, and for nothing else."""
    fields = set(Notice.__dataclass_fields__)
    assert fields == {"table", "seat", "line", "person", "everything", "sender", "own"}
