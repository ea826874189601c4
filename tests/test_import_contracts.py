"""The contracts of import-linter in ``pyproject.toml`` forget no module."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent for path in ROOT.glob("src/selenite/games/*/rules"))
RULES = "Rules know the core alone"


def modules_of(game: Path) -> set[str]:
    """The modules and packages of a game beside its rules."""
    files = {path.stem for path in game.glob("*.py")}
    packages = {path.parent.name for path in game.glob("*/*.py")}
    return (files | packages) - {"__init__", "rules"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_may_import_no_other_module_of_their_game(game: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (forbidden,) = (one["forbidden_modules"] for one in contracts if one["name"] == RULES)
    assert {f"selenite.games.*.{name}" for name in modules_of(game)} <= set(forbidden)


def test_the_modules_of_a_game_are_found() -> None:
    assert {"art", "view", "web"} <= modules_of(ROOT / "src/selenite/games/blue_moon_city")
