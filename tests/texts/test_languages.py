"""Every language says everything that English says, with the same parameters."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from string import Formatter

import pytest

from selenite import texts

FORMS = {
    "en": {"one", "other"}, "fr": {"one", "other"}, "de": {"one", "other"},
    "ru": {"one", "few", "many"}, "he": {"one", "two", "other"},
}  # fmt: skip
OTHERS = [language for language in texts.LANGUAGES if language != "en"]
ENGLISH_ONLY = set(tomllib.loads((files(texts) / "en" / "cli.toml").read_text("utf-8")))
GAMES = Path(texts.__file__).parents[1] / "games"
COUNTS = {"n"}


def fields(sentence: str | dict[str, str]) -> set[str]:
    """The parameters of a sentence in all its forms."""
    forms = [sentence] if isinstance(sentence, str) else list(sentence.values())
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


def wanted() -> dict[str, set[str]]:
    """The keys of every table that is to be translated."""
    return {
        table: set(keys) for table, keys in texts.sentences().items() if table not in ENGLISH_ONLY
    }


@pytest.mark.parametrize("language", OTHERS)
class TestLanguage:
    def test_nothing_is_missing_and_nothing_is_left_over(self, language: str) -> None:
        found = {table: set(keys) for table, keys in texts.sentences(language).items()}
        assert found == wanted()

    def test_parameters_are_those_of_english(self, language: str) -> None:
        wrong = [
            f"{table}.{key}"
            for table, keys in texts.sentences(language).items()
            for key, sentence in keys.items()
            if fields(sentence) - COUNTS != fields(texts.sentences()[table][key]) - COUNTS
        ]
        assert not wrong

    def test_plurals_have_all_forms_of_the_language(self, language: str) -> None:
        wrong = [
            f"{table}.{key}"
            for table, keys in texts.sentences(language).items()
            for key, sentence in keys.items()
            if isinstance(sentence, str) != isinstance(texts.sentences()[table][key], str)
            or (not isinstance(sentence, str) and set(sentence) != FORMS[language])
        ]
        assert not wrong

    def test_every_number_finds_its_form(self, language: str) -> None:
        chosen = {texts.PLURALS[language](n) for n in range(130)}
        assert chosen == FORMS[language]

    def test_every_sentence_is_one_line_of_printable_text(self, language: str) -> None:
        wrong = [
            f"{table}.{key}"
            for table, keys in texts.sentences(language).items()
            for key, sentence in keys.items()
            for form in ([sentence] if isinstance(sentence, str) else sentence.values())
            if not form.replace("\N{NO-BREAK SPACE}", " ").isprintable()
        ]
        assert not wrong

    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_the_rules_have_every_clause(self, language: str, game: str) -> None:
        anchors = [
            set(re.findall(r'<a id="([^"]+)">', path.read_text("utf-8")))
            for code in ("en", language)
            for path in (GAMES / game.replace("-", "_") / "manual" / f"{code}.md",)
        ]
        assert anchors[0] <= anchors[1]


@pytest.mark.parametrize(
    ("language", "n", "form"),
    [
        ("fr", 0, "one"), ("fr", 2, "other"), ("ru", 1, "one"), ("ru", 11, "many"),
        ("ru", 21, "one"), ("ru", 22, "few"), ("ru", 12, "many"), ("ru", 5, "many"),
        ("he", 2, "two"), ("he", 3, "other"), ("de", 0, "other"),
    ],
)  # fmt: skip
def test_plural_forms_are_those_of_the_language(language: str, n: int, form: str) -> None:
    assert texts.PLURALS[language](n) == form
