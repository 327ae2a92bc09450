"""Registers the rules of Age of Discovery with the kernel's contract."""

from __future__ import annotations

from ...kernel.contract import implement
from .features import features
from .invariants import check
from .scoring import places, scores
from .secrets import guess, redact
from .setup import setup
from .state import GAME
from .turn import apply, explain, mark, over, to_act

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
