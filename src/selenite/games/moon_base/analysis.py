"""What a position and a move are worth knowing for: gains, reasons, figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from selenite.core.drawing import Say
from selenite.core.state import Event, Position


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


def figures(position: Position) -> dict[str, list[int]]:
    """What the arena counts at the end of a game: numbers by name, one for each seat."""

    def pieces(kind: str) -> list[int]:
        owners = [piece["seat"] for piece in position[kind]]
        return [owners.count(seat) for seat in range(2)]

    found = {"settlements": pieces("settlements"), "bases": pieces("bases")}
    if "result" not in position:
        return found
    score: list[dict[str, Any]] = position["score"]
    parts = {part: [seat[part] for seat in score] for part in ("group", "highest", "tower")}
    return {"points": list(position["result"]["scores"]), **found, **parts}
