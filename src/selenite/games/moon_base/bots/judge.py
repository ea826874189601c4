"""What the champion thinks of a position at the end of a round: a net of whole numbers.

The inputs describe the moon by kinds of rings, levels, groups and places, as the player to move
sees it; nothing depends on a single crater, so they fit every board. Hands are empty between two
rounds, so they are not among the inputs. Compiled with the types of ``judge.pxd``.
"""

from __future__ import annotations

from selenite.bots.net import Net
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.bots.input_names import COLOURS, KIND_NAMES, LEVELS, MOST, PAIRS
from selenite.games.moon_base.rules.codes import (
    AREA,
    BLUE,
    KINDS,
    NOWHERE,
    OVER,
    PAIR,
    SIZES,
    STACK_RINGS,
    STACKS,
    WORDS,
)
from selenite.games.moon_base.rules.state import State

GROUP_SIZES = 12
FAR_AHEAD = 6


def _names() -> tuple[str, ...]:
    """The inputs by name, in their order; the constants below are where each kind begins."""
    levels = range(1, LEVELS + 1)
    names = [f"round {number}" for number in range(1, 7)]
    names += ["second seat", "closed rings", "open craters", "blue passed over"]
    for colour in COLOURS[:2]:
        names += [f"{colour} settlements {count}" for count in range(7)]
        names += [f"{colour} bases {count}" for count in range(7)]
        names.append(f"{colour} rings aside")
    names.append("points for sure")
    names += [f"points now {lead}" for lead in range(-FAR_AHEAD, FAR_AHEAD + 1)]
    for colour in COLOURS:
        names += [f"{colour} top {level}" for level in range(8)]
        names += [f"{colour} group {size}" for size in range(GROUP_SIZES)]
        names.append(f"{colour} group")
    for colour in COLOURS[:2]:
        names += [f"{colour} is highest", f"{colour} has the largest group"]
    names += [f"group lead {lead}" for lead in range(-4, 5)]
    names += [f"tower on {where}" for where in (*COLOURS, "crater")]
    names += [f"tower level {level}" for level in range(8)]
    names += [f"{kind} on {level}" for kind in KIND_NAMES for level in levels]
    names += [f"free {kind} on {level}" for kind in KIND_NAMES for level in levels]
    names += [f"{colour} settled on {level}" for colour in COLOURS[:2] for level in levels]
    names += [f"{size} {pair} on top" for size in SIZES for pair in PAIRS]
    names += [f"{size} {pair} below" for size in SIZES for pair in PAIRS]
    names += [f"{kind} on stacks" for kind in KIND_NAMES]
    names += [f"places for {kind} on {level}" for kind in KIND_NAMES for level in levels]
    names += [f"{kind} can be as high" for kind in KIND_NAMES]
    names += [f"{kind} can be highest" for kind in KIND_NAMES]
    names += [f"tower to {colour}" for colour in COLOURS]
    names += [f"tower to {colour} on top" for colour in COLOURS]
    names += ["craters for large rings", "craters for small rings", "craters for bases"]
    return tuple(names)


NAMES = _names()
LIMITS = (MOST,) * len(NAMES)
SECOND = NAMES.index("second seat")
OWN = NAMES.index("own settlements 0")
SEAT_INPUTS = 15
SURE = NAMES.index("points for sure")
TOPS = NAMES.index("own top 0")
COLOUR_INPUTS = 8 + GROUP_SIZES + 1
BONUSES = NAMES.index("own is highest")
TOWER = NAMES.index("tower on own")
RINGS_ON = NAMES.index("large own on 1")
FREE = NAMES.index("free large own on 1")
SETTLED = NAMES.index("own settled on 1")
STACKED = NAMES.index("large own own on top")
LEFT = NAMES.index("large own on stacks")
PLACES_ON = NAMES.index("places for large own on 1")
AS_HIGH = NAMES.index("large own can be as high")
TOWERS = NAMES.index("tower to own")
CRATERS = NAMES.index("craters for large rings")
SIZE = len(NAMES)


