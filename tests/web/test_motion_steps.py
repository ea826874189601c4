"""The steps that games list for what is seen and heard of a move."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from selenite.bots import make
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.web import motion, regions
from tests.table.running_services import with_services

from .test_motion import two_people

if TYPE_CHECKING:
    from selenite.table.services import Services
    from selenite.table.store import Person
    from selenite.table.table import Table

SOUNDS = {"card", "stone", "metal", "chime", "chord", "step"}


class TestSteps:
    @pytest.mark.parametrize("game", sorted(registry.games()))
    def test_everything_that_moves_is_on_the_page(self, game: str) -> None:
        """Each step names a place that the page of every viewer has, and a sound there is."""
        named: set[str] = set()

        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services, game)
            people, n = [ada, ben], 0
            while (seat := table.to_move) is not None and n < 160:
                if table.automatic_move() is not None:
                    await asyncio.sleep(0)
                    continue
                before = [_ids(services, table, person) for person in (ada, ben, None)]
                move = make("random", Rng(f"{game}/{n}")).choose(table.view(seat))
                await services.play.move(table.id, people[seat], move, table.acted)
                n += 1
                for person, ids in zip((ada, ben, None), before, strict=True):
                    shown = _steps(services, table, person)
                    now = _ids(services, table, person)
                    for step in shown:
                        named.update(step)
                        if "data-sound" in step:
                            assert step["data-sound"] in SOUNDS
                        if "data-from" in step:
                            assert _is_there(step["data-from"], ids), (move, step)
                        if "data-to" in step and step["data-do"] != "appear":
                            assert _is_there(step["data-to"], now), (move, step)

        with_services(story)
        assert named >= {"data-sound", "data-from", "data-to"}

    def test_a_step_says_when_it_begins(self) -> None:
        assert (
            motion.sound("card", 250) == '<i data-do="sound" data-at="250" data-sound="card"></i>'
        )

    def test_words_are_escaped(self) -> None:
        assert "&lt;b&gt;" in motion.banner("<b>")


def _regions(services: Services, table: Table, person: Person | None) -> str:
    context = regions.viewer_context(services, table, person, "en")
    return "".join(
        f'<div id="{key}">{one}</div>' for key, one in regions.of(services, context, person).items()
    )


def _ids(services: Services, table: Table, person: Person | None) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', _regions(services, table, person)))


def _steps(services: Services, table: Table, person: Person | None) -> list[dict[str, str]]:
    context = regions.viewer_context(services, table, person, "en")
    found = re.findall(r"<i ([^>]*)>", regions.happened(context))
    steps = [dict(re.findall(r'([\w-]+)="([^"]*)"', one)) for one in found]
    return [step for step in steps if "data-do" in step]


def _is_there(places: str, ids: set[str]) -> bool:
    """Whether one of several places begins with an id of the page; what has none isn't checked."""
    named = [re.match(r"#([\w-]+)", place) for place in places.split(" | ")]
    return any(one is None or one[1] in ids for one in named)
