"""What holds in every state of every game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from selenite.core.chance import Rng
from selenite.core.refusals import Illegal
from selenite.core.state import GameState, Position, View
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.position import write
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.blue_moon_city.view import Dealer
from tests.games.blue_moon_city.playing import (
    CELLS,
    KINDS,
    Kind,
    complete_city,
    deal,
    steps_of,
)
from tests.games.playing import texts_of
from tests.games.properties import (
    check_legal_moves,
    check_move_text,
    check_position,
    check_refusals,
    check_ways_to_play,
    property_of_games,
)
from tests.oracle.blue_moon_city import LETTERS, join_cards, split_cards


class Scenario(NamedTuple):
    """A game to play: its kind and seed, where it starts, by which policy, how many moves."""

    kind: Kind
    seed: int
    policy: str
    where: str
    moves: int

    @property
    def seats(self) -> range:
        """The seats of the game."""
        return range(self.kind.players)

    def start(self) -> GameState[State]:
        """A new game, or one from a late position."""
        if self.where == "set-up":
            return self.kind.new(f"{self.seed}")
        unbuilt = int(self.where == "one unbuilt")
        position = complete_city(self.kind, f"{self.seed}", unbuilt)
        return bmc.from_position(position, f"{self.seed}")

    def played(self) -> GameState[State]:
        """The state after the moves; the game may be over."""
        state = self.start()
        self.play_on(state, self.moves)
        return state

    def play_on(self, state: GameState[State], moves: int) -> None:
        """Play more moves by the policy."""
        for _ in self.steps(state, moves):
            pass

    def steps(self, state: GameState[State], moves: int) -> Iterator[list[str]]:
        """Play by the policy; the legal moves of each state, before one of them is played."""
        return steps_of(state, self.seed, self.policy, moves)


SCENARIOS = st.builds(
    Scenario,
    kind=st.sampled_from(KINDS),
    seed=st.integers(0, 2**32),
    policy=st.sampled_from(("anything", "eager", "hasty", "resigned")),
    where=st.sampled_from(("set-up", "set-up", "city complete", "one unbuilt")),
    moves=st.integers(0, 120),
)
FROM_SET_UP = SCENARIOS.map(lambda scenario: scenario._replace(where="set-up"))
EAGER = FROM_SET_UP.map(lambda scenario: scenario._replace(policy="eager"))


# Conservation


@given(SCENARIOS)
@property_of_games(40)
def test_cards_cubes_and_scales_are_conserved(scenario: Scenario) -> None:
    state, players = scenario.start(), scenario.kind.players
    cards = _cards(state.position())
    assert sum(cards.values()) == 80
    for _ in scenario.steps(state, 60):
        position = state.position()
        assert _cards(position) == cards
        assert _cubes(position) == [10] * players
        assert _scales(position) == {2: 9, 3: 12, 4: 15}[players]
        assert state.rules_state.fault() == ""


def _cards(position: Position) -> Counter[str]:
    texts = [position["deck"], position["discard"]]
    texts += [player["hand"] + player["aside"] for player in position["players"]]
    return Counter(split_cards("".join(texts)))


def _cubes(position: Position) -> list[int]:
    out = list(position["obelisk"])
    for building in position["city"].values():
        out += building.get("boxes", [])
    return [player["cubes"] + out.count(seat) for seat, player in enumerate(position["players"])]


def _scales(position: Position) -> int:
    supply: int = position["supply"]["scales"]
    assert supply > 0
    held: list[int] = [player["scales"] for player in position["players"]]
    return supply + sum(held)


# Moves


@given(SCENARIOS)
@property_of_games(25)
def test_legal_moves_are_sorted_unique_and_round_trip(scenario: Scenario) -> None:
    state = scenario.start()
    for texts in scenario.steps(state, 60):
        check_legal_moves(state, texts)


@given(SCENARIOS)
@property_of_games(15)
def test_every_legal_move_is_accepted_and_apply_does_the_same(scenario: Scenario) -> None:
    check_ways_to_play(scenario.played(), most=80)


CARD = st.builds("{}{}".format, st.sampled_from(LETTERS), st.sampled_from("1233"))
CARD_LISTS = st.lists(CARD, max_size=12).map(
    lambda cards: join_cards([card for card in cards if card not in ("k2", "k3")])
)
CELL = st.sampled_from((*CELLS, "a0", "f1", "c6"))
MOVE_TEXTS = st.one_of(
    st.sampled_from(("/", "declare", "f2", "offer", "offer+p1", "offer+p2", "temple", "drop")),
    st.builds(">{}".format, CELL),
    st.builds("{}{}>{}".format, st.sampled_from("vtafkmhp"), st.sampled_from("123"), CELL),
    st.builds("hall>{}".format, CELL),
    st.builds("{}={}".format, st.integers(0, 7), CARD_LISTS),
    st.builds("drop={}".format, CARD_LISTS),
    st.text(alphabet="/>=+123456acdefhk v\n", max_size=8),
    st.text(max_size=12),
)


@given(SCENARIOS, st.lists(MOVE_TEXTS, max_size=40))
@property_of_games(60)
def test_other_move_texts_are_refused_and_change_nothing(
    scenario: Scenario, texts: list[str]
) -> None:
    check_refusals(scenario.played(), texts)


@given(EAGER, st.lists(st.integers(-(2**40), 2**40), max_size=20))
@property_of_games(30)
def test_other_move_codes_are_refused_and_change_nothing(
    scenario: Scenario, codes: list[int]
) -> None:
    check_refusals(scenario.played(), codes)


@given(EAGER)
@property_of_games(20)
def test_another_seats_move_is_refused(scenario: Scenario) -> None:
    state = scenario.played()
    assume(state.outcome() is None)
    before = state.position()
    for seat in set(scenario.seats) - {state.seat}:
        with pytest.raises(Illegal) as refusal:
            state.play(state.legal_moves()[0], seat=seat)
        assert refusal.value.clause == "turn"
    assert state.position() == before


@given(MOVE_TEXTS)
@property_of_games(300)
def test_a_text_is_refused_or_round_trips(text: str) -> None:
    check_move_text(KINDS[0].new("texts"), text, ("notation",))


# Positions and copies


@given(SCENARIOS)
@property_of_games(25)
def test_positions_round_trip(scenario: Scenario) -> None:
    state = scenario.start()
    for _ in scenario.steps(state, 60):
        check_position(bmc.GAME, state, f"{scenario.seed}")


@given(SCENARIOS)
@property_of_games(30)
def test_a_game_read_from_its_position_goes_on_the_same(scenario: Scenario) -> None:
    """The seed serves the later shuffles."""
    state = scenario.played()
    again = bmc.from_position(state.position(), f"{scenario.seed}")
    for game in (state, again):
        scenario.play_on(game, 80)
    assert again.position() == state.position()


@given(SCENARIOS)
@property_of_games(30)
def test_copies_are_independent(scenario: Scenario) -> None:
    state = scenario.played()
    before = state.position()
    other = state.copy()
    assert other.position() == before
    scenario.play_on(other, 60)
    assert state.position() == before
    after = other.position()
    for _ in steps_of(state, scenario.seed + 1, "anything", 60):
        pass
    assert other.position() == after


# Secrets


def twin(state: GameState[State], seat: int | None, chance: Random, seed: int) -> GameState[State]:
    """A state that differs at most in what a seat can't see (7.2)."""
    position = deepcopy(state.position())
    places = [
        (player, key)
        for number, player in enumerate(position["players"])
        for key in ("hand", "aside")
        if not (number == seat and key == "hand")
    ]
    places.append((position, "deck"))
    unseen = [card for table, key in places for card in split_cards(table[key])]
    chance.shuffle(unseen)
    for table, key in places:
        count = len(table[key]) // 2
        taken, unseen = unseen[:count], unseen[count:]
        table[key] = "".join(taken) if key == "deck" else join_cards(taken)
    return bmc.from_position(position, f"another seed {seed}")


