"""Registers the rules of Bremerhaven with the kernel's contract."""

from __future__ import annotations

from ...kernel.contract import implement
from .ending import places, scores
from .features import features
from .invariants import check
from .questions import explain, mark, over, to_act
from .round import apply
from .secrets import guess, redact
from .setup import setup
from .state import GAME

implement(
    GAME,
    setup=setup,
    to_act=to_act,
    mark=mark,
    apply=apply,
    explain=explain,
    over=over,
    scores=scores,
    places=places,
    redact=redact,
    guess=guess,
    features=features,
    check=check,
)
