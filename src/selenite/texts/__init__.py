"""Every sentence a person reads, as a code with parameters.

The texts are Fluent files. Each game has its own, ``texts/<language>.ftl`` in its folder; what
belongs to no game is in the folders beside this file. A :class:`Speaker` says them. The texts of
the command line are in English only.

>>> say("web-skip"), say("web-skip", "de")
('To the content', 'Zum Inhalt')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from selenite.core.refusals import Refusal
from selenite.texts.languages import LANGUAGES
from selenite.texts.speakers import Speaker, speaker

__all__ = ["LANGUAGES", "Speaker", "join", "plain", "refusal", "say", "speaker"]


def say(code: str, language: str = "en", **parameters: Any) -> str:
    """A sentence that belongs to no game."""
    return speaker(language).say(code, **parameters)


def refusal(reason: Refusal, language: str = "en") -> str:
    """The sentence of a refusal, of whichever game refused."""
    return speaker(language).refusal(reason)


def join(items: Iterable[str], language: str = "en") -> str:
    """A list in words.

    >>> join(["Ada", "Ben", "Cem"])
    'Ada, Ben and Cem'
    """
    return speaker(language).join(items)


def plain(value: Any, language: str = "en") -> str:
    """Any user input as a short text in one line.

    >>> plain("one" + chr(9) + "two") == "one" + chr(92) + "ttwo"
    True
    """
    return speaker(language).plain(value)
