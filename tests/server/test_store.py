"""Tables on both databases: made, joined, played to the end, read again; and two halls that share a database."""

from __future__ import annotations

import asyncio
import random
import sqlite3

import pytest
from sqlalchemy import func, insert, select

from fairlead.errors import IllegalMove, OptionError
from fairlead.games import NAMES
from fairlead.server import ledger, schema, store
from fairlead.server.bots import tables_in_play
from fairlead.server.checking import check_tables
from fairlead.server.database import Database, DatabaseTrouble, make_engine
from fairlead.server.hall import Forbidden, Hall, Refused, Stale, Unknown, Wish
from fairlead.server.health import look, newest_revision, revision_of
from fairlead.server.ledger import Batch, Conflict
from fairlead.server.table import BOT, CLOSED, FREE, OPEN, OVER, PERSON, PLAYING, Seat, Table

from .conftest import KEY, add_people
from .playing import command, play_some

pytestmark = pytest.mark.anyio
PAIR = Wish("discovery", {"start_player": 0}, ["me", "open"], seed=7)


async def pair(hall: Hall, wish: Wish = PAIR) -> Table:
    """A table of Ann and Bo that has just begun."""
    table = await hall.create("ann", "Ann", wish)
    return await hall.join(table.id, "bo", "Bo")


async def reread(hall: Hall, id: str) -> Table:
    """The table as another process would find it."""
    return await Hall(hall.database, KEY).find(id)


def assert_same(one: Table, other: Table) -> None:
    assert one is not other
    assert one.game == other.game
    if one.game is not None:
        assert one.dealt.history == other.dealt.history
        assert one.dealt.names == other.dealt.names
    for name in ("id", "name", "options", "seats", "owner", "visibility", "status", "title", "settings", "version"):
        assert getattr(one, name) == getattr(other, name), name
    if one.status == OVER:  # nothing is drafted any more, whatever was
        assert not any(draft.moves for draft in other.drafts.values())
    else:
        kept = {seat: (draft.moves, draft.revision) for seat, draft in one.drafts.items()}
        assert kept == {seat: (draft.moves, draft.revision) for seat, draft in other.drafts.items()}
    assert (one.holders, one.rematch_of, one.created) == (other.holders, other.rematch_of, other.created)


async def count(database: Database, source: object) -> int:
    async with database.reading() as connection:
        return (await connection.execute(select(func.count()).select_from(source))).scalar() or 0  # type: ignore[arg-type]


# ------------------------------------------------------------------ the database


async def test_a_database_is_made_in_its_newest_form_once(database: Database) -> None:
    assert await revision_of(database) == newest_revision()
    await database.migrate()
    health = await look(database)
    assert (health.database, health.migrations, health.ready) == (True, True, True)


async def test_what_a_transaction_began_is_not_kept_if_it_fails(database: Database) -> None:
    batch = Batch()
    store.add_table(batch, Table("t", "discovery", {"players": 1}, [Seat()], "ann"), 1, None)
    store.check_table(batch, Table("another", "discovery", {"players": 1}, [Seat()], "ann"))
    with pytest.raises(Conflict):
        await database.write(batch)
    assert await count(database, schema.tables) == await count(database, schema.seats) == 0


async def test_a_reader_sees_one_moment(database: Database) -> None:
    async with database.reading() as connection:
        before = (await connection.execute(select(func.count()).select_from(schema.tables))).scalar()
        await Hall(database, KEY).create("ann", "Ann", PAIR)
        assert (await connection.execute(select(func.count()).select_from(schema.tables))).scalar() == before == 0
    assert await count(database, schema.tables) == 1


def test_other_databases_are_refused_with_a_sentence() -> None:
    with pytest.raises(DatabaseTrouble, match="SQLite or PostgreSQL, not in mysql"):
        make_engine("mysql://db/fairlead")
    with pytest.raises(DatabaseTrouble, match="no address of a database"):
        make_engine("somewhere")


# ------------------------------------------------------------------ the lobby


