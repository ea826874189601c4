"""What the rules say about one position, read once for everybody who looks at it.

Every question goes to the engine: to the state of the position, or to a copy that is played on or
ended.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from selenite.core.cache import Cache
from selenite.core.state import Position
from selenite.games.moon_base.analysis.craters import Block, block, free_craters
from selenite.games.moon_base.analysis.places import Pair, pairs
from selenite.games.moon_base.analysis.scores import (
    Score,
    ended_copy,
    most_of_colours,
    piece_points,
    scores_of,
    settled_or_open,
    totals,
)
from selenite.games.moon_base.moon import count_left, moon_of, stack_of
from selenite.games.moon_base.notation import Move, move_code, ring_kind, size_of
from selenite.games.moon_base.notation import read as read_move
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.position import read as read_position
from selenite.games.moon_base.rules.codes import COLOURS, NOWHERE, OVER, PAIR, SCORES, SETTLE
from selenite.games.moon_base.rules.state import State

_SEATS = range(PLAYERS)


class Standing(NamedTuple):
    """What the score would be if the game ended here, for each seat unless said otherwise."""

    scores: tuple[Score, ...]
    groups: tuple[int, ...]
    """The size of the largest group of each colour (5.2)."""

    largest: int
    """The size of the largest group that counts (5.2, 6.3); 0 without rings."""

    top: int
    """The highest level; 0 without rings."""

    top_counted: int
    """The highest level that counts (5.4, 6.3)."""

    highest: tuple[str, ...]
    """The colours that have a ring on it."""

    winner: int
    """The seat that would win (5.6)."""

    open: tuple[tuple[int, ...], ...]
    """The rings that would get a settlement at the end of the round (4.1)."""

    coming: tuple[int, ...]
    """How many settlements would be built if the round ended here (4.1)."""

    settlements_left: tuple[int, ...]
    bases_left: tuple[int, ...]


class Forecast(NamedTuple):
    """What changes with a move: settlements by seat and ring, free craters, and points in all.

    ``parts`` are those of the score that change, for each seat.
    """

    gained: tuple[tuple[int, int], ...]
    lost: tuple[tuple[int, int], ...]
    craters_lost: tuple[str, ...]
    craters_freed: tuple[str, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    parts: tuple[tuple[str, ...], ...]


class Draft(NamedTuple):
    """The upper two rings of a stack, and the next two below them, each from the top down.

    ``own``, ``theirs`` and ``blue`` count the upper rings by whose colour they have.
    """

    stack: str
    size: str
    rings: tuple[str, ...]
    below: tuple[str, ...]
    own: int
    theirs: int
    blue: int


def analyse(position: Mapping[str, Any]) -> Analysis:
    """The analysis of a position or a view, made once for everybody who looks at it."""
    return _analysed(
        json.dumps({key: value for key, value in position.items() if key not in ("view", "legal")})
    )


@lru_cache(maxsize=256)
def _analysed(text: str) -> Analysis:
    position = json.loads(text)
    return Analysis(position, read_position(position))


class Analysis:
    """What the rules say about one position. Moves are played on copies of its state only.

    There is one object for each position while it is in use, so caches can have it as a key.
    """

    def __init__(self, position: Position, state: State) -> None:
        self.position = position
        self.state = state
        self.moon = moon_of(position)
        self._cache = Cache()

    # The score

    @property
    def piece_points(self) -> Score:
        """What one piece of each kind counts (5.1)."""
        return piece_points(self.state.rules)

    @cached_property
    def standing(self) -> Standing:
        """The score, the bonuses and the pieces left, if the game ended here."""
        state, ended, rings = self.state, ended_copy(self.state), self.moon.rings
        # Where nothing counts, blue is shown, which brings nobody any points (6.3).
        counted = [ring for ring in rings if state.is_counted(ring.number)] or rings
        top = max((ring.level for ring in rings), default=0)
        top_counted = ended.highest_level() or top
        on_top = {ring.kind[1] for ring in counted if ring.level == top_counted}
        groups = most_of_colours(ended, ended.groups, range(ended.ring_count))
        return Standing(
            scores=scores_of(ended),
            groups=groups,
            largest=ended.largest_group() or max(groups),
            top=top,
            top_counted=top_counted,
            highest=tuple(colour for colour in COLOURS if colour[0] in on_top),
            winner=ended.winner,
            open=tuple(
                tuple(ring.number for ring in rings if state.is_open(seat, ring.number))
                for seat in _SEATS
            ),
            coming=_settlements_coming(state),
            settlements_left=tuple(count_left(self.position, "settlements")),
            bases_left=tuple(count_left(self.position, "bases")),
        )

    def counts_as_highest(self, ring: int) -> bool:
        """Whether a ring counts for the highest level and lies on it (5.4, 6.3)."""
        level: int = self.state.ring_level[ring]
        return self.state.is_counted(ring) and level == self.standing.top_counted

    @cached_property
    def supports(self) -> tuple[tuple[int, ...], ...]:
        """For each ring the two that it rests on; none on the ground."""
        under, beneath = list(self.state.ring_under), list(self.state.ring_beneath)
        return tuple(
            tuple(other for other in (under[ring], beneath[ring]) if other != NOWHERE)
            for ring in range(self.state.ring_count)
        )

    def carried_by(self, ring: int) -> list[int]:
        """The rings that rest on a ring."""
        return [upper for upper, lower in enumerate(self.supports) if ring in lower]

    @cached_property
    def connections(self) -> tuple[tuple[int, int], ...]:
        """The pairs of rings of one colour that lie together (5.3), the earlier one first."""
        return tuple(
            (other, ring)
            for ring in range(self.state.ring_count)
            for other in range(ring)
            if self.state.are_connected(ring, other)
        )

    # Craters

    @cached_property
    def lost_craters(self) -> frozenset[str]:
        """The empty craters that can't take a ring (3.1)."""
        state, rules = self.state, self.state.rules
        taken = list(state.ring_crater)[: state.ring_count]
        taken += [*list(state.base_crater)[: state.base_count], state.tower_crater]
        empty = {name for n, name in enumerate(rules.crater_ids) if n not in taken}
        return frozenset(empty - free_craters(state))

    def block(self, crater: str) -> Block | None:
        """What is in the way of a ring on a crater; None if it is free (3.1)."""
        return block(self.state, crater)

    # Moves

    def parts(self, move: str) -> Move:
        """The parts of a move's text."""
        return self._cache.once(("parts", move), lambda: read_move(self.state.rules, move))

    def draft(self, stack: str, seat: int) -> Draft:
        """What a seat would take from a stack (2.2), and what would be on top then."""
        rings = tuple(stack[0] + colour for colour in stack_of(self.position, stack)[::-1])
        owners = [self.owner(ring) for ring in rings[:PAIR]]
        return Draft(
            stack, size_of(stack), rings[:PAIR], rings[PAIR : 2 * PAIR],
            owners.count(seat), owners.count(1 - seat), owners.count(None),
        )  # fmt: skip

    def owner(self, kind: str) -> int | None:
        """The seat that a ring's colour belongs to; None for blue, and before colours are taken."""
        colours = [colour and colour[0] for colour in self.position["colours"]]
        return colours.index(kind[1]) if kind[1] in colours else None

    def on_top(self, size: str, colour: str) -> int:
        """How many of the rings that can be drafted next have a colour."""
        stacks: list[str] = self.position["stacks"][size]
        return sum(stack[-PAIR:].count(colour[0]) for stack in stacks)

    def pairs(self, kind: str) -> tuple[Pair, ...]:
        """The pairs that a ring of the active player's hand can be placed on, lowest first."""
        return self._cache.once(
            ("pairs", kind), lambda: pairs(self.state, ring_kind(kind), self.parts)
        )

    def forecast(self, move: str) -> Forecast:
        """What would come of a legal move."""
        return self._cache.once(("forecast", move), lambda: self._foresee(move))

    def _foresee(self, move: str) -> Forecast:
        state, then = self.state, self.state.copy()
        then.apply(move_code(then.rules, move))
        settled, settled_then = settled_or_open(state), settled_or_open(then)
        free, free_then = free_craters(state), free_craters(then)
        crater = self.parts(move).crater
        taken = {state.rules.crater_ids[crater]} if crater >= 0 else set()
        return Forecast(
            tuple(sorted(settled_then - settled)),
            tuple(sorted(settled - settled_then)),
            tuple(sorted(free - free_then - taken)),
            tuple(sorted(free_then - free)),
            totals(state),
            totals(then),
            _parts_changed(state, then),
        )


def _parts_changed(before: State, after: State) -> tuple[tuple[str, ...], ...]:
    """The parts of the score that differ if the game ended there, for each seat."""
    scores = (scores_of(ended_copy(state)) for state in (before, after))
    return tuple(
        tuple(part for part in SCORES if getattr(was, part) != getattr(now, part))
        for was, now in zip(*scores, strict=True)
    )


def _settlements_coming(state: State) -> tuple[int, ...]:
    """How many settlements each seat would build if the round ended here (4.1)."""
    then = state.copy()
    if then.step != OVER:
        then.build_settlements()
    while then.step == SETTLE:
        then.apply(then.legal_moves()[0])
    return tuple(then.settled[seat] - state.settled[seat] for seat in _SEATS)
