"""Who may see what of a table: the checks that all routes and sockets share."""

from __future__ import annotations

from ..hall import Forbidden, Hall, Unknown
from ..people import Person
from ..table import PRIVATE, Table


async def table_for(hall: Hall, id: str, person: Person | None, invitation: str = "") -> Table:
    """A table that somebody may know of; for all others there is none."""
    table = await hall.find(id)
    if not hall.may_see(table, person.id if person else None, invitation):
        raise Unknown("There is no such table.")
    return table


def viewer_of(hall: Hall, table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat that somebody looks from: one of their own, or None, if spectators may look."""
    who = person.id if person else None
    if seat is not None:
        if seat not in table.seats_of(who):
            raise Forbidden("This is not your seat.")
        return seat
    if table.game is not None and not table.seats_of(who) and not hall.may_watch(table, who):
        raise Forbidden("This table has no spectators.")
    return None


def is_listed(table: Table, person: Person | None) -> bool:
    """Whether a table may be shown in somebody's list."""
    return table.visibility != PRIVATE or bool(person and (table.owner == person.id or table.seats_of(person.id)))
