"""Tables as routes see them: as they have been kept, and only by those who may."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..hall import Hall, Unknown
from ..people import Person
from ..table import Table
from ..viewers import Viewer, check_viewer


@asynccontextmanager
async def seen(hall: Hall, id: str, person: Person | None, invitation: str = "") -> AsyncIterator[Table]:
    """A table that somebody may know of, as it has been kept; for all others there is none."""
    async with hall.looking(id) as table:
        if not hall.may_see(table, person.id if person else None, invitation):
            raise Unknown("There is no such table.")
        yield table


async def check_seen(hall: Hall, id: str, person: Person | None, invitation: str = "") -> None:
    """Refuses to those who may not know of a table."""
    async with seen(hall, id, person, invitation):
        pass


def viewer_of(hall: Hall, table: Table, person: Person | None, seat: int | None, invitation: str = "") -> int | None:
    """The seat that somebody looks from: one of their own, or None, if spectators may look."""
    check_viewer(hall, table, Viewer(person.id if person else None, seat, invitation))
    return seat
