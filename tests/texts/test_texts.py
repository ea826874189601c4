"""Every code has its sentence, every sentence its parameters, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import selenite
from selenite import texts
from selenite.bots.match import STOPPED
from selenite.core import registry
from selenite.core.refusals import Illegal, Invalid
from selenite.core.state import Event
from selenite.games.blue_moon_city import explain as city_explain
from selenite.games.blue_moon_city.rules import components
from selenite.games.blue_moon_city.rules.codes import PHASES, REASONS
from selenite.games.moon_base import explain as moon_explain
from selenite.games.moon_base.rules.codes import COLOURS, KINDS, REASON, SIZES, STEPS, ring_text

PACKAGE = Path(selenite.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
TEMPLATES = sorted((PACKAGE / "web" / "templates").rglob("*.html"))
CLAUSES = Path(__file__).parents[1] / "rules" / "clauses.txt"
MOON_BASE_RULES = PACKAGE / "games" / "moon_base" / "manual" / "en.md"
EVENTS = {**city_explain._EVENTS, **moon_explain._EVENTS}
SPEAKERS = (r"refused\..+", r"event\..+")
REFUSALS = {"Illegal": 1, "Invalid": 0, "Unsound": 0, "Refused": 0}


class Use(NamedTuple):
    """A place that uses a code: its pattern, and the parameters given there (None: unknown)."""

    pattern: str
    parameters: set[str] | None
    where: str


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


def uses() -> Iterator[Use]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            called = node.func.id
            names = {keyword.arg for keyword in node.keywords}
            given = None if None in names else {name for name in names if name}
            where = f"{path.name}:{node.lineno}"
            if called in REFUSALS and len(node.args) > REFUSALS[called]:
                for pattern in patterns(node.args[REFUSALS[called]]):
                    yield Use(rf"refused\.{pattern}", given, where)
            elif called in ("say", "knows") and node.args:
                for pattern in patterns(node.args[0]):
                    if not pattern.startswith(".+") and pattern not in SPEAKERS:
                        yield Use(pattern, None if called == "knows" else given, where)
            elif called == "name" and isinstance(node.args[0], ast.Constant):
                yield Use(rf"{node.args[0].value!s}\..+", None, where)


def web_uses() -> Iterator[Use]:
    """What the web table uses: its functions hand codes on, and its templates say them."""
    for path in sorted([*(PACKAGE / "web").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr | ast.Constant):
                for pattern in patterns(node):
                    if re.match(r"[a-z\\-]+\\\.", pattern):
                        ending = ".+" if pattern.endswith(r"\.") else ""
                        yield Use(pattern + ending, None, f"{path.name}:{node.lineno}")
    for path in TEMPLATES:
        said = r"""say\(\s*["']([^"']+)["'](\s*[~+])?"""
        for code, more in re.findall(said, path.read_text(encoding="utf-8")):
            yield Use(re.escape(code) + (".+" if more else ""), None, path.name)


WEB_USES = [
    use
    for use in web_uses()
    if use.pattern.partition(r"\.")[0].replace("\\", "") in texts.sentences()
]
USES = list(uses())
ALL = {
    f"{table}.{key}": sentence
    for table, keys in texts.sentences().items()
    for key, sentence in keys.items()
}


def forms(code: str) -> list[str]:
    """A code's sentence in all its plural forms."""
    sentence = ALL[code]
    return [sentence] if isinstance(sentence, str) else list(sentence.values())


def fields(code: str) -> set[str]:
    """The parameters that a code's sentence takes, ``n`` for its plural among them."""
    found = {name for form in forms(code) for _, name, _, _ in Formatter().parse(form) if name}
    return found if isinstance(ALL[code], str) else found | {"n"}


def tables_of_names() -> set[str]:
    """The tables that sentences look names up in."""
    specs = [
        spec for code in ALL for form in forms(code) for *_, spec, _ in Formatter().parse(form)
    ]
    return {spec for spec in specs if spec}


class TestSentences:
    @pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.where}-{use.pattern}")
    def test_every_code_in_the_sources_has_a_sentence_with_its_parameters(self, use: Use) -> None:
        codes = [code for code in ALL if re.fullmatch(use.pattern, code)]
        assert codes
        if use.parameters is not None and ".+" not in use.pattern:
            assert fields(codes[0]) <= use.parameters

    @pytest.mark.parametrize(
        "use", sorted({use.pattern for use in WEB_USES if use.where.endswith(".html")})
    )
    def test_every_code_in_the_templates_has_a_sentence(self, use: str) -> None:
        assert [code for code in ALL if re.fullmatch(use, code)]

    def test_no_sentence_is_unused(self) -> None:
        lookups = [rf"{table}\..+" for table in tables_of_names()]
        known = [use.pattern for use in USES + WEB_USES] + lookups + [r"clause-.+"]
        unused = [code for code in ALL if not any(re.fullmatch(p, code) for p in known)]
        assert not [code for code in unused if not code.startswith("event.")]

    def test_every_plural_has_all_its_forms(self) -> None:
        plurals = [sentence for sentence in ALL.values() if not isinstance(sentence, str)]
        assert plurals
        assert all(set(forms) == {"one", "other"} for forms in plurals)

    def test_every_sentence_is_one_line(self) -> None:
        assert not [code for code in ALL if any("\n" in form for form in forms(code))]

    def test_lookups_go_to_tables_that_exist(self) -> None:
        assert tables_of_names() <= set(texts.sentences())


