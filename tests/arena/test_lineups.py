"""Who sits down with whom."""

from __future__ import annotations

from collections import Counter

import pytest

from selenite.arena.lineups import lineups_of, orders, rotations, seatings_of
from tests.arena.games import tournament


class TestLineups:
    @pytest.mark.parametrize(("bots", "seats", "found"), [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 3, ["abb", "baa"]),
        ("ab", 4, ["abbb", "baaa"]),
        ("abc", 4, ["abbb", "accc", "baaa", "bccc", "caaa", "cbbb"]),
    ])  # fmt: skip
    def test_combinations_or_each_alone_against_copies(
        self, bots: str, seats: int, found: list[str]
    ) -> None:
        assert ["".join(lineup) for lineup in lineups_of(bots, seats)] == found

    def test_four_have_six_orders_round_a_table(self) -> None:
        assert len(orders(tuple("abcd"))) == 6
        assert ["".join(order) for order in orders(tuple("aabb"))] == ["aabb", "abab"]

    def test_a_rotation_is_played_once(self) -> None:
        assert len(rotations(tuple("abab"))) == 2

    def test_the_order_changes_from_deal_to_deal(self) -> None:
        assert set(seatings_of(tuple("abc"), 0)).isdisjoint(seatings_of(tuple("abc"), 1))


class TestTournament:
    @pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 2), ("abcd", 4), ("ab", 3)])
    def test_everybody_sits_everywhere_equally_often(self, bots: str, seats: int) -> None:
        tasks = list(tournament(bots, games=24, seats=seats).tasks())
        for lineup in lineups_of(bots, seats):
            sat = Counter(
                (bot, seat)
                for task in tasks
                if sorted(task.seats) == sorted(lineup)
                for seat, bot in enumerate(task.seats)
            )
            assert {sat[bot, seat] // lineup.count(bot) for bot, seat in sat} == {24 // seats}

    def test_every_lineup_plays_the_same_deals(self) -> None:
        tasks = list(tournament("abc", games=6).tasks())
        deals = {lineup: {t.deal for t in tasks if set(t.seats) == set(lineup)}
                 for lineup in ("ab", "ac", "bc")}  # fmt: skip
        assert set(map(frozenset, deals.values())) == {frozenset({0, 1, 2})}

    def test_games_are_rounded_up_to_whole_deals(self) -> None:
        assert len(list(tournament("ab", games=5).tasks())) == 6
        assert len(list(tournament("abc", games=5, seats=3).tasks())) == 6

    def test_no_game_is_there_twice(self) -> None:
        tasks = list(tournament("abcd", games=50, seats=3).tasks())
        assert len(set(tasks)) == len(tasks)

    def test_a_longer_tournament_begins_like_a_shorter_one(self) -> None:
        short, long = (list(tournament("abc", games=games).tasks()) for games in (4, 8))
        assert long[: len(short)] == short

    def test_a_larger_one_holds_the_games_of_a_smaller_one(self) -> None:
        small, large = (set(tournament(bots, games=4).tasks()) for bots in ("ab", "abc"))
        assert small < large
