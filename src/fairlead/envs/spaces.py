"""The spaces that observations and masks lie in, for PettingZoo and Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..games.definition import Definition

# Numbers are scaled to about 0 to 1, and tests have seen none beyond this.
LARGEST_NUMBER = 20.0


def number_space(size: int) -> spaces.Box:
    """Numbers about a game."""
    return spaces.Box(-LARGEST_NUMBER, LARGEST_NUMBER, (size,), np.float32)


def observation_space(definition: Definition) -> spaces.Dict:
    """What a seat knows and what it may play, as PettingZoo's board games have it."""
    mask = spaces.Box(0, 1, (definition.actions,), np.int8)
    return spaces.Dict({"observation": number_space(definition.features), "action_mask": mask})
