"""The weights of judgements: one number a term, kept as text beside this file, tuned by `lab.tuning`.

A game has several sets of weights where it is played in different ways (`brain_of` in the game's file says which one
fits a position): editions, the short game, the solo game. Beside a set may stand others for the same games:
`..._outcome`, which tell best how many points play brings, `..._early`, an older one that sees less, and
`..._newcomer`, that of somebody who has just read the rules. A variant that is the same in all games stands there once,
as `early` or `newcomer`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import OptionError
from ..kernel.records import Plain

FOLDER = Path(__file__).with_name("weights")
Weights = np.ndarray[Any, np.dtype[np.float64]]


@cache
def read_weights(game: str, brain: str) -> Weights:
    """A tuned set of weights of a game."""
    table = _sets(game)
    if brain not in table:
        raise OptionError(f"{game} has no weights {brain!r}; it has {', '.join(table)}.")
    return weights_of(game, table[brain])


@cache
def _sets(game: str) -> dict[str, dict[str, float]]:
    return tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def brain_of(game: str, record: Plain, variant: str | None = None) -> str:
    """The set of weights that fits a position, or a variant of it such as `early`."""
    brain: str = judgement(game).brain_of(record)
    if variant is None:
        return brain
    own = f"{brain}_{variant}"
    return own if own in _sets(game) else variant


def weights_of(game: str, given: Mapping[str, float]) -> Weights:
    """Weights by name in the order of a game's terms; OptionError names what is missing or unknown."""
    names = [term.name for term in judgement(game).TERMS]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} is not judged by {name!r}; its terms are {', '.join(names)}.")
    missing = [name for name in names if name not in given]
    if missing:
        raise OptionError(f"The weights of {game} lack {', '.join(missing)}.")
    return np.array([float(given[name]) for name in names])


def judgement(game: str) -> Any:
    """The file that says how a game's positions are judged."""
    return import_module(f"fairlead.bots.{game}")
