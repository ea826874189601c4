"""Matches that ``tools/measure.py`` plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import measure


def test_each_deal_is_played_from_all_seats() -> None:
    games = [*measure.tasks("moon-base", {}, [("greedy", "random")], 4, "seed")]
    assert [(one.seed, one.turned) for one in games] == [
        ("seed/0", 0),
        ("seed/0", 1),
        ("seed/1", 0),
        ("seed/1", 1),
    ]


@pytest.mark.parametrize("turned", [0, 1])
def test_the_first_bot_is_measured_wherever_it_sits(turned: int) -> None:
    task = measure.MatchTask("moon-base", {}, ("greedy", "random"), "seat", turned)
    assert measure.play(task).won == 1.0
    other = task._replace(bots=("random", "greedy"))
    assert measure.play(other).won == 0.0


def test_the_figures_of_a_match_are_written(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    match = "greedy,random,random"
    arguments = ["blue-moon-city", "--match", match, "--games", "3", "--workers", "1"]
    measure.main([*arguments, "--out", str(out)])
    found = json.loads(out.read_text())[match]
    assert found["games"] == 3
    assert found["low"] < found["won"] <= found["high"]


def test_nothing_is_played_after_the_time_is_up(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    arguments = ["moon-base", "--match", "search:1,search:1", "--workers", "1", "--out", str(out)]
    measure.main([*arguments, "--seconds", "0.2"])
    assert json.loads(out.read_text()) == {}


def test_tables_of_unlike_sizes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        measure.main(
            ["blue-moon-city", "--match", "random,random", "--match", "random,random,random"]
        )
    assert "as many seats" in capsys.readouterr().err


def test_trials_have_other_settings() -> None:
    names = ["Bold:20p", "Overlooks55:3p"]
    for name in names:
        bots = (f"tools/train/trials.py::{name}", "random")
        task = measure.MatchTask("moon-base", {}, bots, "trial", 0)
        assert measure.play(task).seconds
