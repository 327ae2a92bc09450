"""The words: three complete languages, and a word for everything that the games and the code ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

import fairlead
from fairlead.games import NAMES, find
from fairlead.games.discovery.box import components
from fairlead.games.discovery.names import COLOUR_NAMES, MISSION_NAMES
from fairlead.play.telling import tell_event, tell_move, tell_refusal
from fairlead.play.words import GENERAL, LANGUAGES, Words, language_of_locale
from fairlead.terminal.menu import COMMANDS
from fairlead.terminal.pictures import picture
from helpers import play_randomly

SOURCES = Path(fairlead.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
games = pytest.mark.parametrize("game", NAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


@games
@languages
def test_files_are_valid_fluent_without_repeated_keys(game: str, language: str) -> None:
    for folder in (GENERAL, find(game).words):
        resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    body = [
        line.split(" =")[0]
        for folder in (GENERAL, find(game).words)
        for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if re.match(r"[a-zA-Z]", line)
    ]
    assert len(body) == len(set(body))


@games
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys_and_variables(game: str, language: str) -> None:
    english, other = Words("en", game), Words(language, game)
    assert set(other.messages()) == set(english.messages())
    assert {key: other.variables(key) for key in english.messages()} == {
        key: english.variables(key) for key in english.messages()
    }


@games
@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(game: str, language: str) -> None:
    def sentences(code: str) -> dict[str, str]:
        texts = [(folder / f"{code}.ftl").read_text(encoding="utf-8") for folder in (GENERAL, find(game).words)]
        return dict(re.findall(r"(?m)^([\w-]+) = (.*\w+ \w+ \w+.*)$", "\n".join(texts)))

    english, other = sentences("en"), sentences(language)
    assert [key for key, text in other.items() if english.get(key) == text] == []


@games
@languages
def test_everything_a_game_declares_has_words(game: str, language: str) -> None:
    definition, words = find(game), Words(language, game)
    needed = {f"why-{clause.replace('.', '-')}" for clause in definition.clauses if clause}
    needed |= {f"move-{move.kind}" for move in definition.moves}
    needed |= {f"ask-{kind}" for kind in definition.kinds}
    needed |= {f"points-{category}" for category in definition.categories}
    needed |= {f"option-{option.name}" for option in definition.options}
    needed |= set(picture(game).thumbs)
    assert needed - set(words.messages()) == set()
    assert {move.kind for move in definition.moves} <= set(picture(game).order)


@languages
def test_pieces_of_discovery_have_the_words_printed_on_them(language: str) -> None:
    words = Words(language, "discovery")
    for key in [f"colour-{name}" for name in COLOUR_NAMES] + [f"mission-{name}" for name in MISSION_NAMES]:
        assert words.has(key)
    assert all(words.has(f"mission-meaning-{name}") for name in MISSION_NAMES)
    for colour in components()["colour"]:
        assert words.text(f"colour-{colour['key']}") == colour["name"][language]
    for mission in components()["mission"]:
        # The component table has an older German spelling.
        assert words.text(f"mission-{mission['kind']}") == mission["name"][language].replace("Alleine", "Allein")
    assert words.text("title") == components()["meta"]["title"][language]


@languages
def test_options_name_their_values_and_defaults(language: str) -> None:
    words = Words(language, "discovery")
    for option in find("discovery").options:
        text = words.text(f"option-{option.name}")
        for value in [*option.choices, *([option.default] if option.default is not None else [])]:
            assert str(value).lower() in text, option.name


@languages
def test_every_event_of_random_games_can_be_told(language: str) -> None:
    words, names = Words(language, "discovery"), ["Ann", "Bo", "Cy", "Di"]
    source = (SOURCES / "games/discovery/log.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'"event": "([a-z-]+)"', source))
    kinds |= {move.kind for move in find("discovery").moves} - {"end", "done"}
    assert {kind for kind in kinds if not words.has(f"event-{kind}")} == set()
    seen = set()
    for seed in range(6):
        game = play_randomly(fairlead.new("discovery", players=2 + seed % 3, seed=seed), seed)
        for events in game.log(0):
            for event in events:
                sentence = tell_event(words, event, names)
                assert "{" not in sentence
                assert "none" not in sentence.split(), sentence
                seen.add(event["event"])
    assert len(seen) > len(kinds) - 3


@languages
def test_every_move_of_a_random_game_can_be_told(language: str) -> None:
    words = Words(language, "discovery")
    game = fairlead.new("discovery", players=3, seed=26)
    for step in range(200):
        if game.over:
            break
        for move in game.moves():
            told = str(tell_move(words, move, game.preview(move)))
            assert "{" not in told
            assert "none" not in told.split(), told
        play_randomly(game, step, 1)


def test_moves_say_cost_and_effect() -> None:
    words = Words("en", "discovery")
    game = fairlead.new("discovery", players=3, seed=7, start_player=0).edit(
        {"seats": {0: {"harbour": ["G2", "R1"], "coins": 9}}}
    )
    assert str(tell_move(words, game.move("place G2 Abreu"), game.preview("place G2 Abreu"))) == (
        "place G2 at Abreu (1 coin): interim 3 VP, final 7 VP (matching)"
    )
    game.play("place G2 Abreu")
    assert "any-colour card" in tell_move(words, game.move("place R1 Abreu"), game.preview("place R1 Abreu")).cost


def test_refusals_are_told_in_the_language() -> None:
    assert tell_refusal(Words("de", "discovery"), "AD-FIN-3") == "das Spiel ist zu Ende"
    assert tell_refusal(Words("it", "discovery"), "5.2").startswith("le navi")


@games
def test_every_key_used_in_code_exists(game: str) -> None:
    known = set(Words("en", game).messages())
    anywhere = {key for name in NAMES for key in Words("en", name).messages()}
    call = re.compile(r"""(?:\btext|\bsay|\btell)\(\s*(?:self\.words,\s*|words,\s*)?(f?)"([a-zA-Z][\w{}'\[\]. -]*)\"""")
    used: dict[str, str] = {}
    others = tuple(name for name in NAMES if name != game)
    pictures = [path for path in (SOURCES / "terminal").glob("*.py") if not path.name.startswith(others)]
    for path in [SOURCES / "cli.py", *pictures, *(SOURCES / "play").glob("*.py")]:
        for formatted, key in call.findall(path.read_text(encoding="utf-8")):
            used[key] = formatted
    assert len(used) > 60
    for key, formatted in used.items():
        if formatted:
            pattern = re.compile(re.sub(r"\{.*?\}", "[\\\\w-]+", key))
            assert any(pattern.fullmatch(name) for name in anywhere), key  # a game need not have every family
        else:
            assert key in known, key
    assert {f"command-{name}" for name in COMMANDS} <= known


def test_general_keys_are_all_used() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    families = ("help-", "command-", "cli-", "simulation-", "menu-", "compile-", "final-", "record-")
    unused = [key for key in Words("en").messages() if f'"{key}"' not in text and not key.startswith(families)]
    assert set(unused) <= {"yes", "no"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_language_comes_from_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


def test_a_jokers_first_use_is_told_alike_to_everyone() -> None:
    for seed in range(10):
        game = play_randomly(fairlead.new("discovery", players=3, seed=seed), seed, 40)
        logs = [game.log(0), game.log(1), game.log(2), game.log()]
        for number, (mover, move) in enumerate(game.history):
            if move.kind != "order-pile":
                assert all(log[number] == logs[mover][number] for log in logs), move
