"""The bot that plans its own turn."""

from __future__ import annotations

from itertools import product

import pytest

from selenite.bots import Spec, make, match
from selenite.bots.greedy import Greedy
from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.registry import find
from selenite.core.state import View
from selenite.games import blue_moon_city, moon_base
from tests.bots.both_engines import moves_of_both
from tests.bots.twins import twins
from tests.games.playing import fault_of

CITY = find("blue-moon-city")
MOON = find("moon-base")
KINDS = [
    {"players": players, "city": city, "new-buildings": list(buildings)}
    for players, city, buildings in product((2, 3, 4), ("standard", "free"), ((), (1,), (1, 2)))
]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_it_plays_every_kind_of_city(number: int) -> None:
    options = KINDS[number]
    seats = [Spec("greedy")] * options["players"]  # type: ignore[operator]
    played = match.play(CITY, CITY.new(f"kind {number}", options), seats, "kinds")
    assert played.reason != "stopped"
    assert fault_of(played.state) == ""


@pytest.mark.parametrize("number", range(4))
def test_it_plays_moon_base(number: int) -> None:
    played = match.play(MOON, MOON.new(f"{number}", {}), [Spec("greedy")] * 2, "moon")
    assert played.reason == "points"
    assert fault_of(played.state) == ""


@pytest.mark.parametrize("game", [CITY, MOON], ids=["city", "moon"])
def test_it_beats_random_players(game: Game) -> None:
    won = 0.0
    for number in range(20):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        played = match.play(game, game.new(f"{number}", {}), [Spec(n) for n in names], f"{number}")
        won += (names.index("greedy") in played.winners) / len(played.winners)
    assert won >= 15


def test_what_it_can_not_know_has_no_influence() -> None:
    """Two games that differ only in what the seat can't see: the same moves for a whole turn."""
    for number in range(12):
        state, twin = twins(number)
        seat = state.seat
        chosen = []
        for game in (state, twin):
            bot = make("greedy", Rng("the same"))
            moves = []
            while game.outcome() is None and game.seat == seat and game.rules_state.phase != 3:
                moves.append(bot.choose(game.view(seat)))
                game.play(moves[-1])
            chosen.append(moves)
        assert chosen[0] == chosen[1] != []


@pytest.mark.parametrize(
    "view",
    [blue_moon_city.new(players=2, seed="why", first=0).view(0), moon_base.new(seed="why").view(1)],
    ids=["city", "moon"],
)
def test_it_says_what_it_considered(view: View) -> None:
    thoughts = Greedy(Rng("why")).explain(view)
    assert len(thoughts) > 1
    assert all(thought.moves[0] in view.legal for thought in thoughts)
    chances = [thought.chance for thought in thoughts]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(
    ("game", "bot", "moves"), [("blue-moon-city", "greedy", 12), ("moon-base", "greedy", 24)]
)
def test_compiled_and_pure_play_the_same(game: str, bot: str, moves: int) -> None:
    one, other = moves_of_both(game, bot, moves)
    assert one == other
    assert len(one) == moves
