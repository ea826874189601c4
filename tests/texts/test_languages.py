"""Every language says everything that English says, with the same parameters."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from fluent.syntax import ast

from selenite.core import registry
from selenite.texts import LANGUAGES, sources
from tests.texts import messages as read
from tests.texts.messages import GENERIC, PLACES, messages, translated, wrongly_parametrised

OTHERS = [language for language in LANGUAGES if language != "en"]
FUNCTIONS = {"NAME", "GAME", "CODE"}
FRENCH_SPACE = "\N{NO-BREAK SPACE}"


def key(variant: ast.Variant) -> str:
    """What a variant is chosen by."""
    assert isinstance(variant.key, ast.Identifier)
    return variant.key.name


def elements(message: read.ParsedMessage) -> list[ast.TextElement | ast.Placeable]:
    """The parts of a message."""
    assert message.tree.value is not None
    return message.tree.value.elements


def categories(language: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    category = Locale.parse(language).plural_form
    return {category(n) for n in range(1000)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
class TestFiles:
    def test_every_line_is_fluent(self, place: str, language: str) -> None:
        entries = [*read.entries(place, language)]
        assert entries
        assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]

    def test_no_message_is_there_twice(self, place: str, language: str) -> None:
        ids = [one.id.name for one in read.entries(place, language) if isinstance(one, ast.Message)]
        assert len(ids) == len(set(ids))

    def test_the_program_finds_the_messages_that_the_parser_finds(
        self, place: str, language: str
    ) -> None:
        found = sources.generic(language) if place == GENERIC else sources.of_game(place, language)
        assert list(found) == list(messages(place, language))

    def test_every_sentence_is_one_line_of_printable_text(self, place: str, language: str) -> None:
        own = FRENCH_SPACE if language == "fr" else ""
        wrong = [
            message.id
            for message in messages(place, language).values()
            for text in read.texts(message)
            if not all(c.isprintable() or c in own for c in text)
        ]
        assert not wrong

    def test_plurals_have_all_categories_of_the_language(self, place: str, language: str) -> None:
        wrong = [
            message.id
            for message in messages(place, language).values()
            for select in read.selects(message)
            if {key(variant) for variant in select.variants} != categories(language)
        ]
        assert not wrong

    def test_a_choice_is_the_whole_sentence(self, place: str, language: str) -> None:
        """In the middle of one it would be isolated as a whole, and be hard to translate."""
        wrong = [
            message.id
            for message in messages(place, language).values()
            if [*read.selects(message)] and len(elements(message)) != 1
        ]
        assert not wrong

    def test_every_function_is_known(self, place: str, language: str) -> None:
        used = [one.functions for one in messages(place, language).values()]
        assert set().union(*used) <= FUNCTIONS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
class TestTranslation:
    def test_nothing_is_missing_and_nothing_is_left_over(self, place: str, language: str) -> None:
        assert set(messages(place, language)) == translated(place)

    def test_the_order_is_that_of_english(self, place: str, language: str) -> None:
        english = [code for code in messages(place, "en") if code in translated(place)]
        assert list(messages(place, language)) == english

    def test_parameters_are_those_of_english(self, place: str, language: str) -> None:
        assert not wrongly_parametrised(place, language)

    def test_names_are_looked_up_as_in_english(self, place: str, language: str) -> None:
        wrong = [
            code
            for code, message in messages(place, language).items()
            if message.tables != messages(place, "en")[code].tables
        ]
        assert not wrong


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_have_every_clause(language: str, game: str) -> None:
    manual = registry.find(game).manual
    anchors = [
        set(re.findall(r'<a id="([^"]+)">', path.read_text("utf-8")))
        for path in (manual / "en.md", manual / f"{language}.md")
    ]
    assert anchors[0]
    assert anchors[0] <= anchors[1]


def test_french_signs_stand_after_a_space_that_no_line_is_broken_at() -> None:
    wrong = [
        message.id
        for place in PLACES
        for message in messages(place, "fr").values()
        for text in read.texts(message)
        if re.search(" [:;?!»]|« ", text)
    ]
    assert not wrong


def test_only_hebrew_needs_to_keep_codes_together() -> None:
    users = {
        language
        for language in LANGUAGES
        for place in PLACES
        for message in messages(place, language).values()
        if "CODE" in message.functions
    }
    assert users == {"he"}
