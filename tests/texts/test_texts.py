"""Every code has its sentence, every sentence its parameters, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from jinja2 import Environment, nodes

import selenite
from selenite.bots.match import STOPPED
from selenite.core.registry import games
from selenite.games.blue_moon_city import explain as city_explain
from selenite.games.blue_moon_city.rules import components
from selenite.games.blue_moon_city.rules.codes import PHASES, REASONS
from selenite.games.moon_base import explain as moon_explain
from selenite.games.moon_base.rules.codes import COLOURS, KINDS, REASON, SIZES, STEPS, ring_text
from tests.texts.messages import GENERIC, PLACES, Message, messages

PACKAGE = Path(selenite.__file__).parent
CLAUSES = Path(__file__).parents[1] / "rules" / "clauses.txt"
MOON_BASE_RULES = PACKAGE / "games" / "moon_base" / "manual" / "en.md"
CITY, MOON = "blue-moon-city", "moon-base"
EVENTS = {CITY: city_explain._EVENTS, MOON: moon_explain._EVENTS}
REFUSALS = {"Illegal": 1, "Invalid": 0, "Unsound": 0, "Refused": 0}
SPEAKING = ("say", "tell", "knows", "city", "moon")
FOLDERS = {CITY: "games/blue_moon_city/", MOON: "games/moon_base/"}


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


def place_of(file: str) -> str:
    """The game that a file belongs to, or none."""
    return next((game for game, of in FOLDERS.items() if file.startswith(of)), GENERIC)


@cache
def said_by(file: str) -> list[dict[str, Message]]:
    """The messages that a file's speakers can have: each must have what the file says."""
    generic = messages(GENERIC, "en")
    if place_of(file) != GENERIC:
        return [{**generic, **messages(place_of(file), "en")}]
    shared = set.intersection(*(set(messages(game, "en")) for game in games()))
    return [
        {**generic, **{code: messages(game, "en")[code] for code in shared}} for game in games()
    ]


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
def trees() -> dict[str, ast.Module]:
    """The sources, by their path in the package."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def called(node: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def uses() -> Iterator[Use]:
    """Calls that say a code or refuse with one."""
    for file, tree in trees().items():
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


def mentions() -> Iterator[tuple[str, str]]:
    """Everything in the sources that may be a code or begin one, with its file."""
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr | ast.Constant):
                for pattern in patterns(node):
                    yield file, pattern + (".+" if pattern.endswith(r"\-") else "")


USES = [*uses(), *template_uses()]
TOO_WIDE = (r"page\-", r"event\-", r"refused\-")
"""The use of codes that are put together from parts: nothing is known about a single one."""


class TestSentences:
    @pytest.mark.parametrize("use", USES, ids=str)
    def test_every_code_in_the_sources_has_a_sentence_with_its_parameters(self, use: Use) -> None:
        if not use.is_exact:
            for known in _speakers_of(place_of(use.file)):
                assert any(re.fullmatch(use.pattern, code) for code in known)
            return
        for known in said_by(use.file):
            message = known.get(re.sub(r"\\(.)", r"\1", use.pattern))
            assert message is not None
            assert use.parameters is None or message.parameters <= use.parameters

    @pytest.mark.parametrize("place", PLACES)
    def test_no_sentence_is_unused(self, place: str) -> None:
        used = [*mentions(), *((use.file, use.pattern) for use in USES)]
        found = [
            pattern
            for file, pattern in used
            if place == GENERIC or place_of(file) in (place, GENERIC)
        ]
        exact = {re.sub(r"\\(.)", r"\1", one) for one in found if ".+" not in one}
        wide = {
            one
            for one in found
            if re.match(r"\w+\\-.*\.\+", one) and one.replace(".+", "") not in TOO_WIDE
        }
        lookups = {rf"{table}-.+" for table in tables_looked_up()}
        any_of = re.compile("|".join(sorted(wide | lookups | {"clause-.+"})))
        unused = [
            code
            for code in messages(place, "en")
            if not (code in exact or any_of.fullmatch(code) or is_put_together(place, code, exact))
        ]
        assert not unused

    def test_no_game_has_a_message_that_belongs_to_none(self) -> None:
        for game in games():
            assert not messages(game, "en").keys() & messages(GENERIC, "en").keys()

    @pytest.mark.parametrize("game", games())
    def test_every_game_has_what_all_must_have(self, game: str) -> None:
        assert messages(game, "en").keys() >= {"title", "about", "manual-title"}

    @pytest.mark.parametrize("place", PLACES)
    def test_names_are_looked_up_where_there_are_some(self, place: str) -> None:
        for message in messages(place, "en").values():
            for table in message.tables:
                for known in _speakers_of(place):
                    assert any(code.startswith(f"{table}-") for code in known), message.id


def _speakers_of(place: str) -> list[dict[str, Message]]:
    """What is known to all who can say a message: to every game if it belongs to none."""
    several = games() if place == GENERIC else [place]
    return [{**messages(GENERIC, "en"), **messages(game, "en")} for game in several]


def tables_looked_up() -> set[str]:
    """The tables of names that sentences, or the sources by ``name``, look into."""
    found = {
        table
        for place in PLACES
        for message in messages(place, "en").values()
        for table in message.tables
    }
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and called(node) in ("name", "fact"):
                choices = [node.args[0]]
                if isinstance(node.args[0], ast.IfExp):
                    choices = [node.args[0].body, node.args[0].orelse]
                found |= {str(one.value) for one in choices if isinstance(one, ast.Constant)}
    return found


def is_put_together(place: str, code: str, exact: set[str]) -> bool:
    """Whether a code is said by its last part: on a table's page, of an event or a refusal."""
    kind, _, key = code.partition("-")
    if kind == "page":
        return key.removesuffix("-you") in exact
    if kind == "event":
        return key in {"over", "counted", *EVENTS.get(place, ())}
    return kind == "refused" and (key in exact or key.startswith("position-turn-"))


