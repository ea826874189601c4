"""Every sentence a person reads, as a code with parameters.

The sentences of a language are in the TOML files of its folder: tables of keys, and a code is
``table.key``. A sentence that depends on a number is a table of plural categories, chosen by the
parameter ``n``. A field ``{tile:tile}`` shows the name of its value from the table ``tile``. What
the command line says is there in English only.

>>> say("refused.no-cube")
'you have no cube left to place'
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from selenite.core.refusals import Illegal, Refusal
from selenite.core.state import Event

LANGUAGES = {
    "en": "English", "fr": "Français", "de": "Deutsch", "ru": "Русский", "he": "עברית",
}  # fmt: skip
"""The languages there are sentences in, each by its own name."""

_LONGEST = 120
_NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
_FRENCH_SPACE = re.compile(" (?=[:;?!»])|(?<=«) ")
"""Where French has a space that no line may be broken at."""


def _russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


PLURALS: dict[str, Callable[[int], str]] = {
    "en": lambda n: "one" if n == 1 else "other",
    "fr": lambda n: "one" if n < 2 else "other",
    "de": lambda n: "one" if n == 1 else "other",
    "ru": _russian,
    "he": lambda n: {1: "one", 2: "two"}.get(n, "other"),
}
"""The plural category of a number, by language."""

Table = dict[str, str | dict[str, str]]


@cache
def sentences(language: str = "en") -> dict[str, Table]:
    """All sentences of a language: tables by name, each with its keys."""
    tables: dict[str, Table] = {}
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        text = file.read_text(encoding="utf-8")
        if language == "fr":
            text = _FRENCH_SPACE.sub(_NO_BREAK_SPACE, text)
        for name, table in tomllib.loads(text).items():
            tables.setdefault(name, {}).update(table)
    return tables


def knows(code: str, language: str = "en") -> bool:
    """Whether there is a sentence for a code."""
    table, _, key = code.partition(".")
    return key in sentences(language).get(table, {})


def say(code: str, language: str = "en", **parameters: Any) -> str:
    """The sentence of a code, filled in.

    >>> say("event.drew", who="Ada", n=1), say("event.drew", who="Ada", n=4)
    ('Ada drew 1 card', 'Ada drew 4 cards')
    """
    speak = _kept if all(map(_is_small, parameters.values())) else _filled_in
    return speak(code, language, **parameters)


def _is_small(value: Any) -> bool:
    """Whether a parameter may stay in memory: others may be large, or hold on to what is."""
    if isinstance(value, str):
        return len(value) <= _LONGEST
    return value is None or isinstance(value, int)


def _filled_in(code: str, language: str, **parameters: Any) -> str:
    table, _, key = code.partition(".")
    sentence = sentences(language)[table][key]
    if not isinstance(sentence, str):
        sentence = sentence[PLURALS[language](parameters["n"])]
    shown = {name: _Shown(value, language) for name, value in parameters.items()}
    return sentence.format_map(shown)


_kept = lru_cache(maxsize=16384, typed=True)(_filled_in)
"""The same sentences are said again and again; ``1`` and ``True`` are not the same."""


def name(table: str, key: Any, language: str = "en") -> str:
    """A thing's name from one of the tables of names; its key where nobody named it.

    >>> name("tile", "fire-temple"), name("tile", "my-own-house")
    ('Fire Temple', 'my-own-house')
    """
    code = f"{table}.{key}"
    return say(code, language) if knows(code, language) else plain(key, language)


def refusal(reason: Refusal, language: str = "en") -> str:
    """The sentence of a refusal, in one line; after its clause if it has one.

    >>> refusal(Illegal("3.5", "no-cube"))
    '3.5: you have no cube left to place'
    """
    sentence = say(f"refused.{reason.code}", language, **reason.parameters)
    return f"{reason.clause}: {sentence}" if isinstance(reason, Illegal) else sentence


def event(told: Event, names: Mapping[int, str], language: str = "en") -> str:
    """The log's sentence of something that came of a move.

    >>> event(Event("drew", {"seat": 1, "n": 3}), {1: "Ada"})
    'Ada drew 3 cards'
    """
    parameters = dict(told.parameters)
    if "seat" in parameters:
        parameters["who"] = names[parameters["seat"]]
    if "winners" in parameters:
        winners = [names[seat] for seat in parameters["winners"]]
        parameters["n"] = len(winners)
        parameters["who"] = join(winners, language)
    return say(f"event.{told.code}", language, **parameters)


def join(items: list[str], language: str = "en") -> str:
    """A list in words.

    >>> join(["Ada", "Ben", "Cem"])
    'Ada, Ben and Cem'
    """
    if len(items) < 2:
        return "".join(items)
    return say("list.and", language, first=", ".join(items[:-1]), last=items[-1])


class _Shown:
    """A parameter as sentences show it: printable, not too long, and by name if asked."""

    def __init__(self, value: Any, language: str) -> None:
        self.value = value
        self.language = language

    def __format__(self, table: str) -> str:
        if table:
            return name(table, self.value, self.language)
        return plain(self.value, self.language)


def plain(value: Any, language: str = "en") -> str:
    """Anything somebody gave us as a short text in one line.

    >>> plain("one" + chr(9) + "two") == "one" + chr(92) + "ttwo"
    True
    """
    if isinstance(value, Refusal):
        return refusal(value, language)
    if value is None:
        return say("list.nothing", language)
    text = value if isinstance(value, str) else f"{value}"
    if len(text) > _LONGEST:
        text = text[: _LONGEST - 1] + "…"
    if text.isprintable():
        return text
    own = _NO_BREAK_SPACE if language == "fr" else ""
    return "".join(
        [c if c.isprintable() or c == own else c.encode("unicode_escape").decode() for c in text]
    )
