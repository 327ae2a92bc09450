"""Backup and restore: from either database into either, while tables are played, all of it or nothing."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from fairlead.cli import main
from fairlead.server import schema
from fairlead.server.backup import BackupTrouble, back_up, restore
from fairlead.server.checking import check_tables
from fairlead.server.database import Database
from fairlead.server.hall import Hall, Wish

from .conftest import KEY, add_people
from .playing import play_some

pytestmark = pytest.mark.anyio
both = pytest.mark.parametrize("target", ["sqlite", "postgres"])


async def filled(database: Database) -> Hall:
    """A hall with a table that waits, one that is played, and words in the chat."""
    hall = Hall(database, KEY)
    await hall.create("ann", "Ann", Wish("discovery", {}, ["me", "open"], title="Zwölf Boxkämpfer ⚓"))
    table = await hall.create("ann", "Ann", Wish("shipyard", {}, ["me", "level1"], seed=2**62 + 1))
    await play_some(hall, table.id, random.Random(1), 20)
    async with database.writing() as connection:
        lines = [{"table": table.id, "person": "bo", "name": "Bo", "text": f"line {n}", "at": n / 3} for n in range(5)]
        await connection.execute(insert(schema.chat), lines)
        await connection.execute(insert(schema.secrets).values(name="invitations", value="hidden"))
    return hall


async def contents(database: Database) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    found = {}
    async with database.reading() as connection:
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [dict(row) for row in rows.mappings()]
    return found


@pytest.fixture
async def other(target: str, request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """An empty database to restore into."""
    address = f"sqlite:///{tmp_path / 'other.sqlite'}"
    if target == "postgres":
        address = request.getfixturevalue("second_postgres_address")
    opened = Database(address)
    yield opened
    await opened.close()


# ------------------------------------------------------------------ there and back


@both
async def test_a_backup_restores_into_either_database(database: Database, other: Database, tmp_path: Path) -> None:
    hall, seen = await filled(database), []
    file = tmp_path / "monday.sqlite"
    rows = await back_up(database, file, progress=lambda done, total: seen.append((done, total)))
    before = await contents(database)
    assert rows == sum(map(len, before.values())) > 50
    assert seen[0] == (0, rows)
    assert seen[-1] == (rows, rows)
    assert await restore(other, file) == rows
    assert await contents(other) == before
    assert await check_tables(other) == (2, [])
    # And the game goes on there, in the chat too.
    there = Hall(other, KEY)
    table = next(row["id"] for row in before["tables"] if row["game"] == "shipyard")
    assert (await there.find(table)).dealt == (await hall.find(table)).dealt
    await play_some(there, table, random.Random(2), 5)
    async with other.writing() as connection:
        await connection.execute(insert(schema.chat).values(table=table, name="Bo", text="next", at=9.0))
    assert [line["id"] for line in (await contents(other))["chat"]] == [1, 2, 3, 4, 5, 6]


async def test_a_backup_is_of_one_moment_while_tables_are_played(database: Database, tmp_path: Path) -> None:
    hall = await filled(database)
    table = next(row["id"] for row in (await contents(database))["tables"] if row["game"] == "shipyard")
    playing = asyncio.create_task(play_some(hall, table, random.Random(3), 60))
    for number in range(5):
        await back_up(database, tmp_path / f"{number}.sqlite")
    await playing
    for number in range(5):
        copy = Database(f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        assert await check_tables(copy) == (2, [])
        await copy.close()


async def test_a_backup_is_one_file_that_only_its_owner_reads(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "monday.sqlite"
    file.parent.mkdir()
    await back_up(database, file)
    assert [path.name for path in file.parent.iterdir()] == ["monday.sqlite"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM people ORDER BY id LIMIT 1").fetchone() == ("Ann",)
    connection.close()


# ------------------------------------------------------------------ refusals


async def test_a_file_is_overwritten_only_when_told(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "monday.sqlite"
    file.write_text("precious")
    with pytest.raises(BackupTrouble, match="is there already"):
        await back_up(database, file)
    assert file.read_text() == "precious"
    await back_up(database, file, overwrite=True)
    assert file.read_bytes().startswith(b"SQLite")


async def test_a_backup_that_cannot_be_written_leaves_nothing(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BackupTrouble, match="cannot be written: No such file or directory"):
        await back_up(database, tmp_path / "nowhere" / "monday.sqlite")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BackupTrouble, match="No space left on device"):
        await back_up(database, tmp_path / "monday.sqlite")
    assert not list(tmp_path.glob("monday*"))


async def test_a_database_is_replaced_only_when_told(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "monday.sqlite"
    await back_up(database, file)
    hall = await filled(database)
    before = await contents(database)
    with pytest.raises(BackupTrouble, match="The database is not empty: it holds rows in people"):
        await restore(database, file)
    assert await contents(database) == before
    assert len(before["tables"]) == 2
    await restore(database, file, overwrite=True)
    after = await contents(database)
    assert (len(after["people"]), after["tables"], after["moves"], after["secrets"]) == (4, [], [], [])
    assert hall is not None


async def test_a_restore_that_breaks_off_changes_nothing(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "monday.sqlite"
    await filled(database)
    await back_up(database, file)
    before = await contents(database)

    def stop(done: int, total: int) -> None:
        if done > total / 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await restore(database, file, overwrite=True, progress=stop)
    assert await contents(database) == before


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda file: file.unlink(), "cannot be read: No such file"),
        (lambda file: file.write_text("Dear diary"), "is no backup: fairlead backup writes SQLite files"),
        (lambda file: file.write_bytes(file.read_bytes()[:10_000]), "is damaged"),
        (lambda file: _run(file, "DROP TABLE alembic_version"), "there are no tables of Fairlead in it"),
        (lambda file: _run(file, "UPDATE alembic_version SET version_num = 'later'"), "by a newer version of Fairlead"),
        (lambda file: _run(file, "UPDATE tables SET owner = 'nobody'"), "cannot be restored: FOREIGN KEY"),
    ],
)
async def test_what_is_no_backup_is_refused(damage: Any, sentence: str, sqlite_address: str, tmp_path: Path) -> None:
    source, file = Database(sqlite_address), tmp_path / "monday.sqlite"
    await source.migrate()
    await add_people(source)
    await filled(source)
    await back_up(source, file)
    await source.close()
    damage(file)
    target = Database(f"sqlite:///{tmp_path / 'other.sqlite'}")
    with pytest.raises(BackupTrouble, match=sentence):
        await restore(target, file)
    if file.exists():
        await target.migrate()
        assert not any((await contents(target)).values())
    await target.close()


def _run(file: Path, command: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(command)
    connection.close()


# ------------------------------------------------------------------ the commands


async def _made(address: str) -> None:
    database = Database(address)
    await database.migrate()
    await add_people(database)
    await filled(database)
    await database.close()


def test_the_commands_say_what_they_did(
    database_address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_made(database_address))
    file, other = str(tmp_path / "monday.sqlite"), f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert main(["backup", file, "--database", database_address]) == 0
    assert f"rows were written to {file}." in capsys.readouterr().out
    assert main(["backup", file, "--database", database_address]) == 2
    assert "Name another file, or add --overwrite." in capsys.readouterr().err
    assert main(["restore", file, "--database", other]) == 0
    assert f"rows were restored from {file}." in capsys.readouterr().out
    assert main(["--lang", "de", "restore", file, "--database", other, "--overwrite"]) == 0
    assert "eingespielt" in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made_by_looking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "none.sqlite"
    for command in (["backup", str(tmp_path / "out.sqlite")], ["check-tables"]):
        assert main([*command, "--database", f"sqlite:///{missing}"]) == 2
        assert f"There is no database {missing}." in capsys.readouterr().err
    assert not missing.exists()


def test_a_database_that_does_not_answer_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["backup", str(tmp_path / "out.sqlite")], ["check-tables"]):
        assert main([*command, "--database", "postgresql://ann:pa55word@127.0.0.1:1/fairlead"]) == 2
        told = capsys.readouterr().err
        assert "The database cannot be" in told
        assert "pa55word" not in told
