"""Moon Base, straight from the numbered clauses: slow, plain, and meant to be obviously right.

An oracle for tests. It shares nothing with the engine but the board file. Clause numbers are those
of the project's rules file; "notation" is the notation file (move texts, JSON positions).

Every lattice point is a candidate for every ring. Only the points that touch some ring are looked
at one by one: the others have nothing to rest on (G2).
"""

import copy
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import acos, atan2, degrees
from typing import Any, NamedTuple

from tests.oracle.generator import Stream

Point = tuple[int, int]

SIZES = ("L", "S")
COLOURS = ("g", "s", "b")
KINDS = tuple(size + colour for size in SIZES for colour in COLOURS)
LETTER = {"gold": "g", "silver": "s"}
SIZE_LETTER = {"large": "L", "small": "S"}

# Geometry: radii.
OUTER = {"L": 10, "S": 6}
MEAN_RIM = {"L": 9, "S": 5}
TOWER, SETTLEMENT, BASE = 3, 4, 3
# G1: the lattice.
EDGE = 80
# G3 and G5: the widest angle without support, in degrees.
TIPS, SHAKES = 170, 150
# 1.4 and 2.1.
PIECES, ROUNDS = 6, 6
# 2.2: both draft large rings, then small ones, then they place.
AFTER_DRAFT = {"draft-large": "draft-small", "draft-small": "place"}


class Ring(NamedTuple):
    """A ring that lies: its crater is None above the ground."""

    size: str
    colour: str
    at: Point
    level: int
    crater: str | None


class Crater(NamedTuple):
    """A crater of the board file."""

    size: str
    at: Point


# --- geometry --------------------------------------------------------------------------------


