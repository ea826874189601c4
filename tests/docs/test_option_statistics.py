"""The statistics of the options that change a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import option_statistics as statistics
from selenite.core import registry

PAGES = sorted((Path(__file__).parents[2] / "docs").glob("rulings*.md"))


def test_every_row_can_be_played() -> None:
    lines = list(statistics.tables(1, "test"))
    assert len(lines) == len(statistics.ROWS) + 2 * 2
    heads = {len(head) for head in statistics.HEADS.values()}
    assert {line.count("|") - 1 for line in lines} == heads


def test_every_changed_rule_has_a_row() -> None:
    played = {(row.game, key) for row in statistics.ROWS for key in row.options}
    for game in (statistics.MOON, statistics.CITY):
        for key in ("settled-rings", "bases", "blue-bonus", "idle-end"):
            offered = key in {choice.key for choice in registry.find(game).options.FORM}
            assert ((game, key) in played) == offered


def test_games_come_out_the_same_again() -> None:
    row = statistics.ROWS[1]
    assert [statistics.cells(row, statistics.play(row, 5, "again")) for _ in range(2)] == [
        statistics.cells(row, statistics.play(row, 5, "again"))
    ] * 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_pages_show_the_same_figures(page: Path) -> None:
    def figures(text: str) -> list[list[str]]:
        rows = re.findall(r"^\|.*\d.*\|$", text, re.M)
        return [re.findall(r"\d+(?:[.,]\d+)?", row.replace(",", ".")) for row in rows]

    english = next(page for page in PAGES if page.name == "rulings.md")
    shown = figures(page.read_text("utf-8"))
    assert len(shown) >= len(statistics.ROWS)
    assert shown == figures(english.read_text("utf-8"))
