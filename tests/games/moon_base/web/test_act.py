"""What the page says about the next move: what to choose, and what it would lead to."""

from __future__ import annotations

import re
from functools import cache

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.web.facts import outlook
from selenite.games.moon_base.web.page import MoonPage
from tests.games.moon_base.web.looking import late_pages, mover, preview
from tests.games.playing import texts_of


@cache
def covering() -> tuple[GameState, str]:
    """A state, and a move that covers a ring which is open for a settlement."""
    for state, _ in late_pages():
        analysis = analyse(state.position())
        for move in texts_of(state):
            if analysis.forecast(move).lost:
                return state, move
    pytest.fail("no open ring can be covered in any of the states")


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
