"""Which moves the champion tries first: a net of whole numbers that rates them.

Its inputs describe the position, once for all moves, and what each move changes: for a ring its
kind and level, what it lies on, what the tower, open rings, levels and groups come to, and which
rings another one could join it with; for a draft the two rings and those below; for a base what it
blocks. Colours are seen from the player to move, and nothing depends on a single crater. Moves get
shares of 1 by their leads (:meth:`Net.odds`). Compiled with the types of ``priors.pxd``.
"""

from __future__ import annotations

from array import array

from selenite.bots.net import Net
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.bots.input_names import COLOURS, KIND_NAMES, LEVELS, MOST, PAIRS
from selenite.games.moon_base.rules.codes import (
    BASE_RADIUS,
    BASES,
    BLUE,
    CHOOSE,
    DRAFT,
    DRAFT_LARGE,
    KINDS,
    NOWHERE,
    PAIR,
    PLACES,
    POINTS,
    PUT_ASIDE,
    PUT_BASE,
    PUT_RING,
    PUT_TOWER,
    SETTLEMENTS,
    SIZES,
    STACK_RINGS,
    STACKS,
)
from selenite.games.moon_base.rules.state import State

STEPS = ("draft large", "draft small", "place", "settle", "base")
HAND = 4
MOST_NEAR = 3
GAINS = 17
GAIN_PARTS = 16.0
GAINS_A_STEP = 4
AHEAD = 4
GROUND = 4095
LISTED = 64


def _position_names() -> list[str]:
    """What is the same for all moves of a position."""
    names = [f"round {number}" for number in range(1, 7)]
    names += STEPS
    names += ["first in the round", "second seat", "closed rings", "open craters"]
    names += ["blue passed over", "rings laid"]
    for colour in COLOURS[:2]:
        names += [f"{kind} in hand of {colour}" for kind in KIND_NAMES]
        names += [f"any {kind} in hand of {colour}" for kind in KIND_NAMES]
        names += [f"{count} in hand of {colour}" for count in range(HAND + 1)]
        names += [f"{colour} open rings {count}" for count in range(4)]
        names += [f"{colour} has no settlements", f"{colour} has no bases", f"{colour} has built"]
    names += [f"tower on {where}" for where in (*COLOURS, "crater")]
    names += ["tower level", "top level"]
    names += [f"top lead {lead}" for lead in range(-2, 3)]
    names += ["blue as high", "blue highest"]
    names += [f"group lead {lead}" for lead in range(-3, 4)]
    names += ["blue group as large", "blue group largest"]
    names += [f"points lead {lead}" for lead in range(-AHEAD, AHEAD + 1)]
    names += [f"{kind} on stacks" for kind in KIND_NAMES]
    return names


def _move_names() -> list[str]:
    """What a move changes."""
    levels = range(1, LEVELS + 1)
    names = [f"{kind} on {level}" for kind in KIND_NAMES for level in levels]
    names += [f"on {sizes} {pair}" for sizes in ("LL", "LS", "SS") for pair in PAIRS]
    names += ["on settled rings", "on rings that carry others"]
    names += [f"{colour} open {change}" for colour in COLOURS[:2] for change in (-2, -1, 1, 2)]
    names += [f"tower from {one} to {to}" for one in (*COLOURS, "crater") for to in COLOURS]
    names += [f"{colour} as high as the highest" for colour in COLOURS]
    names += [f"{colour} highest" for colour in COLOURS]
    names += [f"{colour} group as large as the largest" for colour in COLOURS]
    names += [f"{colour} group largest" for colour in COLOURS]
    names += [f"{colour} largest group grows" for colour in COLOURS]
    names += [f"beside {kind}" for kind in KIND_NAMES]
    names += [f"beside free {kind}" for kind in KIND_NAMES]
    names += ["gain", *[f"gain {step}" for step in range(GAINS)]]
    names += [f"draft {size} {pair}" for size in SIZES for pair in PAIRS]
    names += [f"draft {size} above {pair}" for size in SIZES for pair in PAIRS]
    names += [f"draft last {size}" for size in SIZES]
    names += [f"base on {size} crater" for size in SIZES]
    names += [f"base blocks {size} craters" for size in SIZES]
    names += [f"base beside {kind}" for kind in KIND_NAMES]
    names += [f"settle on {level}" for level in levels]
    names += [f"aside {kind}" for kind in KIND_NAMES]
    return names


