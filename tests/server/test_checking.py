"""check-tables: tables as they were played are clean, and whatever is changed behind the service's back is found."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, text, update

import fairlead
from fairlead.cli import main
from fairlead.server import schema
from fairlead.server.checking import Fault, check_tables
from fairlead.server.database import Database
from fairlead.server.hall import Hall, Wish
from helpers import play_randomly

from .conftest import KEY, add_people
from .playing import play_some

pytestmark = pytest.mark.anyio
moves, tables, snapshots, seats = schema.moves, schema.tables, schema.snapshots, schema.seats


async def played(database: Database, game: str = "discovery", count: int = 12) -> str:
    """A table with some moves."""
    hall = Hall(database, KEY)
    table = await hall.create("ann", "Ann", Wish(game, {}, ["me", "level1"], seed=7))
    await play_some(hall, table.id, random.Random(5), count)
    return table.id


async def change(database: Database, *statements: Any) -> None:
    async with database.writing() as connection:
        for statement in statements:
            await connection.execute(statement)


async def test_tables_in_every_state_are_clean(database: Database) -> None:
    hall = Hall(database, KEY)
    await hall.create("ann", "Ann", Wish("discovery", {}, ["me", "open"]))
    closed = await hall.create("ann", "Ann", Wish("bremerhaven", {}, ["me", "open"]))
    await hall.close(closed.id, "ann")
    given_up = await played(database, "bremerhaven")
    await hall.close(given_up, "ann")
    await played(database, "shipyard")
    await played(database, "discovery", 10_000)
    position = fairlead.load(play_randomly(fairlead.new("discovery", players=2, seed=1), 1, 9).position())
    await hall.import_record("bo", "Bo", play_randomly(position, 2, 20).record(), "private")
    await hall.import_record("bo", "Bo", fairlead.new("shipyard", players=3, seed=4).record(), "private")
    seen: list[tuple[int, int]] = []
    assert await check_tables(database, lambda done, total: seen.append((done, total))) == (7, [])
    assert seen == [(number, 7) for number in range(1, 8)]


DAMAGES: dict[str, tuple[list[Any], str]] = {
    "a move changed": ([update(moves).where(moves.c.number == 1).values(move=0)], ""),
    "a move that is none": (
        [update(moves).where(moves.c.number == 5).values(move=10**6)],
        "it cannot be read: There is no move 1000000",
    ),
    "a seat that is none": ([update(moves).where(moves.c.number == 5).values(seat=9)], "it cannot be read"),
    "a move in the middle lost": (
        [delete(moves).where(moves.c.number == 4)],
        "moves are missing in its log",
    ),
    "the last move lost": ([delete(moves).where(moves.c.number == 12)], "its log has 11 moves, and 12 were"),
    "the last move and its count lost": (
        [delete(moves).where(moves.c.number == 12), update(tables).values(length=11)],
        "there is a snapshot of move 12, and the log ends before it",
    ),
    "another deal": ([update(tables).values(seed=8)], "its log and its snapshot differ after move 0"),
    "another option": (
        [update(tables).values(options=func.replace(tables.c.options, '"turn_cap": 100', '"turn_cap": 99'))],
        "its log and its snapshot differ after move 0",
    ),
    "options that are none": ([update(tables).values(options="{")], "it cannot be read"),
    "a snapshot changed": (
        [update(snapshots).where(snapshots.c.number == 6).values(record=b"\0" * 912)],
        "its log and its snapshot differ after move 6",
    ),
    "a snapshot cut short": (
        [update(snapshots).where(snapshots.c.number == 12).values(record=b"\0")],
        "its log and its snapshot differ after move 12",
    ),
    "the last snapshot lost": (
        [delete(snapshots).where(snapshots.c.number == 12)],
        "there is no snapshot of its last move",
    ),
    "all snapshots lost": ([delete(snapshots)], "it has begun, and there is no snapshot"),
    "over too early": ([update(tables).values(status="over")], "its status is 'over', and its game goes on"),
    "not begun": ([update(tables).values(status="open")], "it has not begun, and yet"),
    "a status that is none": ([update(tables).values(status="lost")], "its status is 'lost'"),
    "a seat lost": ([delete(seats).where(seats.c.seat == 1)], "seats are missing"),
    "a game that is none": ([update(tables).values(game="chess")], "it cannot be read: There is no game"),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_every_damage_is_found(damage: str, database: Database) -> None:
    id = await played(database)
    statements, sentence = DAMAGES[damage]
    await change(database, *statements)
    count, faults = await check_tables(database)
    assert count == 1
    assert [fault.table for fault in faults] == [id]
    assert sentence in faults[0].reason


async def test_one_damaged_table_hides_no_other(database: Database) -> None:
    ids = [await played(database) for _ in range(4)]
    for id in ids[1:3]:
        await change(database, update(tables).where(tables.c.id == id).values(seed=1))
    count, faults = await check_tables(database)
    assert (count, [fault.table for fault in faults]) == (4, ids[1:3])


async def test_rules_of_another_version_are_named(database: Database) -> None:
    id = await played(database)
    await change(database, update(tables).values(rules="0.0.1", seed=8))
    _, faults = await check_tables(database)
    assert faults == [Fault(id, faults[0].reason)]
    assert "(played by rules 0.0.1, checked by" in faults[0].reason


async def test_tables_may_be_played_while_they_are_checked(database: Database) -> None:
    hall = Hall(database, KEY)
    table = await hall.create("ann", "Ann", Wish("discovery", {}, ["me", "me"], seed=7))
    playing = asyncio.create_task(play_some(hall, table.id, random.Random(5)))
    while not playing.done():
        assert await check_tables(database) == (1, [])
        await asyncio.sleep(0)
    assert (await hall.find(table.id)).dealt.over


async def test_nothing_is_changed_by_checking(database: Database) -> None:
    await played(database)
    async with database.reading() as connection:
        before = (await connection.execute(select(tables))).mappings().all()
    await check_tables(database)
    async with database.reading() as connection:
        assert (await connection.execute(select(tables))).mappings().all() == before
        assert (await connection.execute(text("SELECT count(*) FROM snapshots"))).scalar() == 13


# ------------------------------------------------------------------ the command


async def _made(address: str, *statements: Any) -> None:
    database = Database(address)
    await database.migrate()
    await add_people(database)
    await played(database)
    await change(database, *statements)
    await database.close()


def test_the_command_ends_with_one_if_a_table_is_damaged(
    database_address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_made(database_address))
    assert main(["check-tables", "--database", database_address]) == 0
    assert capsys.readouterr().out == "1 table was checked: all is well.\n"
    asyncio.run(_damage(database_address))
    assert main(["check-tables", "--database", database_address]) == 1
    told = capsys.readouterr().out
    assert "its log and its snapshot differ after move 0." in told
    assert told.endswith("1 table of 2 is damaged.\n")


async def _damage(address: str) -> None:
    database = Database(address)
    await change(database, update(tables).values(seed=1))
    row = {"id": "t", "game": "discovery", "rules": "1", "options": '{"players": 1}', "visibility": "link"}
    row |= {"status": "open", "title": "", "settings": "{}"} | dict.fromkeys(
        ("version", "length", "created", "changed"), 0
    )
    await change(database, insert(tables).values(row))
    await change(database, insert(seats).values(table="t", seat=0, kind="open", name=""))
    await database.close()


def test_an_empty_database_is_told(postgres_address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-tables", "--database", postgres_address]) == 2
    assert "The database holds nothing yet" in capsys.readouterr().err
