"""Training of the bots' networks: what is to be learnt is reckoned rightly, and a little of it is learnt."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fairlead import OptionError
from fairlead.bots import net as nets
from fairlead.bots.net import LAYERS, read_net
from fairlead.lab import lessons
from fairlead.play.varieties import seatings
from helpers import compiled

pytestmark = compiled

torch = pytest.importorskip("torch")  # in the extra `examples`, which the tests install

from fairlead.envs import training  # noqa: E402  needs PyTorch
from fairlead.envs.training import Settings, Tables, learn, main, make_net, wanted  # noqa: E402

SMALL = {"device": "cpu", "games": 24, "steps": 48, "first": 16, "second": 8, "minibatch": 512}


def settings(**changed: object) -> Settings:
    return Settings(**({"game": "discovery"} | SMALL | changed))  # type: ignore[arg-type]


def flags(**changed: object) -> list[str]:
    given = SMALL | changed
    return [part for name, value in given.items() for part in (f"--{name.replace('_', '-')}", str(value))]


def played(players: int, **changed: object) -> Tables:
    variety = next(variety for variety in seatings("discovery") if variety.players == players)
    made = settings(**changed)
    tables = Tables(variety, made)
    tables.play(make_net(made, ""), None)
    return tables


@pytest.mark.parametrize("players", [2, 3])
def test_a_gain_over_whole_games_is_the_result_less_what_was_told(players: int) -> None:
    """With lambda 1, what comes in between cancels out, and each seat has its own numbers first."""
    tables = played(players, games=6, steps=200, gae_lambda=1.0)
    gains = tables.gains()
    found = 0
    for game in range(tables.settings.games):
        end = next((step for step in range(200) if tables.dones[step, game]), None)
        if end is None:
            continue
        for step in range(end + 1):
            if tables.chosen[step, game]:
                seat = int(tables.seats[step, game])
                result = tables.results[end, game].reshape(2, players)
                turned = torch.cat([torch.roll(numbers, -seat) for numbers in result])
                assert torch.allclose(gains[step, game], turned - tables.values[step, game], atol=1e-4)
                found += 1
    assert found > 100


def test_the_last_choice_of_a_seat_is_unknown_until_its_game_ends() -> None:
    tables = played(2, steps=10)
    tables.dones[:] = False
    gains = tables.gains()
    for game in range(tables.settings.games):
        for seat in range(2):
            own = [s for s in range(10) if tables.seats[s, game] == seat and tables.chosen[s, game]]
            if own:
                assert gains[own[-1], game].isnan().all()
                assert not gains[own[:-1], game].isnan().any()


def test_moves_are_to_bring_first_places_and_points_ahead_of_the_others() -> None:
    nan = torch.nan
    gains = torch.tensor([[0.5, -0.5, nan, nan, 0.2, 0.1, nan, nan], [0.5, 0, 0, -0.5, 0.2, 0.3, 0.0, 0.3]])
    found = wanted(gains, torch.tensor([2, 4]), 0.5)
    assert found.tolist() == pytest.approx([0.5 + 0.5 * (0.2 - 0.1), 0.5 + 0.5 * (0.2 - 0.2)])


def test_nothing_is_learnt_from_a_rivals_moves() -> None:
    made = settings()
    tables = Tables(next(v for v in seatings("discovery") if v.players == 2), made)
    net = make_net(made, "")
    tables.play(net, net)
    for game in range(0, made.games, 2):
        assert not tables.chosen[:, game][tables.seats[:, game] != tables.learner[game]].any()


def test_parts_of_a_single_choice_ruin_nothing() -> None:
    made = settings(games=4, steps=30, minibatch=1, epochs=1)
    tables = Tables(next(v for v in seatings("discovery") if v.players == 4), made)
    net = make_net(made, "")
    tables.play(net, None)
    lost = learn(net, torch.optim.Adam(net.parameters(), eps=1e-5), [tables], made, 1.0)
    assert torch.isfinite(lost).all()
    assert all(np.isfinite(weights).all() for weights in net.arrays().values())


def test_networks_are_trained_studied_and_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, studied, trained = (tmp_path / name for name in ("lessons.npz", "studied.npz", "trained.npz"))
    lessons.gather("discovery", 0.001, 7).save(kept)
    capsys.readouterr()
    main(["discovery", "--lessons", str(kept), "--minutes", "0.15", "--save", str(studied), *flags(tell_every=0.14)])
    table = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert float(table[-1][3]) < float(table[0][3]), "it should play more like the lessons than at first"
    by_play = ["--load", str(studied), "--rival", str(studied), "--minutes", "0.02", "--save", str(trained)]
    main(["discovery", *by_play, *flags(steps=16)])
    before, after = np.load(studied), np.load(trained)
    assert any((before[name] != after[name]).any() for name in before.files)
    monkeypatch.setattr(training, "write_net", lambda game, arrays: nets.write_net(game, arrays, tmp_path))
    main(["discovery", "--load", str(trained), "--pack", *flags()])
    monkeypatch.setattr(nets, "FOLDER", tmp_path)
    packed = read_net.__wrapped__("discovery")
    assert packed.second == pytest.approx(after["second.weight"].T, abs=0.01)
    assert {f"{name}.weight" for name in LAYERS} <= set(after.files)


def test_lessons_that_are_none_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "lessons.npz"
    taught = lessons.gather("discovery", 0.001, 7)
    lessons.Lessons(*(array[:1] for array in taught)).save(kept)
    with pytest.raises(OptionError, match="has 1 lessons, too few"):
        main(["discovery", "--lessons", str(kept), "--minutes", "0.1", *flags()])
