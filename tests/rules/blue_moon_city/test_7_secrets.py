"""Clauses 7.1 and 7.2: what a seat may know."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.position import write
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.blue_moon_city.view import Dealer

from .table import LETTERS, VALUES, cards_of, flat, hand, legal, play, table, text_of


def midgame(**changed: Any) -> GameState[State]:
    """Three players in the middle of seat 1's turn."""
    facts: dict[str, Any] = {
        "seat": 1,
        "phase": "draw",
        "at": ["d4", "b4", "c3"],
        "hands": ["v1v2", "t1t2t3", "a1"],
        "aside": "h1h2",
        "deck": "p1p2p3",
        "discard": "k1k1m3",
        "boxes": {"d4": [None, 2]},
        "built": "b4 c4",
        "dragons": {"red": "d4"},
        "crystals": [3, 4, 5],
        "scales": [1, 2, 0],
        "obelisk": [0, 2],
        "scales_taken": True,
        "round": 7,
        "shuffles": 2,
    }
    return table(3, **{**facts, **changed})


@pytest.mark.clause("7.1")
def test_a_view_is_the_position_with_secret_cards_counted() -> None:
    state = midgame()
    expected = state.position()
    expected["view"] = 0
    expected["deck"] = len(expected["deck"]) // 2
    expected["players"][0]["aside"] = 0
    expected["players"][1]["hand"] = 3
    expected["players"][1]["aside"] = 2
    expected["players"][2]["hand"] = 1
    expected["players"][2]["aside"] = 0
    expected["legal"] = []
    assert state.view(0).position == expected


@pytest.mark.clause("7.1")
def test_the_seat_to_move_sees_its_legal_moves() -> None:
    view = midgame().view(1)
    assert (view.game, view.seat) == ("blue-moon-city", 1)
    assert view.legal == sorted(
        ["drop", "drop=t1", "drop=t2", "drop=t3", "drop=t1t2", "drop=t1t3", "drop=t2t3"]
    )


@pytest.mark.clause("7.1")
def test_the_other_seats_have_no_legal_moves() -> None:
    state = midgame()
    assert [state.view(seat).legal for seat in (0, 2, None)] == [[], [], []]


@pytest.mark.clause("7.1")
def test_a_spectator_sees_what_is_open() -> None:
    view = midgame().view(None)
    assert (view.seat, view.position["view"]) == (None, "public")
    assert [player["hand"] for player in view.position["players"]] == [2, 3, 1]
    assert view.position["discard"] == "k1k1m3"


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    with pytest.raises(Invalid) as caught:
        midgame().view(seat)
    assert caught.value.code == "no-such-seat"


@pytest.mark.clause("7.1")
def test_the_log_says_how_many_cards_were_drawn() -> None:
    state = midgame()
    events = [(event.code, event.parameters) for event in play(state, "drop=t1")]
    assert events == [("drew", {"seat": 1, "n": 3}), ("took", {"seat": 1, "n": 2})]


@pytest.mark.clause("7.1")
def test_the_log_says_how_many_cards_were_won() -> None:
    state = table(phase="build", at=["b4"], hands=["a2"], boxes={"b4": [1, 1, None]})
    events = [(event.code, event.parameters) for event in play(state, "3=a2")]
    assert events == [
        ("completed", {"seat": 0, "tile": "thermae", "cell": "b4"}),
        ("cards", {"seat": 1, "n": 2, "source": "leader", "tile": "thermae"}),
        ("crystals", {"seat": 0, "n": 1, "source": "everyone", "tile": "thermae"}),
        ("crystals", {"seat": 1, "n": 1, "source": "everyone", "tile": "thermae"}),
    ]


@pytest.mark.clause("7.1")
def test_the_log_mentions_a_shuffle() -> None:
    state = table(phase="draw", discard="v1t1a1", rest=1)
    events = [(event.code, event.parameters) for event in play(state, "drop")]
    assert events == [("shuffled", {"seat": 0, "n": 3}), ("drew", {"seat": 0, "n": 2})]