async def test_a_table_waits_for_players_and_begins_when_all_are_there(hall: Hall) -> None:
    table = await hall.create("ann", "Ann", Wish("discovery", {}, ["me", "open", "level2"], title="Evening"))
    assert (table.status, table.game, table.free_seats) == (OPEN, None, [1])
    assert_same(table, await reread(hall, table.id))
    table = await hall.join(table.id, "bo", "Bo")
    assert (table.status, table.length) == (PLAYING, 0)
    assert [(seat.kind, seat.name) for seat in table.seats] == [(PERSON, "Ann"), (PERSON, "Bo"), (BOT, "level2")]
    assert_same(table, await reread(hall, table.id))
    with pytest.raises(Refused, match="has begun"):
        await hall.join(table.id, "cy", "Cy")


async def test_seats_can_be_left_taken_over_and_taken_back(hall: Hall) -> None:
    table = await pair(hall)
    await hall.leave(table.id, "bo", "level1")
    assert (table.seats[1].kind, table.seats[1].person, table.seats[1].bot) == (BOT, "bo", "level1")
    assert_same(await hall.find(table.id), await reread(hall, table.id))
    table = await hall.join(table.id, "bo", "Bo")
    assert (table.seats[1].kind, table.seats[1].bot) == (PERSON, None)
    assert_same(table, await reread(hall, table.id))


async def test_an_open_table_that_everybody_left_is_closed(hall: Hall) -> None:
    table = await hall.create("ann", "Ann", PAIR)
    table = await hall.leave(table.id, "ann")
    assert (table.status, table.seats[0].kind) == (CLOSED, FREE)
    assert_same(table, await reread(hall, table.id))


async def test_wrong_wishes_leave_no_table(hall: Hall) -> None:
    for wish in (
        Wish("chess", {}, ["me", "open"]),
        Wish("discovery", {}, ["me"]),
        Wish("discovery", {"tempo": 3}, ["me", "open"]),
        Wish("discovery", {}, ["me", "level9"]),
        Wish("discovery", {}, ["me", "open"], visibility="secret"),
    ):
        with pytest.raises(OptionError):
            await hall.create("ann", "Ann", wish)
    assert await count(hall.database, schema.tables) == 0


async def test_tables_are_listed_for_everybody_and_for_their_people(hall: Hall) -> None:
    public = await hall.create("ann", "Ann", Wish("discovery", {}, ["me", "open"], visibility="public"))
    full = await pair(hall, Wish("discovery", {}, ["me", "open"], visibility="public"))
    await hall.create("cy", "Cy", Wish("discovery", {}, ["me", "open"], visibility="private"))
    async with hall.database.reading() as connection:
        assert await store.open_tables(connection, 10) == [public.id, full.id]
        assert await store.open_tables(connection, 1) == [public.id]
        assert await store.tables_of(connection, "bo", 10) == [full.id]
        assert set(await store.tables_of(connection, "ann", 10)) == {public.id, full.id}
        assert await store.tables_of(connection, "di", 10) == []


async def test_unknown_tables_are_told(hall: Hall) -> None:
    with pytest.raises(Unknown):
        await hall.find("0" * 24)


# ------------------------------------------------------------------ playing


@pytest.mark.parametrize("game", NAMES)
async def test_a_game_is_played_to_its_end_and_read_again_from_its_log(game: str, hall: Hall) -> None:
    table = await pair(hall, Wish(game, {}, ["me", "open", "level1"], seed=3))
    await play_some(hall, table.id, random.Random(3), 25)
    assert_same(await hall.find(table.id), await reread(hall, table.id))
    table = await play_some(hall, table.id, random.Random(4))
    assert table.status == OVER
    assert table.dealt.over
    assert table.drafts == {}
    assert_same(table, await reread(hall, table.id))
    assert await count(hall.database, schema.moves) == table.length > 50
    assert await check_tables(hall.database) == (1, [])


async def test_moves_of_bots_are_marked_and_made_for_a_version(hall: Hall) -> None:
    table = await hall.create("ann", "Ann", Wish("discovery", {"start_player": 1}, ["me", "level1"], seed=7))
    move = table.dealt.moves(1).ids[0]
    with pytest.raises(Conflict):
        await hall.play_bot(table.id, 1, [move], table.version - 1)
    table = await hall.find(table.id)
    await hall.play_bot(table.id, 1, [move], table.version)
    async with hall.database.reading() as connection:
        rows = (await connection.execute(select(schema.moves))).mappings().all()
    assert [(row["number"], row["seat"], row["move"], bool(row["by_bot"])) for row in rows] == [(1, 1, move, True)]


