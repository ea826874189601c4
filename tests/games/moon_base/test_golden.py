"""The golden playthroughs come out as they were proof-read, byte by byte."""

from __future__ import annotations

import pytest

from tests.games.golden import golden_file
from tests.games.moon_base.make_golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name).encode() == golden_file(FOLDER, name).read_bytes()


def test_the_playthroughs_show_every_kind_of_move() -> None:
    texts = "".join(golden_file(FOLDER, name).read_text(encoding="utf-8") for name in GAMES)
    for sign in ("gold", "silver", "tower=", "draft=L", "draft=S", ">(", "aside=", "settle=",
                 "base=", "the tower moves"):  # fmt: skip
        assert sign in texts


def test_no_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
