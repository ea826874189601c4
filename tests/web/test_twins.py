"""Twin games in random positions look the same; the long version is ``benchmarks/twins.py``."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from selenite.table.table import Table
from selenite.web import regions
from selenite.web.html import Markup
from selenite.web.stalls import StallWatch
from tests.web.test_stalls import Loop
from twins import Records, run


@pytest.mark.parametrize(("kind", "games"), [("sqlite", 5), ("postgresql", 3)])
def test_nothing_that_is_sent_depends_on_secrets(
    kind: str, games: int, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)  # of all that is logged, as another test may have set it
    if kind == "postgresql":
        request.getfixturevalue("postgres_server")  # fails or skips where there is none
    found = asyncio.run(run(kind, games, 7))
    assert found.faults == []
    assert found.games == games
    assert found.moves > 0
    assert found.answers > 12 * games
    assert found.regions > 0


def test_a_secret_in_a_page_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = regions.of

    def leaky(services: Any, context: Any, person: Any) -> dict[str, Any]:
        deck = context.table.state.position()["deck"]
        return {**plain(services, context, person), "leak": Markup(f"<!--{deck}-->")}

    monkeypatch.setattr(regions, "of", leaky)
    found = asyncio.run(run("sqlite", 2, 7))
    assert any(fault.startswith("region leak") for fault in found.faults)


def test_a_secret_in_an_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "record_text", lambda self: f"{self.state.position()}")
    found = asyncio.run(run("sqlite", 6, 7))
    assert any("record" in fault for fault in found.faults)


def test_a_busy_machine_makes_no_difference() -> None:
    records, loop = Records(), Loop()
    watch = StallWatch(loop)
    logging.getLogger("selenite").addHandler(records)
    loop.pass_seconds(14.0)
    logging.getLogger("selenite").warning("the same in both")
    logging.getLogger("selenite").removeHandler(records)
    watch.stop()
    loop.close()
    assert len(records.found) == 2
    assert records.taken() == "the same in both"
