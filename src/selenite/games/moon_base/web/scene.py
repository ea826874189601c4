"""One look at a game of Moon Base: what the viewer has chosen so far, and what can be chosen next.

Everything chosen is in the address of a page's request. What the legal moves don't bear out is as
if it weren't chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from math import hypot
from typing import Any

from selenite.core.drawing import Say
from selenite.games.moon_base.draw import Ring
from selenite.games.moon_base.rules.boards import Crater
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.craters import blocks
from selenite.games.moon_base.web.reading import (
    Forecast,
    Moon,
    Pair,
    Place,
    Relations,
    Standing,
    forecast,
    moon_of,
    pairs_of,
    position_text,
    relations,
    split,
    standing,
)
from selenite.web.look import Look

DIRECTIONS = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
"""Where a ghost can be nudged, on the lattice: up is north."""

_SIDEWAYS = 2.5
_MOST_LEVELS = 48
_ZOOMS = ("in", "out")


@dataclass(frozen=True)
class Pick:
    """What a viewer has chosen: parts of a move, a thing to be told about, and how it is shown."""

    ring: str = ""
    pair: str = ""
    place: str = ""
    crater: str = ""
    settle: str = ""
    piece: str = ""
    level: str = ""
    bonds: str = ""
    rings: str = ""
    aid: str = ""
    zoom: str = ""

    @classmethod
    def of(cls, picked: Mapping[str, str]) -> Pick:
        """What an address says."""
        return cls(**{key: value for key, value in picked.items() if key in _KEYS})

    def query(self, **changes: str | int) -> dict[str, str | int]:
        """The choice as an address says it, with something chosen anew."""
        every = {key: getattr(self, key) for key in _KEYS} | changes
        return {key: value for key, value in every.items() if value}


_KEYS = tuple(Pick.__dataclass_fields__)
_OF_A_MOVE: dict[str, str | int] = {"ring": "", "pair": "", "place": "", "crater": "", "settle": ""}


class Scene:
    """Everything the regions of a room are made from."""

    def __init__(self, look: Look, *, is_spoken: bool = False) -> None:
        self.look = look
        self.is_spoken = is_spoken
        self.say = look.say
        self.names = look.names
        self.position: dict[str, Any] = look.view.position
        self.legal: Sequence[str] = look.view.legal if look.can_act else ()
        self.step: str = self.position["turn"]["step"]
        self.moon: Moon = moon_of(self.position)
        self.pick = self._borne_out(Pick.of(look.picked))

    # Addresses, ready to stand in HTML

    def choose(self, **changes: str | int) -> str:
        """The address that shows what comes after another choice."""
        return escape(self.look.choose(**self.pick.query(**changes)))

    def choose_anew(self, **changes: str | int) -> str:
        """The address of a choice from the beginning; what is shown beside it stays."""
        return self.choose(**{**_OF_A_MOVE, "piece": "", "zoom": "", **changes})

    @cached_property
    def asking(self) -> str:
        """The address that tells about a thing, but for the thing's name at its end."""
        chosen = self.choose(piece="")
        return f"{chosen}{'&amp;' if '?' in chosen else '?'}piece="

    def about(self, name: str) -> str:
        """The address that tells about a thing."""
        return self.asking + name

    def play(self, move: str) -> str:
        """The address that plays a move."""
        return escape(self.look.play(move))

    # What is there

    @cached_property
    def text(self) -> str:
        """The position, as readings are kept by it."""
        return position_text(self.position)

    @cached_property
    def standing(self) -> Standing:
        """How the score stands."""
        position = self.position
        return standing(self.moon, tuple(position["colours"]), tuple(position["aside"]))

    @property
    def lying(self) -> Relations:
        """How the rings lie."""
        return relations(self.moon.board, self.moon.rings)

    @cached_property
    def craters_by_id(self) -> dict[str, Crater]:
        """The craters of the board."""
        return {crater.id: crater for crater in self.moon.board.craters}

    def ring(self, number: int) -> Ring:
        """A ring on the board."""
        return self.moon.rings[number]

    def is_ring(self, number: str) -> bool:
        """Whether a text is the number of a ring on the board."""
        return number in {str(ring.number) for ring in self.moon.rings}

    def called(self, number: int) -> str:
        """A ring on the board in two words."""
        return short_name(self.say, self.ring(number), is_spoken=self.is_spoken)

    def to(self, seat: int, key: str) -> str:
        """The code of a sentence about a seat: the viewer's own is spoken to, not about."""
        return f"page-{key}{'-you' * (seat == self.look.seat)}"

    @cached_property
    def numbered(self) -> frozenset[int]:
        """The rings that are spoken of by number beside the moon, so that they show it there."""
        if self.pick.rings:
            return frozenset(range(len(self.moon.rings)))
        shown: set[int] = set()
        if self.pair:
            shown |= {self.pair.one, self.pair.other}
        if self.pick.settle:
            shown |= self._with_neighbours(int(self.pick.settle))
        kind, _, which = self.pick.piece.partition("-")
        if kind == "ring" and self.is_ring(which):
            shown |= self._with_neighbours(int(which))
        block = blocks(self.moon).get(which) if kind == "crater" else None
        if block and block.ring is not None:
            shown.add(block.ring)
        return frozenset(shown)

    def _with_neighbours(self, ring: int) -> set[int]:
        """A ring, those it rests on, and those it carries."""
        return {ring, *self.lying.supports[ring], *self.lying.carried_by(ring)}

    # What can be chosen

    @property
    def hand(self) -> list[str]:
        """The kinds of rings that the viewer can choose from."""
        held = self.position["hands"][self.look.seat].split() if self.legal else []
        starts = tuple({move[:2] for move in self.legal if ">" in move})
        ends = tuple({move[-2:] for move in self.legal if move.startswith("aside=")})
        return [kind for kind in dict.fromkeys(held) if kind in starts + ends]

    @property
    def is_setting_aside(self) -> bool:
        """Whether no ring can be placed (2.5)."""
        return any(move.startswith("aside=") for move in self.legal)

    @cached_property
    def craters(self) -> list[str]:
        """The craters that can be chosen now: for the tower, a base, or the chosen ring."""
        return self.craters_for(self.pick.ring)

    def craters_for(self, ring: str) -> list[str]:
        """The craters that a ring, or without one the tower or a base, can go to."""
        if self.step in ("tower", "base"):
            return [move.partition("=")[2] for move in self.legal]
        return split(self.legal, ring)[0]

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs of rings that carry the chosen ring."""
        return self.pairs_for(self.pick.ring)

    def pairs_for(self, ring: str) -> tuple[Pair, ...]:
        """The pairs of rings that carry a ring of the hand."""
        moves = split(self.legal, ring)[1] if ring else []
        return pairs_of(self.text, ring, tuple(moves)) if moves else ()

    @property
    def settles(self) -> list[int]:
        """The rings that can be chosen for a settlement."""
        return [int(move[7:]) for move in self.legal if move.startswith("settle=")]

    # What is chosen

    @property
    def pair(self) -> Pair | None:
        """The chosen pair."""
        return next((pair for pair in self.pairs if pair.key == self.pick.pair), None)

    @property
    def place(self) -> Place | None:
        """The chosen place on the pair."""
        return self.pair.places[self.place_number - 1] if self.pair else None

    @property
    def place_number(self) -> int:
        """The chosen place among those of the pair, from 1; the firmest unless chosen."""
        return int(self.pick.place or 1)

    @property
    def move(self) -> str | None:
        """The move that has been chosen with everything it takes."""
        pick = self.pick
        if self.place:
            return self.place.move
        if pick.crater:
            return f"{pick.ring}>{pick.crater}" if pick.ring else f"{self.step}={pick.crater}"
        if pick.settle:
            return f"settle={pick.settle}"
        return f"aside={pick.ring}" if pick.ring and self.is_setting_aside else None

    @property
    def ghost(self) -> tuple[int, int] | None:
        """Where the chosen thing would lie."""
        if self.place:
            return self.place.x, self.place.y
        if self.pick.crater:
            crater = self.craters_by_id[self.pick.crater]
            return crater.x, crater.y
        if self.pick.settle:
            ring = self.ring(int(self.pick.settle))
            return ring.x, ring.y
        return None

    @property
    def zoom(self) -> str:
        """How close the moon is shown: "in", "out", or "free" where only phones come closer.

        Rings for a settlement are held against each other, so all of them stay in sight.
        """
        return self.pick.zoom or ("out" if self.ghost is None or self.pick.settle else "free")

    def forecast(self, move: str) -> Forecast:
        """What would come of a legal move."""
        return forecast(self.text, move)

    def nudged(self, direction: str) -> dict[str, str | int] | None:
        """The choice of the next place in a direction; None if there is none."""
        if self.pair and self.place:
            points = [(place.x, place.y) for place in self.pair.places]
            found = nearest(points, (self.place.x, self.place.y), DIRECTIONS[direction])
            return None if found is None else {"place": found + 1}
        if self.pick.crater:
            craters = [self.craters_by_id[name] for name in self.craters]
            here = self.craters_by_id[self.pick.crater]
            points = [(crater.x, crater.y) for crater in craters]
            found = nearest(points, (here.x, here.y), DIRECTIONS[direction])
            return None if found is None else {"crater": craters[found].id}
        return None

    def back(self) -> dict[str, str | int]:
        """The choice before the last part of it."""
        if self.pick.piece:
            return {"piece": ""}
        if self.pick.ring and not (self.pick.pair or self.pick.crater):
            return {"ring": ""}
        return {"pair": "", "place": "", "crater": "", "settle": "", "zoom": ""}

    # What an address says, held against the legal moves

    def _borne_out(self, pick: Pick) -> Pick:
        """The choice without anything that can't be chosen now."""
        ring = pick.ring if pick.ring in self.hand else ""
        crater = pick.crater if pick.crater in self.craters_for(ring) else ""
        pairs = () if crater else self.pairs_for(ring)
        pair = next((pair for pair in pairs if pair.key == pick.pair), None)
        return replace(
            pick,
            ring=ring,
            crater=crater,
            pair=pair.key if pair else "",
            place=pick.place if pair and _is_number(pick.place, len(pair.places)) else "",
            settle=pick.settle if pick.settle in map(str, self.settles) else "",
            level=pick.level if _is_number(pick.level, _MOST_LEVELS) else "",
            zoom=pick.zoom if pick.zoom in _ZOOMS else "",
        )


def short_name(say: Say, ring: Ring, *, is_spoken: bool = False) -> str:
    """A ring on the board in two words: colour and number, as it is written or spoken."""
    code = "page-ring-spoken" if is_spoken else "page-ring-short"
    return say(code, colour=COLOUR_NAMES[ring.kind[1]], number=ring.number)


def _is_number(text: str, most: int) -> bool:
    """Whether a text is a number from 1 on."""
    return text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= most


def nearest(
    points: Sequence[tuple[int, int]], here: tuple[int, int], direction: tuple[int, int]
) -> int | None:
    """The place in a list of the next point in a direction; None if there is none.

    >>> nearest([(0, 0), (4, 0), (2, 8), (9, 1)], (0, 0), (1, 0))
    1
    """
    best, least = None, 0.0
    for number, (x, y) in enumerate(points):
        ahead = (x - here[0]) * direction[0] + (y - here[1]) * direction[1]
        aside = abs((x - here[0]) * direction[1]) + abs((y - here[1]) * direction[0])
        if ahead <= 0:
            continue
        far = hypot(ahead, _SIDEWAYS * aside)
        if best is None or far < least:
            best, least = number, far
    return best