async def test_drafts_are_kept_and_belong_to_one_seat(hall: Hall) -> None:
    table = await pair(hall)
    for text in ("coins", "order 0"):
        move = table.dealt.move(text, 0).id if not table.drafts else _in_draft(table, text)
        table = await hall.command(table.id, "ann", 0, command(table, 0, "play", move))
    assert (table.version, table.length, len(table.drafts[0].moves), table.drafts[0].revision) == (1, 0, 2, 2)
    again = await reread(hall, table.id)
    assert_same(table, again)
    with again.drafted(0) as drafted:
        assert [move.text for move in drafted.moves] + ([str(drafted.waiting)] if drafted.waiting else []) == [
            "coins",
            "order 0",
        ]
    table = await hall.command(table.id, "ann", 0, command(table, 0, "undo"))
    assert_same(table, await reread(hall, table.id))
    table = await hall.command(table.id, "ann", 0, command(table, 0, "restart"))
    assert table.drafts[0].moves == []
    assert_same(table, await reread(hall, table.id))


def _in_draft(table: Table, text: str) -> int:
    with table.drafted(0):
        return table.dealt.move(text, 0).id


async def test_what_is_refused_changes_nothing(hall: Hall) -> None:
    table = await pair(hall)
    coins, illegal = table.dealt.move("coins").id, table.dealt.move("end").id
    sent = command(table, 0, "play", coins)
    for person, seat, wrong, error in (
        ("bo", 0, sent, Forbidden),
        ("di", 1, sent, Forbidden),
        ("ann", 0, command(table, 0, "play", illegal), IllegalMove),
        ("ann", 0, command(table, 0, "play", 10**6), IllegalMove),
        ("ann", 0, command(table, 0, "confirm"), IllegalMove),
        ("ann", 0, command(table, 0, "undo"), IllegalMove),
        ("ann", 0, command(table, 0, "dance"), OptionError),
        ("bo", 1, command(table, 1, "play", coins), IllegalMove),
    ):
        with pytest.raises(error):
            await hall.command(table.id, person, seat, wrong)
        assert_same(await hall.find(table.id), await reread(hall, table.id))
    assert await count(hall.database, schema.moves) == await count(hall.database, schema.drafts) == 0
    assert (await hall.find(table.id)).version == table.version


async def test_a_command_that_comes_twice_is_carried_out_once(hall: Hall) -> None:
    table = await pair(hall)
    sent = command(table, 0, "play", table.dealt.move("coins").id, confirm=True)
    answers = await asyncio.gather(*(hall.command(table.id, "ann", 0, sent) for _ in range(5)))
    assert {answer.length for answer in answers} == {1}
    assert (await reread(hall, table.id)).length == 1
    late = command(table, 0, "play", 0, confirm=True)
    object.__setattr__(late, "question", sent.question)
    with pytest.raises(Stale):
        await hall.command(table.id, "ann", 0, late)


# ------------------------------------------------------------------ two halls


async def test_of_two_halls_the_second_is_told_and_then_sees_what_the_first_did(hall: Hall) -> None:
    table, other = await pair(hall), Hall(hall.database, KEY)
    there = await other.find(table.id)
    coins = table.dealt.move("coins").id
    late = command(there, 0, "play", coins, confirm=True)
    await hall.command(table.id, "ann", 0, command(table, 0, "play", coins, confirm=True))
    with pytest.raises(Conflict):
        await other.command(table.id, "ann", 0, late)
    assert_same(await other.find(table.id), await hall.find(table.id))
    assert (await other.find(table.id)).length == 1
    assert await check_tables(hall.database) == (1, [])


async def test_a_draft_for_an_old_version_is_told(hall: Hall) -> None:
    table, other = await pair(hall), Hall(hall.database, KEY)
    there = await other.find(table.id)
    coins = table.dealt.move("coins").id
    late = command(there, 0, "play", coins)
    await hall.command(table.id, "ann", 0, command(table, 0, "play", coins, confirm=True))
    with pytest.raises(Conflict):
        await other.command(table.id, "ann", 0, late)
    assert_same(await other.find(table.id), await hall.find(table.id))


