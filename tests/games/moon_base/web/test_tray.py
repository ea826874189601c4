"""The tray of a phone: each stack keeps its place and its size while rings are taken."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from selenite.bots import make
from selenite.core.chance import Rng
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from tests.games.moon_base.web.looking import STATES, mover, regions_of, state_of
from tests.web.driving import FRAMES, Serve, at_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PLACES = """() => [...document.querySelectorAll(".ring-stack")].map((stack) => {
  const { x, y, width, height } = stack.getBoundingClientRect();
  return [stack.id, ...[x, y, width, height].map(Math.round)];
})"""
DRAWN = "seq => document.querySelector('#state .turn')?.dataset.seq === String(seq)"
DRAFTS = 4


async def at_the_first_draft(services: Services) -> tuple[Table, list[Person]]:
    """A table of two people, where colours are chosen and the tower stands."""
    people = [await services.people.welcome(name) for name in ("Ada", "Ben")]
    seats = [Seat(one.id, one.name) for one in people]
    table = await services.seating.set_up(people[0], "moon-base", {}, seats, seed=bytes(32))
    for _ in range(2):
        await draft(services, table, people)
    return table, people


async def draft(services: Services, table: Table, people: list[Person]) -> None:
    """A move of whoever is to move."""
    seat = table.to_move
    assert seat is not None
    move = make("greedy", Rng("tray")).choose(table.view(seat))
    await services.play.move(table.id, people[seat], move, table.acted)


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (844, 390)])
def test_no_stack_moves_while_rings_are_taken(
    serve: Serve, browser: Browser, size: tuple[int, int]
) -> None:
    server = serve()
    table, people = server.do(at_the_first_draft)
    phone = {"width": size[0], "height": size[1]}
    with at_table(
        browser, server, table, people[0], viewport=phone, is_mobile=True, has_touch=True,
        reduced_motion="reduce",
    ) as page:  # fmt: skip
        places = page.evaluate(PLACES)
        assert len(places) == 8
        for _ in range(DRAFTS - 1):
            server.do(lambda services: draft(services, table, people))
            page.wait_for_function(DRAWN, arg=table.acted)
            page.evaluate(FRAMES)
            assert page.evaluate(PLACES) == places


@pytest.mark.parametrize("name", [*STATES, "0/119/moon"])
def test_every_hand_and_every_stack_has_its_places(name: str) -> None:
    """Where there is no ring now, an empty place is shown, so the dock stays as large as it is."""
    state = state_of(name)
    hand = regions_of(mover(state))["hand"]
    assert hand.count('class="ring-stack"') == 8
    for size, letter in (("large", "L"), ("small", "S")):
        held = len(re.findall(rf'data-about="kind-{letter}', hand))
        assert held + hand.count(f"slot-{size}") == 4
