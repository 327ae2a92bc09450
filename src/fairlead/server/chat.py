"""Table chat: short lines of plain text, for those who may see the table.

What is said is kept as plain text, cleaned of what is no text; whoever shows it shows it as text, never as markup.
Lines have ids that rise with time, so a client asks for what came after the last line it knows, or before the first.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sqlalchemy import RowMapping, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import FairleadError
from ..games.definition import Data
from . import schema
from .database import Database
from .hall import Forbidden, Hall, Refused
from .notices import Notices
from .store import now
from .viewers import Viewer, check_viewer

LONGEST_LINE = 500  # characters
LINES_AT_ONCE = 5  # what one person may say at one table ...
TALK_SECONDS = 10.0  # ... in this time
LINES_SHOWN = 50
MOST_LINES_SHOWN = 200
LATEST_ID = 2**31 - 1

# Joiners hold emoji and some scripts together; all other invisible signs can only mislead, such as those that turn the
# direction of text around.
JOINERS = "\u200c\u200d"
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")


class TooFast(FairleadError):
    """Somebody says or asks too much in too short a time."""


class Chat:
    """What is said at tables. Each line is kept, and then everybody is told by a notice that it is there."""

    def __init__(self, hall: Hall, notices: Notices, *, limited: bool = True) -> None:
        self.hall = hall
        self.notices = notices
        self.limited = limited

    async def say(self, table: str, person: str | None, name: str, text: str, invitation: str = "") -> Data:
        """Keeps a line and returns it; Refused or TooFast say why not."""
        await self._check(table, person, invitation)
        if person is None:
            raise Forbidden("To talk at a table, tell your name first.")
        row: Data = {"table": table, "person": person, "name": name, "text": clean(text), "at": now()}
        async with self.hall.database.writing() as connection:
            if self.limited:
                await _check_pace(connection, table, person)
            said = await connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))
            row["id"] = said.scalar_one()
        await self.notices.publish(table, line=row["id"])
        return line_data(row)

    async def lines(
        self,
        table: str,
        person: str | None,
        *,
        after: int | None = None,
        before: int | None = None,
        limit: int = LINES_SHOWN,
        invitation: str = "",
    ) -> list[Data]:
        """Lines of a table, oldest first: the first after an id, or the last before one (by default the latest)."""
        await self._check(table, person, invitation)
        count = max(1, min(limit, MOST_LINES_SHOWN))
        chosen = select(schema.chat).where(schema.chat.c.table == table)
        if before is not None:
            chosen = chosen.where(schema.chat.c.id < min(before, LATEST_ID))
        if after is not None:
            chosen = chosen.where(schema.chat.c.id > min(after, LATEST_ID)).order_by(schema.chat.c.id)
        else:
            chosen = chosen.order_by(schema.chat.c.id.desc())
        async with self.hall.database.reading() as connection:
            rows: Sequence[RowMapping] = (await connection.execute(chosen.limit(count))).mappings().all()
        return [line_data(row) for row in (rows if after is not None else reversed(rows))]

    async def _check(self, table: str, person: str | None, invitation: str) -> None:
        check_viewer(self.hall, await self.hall.find(table), Viewer(person, None, invitation))


def clean(text: str) -> str:
    """A line as it is kept: one line of visible text; Refused if nothing is left or too much."""
    if len(text) > 4 * LONGEST_LINE:
        raise Refused(f"A line has at most {LONGEST_LINE} characters.")
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    visible = (char for char in spaced if char in JOINERS or unicodedata.category(char) not in INVISIBLE)
    line = " ".join("".join(visible).split())
    if not line.strip(JOINERS + " "):
        raise Refused("There is nothing to say in an empty line.")
    if len(line) > LONGEST_LINE:
        raise Refused(f"A line has at most {LONGEST_LINE} characters; this one has {len(line)}.")
    return line


async def _check_pace(connection: AsyncConnection, table: str, person: str) -> None:
    """Looks in the database how much somebody has said lately: all processes count together."""
    own = select(schema.chat.c.at).where(schema.chat.c.table == table, schema.chat.c.person == person)
    found = await connection.execute(own.order_by(schema.chat.c.id.desc()).offset(LINES_AT_ONCE - 1).limit(1))
    earlier: float | None = found.scalar()
    if earlier is not None and earlier > now() - TALK_SECONDS:
        raise TooFast(f"You may say {LINES_AT_ONCE} lines in {TALK_SECONDS:.0f} seconds: wait a moment.")


async def read_line(database: Database, id: int) -> Data | None:
    """One line by its id, for those who may see its table; None if it is gone."""
    async with database.reading() as connection:
        row = (await connection.execute(select(schema.chat).where(schema.chat.c.id == id))).mappings().first()
    return None if row is None else line_data(row)


def line_data(row: RowMapping | Data) -> Data:
    """A line as it is told."""
    return {"type": "chat", **{name: row[name] for name in ("table", "id", "person", "name", "text", "at")}}
