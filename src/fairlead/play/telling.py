"""Moves, events and refusals as sentences, in any language and for any game.

A game offers plain data (`Game.preview`, `Game.log`); its words say what they mean. Which message tells what:

    move-KIND       what a move does                     buy { $ship }
    brings-KIND     what it brings (may be missing)      { $ship } comes into your harbour
    costs-KIND      a cost that is no number yet         from 2 coins
    amount-NAME     a number of something                { $coins } coins
    cost-FLAG       something spent, such as a card      uses an any-colour card
    event-KIND      what happened; `$player` did it      { $player } buys { $ship }
    why-CLAUSE      why a move is refused

Messages get the fields of the data as variables: yes and no for flags, `none` for what the data does not say, `4/6/7`
for lists, `2 cranes, 1 sail` for numbers of several things, the word `NAME-VALUE` where there is one (`colour-green`),
a text such as `refill 3` as `$place` (refill) and `$place_number` (3), and where there is a message `amount-NAME` its
text too, as `$coins_text` (4 coins). Such amounts are positive: the message knows whether they are paid or received. A
preview pays what it says is negative.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..games.definition import Data, Move
from .words import Words


@dataclass(frozen=True)
class Told:
    """A move in words: what it does, what it costs and what it brings; the last two may be empty."""

    label: str
    cost: str
    brings: str

    def __str__(self) -> str:
        paid = f"{self.label} ({self.cost})" if self.cost else self.label
        return f"{paid}: {self.brings}" if self.brings else paid


def tell_move(words: Words, move: Move, preview: Mapping[str, Any], about: Mapping[str, Any] | None = None) -> Told:
    """A move with what it would cost and bring; `about` is the decision, where its words depend on that.

    >>> import fairlead
    >>> game = fairlead.new("discovery", players=2, seed=7)
    >>> str(tell_move(Words("en", "discovery"), game.move("coins"), game.preview("coins")))
    'take 2 coins: 2 coins more'
    """
    data = {**(about or {}), **move.fields, **preview}
    brings, costs = f"brings-{move.kind}", f"costs-{move.kind}"
    return Told(
        tell(words, f"move-{move.kind}", data),
        tell(words, costs, data) if words.has(costs) else tell_cost(words, preview),
        tell(words, brings, data) if words.has(brings) else "",
    )


def tell_cost(words: Words, preview: Mapping[str, Any]) -> str:
    """What a preview says is paid: amounts such as coins, then cards and the like."""
    amounts = [name for name, value in preview.items() if _is_number(value) and value < 0]
    flags = [name for name, value in preview.items() if value is True and words.has(f"cost-{name}")]
    paid = [tell(words, f"amount-{name}", preview) for name in amounts if words.has(f"amount-{name}")]
    return ", ".join([*paid, *(words.text(f"cost-{name}") for name in flags)])


def tell_event(words: Words, event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event of `Game.log` as a sentence; `names` are those of the seats."""
    data = {key: value for key, value in event.items() if key not in ("event", "seat", "vp")}
    if "seat" in event:
        data["player"] = names[event["seat"]]
    if "vp" in event:  # by seat, either points or points by category
        totals = [sum(vp.values()) if isinstance(vp, Mapping) else vp for vp in event["vp"]]
        data["vp"] = ", ".join(f"{name}: {total}" for name, total in zip(names, totals, strict=False))
    return tell(words, f"event-{event['event']}", data)


def tell_events(words: Words, log: Sequence[Sequence[Data]], names: Sequence[str]) -> list[str]:
    """A log as sentences, one an event."""
    return [tell_event(words, event, names) for events in log for event in events]


def tell_refusal(words: Words, clause: str) -> str:
    """Why a clause forbids a move, without a full stop.

    >>> tell_refusal(Words("en", "discovery"), "AD-FIN-3")
    'the game is over'
    """
    return words.text(f"why-{clause.replace('.', '-')}")


def tell(words: Words, key: str, data: Mapping[str, Any]) -> str:
    """A message about plain data."""
    values: dict[str, str | int] = dict.fromkeys(words.variables(key), "none")
    for name, value in data.items():
        values |= _value(words, name, value)
    return words.text(key, **values)


def _value(words: Words, name: str, value: Any) -> dict[str, str | int]:
    """The variables that one field of the data gives."""
    if value is None:
        return {name: "none"}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return _number(words, name, value)
    if isinstance(value, list | tuple):
        return {name: "/".join(str(_value(words, name, part)[name]) for part in value)}
    if isinstance(value, Mapping):
        return {name: ", ".join(_amount(words, thing, number) for thing, number in value.items())}
    if words.has(f"{name}-{value}"):
        return {name: words.text(f"{name}-{value}")}
    word, _, number = str(value).partition(" ")
    return {name: word, f"{name}_number": int(number)} if name == "place" else {name: str(value)}


def _number(words: Words, name: str, value: int) -> dict[str, str | int]:
    amount = f"amount-{name}"
    if not words.has(amount):
        return {name: value}
    return {name: abs(value), f"{name}_text": words.text(amount, **{name: abs(value)})}


def _amount(words: Words, thing: str, number: Any) -> str:
    key = f"amount-{thing}"
    return words.text(key, **{thing: number}) if words.has(key) else f"{number} {thing}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
