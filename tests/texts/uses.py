"""Where the sources say messages, and which messages nothing says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment, nodes

import selenite
from selenite.core import registry
from tests.texts.messages import GENERIC, PLACES, messages

PACKAGE = Path(selenite.__file__).parent
REFUSALS = {"Illegal": 1, "Invalid": 0, "Unsound": 0, "Refused": 0}
SPEAKING = ("say", "tell", "knows", "city", "moon")
TOO_WIDE = (r"page\-", r"event\-", r"refused\-")
"""The use of codes that are put together from parts: nothing is known about a single one."""

Sources = dict[str, ast.Module]
"""Parsed sources by their paths."""


class Use(NamedTuple):
    """A place that uses a code: its pattern, and the parameters given there (None: unknown)."""

    pattern: str
    parameters: frozenset[str] | None
    file: str
    line: int

    @property
    def is_exact(self) -> bool:
        """Whether it can be one code only."""
        return ".+" not in self.pattern

    def __str__(self) -> str:
        return f"{self.file}:{self.line}-{self.pattern}"


def patterns(node: ast.expr) -> list[str]:
    """The codes an expression can stand for, as regular expressions."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        ]
        return ["".join(parts)]
    return []


@cache
def sources_of(place: str) -> Sources:
    """The sources that can say a place's messages: all, or those of a game and of no game."""
    if place == GENERIC:
        return _parsed(PACKAGE)
    own = _parsed(Path(str(registry.find(place).folder)))
    shared = {file: tree for file, tree in _parsed(PACKAGE).items() if not _is_of_a_game(file)}
    return shared | {f"{place}/{file}": tree for file, tree in own.items()}


@cache
def _parsed(folder: Path) -> Sources:
    """The sources in a folder, by their paths in it."""
    return {
        path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    }


def _is_of_a_game(file: str) -> bool:
    return file.startswith("games/")


def called(node: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def uses(sources: Sources) -> Iterator[Use]:
    """Calls that say a code or refuse with one."""
    for file, tree in sources.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = called(node)
            names = {keyword.arg for keyword in node.keywords}
            given = None if None in names else frozenset(one for one in names if one)
            if name in REFUSALS and len(node.args) > REFUSALS[name]:
                for pattern in patterns(node.args[REFUSALS[name]]):
                    yield Use(rf"refused\-{pattern}", given, file, node.lineno)
            elif name in SPEAKING and node.args:
                for pattern in patterns(node.args[0]):
                    if not pattern.startswith(".+"):
                        known = None if name == "knows" else given
                        yield Use(pattern, known, file, node.lineno)


def template_uses() -> Iterator[Use]:
    """What the templates say."""
    for path in sorted(PACKAGE.rglob("*.html")):
        file = path.relative_to(PACKAGE).as_posix()
        template = Environment(autoescape=True).parse(path.read_text(encoding="utf-8"))
        for call in template.find_all(nodes.Call):
            if template_called(call) == "say" and call.args:
                given = frozenset(one.key for one in call.kwargs)
                for pattern in template_patterns(call.args[0]):
                    if not pattern.startswith(".+"):
                        known = None if call.dyn_kwargs else given
                        yield Use(pattern, known, file, call.lineno)


def template_called(call: nodes.Call) -> str:
    """The name of what a template calls."""
    if isinstance(call.node, nodes.Getattr):
        return call.node.attr
    return call.node.name if isinstance(call.node, nodes.Name) else ""


def template_patterns(node: nodes.Expr) -> list[str]:
    """The codes an expression of a template can stand for, as regular expressions."""
    if isinstance(node, nodes.Const):
        return [re.escape(str(node.value))]
    if isinstance(node, nodes.CondExpr):
        others = [node.expr1, *([node.expr2] if node.expr2 else [])]
        return [pattern for one in others for pattern in template_patterns(one)]
    if isinstance(node, nodes.Concat):
        parts = [template_patterns(one) or [".+"] for one in node.nodes]
        return ["".join(one) for one in product(*parts)]
    return [".+"]


def mentions(sources: Sources) -> Iterator[str]:
    """Everything in the sources that may be a code or begin one."""
    for tree in sources.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr | ast.Constant):
                for pattern in patterns(node):
                    yield pattern + (".+" if pattern.endswith(r"\-") else "")


def tables_looked_up(place: str) -> set[str]:
    """The tables of names that a place's sentences, or the sources by ``name``, look into."""
    found = {
        table
        for one in (PLACES if place == GENERIC else (GENERIC, place))
        for message in messages(one, "en").values()
        for table in message.tables
    }
    for tree in sources_of(place).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and called(node) in ("name", "fact"):
                choices = [node.args[0]]
                if isinstance(node.args[0], ast.IfExp):
                    choices = [node.args[0].body, node.args[0].orelse]
                found |= {str(one.value) for one in choices if isinstance(one, ast.Constant)}
    return found


def unused(place: str) -> list[str]:
    """The English messages of a place that no source says."""
    sources = sources_of(place)
    said = [use.pattern for use in (*uses(sources), *template_uses())]
    found = [*mentions(sources), *said]
    exact = {re.sub(r"\\(.)", r"\1", one) for one in found if ".+" not in one}
    wide = {
        one
        for one in found
        if re.match(r"\w+\\-.*\.\+", one) and one.replace(".+", "") not in TOO_WIDE
    }
    lookups = {rf"{table}-.+" for table in tables_looked_up(place)}
    any_of = re.compile("|".join(sorted(wide | lookups | {"clause-.+"})))
    return [
        code
        for code in messages(place, "en")
        if not (code in exact or any_of.fullmatch(code) or is_put_together(code, exact))
    ]


def is_put_together(code: str, exact: set[str]) -> bool:
    """Whether a code is said by its last part: on a table's page, of an event or a refusal."""
    kind, _, key = code.partition("-")
    if kind == "page":
        return key.removesuffix("-you") in exact
    if kind == "event":
        return key in exact
    return kind == "refused" and (key in exact or key.startswith("position-turn-"))
