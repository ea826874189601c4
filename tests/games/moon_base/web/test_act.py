"""What the page says about the next move: what to choose, and what it would lead to."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base.analysis import Forecast, analyse
from selenite.games.moon_base.web.facts import facts, outlook
from selenite.games.moon_base.web.page import MoonPage
from selenite.web.viewer import ViewerContext
from tests.games.looking import table_of
from tests.games.moon_base.web.looking import late_pages, mover, preview
from tests.games.playing import texts_of
from tests.web.driving import listed_moves


def first(is_wanted: Callable[[GameState, Forecast], bool]) -> tuple[GameState, str]:
    """A state, and the first move with a certain forecast."""
    for state, _ in late_pages():
        analysis = analyse(state.position())
        for move in texts_of(state):
            if is_wanted(state, analysis.forecast(move)):
                return state, move
    pytest.fail("no such move in any of the states")


@cache
def covering() -> tuple[GameState, str]:
    """A state, and a move that covers a ring which is open for a settlement."""
    return first(lambda _, forecast: bool(forecast.lost))


def chips(state: GameState, move: str, language: str) -> list[str]:
    """What the chips beside a selected move say."""
    table = table_of(state)
    context = ViewerContext(table, state.seat, table.view(state.seat), language)
    parts = next(parts for one, parts, *_ in listed_moves(context) if one == move)
    return [fact.words for fact in facts(MoonPage(context, [part.lstrip("~") for part in parts]))]


class TestForecasts:
    def test_several_craters_that_are_blocked_are_listed_in_words(self) -> None:
        found = 0
        for _, page in late_pages():
            for move in page.legal[::40]:
                *others, last = page.forecast(move).craters_lost or ("",)
                if others:
                    named = f"{', '.join(others)} and {last}"
                    sentence = f"Blocks {len(others) + 1} craters: {named}."
                    assert sentence in outlook(page, move)
                    found += 1
        assert found > 0

    def test_a_covered_open_ring_is_mentioned(self) -> None:
        state, move = covering()
        forecast = analyse(state.position()).forecast(move)
        assert forecast.lost
        page = MoonPage(mover(state))
        ring = move[:2]
        pair = next(
            pair for pair in page.pairs_for(ring) if move in [one.move for one in pair.places]
        )
        number = [one.move for one in pair.places].index(move) + 1
        part = f"{ring}:{pair.key}"
        act = preview(mover(state), ring, part, f"{part}#{number}")["act"]
        assert f"Covers {page.ring_name(forecast.lost[0][1])}: no settlement" in act

    def test_a_collaboration_says_that_the_tower_comes(self) -> None:
        for state, page in late_pages():
            for ring in page.hand:
                for pair in page.pairs_for(ring):
                    if pair.is_collaboration:
                        act = preview(mover(state), ring, f"{ring}:{pair.key}")["act"]
                        assert "the tower comes here" in act
                        return
        pytest.fail("no collaboration in any of the states")


class TestChips:
    @pytest.mark.parametrize(
        ("kind", "language", "words"),
        [
            ("gained", "en", "A settlement for you +2"),
            ("gained", "he", "מושבה שלך \u2068+2\u2069"),
            ("lost", "en", "Covers your ring \u22122"),
            ("lost", "he", "מכסה טבעת שלך \u2068\u22122\u2069"),
        ],
    )
    def test_a_settlement_that_comes_or_goes_counts_its_points(
        self, kind: str, language: str, words: str
    ) -> None:
        state, move = first(
            lambda state, forecast: state.seat in {seat for seat, _ in getattr(forecast, kind)}
        )
        assert words in chips(state, move, language)

    def test_points_say_what_they_are_for(self) -> None:
        state, move = first(lambda state, forecast: forecast.parts[state.seat] == ("highest",))
        mine = [chip for chip in chips(state, move, "en") if chip.startswith("You ")]
        assert len(mine) == 1
        assert mine[0].endswith(": highest level")


class TestWhatIsAskedFor:
    def test_only_what_a_ring_can_lie_on_is_offered(self) -> None:
        asked = set()
        for state, page in late_pages():
            for ring in page.hand:
                act = preview(mover(state), ring)["act"]
                ask = str(re.findall('<p class="ask">(.*?)</p>', act)[0])
                assert ("free crater" in ask) == bool(page.craters_for(ring))
                assert ("pair of rings" in ask) == bool(page.pairs_for(ring))
                asked.add(ask.rpartition("? ")[2])
        assert len(asked) == 3
