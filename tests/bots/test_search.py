"""The bot that searches: it simulates how games go on after its best turns."""

from __future__ import annotations

from itertools import product

import pytest

from selenite.bots import Spec, make, match
from selenite.bots.search import Search
from selenite.core.chance import Rng
from selenite.core.registry import find
from selenite.core.state import View
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city.bots.search import Searcher
from tests.bots.both_engines import moves_of_both
from tests.bots.twins import twins
from tests.games.playing import fault_of

CITY = find("blue-moon-city")
MOON = find("moon-base")
KINDS = [
    {"players": players, "city": city, "new-buildings": list(buildings)}
    for (players, city), buildings in product(
        ((2, "standard"), (3, "free"), (4, "standard")), ((), (1, 2))
    )
]
VIEWS = pytest.mark.parametrize(
    "view",
    [blue_moon_city.new(players=2, seed="why", first=0).view(0), moon_base.new(seed="why").view(1)],
    ids=["city", "moon"],
)


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_it_plays_every_kind_of_city(number: int) -> None:
    options = KINDS[number]
    seats = [Spec("search", playouts=14), *[Spec("greedy")] * (int(str(options["players"])) - 1)]
    played = match.play(CITY, CITY.new(f"kind {number}", options), seats, "kinds")
    assert played.reason != "stopped"
    assert fault_of(played.state) == ""


def test_it_plays_moon_base() -> None:
    played = match.play(MOON, MOON.new("0", {}), [Spec("search", playouts=20)] * 2, "moon")
    assert played.reason == "points"
    assert fault_of(played.state) == ""


def test_it_beats_greedy() -> None:
    won = 0.0
    for number in range(8):
        specs = [Spec("greedy"), Spec("greedy")]
        specs[number % 2] = Spec("search", playouts=36)
        played = match.play(CITY, CITY.new(f"{number // 2}", {}), specs, f"{number}")
        won += (number % 2 in played.winners) / len(played.winners)
    assert won >= 5


def test_what_it_can_not_know_has_no_influence() -> None:
    """Two games that differ only in what the seat can't see: the same turn."""
    for number in range(6):
        state, twin = twins(number)
        thoughts = [
            make("search:40p", Rng("the same")).explain(game.view(state.seat))  # type: ignore[attr-defined]
            for game in (state, twin)
        ]
        assert thoughts[0] == thoughts[1]


@VIEWS
def test_it_says_what_it_considered(view: View) -> None:
    bot = Search(Rng("why"), playouts=60)
    thoughts = bot.explain(view)
    assert len(thoughts) > 1
    assert all(thought.moves[0] in view.legal for thought in thoughts)
    assert all(0 <= thought.chance <= 1 for thought in thoughts)
    assert bot.visits == sorted(bot.visits, reverse=True)
    assert 0 < sum(bot.visits) <= 60


@VIEWS
def test_it_answers_when_there_is_no_time_at_all(view: View) -> None:
    bot = Search(Rng("now"), seconds=1e-9)
    assert bot.choose(view) in view.legal


@VIEWS
def test_the_same_seed_and_playouts_give_the_same_thoughts(view: View) -> None:
    first, again = (Search(Rng("twice"), playouts=30).explain(view) for _ in range(2))
    assert first == again


def test_it_knows_another_game_when_it_sees_one() -> None:
    bot = Search(Rng("both"), playouts=14)
    for players in (2, 4):
        view = blue_moon_city.new(players=players, seed="both", first=0).view(0)
        assert bot.choose(view) in view.legal
    view = moon_base.new(seed="both").view(1)
    assert bot.choose(view) in view.legal


def test_more_playouts_go_to_the_turns_that_do_better() -> None:
    state = blue_moon_city.new(players=2, seed="halves", first=0)
    searcher = Searcher(state.rules_state)
    found = searcher.search(state.rules_state, Rng("halves"), 240, 0.0)
    assert searcher.visits[0] > 2 * searcher.visits[-1] > 0
    assert len(found) == len(searcher.visits)


def test_searching_leaves_the_game_alone() -> None:
    state = blue_moon_city.new(players=2, seed="alone", first=0)
    before = state.position()
    Searcher(state.rules_state).search(state.rules_state, Rng("alone"), 30, 0.0)
    assert state.position() == before


@pytest.mark.parametrize(
    ("game", "bot", "moves"), [("blue-moon-city", "search:60p", 3), ("moon-base", "search:14p", 8)]
)
def test_compiled_and_pure_play_the_same(game: str, bot: str, moves: int) -> None:
    one, other = moves_of_both(game, bot, moves)
    assert one == other
    assert len(one) == moves