_POSITION = _position_names()
_MOVE = _move_names()
NAMES = (*_POSITION, *(f"move: {name}" for name in _MOVE))
LIMITS = (MOST,) * len(NAMES)
POSITION_SIZE = len(_POSITION)
MOVE_SIZE = len(_MOVE)
SIZE = POSITION_SIZE + MOVE_SIZE

STEP = _POSITION.index(STEPS[0])
FLAGS = _POSITION.index("first in the round")
SEATS = _POSITION.index("large own in hand of own")
ANY, HELD, OPEN, WITHOUT = 6, 12, 12 + HAND + 1, 12 + HAND + 5
SEAT_INPUTS = WITHOUT + 3
TOWER = _POSITION.index("tower on own")
TOP_LEAD = _POSITION.index("top lead -2")
GROUP_LEAD = _POSITION.index("group lead -3")
POINTS_LEAD = _POSITION.index(f"points lead {-AHEAD}")
LEFT = _POSITION.index("large own on stacks")

ON_PAIR = POSITION_SIZE + _MOVE.index("on LL own own")
ON_SETTLED = POSITION_SIZE + _MOVE.index("on settled rings")
OPENS = POSITION_SIZE + _MOVE.index("own open -2")
TOWER_FROM = POSITION_SIZE + _MOVE.index("tower from own to own")
HIGH = POSITION_SIZE + _MOVE.index("own as high as the highest")
GROUP = POSITION_SIZE + _MOVE.index("own group as large as the largest")
BESIDE = POSITION_SIZE + _MOVE.index("beside large own")
GAIN = POSITION_SIZE + _MOVE.index("gain")
DRAFTED = POSITION_SIZE + _MOVE.index("draft large own own")
BASE_ON = POSITION_SIZE + _MOVE.index("base on large crater")
SETTLED_ON = POSITION_SIZE + _MOVE.index("settle on 1")
ASIDE = POSITION_SIZE + _MOVE.index("aside large own")

BRIDGED = (34 * 34, 30 * 30, 30 * 30, 26 * 26)
"""How far apart, squared, two rings of a level can be for a large one to lie on both (G3)."""


