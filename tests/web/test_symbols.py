"""Pages with drawings hold the symbols that the drawings use by name."""

from __future__ import annotations

import re

import pytest

from .clients import User

CITY = "blue-moon-city"


@pytest.mark.parametrize(
    "path", ["/", "/box", f"/box/{CITY}", f"/rules/{CITY}", f"/world/{CITY}", f"/learn/{CITY}"]
)
def test_every_symbol_is_there_once(ada: User, path: str) -> None:
    page = ada.get(path).text
    used = set(re.findall(r'<use href="#([^"]+)"', page))
    there = re.findall(r'<symbol id="([^"]+)"', page)
    assert used
    assert used <= set(there)
    assert len(there) == len(set(there))
