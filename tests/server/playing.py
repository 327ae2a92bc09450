"""Scripted players for tests of the service: they answer with random legal moves, as a browser would."""

from __future__ import annotations

import random
from uuid import uuid4

from fairlead.server.hall import Command, Hall
from fairlead.server.table import PLAYING, Table


def command(table: Table, seat: int, do: str, move: int | None = None, *, confirm: bool = False) -> Command:
    """A command that answers what the seat is asked now."""
    return Command(do, table.question(seat), uuid4().hex, move, confirm)


async def play_some(hall: Hall, id: str, chooser: random.Random, moves: int = 100_000) -> Table:
    """Plays random moves at every seat, those of bots too, to the end or up to a number of moves."""
    for _ in range(moves):
        table = await hall.find(id)
        if table.status != PLAYING:
            break
        seat = chooser.choice(table.dealt.to_act)
        move = chooser.choice(table.dealt.moves(seat).ids)
        if table.seats[seat].plays:
            await hall.play_bot(id, seat, [move], table.version)
        else:
            person = table.seats[seat].person
            assert person is not None
            await hall.command(id, person, seat, command(table, seat, "play", move, confirm=True))
    return await hall.find(id)
