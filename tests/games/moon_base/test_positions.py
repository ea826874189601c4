"""Positions with a fault are refused, each kind of fault with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from selenite.core.refusals import Invalid
from selenite.core.state import Position
from selenite.games import moon_base
from selenite.texts import speaker
from tests.games.changing import Change, change, remove
from tests.games.moon_base.playing import BOARDS, KINDS, board, crater, played, rings_of, steps_of

_SPEAKER = speaker("en", "moon-base")
refusal = _SPEAKER.refusal


def at_step(step: str, seed: str = "positions", on: str = "moon", skip: int = 0) -> Position:
    """The first position of a random game at a step, or a later one."""
    state = moon_base.new(seed, BOARDS[on])
    for _ in steps_of(state, seed):
        position = state.position()
        if position["turn"]["step"] == step:
            if not skip:
                return position
            skip -= 1
    raise AssertionError(step)


def found(is_wanted: Callable[[Position], Any]) -> Position:
    """The first position of some random games that fulfils a condition."""
    for seed in range(100):
        for _ in steps_of(state := moon_base.new(f"found {seed}"), seed):
            if is_wanted(position := state.position()):
                return position
    raise AssertionError("no such game")


def free_craters(position: Position) -> list[str]:
    """The small craters without a ring."""
    taken = [ring.get("crater") for ring in position["rings"]]
    return [name for n in range(1, 33) if (name := f"S{n:02}") not in taken]


def busy() -> Position:
    """A position with stacked rings, a settlement, a base and the tower on a ring."""
    for seed in range(100):
        for _ in steps_of(state := moon_base.new(f"busy {seed}"), seed):
            position = state.position()
            whole = position["settlements"] and position["bases"]
            on_ring = "ring" in (position["tower"] or {})
            if whole and on_ring and position["turn"]["step"] == "place":
                return position
    raise AssertionError("no such game")


BUSY = busy()
STACKED = next(i for i, ring in enumerate(BUSY["rings"]) if ring["level"] == 2)
GROUND = next(i for i, ring in enumerate(BUSY["rings"]) if ring["level"] == 1)
ON_GROUND = [ring for ring in BUSY["rings"] if ring["level"] == 1]
SETTLER = BUSY["settlements"][0]["seat"]
SMALL_ON_GROUND = next(ring for ring in ON_GROUND if ring["ring"][0] == "S")
LARGE_ON_GROUND = next(ring for ring in ON_GROUND if ring["ring"][0] == "L")


def ring(number: int, **values: Any) -> Change:
    """Change a ring on the board."""
    return lambda position: position["rings"][number].update(values)


FAULTS: list[tuple[str, Change]] = [
    ("position-other-game", change("game", to="blue-moon-city")),
    ("position-other-game", remove("game")),
    ("rules-number", change("rules", to=2)),
    ("rules-number", change("rules", to=True)),
    ("position-is-view", change("view", to=0)),
    ("position-unknown-field", change("deck", to="")),
    ("position-field", remove("options")),
    ("option-missing", remove("options", "board")),
    ("unknown-option", change("options", "players", to=2)),
    ("board-unknown", change("options", "board", to="mars")),
    ("position-field", change("turn", to=[])),
    ("position-unknown-field", change("turn", "phase", to="place")),
    ("position-number", change("turn", "round", to=0)),
    ("position-number", change("turn", "round", to=7)),
    ("position-step", change("turn", "step", to="build")),
    ("position-step", remove("turn", "step")),
    ("position-number", change("turn", "seat", to=2)),
    ("position-number", change("turn", "seat", to=None)),
    ("position-number", change("turn", "seat", to=True)),
    ("position-field", change("turn", "built", to=[False])),
    ("position-field", change("turn", "built", to=[0, 1])),
    ("position-turn-built", change("turn", "built", to=[True, False])),
    ("position-field", remove("colours")),
    ("position-colours", change("colours", to=["gold", "gold"])),
    ("position-colours", change("colours", to=["gold", None])),
    ("position-colours", change("colours", to=["gold", "blue"])),
    ("position-turn-colours", change("colours", to=[None, None])),
    ("position-field", change("stacks", to=[])),
    ("position-unknown-field", change("stacks", "medium", to=[])),
    ("position-field", remove("stacks", "small")),
    ("position-stack-count", lambda position: position["stacks"]["large"].append("")),
    ("position-stack", change("stacks", "large", 0, to="gx")),
    ("position-stack", change("stacks", "large", 0, to=None)),
    ("position-stack-height", change("stacks", "large", 0, to="g")),
    ("position-stack-height", change("stacks", "large", 0, to="gggggggg")),
    ("position-field", change("hands", to=["Lg"])),
    ("position-field", change("hands", to=["Lg", 3])),
    ("position-ring-names", change("hands", 0, to="Lg Lx")),
    ("position-ring-names", change("hands", 0, to="Lg  Ls")),
    ("position-rings-unsorted", change("hands", 0, to="Sg Lg")),
    ("position-rings-unsorted", change("aside", 0, to="Lb Ls")),
    ("position-field", remove("aside")),
    ("position-field", change("rings", to={})),
    ("position-field", change("rings", GROUND, to="Lg")),
    ("position-unknown-field", ring(GROUND, colour="gold")),
    ("position-ring-names", ring(GROUND, ring="Xg")),
    ("position-ring-names", ring(GROUND, ring=7)),
    ("position-field", ring(GROUND, at=[0])),
    ("position-field", ring(GROUND, at=[0, 0.0])),
    ("position-ring-point", ring(STACKED, at=[1, 0])),
    ("position-ring-point", ring(STACKED, at=[0, 82])),
    ("position-number", ring(GROUND, level=0)),
    ("position-number", ring(GROUND, level=49)),
    ("position-ring-crater-level", ring(GROUND, level=2)),
    ("position-ring-crater-level", remove("rings", GROUND, "crater")),
    ("position-crater", ring(GROUND, crater="L99")),
    ("position-crater", ring(GROUND, crater=["L01"])),
    ("position-ring-level", ring(STACKED, level=3)),
    ("position-ring-level", ring(STACKED, at=[-80, -80])),
    ("position-field", change("tower", to="L20")),
    ("position-field", remove("tower")),
    ("position-field", change("tower", to={"crater": "L20", "ring": 0})),
    ("position-turn-tower", change("tower", to=None)),
    ("position-crater", change("tower", to={"crater": "L99"})),
    ("position-tower-crater", change("tower", to={"crater": "S01"})),
    ("position-crater-taken", change("tower", to={"crater": LARGE_ON_GROUND["crater"]})),
    ("position-number", change("tower", to={"ring": 48})),
    ("position-tower-ring", change("tower", to={"ring": GROUND})),
    ("position-field", change("settlements", to=None)),
    ("position-field", change("settlements", 0, to=3)),
    ("position-unknown-field", change("settlements", 0, "level", to=2)),
    ("position-number", change("settlements", 0, "ring", to=48)),
    ("position-number", change("settlements", 0, "seat", to=2)),
    ("position-settlement", change("settlements", 0, "ring", to=GROUND)),
    (
        "position-settlement",
        change("settlements", 0, "seat", to=1 - BUSY["settlements"][0]["seat"]),
    ),
    (
        "position-settlement-twice",
        lambda position: position["settlements"].append(position["settlements"][0]),
    ),
    ("position-field", change("bases", 0, to="S05")),
    ("position-unknown-field", change("bases", 0, "at", to=[0, 0])),
    ("position-crater", change("bases", 0, "crater", to="S99")),
    ("position-number", change("bases", 0, "seat", to=-1)),
    ("position-crater-taken", change("bases", 0, "crater", to=SMALL_ON_GROUND["crater"])),
    ("position-crater-taken", lambda position: position["bases"].append(position["bases"][0])),
    ("position-ring-count", change("aside", 0, to="Lg")),
    ("position-result-early", change("result", to={})),
    ("position-result-early", change("score", to=[])),
]


@pytest.mark.parametrize(("code", "change"), FAULTS)
def test_a_fault_has_its_sentence(code: str, change: Change) -> None:
    position = deepcopy(BUSY)
    change(position)
    assert refused(position) == code


def refused(position: Any) -> str:
    """The code of the fault in a position."""
    with pytest.raises(Invalid) as caught:
        moon_base.from_position(position, "seed")
    assert len(refusal(caught.value)) > 15
    return caught.value.code


def test_the_position_without_faults_is_accepted() -> None:
    assert moon_base.from_position(BUSY, "seed").position() == BUSY


@pytest.mark.parametrize("position", [None, [], "moon-base", 3])
def test_what_is_not_an_object_is_refused(position: Any) -> None:
    assert refused(position) == "position-not-object"


class TestRings:
    """Constructed rings; the missing ones are set aside."""

    def laid(self, *rings: dict[str, Any], **more: Any) -> Position:
        """A position of round 6, all rings but some set aside, one left to place."""
        position = deepcopy(moon_base.new(seed="rings").position())
        position["turn"] = {"round": 6, "step": "place", "seat": 0, "built": [False, False]}
        position["colours"] = ["gold", "silver"]
        position["stacks"] = {"large": [""] * 4, "small": [""] * 4}
        position["hands"] = ["Sb", "Sb"]
        position["turn"]["seat"] = 1
        position["rings"] = list(rings)
        position["tower"] = {"crater": "L28"}
        position.update(more)
        position["aside"] = ["", ""]
        counts = rings_of(position)
        left = [kind for kind in KINDS for _ in range(8 - counts[kind])]
        position["aside"] = [" ".join(left), ""]
        return position

    def ground(self, kind: str, name: str, x: int, y: int) -> dict[str, Any]:
        return {"ring": kind, "at": [x, y], "level": 1, "crater": name}

    def stacked(self, kind: str, x: int, y: int, level: int = 2) -> dict[str, Any]:
        return {"ring": kind, "at": [x, y], "level": level}

    PAIR = ({"ring": "Lg", "at": [2, 0], "level": 1, "crater": "L16"},
            {"ring": "Lg", "at": [-8, -10], "level": 1, "crater": "L19"})  # fmt: skip

    def test_hands_that_fit(self) -> None:
        position = self.laid(self.ground("Lg", "L01", -10, 50))
        assert moon_base.from_position(position, "x").position() == position

    def test_a_ring_of_another_size(self) -> None:
        position = self.laid(self.ground("Sg", "L01", -10, 50))
        assert refused(position) == "position-ring-crater-size"

    def test_a_ring_beside_its_crater(self) -> None:
        position = self.laid(self.ground("Lg", "L01", -10, 48))
        assert refused(position) == "position-ring-crater-point"

    def test_rings_that_overlap(self) -> None:
        assert refused(self.laid(*self.PAIR)) == "position-ring-overlap"

    def test_two_rings_on_a_crater(self) -> None:
        one = self.ground("Lg", "L01", -10, 50)
        assert refused(self.laid(one, one)) == "position-ring-overlap"

    def test_a_ring_that_touches_one(self) -> None:
        one = self.ground("Lg", "L01", -10, 50)
        assert refused(self.laid(one, self.stacked("Lg", 0, 50))) == "position-ring-supports"

    def test_a_ring_in_the_air(self) -> None:
        assert refused(self.laid(self.stacked("Lg", 0, 50))) == "position-ring-level"

    def test_a_ring_before_its_supports(self) -> None:
        below = (self.ground("Lg", "L01", -10, 50), self.ground("Sg", "S02", 10, 48))
        above = self.stacked("Lg", 0, 46)
        assert refused(self.laid(above, *below)) == "position-ring-level"

    def test_a_ring_under_one_that_was_there_before(self) -> None:
        """The small crater is free on the ground, but a large ring lies across it."""
        own = board(
            "own",
            crater("A", "large", 0, 0),
            crater("B", "large", 20, 0),
            crater("C", "small", 10, 14),
            crater("T", "large", 70, 70),
        )
        below = (self.ground("Lg", "A", 0, 0), self.ground("Lg", "B", 20, 0))
        above, under = self.stacked("Lg", 10, 0), self.ground("Sg", "C", 10, 14)
        more = {"options": {"board": own}, "tower": {"crater": "T"}}
        assert refused(self.laid(*below, above, under, **more)) == "position-ring-under"
        fine = self.laid(*below, under, **more)
        assert moon_base.from_position(fine, "x").position() == fine

    def test_a_ring_that_would_tip(self) -> None:
        """Both supports lie on one side."""
        rings = (self.ground("Lg", "L05", 4, 34), self.ground("Lg", "L07", 26, 32))
        assert refused(self.laid(*rings, self.stacked("Lg", 14, 20))) == "position-ring-rest"

    def test_no_rings_left_for_the_player_to_move(self) -> None:
        assert refused(self.laid(hands=["", ""])) == "position-hand-empty"

    def test_more_rings_than_can_be_in_hand(self) -> None:
        assert refused(self.laid(hands=["Sb Sb Sb", "Sb Sb Sb"])) == "position-hand-size"

    def test_the_other_hand_is_one_turn_behind(self) -> None:
        assert refused(self.laid(hands=["", "Sb"])) == "position-hand"

    def test_stacks_that_should_be_empty(self) -> None:
        stacks = {"large": ["", "gg", "", ""], "small": [""] * 4}
        assert refused(self.laid(stacks=stacks)) == "position-stacks"

    def test_seven_bases(self) -> None:
        bases = [{"crater": f"S{i:02}", "seat": 0} for i in range(1, 8)]
        assert refused(self.laid(bases=bases)) == "position-bases"

    def test_a_base_under_the_tower(self) -> None:
        bases = [{"crater": "L28", "seat": 0}]
        assert refused(self.laid(bases=bases)) == "position-crater-taken"

    def test_too_many_rings(self) -> None:
        places = [(x, y) for x in range(-80, 81, 20) for y in range(-80, 81, 20)]
        craters = [crater(f"c{i}", "large", x, y) for i, (x, y) in enumerate(places)]
        position = self.laid(options={"board": board("wide", *craters)}, tower={"crater": "c80"})
        position["rings"] = [
            self.ground("Lg", f"c{i}", x, y) for i, (x, y) in enumerate(places[:49])
        ]
        assert refused(position) == "position-too-many-rings"


def test_a_tower_on_a_ring_needs_rings() -> None:
    position = at_step("place")
    assert position["rings"] == []
    position["tower"] = {"ring": 0}
    assert refused(position) == "position-no-rings"


class TestSteps:
    """Every step of a round, and what doesn't belong to it."""

    def test_the_set_up_is_untouched(self) -> None:
        position = at_step("colour")
        for fault in (
            change("turn", "seat", to=0),
            change("turn", "round", to=2),
            change("colours", to=["gold", "silver"]),
            change("tower", to={"crater": "L01"}),
        ):
            other = deepcopy(position)
            fault(other)
            assert refused(other).startswith(("position-turn-", "position-stacks"))

    def test_the_tower_comes_after_the_colours(self) -> None:
        position = at_step("tower")
        position["colours"] = [None, None]
        assert refused(position) == "position-turn-colours"

    @pytest.mark.parametrize("step", ["draft-large", "draft-small", "place"])
    def test_stacks_and_hands_tell_the_step(self, step: str) -> None:
        for skip in (0, 1):
            position = at_step(step, skip=skip)
            for other in ("draft-large", "draft-small", "place", "base"):
                for seat in (0, 1):
                    for round_ in range(1, 7):
                        turn = {**position["turn"], "step": other, "seat": seat, "round": round_}
                        if turn != position["turn"]:
                            changed = {**deepcopy(position), "turn": turn}
                            assert refused(changed).startswith("position-")

    def test_who_has_built_gets_no_base(self) -> None:
        position = at_step("base")
        position["turn"]["built"][position["turn"]["seat"]] = True
        assert refused(position).startswith("position-turn-b")

    def test_a_choice_of_settlements_needs_too_few_of_them(self) -> None:
        position = at_step("base")
        position["turn"]["step"] = "settle"
        assert refused(position) == "position-turn-settle"

    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_round_brings_one_base_at_most(self, seat: int) -> None:
        """Early in round 2 a player has one base, or none after a settlement."""
        position = found(lambda p: p["turn"]["round"] == 2 and not p["settlements"])
        bases = [{"crater": name, "seat": seat} for name in free_craters(position)]
        position["bases"] = bases[:1]
        moon_base.from_position(position, "x")
        position["bases"] = bases[:2]
        assert refused(position) == "position-bases-early"

    def test_who_has_settled_had_no_base_in_that_round(self) -> None:
        position = deepcopy(BUSY)
        rounds = position["turn"]["round"] - 1
        bases = [{"crater": name, "seat": SETTLER} for name in free_craters(position)]
        position["bases"] = bases[: rounds - 1]
        moon_base.from_position(position, "x")
        position["bases"] = bases[:rounds]
        assert refused(position) == "position-bases-early"

    def test_a_base_of_the_round_is_the_first_players_while_the_second_has_none(self) -> None:
        position = found(lambda p: p["turn"] == {**p["turn"], "round": 1, "step": "base"})
        crater = free_craters(position)[0]
        for to_move, owner, code in (
            (0, 0, "position-bases-early"),
            (0, 1, "position-bases-early"),
            (1, 1, "position-turn-base-order"),
        ):
            position["turn"] |= {"seat": to_move, "built": [False, False]}
            position["bases"] = [{"crater": crater, "seat": owner}]
            assert refused(position) == code
        position["turn"]["seat"] = 1
        position["bases"] = [{"crater": crater, "seat": 0}]
        moon_base.from_position(position, "x")

    def test_settlements_come_after_the_first_placement(self) -> None:
        def is_open(position: Position) -> bool:
            last = position["rings"][-1:]
            first_round = position["turn"]["round"] == 1 and position["turn"]["step"] == "place"
            return first_round and any(r["level"] == 2 and r["ring"] in ("Lg", "Ls") for r in last)

        position = found(is_open)
        ring = len(position["rings"]) - 1
        colour = {"g": "gold", "s": "silver"}[position["rings"][ring]["ring"][1]]
        if position["tower"] == {"ring": ring}:
            position["tower"] = {"crater": "L28"}
        seat = position["colours"].index(colour)
        position["settlements"] = [{"ring": ring, "seat": seat}]
        assert refused(position) == "position-settlements-early"

    def test_an_open_ring_is_settled_before_the_bases(self) -> None:
        position = found(lambda p: p["turn"]["step"] == "base" and any(p["turn"]["built"]))
        moon_base.from_position(position, "x")
        position["settlements"].clear()
        position["turn"]["built"] = [False, False]
        assert refused(position) == "position-turn-unsettled"

    def test_a_game_is_over_after_round_six(self) -> None:
        position = at_step("over")
        position["turn"]["round"] = 5
        assert refused(position).startswith(("position-turn-", "position-stacks"))


