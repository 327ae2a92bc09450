"""Settings: where they come from, which place wins, what is refused, and that help and page tell the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fairlead
from fairlead.cli import main
from fairlead.errors import OptionError
from fairlead.play.words import Words
from fairlead.server.commands import COMMANDS, meaning, usual_value
from fairlead.server.settings import _ACCEPTING, NAMES, Settings, flag_of, load, usual_file, variable_of

PAGE = Path(fairlead.__file__).parents[2] / "docs/hosting.md"
OTHER = {
    "host": "0.0.0.0",
    "port": "9000",
    "database": "postgresql://ann:secret@db/fairlead",
    "redis": "redis://cache:6379/1",
    "address": "https://games.example.org",
    "proxies": "127.0.0.1,10.0.0.0/8",
    "bot_processes": "3",
    "session_days": "7",
    "rate_limits": "no",
    "log_level": "debug",
    "log_format": "json",
    "client": str(PAGE.parent),
}


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of the person who runs the tests."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in NAMES:
        monkeypatch.delenv(variable_of(name), raising=False)


def written(folder: Path, text: str) -> Path:
    file = folder / "fairlead.toml"
    file.write_text(text, encoding="utf-8")
    return file


# ------------------------------------------------------------------ places


def test_defaults_serve_this_machine_from_a_file_of_its_user(tmp_path: Path) -> None:
    assert load(environment={}) == Settings()
    assert Settings().database == f"sqlite:///{tmp_path}/data/fairlead/tables.sqlite"
    assert Settings().host == "127.0.0.1"


@pytest.mark.parametrize("name", NAMES)
def test_flags_win_over_the_environment_and_that_over_the_file(name: str, tmp_path: Path) -> None:
    expected = _ACCEPTING[name](OTHER[name], name)
    file = written(tmp_path, f'{name} = "{OTHER[name]}"')
    usual, default = {variable_of(name): usual_value(name)}, getattr(Settings(), name)
    assert expected != default
    assert getattr(load(None, file, {}), name) == expected
    if usual_value(name):
        assert getattr(load(None, file, usual), name) == default
    assert getattr(load({name: OTHER[name]}, file, usual), name) == expected
    assert getattr(load(None, None, {variable_of(name): OTHER[name]}), name) == expected


def test_a_file_can_hold_all_settings_with_numbers_and_switches_as_toml_has_them(tmp_path: Path) -> None:
    lines = [f'{name} = "{OTHER[name]}"' for name in NAMES if name not in ("port", "rate_limits")]
    found = load(None, written(tmp_path, "\n".join([*lines, "port = 9000", "rate_limits = false"])), {})
    assert (found.port, found.rate_limits, found.session_days) == (9000, False, 7)
    assert found.is_secure


def test_the_file_is_named_by_the_environment_or_lies_where_settings_lie(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1")
    assert load(environment={"FAIRLEAD_SETTINGS": str(file)}).port == 1
    usual_file().parent.mkdir(parents=True)
    usual_file().write_text("port = 2")
    assert load(environment={}).port == 2
    assert load(None, file, {}).port == 1


# ------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("port", "65536", "--port takes a whole number from 0 to 65535, not '65536'."),
        ("port", "-1", "--port takes a whole number"),
        ("port", "many", "--port takes a whole number"),
        ("session_days", "0", "--session-days takes a whole number from 1 to 3650"),
        ("rate_limits", "perhaps", "--rate-limits takes yes or no, not 'perhaps'."),
        ("log_level", "loud", "--log-level cannot be 'loud'; it can be debug, info, warning, error."),
        ("log_format", "xml", "--log-format cannot be 'xml'; it can be text, json."),
        ("database", "mysql://db/fairlead", "--database takes an address such as postgresql://"),
        ("redis", "localhost", "--redis takes an address such as redis://"),
        ("address", "games.example.org", "--address takes an address such as https://"),
        ("address", "https://games.example.org/fairlead", "without a path"),
        ("proxies", "127.0.0.1,proxy", "--proxies takes addresses such as 127.0.0.1,10.0.0.0/8, not 'proxy'."),
        ("host", "a\nb", "--host takes a text"),
        ("client", "/no/such/folder", "--client takes a folder that is there, not '/no/such/folder'."),
        ("bot_processes", "0", "bot_processes can be 0 only with redis"),
    ],
)
def test_wrong_values_are_refused_with_their_place(name: str, value: str, sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        load({name: value}, environment={})
    assert sentence in str(error.value)


def test_the_refusal_of_an_address_does_not_repeat_its_password() -> None:
    with pytest.raises(OptionError) as error:
        load({"database": "mysql://ann:pa55word@db/fairlead"}, environment={})
    assert "pa55word" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "has the unknown setting 'prot'. Did you mean port? There are host, port,"),
        ("port = ", "cannot be read: Invalid value"),
        ("port = true", "takes a whole number"),
        ("port = 80.5", "takes a whole number"),
        ("host = 3", "takes a text, not 3"),
        ("[server]\nport = 1", "unknown setting 'server'"),
    ],
)
def test_a_wrong_file_is_refused_with_its_name(text: str, sentence: str, tmp_path: Path) -> None:
    file = written(tmp_path, text)
    with pytest.raises(OptionError) as error:
        load(None, file, {})
    assert sentence in str(error.value)
    assert str(file) in str(error.value)


def test_a_file_that_is_named_must_be_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--settings", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read: No such file or directory." in capsys.readouterr().err
    assert main(["serve", "--settings", " "]) == 2
    assert "--settings needs the name of a file." in capsys.readouterr().err


def test_wrong_flags_and_variables_end_the_command_with_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["serve", "--port", "x"]) == 2
    assert capsys.readouterr().err == "fairlead: --port takes a whole number from 0 to 65535, not 'x'.\n"
    monkeypatch.setenv("FAIRLEAD_PORT", "x")
    assert main(["serve"]) == 2
    assert "FAIRLEAD_PORT takes a whole number" in capsys.readouterr().err


# ------------------------------------------------------------------ help and page


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_help_tells_every_setting_with_its_variable(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", language, "serve", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    for name in NAMES:
        assert flag_of(name) in shown
        assert f"[{variable_of(name)}]" in shown
        assert meaning(Words(language), name).split(";")[0] in shown


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_command_has_help(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--lang", language, "--help"])
    assert stop.value.code == 0
    assert f"fairlead {command}" in capsys.readouterr().out


def test_the_page_about_hosting_has_the_same_table_of_settings() -> None:
    page, words = PAGE.read_text(encoding="utf-8").split("\n## Settings\n")[1].split("\n## ")[0], Words("en")
    rows = dict(re.findall(r"(?m)^\| `([a-z_]+)` +\| (.*) \|$", page))
    assert list(rows) == list(NAMES)
    for name in NAMES:
        usual = f"`{usual_value(name)}`" if usual_value(name) else ""
        default = "a file in the user's data folder" if name == "database" else usual
        cells = [cell.strip() for cell in rows[name].split("|")]
        assert cells == [default, meaning(words, name)], name
