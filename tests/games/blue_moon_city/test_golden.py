"""The golden playthroughs come out as they were proof-read, byte by byte."""

from __future__ import annotations

import pytest

from tests.games.blue_moon_city.make_golden import FOLDER, GAMES, playthrough
from tests.games.golden import golden_file


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name).encode() == golden_file(FOLDER, name).read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_ends_and_can_be_read(name: str) -> None:
    written = golden_file(FOLDER, name).read_bytes()
    assert len(written) < 60_000
    assert b"\nOver: " in written


def test_no_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
