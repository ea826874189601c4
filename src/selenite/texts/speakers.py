"""A speaker says the messages of one language: a game's own first, then those of any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from selenite.core import registry
from selenite.core.refusals import Illegal, Refusal
from selenite.core.state import Event
from selenite.texts import bidi, sources
from selenite.texts.languages import locale_of
from selenite.texts.patterns import Message, prepare

_LONGEST = 120
_SMALL = frozenset({bool, int, type(None)})
"""Sentences are cached if their parameters are of these types, or texts up to ``_LONGEST``."""

_FRENCH_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_ISOLATES = "\u2066\u2068\u2069"


class Speaker:
    """Says messages in a language, as :func:`speaker` makes it.

    In a right-to-left language every parameter is isolated; in others, only in sentences with a
    right-to-left parameter. ``isolates`` turns this off for terminals.
    """

    def __init__(self, language: str, game: str | None = None, isolates: bool = True) -> None:
        self.language = language
        self.game = game
        self.isolates = isolates
        self.locale = locale_of(language)
        self._category = lru_cache(maxsize=1024)(self.locale.plural_form)
        self._always_isolates = isolates and self.locale.text_direction == "rtl"
        self._own_spaces = _FRENCH_SPACES if language == "fr" else ""
        self._functions: dict[str, Any] = {
            "NAME": self.name,
            "GAME": self._title_of,
            "CODE": _together,
        }
        self._bundles: dict[bool, FluentBundle] = {}
        self._messages: dict[tuple[str, bool], Message] = {}
        self._fixed: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"speaker({self.language!r}, {self.game!r})"

    def say(self, code: str, /, **parameters: Any) -> str:
        """The sentence of a code, filled in; a tuple as a list in words.

        >>> say = speaker("en").say
        >>> say("web-watching", n=1), say("web-watching", n=4)
        ('1 person watching', '4 people watching')
        >>> say("refused-unknown-game", game="go", games=("chess", "checkers"))
        'there is no game “go” (available: chess and checkers)'
        """
        if not parameters:
            fixed = self._fixed.get(code)
            if fixed is None:
                fixed = self._fixed[code] = self._filled_in(code, parameters)
            return fixed
        try:
            return _cached(self, code, **parameters)
        except (_NotCached, TypeError):  # a list can't even be looked up
            return self._filled_in(code, parameters)

    def knows(self, code: str) -> bool:
        """Whether there is a message for a code."""
        return code in self._sources or (self._english is not None and self._english.knows(code))

    def codes(self, prefix: str) -> list[str]:
        """The codes with a prefix, in the order of the files; those only in English come last."""
        own = [code for code in self._sources if code.startswith(prefix)]
        english = self._english.codes(prefix) if self._english else []
        return own + [code for code in english if code not in self._sources]

    def name(self, table: str, key: Any) -> str:
        """What a thing is called: the message ``table-key``, or the key if there is none.

        >>> speaker("en").name("level", "master"), speaker("en").name("level", "my-own")
        ('Master', 'my-own')
        """
        code = f"{table}-{key}"
        return self.say(code) if self.knows(code) else self.plain(key)

    def join(self, items: Iterable[str]) -> str:
        """A list in words.

        >>> speaker("en").join(["Ada", "Ben", "Cem"])
        'Ada, Ben and Cem'
        """
        return _joined(self, tuple(items))

    def series(self, clauses: Iterable[str]) -> str:
        """Clauses of a sentence one after the other.

        >>> speaker("en").series(["Ada +2", "Ben +1"])
        'Ada +2; Ben +1'
        """
        return self.say("between-clauses").join(clauses)

    def refusal(self, reason: Refusal) -> str:
        """The sentence of a refusal, in one line; after its clause if it has one."""
        sentence = self.refusal_sentence(reason)
        if not isinstance(reason, Illegal):
            return sentence
        return f"{reason.clause}{self.say('before-explanation')}{sentence}"

    def refusal_sentence(self, reason: Refusal) -> str:
        """The sentence of a refusal alone."""
        game = reason.game or self.game
        speak = self if game == self.game else speaker(self.language, game, self.isolates)
        return speak.say(f"refused-{reason.code}", **reason.parameters)

    def event(self, told: Event, names: Mapping[int, str]) -> str:
        """The log's sentence about an event."""
        parameters = dict(told.parameters)
        if "seat" in parameters:
            parameters["who"] = names[parameters["seat"]]
        if "winners" in parameters:
            winners = [names[seat] for seat in parameters["winners"]]
            parameters |= {"n": len(winners), "who": self.join(winners)}
        return self.say(f"event-{told.code}", **parameters)

    def plain(self, value: Any) -> str:
        """Any user input as a short text in one line."""
        if isinstance(value, Refusal):
            return self.refusal(value)
        if value is None:
            return self.say("nothing")
        text = value if isinstance(value, str) else f"{value}"
        if len(text) > _LONGEST and len(bidi.bare(text)) > _LONGEST:
            text = bidi.bare(text)[: _LONGEST - 1] + "…"
        if text.isprintable():
            return text
        allowed = self._own_spaces + (_ISOLATES if bidi.is_balanced(text) else "")
        return "".join(
            c if c.isprintable() or c in allowed else c.encode("unicode_escape").decode()
            for c in text
        )

    def isolate(self, text: str) -> str:
        """A text that is put beside a sentence, not into it: a move, a name, a number."""
        return bidi.isolate(text) if text and self._isolates_beside(text) else text

    # How a sentence is made

    @cached_property
    def _sources(self) -> sources.Sources:
        return sources.messages(self.game, self.language)

    @cached_property
    def _english(self) -> Speaker | None:
        """The speaker for messages that aren't translated."""
        if self.language == sources.ENGLISH:
            return None
        return speaker(sources.ENGLISH, self.game, self.isolates)

    def _isolates_beside(self, *texts: str) -> bool:
        if self._always_isolates:
            return True
        return self.isolates and any(map(bidi.runs_right_to_left, texts))

    def _filled_in(self, code: str, parameters: Mapping[str, Any]) -> str:
        shown = {name: self._shown(value) for name, value in parameters.items()}
        isolates = self._isolates_beside(*shown.values())
        message = self._messages.get((code, isolates))
        if message is None:
            if code not in self._sources and self._english is not None:
                return self._english._filled_in(code, parameters)
            message = self._messages[code, isolates] = self._prepared(code, isolates)
        return message(shown, parameters)

    def _shown(self, value: Any) -> str:
        return self.join(map(self.plain, value)) if value.__class__ is tuple else self.plain(value)

    def _prepared(self, code: str, isolates: bool) -> Message:
        bundle = self._bundles.get(isolates)
        if bundle is None:
            bundle = self._bundles[isolates] = FluentBundle(
                [str(self.locale)], functions=self._functions, use_isolating=isolates
            )
        bundle.add_resource(FluentResource(self._sources[code]))
        return prepare(bundle, code, self._functions, self._category)

    def _title_of(self, game: str) -> str:
        if game not in registry.games():
            return self.plain(game)
        return speaker(self.language, game, self.isolates).say("title")


@lru_cache(maxsize=256)
def speaker(language: str, game: str | None = None, isolates: bool = True) -> Speaker:
    """The speaker of a language, which prefers a game's own texts."""
    return Speaker(language, game, isolates)


class _NotCached(Exception):
    """A sentence that isn't worth a place in the cache."""


@lru_cache(maxsize=16384, typed=True)
def _cached(speak: Speaker, code: str, /, **parameters: Any) -> str:
    """Cached, since sentences repeat; ``1`` and ``True`` are not the same."""
    for value in parameters.values():
        if len(value) > _LONGEST if value.__class__ is str else value.__class__ not in _SMALL:
            raise _NotCached
    return speak._filled_in(code, parameters)


@lru_cache(maxsize=4096)
def _joined(speak: Speaker, items: tuple[str, ...]) -> str:
    if len(items) > 1 and speak._isolates_beside(*items):
        items = tuple(map(bidi.isolate, items))
    return format_list(items, locale=speak.locale)


def _together(*parts: object) -> str:
    """What is to be isolated as one: a code, or a parameter with the signs around it."""
    return "".join(map(str, parts))
