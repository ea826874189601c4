"""What holds in every state of every game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from selenite.core.chance import Rng
from selenite.core.refusals import Illegal
from selenite.core.state import GameState, View
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.position import write
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.view import Dealer
from tests.games.blue_moon_city.playing import (
    CELLS,
    KINDS,
    POLICIES,
    THOROUGH,
    Kind,
    Position,
    complete_city,
    deal,
    deep_copy,
)
from tests.oracle.blue_moon_city import LETTERS, join_cards, split_cards

SEEDS = st.integers(0, 2**32)
SHAPES = st.sampled_from(KINDS)
BEHAVIOURS = st.sampled_from(("anything", "eager", "hasty", "resigned"))
STARTS = st.sampled_from(("set-up", "set-up", "city complete", "one unbuilt"))


def property_of_games(examples: int) -> settings:
    """Settings: so many examples, ten times as many where thoroughness is wanted."""
    return settings(
        max_examples=10 * examples if THOROUGH else examples,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def start(kind: Kind, seed: int, where: str = "set-up") -> GameState:
    """A new game, or one from a late position."""
    if where == "set-up":
        return kind.new(f"{seed}")
    unbuilt = int(where == "one unbuilt")
    return bmc.from_position(complete_city(kind, f"{seed}", unbuilt), f"{seed}")


def played(kind: Kind, seed: int, policy: str, steps: int, where: str = "set-up") -> GameState:
    """A state after some moves; the game may be over."""
    state = start(kind, seed, where)
    for _ in steps_of(state, seed, policy, steps):
        pass
    return state


def steps_of(state: GameState, seed: int, policy: str, steps: int) -> Iterator[list[str]]:
    """The legal moves at every step of a game that is played on meanwhile."""
    chance = Random(seed)
    for _ in range(steps):
        texts = [state.text(move) for move in state.legal_moves()]
        yield texts
        if not texts:
            return
        state.play(POLICIES[policy](state, texts, chance))


# Sums


@given(SHAPES, SEEDS, BEHAVIOURS, STARTS)
@property_of_games(40)
def test_cards_cubes_and_scales_are_conserved(
    kind: Kind, seed: int, policy: str, where: str
) -> None:
    state = start(kind, seed, where)
    before = state.position()
    cards = _cards(before)
    assert sum(cards.values()) == 80
    for _ in steps_of(state, seed, policy, 60):
        position = state.position()
        assert _cards(position) == cards
        assert _cubes(position) == [10] * kind.players
        assert _scales(position) == {2: 9, 3: 12, 4: 15}[kind.players]
        assert state.fault() == ""


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


@given(SHAPES, SEEDS, BEHAVIOURS, STARTS)
@property_of_games(25)
def test_legal_moves_are_sorted_unique_and_round_trip(
    kind: Kind, seed: int, policy: str, where: str
) -> None:
    state = start(kind, seed, where)
    for texts in steps_of(state, seed, policy, 60):
        codes = state.legal_moves()
        assert texts == sorted(set(texts))
        assert bool(texts) == (state.outcome() is None)
        for code, text in zip(codes, texts, strict=True):
            assert 0 <= code < 2**31
            assert state.parse(text) == code
            assert " " not in text


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120), STARTS)
@property_of_games(15)
def test_every_legal_move_is_accepted_and_apply_does_the_same(
    kind: Kind, seed: int, policy: str, steps: int, where: str
) -> None:
    state = played(kind, seed, policy, steps, where)
    before = state.position()
    for code in state.legal_moves()[:80]:
        by_text, by_code, by_apply = state.copy(), state.copy(), state.copy()
        told = by_text.play(state.text(code))
        assert by_code.play(code, seat=state.seat) == told
        by_apply.apply(code)
        assert by_text.position() == by_code.position() == by_apply.position() != before
    assert state.position() == before


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


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120), STARTS, st.lists(MOVE_TEXTS, max_size=40))
@property_of_games(60)
def test_other_move_texts_are_refused_and_change_nothing(
    kind: Kind, seed: int, policy: str, steps: int, where: str, texts: list[str]
) -> None:
    state = played(kind, seed, policy, steps, where)
    before = state.position()
    legal = {state.text(move) for move in state.legal_moves()}
    for text in texts:
        if text not in legal:
            with pytest.raises(Illegal):
                state.play(text)
            assert state.position() == before


@given(SHAPES, SEEDS, st.integers(0, 120), st.lists(st.integers(-(2**40), 2**40), max_size=20))
@property_of_games(30)
def test_other_move_codes_are_refused_and_change_nothing(
    kind: Kind, seed: int, steps: int, codes: list[int]
) -> None:
    state = played(kind, seed, "eager", steps)
    before = state.position()
    legal = set(state.legal_moves())
    for code in codes:
        if code not in legal:
            with pytest.raises(Illegal):
                state.play(code)
            assert state.position() == before


@given(SHAPES, SEEDS, st.integers(0, 120))
@property_of_games(20)
def test_another_seats_move_is_refused(kind: Kind, seed: int, steps: int) -> None:
    state = played(kind, seed, "eager", steps)
    assume(state.outcome() is None)
    before = state.position()
    for seat in set(range(kind.players)) - {state.seat}:
        with pytest.raises(Illegal) as refusal:
            state.play(state.legal_moves()[0], seat=seat)
        assert refusal.value.clause == "turn"
    assert state.position() == before


@given(MOVE_TEXTS)
@property_of_games(300)
def test_a_text_is_refused_or_round_trips(text: str) -> None:
    state = KINDS[0].new("texts")
    clause, code = "", -1
    try:
        code = state.parse(text)
    except Illegal as refusal:
        clause = refusal.clause
    if code < 0:
        assert clause == "notation"
    else:
        assert code < 2**31
        assert state.text(code) == text


# Positions and copies


@given(SHAPES, SEEDS, BEHAVIOURS, STARTS)
@property_of_games(25)
def test_positions_round_trip(kind: Kind, seed: int, policy: str, where: str) -> None:
    state = start(kind, seed, where)
    for _ in steps_of(state, seed, policy, 60):
        position = state.position()
        assert json.loads(json.dumps(position)) == position
        again = bmc.from_position(position, f"{seed}")
        assert json.dumps(again.position()) == json.dumps(position)
        assert again.legal_moves() == state.legal_moves()
        assert again.outcome() == state.outcome()


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120), STARTS)
@property_of_games(30)
def test_a_game_read_from_its_position_goes_on_the_same(
    kind: Kind, seed: int, policy: str, steps: int, where: str
) -> None:
    """The seed serves the later shuffles."""
    state = played(kind, seed, policy, steps, where)
    again = bmc.from_position(state.position(), f"{seed}")
    for _ in steps_of(state, seed, policy, 80):
        pass
    for _ in steps_of(again, seed, policy, 80):
        pass
    assert again.position() == state.position()


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120), STARTS)
@property_of_games(30)
def test_copies_are_independent(kind: Kind, seed: int, policy: str, steps: int, where: str) -> None:
    state = played(kind, seed, policy, steps, where)
    before = state.position()
    other = state.copy()
    assert other.position() == before
    for _ in steps_of(other, seed, policy, 60):
        pass
    assert state.position() == before
    after = other.position()
    for _ in steps_of(state, seed + 1, "anything", 60):
        pass
    assert other.position() == after


# Secrets


def twin(state: GameState, seat: int | None, chance: Random, seed: int) -> GameState:
    """A state that differs at most in what a seat can't see (7.2)."""
    position = deep_copy(state.position())
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


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120), STARTS)
@property_of_games(60)
def test_views_and_redealt_states_tell_nothing_of_secrets(
    kind: Kind, seed: int, policy: str, steps: int, where: str
) -> None:
    state = played(kind, seed, policy, steps, where)
    for seat in (*range(kind.players), None):
        other = twin(state, seat, Random(seed), seed)
        view, same = state.view(seat), other.view(seat)
        assert json.dumps(view.position) == json.dumps(same.position)
        dealt = bmc.redeal(view, Rng(f"luck {seed}"))
        again = bmc.redeal(same, Rng(f"luck {seed}"))
        assert json.dumps(dealt.position()) == json.dumps(again.position())
        assert dealt.view(seat) == view
        assert dealt.fault() == ""
        assert _cards(dealt.position()) == _cards(state.position())


