"""Standings, and their confidence intervals."""

from __future__ import annotations

from random import Random

import pytest

from selenite.arena.intervals import Tally, quantile, spread, wilson
from selenite.arena.results import Forfeit
from selenite.arena.standings import beaten, summarise, to_json
from tests.arena.games import result, tournament


def tally(*deals: float, games: int = 2) -> Tally:
    """A tally of deals with so many games each, of which these shares were won."""
    found = Tally()
    for deal, share in enumerate(deals):
        for game in range(games):
            found.add(result(f"{game}", "b", deal=deal), share, 1)
    return found


class TestIntervals:
    def test_an_interval_holds_the_share_and_stays_in_bounds(self) -> None:
        for won in range(11):
            low, high = wilson(won / 10, 10)
            assert 0 <= low <= won / 10 <= high <= 1

    def test_games_that_go_with_their_deal_count_as_one(self) -> None:
        rate = tally(*[1, 0] * 50).rate()
        assert rate is not None
        assert (rate.games, rate.deals) == (200, 100)
        assert (rate.low, rate.high) == pytest.approx(wilson(0.5, 100), abs=0.002)

    def test_games_that_differ_within_their_deal_count_as_themselves(self) -> None:
        rate = tally(*[0.5] * 100).rate()
        assert rate is not None
        assert (rate.low, rate.high) == wilson(0.5, 200)

    def test_a_share_of_all_is_not_sure(self) -> None:
        rate = tally(*[1.0] * 10).rate()
        assert rate is not None
        assert (rate.low, rate.high) == wilson(1.0, 10)

    def test_one_deal_is_worth_one_game(self) -> None:
        rate = tally(0.5).rate()
        assert rate is not None
        assert (rate.low, rate.high) == wilson(0.5, 1)

    def test_nothing_has_no_share(self) -> None:
        assert Tally().rate() is None

    def test_intervals_hold_the_truth_as_often_as_they_say(self) -> None:
        """Deals decide half of all games, so that two games of a deal often go together."""
        chance = Random("intervals")
        held = 0
        for _ in range(400):
            found = Tally()
            for deal in range(60):
                strong = chance.random() < 0.6
                for game in range(2):
                    won = strong if chance.random() < 0.5 else chance.random() < 0.6
                    found.add(result(f"{game}", "b", deal=deal), float(won), 1)
            rate = found.rate()
            assert rate is not None
            held += rate.low <= 0.6 <= rate.high
        assert 0.92 < held / 400 < 0.98

    def test_quantiles_are_values_that_were_there(self) -> None:
        values = list(range(1, 101))
        assert [quantile(values, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
        assert spread([]) is None


class TestSummary:
    of = tournament("abc", games=2)
    results = (
        result("a", "b"), result("b", "a", won=(1,)),
        result("a", "c", won=(0, 1)), result("c", "a", forfeit=Forfeit(0, "died", "7")),
        result("b", "c"), result("c", "b"),
    )  # fmt: skip

    def test_shared_wins_are_shares(self) -> None:
        wins = {s.bot: (s.wins, s.seats) for s in summarise(self.of, self.results).standings}
        assert wins == {"a": (3.5, 4), "b": (1.0, 4), "c": (1.5, 4)}

    def test_the_best_come_first(self) -> None:
        assert [s.bot for s in summarise(self.of, self.results).standings] == ["a", "c", "b"]

    def test_a_pairing_and_its_mirror_make_one(self) -> None:
        rates = {(p.bot, p.other): p.rate for p in summarise(self.of, self.results).pairings}
        assert len(rates) == 6
        assert rates["a", "c"].rate == 0.75
        for (bot, other), rate in rates.items():
            assert rate.rate + rates[other, bot].rate == pytest.approx(1)
            assert rate.low == pytest.approx(1 - rates[other, bot].high)

    def test_order_counts_from_who_moved_first(self) -> None:
        one = result("a", "b", "c", won=(0,))._replace(first=2)
        rates = summarise(tournament("abc", 3, 3), [one]).order
        assert [rate.rate for rate in rates] == [0, 1, 0]

    def test_ends_and_forfeits_are_counted(self) -> None:
        summary = summarise(self.of, self.results)
        assert summary.reasons == {"points": 5, "forfeit": 1}
        assert summary.forfeits == [("c", "died", "7", 1)]

    def test_figures_leave_forfeited_games_out(self) -> None:
        figures = {s.bot: s.figures for s in summarise(self.of, self.results).standings}
        assert figures["c"] == {"points": pytest.approx(2 / 3)}

    def test_at_a_larger_table_the_winner_beats_every_seat(self) -> None:
        assert dict(beaten(result("a", "b", "b", won=(0,)))) == {("a", "b"): 2.0, ("b", "a"): 0.0}
        assert dict(beaten(result("a", "b", "b", won=(1,)))) == {("a", "b"): 0.0, ("b", "a"): 1.0}

    def test_a_line_up_has_the_share_of_each_seat(self) -> None:
        of = tournament("ab", 3, 3)
        found = summarise(of, [result("a", "b", "b", won=(1,)), result("b", "a", "b", won=(1,))])
        rates = found.lineups[0].rates
        assert (rates["a"].rate, rates["b"].rate) == (0.5, 0.25)
        assert found.lineups[1].rates == {}

    def test_the_json_has_everything(self) -> None:
        found = to_json(summarise(self.of, self.results))
        assert found["games"] == 6
        assert [bot["bot"] for bot in found["bots"]] == ["a", "c", "b"]
        assert found["bots"][0]["time"]["max"] == 0.25