class Priors:
    """Rates the moves of a position. One at a time: each bot has its own.

    >>> from selenite.bots.net import Net
    >>> from selenite.bots.net_files import blank
    >>> from selenite.games import moon_base
    >>> from selenite.games.moon_base.bots.evaluation import Evaluation
    >>> state = moon_base.new(seed="selenite").rules_state
    >>> priors, evaluation = Priors(Net(blank(SIZE), 1)), Evaluation()
    >>> evaluation.read(state)
    >>> priors.look(state, evaluation)
    >>> priors.lead(state, evaluation, 0, 0.0)
    0
    """

    def __init__(self, net: Net) -> None:
        self.net = net
        self.parts = self.net.parts
        self.width = net.layers[0].units
        self.base = array("i", [0]) * self.width
        self.which = array("i", [0]) * LISTED
        self.amounts = array("i", [0]) * LISTED
        self.count = 0
        self.class_of = [0] * 3
        self.bridged = list(BRIDGED)
        self.top = 0
        self.group = 0

    def look(self, state: State, known: Evaluation) -> None:
        """Set what is the same for all moves, given an evaluation that knows the rings."""
        inputs = self.net.inputs
        for i in range(POSITION_SIZE):
            inputs[i] = 0
        if state.colours[0] != NOWHERE:
            self.look_at_position(state, known)
        layer = self.net.layers[0]
        layer.begin(self.base, 0)
        layer.add_all(self.base, inputs)

    def look_at_position(self, state: State, known: Evaluation) -> None:
        """Set the inputs of a position, as the player to move sees it."""
        inputs = self.net.inputs
        rules = state.rules
        own = state.seat
        self.class_of[state.colours[own]] = 0
        self.class_of[state.colours[1 - own]] = 1
        self.class_of[BLUE] = 2
        inputs[state.round - 1] = 1
        if state.step >= DRAFT_LARGE:
            inputs[STEP + state.step - DRAFT_LARGE] = 1
        inputs[FLAGS] = 1 - state.turn_order()
        inputs[FLAGS + 1] = own
        inputs[FLAGS + 2] = 1 if rules.closes_rings else 0
        inputs[FLAGS + 3] = 1 if rules.wants_open_craters else 0
        inputs[FLAGS + 4] = 1 if rules.passes_blue else 0
        inputs[FLAGS + 5] = state.ring_count
        lead = 0
        for i in range(2):
            seat = own if i == 0 else 1 - own
            at = SEATS + SEAT_INPUTS * i
            aside = 0
            for kind in range(KINDS):
                aside += state.aside[seat * KINDS + kind]
                count = state.hands[seat * KINDS + kind]
                if count > 0:
                    inputs[at + self.kind_of(kind)] = count
                    inputs[at + ANY + self.kind_of(kind)] = 1
            inputs[at + HELD + state.hand_size(seat)] = 1
            inputs[at + OPEN + min(state.count_open(seat), 3)] = 1
            inputs[at + WITHOUT] = 1 if state.settled[seat] == SETTLEMENTS else 0
            inputs[at + WITHOUT + 1] = 1 if state.bases[seat] == BASES else 0
            inputs[at + WITHOUT + 2] = state.built[seat]
            points = 2 * state.settled[seat] + state.bases[seat] - aside
            lead += points if i == 0 else -points
        inputs[POINTS_LEAD + AHEAD + max(-AHEAD, min(AHEAD, lead))] = 1
        self.look_at_bonuses(state, known)
        for stack in range(2 * STACKS):
            size = stack // STACKS
            for place in range(stack * STACK_RINGS, stack * STACK_RINGS + state.heights[stack]):
                inputs[LEFT + 2 * self.class_of[state.stacks[place]] + size] += 1

    def look_at_bonuses(self, state: State, known: Evaluation) -> None:
        """Set the inputs of the tower, the levels and the groups (5)."""
        inputs = self.net.inputs
        if state.tower_ring == NOWHERE:
            inputs[TOWER + 3] = 1
        else:
            inputs[TOWER + self.class_of[state.ring_kind[state.tower_ring] % 3]] = 1
            inputs[TOWER + 4] = state.ring_level[state.tower_ring]
        own = state.colours[state.seat]
        other = 1 - own
        self.top = self.look_at_lead(TOP_LEAD, 2, known.top[own], known.top[other], known.top[BLUE])
        inputs[TOWER + 5] = self.top
        self.group = self.look_at_lead(
            GROUP_LEAD, 3, known.biggest[own], known.biggest[other], known.biggest[BLUE]
        )

    def look_at_lead(self, at: int, most: int, own: int, other: int, blue: int) -> int:
        """Set the inputs of a lead, up to ``most`` either way, and of blue; the largest of all."""
        inputs = self.net.inputs
        larger = max(own, other)
        inputs[at + most + max(-most, min(most, own - other))] = 1
        if blue == larger and larger > 0:
            inputs[at + 2 * most + 1] = 1
        elif blue > larger:
            inputs[at + 2 * most + 2] = 1
        return max(larger, blue)

    def kind_of(self, kind: int) -> int:
        """The place of a kind of ring among the inputs: the own ones first."""
        return 2 * self.class_of[kind % 3] + kind // 3

    def lead(self, state: State, known: Evaluation, move: int, gain: float) -> int:
        """What the net makes of a move of the position that was looked at.

        A ring's ``gain`` is what the evaluation has just found for it.
        """
        self.describe(state, known, move, gain)
        net = self.net
        sums = net.sums
        base = self.base
        for unit in range(self.width):
            sums[unit] = base[unit]
        layer = net.layers[0]
        layer.add_listed(sums, self.which, self.amounts, self.count)
        return net.lead_from()

    def describe(self, state: State, known: Evaluation, move: int, gain: float) -> None:
        """List the inputs of a move, with their amounts."""
        self.count = 0
        if move >= PUT_RING:
            self.describe_ring(state, known, gain)
            self.describe_neighbours(state, known, move)
        elif move >= CHOOSE:
            ring = state.rules.ring_numbers[move - CHOOSE]
            self.note(SETTLED_ON + min(state.ring_level[ring], LEVELS) - 1, 1)
        elif move >= PUT_ASIDE:
            order = move - PUT_ASIDE
            self.note(ASIDE + self.kind_of(order // 3 * 3 + (order + 2) % 3), 1)
        elif move >= PUT_BASE:
            self.describe_base(state, move - PUT_BASE)
        elif DRAFT <= move < PUT_TOWER:
            self.describe_draft(state, move - DRAFT)

    def listed(self, state: State, known: Evaluation, move: int, gain: float) -> list[int]:
        """The inputs of a move, one after the other: for training."""
        self.describe(state, known, move, gain)
        row = [0] * MOVE_SIZE
        for i in range(self.count):
            row[self.which[i] - POSITION_SIZE] = self.amounts[i]
        return row

    def note(self, which: int, amount: int) -> None:
        """List an input."""
        self.which[self.count] = which
        self.amounts[self.count] = amount
        self.count += 1

    def describe_ring(self, state: State, known: Evaluation, gain: float) -> None:
        """What a ring lies on and what it changes, as the evaluation has just found."""
        kind = known.supports // 4096
        colour = self.class_of[kind % 3]
        level = known.new_level
        self.note(POSITION_SIZE + LEVELS * self.kind_of(kind) + min(level, LEVELS) - 1, 1)
        if known.supports % 4096 != GROUND:
            self.describe_supports(state, known.supports % 4096 // 64, known.supports % 64)
        for i in range(2):
            seat = state.seat if i == 0 else 1 - state.seat
            change = max(-2, min(2, known.new_open[seat] - known.open[seat]))
            if change < 0:
                self.note(OPENS + 4 * i + 2 + change, 1)
            elif change > 0:
                self.note(OPENS + 4 * i + 1 + change, 1)
        if known.new_tower != NOWHERE:
            tower = 3
            if state.tower_ring != NOWHERE:
                tower = self.class_of[state.ring_kind[state.tower_ring] % 3]
            self.note(TOWER_FROM + 3 * tower + colour, 1)
        if level == self.top:
            self.note(HIGH + colour, 1)
        elif level > self.top:
            self.note(HIGH + 3 + colour, 1)
        if known.new_group == self.group:
            self.note(GROUP + colour, 1)
        elif known.new_group > self.group:
            self.note(GROUP + 3 + colour, 1)
        if known.new_group > known.biggest[kind % 3]:
            self.note(GROUP + 6 + colour, 1)
        whole = int(gain * GAIN_PARTS + 1024.5) - 1024
        whole = max(-MOST, min(MOST, whole))
        self.note(GAIN, whole)
        self.note(GAIN + 1 + max(0, min(GAINS - 1, (whole + 32) // GAINS_A_STEP)), 1)

    def describe_supports(self, state: State, one: int, other: int) -> None:
        """The two rings that a ring lies on."""
        sizes = state.ring_kind[one] // 3 + state.ring_kind[other] // 3
        colours = self.pair_of(state.ring_kind[one] % 3, state.ring_kind[other] % 3)
        self.note(ON_PAIR + 6 * sizes + colours, 1)
        settled = state.ring_settled[one] + state.ring_settled[other]
        if settled > 0:
            self.note(ON_SETTLED, settled)
        carrying = 0
        if state.ring_carries[one] > 0:
            carrying += 1
        if state.ring_carries[other] > 0:
            carrying += 1
        if carrying > 0:
            self.note(ON_SETTLED + 1, carrying)

    def describe_neighbours(self, state: State, known: Evaluation, move: int) -> None:
        """Rings of the same level that a large ring could join with it."""
        rules = state.rules
        at = (move - PUT_RING) % PLACES
        if at >= POINTS:
            at = rules.crater_at[at - POINTS]
        x = rules.xs[at]
        y = rules.ys[at]
        size = known.supports // 4096 // 3
        level = known.new_level
        start = self.count
        for ring in range(state.ring_count):
            if state.ring_level[ring] == level:
                dx = rules.xs[state.ring_at[ring]] - x
                dy = rules.ys[state.ring_at[ring]] - y
                if dx * dx + dy * dy <= self.bridged[2 * size + state.ring_kind[ring] // 3]:
                    kind = self.kind_of(state.ring_kind[ring])
                    self.increase(start, BESIDE + kind)
                    if state.ring_carries[ring] == 0 and state.ring_settled[ring] == 0:
                        self.increase(start, BESIDE + KINDS + kind)

    def increase(self, start: int, which: int) -> None:
        """List an input, or add 1 to it, up to a limit, if it is listed from a place on."""
        for i in range(start, self.count):
            if self.which[i] == which:
                self.amounts[i] = min(self.amounts[i] + 1, MOST_NEAR)
                return
        self.note(which, 1)

    def describe_draft(self, state: State, stack: int) -> None:
        """The two rings of a draft, and those that the other player may then take."""
        size = stack // STACKS
        top = stack * STACK_RINGS + state.heights[stack]
        self.note(
            DRAFTED + 6 * size + self.pair_of(state.stacks[top - 1], state.stacks[top - 2]), 1
        )
        if state.heights[stack] > PAIR:
            pair = self.pair_of(state.stacks[top - 3], state.stacks[top - 4])
            self.note(DRAFTED + 12 + 6 * size + pair, 1)
        else:
            self.note(DRAFTED + 24 + size, 1)

    def describe_base(self, state: State, crater: int) -> None:
        """What a base blocks, and the rings around it."""
        rules = state.rules
        self.note(BASE_ON + rules.crater_size[crater], 1)
        start = self.count
        for other in range(rules.crater_count):
            if state.ring_craters[other]:
                square = rules.square(rules.crater_at[crater], rules.crater_at[other])
                clear = rules.outer[rules.crater_size[other]] + BASE_RADIUS
                if square < clear * clear:
                    self.increase(start, BASE_ON + 2 + rules.crater_size[other])
        size = rules.crater_size[crater]
        for ring in range(state.ring_count):
            if state.ring_level[ring] == 1:
                square = rules.square(rules.crater_at[crater], state.ring_at[ring])
                if square <= self.bridged[2 * size + state.ring_kind[ring] // 3]:
                    self.increase(start, BASE_ON + 4 + self.kind_of(state.ring_kind[ring]))

    def pair_of(self, colour: int, other: int) -> int:
        """The place of two colours among the pairs."""
        one = self.class_of[colour]
        two = self.class_of[other]
        own = 0
        others = 0
        if one == 0:
            own += 1
        elif one == 1:
            others += 1
        if two == 0:
            own += 1
        elif two == 1:
            others += 1
        if own == 2:
            return 0
        if own == 1:
            return 1 + others
        return 3 + others
