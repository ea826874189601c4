"""What hints and tournaments say about turns and positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from selenite.core.drawing import Say
from selenite.core.state import Event, Position


def reasons(happened: Sequence[Event], say: Say) -> Iterator[str]:
    """What comes of a turn for the seat that plays it, in words."""
    for event in happened:
        if event.code == "taken":
            yield say("reason-taken", n=event.parameters["n"])


def prospects(before: Position, after: Position, seat: int, say: Say) -> tuple[str, ...]:
    """What a turn leads to: nothing that its reasons don't say."""
    return ()


def figures(position: Position) -> dict[str, list[int]]:
    """What the arena counts: who turned up their card."""
    return {"cards-played": [int(shown) for shown in position["shown"]]}
