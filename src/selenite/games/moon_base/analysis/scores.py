"""Points, what they come from, and why they change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from selenite.core.drawing import Say
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules.codes import COLOURS, LARGE, NOWHERE, OVER, SCORES
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.state import State

_SEATS = range(PLAYERS)

PIECES = ("settlements", "bases", "aside")
"""The parts of a score in which every piece counts the same (5.1)."""


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


class Account(NamedTuple):
    """What the points of a state come from, and which settlements are to be expected."""

    scores: tuple[Score, ...]
    groups: tuple[int, ...]
    """The size of the largest group of each colour that counts (5.2, 6.3)."""

    tops: tuple[int, ...]
    """The highest level of each colour that counts; 0 without rings (5.4, 6.3)."""

    tower: int
    """The colour of the ring under the tower (5.5); -1 if it isn't on a ring."""

    colours: tuple[int, ...]
    """The colour of each seat; -1 before they are taken."""

    settled: frozenset[tuple[int, int]]
    """A seat and a ring for each settlement that is built or would be."""

    each: Score
    """What one piece of each kind counts (5.1)."""


class ScoreChange(NamedTuple):
    """Why somebody has more or fewer points than before: the part of the score, and what moved it.

    ``why`` names the sentence. A group, a level or the tower is ``colour``'s now. A settlement that
    can't be built any more because its ring was covered is no change of points: ``by`` is 0.
    """

    seat: int
    part: str
    by: int
    why: str
    n: int = 1
    colour: str = ""


def ended_copy(state: State) -> State:
    """A copy of a state in which the points are counted as if the game ended there."""
    ended = state.copy()
    if ended.step != OVER:
        ended.finish()
    return ended


@lru_cache(maxsize=64)
def tie_winner(rules: RuleSet) -> int:
    """The seat that wins on equal points (5.6): it would win a game that ends as it begins."""
    ended = State(rules)
    ended.finish()
    return ended.winner


@lru_cache(maxsize=64)
def piece_points(rules: RuleSet) -> Score:
    """What one piece of each kind counts (5.1): the points of a player with one of each."""
    ended = State(rules)
    ended.settled, ended.bases, ended.aside = [1, 0], [1, 0], [1] + [0] * 11
    ended.finish()
    return scores_of(ended)[0]


def totals(state: State) -> tuple[int, ...]:
    """Everybody's points if the game ended here."""
    ended = ended_copy(state)
    return tuple(ended.total(seat) for seat in _SEATS)


def scores_of(ended: State) -> tuple[Score, ...]:
    """Everybody's points, of a state in which they are counted."""
    scores = list(ended.scores)
    return tuple(Score(*scores[6 * seat : 6 * seat + 6]) for seat in _SEATS)


def most_of_colours(state: State, values: Sequence[int], rings: Iterable[int]) -> tuple[int, ...]:
    """The largest of the values that some rings have, for each colour; 0 without rings."""
    kinds, most = list(state.ring_kind), [0] * len(COLOURS)
    for ring in rings:
        colour = kinds[ring] % 3
        most[colour] = max(most[colour], values[ring])
    return tuple(most)


def account(state: State) -> Account:
    """What the points of a state come from, if the game ended there."""
    ended = ended_copy(state)
    counted = [ring for ring in range(ended.ring_count) if ended.is_counted(ring)]
    tower = ended.tower_ring
    return Account(
        scores_of(ended),
        most_of_colours(ended, ended.groups, counted),
        most_of_colours(ended, ended.ring_level, counted),
        -1 if tower == NOWHERE else ended.ring_kind[tower] % 3,
        tuple(state.colours),
        frozenset(settled_or_open(state)),
        piece_points(state.rules),
    )


def changes(before: Account, after: Account) -> tuple[ScoreChange, ...]:
    """Why the points of an account differ from those of an earlier one, part by part."""
    found = []
    for seat in _SEATS:
        old, new = before.scores[seat], after.scores[seat]
        for part in SCORES:
            by = getattr(new, part) - getattr(old, part)
            if by:
                found.append(_change(after, seat, part, by))
    for seat in _SEATS:
        covered = sum(one == seat for one, _ in before.settled - after.settled)
        if covered:
            found.append(ScoreChange(seat, "settlements", 0, "covered", covered))
    return tuple(found)


def why(found: Iterable[ScoreChange], say: Say) -> str:
    """What moved some parts of a score, in words."""
    told = (say(f"why-{one.why}", n=one.n, colour=one.colour) for one in found)
    return say("between-reasons").join(told)


def _change(after: Account, seat: int, part: str, by: int) -> ScoreChange:
    """What moved a part of somebody's score."""
    if part in PIECES:
        return ScoreChange(seat, part, by, part, by // getattr(after.each, part))
    own = after.colours[seat]
    if part == "tower":
        colour = COLOURS[after.tower]
        return ScoreChange(seat, part, by, "tower-won" if by > 0 else "tower-lost", 1, colour)
    sizes = after.groups if part == "group" else after.tops
    if by < 0:
        over = max(range(len(COLOURS)), key=lambda one: (sizes[one], one != own))
        return ScoreChange(seat, part, by, f"{part}-lost", sizes[over], COLOURS[over])
    is_shared = any(size == sizes[own] for one, size in enumerate(sizes) if one != own)
    how = "shared" if is_shared else "won"
    return ScoreChange(seat, part, by, f"{part}-{how}", sizes[own], COLOURS[own])


def settled_or_open(state: State) -> set[tuple[int, int]]:
    """A seat and a ring for each settlement that is built or would be at the end of the round."""
    colours = list(state.colours)
    return {
        (colours.index(kind % 3), ring)
        for ring, kind, settled in zip(
            range(state.ring_count), state.ring_kind, state.ring_settled, strict=False
        )
        if kind // 3 == LARGE
        and kind % 3 in colours
        and (settled or state.is_open(colours.index(kind % 3), ring))
    }
