"""The rules of Moon Base: who may do what, and what comes of it.

Plain Python that Cython compiles with the types of ``state.pxd``. Clause numbers in the docstrings
are those of ``manual/en.md``. :class:`State` is one game in progress, as numbers only
(``codes.py`` says which), by the tables of its board (``geometry.py``). Texts, views and refusals
are made around it, in the modules of the folder above.

Where rings can go is kept up to date, not searched for. For each size and each point of the
lattice a cell holds the highest level that a ring there would touch, the first ring of that level,
whether it would rest on that one, and whether it is the only one so far. A ring that is laid
changes the cells around it. The second ring of a level makes the point a spot, if a ring rests
there (G3), fits there (G4) and leaves the settlements alone (G6): a bit for each colour that may
lie there (3.2, 3.5). All these stay as they are. Only the tower moves, so only the tower is asked
when moves are listed. Where settlements close their rings (6.1), the spots on them go.

Sizes of lists that compile to C arrays are written out as numbers: C wants to know them.
"""

from __future__ import annotations

from typing import Any

from selenite.core.chance import Rng
from selenite.core.moves import Moves
from selenite.core.state import Outcome
from selenite.games.moon_base.rules.codes import (
    AREA,
    ASIDE_POINTS,
    BASE,
    BASE_POINTS,
    BASE_RADIUS,
    BASES,
    BLUE,
    CHOOSE,
    COLOUR,
    DRAFT,
    DRAFT_LARGE,
    DRAFT_SMALL,
    FIRM_GAP,
    GROUP_POINTS,
    HIGHEST_POINTS,
    HOLE,
    KINDS,
    LARGE,
    NO_SPOT,
    NOWHERE,
    OFFSETS,
    ONE,
    OVER,
    PAIR,
    PLACE,
    PLACES,
    POINTS,
    PUT_ASIDE,
    PUT_BASE,
    PUT_RING,
    PUT_TOWER,
    REASON,
    REST_GAP,
    RESTS,
    RINGS,
    RINGS_OF_A_KIND,
    ROUNDS,
    ROW,
    SETTLE,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
    SMALL,
    SPOT,
    STACK_RINGS,
    STACKS,
    TAKE,
    TOWER,
    TOWER_POINTS,
    TOWER_RADIUS,
    WORDS,
)
from selenite.games.moon_base.rules.geometry import RuleSet


class Workspace:
    """What listing moves works with: the list itself, and for playouts the moves of the last
    turn and a count of the choices there were.
    """

    def __init__(self) -> None:
        self.moves = Moves()
        self.trail = Moves()
        self.choices = 0


