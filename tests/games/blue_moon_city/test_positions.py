"""Inconsistent positions are refused, each kind of fault with its own code."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from selenite.core.refusals import Invalid
from selenite.core.state import Position
from selenite.games import blue_moon_city as bmc
from tests.games.blue_moon_city.playing import (
    KINDS,
    Kind,
    complete_city,
    deal,
    nearly_no_cubes,
    played,
)
from tests.games.changing import Change, Path, change, paths, remove
from tests.games.playing import THOROUGH
from tests.oracle.blue_moon_city import join_cards, split_cards


def base() -> Position:
    """A game for two at its start; seat 0 begins."""
    return Kind(players=2, first=0).new("positions").position()


def expanded() -> Position:
    """A game for three with the first expansion."""
    return Kind(players=3, first=0, new_buildings=(1,)).new("positions").position()


def templed() -> Position:
    """A game for three with the second expansion."""
    return Kind(players=3, first=0, new_buildings=(2,)).new("positions").position()


def over() -> Position:
    """A game that ended with declarations."""
    position = base()
    position["turn"] |= {
        "seat": None, "phase": "over", "fresh": False, "steps": 0, "round": 4, "idle-turns": 7,
        "declared": [0, 1],
    }  # fmt: skip
    position["result"] = {"reason": "agreed", "winners": [0, 1]}
    return position


def cell_of(position: Position, tile: str) -> str:
    """Where a tile lies."""
    cells = {entry["tile"]: cell for cell, entry in position["city"].items()}
    return str(cells[tile])


def turn(**fields: Any) -> Change:
    """A change of the turn's fields."""

    def apply(position: Position) -> None:
        position["turn"] |= {key.replace("_", "-"): value for key, value in fields.items()}

    return apply


def each(*changes: Change) -> Change:
    """Several changes, one after the other."""

    def apply(position: Position) -> None:
        for one in changes:
            one(position)

    return apply


def drop_a_card(position: Position) -> None:
    position["deck"] = position["deck"][2:]


def one_card_for_another(position: Position) -> None:
    deck = split_cards(position["deck"])
    deck[0] = "v1" if deck[0] != "v1" else "v2"
    position["deck"] = "".join(deck)


def set_aside(seat: int) -> Change:
    """Two cards of the draw pile are set aside by a seat."""

    def apply(position: Position) -> None:
        player = position["players"][seat]
        player["aside"] = join_cards(split_cards(position["deck"])[:2])
        position["deck"] = position["deck"][4:]

    return apply


def unsort_hand(position: Position) -> None:
    player = position["players"][0]
    player["hand"] = "".join(reversed(split_cards(player["hand"])))


def unsort_discard(position: Position) -> None:
    deck = split_cards(position["deck"])
    position["deck"] = "".join(deck[4:])
    position["discard"] = "".join(sorted(deck[:4], reverse=True))


def swap(one: str, other: str) -> Change:
    """Two cells exchange their tiles."""

    def apply(position: Position) -> None:
        city = position["city"]
        city[one], city[other] = city[other], city[one]

    return apply


def fill(cell: str) -> Change:
    """Every box of a building holds a cube."""

    def apply(position: Position) -> None:
        boxes = position["city"][cell]["boxes"]
        position["city"][cell]["boxes"] = [0] * len(boxes)
        position["players"][0]["cubes"] -= len(boxes)

    return apply


def built_with_cubes(position: Position) -> None:
    position["city"]["d3"] |= {"built": True, "boxes": [0, None, None, None]}
    position["players"][0]["cubes"] = 9


def obelisk(*seats: int) -> Change:
    """Offerings that were made, with the cubes they took."""

    def apply(position: Position) -> None:
        position["obelisk"] = list(seats)
        for seat, player in enumerate(position["players"]):
            player["cubes"] = 10 - seats.count(seat)

    return apply


def all_built(position: Position) -> None:
    for cell, entry in position["city"].items():
        if cell != "c3":
            entry["built"] = True


def figure_at(tile: str) -> Change:
    """The first figure stands on a tile."""

    def apply(position: Position) -> None:
        position["figures"][0] = cell_of(position, tile)

    return apply


def as_view(position: Position) -> None:
    position.clear()
    position.update(Kind(players=2, first=0).new("positions").view(0).position)


