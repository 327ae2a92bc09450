"""Moves and events in words, as samples for the browser client, which tells them by itself from the same Fluent files.

`python tests/telling_samples.py` writes them to web/tests/telling.json; a test holds that file to what Python tells,
and the client's tests hold the client to the file.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import fairlead
from fairlead.play.telling import tell_event, tell_move
from fairlead.play.words import LANGUAGES, Words

PLACE = Path(__file__).parents[1] / "web" / "tests" / "telling.json"
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("discovery", {"players": 3}),
    ("shipyard", {"players": 3, "edition": "second"}),
    ("shipyard", {"players": 2, "edition": "first"}),
    ("bremerhaven", {"players": 2}),
)
NAMES = ("Ann", "Bo", "Cy", "Di")
MOVES = 150
A_KIND = 2  # samples of each kind of move and event, in each game


def samples() -> list[dict[str, Any]]:
    """All samples: what was told, and its text by language."""
    return [sample for game, options in GAMES for sample in _of_game(game, options)]


def _of_game(name: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    game, chooser = fairlead.new(name, seed=5, **options), random.Random(5)
    words = {language: Words(language, name) for language in LANGUAGES}
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for _ in range(MOVES):
        if game.over:
            break
        seat = game.to_act[0]
        for choice in game.choices(seat):
            _keep(found, ("move", choice.move.kind), _move(name, words, choice))
        before = game.length
        game.play(chooser.choice(game.moves(seat)), seat)
        for event in (event for events in game.log(seat, before) for event in events):
            told = {language: tell_event(each, event, NAMES) for language, each in words.items()}
            _keep(found, ("event", str(event["event"])), {"game": name, "event": event, "told": told})
    return [sample for kind in found.values() for sample in kind]


def _move(name: str, words: dict[str, Words], choice: Any) -> dict[str, Any]:
    told = {language: str(tell_move(each, choice.move, choice.preview)) for language, each in words.items()}
    move = {"kind": choice.move.kind, "fields": dict(choice.move.fields)}
    return {"game": name, "move": move, "preview": choice.preview, "told": told}


def _keep(found: dict[tuple[str, str], list[dict[str, Any]]], kind: tuple[str, str], sample: dict[str, Any]) -> None:
    kept = found.setdefault(kind, [])
    if len(kept) < A_KIND:
        kept.append(sample)


def text() -> str:
    """The file."""
    return json.dumps(samples(), ensure_ascii=False, indent=1, default=list) + "\n"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")
