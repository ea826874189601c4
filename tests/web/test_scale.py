"""The small version of ``benchmarks/scale.py``: every move reaches the other seat."""

from __future__ import annotations

import pytest

from scale import run


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_moves_reach_the_seats_at_all_processes(
    kind: str, processes: int, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        request.getfixturevalue("postgres_server")  # fails or skips where there is none
    found = run(kind, processes, tables=6, seconds=0.5)
    assert found["processes"] == processes
    assert found["seats connected"] == 12
    assert found["moves/s at saturation"] > 0
    assert found["p99 ms at saturation"] > 0