FAULTS: list[tuple[str, Callable[[], Position], Change, str]] = [
    # The whole
    ("another game", base, change("game", to="moon-base"), "position-other-game"),
    ("no game", base, remove("game"), "position-other-game"),
    ("newer rules", base, change("rules", to=2), "rules-number"),
    ("rules that are no number", base, change("rules", to=True), "rules-number"),
    ("no rules", base, remove("rules"), "rules-number"),
    ("a view", base, as_view, "position-is-view"),
    ("an unknown field", base, change("weather", to="fair"), "position-unknown-field"),
    ("an unknown field of the turn", base, change("turn", "stpes", to=1), "position-unknown-field"),
    ("an unknown field of a cell", base, change("city", "c4", "x", to=1), "position-unknown-field"),
    ("a built courtyard", base, change("city", "c3", "built", to=True), "position-unknown-field"),
    ("an unknown field of a player", base, change("players", 0, "x", to=1),
     "position-unknown-field"),
    ("an unknown field of the supply", base, change("supply", "x", to=1), "position-unknown-field"),
    ("an unknown field of the result", over, change("result", "x", to=1), "position-unknown-field"),
    ("no turn", base, remove("turn"), "position-field"),
    ("no players", base, remove("players"), "position-field"),
    # Options
    ("an unknown option", base, change("options", "speed", to=1), "unknown-option"),
    ("five players", base, change("options", "players", to=5), "option-players"),
    ("no such first player", base, change("options", "first", to=2), "option-first"),
    ("nobody began", base, change("options", "first", to=None), "option-missing"),
    ("another city", base, change("options", "city", to="round"), "option-city"),
    ("no such expansion", base, change("options", "new-buildings", to=[3]), "option-new-buildings"),
    ("an expansion twice", base, change("options", "new-buildings", to=[1, 1]),
     "option-new-buildings"),
    ("corners without an expansion", base, change("options", "corners", to=["a1", "e5"]),
     "option-corners-unused"),
    ("one corner", expanded, change("options", "corners", to=["a1"]), "option-corners"),
    ("a corner that is none", expanded, change("options", "corners", to=["a1", "b1"]),
     "option-corners"),
    ("open crystals that are no truth", base, change("options", "open-crystals", to=1),
     "option-open-crystals"),
    ("components that are none", base, change("options", "components", to=7),
     "components-not-object"),
    # Cards
    ("79 cards", base, drop_a_card, "position-card-count"),
    ("81 cards", base, lambda p: p.update(discard="v1"), "position-card-count"),
    ("a card too many of one kind", base, one_card_for_another, "position-card"),
    ("no cards", base, change("deck", to="v1x"), "position-cards"),
    ("a card nobody knows", base, change("players", 0, "hand", to="v4"), "position-cards"),
    ("cards as a list", base, change("players", 0, "hand", to=["v1"]), "position-cards"),
    ("an unsorted hand", base, unsort_hand, "position-cards-unsorted"),
    ("an unsorted discard pile", base, unsort_discard, "position-cards-unsorted"),
    # Cubes, scales, crystals
    ("a cube too few", base, change("players", 0, "cubes", to=9), "position-cubes"),
    ("a cube too many", base, each(change("city", "c4", "boxes", to=[1, None, None])),
     "position-cubes"),
    ("eleven cubes", base, change("players", 0, "cubes", to=11), "position-number"),
    ("cubes below zero", base, change("players", 0, "cubes", to=-1), "position-number"),
    ("a scale too few", base, change("supply", "scales", to=8), "position-scales"),
    ("a scale too many", base, change("players", 1, "scales", to=1), "position-scales"),
    ("no scale in the supply", base, each(change("supply", "scales", to=0),
     change("players", 1, "scales", to=9)), "position-number"),
    ("crystals below zero", base, change("players", 1, "crystals", to=-1), "position-number"),
    ("half a crystal", base, change("players", 1, "crystals", to=0.5), "position-number"),
    # Players and pieces
    ("two figures too many", base, change("figures", to=["c3"] * 4), "position-figures"),
    ("a figure outside", base, change("figures", to=["c3", "a1"]), "position-cell"),
    ("a figure nowhere", base, change("figures", to=["c3", None]), "position-cell"),
    ("a player too many", base, lambda p: p["players"].append(p["players"][0]), "position-players"),
    ("a player that is none", base, change("players", 1, to="Ada"), "position-field"),
    ("a dragon in a corner", base, change("dragons", "red", to="e5"), "position-cell"),
    ("a fourth dragon", base, change("dragons", "white", to=None), "position-dragons"),
    ("a missing dragon", base, remove("dragons", "red"), "position-dragons"),
    ("an offering of nobody", base, change("obelisk", to=[2]), "position-obelisk-seat"),
    ("more offerings than spaces", base, change("obelisk", to=[0, 1] * 6), "position-obelisk-full"),
    # City
    ("an unknown tile", base, change("city", "c4", "tile", to="casino"), "position-unknown-tile"),
    ("a tile of another expansion", expanded, change("city", "a5", "tile", to="theatre"),
     "position-unknown-tile"),
    ("a tile twice", base, change("city", "d3", "tile", to="fire-temple"), "position-tile-twice"),
    ("a missing cell", base, remove("city", "c4"), "position-empty-cell"),
    ("a corner that isn't there", base, change("city", "a1", to={"tile": "courtyard"}),
     "position-cell"),
    ("a cell that is none", base, change("city", "c9", to={"tile": "courtyard"}), "position-cell"),
    ("the courtyard elsewhere", base, swap("c3", "c4"), "position-courtyard"),
    ("a temple out of its place", base, swap("c2", "c4"), "position-fixed-tile"),
    ("a box too many", base, change("city", "c4", "boxes", to=[None] * 4), "position-boxes"),
    ("boxes that are none", base, change("city", "c4", "boxes", to="none"), "position-boxes"),
    ("a cube of nobody", base, change("city", "c4", "boxes", to=[2, None, None]),
     "position-box-seat"),
    ("built with cubes", base, built_with_cubes, "position-built-with-cubes"),
    ("full and unbuilt", base, fill("c4"), "position-full-unbuilt"),
    ("built and not a truth", base, change("city", "c4", "built", to=0), "position-field"),
    # Turn
    ("an unknown phase", base, turn(phase="lunch"), "position-phase"),
    ("a seat that isn't there", base, turn(seat=2), "position-number"),
    ("no seat", base, turn(seat=None), "position-number"),
    ("fresh with one step", base, turn(steps=1), "position-turn"),
    ("fresh in the contribution phase", base, turn(phase="build", steps=0), "position-turn"),
    ("steps in the contribution phase", base, turn(phase="build", fresh=False), "position-turn"),
    ("steps below zero", base, turn(fresh=False, steps=-1), "position-number"),
    ("a larger draw away from the Hospital", base,
     turn(phase="draw", fresh=False, steps=0, draw=4), "position-turn"),
    ("a larger draw while moving", expanded, each(figure_at("hospital"), turn(draw=4)),
     "position-turn"),
    ("a draw of one", base, turn(phase="draw", fresh=False, steps=0, draw=1), "position-number"),
    ("scales taken while moving", base, turn(fresh=False, scales_taken=True), "position-turn"),
    ("offered while moving", base, turn(fresh=False, offered=True), "position-turn"),
    ("offered off the courtyard", base, each(change("figures", 0, to="c4"), obelisk(0),
     turn(phase="build", fresh=False, steps=0, offered=True)), "position-turn"),
    ("contributed on the courtyard", base,
     turn(phase="build", fresh=False, steps=0, scales_taken=True), "position-turn"),
    ("an ability without one", base, turn(phase="ability", fresh=False, steps=0), "position-turn"),
    ("an ability without the crystals", templed, each(figure_at("golden-temple"),
     turn(phase="ability", fresh=False, steps=0)), "position-turn"),
    ("idle turns after a contribution", base, each(change("figures", 0, to="c4"),
     turn(phase="build", fresh=False, steps=0, scales_taken=True, idle_turns=1)), "position-turn"),
    ("more idle turns than there can be", base, turn(idle_turns=21), "position-number"),
    ("round zero", base, turn(round=0), "position-number"),
    ("fresh as a number", base, turn(fresh=1), "position-field"),
    ("declared too early", base, turn(declared=[1]), "position-turn"),
    ("declared by the player to move", base, turn(declared=[0], idle_turns=7), "position-declared"),
    ("declared by nobody", base, turn(declared=[5], idle_turns=7), "position-declared"),
    ("declared by everybody, and not over", base,
     turn(phase="draw", fresh=False, steps=0, declared=[1, 0], idle_turns=7), "position-turn"),
    ("declared after another move", base, turn(fresh=False, declared=[1], idle_turns=7),
     "position-turn"),
    ("declared in the contribution phase", base,
     turn(phase="build", fresh=False, steps=0, declared=[1], idle_turns=7), "position-turn"),
    ("declared as a text", base, turn(declared="1"), "position-field"),
    ("set aside by another seat", base, each(change("figures", 0, to="c4"), set_aside(1),
     turn(phase="draw", fresh=False, steps=0, scales_taken=True)), "position-aside"),
    ("set aside by two", base, each(set_aside(0), set_aside(1)), "position-aside-twice"),
    ("set aside while moving", base, set_aside(0), "position-turn"),
    ("no players named", base, remove("options", "players"), "option-missing"),
    ("no city named", base, remove("options", "city"), "option-missing"),
    ("no word on crystals", base, remove("options", "open-crystals"), "option-missing"),
    ("corners without an expansion", base, change("options", "corners", to=[]),
     "option-corners-unused"),
    ("components that are none", base, change("options", "components", to=None), "option-missing"),
    ("more steps than Flit cards give", base, turn(fresh=False, steps=11), "position-number"),
    ("offered without an offering", base, turn(phase="build", fresh=False, steps=0, offered=True),
     "position-turn"),
    # Ends
    ("over with a seat", over, turn(seat=0), "position-over-seat"),
    ("over with steps", over, turn(steps=2), "position-turn"),
    ("over and fresh", over, turn(fresh=True), "position-turn"),
    ("over with a larger draw", over, turn(draw=4), "position-turn"),
    ("a result that is missing", over, remove("result"), "position-result-missing"),
    ("a result too early", base, change("result", to={"reason": "idle", "winners": [0]}),
     "position-result-early"),
    ("a result that is none", over, change("result", to="draw"), "position-field"),
    ("an unknown reason", over, change("result", "reason", to="rain"), "position-reason"),
    ("an impossible reason", over, change("result", "reason", to="offerings"),
     "position-reason-impossible"),
    ("agreed by one", over, turn(declared=[0]), "position-reason-impossible"),
    ("wrong winners", over, change("result", "winners", to=[0]), "position-winners"),
    ("winners that are no numbers", over, change("result", "winners", to=[False, True]),
     "position-winners"),
    ("no winners", over, remove("result", "winners"), "position-winners"),
    ("six offerings and not over", base, obelisk(0, 0, 0, 0, 0, 0), "position-should-be-over"),
    ("a complete city and nobody to offer", base, all_built, "position-should-be-over"),
    ("ten idle rounds and not over", base, turn(idle_turns=20), "position-should-be-over"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "fault", "code"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_a_fault_has_its_code(make: Callable[[], Position], fault: Change, code: str) -> None:
    position = make()
    bmc.from_position(position)
    fault(position)
    with pytest.raises(Invalid) as refusal:
        bmc.from_position(position)
    assert refusal.value.code == code


@pytest.mark.parametrize("position", [None, 7, "{}", [], [{}], True, 0.5])
def test_something_else_is_not_a_position(position: Any) -> None:
    with pytest.raises(Invalid) as refusal:
        bmc.from_position(position)
    assert refusal.value.code == "position-not-object"


def test_all_cubes_out_and_not_over() -> None:
    position = nearly_no_cubes(KINDS[0], "positions")
    seat = position["turn"]["seat"]
    cell = position["figures"][seat]
    position["city"][cell]["boxes"][0] = seat
    position["players"][seat]["cubes"] = 0
    with pytest.raises(Invalid) as refusal:
        bmc.from_position(position)
    assert refusal.value.code == "position-should-be-over"


def test_sums_follow_the_options_components() -> None:
    """A deck of 4/3/3 is no deck of the shipped components."""
    position = Kind(players=2, split=(4, 3, 3)).new("positions").position()
    bmc.from_position(position)
    del position["options"]["components"]
    with pytest.raises(Invalid) as refusal:
        bmc.from_position(position)
    assert refusal.value.code == "position-card"


def test_reading_does_not_change_what_is_read() -> None:
    position = complete_city(KINDS[7], "positions")
    before = deepcopy(position)
    state = bmc.from_position(position)
    state.play(state.legal_moves()[0])
    assert position == before


def test_what_a_state_wrote_can_be_changed_freely() -> None:
    state = KINDS[7].new("positions")
    before = deepcopy(state.position())
    written = state.position()
    written["turn"]["declared"].append(3)
    written["options"]["new-buildings"].clear()
    written["players"][0]["crystals"] = 99
    assert state.position() == before


def test_written_components_can_be_changed_freely() -> None:
    state = Kind(players=2, split=(4, 3, 3)).new("positions")
    before = deepcopy(state.position())
    state.position()["options"]["components"]["tile"]["mill"]["boxes"].clear()
    assert state.position() == before


# Any field replaced by anything


WHOLE = st.integers(-3, 25) | st.integers()
SMALL = st.one_of(
    st.none(),
    st.booleans(),
    WHOLE,
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=4),
    st.sampled_from(("a1", "c3", "v1", "k1k1", "over", "draw", "build", "ability", "free", "idle")),
)
JSON = st.recursive(
    SMALL,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


def fuzzed(position: Position, path: Path, value: Any) -> None:
    """A position with one field replaced is refused, or it is one that round-trips."""
    change(*path, to=value)(position)
    check_refused_or_round_trips(position, lists_may_be_sorted=path[0] == "options")


def check_refused_or_round_trips(position: Position, lists_may_be_sorted: bool = False) -> None:
    """Refused, or read and written the same, types included; lists of options may get sorted."""
    try:
        state = bmc.from_position(position, "fuzzed")
    except Invalid:
        return
    written = state.position()
    if not lists_may_be_sorted:
        assert json.dumps(written, sort_keys=True) == json.dumps(position, sort_keys=True)
    assert bmc.from_position(json.loads(json.dumps(written)), "fuzzed").position() == written
    assert state.rules_state.fault() == ""
    if state.outcome() is None:
        state.play(state.legal_moves()[-1])
        assert state.rules_state.fault() == ""


FUZZED = [
    base(),
    over(),
    expanded(),
    complete_city(KINDS[11], "fuzzed"),
    nearly_no_cubes(KINDS[6], "fuzzed"),
    played(KINDS[3], 3, "eager", 60).position(),
    played(KINDS[19], 4, "eager", 61).position(),
    played(KINDS[13], 5, "resigned", 31).position(),
]
FUZZ_SETTINGS = settings(
    max_examples=20000 if THOROUGH else 800,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@given(st.data())
@FUZZ_SETTINGS
def test_a_replaced_field_is_refused_or_round_trips(data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from(FUZZED)))
    everywhere = [path for path in paths(position) if path[:2] != ("options", "components")]
    outer = [path for path in everywhere if path[0] != "city"]
    path = data.draw(st.sampled_from(outer) | st.sampled_from(everywhere))
    fuzzed(position, path, data.draw(JSON))


@given(st.data())
@settings(FUZZ_SETTINGS, max_examples=4000 if THOROUGH else 250)
def test_a_replaced_field_of_the_components_is_refused_or_round_trips(data: st.DataObject) -> None:
    position = Kind(players=2, split=(4, 3, 3)).new("fuzzed").position()
    path = data.draw(st.sampled_from(paths(position["options"]["components"])))
    fuzzed(position, ("options", "components", *path), data.draw(JSON))


@pytest.mark.parametrize("number", range(len(FUZZED)))
def test_a_missing_field_is_refused(number: int) -> None:
    """Only options have defaults."""
    for path in paths(FUZZED[number]):
        if path[0] != "options" and not isinstance(path[-1], int):
            position = deepcopy(FUZZED[number])
            remove(*path)(position)
            with pytest.raises(Invalid):
                bmc.from_position(position)


def test_dealt_cards_stay_eighty() -> None:
    """The helper that deals hands for other tests keeps positions valid."""
    position = base()
    deal(position, 0, "k1k1k1h1h1")
    assert bmc.from_position(position).rules_state.fault() == ""
