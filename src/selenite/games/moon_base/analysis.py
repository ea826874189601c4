"""What a position and its moves come to, asked of the rules.

Pages, answers and the terminal read their forecasts here. A position is read once, and every
question about it goes to the engine: to that state, or to a copy that is played on or ended.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from selenite.core.drawing import Say
from selenite.core.state import Event, Position
from selenite.games.moon_base.explain import why_blocked
from selenite.games.moon_base.moon import count_built, count_left, moon_of
from selenite.games.moon_base.notation import Move, move_code, move_text
from selenite.games.moon_base.notation import read as read_move
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.position import read as read_position
from selenite.games.moon_base.rules.codes import (
    COLOURS,
    FIRM_GAP,
    NOWHERE,
    OVER,
    SETTLE,
    ring_kind,
)
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.laying import Gap, gap, gaps
from selenite.games.moon_base.rules.state import State

_SEATS = range(PLAYERS)
_FIRM = 120.0
"""The widest angle without support over which a ring lies as firmly as can be, in degrees."""

FIRMNESS = ("firm", "fair", "loose")
"""How firmly rings lie, from the firmest on."""

_BLOCKS = {
    "overlaps-ring": "ring",
    "under-ring": "ring-above",
    "covers-settlement": "settlement",
    "covers-tower": "tower",
    "blocked-by-base": "base",
}
"""What is in the way of a ring on a crater, by the code of the refusal."""


class Score(NamedTuple):
    """A player's points by what they are for, in the order of clause 5."""

    settlements: int
    bases: int
    aside: int
    group: int
    highest: int
    tower: int

    @property
    def total(self) -> int:
        """All points together (5.6)."""
        return sum(self)


class Standing(NamedTuple):
    """How the game stands if it ended here, for each seat unless said otherwise."""

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
    """The colours that count as having a ring on it."""

    winner: int
    """The seat that would win (5.6)."""

    open: tuple[tuple[int, ...], ...]
    """The rings that would get a settlement at the end of the round (4.1)."""

    coming: tuple[int, ...]
    """How many settlements would be built if the round ended here (4.1)."""

    settlements_left: tuple[int, ...]
    bases_left: tuple[int, ...]


class Block(NamedTuple):
    """What keeps rings off a crater: its kind, the clause that says so, and where it is.

    That is the ring which it is or stands on, or the crater.
    """

    kind: str
    clause: str
    ring: int | None = None
    crater: str = ""


class Place(NamedTuple):
    """A legal place on two rings: the move, the centre, and how the rim is supported.

    ``angle`` is the widest angle without support, ``gaps`` are all of them.
    """

    move: str
    x: int
    y: int
    angle: float
    gaps: tuple[Gap, ...]


class Pair(NamedTuple):
    """Two rings that carry a ring of the hand, with all its places on them, the firmest first."""

    one: int
    other: int
    level: int
    is_collaboration: bool
    places: tuple[Place, ...]

    @property
    def key(self) -> str:
        """The pair as addresses name it."""
        return f"{self.one}-{self.other}"


