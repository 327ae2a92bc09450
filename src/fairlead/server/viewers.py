"""Who looks at a table: as one of its seats or as a spectator, and whether they may."""

from __future__ import annotations

from dataclasses import dataclass

from .hall import Forbidden, Hall, Unknown
from .table import PLAYING, Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at a table. `seat` is the seat they look as, None for a spectator."""

    person: str | None = None
    seat: int | None = None
    invitation: str = ""


def check_viewer(hall: Hall, table: Table, viewer: Viewer) -> None:
    """Refuses whoever may not look at a table in this way: a seat is only for those who may play it.

    A table that somebody may not know of is refused like one that does not exist.
    """
    if not hall.may_see(table, viewer.person, viewer.invitation):
        raise Unknown("There is no such table.")
    seats = table.seats_of(viewer.person)
    if viewer.seat is not None:
        if viewer.seat not in seats:
            raise Forbidden("This is not your seat: watch the table as a spectator.")
    elif not seats and table.game is not None and not hall.may_watch(table, viewer.person):
        raise Forbidden("This table has no spectators: only its players see the game.")


def number_of(table: Table, seat: int | None) -> tuple[int, int]:
    """The number of what a viewer sees: the table's version and the revision of the seat's draft.

    As long as it stays the same, the viewer's message stays the same.
    """
    draft = table.drafts.get(seat) if seat is not None and table.status == PLAYING else None
    return table.version, draft.revision if draft else 0
