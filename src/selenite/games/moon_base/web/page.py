"""A game of Moon Base as one viewer sees it: what is selected, and what can be selected next.

The selection comes from a request, which can hold anything. Whatever the legal moves don't allow
counts as not selected.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot
from typing import Any

from selenite.core.drawing import Say
from selenite.core.lazy import lazy
from selenite.games.moon_base.analysis import (
    Analysis,
    Block,
    Forecast,
    Pair,
    Place,
    Standing,
    analyse,
)
from selenite.games.moon_base.moon import Moon, Ring, stack_of
from selenite.games.moon_base.notation import Move, ring_kind, text_of
from selenite.games.moon_base.rules.boards import Crater
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.selection import Selection, place_part, selection_of
from selenite.web.viewer import ViewerContext

DIRECTIONS = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
"""The directions in which a ghost can be nudged, on the lattice: up is north."""

_SIDEWAYS = 2.5


class MoonPage:
    """Everything the regions of the page are made from."""

    def __init__(
        self, context: ViewerContext, parts: Sequence[str] = (), *, is_spoken: bool = False
    ) -> None:
        self.context = context
        self.is_spoken = is_spoken
        self.say = context.say
        self.names = context.names
        self.position: dict[str, Any] = context.view.position
        self.legal: Sequence[str] = context.view.legal if context.can_act else ()
        self.step: str = self.position["turn"]["step"]
        self.analysis: Analysis = analyse(self.position)
        self.selection = self._checked(selection_of(parts, self.step))

    def play(self, move: str) -> str:
        """The address that plays a move."""
        return self.context.play(move)

    # What is there

    @property
    def moon(self) -> Moon:
        """What lies and stands on the board."""
        return self.analysis.moon

    @property
    def rules(self) -> RuleSet:
        """The tables of the board and of the rules played by."""
        return self.analysis.state.rules

    @property
    def standing(self) -> Standing:
        """How the score stands."""
        return self.analysis.standing

    @lazy
    def craters_by_id(self) -> dict[str, Crater]:
        """The craters of the board."""
        return {crater.id: crater for crater in self.moon.board.craters}

    def ring(self, number: int) -> Ring:
        """A ring on the board."""
        return self.moon.rings[number]

    def is_ring(self, number: str) -> bool:
        """Whether a text is the number of a ring on the board."""
        return number in {str(ring.number) for ring in self.moon.rings}

    def ring_name(self, number: int) -> str:
        """A ring on the board in two words."""
        return short_name(self.say, self.ring(number), is_spoken=self.is_spoken)

    def stack(self, name: str) -> str:
        """The colours of a stack by its name, from the bottom up."""
        return stack_of(self.position, name)

    def code_for(self, seat: int, key: str) -> str:
        """The code of a sentence about a seat: it addresses the viewer, and names others."""
        return f"page-{key}{'-you' * (seat == self.context.seat)}"

    def owner(self, kind: str) -> int | None:
        """The seat whose colour a ring of some kind has; None for blue."""
        return self.analysis.owner(kind)

    def neighbours(self, ring: int) -> list[int]:
        """The rings that a ring rests on, and those it carries."""
        return [*self.analysis.supports[ring], *self.analysis.carried_by(ring)]

    def block(self, crater: str) -> Block | None:
        """What keeps rings off a crater; None if it is free, or isn't a crater."""
        return self.analysis.block(crater) if crater in self.craters_by_id else None

    # What can be selected

    @lazy
    def moves(self) -> list[tuple[str, Move]]:
        """The legal moves, each as a text and in parts."""
        return [(text, self.analysis.parts(text)) for text in self.legal]

    @property
    def hand(self) -> list[str]:
        """The kinds of rings that the viewer can choose from."""
        held = self.position["hands"][self.context.seat].split() if self.legal else []
        kinds = {move.kind for _, move in self.moves if move.places_ring or move.verb == "aside"}
        return [kind for kind in dict.fromkeys(held) if ring_kind(kind) in kinds]

    @property
    def is_setting_aside(self) -> bool:
        """Whether no ring can be placed (2.5)."""
        return any(move.verb == "aside" for _, move in self.moves)

    @lazy
    def craters(self) -> list[str]:
        """The craters that can be selected now: for the tower, a base, or the selected ring."""
        return self.craters_for(self.selection.ring)

    def craters_for(self, ring: str) -> list[str]:
        """The craters that a ring, or without one the tower or a base, can go to."""
        moves = [move for _, move in self.moves]
        if self.step not in ("tower", "base"):
            kind = ring_kind(ring)
            moves = [move for move in moves if move.verb == "crater" and move.kind == kind]
        return [self.rules.crater_ids[move.crater] for move in moves]

    def crater_move(self, ring: str, crater: str) -> str:
        """The move that puts a ring, or without one the tower or a base, on a crater."""
        place = self.rules.crater_ids.index(crater)
        return text_of(
            self.rules, Move("crater" if ring else self.step, ring_kind(ring), crater=place)
        )

    @lazy
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs of rings that carry the selected ring."""
        return self.pairs_for(self.selection.ring)

    def pairs_for(self, ring: str) -> tuple[Pair, ...]:
        """The pairs of rings that carry a ring of the hand."""
        return self.analysis.pairs(ring) if ring and self.legal else ()

    @property
    def settlement_rings(self) -> list[int]:
        """The rings that can be selected for a settlement."""
        return [move.number for _, move in self.moves if move.verb == "settle"]

    # What is selected

    @property
    def pair(self) -> Pair | None:
        """The selected pair."""
        return next((pair for pair in self.pairs if pair.key == self.selection.pair), None)

    @property
    def place(self) -> Place | None:
        """The selected place on the pair."""
        return self.pair.places[self.place_number - 1] if self.pair else None

    @property
    def place_number(self) -> int:
        """The selected place among those of the pair, from 1; the firmest unless selected."""
        return int(self.selection.place or 1)

    @property
    def move(self) -> str | None:
        """The move that has been selected with everything it takes."""
        chosen = self.selection
        if self.place:
            return self.place.move
        if chosen.crater:
            return self.crater_move(chosen.ring, chosen.crater)
        if chosen.settle:
            return text_of(self.rules, Move("settle", number=int(chosen.settle)))
        if chosen.ring and self.is_setting_aside:
            return text_of(self.rules, Move("aside", ring_kind(chosen.ring)))
        return None

    @property
    def ghost(self) -> tuple[int, int] | None:
        """Where the selected thing would lie."""
        if self.place:
            return self.place.x, self.place.y
        if self.selection.crater:
            crater = self.craters_by_id[self.selection.crater]
            return crater.x, crater.y
        if self.selection.settle:
            ring = self.ring(int(self.selection.settle))
            return ring.x, ring.y
        return None

    def forecast(self, move: str) -> Forecast:
        """What would come of a legal move."""
        return self.analysis.forecast(move)

    def nudged(self, direction: str) -> str | None:
        """The part of a move that is the next place in a direction; None if there is none."""
        if self.ghost is None or self.selection.settle:
            return None
        craters = [self.craters_by_id[name] for name in self.craters]
        places: Sequence[Place | Crater] = self.pair.places if self.pair else craters
        points = [(place.x, place.y) for place in places]
        found = nearest(points, self.ghost, DIRECTIONS[direction])
        if found is None:
            return None
        return self.place_part(found + 1) if self.pair else craters[found].id

    def place_part(self, number: int) -> str:
        """The part of a move that is a place on the selected pair."""
        return place_part(self.selection.ring, self.selection.pair, number)

    def _checked(self, asked: Selection) -> Selection:
        """The selection without anything that can't be selected now."""
        ring = asked.ring if asked.ring in self.hand else ""
        crater = asked.crater if asked.crater in self.craters_for(ring) else ""
        pairs = () if crater else self.pairs_for(ring)
        pair = next((pair for pair in pairs if pair.key == asked.pair), None)
        return replace(
            asked,
            ring=ring,
            crater=crater,
            pair=pair.key if pair else "",
            place=asked.place if pair and _is_number(asked.place, len(pair.places)) else "",
            settle=asked.settle if asked.settle in map(str, self.settlement_rings) else "",
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