class TestResults:
    def over(self) -> Position:
        return at_step("over")

    def test_the_end_has_no_seat(self) -> None:
        position = self.over()
        position["turn"]["seat"] = 0
        assert refused(position) == "position-over-seat"

    @pytest.mark.parametrize("field", ["result", "score"])
    def test_the_end_has_a_result_and_a_score(self, field: str) -> None:
        position = self.over()
        del position[field]
        assert refused(position) == "position-result-missing"

    @pytest.mark.parametrize(
        "change",
        [
            change("result", "reason", to="agreed"),
            change("result", "winners", to=[0, 1]),
            change("result", "winners", to=[True]),
            change("result", "scores", 0, to=99),
            change("result", to=None),
            change("result", "more", to=1),
            change("score", 0, "tower", to=99),
            change("score", 1, to=[]),
            change("score", to=[]),
            remove("score", 1, "group"),
        ],
    )
    def test_the_result_is_what_the_board_says(self, change: Change) -> None:
        position = self.over()
        change(position)
        assert refused(position) == "position-score"

    def test_the_end_is_read_as_it_was_written(self) -> None:
        position = self.over()
        assert moon_base.from_position(position, "x").position() == position


def test_a_late_position_has_every_kind_of_piece() -> None:
    """The faults above are put into this position."""
    assert BUSY["settlements"]
    assert BUSY["bases"]
    assert played("positions", 10).position()["turn"]["step"] == "place"