class TestNames:
    @pytest.mark.parametrize(
        ("place", "table", "keys"),
        [
            (CITY, "tile", {"courtyard", *components.standard().tiles}),
            (CITY, "people", {*components.PEOPLE_NAMES, "any"}),
            (CITY, "colour", set(components.PEOPLE_NAMES)),
            (CITY, "phase", set(PHASES)),
            (CITY, "reason", set(REASONS[1:])),
            (CITY, "dragon", {"red", "green", "blue"}),
            (CITY, "short-dragon", {"red", "green", "blue"}),
            (CITY, "source", {"leader", "everyone", "neighbour", "dragons"}),
            (CITY, "card", {f"{p}{v}" for p in "vtafmhp" for v in "123"} | {"k1"}),
            (CITY, "event", set(EVENTS[CITY])),
            (MOON, "step", set(STEPS)),
            (MOON, "size", set(SIZES)),
            (MOON, "ring-colour", set(COLOURS)),
            (MOON, "coloured", set(COLOURS)),
            (MOON, "ring", {ring_text(kind) for kind in range(KINDS)}),
            (MOON, "piece", {"ring", "settlement", "tower"}),
            (MOON, "reason", {REASON}),
            (MOON, "event", {*EVENTS[MOON], "counted"}),
            (GENERIC, "event", {"over"}),
        ],
    )
    def test_everything_in_the_game_has_a_name_and_nothing_else(
        self, place: str, table: str, keys: set[str]
    ) -> None:
        longer = {"ring": "ring-colour-"}.get(table, "\0")
        found = {
            code.removeprefix(f"{table}-")
            for code in messages(place, "en")
            if code.startswith(f"{table}-") and not code.startswith(longer)
        }
        assert found == keys

    @pytest.mark.parametrize(("game", "parts"), [(CITY, "abcd"), (MOON, "")])
    def test_every_clause_has_a_short_text(self, game: str, parts: str) -> None:
        """Clauses of Blue Moon City that are tested part by part have one text."""
        lines = [line.split() for line in CLAUSES.read_text(encoding="utf-8").splitlines()]
        clauses = {line[1].rstrip(parts) for line in lines if line[:1] == [game]}
        assert clauses_with_text(game) == clauses

    def test_every_clause_of_moon_base_has_its_place_in_the_rules(self) -> None:
        anchors = re.findall(r'<a id="([^"]+)">', MOON_BASE_RULES.read_text(encoding="utf-8"))
        assert clauses_with_text(MOON) == set(anchors)

    @pytest.mark.parametrize(("game", "code"), [(g, code) for g in games() for code in EVENTS[g]])
    def test_events_give_what_their_sentences_take(self, game: str, code: str) -> None:
        taken = messages(game, "en")[f"event-{code}"].parameters
        assert taken <= {"who", *EVENTS[game][code]}

    def test_stopping_a_game_is_not_a_reason_of_the_rules(self) -> None:
        assert STOPPED not in REASONS


def clauses_with_text(game: str) -> set[str]:
    """The numbers of the clauses that have a text."""
    codes = [code for code in messages(game, "en") if code.startswith("clause-")]
    return {code.removeprefix("clause-").replace("-", ".") for code in codes}
