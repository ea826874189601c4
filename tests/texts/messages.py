"""The Fluent files as the tests read them: fully parsed, which the program never does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from selenite.core import registry
from selenite.texts import LANGUAGES, Speaker, speaker
from selenite.texts import sources as read

GENERIC = "generic"
PLACES = [GENERIC, *registry.games()]
"""Where messages are: outside all games, or in one of them."""

ENGLISH_ONLY = ("terminal-", "cli-", "help-", "report-")
"""How the messages of the command line begin."""


class ParsedMessage(NamedTuple):
    """A message: its id, its syntax tree, and what is found in it."""

    id: str
    tree: ast.Message
    parameters: frozenset[str]
    tables: frozenset[str]
    functions: frozenset[str]


class _Finder(Visitor):
    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.tables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        if node.id.name == "NAME":
            table = node.arguments.positional[0]
            assert isinstance(table, ast.StringLiteral)
            self.tables.add(table.value)
        self.generic_visit(node)


def sources(place: str, language: str) -> Iterator[str]:
    """The text of each file."""
    if place == GENERIC:
        folder = files("selenite.texts") / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            yield file.read_text(encoding="utf-8")
    else:
        file = registry.find(place).texts / f"{language}.ftl"
        yield file.read_text(encoding="utf-8")


def entries(place: str, language: str) -> Iterator[ast.EntryType]:
    """All entries of the files, including comments and syntax errors."""
    for source in sources(place, language):
        yield from parse(source).body


@cache
def messages(place: str, language: str) -> dict[str, ParsedMessage]:
    """The messages by their ids."""
    found = {}
    for entry in entries(place, language):
        if isinstance(entry, ast.Message):
            finder = _Finder()
            finder.visit(entry)
            found[entry.id.name] = ParsedMessage(
                entry.id.name,
                entry,
                frozenset(finder.parameters),
                frozenset(finder.tables),
                frozenset(finder.functions),
            )
    return found


def translated(place: str) -> set[str]:
    """The ids that every language has."""
    return {code for code in messages(place, "en") if not code.startswith(ENGLISH_ONLY)}


def wrongly_parametrised(place: str, language: str) -> list[str]:
    """The messages whose parameters are not those of English.

    A plural may leave out its number, or be one in some languages only.
    """
    english = messages(place, "en")
    return [
        code
        for code, message in messages(place, language).items()
        if message.parameters - {"n"} != english[code].parameters - {"n"}
        or ("n" in message.parameters and not _takes_a_number(place, code))
    ]


def _takes_a_number(place: str, code: str) -> bool:
    """Whether a message takes ``n`` in more languages than one."""
    return sum("n" in messages(place, one)[code].parameters for one in LANGUAGES) > 1


def selects(message: ParsedMessage) -> Iterator[ast.SelectExpression]:
    """The choices in a message."""
    for element in message.tree.value.elements if message.tree.value else ():
        if isinstance(element, ast.Placeable):
            if isinstance(element.expression, ast.SelectExpression):
                yield element.expression


def texts(message: ParsedMessage) -> Iterator[str]:
    """The literal text of a message, in all its variants."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Texts().visit(message.tree)
    yield from found


def _as_fluent_says(
    speak: Speaker, code: str, parameters: Mapping[str, Any], *, isolates: bool
) -> str:
    """A sentence as ``fluent.runtime`` makes it, without any shortcut."""
    bundle = _bundle(speak, isolates)
    pattern = bundle.get_message(code).value
    assert pattern is not None
    given = {name: _as_fluent_takes(speak, value) for name, value in parameters.items()}
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors
    return str(text)


@cache
def _bundle(speak: Speaker, isolates: bool) -> FluentBundle:
    """Everything that a speaker can say."""
    bundle = FluentBundle([str(speak.locale)], functions=speak._functions, use_isolating=isolates)
    known = read.messages(speak.game, speak.language)
    bundle.add_resource(FluentResource("\n".join(known.values())))
    return bundle


def _as_fluent_takes(speak: Speaker, value: Any) -> Any:
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return speak.join(value) if isinstance(value, tuple) else value


SAMPLES = (0, 1, 2, 5, 21, 1234, "אדה", ("Ada", "אדה"))
"""What any parameter may be; each text among them runs from right to left."""


def otherwise_than_fluent(place: str, language: str) -> list[str]:
    """The messages of a place that a speaker fills in otherwise than ``fluent.runtime``."""
    speak = speaker(language, None if place == GENERIC else place)
    return [
        code
        for code, message in messages(place, language).items()
        for sample in SAMPLES
        if _is_otherwise(speak, code, dict.fromkeys(message.parameters, sample))
    ]


def _is_otherwise(speak: Speaker, code: str, parameters: dict[str, Any]) -> bool:
    isolates = speak.language == "he" or not all(isinstance(n, int) for n in parameters.values())
    told = _as_fluent_says(speak, code, parameters, isolates=isolates)
    return speak.say(code, **parameters) != told
