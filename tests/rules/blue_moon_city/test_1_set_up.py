"""Clauses 1.1 to 1.9: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from tests.oracle.generator import Stream, seed_of, shuffled

from .table import (
    BOXES,
    CITY,
    LETTERS,
    VALUES,
    cards_of,
    changes,
    clause,
    hand,
    legal,
    own_components,
    places,
    play,
    refused,
    table,
    text_of,
    totals,
)

FIXED = {"c3": "courtyard", "c4": "fire-temple", "d3": "royal-palace"}
FIXED |= {"c2": "earth-temple", "b3": "water-temple"}
LOOSE = set(CITY.values()) - set(FIXED.values())
INNER = set(CITY)
CORNERS = {"a1", "a5", "e1", "e5"}
ORDER = [
    "fire-temple", "water-temple", "earth-temple", "royal-palace", "thermae", "iron-foundry",
    "mill", "caravanserai", "monastery-tower", "citadel", "hospice", "aqueduct", "university",
    "trading-house", "watchtower", "great-hall", "city-residence", "library", "flight-tower",
    "market-hall", "hospital", "assembly-hall", "golden-temple", "theatre",
]  # fmt: skip


def tiles(state: GameState) -> dict[str, str]:
    """The tile on each cell."""
    return {cell: entry["tile"] for cell, entry in state.position()["city"].items()}


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play(players: int) -> None:
    assert len(bmc.new(players=players, seed="x").position()["players"]) == players


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_may_not_play(players: int) -> None:
    with pytest.raises(Invalid) as caught:
        bmc.new(players=players, seed="x")
    assert caught.value.code == "option-players"


@pytest.mark.clause("1.1")
def test_the_city_is_a_square_of_five_without_its_corners() -> None:
    assert set(tiles(bmc.new(seed="x"))) == INNER


@pytest.mark.clause("1.1")
def test_the_courtyard_lies_in_the_middle() -> None:
    assert tiles(bmc.new(seed="x"))["c3"] == "courtyard"


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("move", [">a1", "v1>e5", "f1>a5"])
def test_nothing_goes_to_a_corner_without_a_tile(move: str) -> None:
    state = table(at=["a2"], hands=["v1f1"])
    refusal = refused(state, move)
    assert (refusal.clause, refusal.code) == ("1.1", "no-tile-there")


@pytest.mark.clause("1.1")
def test_columns_run_from_left_to_right_and_rows_from_bottom_to_top() -> None:
    assert places(table(steps=1), ">") == {"b3", "d3", "c2", "c4"}


@pytest.mark.clause("1.2")
@pytest.mark.parametrize("seed", ["x", "y", "z"])
def test_the_standard_city_has_five_tiles_in_their_places(seed: str) -> None:
    city = tiles(bmc.new(seed=seed))
    assert {cell: city[cell] for cell in FIXED} == FIXED


@pytest.mark.clause("1.2")
def test_the_other_sixteen_tiles_lie_on_the_other_cells() -> None:
    city = tiles(bmc.new(seed="x"))
    assert sorted(city[cell] for cell in INNER - set(FIXED)) == sorted(LOOSE)


@pytest.mark.clause("1.2")
def test_the_loose_tiles_are_shuffled_by_the_seed() -> None:
    loose = [tile for tile in ORDER if tile in LOOSE]
    cells = [column + row for row in "12345" for column in "abcde"]
    free = [cell for cell in cells if cell in INNER and cell not in FIXED]
    laid = dict(zip(free, shuffled("x", "city", loose), strict=True))
    assert tiles(bmc.new(seed="x")) == FIXED | laid


@pytest.mark.clause("1.2")
def test_every_building_begins_unbuilt_and_without_cubes() -> None:
    city = bmc.new(seed="x").position()["city"]
    del city["c3"]
    assert all(
        entry == {"tile": entry["tile"], "built": False, "boxes": [None] * BOXES[entry["tile"]]}
        for entry in city.values()
    )


@pytest.mark.clause("1.2")
def test_a_position_with_a_temple_elsewhere_is_not_a_standard_city() -> None:
    position = table().position()
    position["city"]["c4"], position["city"]["d4"] = position["city"]["d4"], position["city"]["c4"]
    with pytest.raises(Invalid) as caught:
        bmc.from_position(position, "x")
    assert caught.value.code == "position-fixed-tile"


@pytest.mark.clause("1.3")
def test_in_the_free_city_all_twenty_buildings_are_shuffled() -> None:
    loose = [tile for tile in ORDER if tile in CITY.values()]
    cells = [column + row for row in "12345" for column in "abcde"]
    free = [cell for cell in cells if cell in INNER and cell != "c3"]
    laid = dict(zip(free, shuffled("x", "city", loose), strict=True))
    assert tiles(bmc.new(seed="x", city="free")) == {"c3": "courtyard"} | laid


@pytest.mark.clause("1.3")
def test_there_are_only_two_kinds_of_city() -> None:
    with pytest.raises(Invalid) as caught:
        bmc.new(seed="x", city="round")
    assert caught.value.code == "option-city"


@pytest.mark.clause("1.4")
@pytest.mark.parametrize(
    ("number", "added"),
    [(1, {"hospital", "assembly-hall"}), (2, {"theatre", "golden-temple"})],
)
def test_an_expansion_adds_two_tiles_and_two_opposite_corners(number: int, added: set[str]) -> None:
    city = tiles(bmc.new(seed="x", new_buildings=[number]))
    assert set(city) == INNER | {"a5", "e1"}
    assert sorted(city.values()) == sorted({*CITY.values(), *added})


@pytest.mark.clause("1.4")
def test_both_expansions_make_a_full_square() -> None:
    city = tiles(bmc.new(seed="x", new_buildings=[1, 2]))
    assert set(city) == INNER | CORNERS
    assert sorted(city.values()) == sorted(["courtyard", *ORDER])


@pytest.mark.clause("1.4")
def test_new_tiles_are_shuffled_with_the_loose_ones_only() -> None:
    loose = [tile for tile in ORDER if tile not in FIXED.values()]
    cells = [column + row for row in "12345" for column in "abcde" if column + row not in FIXED]
    laid = dict(zip(cells, shuffled("x", "city", loose), strict=True))
    assert tiles(bmc.new(seed="x", new_buildings=[2, 1])) == FIXED | laid


@pytest.mark.clause("1.4")
def test_in_the_free_city_new_tiles_are_shuffled_with_all_others() -> None:
    cells = [column + row for row in "12345" for column in "abcde" if column + row != "c3"]
    laid = dict(zip(cells, shuffled("x", "city", ORDER), strict=True))
    state = bmc.new(seed="x", city="free", new_buildings=[1, 2])
    assert tiles(state) == {"c3": "courtyard"} | laid


@pytest.mark.clause("1.4")
def test_the_two_corners_are_an_option() -> None:
    city = tiles(bmc.new(seed="x", new_buildings=[1], corners=["e5", "a5"]))
    assert set(city) == INNER | {"a5", "e5"}


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("corners", [["a1"], ["a1", "a1"], ["a1", "b1"], ["a1", "a5", "e1"]])
def test_the_corners_are_two_different_ones(corners: list[str]) -> None:
    with pytest.raises(Invalid) as caught:
        bmc.new(seed="x", new_buildings=[1], corners=corners)
    assert caught.value.code == "option-corners"


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("buildings", [[], [1, 2]])
def test_corners_are_chosen_only_with_one_expansion(buildings: list[int]) -> None:
    with pytest.raises(Invalid) as caught:
        bmc.new(seed="x", new_buildings=buildings, corners=["a1", "e5"])
    assert caught.value.code == "option-corners-unused"


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("buildings", [[3], [1, 1]])
def test_there_are_two_expansions(buildings: list[int]) -> None:
    with pytest.raises(Invalid) as caught:
        bmc.new(seed="x", new_buildings=buildings)
    assert caught.value.code == "option-new-buildings"


@pytest.mark.clause("1.4")
def test_an_occupied_corner_can_be_walked_to() -> None:
    state = table(at=["b4"], new_buildings=[1])
    assert places(state, ">") == {"a3", "a4", "a5", "b2", "b3", "b5", "c3", "c4", "c5", "d4"}


@pytest.mark.clause("1.4")
def test_the_other_corners_stay_empty() -> None:
    assert clause(table(at=["b2"], new_buildings=[1]), ">a1") == "1.1"


@pytest.mark.clause("1.5")
@pytest.mark.parametrize(("players", "pile"), [(2, 64), (3, 56), (4, 48)])
def test_eight_cards_each_and_the_rest_is_the_draw_pile(players: int, pile: int) -> None:
    position = bmc.new(players=players, seed="x").position()
    assert [len(player["hand"]) for player in position["players"]] == [16] * players
    assert len(position["deck"]) == 2 * pile
    assert position["discard"] == ""


@pytest.mark.clause("1.5")
def test_there_are_ten_cards_of_each_of_eight_peoples() -> None:
    position = bmc.new(players=4, seed="x").position()
    hands = "".join(player["hand"] for player in position["players"])
    cards = Counter(cards_of(hands + position["deck"]))
    assert cards == Counter(letter + value for letter in LETTERS for value in VALUES[letter])


@pytest.mark.clause("1.5")
def test_the_cards_are_shuffled_and_dealt_from_the_top_by_the_seed() -> None:
    cards = [letter + value for letter in LETTERS for value in VALUES[letter]]
    pile = shuffled("x", "deck", cards)
    position = bmc.new(players=3, seed="x").position()
    dealt = [text_of(pile[8 * seat : 8 * seat + 8]) for seat in range(3)]
    assert [player["hand"] for player in position["players"]] == dealt
    assert position["deck"] == "".join(pile[24:])


@pytest.mark.clause("1.5")
def test_the_draw_pile_lies_face_down() -> None:
    assert bmc.new(seed="x").view(0).position["deck"] == 64


@pytest.mark.clause("1.6")
def test_every_figure_begins_on_the_courtyard() -> None:
    assert bmc.new(players=4, seed="x").position()["figures"] == ["c3", "c3", "c3", "c3"]


@pytest.mark.clause("1.6")
def test_everybody_has_ten_cubes_and_nothing_else() -> None:
    players = bmc.new(players=3, seed="x").position()["players"]
    for player in players:
        del player["hand"]
    assert players == [{"aside": "", "crystals": 0, "scales": 0, "cubes": 10}] * 3


@pytest.mark.clause("1.6")
def test_a_position_with_a_lost_cube_is_refused() -> None:
    position = table().position()
    position["players"][0]["cubes"] = 9
    with pytest.raises(Invalid) as caught:
        bmc.from_position(position, "x")
    assert caught.value.code == "position-cubes"


@pytest.mark.clause("1.7")
@pytest.mark.parametrize(("players", "scales"), [(2, 9), (3, 12), (4, 15)])
def test_the_supply_of_scales_goes_by_the_players(players: int, scales: int) -> None:
    assert bmc.new(players=players, seed="x").position()["supply"] == {"scales": scales}


@pytest.mark.clause("1.7")
def test_the_dragons_begin_outside_the_city() -> None:
    dragons = bmc.new(seed="x").position()["dragons"]
    assert dragons == {"red": None, "green": None, "blue": None}


PRICES = {
    2: [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12],
    3: [7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12],
    4: [7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12],
}


@pytest.mark.clause("1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_obelisk_shows_its_prices_from_the_bottom(players: int) -> None:
    for space, price in enumerate(PRICES[players]):
        offerings = [number % players for number in range(space)]
        state = table(players, phase="build", crystals=[50], obelisk=offerings)
        play(state, "offer")
        assert totals(state, "crystals")[0] == 50 - price, f"space {space}"


@pytest.mark.clause("1.8")
def test_with_two_players_the_third_offering_costs_eight() -> None:
    assert "offer" not in legal(table(phase="build", crystals=[7], obelisk=[0, 1]))
    assert "offer" in legal(table(3, phase="build", crystals=[7], obelisk=[0, 1]))


@pytest.mark.clause("1.9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_given_seat_begins(first: int) -> None:
    turn = bmc.new(players=3, seed="x", first=first).position()["turn"]
    assert turn == {
        "seat": first, "round": 1, "phase": "move", "steps": 2, "draw": 2, "fresh": True,
        "scales-taken": False, "offered": False, "idle-turns": 0, "declared": [],
    }  # fmt: skip


@pytest.mark.clause("1.9")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Invalid) as caught:
        bmc.new(players=3, seed="x", first=3)
    assert caught.value.code == "option-first"


@pytest.mark.clause("1.9")
@pytest.mark.parametrize("seed", ["x", "y", "z", "u"])
def test_else_the_first_player_is_drawn_from_the_seed(seed: str) -> None:
    state = bmc.new(players=4, seed=seed)
    drawn = Stream(seed_of(seed), "first").below(4)
    assert (state.position()["options"]["first"], state.seat) == (drawn, drawn)


@pytest.mark.clause("1.9")
def test_a_record_names_a_given_first_player_and_no_drawn_one() -> None:
    assert bmc.GAME.headers(table(first=1, seat=1))["First"] == "1"
    assert bmc.GAME.headers(bmc.new(seed="x", first=1))["First"] == "1"
    assert "First" not in bmc.GAME.headers(bmc.new(seed="x"))


@pytest.mark.clause("1.9")
def test_play_goes_in_the_order_of_the_seats_and_rounds_begin_with_the_first() -> None:
    state = table(3, first=1, seat=1)
    labels = []
    for _ in range(5):
        labels.append(state.turn_label())
        play(state, "/ / drop")
    assert labels == ["1.1", "1.2", "1.0", "2.1", "2.2"]


@pytest.mark.clause("1.9")
def test_nobody_plays_in_another_players_turn() -> None:
    refusal = refused(table(), "/", seat=1)
    assert (refusal.clause, refusal.parameters) == ("turn", {"seat": 1, "to_move": 0})


@pytest.mark.clause("1.9")
def test_a_move_of_the_right_seat_is_taken() -> None:
    state = table()
    state.play("/", seat=0)
    assert state.position()["turn"]["phase"] == "build"


@pytest.mark.clause("1.5", "1.6", "1.7")
def test_a_corrected_components_file_is_played_by() -> None:
    components = own_components()
    components["hand-size"] = 6
    components["cubes"] = 9
    components["scales"]["2"] = 8
    components["people"]["vulca"]["cards"] = [4, 4, 2]
    position = bmc.new(seed="x", components=components).position()
    assert position["supply"] == {"scales": 8}
    assert [player["cubes"] for player in position["players"]] == [9, 9]
    hands = [player["hand"] for player in position["players"]]
    assert [len(text) for text in hands] == [12, 12]
    cards = cards_of("".join(hands) + position["deck"])
    assert [cards.count(card) for card in ("v1", "v2", "v3")] == [4, 4, 2]


@pytest.mark.clause("1.8")
def test_the_obelisk_of_a_corrected_components_file_is_played_by() -> None:
    components = own_components()
    components["obelisk"] = [7, 7, 5, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    state = table(phase="build", crystals=[5], components=components)
    assert changes(state, "offer") == {
        "crystals 0": 0,
        "cubes 0": 9,
        "obelisk": [0],
        "offered": True,
    }


@pytest.mark.clause("1.5")
def test_a_hand_is_sorted_by_people_and_value() -> None:
    assert hand(table(hands=["p1h3v2k1v1"]), 0) == "v1v2k1h3p1"


class TestFault:
    @pytest.mark.clause("1.5", "1.6", "1.7")
    def test_a_position_that_adds_up_has_no_fault(self) -> None:
        state = table(
            3,
            at=["b4"],
            phase="draw",
            hands=["v1", "t1t2"],
            aside="k1k1",
            discard="h1h2",
            boxes={"d4": [None, 1], "a4": [0, 0, None]},
            built="b4 c2",
            scales=[1, 2, 3],
            obelisk=[0, 1, 1],
            scales_taken=True,
        )
        assert state.rules_state.fault() == ""
        assert [state.rules_state.cubes_out(seat) for seat in range(3)] == [3, 3, 0]

    @pytest.mark.clause("1.5")
    def test_a_lost_card_is_a_fault(self) -> None:
        state = table(hands=["v1"])
        state.rules_state.hands = [0] * 96
        assert state.rules_state.fault() == "cards"

    @pytest.mark.clause("1.5")
    def test_an_exchanged_card_is_a_fault(self) -> None:
        state = table(hands=["v1"])
        state.rules_state.hands = [0] * 23 + [1] + [0] * 72
        assert state.rules_state.fault() == "cards"

    @pytest.mark.clause("1.5")
    def test_fewer_than_no_cards_are_a_fault(self) -> None:
        state = table(hands=["v1"])
        state.rules_state.hands = [1] + [0] * 94 + [-1]
        assert state.rules_state.fault() == ""
        state.rules_state.hands = [1] + [0] * 46 + [-1] + [0] * 48
        assert state.rules_state.fault() == "hand-below-zero"

    @pytest.mark.clause("1.5")
    def test_a_hand_that_was_exchanged_unnoticed_is_a_fault(self) -> None:
        state = table(hands=["v1"], deck="t1")
        pile = list(state.rules_state.pile)
        state.rules_state.hands, state.rules_state.pile = [0, 0, 0, 1] + [0] * 92, [0, *pile[1:]]
        assert state.rules_state.fault() == "marks"
        state.rules_state.mark_hands()
        assert state.rules_state.fault() == ""

    @pytest.mark.clause("1.6")
    @pytest.mark.parametrize("cubes", [[9, 10, 0, 0], [10, 11, 0, 0]])
    def test_a_lost_or_added_cube_is_a_fault(self, cubes: list[int]) -> None:
        state = table()
        state.rules_state.cubes = cubes
        assert state.rules_state.fault() == "cubes"

    @pytest.mark.clause("1.6")
    @pytest.mark.parametrize("what", ["crystals", "cubes", "scales"])
    def test_less_than_nothing_is_a_fault(self, what: str) -> None:
        state = table()
        setattr(state.rules_state, what, [0, -1, 0, 0])
        state.rules_state.cubes = [10, -1, 0, 0] if what == "cubes" else [10, 10, 0, 0]
        assert state.rules_state.fault() == "below-zero"

    @pytest.mark.clause("1.7")
    @pytest.mark.parametrize(("supply", "scales"), [(8, [0, 0]), (9, [1, 0]), (0, [5, 4])])
    def test_lost_scales_or_an_empty_supply_are_a_fault(
        self, supply: int, scales: list[int]
    ) -> None:
        state = table()
        state.rules_state.supply = supply
        state.rules_state.scales = [*scales, 0, 0]
        assert state.rules_state.fault() == "scales"

    @pytest.mark.clause("1.7")
    def test_one_scale_left_in_the_supply_is_no_fault(self) -> None:
        assert table(scales=[5, 3]).rules_state.fault() == ""

    @pytest.mark.clause("3.6d")
    def test_a_wrong_count_of_buildings_is_a_fault(self) -> None:
        state = table(built="c4")
        assert state.rules_state.unbuilt == 19
        state.rules_state.unbuilt = 18
        assert state.rules_state.fault() == "unbuilt"

    @pytest.mark.clause("3.6d")
    def test_a_full_building_that_is_not_built_is_a_fault(self) -> None:
        state = table(boxes={"d4": [0, None]})
        boxes = list(state.rules_state.boxes)
        boxes[boxes.index(1) + 1] = 1
        state.rules_state.boxes = boxes
        state.rules_state.cubes = [8, 10, 0, 0]
        assert state.rules_state.fault() == "full-and-unbuilt"