class Forecast(NamedTuple):
    """What changes with a move: settlements by seat and ring, free craters, and points in all."""

    gained: tuple[tuple[int, int], ...]
    lost: tuple[tuple[int, int], ...]
    craters_lost: tuple[str, ...]
    craters_freed: tuple[str, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


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
    """What the rules say about one position. Its state is never played on, only copies are.

    While it is in use there is one object for each position, so caches can go by it.
    """

    def __init__(self, position: Position, state: State) -> None:
        self.position = position
        self.state = state
        self.moon = moon_of(position)
        self._parts: dict[str, Move] = {}
        self._pairs: dict[str, tuple[Pair, ...]] = {}
        self._forecasts: dict[str, Forecast] = {}

    # How it stands

    @cached_property
    def standing(self) -> Standing:
        """The score, the bonuses and the pieces left, if the game ended here."""
        state, ended, rings = self.state, _ended(self.state), self.moon.rings
        # Where nothing counts, blue is shown, which brings nobody any points (6.3).
        counted = [ring for ring in rings if state.is_counted(ring.number)] or rings
        top = max((ring.level for ring in rings), default=0)
        top_counted = ended.highest_level() or top
        on_top = {ring.kind[1] for ring in counted if ring.level == top_counted}
        groups, scores = _largest_groups(ended), list(ended.scores)
        return Standing(
            scores=tuple(Score(*scores[6 * seat : 6 * seat + 6]) for seat in _SEATS),
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
        """The craters that can't take a ring although nothing is in their middle (3.1)."""
        state, rules = self.state, self.state.rules
        taken = list(state.ring_crater)[: state.ring_count]
        taken += [*list(state.base_crater)[: state.base_count], state.tower_crater]
        empty = {name for n, name in enumerate(rules.crater_ids) if n not in taken}
        return frozenset(empty - _free_craters(state))

    def block(self, crater: str) -> Block | None:
        """What is in the way of a ring on a crater; None if it is free (3.1)."""
        state = self.state
        reason = why_blocked(state, state.rules.crater_ids.index(crater))
        if reason is None:
            return None
        kind, found = _BLOCKS[reason.code], reason.parameters
        if kind == "tower":
            on = None if state.tower_ring == NOWHERE else state.tower_ring
            return Block(kind, reason.clause, on)
        return Block(kind, reason.clause, found.get("ring"), found.get("crater", ""))

    # Moves

    def parts(self, move: str) -> Move:
        """The parts of a move's text."""
        if move not in self._parts:
            self._parts[move] = read_move(self.state.rules, move)
        return self._parts[move]

    def pairs(self, kind: str) -> tuple[Pair, ...]:
        """The pairs that a ring of the active player's hand can be placed on, lowest first."""
        if kind not in self._pairs:
            self._pairs[kind] = self._find_pairs(kind)
        return self._pairs[kind]

    def _find_pairs(self, kind: str) -> tuple[Pair, ...]:
        state, wanted = self.state, ring_kind(kind)
        new = state.ring_count
        found: dict[tuple[int, int, int, bool], list[Place]] = {}
        for code in state.legal_moves():
            text = move_text(state.rules, code)
            move = self.parts(text)
            if move.verb != "point" or move.kind != wanted:
                continue
            then = state.copy()
            then.apply(code)
            one, other = then.ring_under[new], then.ring_beneath[new]
            resting = state, wanted // 3, ranks()[move.x, move.y], one, other
            key = (then.ring_level[new], one, other, then.is_collaboration(new))
            found.setdefault(key, []).append(
                Place(text, move.x, move.y, gap(*resting), gaps(*resting))
            )
        return tuple(
            Pair(one, other, level, is_collaboration, tuple(sorted(places, key=_firmest_first)))
            for (level, one, other, is_collaboration), places in sorted(found.items())
        )

    def forecast(self, move: str) -> Forecast:
        """What would come of a legal move."""
        if move not in self._forecasts:
            self._forecasts[move] = self._foresee(move)
        return self._forecasts[move]

    def _foresee(self, move: str) -> Forecast:
        state, then = self.state, self.state.copy()
        then.apply(move_code(then.rules, move))
        settled, settled_then = _settled_or_open(state), _settled_or_open(then)
        free, free_then = _free_craters(state), _free_craters(then)
        crater = self.parts(move).crater
        taken = {state.rules.crater_ids[crater]} if crater >= 0 else set()
        return Forecast(
            tuple(sorted(settled_then - settled)),
            tuple(sorted(settled - settled_then)),
            tuple(sorted(free - free_then - taken)),
            tuple(sorted(free_then - free)),
            totals(state),
            totals(then),
        )


def firmness(angle: float) -> str:
    """How firmly a ring lies over an angle without support.

    >>> firmness(120), firmness(150), firmness(151)
    ('firm', 'fair', 'loose')
    """
    if angle > FIRM_GAP:
        return "loose"
    return "fair" if angle > _FIRM else "firm"


def _firmest_first(place: Place) -> tuple[float, int, int]:
    """The order of places: the smaller the widest angle without support, the firmer (G3)."""
    return round(place.angle, 6), place.x, place.y


def _ended(state: State) -> State:
    """A copy of a state in which the points are counted as if the game ended there."""
    ended = state.copy()
    if ended.step != OVER:
        ended.finish()
    return ended


def _settlements_coming(state: State) -> tuple[int, ...]:
    """How many settlements each seat would build if the round ended here (4.1)."""
    then = state.copy()
    if then.step != OVER:
        then.build_settlements()
    while then.step == SETTLE:
        then.apply(then.legal_moves()[0])
    return tuple(then.settled[seat] - state.settled[seat] for seat in _SEATS)


@lru_cache(maxsize=64)
def tie_winner(rules: RuleSet) -> int:
    """The seat that wins on equal points (5.6): it would win a game that ends as it begins."""
    ended = State(rules)
    ended.finish()
    return ended.winner


def totals(state: State) -> tuple[int, ...]:
    """Everybody's points if the game ended here."""
    ended = _ended(state)
    return tuple(ended.total(seat) for seat in _SEATS)


def _largest_groups(ended: State) -> tuple[int, ...]:
    """The size of each colour's largest group, of a state whose points are counted (5.2)."""
    kinds = list(ended.ring_kind)[: ended.ring_count]
    sizes = list(zip(kinds, ended.groups, strict=False))
    return tuple(
        max((size for kind, size in sizes if kind % 3 == colour), default=0)
        for colour in range(len(COLOURS))
    )


def _settled_or_open(state: State) -> set[tuple[int, int]]:
    """Seats and the rings where they have a settlement, or would build one."""
    return {
        (seat, ring)
        for seat in _SEATS
        for ring in range(state.ring_count)
        if state.is_open(seat, ring)
        or (state.ring_settled[ring] and state.ring_kind[ring] % 3 == state.colours[seat])
    }


def _free_craters(state: State) -> set[str]:
    """The craters that could take a ring of their size (3.1)."""
    return {name for crater, name in enumerate(state.rules.crater_ids) if state.takes_ring(crater)}


# What hints and the arena ask for


def reasons(happened: Sequence[Event], say: Say) -> Iterator[str]:
    """What comes of a turn for the seat that plays it, in words, from its moves and events."""
    for code, parameters in happened:
        if code == "tower-moved":
            yield say("advice-research-tower")
        elif code == "placed" and parameters["level"] > 1:
            yield say("advice-level", level=parameters["level"])
    settled = sum(event.code == "settled" for event in happened)
    if settled:
        yield say("advice-settlements", n=settled)


def prospects(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, say: Say
) -> Iterator[str]:
    """What a turn changes for a seat and takes from the other, from the views around it."""
    was, now, other = analyse(before), analyse(after), 1 - seat
    old, new = was.standing, now.standing
    points = [new.scores[one].total - old.scores[one].total for one in _SEATS]
    if points[seat] > 0:
        yield say("advice-points", n=points[seat])
    if len(new.open[seat]) > len(old.open[seat]):
        yield say("advice-opens")
    if points[other] < 0:
        yield say("advice-costs", n=-points[other])
    if len(new.open[other]) < len(old.open[other]):
        yield say("advice-covers")
    craters = len(now.lost_craters - was.lost_craters)
    if craters:
        yield say("advice-blocks", n=craters)
    own = _own_rings(after, seat)
    if own > _own_rings(before, seat):
        yield say("advice-own-rings", n=own)


def _own_rings(position: Mapping[str, Any], seat: int) -> int:
    """How many rings of its own colour a seat has in hand."""
    colour = position["colours"][seat]
    rings: list[str] = position["hands"][seat].split()
    return sum(ring[1] == colour[0] for ring in rings) if colour else 0


def figures(position: Position) -> dict[str, list[int]]:
    """What the arena counts at the end of a game: numbers by name, one for each seat."""
    found = {pieces: count_built(position, pieces) for pieces in ("settlements", "bases")}
    if "result" not in position:
        return found
    score: list[dict[str, Any]] = position["score"]
    parts = {part: [seat[part] for seat in score] for part in ("group", "highest", "tower")}
    return {"points": list(position["result"]["scores"]), **found, **parts}
