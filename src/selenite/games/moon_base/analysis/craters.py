"""Which craters can take a ring, and what is in the way of one on the others (3.1)."""

from __future__ import annotations

from typing import NamedTuple

from selenite.games.moon_base.explain import why_blocked
from selenite.games.moon_base.rules.codes import NOWHERE
from selenite.games.moon_base.rules.state import State

_BLOCKS = {
    "overlaps-ring": "ring",
    "under-ring": "ring-above",
    "covers-settlement": "settlement",
    "covers-tower": "tower",
    "blocked-by-base": "base",
}
"""What is in the way of a ring on a crater, by the code of the refusal."""


class Block(NamedTuple):
    """What keeps rings off a crater: its kind, and the clause that says so.

    ``ring`` is the ring in the way, or the one under the piece in the way. ``crater`` is the one
    under a base.
    """

    kind: str
    clause: str
    ring: int | None = None
    crater: str = ""


def free_craters(state: State) -> set[str]:
    """The craters that could take a ring of their size (3.1)."""
    return {name for crater, name in enumerate(state.rules.crater_ids) if state.takes_ring(crater)}


def block(state: State, crater: str) -> Block | None:
    """What is in the way of a ring on a crater; None if it is free (3.1)."""
    reason = why_blocked(state, state.rules.crater_ids.index(crater))
    if reason is None:
        return None
    kind, found = _BLOCKS[reason.code], reason.parameters
    if kind == "tower":
        on = None if state.tower_ring == NOWHERE else state.tower_ring
        return Block(kind, reason.clause, on)
    return Block(kind, reason.clause, found.get("ring"), found.get("crater", ""))
