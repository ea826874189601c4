"""A disk that fills up and a database that turns read-only, with real processes under load.

The small version of ``benchmarks/storage.py``.
"""

from __future__ import annotations

import asyncio

import pytest

from storage import can_mount, is_well, run


@pytest.mark.parametrize("fault", ["sqlite-limit", "sqlite-read-only", "postgresql-read-only"])
def test_moves_are_refused_in_a_sentence_and_every_game_goes_on(
    fault: str, request: pytest.FixtureRequest
) -> None:
    if fault.startswith("postgresql"):
        request.getfixturevalue("postgres_server")  # fails or skips where there is none
    if fault == "sqlite-read-only" and not can_mount(fault):
        pytest.skip("only root can mount a file system")
    found = asyncio.run(run(fault, rounds=1, seconds=1.0, tables=4))
    assert found["moves acknowledged"] > 0
    assert found["moves refused, by status"].keys() == {503}
    assert is_well(found), found