class State:
    """A game in progress. Nothing in it is secret (1.2).

    Moves are codes. :meth:`apply` takes a legal one and checks nothing.

    >>> from selenite.games import moon_base
    >>> state = moon_base.new(seed="selenite").rules_state
    >>> state.legal_moves()
    [0, 1]
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.seed: bytes | None = None
        self.journal: list[Any] | None = None
        self.workspace: Workspace | None = None
        self.lay()
        for crater in range(rules.crater_count):
            self.ring_craters[crater] = 1
            self.base_craters[crater] = 1

    def lay(self) -> None:
        """Make room for the pieces."""
        self.round = 1
        self.step = 0
        self.seat = 1
        self.ring_count = 0
        self.settlement_count = 0
        self.base_count = 0
        self.tower_at = -1
        self.tower_crater = -1
        self.tower_ring = -1
        self.winner = 0
        self.colours = [-1] * 2
        self.built = [0] * 2
        self.settled = [0] * 2
        self.bases = [0] * 2
        self.scores = [0] * 12
        self.hands = [0] * 12
        self.aside = [0] * 12
        self.heights = [0] * 8
        self.stacks = [0] * 48
        self.ring_kind = [0] * 48
        self.ring_at = [0] * 48
        self.ring_level = [0] * 48
        self.ring_crater = [0] * 48
        self.ring_under = [0] * 48
        self.ring_beneath = [0] * 48
        self.ring_carries = [0] * 48
        self.ring_settled = [0] * 48
        self.settlement_ring = [0] * 12
        self.base_crater = [0] * 12
        self.base_seat = [0] * 12
        self.ring_craters = [0] * 128
        self.base_craters = [0] * 128
        self.groups = [0] * 48
        self.sizes = [0] * 48
        self.cells = [0] * 18382
        self.spots = [0] * 618
        self.holes = [0] * 206

    def copy(self) -> State:
        """A game that goes on from here on its own.

        >>> from selenite.games import moon_base
        >>> state = moon_base.new(seed="selenite")
        >>> other = state.copy()
        >>> events = other.play("gold")
        >>> state.position()["colours"], other.position()["colours"]
        ([None, None], ['silver', 'gold'])
        """
        other = State.__new__(State)
        other.groups = self.groups[:]
        other.sizes = self.sizes[:]
        other.rules = self.rules
        other.seed = self.seed
        other.journal = None
        other.workspace = None
        self.copy_to(other)
        return other

    def copy_to(self, other: State) -> None:
        """Make another position of the same board the same as this one."""
        other.round = self.round
        other.step = self.step
        other.seat = self.seat
        other.ring_count = self.ring_count
        other.settlement_count = self.settlement_count
        other.base_count = self.base_count
        other.tower_at = self.tower_at
        other.tower_crater = self.tower_crater
        other.tower_ring = self.tower_ring
        other.winner = self.winner
        other.colours = self.colours[:]
        other.built = self.built[:]
        other.settled = self.settled[:]
        other.bases = self.bases[:]
        other.scores = self.scores[:]
        other.hands = self.hands[:]
        other.aside = self.aside[:]
        other.heights = self.heights[:]
        other.stacks = self.stacks[:]
        other.ring_kind = self.ring_kind[:]
        other.ring_at = self.ring_at[:]
        other.ring_level = self.ring_level[:]
        other.ring_crater = self.ring_crater[:]
        other.ring_under = self.ring_under[:]
        other.ring_beneath = self.ring_beneath[:]
        other.ring_carries = self.ring_carries[:]
        other.ring_settled = self.ring_settled[:]
        other.settlement_ring = self.settlement_ring[:]
        other.base_crater = self.base_crater[:]
        other.base_seat = self.base_seat[:]
        other.ring_craters = self.ring_craters[:]
        other.base_craters = self.base_craters[:]
        other.cells = self.cells[:]
        other.spots = self.spots[:]
        other.holes = self.holes[:]

    def first(self) -> int:
        """The round's first player (2.1).

        >>> from selenite.games import moon_base
        >>> moon_base.new(seed="selenite").rules_state.first()
        0
        """
        return (self.round - 1) % 2

    # What can be done

    def list_moves(self, workspace: Workspace) -> None:
        """Put every legal move into the workspace, in the order of the moves' texts."""
        out = workspace.moves
        out.size = 0
        if self.step == PLACE:
            self.list_places(out)
        elif self.step == DRAFT_LARGE:
            self.list_drafts(out, LARGE)
        elif self.step == DRAFT_SMALL:
            self.list_drafts(out, SMALL)
        elif self.step == BASE:
            self.list_bases(out)
        elif self.step == SETTLE:
            self.list_settlements(out)
        elif self.step == TOWER:
            self.list_towers(out)
        elif self.step == COLOUR:
            out.put(TAKE)
            out.put(TAKE + 1)

    def list_towers(self, out: Moves) -> None:
        """The tower on each large crater (1.3)."""
        for crater in range(self.rules.crater_count):
            if self.rules.crater_size[crater] == LARGE:
                out.put(PUT_TOWER + crater)

    def list_drafts(self, out: Moves, size: int) -> None:
        """The top two rings of each stack of a size that has some (2.2)."""
        for stack in range(STACKS):
            if self.heights[size * STACKS + stack] > 0:
                out.put(DRAFT + size * STACKS + stack)

    def list_places(self, out: Moves) -> None:
        """Each ring of the hand on its places; if there are none, each aside (2.4, 2.5)."""
        hand = self.seat * KINDS
        for order in range(KINDS):
            kind = order // 3 * 3 + (order + 2) % 3
            if self.hands[hand + kind] > 0:
                self.list_spots(out, kind, PUT_RING + order * PLACES)
                self.list_craters(out, kind // 3, PUT_RING + order * PLACES + POINTS)
        if out.size == 0:
            for order in range(KINDS):
                kind = order // 3 * 3 + (order + 2) % 3
                if self.hands[hand + kind] > 0:
                    out.put(PUT_ASIDE + order)

    def list_spots(self, out: Moves, kind: int, code: int) -> None:
        """A ring on each point of the lattice that it may lie on, away from the tower (G7)."""
        rules = self.rules
        spots = self.spots
        x = rules.xs[self.tower_at]
        y = rules.ys[self.tower_at]
        clear = rules.clear_of_tower[kind // 3]
        start = out.size
        for word in range(WORDS):
            bits = spots[kind * WORDS + word]
            while bits:
                low = bits & -bits
                bits ^= low
                point = 64 * word + rules.bit_of[low % 67]
                dx = rules.xs[point] - x
                dy = rules.ys[point] - y
                if dx * dx + dy * dy >= clear:
                    out.add(code + point)
        if rules.closes_rings and self.tower_ring != NOWHERE:
            self.keep_off_tower_ring(out, start, kind // 3, code)

    def keep_off_tower_ring(self, out: Moves, start: int, size: int, code: int) -> None:
        """Drop the spots listed last where a ring would rest on the ring of the tower (6.1)."""
        rules = self.rules
        ring = self.tower_ring
        pair = 2 * size + self.ring_kind[ring] // 3
        kept = start
        for i in range(start, out.size):
            point = out.codes[i] - code
            level = self.cells[size * AREA + rules.place_of[point]] >> 8 & 63
            is_near = rules.touches(pair, rules.square(point, self.tower_at))
            if level != self.ring_level[ring] or not is_near:
                out.codes[kept] = out.codes[i]
                kept += 1
        out.size = kept

    def list_craters(self, out: Moves, size: int, code: int) -> None:
        """A ring on each crater of its size that is free (3.1)."""
        rules = self.rules
        x = rules.xs[self.tower_at]
        y = rules.ys[self.tower_at]
        clear = rules.clear_of_tower[size]
        for crater in range(rules.crater_count):
            if rules.crater_size[crater] == size and self.ring_craters[crater]:
                dx = rules.crater_x[crater] - x
                dy = rules.crater_y[crater] - y
                if dx * dx + dy * dy >= clear:
                    out.add(code + crater)

    def list_settlements(self, out: Moves) -> None:
        """A settlement on each of the player's open rings (4.1)."""
        for place in range(RINGS):
            if self.is_open(self.seat, self.rules.ring_numbers[place]):
                out.put(CHOOSE + place)

    def list_bases(self, out: Moves) -> None:
        """A base on each unoccupied crater (4.3)."""
        for crater in range(self.rules.crater_count):
            if self.takes_base(crater):
                out.put(PUT_BASE + crater)

    def is_open(self, seat: int, ring: int) -> bool:
        """Whether a ring is a player's, large, above the ground, and nothing lies on it (4.1)."""
        return (
            self.ring_kind[ring] == 3 * LARGE + self.colours[seat]
            and self.ring_level[ring] >= 2
            and self.ring_carries[ring] == 0
            and self.ring_settled[ring] == 0
            and self.tower_ring != ring
        )

    def count_open(self, seat: int) -> int:
        """How many open rings a player has (4.1)."""
        count = 0
        for ring in range(self.ring_count):
            if self.is_open(seat, ring):
                count += 1
        return count

    def takes_base(self, crater: int) -> bool:
        """Whether a crater is unoccupied for a base (G8), by 6.2 even free for a ring."""
        if self.base_craters[crater] == 0:
            return False
        if self.rules.wants_open_craters:
            return self.takes_ring(crater)
        if self.tower_crater == NOWHERE:
            return True
        square = self.rules.square(self.rules.crater_at[crater], self.tower_at)
        return square >= (BASE_RADIUS + TOWER_RADIUS) * (BASE_RADIUS + TOWER_RADIUS)

    def takes_ring(self, crater: int) -> bool:
        """Whether a crater is free for a ring of its size (3.1)."""
        rules = self.rules
        if self.ring_craters[crater] == 0:
            return False
        if self.tower_at == NOWHERE:
            return True
        square = rules.square(rules.crater_at[crater], self.tower_at)
        return square >= rules.clear_of_tower[rules.crater_size[crater]]

    # What comes of it

    def apply(self, move: int) -> None:
        """Play a legal move."""
        if move >= PUT_RING:
            self.place(move - PUT_RING)
        elif move >= CHOOSE:
            self.settle(self.rules.ring_numbers[move - CHOOSE])
            self.build_settlements()
        elif move >= PUT_ASIDE:
            self.put_aside(move - PUT_ASIDE)
        elif move >= PUT_BASE:
            self.put_base(move - PUT_BASE, self.seat)
            self.build_bases(self.turn_order() + 1)
        elif move >= PUT_TOWER:
            self.put_tower(move - PUT_TOWER)
            self.step = DRAFT_LARGE
            self.seat = self.first()
        elif move >= DRAFT:
            self.draft(move - DRAFT)
        else:
            self.colours[self.seat] = move - TAKE
            self.colours[1 - self.seat] = 1 - (move - TAKE)
            self.step = TOWER

    def turn_order(self) -> int:
        """Whether the active player is the round's first (0) or second (1)."""
        return (self.seat + self.round - 1) % 2

    def put_tower(self, crater: int) -> None:
        """The tower on a crater, where it stands until the first collaboration (1.3)."""
        self.tower_crater = crater
        self.tower_ring = NOWHERE
        self.tower_at = self.rules.crater_at[crater]

    def move_tower(self, ring: int) -> None:
        """The tower on a ring: what it leaves is empty again (3.5, 3.6)."""
        self.tower_crater = NOWHERE
        self.tower_ring = ring
        self.tower_at = self.ring_at[ring]

    def draft(self, stack: int) -> None:
        """Take the top two rings of a stack (2.2)."""
        for _ in range(PAIR):
            self.heights[stack] -= 1
            colour = self.stacks[stack * STACK_RINGS + self.heights[stack]]
            self.hands[self.seat * KINDS + stack // STACKS * 3 + colour] += 1
        if self.turn_order() == 0:
            self.seat = 1 - self.seat
        else:
            self.seat = self.first()
            self.step += 1

    def place(self, code: int) -> None:
        """Lay a ring of the hand on a crater or on two rings (2.4, 3)."""
        order = code // PLACES
        at = code % PLACES
        kind = order // 3 * 3 + (order + 2) % 3
        self.hands[self.seat * KINDS + kind] -= 1
        ring = self.ring_count
        if at >= POINTS:
            self.lay_ring(kind, self.rules.crater_at[at - POINTS], 1, at - POINTS)
        else:
            level = (self.cells[kind // 3 * AREA + self.rules.place_of[at]] >> 8 & 63) + 1
            self.lay_ring(kind, at, level, NOWHERE)
        if self.journal is not None:
            self.journal.append(("placed", self.seat, ring, self.ring_level[ring]))
        if self.is_collaboration(ring):
            self.move_tower(ring)
            if self.journal is not None:
                self.journal.append(("tower-moved", self.seat, ring))
        self.pass_turn()

    def is_collaboration(self, ring: int) -> bool:
        """Whether a ring lies on two rings of the other two colours (3.5)."""
        if self.ring_level[ring] == 1:
            return False
        colour = self.ring_kind[ring] % 3
        under = self.ring_kind[self.ring_under[ring]] % 3
        beneath = self.ring_kind[self.ring_beneath[ring]] % 3
        return colour != under and colour != beneath

    def put_aside(self, order: int) -> None:
        """Set a ring aside that nothing can be done with (2.5)."""
        kind = order // 3 * 3 + (order + 2) % 3
        self.hands[self.seat * KINDS + kind] -= 1
        self.aside[self.seat * KINDS + kind] += 1
        self.pass_turn()

    def pass_turn(self) -> None:
        """The other player's turn, as long as there are rings to place (2.3)."""
        self.seat = 1 - self.seat
        if self.hand_size(self.seat) == 0:
            self.build_settlements()

    def hand_size(self, seat: int) -> int:
        """How many rings a player has in hand."""
        size = 0
        for kind in range(KINDS):
            size += self.hands[seat * KINDS + kind]
        return size

    def build_settlements(self) -> None:
        """Settlements on open rings, the round's first player's first (4.1).

        Where there are too few, the owner chooses: then the game waits for that.
        """
        for i in range(2):
            seat = (self.first() + i) % 2
            left = SETTLEMENTS - self.settled[seat]
            if 0 < left < self.count_open(seat):
                self.step = SETTLE
                self.seat = seat
                return
            if left > 0:
                for ring in range(self.ring_count):
                    if self.is_open(seat, ring):
                        self.settle(ring)
        self.build_bases(0)

    def settle(self, ring: int) -> None:
        """A settlement of its owner on a ring, for good (4.1, 4.2)."""
        seat = 0
        if self.ring_kind[ring] % 3 == self.colours[1]:
            seat = 1
        self.ring_settled[ring] = 1
        self.settlement_ring[self.settlement_count] = ring
        self.settlement_count += 1
        self.settled[seat] += 1
        self.built[seat] = 1
        self.close_around(ring)
        if self.rules.closes_rings:
            self.close_on(ring)
        if self.journal is not None:
            self.journal.append(("settled", seat, ring, SETTLEMENTS - self.settled[seat]))

    def build_bases(self, order: int) -> None:
        """A base for whoever built no settlement, from a player in the round's order on (4.3)."""
        for i in range(order, 2):
            seat = (self.first() + i) % 2
            if self.built[seat] == 0:
                if self.bases[seat] < BASES and self.has_free_crater():
                    self.step = BASE
                    self.seat = seat
                    return
                if self.journal is not None:
                    self.journal.append(("no-base", seat))
        self.end_round()

    def has_free_crater(self) -> bool:
        """Whether there is a crater for a base (4.3)."""
        for crater in range(self.rules.crater_count):
            if self.takes_base(crater):
                return True
        return False

    def put_base(self, crater: int, seat: int) -> None:
        """A base on a crater, for good: it blocks what it overlaps (4.3, 4.4)."""
        rules = self.rules
        self.base_crater[self.base_count] = crater
        self.base_seat[self.base_count] = seat
        self.base_count += 1
        self.bases[seat] += 1
        for other in range(rules.crater_count):
            square = rules.square(rules.crater_at[crater], rules.crater_at[other])
            clear = rules.outer[rules.crater_size[other]] + BASE_RADIUS
            if square < clear * clear:
                self.ring_craters[other] = 0
            if square < 4 * BASE_RADIUS * BASE_RADIUS:
                self.base_craters[other] = 0

    def end_round(self) -> None:
        """The next round, or the end of the game after the sixth (2, 5)."""
        if self.round == ROUNDS:
            self.finish()
            return
        self.round += 1
        self.built[0] = 0
        self.built[1] = 0
        self.step = DRAFT_LARGE
        self.seat = self.first()
        if self.journal is not None:
            self.journal.append(("round", self.seat, self.round))

    # Rings

    def lay_ring(self, kind: int, at: int, level: int, crater: int) -> None:
        """Lay a ring with its centre on a point: what it rests on, and what that changes."""
        rules = self.rules
        ring = self.ring_count
        self.ring_count += 1
        self.ring_kind[ring] = kind
        self.ring_at[ring] = at
        self.ring_level[ring] = level
        self.ring_crater[ring] = crater
        self.ring_under[ring] = NOWHERE
        self.ring_beneath[ring] = NOWHERE
        size = kind // 3
        if level > 1:
            for other in range(ring):
                if self.ring_level[other] == level - 1:
                    pair = 2 * size + self.ring_kind[other] // 3
                    if rules.touches(pair, rules.square(at, self.ring_at[other])):
                        if self.ring_under[ring] == NOWHERE:
                            self.ring_under[ring] = other
                        else:
                            self.ring_beneath[ring] = other
                        self.ring_carries[other] += 1
        self.block_craters(ring)
        self.change_cells(ring, LARGE)
        self.change_cells(ring, SMALL)
        self.fill_hole(ring)

    def block_craters(self, ring: int) -> None:
        """Craters that a ring lies on or crosses over: none for rings (G4), or for bases (G8)."""
        rules = self.rules
        x = rules.xs[self.ring_at[ring]]
        y = rules.ys[self.ring_at[ring]]
        size = self.ring_kind[ring] // 3
        ground = self.ring_level[ring] == 1
        clear = rules.outer[size] + BASE_RADIUS
        for crater in range(rules.crater_count):
            dx = rules.crater_x[crater] - x
            dy = rules.crater_y[crater] - y
            square = dx * dx + dy * dy
            if square < rules.apart[0]:
                pair = 2 * rules.crater_size[crater] + size
                if ground:
                    if square < rules.apart[pair]:
                        self.ring_craters[crater] = 0
                    if square < clear * clear:
                        self.base_craters[crater] = 0
                elif rules.touches(pair, square):
                    self.ring_craters[crater] = 0

    def change_cells(self, ring: int, size: int) -> None:
        """What a ring means for rings of a size that would touch it (G1, G2)."""
        rules = self.rules
        cells = self.cells
        level = self.ring_level[ring]
        pair = 2 * size + self.ring_kind[ring] // 3
        start = size * AREA + rules.place_of[self.ring_at[ring]]
        alone = 256 * level + ONE + ring
        resting = RESTS + alone
        for i in range(rules.touch_count[pair]):
            place = start + rules.touch_delta[pair * OFFSETS + i]
            rests = rules.touch_rests[pair * OFFSETS + i]
            cell = cells[place]
            top = cell >> 8 & 63
            touched = cell & 192
            if level > top:
                cells[place] = resting if rests else alone
                if touched == SPOT:
                    self.close(size, rules.rank_at[place - size * AREA])
            elif level == top:
                if touched == ONE:
                    cells[place] = cell | NO_SPOT
                    if rests and cell >= RESTS:
                        point = rules.rank_at[place - size * AREA]
                        if point >= 0 and self.open(size, point, cell & 63, ring):
                            cells[place] = cell + SPOT - ONE
                elif touched == SPOT:
                    cells[place] = cell | NO_SPOT
                    self.close(size, rules.rank_at[place - size * AREA])

    def open(self, size: int, point: int, one: int, other: int) -> bool:
        """Make a point a spot, where a ring would touch just two rings of a level and cross both.

        Whether all is well: what refuses it there now will always do so on this level.
        """
        rules = self.rules
        one_kind = self.ring_kind[one]
        other_kind = self.ring_kind[other]
        gap = rules.gap(
            size, point, one_kind // 3, self.ring_at[one], other_kind // 3, self.ring_at[other]
        )
        if gap > REST_GAP:
            return False
        level = self.ring_level[one] + 1
        if self.is_filled(size, point, level) or self.is_settled(size, point, level):
            return False
        if rules.closes_rings and (self.ring_settled[one] or self.ring_settled[other]):
            return False
        self.mark(size * 3 + one_kind % 3, point)
        self.mark(size * 3 + other_kind % 3, point)
        if size == LARGE and gap <= FIRM_GAP and one_kind % 3 != other_kind % 3:
            self.mark(size * 3 + 3 - one_kind % 3 - other_kind % 3, point)
        return True

    def mark(self, kind: int, point: int) -> None:
        """Let a kind of ring lie on a point."""
        one = 1
        self.spots[kind * WORDS + (point >> 6)] |= one << (point & 63)

    def close(self, size: int, point: int) -> None:
        """Let no ring of a size lie on a point, if it is one."""
        if point < 0:
            return
        one = 1
        word = size * 3 * WORDS + (point >> 6)
        others = ~(one << (point & 63))
        self.spots[word] &= others
        self.spots[word + WORDS] &= others
        self.spots[word + 2 * WORDS] &= others

    def fill_hole(self, ring: int) -> None:
        """Points where a ring of the other size would be in this one's hole, or around it (G4)."""
        rules = self.rules
        one = 1
        size = 1 - self.ring_kind[ring] // 3
        level = self.ring_level[ring]
        place = rules.place_of[self.ring_at[ring]]
        for i in range(5):
            point = rules.rank_at[place + rules.hole_delta[i]]
            if point >= 0:
                self.holes[size * WORDS + (point >> 6)] |= one << (point & 63)
                cell = self.cells[size * AREA + place + rules.hole_delta[i]]
                if (cell >> 8 & 63) + 1 == level:
                    self.close(size, point)

    def is_filled(self, size: int, point: int, level: int) -> bool:
        """Whether a ring would be in the hole of one of its own level, or around one (G4)."""
        rules = self.rules
        one = 1
        if self.holes[size * WORDS + (point >> 6)] & (one << (point & 63)) == 0:
            return False
        for ring in range(self.ring_count):
            if self.ring_level[ring] == level and self.ring_kind[ring] // 3 != size:
                if rules.square(self.ring_at[ring], point) <= HOLE * HOLE:
                    return True
        return False

    def is_settled(self, size: int, point: int, level: int) -> bool:
        """Whether a ring of a level would cover a settlement (G6)."""
        rules = self.rules
        for i in range(self.settlement_count):
            ring = self.settlement_ring[i]
            if self.ring_level[ring] >= level - 1:
                if rules.square(self.ring_at[ring], point) < rules.clear_of_settlement[size]:
                    return True
        return False

    def close_around(self, ring: int) -> None:
        """Points and craters where rings would cover a new settlement (G6)."""
        rules = self.rules
        at = self.ring_at[ring]
        level = self.ring_level[ring]
        place = rules.place_of[at]
        for size in range(2):
            for dy in range(-6, 7):
                for dx in range(-6, 7):
                    if 4 * (dx * dx + dy * dy) < rules.clear_of_settlement[size]:
                        around = place + dy * ROW + dx
                        if self.cells[size * AREA + around] >> 8 & 63 <= level:
                            self.close(size, rules.rank_at[around])
        for crater in range(rules.crater_count):
            square = rules.square(at, rules.crater_at[crater])
            if square < rules.clear_of_settlement[rules.crater_size[crater]]:
                self.ring_craters[crater] = 0

    def close_on(self, ring: int) -> None:
        """Points where rings would rest on a ring with a new settlement (6.1)."""
        rules = self.rules
        level = self.ring_level[ring]
        for size in range(2):
            pair = 2 * size + self.ring_kind[ring] // 3
            start = size * AREA + rules.place_of[self.ring_at[ring]]
            for i in range(rules.touch_count[pair]):
                place = start + rules.touch_delta[pair * OFFSETS + i]
                if self.cells[place] >> 8 & 63 == level:
                    self.close(size, rules.rank_at[place - size * AREA])

    # The end

    def finish(self) -> None:
        """Count the points; equal totals are P2's (5)."""
        self.step = OVER
        best = self.largest_group()
        top = self.highest_level()
        for seat in range(2):
            row = 6 * seat
            colour = self.colours[seat]
            self.scores[row] = SETTLEMENT_POINTS * self.settled[seat]
            self.scores[row + 1] = BASE_POINTS * self.bases[seat]
            for kind in range(KINDS):
                self.scores[row + 2] += ASIDE_POINTS * self.aside[seat * KINDS + kind]
            for ring in range(self.ring_count):
                if self.ring_kind[ring] % 3 == colour:
                    if self.groups[ring] == best:
                        self.scores[row + 3] = GROUP_POINTS
                    if self.ring_level[ring] == top:
                        self.scores[row + 4] = HIGHEST_POINTS
                    if self.tower_ring == ring:
                        self.scores[row + 5] = TOWER_POINTS
        self.winner = 1
        if self.total(0) > self.total(1):
            self.winner = 0

    def total(self, seat: int) -> int:
        """A player's points in all (5.6)."""
        points = 0
        for i in range(6):
            points += self.scores[6 * seat + i]
        return points

    def largest_group(self) -> int:
        """The size of the largest group that counts (5.2, 6.3).

        The size of each ring's group is left in ``groups``.
        """
        groups = self.groups
        largest = 0
        for ring in range(self.ring_count):
            groups[ring] = ring
            for other in range(ring):
                if groups[other] != groups[ring] and self.are_connected(ring, other):
                    joined = groups[other]
                    for member in range(ring + 1):
                        if groups[member] == joined:
                            groups[member] = groups[ring]
        for ring in range(self.ring_count):
            size = 0
            for other in range(self.ring_count):
                if groups[other] == groups[ring]:
                    size += 1
            self.sizes[ring] = size
            if self.is_counted(ring):
                largest = max(largest, size)
        for ring in range(self.ring_count):
            groups[ring] = self.sizes[ring]
        return largest

    def highest_level(self) -> int:
        """The highest level of a ring that counts; 0 without one (5.4, 6.3)."""
        top = 0
        for ring in range(self.ring_count):
            if self.is_counted(ring):
                top = max(top, self.ring_level[ring])
        return top

    def is_counted(self, ring: int) -> bool:
        """Whether a ring is looked at for the largest group and the highest level (6.3)."""
        return not self.rules.passes_blue or self.ring_kind[ring] % 3 != BLUE

    def are_connected(self, ring: int, other: int) -> bool:
        """Whether a ring and an earlier one are of one colour and lie together (5.3, G9)."""
        rules = self.rules
        kind = self.ring_kind[ring]
        other_kind = self.ring_kind[other]
        if kind % 3 != other_kind % 3:
            return False
        if self.ring_under[ring] == other or self.ring_beneath[ring] == other:
            return True
        if self.ring_level[ring] != self.ring_level[other]:
            return False
        pair = 2 * (kind // 3) + other_kind // 3
        return rules.square(self.ring_at[ring], self.ring_at[other]) <= rules.beside[pair]

    # Playing at random

    def scatter(self, seat: int, rng: Rng) -> None:
        """Deal anew what a seat can't see: here that is nothing (1.2)."""

    def random_turn(self, rng: Rng, workspace: Workspace) -> int:
        """Play one uniformly random move, which is a turn here; return 1, or 0 once it is over.

        The move is left in ``workspace.trail``, and ``workspace.choices`` counts what there was to
        choose from.
        """
        trail = workspace.trail
        trail.size = 0
        if self.step != OVER:
            self.list_moves(workspace)
            workspace.choices += workspace.moves.size
            move = workspace.moves.codes[rng.below(workspace.moves.size)]
            trail.add(move)
            self.apply(move)
        return trail.size

    def random_game(self, rng: Rng, workspace: Workspace, turns: int) -> int:
        """Play uniformly random turns, so many at most; return how many moves it took."""
        played = 0
        while turns > 0 and self.step != OVER:
            played += self.random_turn(rng, workspace)
            turns -= 1
        return played

    # The public edge

    def legal_moves(self) -> list[int]:
        """Every legal move, sorted by text; none when the game is over.

        >>> from selenite.games import moon_base
        >>> moon_base.new(seed="selenite").legal_moves()
        [0, 1]
        """
        if self.workspace is None:
            self.workspace = Workspace()
        self.list_moves(self.workspace)
        return self.workspace.moves.listed()

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running.

        >>> from selenite.games import moon_base
        >>> moon_base.new(seed="selenite").outcome() is None
        True
        """
        return Outcome(REASON, (self.winner,)) if self.step == OVER else None

    def turn_label(self) -> str:
        """The running turn as records write it: round and seat.

        >>> from selenite.games import moon_base
        >>> moon_base.new(seed="selenite").turn_label()
        '1.1'
        """
        return f"{self.round}.{self.seat}"

    # Whether everything adds up

    def fault(self) -> str:
        """The first thing that doesn't add up, as a code; empty where all is well.

        For long runs and tests: no legal move can lead to a fault.
        """
        rules = self.rules
        for kind in range(KINDS):
            if self.count_rings(kind) != RINGS_OF_A_KIND:
                return "rings"
        for ring in range(self.ring_count):
            size = self.ring_kind[ring] // 3
            at = self.ring_at[ring]
            supports = 0
            for other in range(ring):
                pair = 2 * size + self.ring_kind[other] // 3
                square = rules.square(at, self.ring_at[other])
                if self.ring_level[other] == self.ring_level[ring]:
                    if square < rules.apart[pair]:
                        return "overlap"
                elif rules.touches(pair, square):
                    if self.ring_level[other] > self.ring_level[ring]:
                        return "under-a-higher-ring"
                    if self.ring_level[other] == self.ring_level[ring] - 1:
                        supports += 1
            if supports != 2 and self.ring_level[ring] > 1:
                return "supports"
            if ring > self.tower_ring and self.tower_at != NOWHERE:
                if rules.square(at, self.tower_at) < rules.clear_of_tower[size]:
                    return "tower"
        for seat in range(2):
            if self.settled[seat] > SETTLEMENTS or self.bases[seat] > BASES:
                return "too-many"
            if self.hand_size(seat) > 2 * PAIR:
                return "hand"
        return ""

    def count_rings(self, kind: int) -> int:
        """How many rings of a kind there are in stacks, hands, on the board and aside."""
        count = self.aside[kind] + self.aside[KINDS + kind]
        count += self.hands[kind] + self.hands[KINDS + kind]
        for ring in range(self.ring_count):
            if self.ring_kind[ring] == kind:
                count += 1
        for stack in range(STACKS):
            number = kind // 3 * STACKS + stack
            for i in range(self.heights[number]):
                if self.stacks[number * STACK_RINGS + i] == kind % 3:
                    count += 1
        return count
