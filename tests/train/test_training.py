"""A small version of the whole training."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from selenite.bots import net_files
from selenite.bots.calibration import PARTS, Calibration, is_table
from selenite.bots.net import Layer, Net
from selenite.core.chance import Rng
from train import calibrating, files, games, loop, quantising, report
from train.calibrating import Thoughts
from train.city import BlueMoonCityRecipe
from train.games import NET, Choices, Generation, Job, Positions, blended, softly
from train.moon import THOUGHT, MoonBaseRecipe
from train.recipes import RECIPES

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None,
    reason="NO PYTORCH: install selenite[train] to run the tests of learning",
)


RELEASED = (
    Path(loop.__file__).parents[2] / "src/selenite/games/moon_base/bots/champion.net"
).read_bytes()


def random_net(inputs: int, parts: int, units: int) -> dict[str, quantising.Floats]:
    chance = np.random.default_rng(1)
    sizes = [inputs + units, 8, 4, 1]
    net = {}
    for i in range(3):
        net[f"weights{i}"] = chance.normal(0, 0.04, (sizes[i], sizes[i + 1]))
        net[f"biases{i}"] = chance.normal(0, 0.04, sizes[i + 1])
    if parts:
        net["part_weights"] = chance.normal(0, 0.04, (parts, units))
        net["part_biases"] = chance.normal(0, 0.04, units)
    return net


def positions_of(recipe: MoonBaseRecipe | BlueMoonCityRecipe, job: Job) -> Positions:
    found = recipe.gather(job)
    assert isinstance(found, Positions)
    return found


class TestSelfPlay:
    def test_gives_the_same_positions_for_the_same_seed(self) -> None:
        for recipe, kind in ((MoonBaseRecipe(), "moon"), (BlueMoonCityRecipe(), "2")):
            one, other = (positions_of(recipe, Job(kind, "seed", 2, None)) for _ in range(2))
            assert one.players.tobytes() == other.players.tobytes()
            assert one.buildings.tobytes() == other.buildings.tobytes()
            assert one.targets.tolist() == other.targets.tolist()
            assert len(one.players) == len(one.targets) == len(one.outcomes) > 5

    def test_draws_moves_by_the_net_that_chooses_them(self) -> None:
        one, other = (
            positions_of(MoonBaseRecipe(), Job("moon", "seed", 8, net)) for net in (None, RELEASED)
        )
        assert one.players.tobytes() != other.players.tobytes()
        assert 0 < other.outcomes.mean() < 1

    def test_notes_what_searches_tried(self) -> None:
        job = Job("moon", "seed", 1, RELEASED, None, 12, games.CHOICES)
        one, other = (MoonBaseRecipe().choices(job) for _ in range(2))
        assert isinstance(one, Choices)
        assert one.moves.tobytes() == other.moves.tobytes()
        assert one.visits.tolist() == other.visits.tolist()
        assert len(one.positions) == len(one.counts) > 40
        assert one.counts.sum() == len(one.moves) == len(one.visits)
        firsts = np.cumsum(one.counts) - one.counts
        assert np.add.reduceat(one.visits, firsts).min() >= 12

    def test_notes_what_searches_think_of_positions(self) -> None:
        job = Job("moon", "seed", 3, RELEASED, None, 8)
        one, other = (positions_of(MoonBaseRecipe(), job) for _ in range(2))
        assert one.players.tobytes() == other.players.tobytes()
        assert one.targets.tolist() == other.targets.tolist()
        assert len(one.players) == len(one.targets) == len(one.outcomes) > 5
        assert set(np.unique(one.outcomes)) <= {0, 1}
        thoughts = (one.targets - (1 - THOUGHT) * one.outcomes) / THOUGHT
        assert len(np.unique(thoughts.round(4))) > 5
        assert thoughts.min() > -1e-6
        assert thoughts.max() < 1 + 1e-6

    def test_notes_who_won(self) -> None:
        found = BlueMoonCityRecipe().gather(Job("3", "seed", 2, None))
        assert set(np.unique(found.outcomes)) <= {0, 1, 0.5, np.float32(1 / 3)}
        assert 0 < found.outcomes.mean() < 1

    def test_describes_the_board_in_parts(self) -> None:
        found = BlueMoonCityRecipe().gather(Job("2", "seed", 1, None))
        first = found.buildings[0]
        assert first[:, 0].sum() >= 18
        assert not first[first[:, 0] == 0].any()


class TestWholeNumbers:
    @pytest.mark.parametrize("recipe", [MoonBaseRecipe(), BlueMoonCityRecipe()])
    def test_think_as_the_weights_do(self, recipe: MoonBaseRecipe | BlueMoonCityRecipe) -> None:
        widths = recipe.widths
        net = random_net(widths.inputs, widths.part_inputs, widths.part_units)
        found = positions_of(recipe, Job(recipe.kinds[0], "whole", 1, None))
        names = recipe.layers(recipe.kinds[0])
        limits = recipe.inputs.limits
        layers = quantising.whole_net(
            net, limits[names["net"]], limits.get(names.get("parts", ""), ()), recipe.unit
        )
        values = found.players.astype(float)
        if widths.part_inputs:
            parts = found.buildings.astype(float)
            hidden = np.maximum(parts @ net["part_weights"] + net["part_biases"], 0)
            hidden *= parts[:, :, :1]
            values = np.concatenate([values, hidden.sum(axis=1)], axis=1)
        for i in range(3):
            values = values @ net[f"weights{i}"] + net[f"biases{i}"]
            values = np.maximum(values, 0) if i < 2 else values
        leads = quantising.leads(layers, found.players, found.buildings, recipe.unit)
        assert np.abs(leads - values[:, 0]).max() < 0.05

    def test_are_computed_as_in_play(self) -> None:
        recipe = MoonBaseRecipe()
        net = random_net(recipe.widths.inputs, 0, 0)
        layers = quantising.whole_net(net, recipe.inputs.limits["value"], (), 1)
        data = net_files.write(
            recipe.name, recipe.rules, recipe.inputs, {"value": layers["net"]}, quantising.PARTS, {}
        )
        file = net_files.parse("net", data, recipe.name, recipe.rules, recipe.inputs)
        played = Net(file.nets["value"], quantising.PARTS)
        found = positions_of(recipe, Job("moon", "whole", 1, None))
        leads = quantising.leads(layers, found.players, found.buildings, 1)
        for row, lead in zip(found.players, leads, strict=True):
            for i, value in enumerate(row):
                played.inputs[i] = int(value)
            assert played.lead() == lead * quantising.PARTS

    def test_can_be_learned_on_from(self) -> None:
        recipe = MoonBaseRecipe()
        rows = files.parsed(RELEASED).nets
        for name in ("value", "priors"):
            weights = quantising.weights_of(rows[name])
            again = quantising.whole_net(weights, recipe.inputs.limits[name], (), 1)
            assert again["net"] == rows[name]

    def test_that_would_be_too_large_are_refused(self) -> None:
        with pytest.raises(ValueError, match="too large"):
            quantising.rounded(np.full((2, 1), 1e9), np.zeros(1), [1, 1], 8, 100)


def test_later_opinions_count_in_targets() -> None:
    assert blended(1.0, [0.2, 0.4, 0.6], 0.5) == pytest.approx([0.6, 0.8, 1.0])
    assert blended(0.0, [0.2, 0.4], 1.0) == [0.0, 0.0]


def test_choices_are_as_likely_as_their_weights() -> None:
    rng = Rng("softly")
    counts = [0, 0, 0]
    for _ in range(1000):
        counts[softly(rng, [1.0, 3.0, 0.0])] += 1
    assert counts[2] == 0
    assert 200 < counts[0] < 300


def test_calibration_is_in_ten_bins() -> None:
    chances = np.array([0.05, 0.07, 0.55, 1.0])
    outcomes = np.array([0, 1, 1, 1], np.float32)
    assert report.bins(chances, outcomes) == [(0.06, 0.5, 2), (0.55, 1.0, 1), (1.0, 1.0, 1)]


class TestCalibration:
    def thoughts(self, chances: quantising.Floats, won: quantising.Floats) -> Thoughts:
        return Thoughts(chances, won, np.arange(len(chances)) // 4)

    def test_learns_what_chances_mean(self) -> None:
        draws = np.random.default_rng(1)
        chances = draws.random(20_000)
        leads = np.log(chances / (1 - chances))
        true = 1 / (1 + np.exp(-(0.5 * leads + 0.3)))
        shares = calibrating.fitted(
            self.thoughts(chances, np.where(draws.random(20_000) < true, 1.0, 0.0))
        )
        table = Calibration(shares)
        for chance in (0.1, 0.3, 0.5, 0.7, 0.9):
            lead = 0.5 * np.log(chance / (1 - chance)) + 0.3
            assert table.share(chance) == pytest.approx(1 / (1 + np.exp(-lead)), abs=0.02)

    @pytest.mark.parametrize("won", [0.0, 0.5, 1.0])
    def test_rises_from_certain_to_certain_whatever_it_has_seen(self, won: float) -> None:
        chances = np.array([0.0, 0.4, 0.5, 1.0] * 50)
        shares = calibrating.fitted(self.thoughts(chances, np.full(200, won)))
        assert is_table(shares)
        assert (shares[0], shares[-1]) == (0, PARTS)

    def test_says_how_far_off_a_bin_may_be(self) -> None:
        """Four turns of a game say no more than one of it."""
        won = np.array([1.0, 0.0] * 50).repeat(4)
        (found,) = calibrating.bins(self.thoughts(np.full(400, 0.55), won))
        assert found[:2] == (0.55, 0.5)
        assert found.off == pytest.approx(1.96 * 0.5 / 10, abs=0.001)
        assert found.turns == 400

    def test_is_eased_where_more_playouts_are_surer(self) -> None:
        chances = np.random.default_rng(1).random(200)
        odds = (chances / (1 - chances)) ** 1.25
        few, many = (self.thoughts(one, chances) for one in (chances, odds / (1 + odds)))
        factor = calibrating.surer(few, many)
        assert factor == pytest.approx(1.25)
        shares = calibrating.fitted(self.thoughts(chances, np.round(chances)))
        one, other = Calibration(shares), Calibration(calibrating.eased(shares, factor))
        for before, after in zip(few.chances, many.chances, strict=True):
            assert other.share(after) == pytest.approx(one.share(before), abs=0.01)

    def test_is_tested_with_games_that_it_has_not_learned_from(self) -> None:
        chances = np.full(8, 0.5)
        thoughts = Thoughts(chances, chances, np.arange(8))
        found = calibrating.shown(thoughts, ([0, 3000, PARTS], [0, 6000, PARTS]))
        assert found.chances.tolist() == [0.6, 0.3] * 4

    @pytest.mark.parametrize("game", ["moon-base", "blue-moon-city"])
    def test_is_fitted_to_games_and_resumes(self, game: str, tmp_path: Path) -> None:
        recipe = RECIPES[game]
        kind = recipe.kinds[0]
        path, again = (tmp_path / name / f"{kind}.jsonl" for name in ("some", "again"))
        for out, count in ((path, 2), (path, 4), (again, 4)):
            calibrating.main(
                [
                    game, "--out", str(out.parent), "--kinds", kind, "--games", str(count),
                    "--playouts", "2", "--thinking", "12", "--workers", "1", "--again", "15",
                ]
            )  # fmt: skip
            if count == 2:
                with path.open("a", encoding="utf-8") as broken_off:
                    broken_off.write('{"number": 2, "mo')
        for name in (path.name, f"{kind}-again.jsonl"):
            texts = [out.with_name(name).read_text(encoding="utf-8") for out in (path, again)]
            assert texts[0] == texts[1]
        found = json.loads((again.parent / "calibration.json").read_text(encoding="utf-8"))[kind]
        assert found["tested"]["turns"] == found["again"]["turns"] > 6
        assert found["tested"]["before"] != found["again"]["before"]
        data = (path.parent / "champion.net").read_bytes()
        file = net_files.parse("champion.net", data, game, recipe.rules, recipe.inputs)
        name = recipe.layers(kind)[NET]
        assert file.header["calibrated"][name]["games"] == 4
        assert file.calibrations[name].share(1.0) == 1
        assert files.parsed(data)[:2] == files.parsed(recipe.released.read_bytes())[:2]

    def test_does_not_count_games_of_other_settings(self, tmp_path: Path) -> None:
        path = tmp_path / "moon.jsonl"
        jobs = [calibrating.CalibrationGame("moon-base", "moon", "seed", 0, RELEASED, 2, 2)]
        found = [*calibrating.played(path, jobs, 1)]
        assert [*calibrating.played(path, jobs, 1)] == found
        (other,) = calibrating.played(path, [jobs[0]._replace(playouts=3)], 1)
        assert other != found[0]

    def test_new_nets_have_none(self, tmp_path: Path) -> None:
        table = {"value": {"shares": [0, PARTS]}}
        trained, rows, _ = files.parsed(RELEASED)
        recipe = MoonBaseRecipe()
        data = net_files.write(
            recipe.name, recipe.rules, recipe.inputs, rows, quantising.PARTS, trained, table
        )
        assert files.parsed(files.merged(recipe, [data])).calibrated == table
        training = loop.Training(recipe, "moon", tmp_path, 1, None)
        record = dict.fromkeys(("kind", "generation", "seed", "games", "positions", "steps"), 1)
        assert files.parsed(training.file(record, {"value": rows["value"]}, data)).calibrated == {}


def test_a_match_of_a_net_against_itself_is_even() -> None:
    shares = MoonBaseRecipe().duel(Job("moon", "even", 2, RELEASED, RELEASED, 4))
    assert all(share in (0, 0.5, 1) for share in shares)


def test_released_nets_stay_what_they_are_where_nothing_better_is_found() -> None:
    assert files.merged(MoonBaseRecipe(), [RELEASED]) == RELEASED


@needs_torch
@pytest.mark.parametrize("game", ["moon-base", "blue-moon-city"])
def test_the_whole_loop_trains_and_resumes(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = RECIPES[game]
    monkeypatch.setattr(recipe, "match_games", 4)
    monkeypatch.setattr(recipe, "match_playouts", 4)
    monkeypatch.setattr(recipe, "games_in_a_job", 4)
    monkeypatch.setattr(recipe, "searched_games_in_a_job", 2)
    plan = [Generation(8, 0, 10, 0.001, False), Generation(4, 4, 10, 0.001, True)]
    if recipe.choosing is not None:
        plan[1:] = [
            Generation(4, 4, 10, 0.001, False, games.CHOICES),
            Generation(8, 0, 10, 0.001, True),
            Generation(4, 4, 10, 0.001, True, games.NET, 8),
        ]
    kinds = recipe.kinds[:1]
    loop.train(recipe, tmp_path, 1, plan[:1], kinds, 1)
    first = (tmp_path / kinds[0] / "0.net").read_bytes()
    loop.train(recipe, tmp_path, 1, plan, kinds, 1)
    assert (tmp_path / kinds[0] / "0.net").read_bytes() == first
    records = [
        json.loads((tmp_path / kinds[0] / f"{number}.json").read_text())
        for number in range(len(plan))
    ]
    assert all(record["games"] > 0 for record in records)
    learned = [one.learns for one in plan]
    assert [record["net"] for record in records] == learned
    assert "Calibration" in (tmp_path / "report.html").read_text(encoding="utf-8")
    file = net_files.parse("net", first, recipe.name, recipe.rules, recipe.inputs)
    assert all(isinstance(layer, Layer) for layers in file.nets.values() for layer in layers)


@needs_torch
def test_a_released_net_learns_on_where_it_was(tmp_path: Path) -> None:
    training = loop.Training(MoonBaseRecipe(), "moon", tmp_path, 1, None)
    training.begun_with = RELEASED
    found = positions_of(MoonBaseRecipe(), Job("moon", "on", 4, None))
    plan = Generation(4, 4, 10, 0.0, True)
    _, layers, _ = training.learn_values(0, plan, [found, found])
    kept = files.parsed(RELEASED).nets["value"]
    before = quantising.leads({"net": kept}, found.players, found.buildings, 1)
    after = quantising.leads({"net": layers["value"]}, found.players, found.buildings, 1)
    assert np.abs(before - after).max() < 0.02


def test_without_pytorch_the_command_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(loop, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        loop.main(["moon-base", "--out", str(tmp_path)])
    assert "selenite[train]" in capsys.readouterr().err


def test_an_unknown_kind_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(loop, "find_spec", lambda name: object())
    with pytest.raises(SystemExit):
        loop.main(["moon-base", "--out", str(tmp_path), "--kinds", "7"])
    assert "no nets of the kind 7" in capsys.readouterr().err
