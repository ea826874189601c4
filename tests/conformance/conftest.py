"""Every test here runs over every game: those of this project, and an installed toy game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from selenite.core import registry
from selenite.core.game import Game
from tests.conformance.installing import NAME, install, installed
from tests.web.conftest import browser

__all__ = ["browser"]

GAMES = [*registry.games(), NAME]


@pytest.fixture(scope="session")
def toy_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the toy game is installed."""
    return install(tmp_path_factory.mktemp("installed") / "games")


@pytest.fixture
def toy(toy_folder: Path) -> Iterator[Game]:
    """The toy game, while it is installed."""
    with installed(toy_folder):
        yield registry.find(NAME)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    if request.param == NAME:
        toy: Game = request.getfixturevalue("toy")
        return toy
    return registry.find(request.param)