def square(one: Point, other: Point) -> int:
    """Geometry: the square of the distance D of two centres."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def touches(size: str, other: str, d2: int) -> bool:
    """G2: whether the rims of rings on different levels overlap in plan."""
    if size == "L" and other == "L":
        return d2 < 20**2
    if size == "S" and other == "S":
        return d2 < 12**2
    return 2**2 < d2 < 16**2


def rests(size: str, other: str, d2: int) -> bool:
    """G3: whether the mean rims cross."""
    nearest = abs(MEAN_RIM[size] - MEAN_RIM[other]) + 1
    farthest = MEAN_RIM[size] + MEAN_RIM[other] - 1
    return nearest**2 <= d2 <= farthest**2


@cache
def crossings(size: str, other: str, dx: int, dy: int) -> tuple[float, float]:
    """G3: the angles, in degrees, of the two points where a ring lies on a support at (dx, dy)."""
    d2 = dx * dx + dy * dy
    new, support = MEAN_RIM[size], MEAN_RIM[other]
    direction = degrees(atan2(dy, dx))
    aside = degrees(acos((d2 + new**2 - support**2) / (2 * d2**0.5 * new)))
    return direction - aside, direction + aside


def widest_gap(angles: Sequence[float]) -> float:
    """G3, G5: the widest angle between neighbours, around the circle, in degrees."""
    around = sorted(angle % 360 for angle in angles)
    gaps = [later - earlier for earlier, later in pairwise(around)]
    return max([*gaps, around[0] + 360 - around[-1]])


def clear(size: str, other: str, d2: int) -> bool:
    """G4: whether two rings of one level lie clear of each other."""
    return d2 >= (OUTER[size] + OUTER[other]) ** 2


def is_on_lattice(point: Point) -> bool:
    """G1: whether a stacked ring may be centred there."""
    return all(number % 2 == 0 and abs(number) <= EDGE for number in point)


def side_by_side(one: Ring, other: Ring) -> bool:
    """G9: whether two rings of one level count as neighbours."""
    reach = OUTER[one.size] + OUTER[other.size] + 1
    return one.level == other.level and square(one.at, other.at) <= reach**2


REACH = {
    (size, other): [
        (dx, dy)
        for dx in range(-20, 21, 2)
        for dy in range(-20, 21, 2)
        if touches(size, other, dx * dx + dy * dy)
    ]
    for size in SIZES
    for other in SIZES
}
"""G2: the offsets, in lattice points, at which one ring touches another."""


# --- rings as texts (notation) ---------------------------------------------------------------


def join_rings(rings: Sequence[str]) -> str:
    """Notation: rings of a hand are sorted Lg Ls Lb Sg Ss Sb."""
    return " ".join(sorted(rings, key=KINDS.index))


def point_text(point: Point) -> str:
    """Notation: a point, without spaces."""
    return f"({point[0]},{point[1]})"


# --- the game --------------------------------------------------------------------------------


class Oracle:
    """One game: the board file's content, and everything that lies on the table."""

    def __init__(self, board: dict[str, Any], position: dict[str, Any]) -> None:
        """Notation: a position is everything."""
        self.craters = {
            entry["id"]: Crater(SIZE_LETTER[entry["size"]], (entry["x"], entry["y"]))
            for entry in board["crater"]
        }
        position = copy.deepcopy(position)
        self.options: dict[str, Any] = position["options"]
        self.turn: dict[str, Any] = position["turn"]
        self.colours: list[str | None] = position["colours"]
        self.stacks: dict[str, list[str]] = position["stacks"]
        self.hands: list[list[str]] = [hand.split() for hand in position["hands"]]
        self.aside: list[list[str]] = [rings.split() for rings in position["aside"]]
        self.tower: dict[str, Any] | None = position["tower"]
        self.settlements: list[dict[str, int]] = position["settlements"]
        self.bases: list[dict[str, Any]] = position["bases"]
        self.rings = [
            Ring(ring["ring"][0], ring["ring"][1], tuple(ring["at"]), ring["level"],
                 ring.get("crater"))
            for ring in position["rings"]
        ]  # fmt: skip

    @classmethod
    def new(cls, board: dict[str, Any], option: Any, seed: bytes, **variants: str) -> "Oracle":
        """1.1 and 1.3: the stacks are shuffled, the second player begins by taking a colour.

        Variants are the options of section 6, with underscores for hyphens.
        """
        stacks = {}
        for size in ("large", "small"):
            shuffled = Stream(seed, size).shuffle([colour for colour in COLOURS for _ in range(8)])
            stacks[size] = ["".join(shuffled[start : start + 6]) for start in range(0, 24, 6)]
        return cls(
            board,
            {
                "options": {
                    "board": option,
                    **{key.replace("_", "-"): value for key, value in variants.items()},
                },
                "turn": {"round": 1, "step": "colour", "seat": 1, "built": [False, False]},
                "colours": [None, None],
                "stacks": stacks,
                "hands": ["", ""],
                "rings": [],
                "tower": None,
                "settlements": [],
                "bases": [],
                "aside": ["", ""],
            },
        )

    def position(self) -> dict[str, Any]:
        """Notation: the position as JSON."""
        rings = []
        for ring in self.rings:
            entry = {"ring": ring.size + ring.colour, "at": list(ring.at), "level": ring.level}
            rings.append(entry if ring.crater is None else {**entry, "crater": ring.crater})
        position = {
            "game": "moon-base",
            "rules": 1,
            "options": self.options,
            "turn": self.turn,
            "colours": self.colours,
            "stacks": self.stacks,
            "hands": [join_rings(hand) for hand in self.hands],
            "rings": rings,
            "tower": self.tower,
            "settlements": self.settlements,
            "bases": self.bases,
            "aside": [join_rings(rings) for rings in self.aside],
        }
        if self.turn["step"] == "over":
            position |= self.result()
        return copy.deepcopy(position)

    # --- whose turn it is -----------------------------------------------------------------

    def first(self) -> int:
        """2.1: seat 0 is first in the odd rounds, seat 1 in the even ones."""
        return 0 if self.turn["round"] % 2 == 1 else 1

    def colour_of(self, seat: int) -> str:
        """1.3: the letter of a player's colour."""
        return LETTER[str(self.colours[seat])]

    # --- where things are -----------------------------------------------------------------

    def tower_at(self) -> Point | None:
        """The axis of the tower."""
        if self.tower is None:
            return None
        if "crater" in self.tower:
            return self.craters[self.tower["crater"]].at
        return self.rings[int(self.tower["ring"])].at

    def ground(self) -> list[Ring]:
        """The rings on the ground."""
        return [ring for ring in self.rings if ring.level == 1]

    def touched_by(self, size: str, point: Point) -> list[Ring]:
        """G2: all rings that a ring would touch at a point, whatever their level."""
        return [ring for ring in self.rings if touches(size, ring.size, square(point, ring.at))]

    def supports(self, number: int) -> list[int]:
        """3.2: the numbers of the rings that a stacked ring lies on."""
        new = self.rings[number]
        return [
            other
            for other, ring in enumerate(self.rings)
            if ring.level == new.level - 1 and touches(new.size, ring.size, square(new.at, ring.at))
        ]

    # --- placing (3.1-3.5) ----------------------------------------------------------------

    def crater_faults(self, size: str, name: str) -> Iterator[str]:
        """3.1: every clause that keeps a ring from a crater, the lowest first."""
        crater = self.craters[name]
        at, outer = crater.at, OUTER[size]
        if crater.size != size:
            yield "3.1"
        if not all(clear(size, ring.size, square(at, ring.at)) for ring in self.ground()):
            yield "G4"
        if any(ring.level > 1 for ring in self.touched_by(size, at)):
            yield "G4b"
        for settlement in self.settlements:
            if square(at, self.rings[settlement["ring"]].at) < (outer + SETTLEMENT) ** 2:
                yield "G6"
        tower = self.tower_at()
        if tower is not None and square(at, tower) < (outer + TOWER) ** 2:
            yield "G7"
        for base in self.bases:
            if square(at, self.craters[base["crater"]].at) < (outer + BASE) ** 2:
                yield "G8"

    def point_faults(self, kind: str, point: Point, touched: Sequence[Ring]) -> Iterator[str]:
        """3.2, 3.3, 3.5: every clause that keeps a ring from a point, the lowest first.

        `touched` are the rings that it would touch there. The colour is looked at where there are
        exactly two rings that it could have its colour from.
        """
        size, colour = kind[0], kind[1]
        if not is_on_lattice(point):
            yield "G1"
            return
        level = 1 + max((ring.level for ring in touched), default=0)
        below = [ring for ring in touched if ring.level == level - 1]
        if len(below) != 2:
            yield "G2"
            return
        collaborates = size == "L" and len({colour, *(ring.colour for ring in below)}) == 3
        if not collaborates and all(ring.colour != colour for ring in below):
            yield "3.2"
        if "settled-rings" in self.options and any(map(self.is_closed, below)):
            yield "6.1"
        if all(rests(size, ring.size, square(point, ring.at)) for ring in below):
            gap = widest_gap(
                [
                    angle
                    for ring in below
                    for angle in crossings(
                        size, ring.size, ring.at[0] - point[0], ring.at[1] - point[1]
                    )
                ]
            )
            if gap > TIPS:
                yield "G3"
        else:
            gap = 360.0
            yield "G3"
        for ring in self.rings:
            if ring.level == level and not clear(size, ring.size, square(point, ring.at)):
                yield "G4"
        if collaborates and gap > SHAKES:
            yield "G5"
        outer = OUTER[size]
        for settlement in self.settlements:
            ring = self.rings[settlement["ring"]]
            if ring.level >= level - 1 and square(point, ring.at) < (outer + SETTLEMENT) ** 2:
                yield "G6"
        tower = self.tower_at()
        if tower is not None and square(point, tower) < (outer + TOWER) ** 2:
            yield "G7"

    def is_closed(self, ring: Ring) -> bool:
        """6.1: whether a settlement or the tower stands on a ring."""
        carrying = [settlement["ring"] for settlement in self.settlements]
        if self.tower is not None and "ring" in self.tower:
            carrying.append(self.tower["ring"])
        return self.rings.index(ring) in carrying

    def placements(self, hand: Sequence[str]) -> list[str]:
        """2.4: every place of every ring of a hand."""
        moves = []
        for size in SIZES:
            kinds = sorted({kind for kind in hand if kind[0] == size})
            if not kinds:
                continue
            for name in self.craters:
                if not any(self.crater_faults(size, name)):
                    moves += [f"{kind}>{name}" for kind in kinds]
            touched: dict[Point, list[Ring]] = {}
            for ring in self.rings:
                for dx, dy in REACH[size, ring.size]:
                    touched.setdefault((ring.at[0] + dx, ring.at[1] + dy), []).append(ring)
            for point, rings in touched.items():
                for kind in kinds:
                    if not any(self.point_faults(kind, point, rings)):
                        moves.append(f"{kind}>{point_text(point)}")
        return moves

    def refusal(self, kind: str, place: str | Point) -> str | None:
        """Notation: the lowest clause that refuses to place a ring on a crater or at a point."""
        if kind not in self.hands[self.turn["seat"]]:
            return "2.4"
        if isinstance(place, str):
            return next(self.crater_faults(kind[0], place), None)
        return next(self.point_faults(kind, place, self.touched_by(kind[0], place)), None)

    # --- settlements and bases (4.1, 4.3) -------------------------------------------------

    def open_rings(self, seat: int) -> list[int]:
        """4.1: the rings that call for a settlement of a player."""
        carried = {
            support
            for number, ring in enumerate(self.rings)
            if ring.level > 1
            for support in self.supports(number)
        }
        settled = {settlement["ring"] for settlement in self.settlements}
        return [
            number
            for number, ring in enumerate(self.rings)
            if ring.size == "L"
            and ring.colour == self.colour_of(seat)
            and ring.level >= 2
            and number not in carried
            and number not in settled
            and self.tower != {"ring": number}
        ]

    def settlements_left(self, seat: int) -> int:
        """1.4: a player has six."""
        return PIECES - sum(settlement["seat"] == seat for settlement in self.settlements)

    def free_for_base(self, name: str) -> bool:
        """G8: whether a crater is unoccupied; 6.2: whether a ring could lie there."""
        if "bases" in self.options:
            return not any(self.crater_faults(self.craters[name].size, name))
        at = self.craters[name].at
        if any(square(at, ring.at) < (OUTER[ring.size] + BASE) ** 2 for ring in self.ground()):
            return False
        if any(square(at, self.craters[base["crater"]].at) < 6**2 for base in self.bases):
            return False
        if self.tower is not None and "crater" in self.tower:
            return square(at, self.craters[self.tower["crater"]].at) >= 6**2
        return True

    # --- moves ----------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Notation: every legal move, sorted by text."""
        step, seat = self.turn["step"], self.turn["seat"]
        moves: list[str] = []
        if step == "colour":
            moves = ["gold", "silver"]
        elif step == "tower":
            moves = [f"tower={name}" for name, c in self.craters.items() if c.size == "L"]
        elif step in ("draft-large", "draft-small"):
            size = step.removeprefix("draft-")
            moves = [
                f"draft={SIZE_LETTER[size]}{number}"
                for number, stack in enumerate(self.stacks[size], start=1)
                if stack
            ]
        elif step == "place":
            moves = self.placements(self.hands[seat])
            if not moves:
                moves = [f"aside={kind}" for kind in set(self.hands[seat])]
        elif step == "settle":
            moves = [f"settle={number}" for number in self.open_rings(seat)]
        elif step == "base":
            moves = [f"base={name}" for name in self.craters if self.free_for_base(name)]
        return sorted(moves)

    def play(self, text: str) -> None:
        """Play a legal move."""
        step, seat = self.turn["step"], self.turn["seat"]
        if step == "colour":
            other = "silver" if text == "gold" else "gold"
            self.colours = [other, text]
            self.turn["step"] = "tower"
        elif step == "tower":
            self.tower = {"crater": text.removeprefix("tower=")}
            self.begin_round(1)
        elif step in AFTER_DRAFT:
            self.draft(step.removeprefix("draft-"), seat, int(text[-1]))
            if seat == self.first():
                self.turn["seat"] = 1 - seat
            else:
                self.turn |= {"step": AFTER_DRAFT[step], "seat": self.first()}
        elif step == "place":
            if text.startswith("aside="):
                kind = text.removeprefix("aside=")
                self.aside[seat].append(kind)
            else:
                kind, _, place = text.partition(">")
                self.lay(kind, place)
            self.hands[seat].remove(kind)
            self.turn["seat"] = 1 - seat
            if self.hands == [[], []]:
                self.settle_from(self.first())
        elif step == "settle":
            self.settle(int(text.removeprefix("settle=")), seat)
            if self.settlements_left(seat) == 0:
                self.settle_after(seat)
        else:
            self.bases.append({"crater": text.removeprefix("base="), "seat": seat})
            self.base_after(seat)

    def begin_round(self, number: int) -> None:
        """2.1, 2.2: the first player drafts."""
        self.turn = {
            "round": number,
            "step": "draft-large",
            "seat": (number - 1) % 2,
            "built": [False, False],
        }

    def draft(self, size: str, seat: int, number: int) -> None:
        """2.2: a player takes the top two rings of a stack."""
        stack = self.stacks[size][number - 1]
        self.stacks[size][number - 1] = stack[:-2]
        self.hands[seat] += [SIZE_LETTER[size] + colour for colour in stack[-2:]]

    def lay(self, kind: str, place: str) -> None:
        """3.1, 3.2, 3.5: a ring is laid; after a collaboration the tower moves onto it."""
        size, colour = kind[0], kind[1]
        if place in self.craters:
            self.rings.append(Ring(size, colour, self.craters[place].at, 1, place))
            return
        x, y = place.strip("()").split(",")
        at = int(x), int(y)
        level = 1 + max(ring.level for ring in self.touched_by(size, at))
        self.rings.append(Ring(size, colour, at, level, None))
        number = len(self.rings) - 1
        if all(self.rings[support].colour != colour for support in self.supports(number)):
            self.tower = {"ring": number}

    def settle_from(self, seat: int) -> None:
        """4.1: settlements build themselves, unless there are too few of them."""
        rings, left = self.open_rings(seat), self.settlements_left(seat)
        if 0 < left < len(rings):
            self.turn |= {"step": "settle", "seat": seat}
            return
        if left >= len(rings):
            for ring in rings:
                self.settle(ring, seat)
        self.settle_after(seat)

    def settle_after(self, seat: int) -> None:
        """4.1, 4.3: after the first player the other, after both the bases."""
        if seat == self.first():
            self.settle_from(1 - seat)
        else:
            self.base_from(self.first())

    def settle(self, ring: int, seat: int) -> None:
        """4.1: a player builds a settlement."""
        self.settlements.append({"ring": ring, "seat": seat})
        self.turn["built"][seat] = True

    def base_from(self, seat: int) -> None:
        """4.3: a player without a new settlement puts a base, if there is room for one."""
        if not self.turn["built"][seat] and any(map(self.free_for_base, self.craters)):
            self.turn |= {"step": "base", "seat": seat}
        else:
            self.base_after(seat)

    def base_after(self, seat: int) -> None:
        """4.3: after the first player the other, after both the next round or the end."""
        if seat == self.first():
            self.base_from(1 - seat)
        elif self.turn["round"] < ROUNDS:
            self.begin_round(self.turn["round"] + 1)
        else:
            self.turn |= {"step": "over", "seat": None}

    # --- the end (5) ----------------------------------------------------------------------

    def groups(self) -> list[tuple[str, int]]:
        """5.3: colour and number of rings of every connected group."""
        beside: dict[int, set[int]] = {number: set() for number in range(len(self.rings))}
        for number, ring in enumerate(self.rings):
            near = [n for n, other in enumerate(self.rings) if side_by_side(ring, other)]
            if ring.level > 1:
                near += self.supports(number)
            for other in near:
                if other != number and self.rings[other].colour == ring.colour:
                    beside[number].add(other)
                    beside[other].add(number)
        found = []
        unseen = set(beside)
        while unseen:
            start = unseen.pop()
            group, edge = {start}, [start]
            while edge:
                more = beside[edge.pop()] - group
                group |= more
                edge += more
            unseen -= group
            found.append((self.rings[start].colour, len(group)))
        return found

    def score(self, seat: int) -> dict[str, int]:
        """5.1 to 5.5, 6.3: the points of a player, by what they are for."""
        colour = self.colour_of(seat)
        groups, rings = self.groups(), self.rings
        if "blue-bonus" in self.options:
            groups = [group for group in groups if group[0] != "b"]
            rings = [ring for ring in rings if ring.colour != "b"]
        largest = max((size for _, size in groups), default=0)
        highest = max((ring.level for ring in rings), default=0)
        top = {ring.colour for ring in rings if ring.level == highest}
        return {
            "settlements": 2 * (PIECES - self.settlements_left(seat)),
            "bases": sum(base["seat"] == seat for base in self.bases),
            "aside": -len(self.aside[seat]),
            "group": 2 if (colour, largest) in groups else 0,
            "highest": 2 if colour in top else 0,
            "tower": 3 if self.tower_colour() == colour else 0,
        }

    def tower_colour(self) -> str | None:
        """5.5: the colour of the ring that the tower stands on."""
        if self.tower is None or "ring" not in self.tower:
            return None
        return self.rings[int(self.tower["ring"])].colour

    def result(self) -> dict[str, Any]:
        """5.6: most points win, and the second player on equal totals."""
        parts = [self.score(0), self.score(1)]
        totals = [sum(part.values()) for part in parts]
        winner = 0 if totals[0] > totals[1] else 1
        return {
            "result": {"reason": "points", "scores": totals, "winners": [winner]},
            "score": parts,
        }

    def rings_out(self) -> Counter[str]:
        """1.1: all rings, wherever they are."""
        kinds = [ring.size + ring.colour for ring in self.rings]
        for size, letter in SIZE_LETTER.items():
            kinds += [letter + colour for stack in self.stacks[size] for colour in stack]
        for rings in (*self.hands, *self.aside):
            kinds += rings
        return Counter(kinds)
