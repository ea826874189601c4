"""Killing processes under load: what was acknowledged is there, no game is stuck, clients resume.

The small version of ``benchmarks/kills.py``, with real processes.
"""

from __future__ import annotations

import asyncio

import pytest

from kills import run


@pytest.mark.parametrize(("kind", "rounds"), [("sqlite", 2), ("postgresql", 4)])
def test_every_acknowledged_move_is_there_and_every_game_goes_on(
    kind: str, rounds: int, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        request.getfixturevalue("postgres_server")  # fails or skips where there is none
    found = asyncio.run(run(kind, rounds, seconds=1.0, tables=6))
    assert sum(found["killed"].values()) == rounds
    assert found["moves acknowledged"] > 0
    assert found["streams resumed"] > 0
    assert found["acknowledged but missing"] == 0
    assert found["games stuck"] == 0
    assert found["logs damaged"] == 0