@pytest.mark.clause("7.1")
def test_moves_that_give_nothing_are_not_in_the_log() -> None:
    assert play(table(hands=["v1"]), "v1>d4 >d3 / /") == []


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_view_does_not_depend_on_what_is_secret(seat: int | None) -> None:
    one = midgame(seed="one")
    other = midgame(seed="other", hands=["v1v2", "p1p2h3", "a1"], aside="t1t2", deck="t3h1h2")
    assert one.view(seat) == other.view(seat)


@pytest.mark.clause("7.2")
def test_the_owner_does_not_see_cards_set_aside() -> None:
    one, other = midgame(), midgame(aside="p1p2", deck="h1h2p3")
    assert one.view(1) == other.view(1)


@pytest.mark.clause("7.2")
def test_the_order_of_the_draw_pile_is_secret() -> None:
    one, other = midgame(), midgame(deck="p3p2p1")
    assert one.position() != other.position()
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


@pytest.mark.clause("7.2")
def test_the_seed_is_in_no_view() -> None:
    seed = "5e1e" * 16
    state = bmc.new(players=2, seed=seed)
    assert "5e1e5e1e" not in json.dumps(state.view(0).position)
    assert "5e1e5e1e" not in json.dumps(state.position())


@pytest.mark.clause("7.2")
def test_after_the_end_hands_stay_counted_in_views() -> None:
    state = table(phase="build", crystals=[20], obelisk=[0] * 5, hands=["v1", "t1t2"])
    play(state, "offer")
    view = state.view(0)
    assert view.legal == []
    assert view.position["result"] == {"reason": "offerings", "winners": [0]}
    assert [player["hand"] for player in view.position["players"]] == ["v1", 2]


@pytest.mark.clause("7.2")
def test_a_view_is_not_a_position_to_play_from() -> None:
    with pytest.raises(Invalid) as caught:
        bmc.from_position(midgame().view(0).position, "x")
    assert caught.value.code == "position-is-view"


class TestRedeal:
    @pytest.mark.clause("7.2")
    @pytest.mark.parametrize("seat", [0, 1, 2, None])
    def test_a_redealt_game_agrees_with_the_view(self, seat: int | None) -> None:
        view = midgame().view(seat)
        assert bmc.redeal(view, Rng("luck")).view(seat) == view

    @pytest.mark.clause("7.2")
    @pytest.mark.parametrize("seat", [0, 1, 2, None])
    def test_a_redealt_game_has_all_the_cards(self, seat: int | None) -> None:
        position = bmc.redeal(midgame().view(seat), Rng("luck")).position()
        players = "".join(player["hand"] + player["aside"] for player in position["players"])
        cards = sorted(cards_of(players + position["deck"] + position["discard"]))
        assert cards == sorted(letter + value for letter in LETTERS for value in VALUES[letter])

    @pytest.mark.clause("7.2")
    def test_the_own_hand_stays(self) -> None:
        assert hand(bmc.redeal(midgame().view(1), Rng("luck")), 1) == "t1t2t3"

    @pytest.mark.clause("7.2")
    def test_what_was_hidden_has_no_influence(self) -> None:
        one = bmc.redeal(midgame().view(0), Rng("luck"))
        other = bmc.redeal(midgame(aside="p1p2", deck="h1h2p3").view(0), Rng("luck"))
        assert one.position() == other.position()

    @pytest.mark.clause("7.2")
    def test_every_unseen_card_can_be_everywhere(self) -> None:
        rng = Rng("luck")
        state = midgame(hands=["v1v2", "", "a1"], aside="h1h2h3", deck="t1", rest="discard")
        dealer = Dealer(state.view(0))
        own, aside, tops = set(), set(), set()
        for _ in range(60):
            position = write(dealer.deal(rng))
            own.add(position["players"][2]["hand"])
            aside.update(cards_of(position["players"][1]["aside"]))
            tops.add(position["deck"])
        assert own == aside == tops == {"h1", "h2", "h3", "t1", "a1"}

    @pytest.mark.clause("7.2")
    def test_other_luck_deals_other_cards(self) -> None:
        view = midgame().view(0)
        one, other = bmc.redeal(view, Rng("luck")), bmc.redeal(view, Rng("other"))
        assert one.position()["deck"] != other.position()["deck"]

    @pytest.mark.clause("7.2")
    def test_a_game_can_be_redealt_again_and_again(self) -> None:
        state = midgame()
        view = state.view(0)
        rng = Rng("luck")
        for _ in range(3):
            state.rules_state.scatter(0, rng)
            assert state.view(0) == view
            assert state.rules_state.fault() == ""

    @pytest.mark.clause("7.2")
    def test_later_shuffles_come_from_the_same_luck(self) -> None:
        view = table(phase="draw", rest="discard").view(0)
        piles = []
        for rng in ["luck", "luck", "other"]:
            state = bmc.redeal(view, Rng(rng))
            play(state, "drop")
            piles.append(state.position()["deck"])
        assert piles[0] == piles[1] != piles[2]

    @pytest.mark.clause("2.7", "7.2")
    def test_a_shuffle_by_luck_mixes_the_whole_pile(self) -> None:
        rng = Rng("luck")
        dealer = Dealer(table(phase="draw", discard="v1t1a1f1", rest=1).view(0))
        piles = set()
        for _ in range(150):
            state = GameState(bmc.GAME, dealer.deal(rng))
            play(state, "drop")
            piles.add((hand(state, 0), state.position()["deck"]))
        pairs = {text_of(pair): pair for pair in permutations(["v1", "t1", "a1", "f1"], 2)}
        expected = set()
        for drawn, pair in pairs.items():
            one, two = sorted({"v1", "t1", "a1", "f1"} - set(pair))
            expected |= {(drawn, one + two), (drawn, two + one)}
        assert piles == expected


