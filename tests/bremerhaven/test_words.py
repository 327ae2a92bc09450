"""Words for everything in Bremerhaven: cards as they are printed, events, options, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fairlead.games import find
from fairlead.games.bremerhaven import chronicle, log
from fairlead.games.bremerhaven.box import components
from fairlead.games.bremerhaven.names import BAND_NAMES, PHASE_NAMES, RANK_NAMES, SPACE_NAMES
from fairlead.play.words import LANGUAGES, Words

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_cards_have_the_names_printed_on_them(language: str) -> None:
    words, table = Words(language, "bremerhaven"), components()
    suffix, name = ("", "name") if language == "en" else (f"_{language}", language)
    for building in table["buildings"]["card"]:
        assert words.text(f"building-{building['key']}") == building[name]
    for news in table["newspaper"]["card"]:
        assert words.text(f"event-{news['event']}") == words.text(f"news-{news['event']}") == news[name]
    for rank, title in zip(RANK_NAMES, table["ladder"][f"rank{suffix}"], strict=True):
        assert words.text(f"rank-{rank}") == words.text(f"ranks-{rank}") == title
    for band, title in zip(BAND_NAMES, table["solo"][f"band{suffix}"], strict=True):
        assert words.text(f"band-{band}") == title
    for good, title in zip(table["goods"]["kind"], table["goods"][f"kind{suffix}"], strict=True):
        assert words.text(f"good-{good}") == title
        assert words.text(f"amount-{good}", **{good: 1}) == f"1 {title}"
    if language == "en":
        for kind, cards in (("building", table["buildings"]["effect"]), ("event", table["newspaper"]["event"])):
            for key, card in cards.items():
                assert words.text(f"{kind}-text-{key}") == card["text"]


@languages
def test_everything_of_bremerhaven_has_a_word(language: str) -> None:
    words, table = Words(language, "bremerhaven"), components()
    needed = [f"building-text-{card['key']}" for card in table["buildings"]["card"]]
    needed += [f"event-text-{card['event']}" for card in table["newspaper"]["card"]]
    needed += [f"{kind}-{space}" for kind in ("space", "amount") for space in SPACE_NAMES]
    needed += [f"phase-{phase}" for phase in PHASE_NAMES]
    needed += [f"{kind}-{good}" for kind in ("cargo", "amount") for good in (*table["goods"]["kind"], "joker")]
    assert [key for key in needed if not words.has(key)] == []
    for space, code in zip(SPACE_NAMES, table["spaces"]["code"], strict=True):
        assert words.text(f"space-{space}").startswith(code)


@languages
def test_numbers_in_the_texts_of_cards_are_those_of_the_cards(language: str) -> None:
    words, english = Words(language, "bremerhaven"), Words("en", "bremerhaven")
    for kind, cards in (("building", components()["buildings"]["card"]), ("event", components()["newspaper"]["card"])):
        for card in cards:
            key = f"{kind}-text-{card['key' if kind == 'building' else 'event']}"
            numbers = [sorted(re.findall(r"\d+", each.text(key))) for each in (words, english)]
            assert numbers[0] == numbers[1], key


@languages
def test_everything_that_can_happen_has_a_sentence(language: str) -> None:
    words = Words(language, "bremerhaven")
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (log, chronicle))
    told = set(re.findall(r'\.tell\(\s*"([a-z-]+)"', source))
    both = set(re.findall(r'\.tell_of\(\s*[\w.\[\]]+, "([a-z-]+)"', source)) | {"ship-won", "order-won"}
    assert len(told) > 30
    assert len(both) > 4
    told |= both | {f"dummy-{kind}" for kind in both}
    silent = {move.kind for move in find("bremerhaven").moves if move.kind.endswith("-all")}  # told like one
    told |= {move.kind for move in find("bremerhaven").moves} - silent
    assert {kind for kind in told if not words.has(f"event-{kind}")} == set()


@languages
def test_options_of_bremerhaven_name_their_values_and_defaults(language: str) -> None:
    words = Words(language, "bremerhaven")
    for option in find("bremerhaven").options:
        text = words.text(f"option-{option.name}")
        for value in [*option.choices, *([option.default] if option.default is not None else [])]:
            assert str(value) in text, option.name