@given(SCENARIOS)
@property_of_games(60)
def test_views_and_redealt_states_tell_nothing_of_secrets(scenario: Scenario) -> None:
    state, seed = scenario.played(), scenario.seed
    for seat in (*scenario.seats, None):
        other = twin(state, seat, Random(seed), seed)
        view, same = state.view(seat), other.view(seat)
        assert json.dumps(view.position) == json.dumps(same.position)
        dealt = bmc.redeal(view, Rng(f"luck {seed}"))
        again = bmc.redeal(same, Rng(f"luck {seed}"))
        assert json.dumps(dealt.position()) == json.dumps(again.position())
        assert dealt.view(seat) == view
        assert dealt.rules_state.fault() == ""
        assert _cards(dealt.position()) == _cards(state.position())


@given(EAGER)
@property_of_games(20)
def test_redealt_states_can_be_played_to_the_end_of_turns(scenario: Scenario) -> None:
    state = scenario.played()
    dealt = bmc.redeal(state.view(state.seat), Rng(scenario.seed))
    for _ in steps_of(dealt, scenario.seed, "anything", 60):
        assert dealt.rules_state.fault() == ""


@given(FROM_SET_UP)
@property_of_games(25)
def test_views_show_counts_only(scenario: Scenario) -> None:
    state = scenario.played()
    whole = state.position()
    for seat in (*scenario.seats, None):
        shown = state.view(seat).position
        assert shown["view"] == ("public" if seat is None else seat)
        assert shown["deck"] == len(whole["deck"]) // 2
        for number, (player, full) in enumerate(
            zip(shown["players"], whole["players"], strict=True)
        ):
            assert player["aside"] == len(full["aside"]) // 2
            assert player["hand"] == (full["hand"] if number == seat else len(full["hand"]) // 2)
        to_move = whole["turn"]["seat"] == seat and seat is not None
        legal = texts_of(state)
        assert shown["legal"] == (legal if to_move else [])


# Evenness, with fixed seeds


def state_with_aside() -> GameState[State]:
    """A game for three in which the active player has cards set aside."""
    for seed in range(1000):
        state = Kind(players=3, city="free").new(f"aside {seed}")
        for _ in steps_of(state, seed, "eager", 60):
            if state.rules_state.aside_count and len(split_cards(state.position()["deck"])) > 10:
                return state
    raise AssertionError("no such state")


def places_of(position: Position, seat: int) -> dict[str, list[str]]:
    """The cards in the places a seat can't see; the draw pile's top and bottom apart."""
    deck = split_cards(position["deck"])
    places = {"top": deck[:1], "bottom": deck[-1:], "deck": deck[1:-1]}
    for number, player in enumerate(position["players"]):
        places[f"aside {number}"] = split_cards(player["aside"])
        if number != seat:
            places[f"hand {number}"] = split_cards(player["hand"])
    return {name: cards for name, cards in places.items() if cards}


def worst_deviation(positions: list[Position], seat: int) -> float:
    """The largest deviation of a card's count in a place from its mean, in standard deviations."""
    first = places_of(positions[0], seat)
    unseen = Counter(card for cards in first.values() for card in cards)
    total = sum(unseen.values())
    found: Counter[tuple[str, str]] = Counter()
    for position in positions:
        for name, cards in places_of(position, seat).items():
            found.update((name, card) for card in cards)
    worst = 0.0
    for name, cards in first.items():
        for card, number in unseen.items():
            share = number / total
            mean = len(cards) * share
            spread = mean * (1 - share) * (total - len(cards)) / (total - 1)
            off = found[name, card] - len(positions) * mean
            worst = max(worst, abs(off) / sqrt(len(positions) * spread))
    return worst


def redealt(state: GameState[State], seat: int, rng: Rng) -> list[Position]:
    """Many redealt states of a seat's view."""
    dealer = Dealer(state.view(seat))
    return [write(dealer.deal(rng)) for _ in range(1500)]


def test_every_unseen_card_is_equally_likely_everywhere() -> None:
    state = state_with_aside()
    for seat in (state.seat, (state.seat + 1) % 3):
        dealt = redealt(state, seat, Rng("even"))
        assert dealt[0] == bmc.redeal(state.view(seat), Rng("even")).position()
        assert 1.0 < worst_deviation(dealt, seat) < 4.8


def test_the_check_of_evenness_notices_a_card_that_stays() -> None:
    """In one redealt state of ten the pile's least card lies on top."""
    state = state_with_aside()
    seat = state.seat
    dealt = redealt(state, seat, Rng("uneven"))
    for position in dealt[::10]:
        deck = split_cards(position["deck"])
        place = deck.index(min(deck))
        deck[0], deck[place] = deck[place], deck[0]
        position["deck"] = "".join(deck)
    assert worst_deviation(dealt, seat) > 4.8


# Random turns


@given(SCENARIOS)
@property_of_games(40)
def test_random_turns_are_made_of_legal_moves(scenario: Scenario) -> None:
    state = scenario.played()
    other, workspace, rng = state.copy(), Workspace(), Rng(scenario.seed)
    for _ in range(6):
        workspace.choices = 0
        count = other.random_turn(rng, workspace)
        trail = workspace.trail.listed()
        assert len(trail) == count
        choices = 0
        for code in trail:
            choices += len(state.legal_moves())
            state.play(code)
        assert workspace.choices == choices
        assert state.position() == other.position()
        assert state.rules_state.fresh or state.outcome() is not None


@pytest.mark.parametrize("moves_before", ["", "/ /", "f1>a3 /"])
def test_random_turns_choose_every_move_equally_often(moves_before: str) -> None:
    """The first move of many random turns, by the sum of squares (a fixed seed)."""
    position = KINDS[3].new("even turns").position()
    deal(position, position["turn"]["seat"], "f1k1k1k1h1h2m1")
    state = bmc.from_position(position, "even turns")
    for move in moves_before.split():
        state.play(move)
    rng, workspace = Rng("turns"), Workspace()
    moves = state.legal_moves()
    assert len(moves) > 8
    each = 150
    found: Counter[int] = Counter()
    for _ in range(each * len(moves)):
        state.copy().random_turn(rng, workspace)
        found[workspace.trail.listed()[0]] += 1
    assert set(found) <= set(moves)
    squares = sum((found[move] - each) ** 2 / each for move in moves)
    free = len(moves) - 1
    assert free - 4 * sqrt(2 * free) < squares < free + 5 * sqrt(2 * free)


def test_a_view_of_another_state_is_not_equal() -> None:
    """The comparisons above can fail: a view knows the own hand."""
    one = KINDS[0].new("one").view(0)
    other = KINDS[0].new("other").view(0)
    assert isinstance(one, View)
    assert one != other