@given(SHAPES, SEEDS, st.integers(0, 100))
@property_of_games(20)
def test_redealt_states_can_be_played_to_the_end_of_turns(
    kind: Kind, seed: int, steps: int
) -> None:
    state = played(kind, seed, "eager", steps)
    dealt = bmc.redeal(state.view(state.seat), Rng(seed))
    for _ in steps_of(dealt, seed, "anything", 60):
        assert dealt.fault() == ""


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120))
@property_of_games(25)
def test_views_show_counts_only(kind: Kind, seed: int, policy: str, steps: int) -> None:
    state = played(kind, seed, policy, steps)
    whole = state.position()
    for seat in (*range(kind.players), None):
        shown = state.view(seat).position
        assert shown["view"] == ("public" if seat is None else seat)
        assert shown["deck"] == len(whole["deck"]) // 2
        for number, (player, full) in enumerate(
            zip(shown["players"], whole["players"], strict=True)
        ):
            assert player["aside"] == len(full["aside"]) // 2
            assert player["hand"] == (full["hand"] if number == seat else len(full["hand"]) // 2)
        to_move = whole["turn"]["seat"] == seat and seat is not None
        legal = [state.text(move) for move in state.legal_moves()]
        assert shown["legal"] == (legal if to_move else [])


# Evenness, with fixed seeds


def state_with_aside() -> GameState:
    """A game for three in which the active player has cards set aside."""
    for seed in range(1000):
        state = Kind(players=3, city="free").new(f"aside {seed}")
        for _ in steps_of(state, seed, "eager", 60):
            if state.aside_count and len(split_cards(state.position()["deck"])) > 10:
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
    """How far a card's count in a place is off what equal chances make of it, in deviations."""
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


def redealt(state: GameState, seat: int, rng: Rng) -> list[Position]:
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


@given(SHAPES, SEEDS, BEHAVIOURS, st.integers(0, 120), STARTS)
@property_of_games(40)
def test_random_turns_are_made_of_legal_moves(
    kind: Kind, seed: int, policy: str, steps: int, where: str
) -> None:
    state = played(kind, seed, policy, steps, where)
    other, workspace, rng = state.copy(), Workspace(), Rng(seed)
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
        assert state.fresh or state.outcome() is not None


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
