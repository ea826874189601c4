"""Files that players bring and take: TOML in the layout of our own files, and nothing lost."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from selenite.core.user_files import to_toml
from selenite.games.blue_moon_city.rules import components
from selenite.games.moon_base.rules import boards

TEXTS = st.text(st.characters(codec="utf-8"), max_size=8)
PLAIN = st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXTS
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3)
)


@given(st.dictionaries(TEXTS, VALUES, max_size=4))
def test_what_is_written_is_read_again(source: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(source)) == source


@pytest.mark.parametrize("source", [components.standard().source, boards.standard().source])
def test_our_own_files_keep_their_order(source: dict[str, Any]) -> None:
    assert json.dumps(tomllib.loads(to_toml(source))) == json.dumps(source)


@pytest.mark.parametrize("name", ["components.toml", "boards/moon.toml"])
def test_the_layout_is_that_of_our_own_files(name: str) -> None:
    package = components if name == "components.toml" else boards
    text = Path(package.__file__ or "").with_name(name.partition("/")[0])
    ours = (text / name.partition("/")[2] if text.is_dir() else text).read_text("utf-8")
    heads = [line for line in ours.splitlines() if line.startswith("[")]
    written = to_toml(tomllib.loads(ours)).splitlines()
    assert [line for line in written if line.startswith("[")] == heads
