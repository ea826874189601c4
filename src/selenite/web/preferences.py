"""A visitor's preferences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from selenite.texts import LANGUAGES, languages

CHOICES: dict[str, tuple[str, ...]] = {
    "language": tuple(LANGUAGES),
    "theme": ("auto", "light", "dark"),
    "motion": ("on", "off"),
    "pace": ("slow", "usual", "fast"),
    "sound": ("on", "off"),
    "questions": ("on", "off"),
    "codes": ("on", "off"),
    "chance": ("on", "off"),
}
"""The preferences and the values of each; cookies of the same names store them."""

SLOWNESS = {"slow": 2.0, "usual": 1.0, "fast": 0.4}
"""How much longer than usual the pauses between the moves of bots are, for each pace."""


class Preferences(NamedTuple):
    """Language, theme, whether things move and make sounds, and whether the table asks first.

    ``pace`` is how fast bots make their moves, ``questions`` are those before a move that can't be
    taken back, ``codes`` the names of places and pieces in the move language, on the board,
    ``chance`` the chance to win, for those who play alone and in replays.
    """

    language: str = "en"
    theme: str = "auto"
    motion: bool = True
    sound: bool = True
    questions: bool = True
    codes: bool = False
    chance: bool = False
    pace: str = "usual"

    @property
    def direction(self) -> str:
        """The direction the language is written in."""
        return languages.direction(self.language)


def preferences_of(cookies: Mapping[str, str], accept_language: str) -> Preferences:
    """The preferences that cookies store; by default the browser's language.

    >>> preferences_of({}, "de-AT,fr;q=0.7").language
    'de'
    """
    language, theme, pace = (cookies.get(name, "") for name in ("language", "theme", "pace"))
    return Preferences(
        language if language in LANGUAGES else languages.preferred(accept_language),
        theme if theme in CHOICES["theme"] else "auto",
        cookies.get("motion", "on") != "off",
        cookies.get("sound", "on") != "off",
        cookies.get("questions", "on") != "off",
        cookies.get("codes", "off") == "on",
        cookies.get("chance", "off") == "on",
        pace if pace in CHOICES["pace"] else "usual",
    )
