"""Others go on playing while somebody attacks; the long version is ``benchmarks/abuse.py``."""

from __future__ import annotations

import pytest

from abuse import run


@pytest.mark.parametrize(
    ("attack", "answered"),
    [
        ("idle", "connected"),
        ("bodies", "413"),
        ("heads", "431"),
        ("tables", "429"),
        ("since", "200"),
        ("uploads", "303"),
        ("player-churn", "200"),
        ("crlf", "200"),
        ("ahead", "ended"),
    ],
)
def test_others_go_on_and_memory_stays(attack: str, answered: str) -> None:
    found = run(attack, 1.0)
    assert found["moves"] >= 15
    assert found["longest ms"] < 10_000
    assert found["MB during"] < found["MB before"] + 60
    assert any(answered in answer for answer in found["answers"])