class TestCopies:
    @pytest.mark.clause("7.1")
    def test_a_copy_stands_as_its_original(self) -> None:
        state = midgame()
        assert state.copy().position() == state.position()
        assert legal(state.copy()) == legal(state)

    @pytest.mark.clause("7.1")
    @pytest.mark.parametrize("first", [None, 1])
    def test_a_copy_is_of_the_same_game(self, first: int | None) -> None:
        state = bmc.new(seed="x", first=first, city="free", open_crystals=True, new_buildings=[2])
        copy = state.copy()
        assert copy.position() == state.position()
        assert bmc.GAME.headers(copy) == bmc.GAME.headers(state)
        assert ("First" in bmc.GAME.headers(copy)) is (first is not None)

    @pytest.mark.clause("7.1")
    def test_copies_of_a_redealt_game_share_its_luck(self) -> None:
        view = table(phase="draw", rest="discard").view(0)
        one, other = (bmc.redeal(view, Rng("luck")) for _ in range(2))
        copy = other.copy()
        play(one, "drop")
        play(copy, "drop")
        assert copy.position() == one.position()

    @pytest.mark.clause("7.1")
    def test_a_copy_plays_on_as_its_original_would(self) -> None:
        state = table(phase="draw", rest="discard")
        other = state.copy()
        play(state, "drop")
        play(other, "drop")
        assert other.position() == state.position()

    @pytest.mark.clause("7.1")
    @pytest.mark.parametrize(
        ("facts", "moves"),
        [
            ({"phase": "draw", "hands": ["v1"]}, "drop=v1"),
            ({"hands": ["v1f1"]}, "v1>d4 f1>b3 /"),
            ({"phase": "build", "at": ["b5"], "hands": ["v3"]}, "1=v3"),
            ({"phase": "build", "at": ["b4"], "hands": ["a2"],
              "boxes": {"b4": [0, 0, None]}}, "3=a2"),
            ({"phase": "build", "crystals": [7]}, "offer"),
            ({"idle_turns": 6}, "declare"),
            ({"phase": "build", "crystals": [9], "obelisk": [0] * 5}, "offer"),
            ({"phase": "draw", "rest": "discard"}, "drop"),
        ],
    )  # fmt: skip
    def test_a_copy_goes_its_own_way(self, facts: dict[str, Any], moves: str) -> None:
        state = table(**facts)
        before = flat(state)
        other = state.copy()
        play(other, moves)
        assert flat(state) == before
        assert other.copy().position() == other.position()


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_read_back_as_it_was_written(seat: int) -> None:
    position = midgame(seat=seat, at=["b4", "b4", "b4"]).position()
    assert bmc.from_position(position, "table").position() == position


@pytest.mark.clause("7.1")
def test_all_views_at_once_are_the_views_of_each() -> None:
    state = midgame()
    assert state.views() == [state.view(seat) for seat in range(3)]
