"""Greedy bots against each other at machine speed: the games that weights are tuned by."""

from __future__ import annotations

from ..bots.beam import POSITION, best_of, judge_turns
from ..bots.judging import fill_terms
from ..kernel import contract
from ..kernel.compiler import kernel
from ..kernel.drive import lowest_seat, nth_marked
from ..kernel.random import scramble
from ..kernel.records import copy


@kernel
def play_greedily(boxes, tables, games, weights, beam, depth, luck, wild, trace, owners):
    """Plays the game in tables[0] to its end, each seat by its row of `weights`; returns how many rows were traced.

    Whenever a turn ends, the terms of every seat as the table really stands go into a row of `trace` each, its seat
    into `owners`. One decision of `wild` (0: none) is played at random, for variety.
    """
    box, table = boxes[0], tables[0]
    rows = 0
    acting = contract.to_act(box, table)
    while acting:
        seat = lowest_seat(acting)
        luck = scramble(luck + 1)
        count = contract.legal(box, table, seat, beam.mask)
        if count == 1 or (wild > 0 and luck % max(wild, 1) == 0):
            action = nth_marked(beam.mask, (scramble(luck) * count) >> 32)
        else:
            action = greedy_action(boxes, table, games, seat, weights[seat], beam, depth, luck)
        contract.apply(box, table, seat, action)
        acting = contract.to_act(box, table)
        if table.barrier and rows + table.players <= len(trace):
            for other in range(table.players):
                fill_terms(box, table, other, trace[rows])
                owners[rows] = other
                rows += 1
    return rows


@kernel
def play_lesson(boxes, tables, games, weights, beam, depth, luck, wild, records, seats, actions):
    """Plays the game in tables[0] to its end; returns how many decisions were noted.

    At every decision that is one, the record as it really stands, the seat and what the greedy bot plays are noted. One
    decision of `wild` is played at random, for variety.
    """
    box, table = boxes[0], tables[0]
    rows = 0
    acting = contract.to_act(box, table)
    while acting:
        seat = lowest_seat(acting)
        luck = scramble(luck + 1)
        count = contract.legal(box, table, seat, beam.mask)
        action = nth_marked(beam.mask, (scramble(luck) * count) >> 32)
        if count > 1 and rows < len(records):
            copy(table, records[rows])
            seats[rows] = seat
            actions[rows] = greedy_action(boxes, table, games, seat, weights, beam, depth, luck)
            if luck % wild:
                action = actions[rows]
            rows += 1
        contract.apply(box, table, seat, action)
        acting = contract.to_act(box, table)
    return rows


@kernel
def greedy_action(boxes, table, games, seat, weights, beam, depth, luck):
    """What the greedy bot plays in a seat of the table, of which it knows no more than the seat does."""
    copy(table, games[POSITION])
    contract.redact(boxes[0], games[POSITION], seat)
    contract.guess(boxes[0], games[POSITION], seat, luck)
    judge_turns(boxes, games, seat, weights, beam, depth)
    return best_of(beam.best)
