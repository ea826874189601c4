"""The available languages, and which of them a browser asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from babel import Locale

LANGUAGES = {
    "en": "English", "fr": "Français", "de": "Deutsch", "ru": "Русский", "he": "עברית",
}  # fmt: skip
"""The available languages, each by its own name; the first is the default."""

_LOCALES = {"en": "en_GB"}
"""The locale of a language where it isn't the language itself: no comma before the last "and"."""

_RENAMED = {"iw": "he"}
"""Languages that some browsers still call by a code that was replaced."""

_MOST_ITEMS = 50
"""How many items of a header are read: no browser has more, and thousands would take a while."""

_RANGE = re.compile(
    r"\s*(?P<language>[a-z]{1,8})(-[a-z0-9-]+)?\s*(;\s*q=(?P<weight>[01](\.\d{0,3})?)\s*)?",
    re.IGNORECASE,
)


@cache
def locale_of(language: str) -> Locale:
    """What Babel knows about a language."""
    return Locale.parse(_LOCALES.get(language, language))


def direction(language: str) -> str:
    """The direction a language is written in, as HTML calls it.

    >>> direction("en"), direction("he")
    ('ltr', 'rtl')
    """
    found: str = locale_of(language).text_direction
    return found


def preferred(accept_language: str) -> str:
    """The first of a browser's languages that is available.

    >>> preferred("es, de-AT;q=0.6, fr;q=0.7")
    'fr'
    """
    ranked = sorted(_weighted(accept_language), key=lambda one: -one[0])
    known = (language for weight, language in ranked if weight and language in LANGUAGES)
    return next(known, next(iter(LANGUAGES)))


def _weighted(accept_language: str) -> Iterator[tuple[float, str]]:
    """The languages of a header ``Accept-Language``; malformed items are skipped."""
    for item in accept_language.split(",", _MOST_ITEMS)[:_MOST_ITEMS]:
        if found := _RANGE.fullmatch(item):
            language = found["language"].lower()
            yield float(found["weight"] or 1), _RENAMED.get(language, language)