class Judge:
    """Judges positions between two rounds. One at a time: each bot has its own.

    >>> from selenite.bots.net import Net
    >>> from selenite.bots.net_files import blank
    >>> from selenite.games import moon_base
    >>> from selenite.games.moon_base.bots.evaluation import Evaluation
    >>> state = moon_base.new(seed="selenite").rules_state
    >>> judge, evaluation = Judge(Net(blank(len(NAMES)), 1)), Evaluation()
    >>> evaluation.read(state)
    >>> judge.chance(state, evaluation, 0)
    0.5
    """

    def __init__(self, net: Net) -> None:
        self.net = net
        self.class_of = [0] * 3
        self.places = [0] * 36

    def chance(self, state: State, known: Evaluation, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1, given an evaluation that knows the rings."""
        if state.step == OVER:
            return 1.0 if state.winner == seat else 0.0
        if state.colours[seat] == NOWHERE:
            return 0.5
        self.look(state, known)
        chance = self.net.chance(self.net.lead())
        return chance if state.seat == seat else 1.0 - chance

    def look(self, state: State, known: Evaluation) -> None:
        """Set the net's inputs, as the player to move sees the position."""
        inputs = self.net.inputs
        rules = state.rules
        own = state.seat
        for i in range(SIZE):
            inputs[i] = 0
        self.class_of[state.colours[own]] = 0
        self.class_of[state.colours[1 - own]] = 1
        self.class_of[BLUE] = 2
        inputs[state.round - 1] = 1
        inputs[SECOND] = own
        inputs[SECOND + 1] = 1 if rules.closes_rings else 0
        inputs[SECOND + 2] = 1 if rules.wants_open_craters else 0
        inputs[SECOND + 3] = 1 if rules.passes_blue else 0
        lead = 0
        for i in range(2):
            seat = own if i == 0 else 1 - own
            aside = 0
            for kind in range(KINDS):
                aside += state.aside[seat * KINDS + kind]
            inputs[OWN + SEAT_INPUTS * i + state.settled[seat]] = 1
            inputs[OWN + SEAT_INPUTS * i + 7 + state.bases[seat]] = 1
            inputs[OWN + SEAT_INPUTS * i + 14] = aside
            points = 2 * state.settled[seat] + state.bases[seat] - aside
            lead += points if i == 0 else -points
        inputs[SURE] = lead
        lead += self.look_at_bonuses(state, known)
        inputs[SURE + 1 + FAR_AHEAD + max(-FAR_AHEAD, min(FAR_AHEAD, lead))] = 1
        self.look_at_rings(state)
        self.look_at_stacks(state)
        self.look_at_places(state, known)
        for crater in range(rules.crater_count):
            if state.ring_craters[crater]:
                inputs[CRATERS + rules.crater_size[crater]] += 1
            if state.base_craters[crater]:
                inputs[CRATERS + 2] += 1

    def look_at_bonuses(self, state: State, known: Evaluation) -> int:
        """Levels, groups and the tower; return by how much they put the player ahead (5)."""
        inputs = self.net.inputs
        top = 0
        group = 0
        for colour in range(3):
            at = TOPS + COLOUR_INPUTS * self.class_of[colour]
            inputs[at + min(known.top[colour], 7)] = 1
            inputs[at + 8 + min(known.biggest[colour], GROUP_SIZES - 1)] = 1
            inputs[at + 8 + GROUP_SIZES] = known.biggest[colour]
            top = max(top, known.top[colour])
            group = max(group, known.biggest[colour])
        lead = 0
        for colour in range(2):
            i = self.class_of[colour]
            if known.top[colour] == top and top > 0:
                inputs[BONUSES + 2 * i] = 1
                lead += 2 - 4 * i
            if known.biggest[colour] == group and group > 0:
                inputs[BONUSES + 2 * i + 1] = 1
                lead += 2 - 4 * i
        own = state.colours[state.seat]
        ahead = known.biggest[own] - known.biggest[1 - own]
        inputs[BONUSES + 8 + max(-4, min(4, ahead))] = 1
        if state.tower_ring == NOWHERE:
            inputs[TOWER + 3] = 1
            inputs[TOWER + 4] = 1
        else:
            i = self.class_of[state.ring_kind[state.tower_ring] % 3]
            inputs[TOWER + i] = 1
            inputs[TOWER + 4 + min(state.ring_level[state.tower_ring], 7)] = 1
            if i < 2:
                lead += 3 - 6 * i
        return lead

    def kind_of(self, kind: int) -> int:
        """The place of a kind of ring among the inputs: the own ones first."""
        return 2 * self.class_of[kind % 3] + kind // 3

    def look_at_rings(self, state: State) -> None:
        """Rings by kind and level, those that nothing lies on, and those with a settlement."""
        inputs = self.net.inputs
        for ring in range(state.ring_count):
            at = (
                LEVELS * self.kind_of(state.ring_kind[ring])
                + min(state.ring_level[ring], LEVELS)
                - 1
            )
            inputs[RINGS_ON + at] += 1
            if state.ring_settled[ring]:
                i = self.class_of[state.ring_kind[ring] % 3]
                inputs[SETTLED + LEVELS * i + min(state.ring_level[ring], LEVELS) - 1] += 1
            elif state.ring_carries[ring] == 0 and state.tower_ring != ring:
                inputs[FREE + at] += 1

    def look_at_stacks(self, state: State) -> None:
        """The pairs that can be drafted, those below them, and the rings left in all."""
        inputs = self.net.inputs
        for stack in range(2 * STACKS):
            size = stack // STACKS
            height = state.heights[stack]
            for place in range(0, height, PAIR):
                own = 0
                other = 0
                for i in range(PAIR):
                    colour = self.class_of[state.stacks[stack * STACK_RINGS + place + i]]
                    inputs[LEFT + 2 * colour + size] += 1
                    if colour == 0:
                        own += 1
                    elif colour == 1:
                        other += 1
                pair = 3
                if own == 2:
                    pair = 0
                elif own == 1:
                    pair = 1 + other
                elif other > 0:
                    pair = 3 + other
                at = STACKED + size * 6 + pair
                if place + PAIR < height:
                    at += 12
                inputs[at] += 1

    def look_at_places(self, state: State, known: Evaluation) -> None:
        """Places by kind and level, and where the tower could go."""
        inputs = self.net.inputs
        rules = state.rules
        places = self.places
        top = max(known.top[0], known.top[1])
        if not rules.passes_blue:
            top = max(top, known.top[BLUE])
        for i in range(36):
            places[i] = 0
        for kind in range(KINDS):
            for word in range(WORDS):
                bits = state.spots[kind * WORDS + word]
                while bits:
                    low = bits & -bits
                    bits ^= low
                    point = 64 * word + rules.bit_of[low % 67]
                    level = state.cells[kind // 3 * AREA + rules.place_of[point]] >> 8 & 63
                    places[6 * kind + min(level, 5)] += 1
                    if kind == 0:
                        self.look_for_tower(state, point, word, low, level, top)
        for kind in range(KINDS):
            i = self.kind_of(kind)
            for level in range(6):
                count = places[6 * kind + level]
                inputs[PLACES_ON + LEVELS * i + level] = min(count, MOST)
                if count > 0:
                    if level + 1 == top:
                        inputs[AS_HIGH + i] = 1
                    elif level + 1 > top:
                        inputs[AS_HIGH + KINDS + i] = 1

    def look_for_tower(
        self, state: State, point: int, word: int, low: int, level: int, top: int
    ) -> None:
        """Where all colours may lie, two are below and the third would take the tower (3.5)."""
        inputs = self.net.inputs
        rules = state.rules
        if state.spots[WORDS + word] & low == 0 or state.spots[2 * WORDS + word] & low == 0:
            return
        third = 3
        found = 0
        for ring in range(state.ring_count):
            if state.ring_level[ring] == level:
                pair = state.ring_kind[ring] // 3
                if rules.touches(pair, rules.square(point, state.ring_at[ring])):
                    third -= state.ring_kind[ring] % 3
                    found += 1
                    if found == 2:
                        break
        if 0 <= third <= 2:
            i = self.class_of[third]
            inputs[TOWERS + i] = min(inputs[TOWERS + i] + 1, MOST)
            if level + 1 >= top:
                inputs[TOWERS + 3 + i] = min(inputs[TOWERS + 3 + i] + 1, MOST)