class TestNames:
    @pytest.mark.parametrize(
        ("table", "keys"),
        [
            ("game", set(registry.games())),
            ("tile", {"courtyard", *components.standard().tiles}),
            ("people", {*components.PEOPLE_NAMES, "any"}),
            ("colour", set(components.PEOPLE_NAMES)),
            ("phase", set(PHASES)),
            ("step", set(STEPS)),
            ("size", set(SIZES)),
            ("ring-colour", set(COLOURS)),
            ("ring", {ring_text(kind) for kind in range(KINDS)}),
            ("piece", {"ring", "settlement", "tower"}),
            ("reason", {*REASONS[1:], REASON}),
            ("dragon", {"red", "green", "blue"}),
            ("short-dragon", {"red", "green", "blue"}),
            ("source", {"leader", "everyone", "neighbour", "dragons"}),
            ("event", {*EVENTS, "counted", "over"}),
            ("card", {f"{p}{v}" for p in "vtafmhp" for v in "123"} | {"k1"}),
        ],
    )
    def test_everything_in_the_game_has_a_name_and_nothing_else(
        self, table: str, keys: set[str]
    ) -> None:
        assert set(texts.sentences()[table]) == keys

    @pytest.mark.parametrize(("game", "parts"), [("blue-moon-city", "abcd"), ("moon-base", "")])
    def test_every_clause_is_told_in_short(self, game: str, parts: str) -> None:
        """Where tests see to a clause of Blue Moon City part by part, its text is one."""
        lines = [line.split() for line in CLAUSES.read_text(encoding="utf-8").splitlines()]
        clauses = {line[1].rstrip(parts) for line in lines if line[:1] == [game]}
        assert set(texts.sentences()[f"clause-{game}"]) == clauses

    def test_every_clause_of_moon_base_has_its_place_in_the_rules(self) -> None:
        anchors = re.findall(r'<a id="([^"]+)">', MOON_BASE_RULES.read_text(encoding="utf-8"))
        assert set(texts.sentences()["clause-moon-base"]) == set(anchors)

    @pytest.mark.parametrize("code", sorted(EVENTS))
    def test_events_give_what_their_sentences_take(self, code: str) -> None:
        assert fields(f"event.{code}") <= {"who", *EVENTS[code]}

    def test_a_stopped_game_is_no_reason_of_the_rules(self) -> None:
        assert STOPPED not in REASONS


class TestSpeaking:
    def test_a_needless_card_is_named(self) -> None:
        reason = Illegal("3.3", "needless-card", cards="k1", n=1, rest="h2h3", value=5)
        assert texts.refusal(reason) == "3.3: the k1 is not needed, h2h3 already pays 5"

    def test_what_was_invalid_has_no_clause(self) -> None:
        assert texts.refusal(Invalid("record-empty")) == "the record is empty"

    def test_a_refusal_within_a_refusal_is_told_whole(self) -> None:
        reason = Invalid(
            "record-move-refused", label="1.0", move="offer", reason=Illegal("3.5", "no-cube")
        )
        assert texts.refusal(reason).endswith("3.5: you have no cube left to place")

    def test_nothing_that_was_given_breaks_the_line(self) -> None:
        told = texts.refusal(Illegal("notation", "no-such-move", text="a\nb\x1b[0m\ud800" * 99))
        assert told.isprintable()
        assert len(told) < 400

    def test_braces_in_what_was_given_do_no_harm(self) -> None:
        told = texts.refusal(Illegal("notation", "no-such-move", text="{n} {0} %s"))
        assert "{n} {0} %s" in told

    def test_a_shared_win(self) -> None:
        told = Event("over", {"reason": "idle", "winners": [0, 2]})
        names = {0: "Ada", 1: "Ben", 2: "Cem"}
        assert "Ada and Cem" in texts.event(told, names)
