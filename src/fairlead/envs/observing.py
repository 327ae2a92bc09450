"""What each number of an observation means, as a game's definition declares it."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..games import NAMES, find
from ..games.definition import Definition

Numbers = np.ndarray[Any, Any]


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)

    def of(self, observations: Numbers) -> Numbers:
        """These numbers of an observation, or of many with the numbers in the last axis: a view in the field's shape.

        >>> import fairlead
        >>> from fairlead.envs import describe
        >>> vector = fairlead.new("discovery", players=3, seed=7).features(0)
        >>> describe("discovery")["seats"].of(vector).shape
        (4, 14)
        """
        numbers = observations[..., self.offset : self.offset + self.size]
        return numbers.reshape(*observations.shape[:-1], *self.shape)


def describe(game: str) -> dict[str, Field]:
    """The fields of a game's observations by name, in their order; docs/research.md has them as tables.

    >>> from fairlead.envs import describe
    >>> describe("discovery")["turn"]
    Field(name='turn', offset=6, shape=(1,), meaning='turn number / 25')
    """
    found: dict[str, Field] = {}
    offset = 0
    for block in find(game).blocks:
        found[block.name] = Field(block.name, offset, block.shape, block.meaning)
        offset += found[block.name].size
    return found


def describe_in_markdown() -> str:
    """All fields of all games, as the tables of docs/research.md."""
    return "\n\n".join(_table(find(name)) for name in NAMES)


def _table(definition: Definition) -> str:
    head = f"### {definition.name}: {definition.features} numbers, {definition.actions} actions"
    rows = [
        f"| {_range(field)} | `{field.name}` | {' × '.join(map(str, field.shape))} | {field.meaning} |"
        for field in describe(definition.name).values()
    ]
    return "\n".join([head, "", "| numbers | field | shape | meaning |", "|---|---|---|---|", *rows])


def _range(field: Field) -> str:
    last = field.offset + field.size - 1
    return str(last) if field.size == 1 else f"{field.offset}–{last}"