async def test_two_halls_that_take_the_same_seat_at_once_give_it_once(hall: Hall) -> None:
    table, other = (
        await hall.create("ann", "Ann", Wish("discovery", {}, ["me", "open", "open"])),
        Hall(hall.database, KEY),
    )
    await other.find(table.id)
    results = await asyncio.gather(
        hall.join(table.id, "bo", "Bo", 1), other.join(table.id, "cy", "Cy", 1), return_exceptions=True
    )
    assert [type(result) for result in results].count(Table) == 1
    assert any(isinstance(result, Conflict) for result in results)
    seat = (await reread(hall, table.id)).seats[1]
    assert seat.name == ("Bo" if isinstance(results[0], Table) else "Cy")


async def test_two_halls_can_play_one_table_together(hall: Hall) -> None:
    """Each plays when it can; whoever is late looks again. Nothing is lost, nothing is played twice."""
    table, other = await pair(hall, Wish("bremerhaven", {}, ["me", "open", "level1"], seed=5)), Hall(hall.database, KEY)
    played = 0

    async def player(here: Hall, chooser: random.Random) -> None:
        nonlocal played
        while played < 80 and (await here.find(table.id)).status == PLAYING:
            try:
                await play_some(here, table.id, chooser, 1)
                played += 1
            except (Conflict, Stale, IllegalMove):
                here.forget(table.id)
            await asyncio.sleep(0)

    await asyncio.gather(player(hall, random.Random(1)), player(other, random.Random(2)))
    end = await reread(hall, table.id)
    assert end.length == played >= 80
    assert await check_tables(hall.database) == (1, [])


async def test_what_is_of_no_use_any_more_is_forgotten(database: Database, hall: Hall) -> None:
    table = await hall.create("ann", "Ann", PAIR)
    long_ago = store.now() - 2 * store.COMMAND_SECONDS
    async with database.writing() as connection:
        rows = [{"table": table.id, "client": name, "at": at} for name, at in (("old", long_ago), ("new", store.now()))]
        await connection.execute(insert(schema.commands), rows)
        session = {"person": "ann", "created": 0.0}
        sessions = [{**session, "token": "old", "expires": 1.0}, {**session, "token": "new", "expires": 1e12}]
        await connection.execute(insert(schema.sessions), sessions)
    await store.tidy(database)
    async with database.reading() as connection:
        assert [*(await connection.execute(select(schema.commands.c.client))).scalars()] == ["new"]
        assert [*(await connection.execute(select(schema.sessions.c.token))).scalars()] == ["new"]


async def test_only_tables_that_wait_for_a_bot_are_taken_up(hall: Hall) -> None:
    for first in (0, 1):
        wish = Wish("discovery", {"start_player": first}, ["me", "level1"])
        await hall.create("ann", "Ann", wish)
    found = [table async for table in tables_in_play(hall, None)]
    assert [table.to_act for table in found] == [(1,)], "the other one waits for Ann"


async def test_while_another_process_writes_into_the_file_only_changes_wait(
    sqlite_address: str,
) -> None:
    database = Database(sqlite_address)
    await database.migrate()
    await add_people(database)
    other = sqlite3.connect(sqlite_address.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    making = asyncio.create_task(Hall(database, KEY).create("ann", "Ann", PAIR))
    for _ in range(10):  # the loop goes on: somebody else can look things up meanwhile
        assert await count(database, schema.people) == 4
        await asyncio.sleep(0.01)
    assert not making.done()
    other.execute("ROLLBACK")
    table = await making
    assert await count(database, schema.tables) == 1
    assert table.status == OPEN
    other.close()
    await database.close()


async def test_a_file_that_stays_busy_is_no_endless_wait(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "BUSY_SECONDS", 0.1)
    database = Database(sqlite_address)
    await database.migrate()
    await add_people(database)
    other = sqlite3.connect(sqlite_address.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await Hall(database, KEY).create("ann", "Ann", PAIR)
    other.close()
    await database.close()
