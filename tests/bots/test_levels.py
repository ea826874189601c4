"""The six opponents for people."""

from __future__ import annotations

from collections import Counter

import pytest

from selenite.bots import Spec, make, match, read_spec, stand_in
from selenite.bots.champion import Champion
from selenite.bots.levels import LEVELS, Overlooking, OverlookingChampion
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.registry import find
from selenite.games import blue_moon_city


def test_all_that_are_named_can_be_made() -> None:
    assert set(LEVELS) <= set(blue_moon_city.GAME.bots.BOTS)
    view = blue_moon_city.new(players=2, seed="levels", first=0).view(0)
    for name in LEVELS:
        assert make(name, Rng(name)).choose(view) in view.legal


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_level_has_its_own_time(level: str) -> None:
    with pytest.raises(Invalid, match="bot-level"):
        read_spec(f"{level}:0.3")


@pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
class TestTheStrongest:
    def test_is_the_champion_who_also_gives_hints(self, game: str) -> None:
        rules = find(game)
        assert rules.bots.LEVELS[-1] == rules.bots.HINTS == "champion"
        bot = make("champion", Rng("strongest"), rules)
        assert type(bot) is Champion
        assert bot.seconds == 0.3

    def test_may_have_another_time(self, game: str) -> None:
        assert read_spec("champion:0.5", find(game)) == Spec("champion", 0.5)
        assert read_spec("champion:200p", find(game)) == Spec("champion", playouts=200)

    def test_does_not_play_for_those_who_are_away(self, game: str) -> None:
        assert stand_in(find(game)) == "builder"


@pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
def test_each_of_the_quick_ones_beats_the_one_before(game: str) -> None:
    rules = find(game)
    for weaker, stronger in (("random", "newcomer"), ("newcomer", "apprentice")):
        won = 0.0
        for number in range(12):
            names = [stronger, weaker] if number % 2 else [weaker, stronger]
            state = rules.new(f"{number // 2}", {})
            match.play(rules, state, [Spec(name) for name in names], f"{number}")
            outcome = state.outcome()
            assert outcome is not None
            winners = outcome.winners
            won += (names.index(stronger) in winners) / len(winners)
        assert won > 6


def test_one_who_overlooks_everything_still_moves() -> None:
    view = blue_moon_city.new(players=2, seed="blind", first=0).view(0)
    assert Overlooking(Rng("blind"), 100).choose(view) in view.legal
    assert OverlookingChampion(Rng("blind"), 4, 100).choose(view) in view.legal


def test_the_more_is_overlooked_the_less_often_the_best_is_found() -> None:
    view = blue_moon_city.new(players=2, seed="often", first=0).view(0)
    best = Overlooking(Rng(0), 0).explain(view, 1)[0]
    found: Counter[int] = Counter()
    for overlooked in (20, 80):
        for start in range(60):
            thoughts = Overlooking(Rng(start), overlooked).explain(view, 1)
            found[overlooked] += thoughts[0] == best
    assert 60 > found[20] > found[80] > 0


def test_a_champion_who_overlooks_a_turn_plays_the_next_best() -> None:
    view = blue_moon_city.new(players=2, seed="often", first=0).view(0)
    turns = [one.moves for one in OverlookingChampion(Rng(0), 4, 0).explain(view, 40)]
    found = Counter(
        OverlookingChampion(Rng(0), 4, overlooked).explain(view, 1)[0].moves
        for overlooked in range(0, 100, 10)
    )
    assert len(found) > 1
    assert set(found) <= set(turns)


def test_a_level_can_differ_with_the_number_of_players() -> None:
    bot = OverlookingChampion(Rng(0), 4, 50, {3: (2, 0)})
    for players, strength in ((2, (4, 50)), (3, (2, 0)), (2, (4, 50))):
        view = blue_moon_city.new(players=players, seed="many", first=0).view(0)
        assert bot.explain(view)
        assert (bot.playouts, bot.overlooked) == strength


@pytest.mark.parametrize("players", [3, 4])
def test_an_architect_among_builders_wins_more_than_its_share(players: int) -> None:
    rules, won, deals = find("blue-moon-city"), 0.0, 12
    for deal in range(deals):
        for seat in range(players):
            state = rules.new(f"{deal}", {"players": players})
            bots = [Spec("builder")] * players
            bots[seat] = Spec("architect")
            match.play(rules, state, bots, f"{deal} {seat}")
            outcome = state.outcome()
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    assert won > deals
