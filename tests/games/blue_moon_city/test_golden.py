"""The golden playthroughs come out as they were proof-read, byte by byte."""

from __future__ import annotations

import pytest

from tests.games.blue_moon_city.make_golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name).encode() == (FOLDER / f"{name}.txt").read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_ends_and_can_be_read(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_bytes()
    assert len(kept) < 60_000
    assert b"\nOver: " in kept


def test_no_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
