"""Messages that are resolved in advance say what ``fluent.runtime`` says."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from selenite.texts import LANGUAGES, speaker
from selenite.texts.bidi import isolate
from selenite.texts.patterns import prepare
from tests.texts.messages import GENERIC, otherwise_than_fluent

FEW = """
cards = { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards
}
"""
"""An exact number is left to ``fluent.runtime``."""


def filled(source: str, /, isolates: bool = False, **parameters: Any) -> str:
    """A message ``cards`` with its parameters."""
    speak = speaker("en")
    bundle = FluentBundle([str(speak.locale)], functions=speak._functions, use_isolating=isolates)
    bundle.add_resource(FluentResource(source))
    message = prepare(bundle, "cards", speak._functions, speak.locale.plural_form)
    return message({name: speak.plain(value) for name, value in parameters.items()}, parameters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_belongs_to_no_game_is_said_as_fluent_says_it(language: str) -> None:
    """What belongs to a game is compared by the conformance tests."""
    assert otherwise_than_fluent(GENERIC, language) == []


@pytest.mark.parametrize(
    ("n", "expected"), [(0, "none"), (1, "1 card"), (2, "2 cards"), (1234, "1234 cards")]
)
def test_what_is_left_to_fluent_shows_numbers_as_all_sentences_do(n: int, expected: str) -> None:
    assert filled(FEW, n=n) == expected


def test_what_is_left_to_fluent_puts_a_number_into_a_code() -> None:
    assert filled('cards = { "" }{ $n ->\n *[other] { CODE("#", $n) }\n }', n=1234) == "#1234"


def test_a_text_chooses_its_variant() -> None:
    source = "cards = { $who ->\n [ada] hers\n *[other] theirs\n }"
    assert [filled(source, who=who) for who in ("ada", "ben", 1)] == ["hers", "theirs", "theirs"]


def test_a_parameter_that_is_all_there_is_needs_no_isolate() -> None:
    assert filled("cards = { $n }", isolates=True, n=3) == "3"
    assert filled("cards = #{ $n }", isolates=True, n=3) == f"#{isolate('3')}"


def test_braces_in_quotes_are_text() -> None:
    assert filled('cards = { "{" }{ $n }{ "}" }', n=3) == "{3}"
