"""Tests that are likely to notice a mutant go first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.noticing import MEASURED, likeliest_first, mutated_function, remember


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    seconds = {"slow": 2.0, "quick": 0.1, "middling": 0.5}
    (tmp_path / MEASURED).write_text(json.dumps({"duration_by_test": seconds}), "utf-8")
    return tmp_path


def test_the_quickest_go_first_and_new_ones_before_them(folder: Path) -> None:
    tests = ["slow", "quick", "middling", "new"]
    assert likeliest_first(folder, "settle", tests) == ["new", "quick", "middling", "slow"]


def test_those_that_noticed_mutants_of_the_same_function_go_before_the_quickest(
    folder: Path,
) -> None:
    for function, test in [
        ("settle", "middling"), ("settle", "slow"), ("settle", "slow"), ("place", "quick"),
    ]:  # fmt: skip
        remember(folder, function, test)
    tests = ["slow", "quick", "middling"]
    assert likeliest_first(folder, "settle", tests) == ["slow", "middling", "quick"]
    assert likeliest_first(folder, "place", tests) == ["quick", "middling", "slow"]
    assert likeliest_first(folder, "lay", tests) == ["quick", "middling", "slow"]


@pytest.mark.parametrize(
    ("mutant", "function"),
    [("rules.settle__mutmut_12", "rules.settle"), ("stats", ""), ("", "")],
)
def test_a_mutant_is_named_by_its_function_and_a_number(
    mutant: str, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUTANT_UNDER_TEST", mutant)
    assert mutated_function() == function
    monkeypatch.delenv("MUTANT_UNDER_TEST")
    assert mutated_function() == ""
