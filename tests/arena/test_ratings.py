"""Ratings find strengths that are known."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from selenite.arena.ratings import available, ratings
from selenite.arena.results import Result
from tests.arena.games import result, tournament

STRENGTHS = {"a": 1, "b": 2, "c": 4, "d": 8}
TRUE = {bot: 400 * (log10(strength) - log10(8) / 2) for bot, strength in STRENGTHS.items()}


def games(bots: str, seats: int, number: int, seed: str = "ratings") -> list[Result]:
    """Games won in proportion to strengths."""
    chance = Random(seed)
    found = []
    for task in tournament(bots, number, seats).tasks():
        weights = [STRENGTHS[bot] for bot in task.seats]
        winner = chance.choices(range(seats), weights)
        found.append(result(*task.seats, won=winner, deal=task.deal))
    return found


class TestRatings:
    def test_the_libraries_are_there(self) -> None:
        assert available()

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_strengths_are_found_at_tables_of_any_size(self, seats: int) -> None:
        found = ratings("abcd", games("abcd", seats, 600))
        for bot, rating in found.items():
            assert rating.low < rating.points < rating.high
            assert rating.points == pytest.approx(TRUE[bot], abs=35)
            assert rating.low - 20 < TRUE[bot] < rating.high + 20

    def test_one_alone_against_copies_is_rated_the_same(self) -> None:
        found = ratings("ad", games("ad", 4, 600))
        assert found["d"].points - found["a"].points == pytest.approx(400 * log10(8), abs=60)

    def test_the_order_of_the_games_does_not_matter(self) -> None:
        played = games("abc", 2, 60)
        assert ratings("abc", played) == ratings("abc", played[::-1])

    def test_more_games_narrow_the_interval(self) -> None:
        few, many = (ratings("ab", games("ab", 2, number))["b"] for number in (40, 640))
        assert many.high - many.low < (few.high - few.low) / 2

    def test_who_won_everything_has_a_finite_rating_with_a_wide_interval(self) -> None:
        found = ratings("ab", [result("a", "b", deal=deal) for deal in range(50)])["a"]
        assert 100 < found.low < found.points < found.high < 2000

    def test_equals_are_equal(self) -> None:
        drawn = [result("a", "b", won=(0, 1), deal=deal) for deal in range(50)]
        assert ratings("ab", drawn)["a"].points == pytest.approx(0)

    def test_bots_that_never_met_are_not_compared(self) -> None:
        apart = [result("a", "b"), result("c", "d")]
        assert set(ratings("abcd", apart)) == {"a", "b"}
        assert ratings("a", [result("a", "a")]) == {}
