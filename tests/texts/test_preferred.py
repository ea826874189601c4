"""The language of a page is the one that the browser likes best among those there are."""

from __future__ import annotations

import pytest

from selenite.texts.languages import LANGUAGES, direction, preferred


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,fr;q=0.7", "de"),
        ("fr;q=0.7,de-AT", "de"),
        ("fr; q=0.7, ru ;q=0.8", "ru"),
        ("RU-ru", "ru"),
        ("es,pt;q=0.9,he;q=0.1", "he"),
        ("iw-IL", "he"),
        ("zh-Hant-TW,fr;q=0.5", "fr"),
        ("de;q=0,fr;q=0.1", "fr"),
        ("de;q=0", "en"),
        ("*", "en"),
        ("de;q=nan,fr", "fr"),
        ("de;q=2,fr;q=0.1", "fr"),
        ("german,;,fr;q=0.1", "fr"),
        ("fr;q=0.5,de;q=0.5", "fr"),
    ],
)
def test_a_browser_gets_its_language(header: str, language: str) -> None:
    assert preferred(header) == language


def test_the_end_of_an_endless_header_is_not_read() -> None:
    assert preferred("es," * 49 + "fr") == "fr"
    assert preferred("es," * 5000 + "fr") == "en"


def test_hebrew_alone_is_written_from_right_to_left() -> None:
    assert [one for one in LANGUAGES if direction(one) == "rtl"] == ["he"]
