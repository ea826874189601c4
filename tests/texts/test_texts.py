"""Every code has its sentence, every sentence its parameters, and none is left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from selenite.bots.match import STOPPED
from selenite.core.registry import games
from selenite.games.blue_moon_city import explain as city_explain
from selenite.games.blue_moon_city.rules import components
from selenite.games.blue_moon_city.rules.codes import PHASES, REASONS
from selenite.games.moon_base import explain as moon_explain
from selenite.games.moon_base.rules.codes import COLOURS, KINDS, REASON, SIZES, STEPS, ring_text
from tests.texts.messages import GENERIC, PLACES, ParsedMessage, messages
from tests.texts.uses import PACKAGE, Use, sources_of, template_uses, unused, uses

CLAUSES = Path(__file__).parents[1] / "rules" / "clauses.txt"
MOON_BASE_RULES = PACKAGE / "games" / "moon_base" / "manual" / "en.md"
CITY, MOON = "blue-moon-city", "moon-base"
EVENTS = {CITY: city_explain._EVENTS, MOON: moon_explain._EVENTS}
FOLDERS = {CITY: "games/blue_moon_city/", MOON: "games/moon_base/"}


def place_of(file: str) -> str:
    """The game that a file belongs to, or none."""
    return next((game for game, of in FOLDERS.items() if file.startswith(of)), GENERIC)


@cache
def said_by(file: str) -> list[dict[str, ParsedMessage]]:
    """The messages that a file's speakers can have: each must have what the file says."""
    generic = messages(GENERIC, "en")
    if place_of(file) != GENERIC:
        return [{**generic, **messages(place_of(file), "en")}]
    shared = set.intersection(*(set(messages(game, "en")) for game in games()))
    return [
        {**generic, **{code: messages(game, "en")[code] for code in shared}} for game in games()
    ]


USES = [*uses(sources_of(GENERIC)), *template_uses()]


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
        assert not unused(place)

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


def _speakers_of(place: str) -> list[dict[str, ParsedMessage]]:
    """What is known to all who can say a message: to every game if it belongs to none."""
    several = games() if place == GENERIC else [place]
    return [{**messages(GENERIC, "en"), **messages(game, "en")} for game in several]


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
