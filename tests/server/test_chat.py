"""Table chat: what is kept of a line, who may say and read it, and how fast."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select, update

from fairlead.server import chat as module
from fairlead.server import schema
from fairlead.server.chat import LINES_AT_ONCE, LONGEST_LINE, Chat, TooFast, clean
from fairlead.server.database import Database
from fairlead.server.hall import Forbidden, Hall, Refused, Unknown
from fairlead.server.notices import Notice, Notices, make_notices

from .talking import Data, Service, begin, lay, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture
def notices(request: pytest.FixtureRequest, database: Database) -> Notices:
    """Memory with SQLite, Redis with PostgreSQL: the two ways in which hosts serve."""
    return Notices() if database.is_sqlite else make_notices(request.getfixturevalue("redis_address"))


@pytest.fixture
def chat(hall: Hall, notices: Notices) -> Chat:
    return Chat(hall, notices)


@pytest.fixture
async def service(hall: Hall, notices: Notices) -> AsyncIterator[Service]:
    async with serving(hall, notices) as running:
        yield running


async def lines_kept(hall: Hall) -> int:
    async with hall.database.reading() as connection:
        count: int = (await connection.execute(select(func.count()).select_from(schema.chat))).scalar_one()
    return count


# ------------------------------------------------------------------ text


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Ahoy!", "Ahoy!"),
        ("  two\n\tlines \r\n of   it ", "two lines of it"),
        ('<script>alert(1)</script> & "more"', '<script>alert(1)</script> & "more"'),
        ("bell\x07 null\x00 escape\x1b[31m", "bell null escape[31m"),
        ("turned \u202eback\u202c and \u2066hidden\u2069 \ufeff\u200bhere", "turned back and hidden here"),
        ("Schöne Grüße, капитан, 船長", "Schöne Grüße, капитан, 船長"),
        ("e\u0301", "\u00e9"),
        ("👩\u200d🚀 می\u200cخواهم", "👩\u200d🚀 می\u200cخواهم"),
        ("line\u2028separator\u2029s\u0085", "line separator s"),
        ("private \ue000 and lone \ud800", "private and lone"),
    ],
)
def test_a_line_is_kept_as_plain_text(said: str, kept: str) -> None:
    assert clean(said) == kept


@pytest.mark.parametrize("said", ["", "   ", "\n\n", "\x00", "\u200d\u200d", "\u202e \u200b"])
def test_an_empty_line_is_refused(said: str) -> None:
    with pytest.raises(Refused, match="empty"):
        clean(said)


@pytest.mark.parametrize("length", [LONGEST_LINE + 1, 10 * LONGEST_LINE])
def test_a_long_line_is_refused(length: int) -> None:
    assert clean("a" * LONGEST_LINE) == "a" * LONGEST_LINE
    with pytest.raises(Refused, match=str(LONGEST_LINE)):
        clean("a" * length)


@given(st.text(st.characters(codec=None), max_size=300))
def test_whatever_is_said_is_one_short_line_that_stays_as_it_is(said: str) -> None:
    try:
        line = clean(said)
    except Refused:
        return
    assert 1 <= len(line) <= LONGEST_LINE
    assert line.isprintable() or any(char in module.JOINERS for char in line)
    assert clean(line) == line
    line.encode()


# ------------------------------------------------------------------ saying and reading


async def test_lines_are_kept_with_rising_ids_and_read_by_id(chat: Chat, hall: Hall) -> None:
    chat.limited = False
    table, other = await begin(hall, "bo"), await begin(hall, "bo")
    said = []
    for number in range(7):
        said.append(await chat.say(table.id, ("ann", "bo")[number % 2], "Somebody", f"line {number}"))
        await chat.say(other.id, "ann", "Ann", "elsewhere")
    ids = [line["id"] for line in said]
    assert ids == sorted(set(ids))
    assert await chat.lines(table.id, "cy") == said
    assert await chat.lines(table.id, "cy", limit=3) == said[-3:]
    assert await chat.lines(table.id, "cy", after=ids[2], limit=2) == said[3:5]
    assert await chat.lines(table.id, "cy", before=ids[2]) == said[:2]
    assert await chat.lines(table.id, "cy", before=ids[5], limit=2) == said[3:5]
    assert await chat.lines(table.id, "cy", after=ids[-1]) == []
    assert await chat.lines(table.id, "cy", after=10**30) == []
    assert await chat.lines(table.id, "cy", before=10**30, limit=-5) == said[-1:]
    assert said[0] == {
        "type": "chat", "table": table.id, "id": ids[0], "person": "ann", "name": "Somebody", "text": "line 0",
        "at": said[0]["at"],
    }  # fmt: skip


async def test_who_talks_too_much_is_asked_to_wait(chat: Chat, hall: Hall) -> None:
    table, other = await begin(hall, "bo"), await begin(hall, "bo")
    for number in range(LINES_AT_ONCE):
        await chat.say(table.id, "ann", "Ann", f"line {number}")
    with pytest.raises(TooFast, match="wait"):
        await Chat(hall, Notices()).say(table.id, "ann", "Ann", "one more")  # whichever process is asked
    await chat.say(table.id, "bo", "Bo", "others may")
    await chat.say(other.id, "ann", "Ann", "and elsewhere")
    assert await lines_kept(hall) == LINES_AT_ONCE + 2
    async with hall.database.writing() as connection:  # a while passes
        await connection.execute(update(schema.chat).values(at=schema.chat.c.at - module.TALK_SECONDS))
    await chat.say(table.id, "ann", "Ann", "now again")


async def test_only_who_may_see_a_table_reads_and_writes_there(chat: Chat, hall: Hall) -> None:
    table = await begin(hall, "bo", visibility="private")
    await chat.say(table.id, "bo", "Bo", "between us")
    for person in ("cy", None):
        with pytest.raises(Unknown):
            await chat.lines(table.id, person)
        with pytest.raises(Unknown):
            await chat.say(table.id, person, "?", "let me in")
    key = hall.invitation(table.id)
    assert len(await chat.lines(table.id, "cy", invitation=key)) == 1
    await chat.say(table.id, "cy", "Cy", "thank you", invitation=key)
    with pytest.raises(Unknown):
        await chat.lines("f" * 24, "ann")
    assert await lines_kept(hall) == 2


async def test_a_table_without_spectators_talks_among_itself(chat: Chat, hall: Hall) -> None:
    table = await lay(hall, 2, spectators=False)
    await chat.say(table.id, "cy", "Cy", "May I join?")
    await hall.join(table.id, "bo", "Bo")
    with pytest.raises(Forbidden):
        await chat.say(table.id, "cy", "Cy", "So what do you hold?")
    with pytest.raises(Forbidden):
        await chat.lines(table.id, "cy")
    assert len(await chat.lines(table.id, "bo")) == 1


async def test_a_stranger_reads_and_tells_a_name_before_talking(chat: Chat, hall: Hall) -> None:
    table = await begin(hall, "bo")
    with pytest.raises(Forbidden, match="name"):
        await chat.say(table.id, None, "?", "Ahoy")
    assert await chat.lines(table.id, None) == []


async def test_a_line_is_told_by_its_id_alone(hall: Hall) -> None:
    heard: list[Notice] = []
    notices = Notices()
    notices.subscribe(heard.append)
    table = await begin(hall, "bo")
    line = await Chat(hall, notices).say(table.id, "ann", "Ann", "Ahoy")
    assert [(notice.table, notice.line) for notice in heard] == [(table.id, line["id"])]


# ------------------------------------------------------------------ on sockets


async def test_a_line_reaches_everybody_at_the_table_once(service: Service) -> None:
    table, other = await begin(service.hall, "bo"), await begin(service.hall, "bo")
    async with service.browser("ann") as ann, service.browser("bo") as bo, service.browser("cy") as cy:
        await ann.ask("watch", table=table.id, seat=0)
        await ann.ask("watch", table=table.id, seat=None)
        await bo.ask("watch", table=table.id, seat=1)
        await cy.ask("watch", table=other.id, seat=None)
        await ann.say("chat", table=table.id, text=" <b>Ahoy</b>\x00 ", client="c1")
        told = [await ann.hear(), await ann.hear()]
        line = next(each for each in told if each["type"] == "chat")
        done = next(each for each in told if each["type"] == "done")
        assert (line["name"], line["text"], line["person"]) == ("Ann", "<b>Ahoy</b>", "ann")
        assert done == {"type": "done", "client": "c1", "table": table.id, "line": line["id"]}
        assert await bo.hear() == line
        assert await ann.hears_nothing()
        assert await cy.hears_nothing()


async def test_a_browser_that_comes_back_gets_the_lines_it_missed(service: Service) -> None:
    table = await begin(service.hall, "bo")
    chat = Chat(service.hall, service.notices)
    said = [await chat.say(table.id, "ann", "Ann", f"line {number}") for number in range(3)]
    async with service.browser("bo") as bo:
        await bo.say("watch", table=table.id, seat=1, line=said[0]["id"])
        assert (await bo.hear())["type"] == "table"
        assert [await bo.hear(), await bo.hear()] == said[1:]
        assert await bo.hears_nothing()


@pytest.mark.parametrize(
    ("text", "error"), [("", "refused"), ("\x00\n", "refused"), ("a" * (LONGEST_LINE + 1), "refused")]
)
async def test_a_line_that_cannot_be_kept_is_refused(service: Service, text: str, error: str) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann:
        refused: Data = await ann.ask("chat", table=table.id, text=text, client="c")
        assert (refused["type"], refused["client"], refused["error"]) == ("refused", "c", error)
        assert await lines_kept(service.hall) == 0


async def test_a_table_one_may_not_see_hears_nothing(service: Service) -> None:
    table = await begin(service.hall, "bo", visibility="private")
    async with service.browser("ann") as ann, service.browser("cy") as cy:
        await ann.ask("watch", table=table.id, seat=0)
        refused = await cy.ask("chat", table=table.id, text="Ahoy")
        assert refused["error"] == "unknown"
        assert await ann.hears_nothing()
        assert await lines_kept(service.hall) == 0


async def test_who_floods_a_table_is_told_so(service: Service) -> None:
    table = await begin(service.hall, "bo")
    async with service.browser("ann") as ann:
        answers: list[Any] = []
        for number in range(LINES_AT_ONCE + 1):
            answers.append(await ann.ask("chat", table=table.id, text="Ahoy", client=f"c{number}"))
        assert [answer["type"] for answer in answers] == ["done"] * LINES_AT_ONCE + ["refused"]
        assert answers[-1]["error"] == "too-many"
