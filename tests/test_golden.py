"""Golden records: whole games that must replay to the same end for ever, under the version they were begun with.

To add one: play it and save its record in tests/golden. Never change one: a rule that replays it differently is a new
version of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import fairlead

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))

# The end of each game, so that a change is seen in the words of the game and not only in a digest.
ENDS = {
    "discovery-2-final-card": ([63, 68], [2, 1]),
    "discovery-3-final-card": ([46, 42, 35], [1, 2, 3]),
    "discovery-4-row-colour": ([31, 31, 34, 34], [3, 4, 2, 1]),
    "discovery-2-turn-cap": ([23, 18], [1, 2]),
    "discovery-3-from-position": ([80, 43, 39], [1, 2, 3]),
    "shipyard-first-2-laps": ([45, 45], [2, 1]),
    "shipyard-first-3-spread": ([39, 22, 42], [2, 3, 1]),
    "shipyard-first-4-loop-24": ([27, 56, 65, 47], [4, 2, 1, 3]),
    "shipyard-first-3-early-end-bows": ([15, 10, 8], [1, 2, 3]),
    "shipyard-second-2-wheel": ([48, 51], [2, 1]),
    "shipyard-second-3-beginners": ([45, 59, 38], [2, 1, 3]),
    "shipyard-second-4-wheel": ([41, 36, 44, 46], [3, 4, 2, 1]),
    "shipyard-second-2-early-end-sterns": ([16, 11], [1, 2]),
    "shipyard-second-4-early-end-middles": ([15, 6, 0, 7], [1, 3, 4, 2]),
    "shipyard-second-1-solo": ([56], [1]),
    "shipyard-second-1-solo-out": ([59], [1]),
    "shipyard-second-1-early-end": ([17], [1]),
    "bremerhaven-2-long": ([36, 6], [1, 2]),
    "bremerhaven-3-long-passes-the-end": ([0, 42, 112], [3, 2, 1]),
    "bremerhaven-4-long-reaches-the-end": ([34, 54, 2, 23], [2, 1, 4, 3]),
    "bremerhaven-2-short-refuse-ships": ([315, 96], [1, 2]),
    "bremerhaven-3-short": ([16, 37, 45], [3, 2, 1]),
    "bremerhaven-4-short": ([62, 51, 84, 76], [3, 4, 1, 2]),
    "bremerhaven-1-solo": ([64], [1]),
    "bremerhaven-1-solo-exchange": ([25], [1]),
    "bremerhaven-2-long-from-position": ([315, 12], [1, 2]),
}


def test_every_golden_record_has_its_end_written_down() -> None:
    assert sorted(path.stem for path in RECORDS) == sorted(ENDS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = fairlead.read(text)
    assert game.over
    assert ([score.total for score in game.scores()], game.places()) == ENDS[path.stem]
    assert game.record() == text
