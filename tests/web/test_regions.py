"""Regions that use cached fragments equal regions that are rendered again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from selenite.core.cache import Cache
from selenite.table import log
from selenite.table.log import Entry
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.table.table import Table
from selenite.web import regions
from selenite.web.pieces import Drawing, GrowingList, Region, changes

MOVES = 160
ADA, BEN = Person("ada", "a", "Ada"), Person("ben", "b", "Ben")
GAMES = [
    pytest.param("blue-moon-city", {"players": 2, "first": 0}, "en", id="city"),
    pytest.param("blue-moon-city", {"players": 2, "new-buildings": [1, 2]}, "he", id="city-he"),
    pytest.param("moon-base", {}, "en", id="moon"),
]


@pytest.fixture
def services() -> Iterator[Services]:
    services = Services(Store(None), pause=0)
    yield services
    services.pool.close()
    services.store.close()


class GrowingTable:
    """A table to which entries are appended, and what two people see of it."""

    def __init__(
        self, services: Services, name: str, options: dict[str, Any], language: str
    ) -> None:
        self.services, self.language = services, language
        data = {
            "game": name, "rules": 1, "options": options, "seed": bytes(32).hex(),
            "host": ADA.id, "open": False, "position": None,
        }  # fmt: skip
        self.table = Table.of("table", [Entry(0, 0.0, log.SET_UP, data)])
        for number, person in enumerate((ADA, BEN)):
            self.take(log.SEAT, {"seat": number, "person": person.id, "name": person.name})
        self.take(log.START, {})

    def take(self, kind: str, data: dict[str, Any]) -> None:
        self.table.take(Entry(self.table.seq + 1, 0.0, kind, data))

    def seen_by(self, person: Person | None) -> dict[str, Region]:
        context = regions.viewer_context(self.services, self.table, person, self.language)
        return regions.of(self.services, context, person)

    def seen_afresh(self, person: Person | None) -> dict[str, Region]:
        cache, self.table.cache = self.table.cache, Cache()
        try:
            return self.seen_by(person)
        finally:
            self.table.cache = cache


def same(cached: Region, fresh: Region) -> bool:
    """Whether two regions are equal; a cached list may begin earlier."""
    if isinstance(cached, GrowingList) and isinstance(fresh, GrowingList):
        is_empty = not fresh.lines
        return cached.lines[-len(fresh.lines) :] == fresh.lines and is_empty == (not cached.lines)
    return str(cached) == str(fresh)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "options", "language"), GAMES)
def test_cached_regions_equal_fresh_ones(
    services: Services, name: str, options: dict[str, Any], language: str, seed: int
) -> None:
    game, rng = GrowingTable(services, name, options, language), Random(seed)
    while game.table.to_move is not None and len(game.table.moves) < MOVES:
        for person in (ADA, BEN, None):
            cached, fresh = game.seen_by(person), game.seen_afresh(person)
            assert cached.keys() == fresh.keys()
            for region in cached:
                assert same(cached[region], fresh[region]), region
        seat = game.table.to_move
        if rng.random() < 0.1 and game.table.undo_point(seat) is not None:
            game.take(log.UNDO, {"seat": seat, "moves": game.table.undo_point(seat)})
            continue
        move = rng.choice(game.table.view(seat).legal)
        game.take(log.MOVE, {"seat": seat, "move": move, "by_hand": True})


@pytest.mark.parametrize(("name", "options", "language"), GAMES)
def test_layers_and_lines_have_their_names_as_ids(
    services: Services, name: str, options: dict[str, Any], language: str
) -> None:
    game, rng = GrowingTable(services, name, options, language), Random(1)
    for _ in range(20):
        seat = game.table.to_move
        assert seat is not None
        move = rng.choice(game.table.view(seat).legal)
        game.take(log.MOVE, {"seat": seat, "move": move, "by_hand": True})
    shown = game.seen_by(ADA)
    board, listed = shown["board"], shown["log"]
    assert isinstance(board, Drawing)
    assert isinstance(listed, GrowingList)
    named = [*zip(board.names, board.pieces[1::2], strict=True)]
    for layer, text in [*named, *zip(listed.names, listed.lines, strict=True)]:
        assert f' id="{layer}"' in text[: text.index(">")]


def test_a_step_of_the_city_sends_a_few_layers(services: Services) -> None:
    game = GrowingTable(services, "blue-moon-city", {"players": 2, "first": 0}, "en")
    before = game.seen_by(BEN)
    game.take(log.MOVE, {"seat": 0, "move": ">c4", "by_hand": True})
    after = game.seen_by(BEN)
    sent = changes(before, after)
    assert isinstance(after["board"], Drawing)
    assert '<hx-partial hx-target="#board"' not in sent
    assert 'hx-target="#city-figures"' in sent
    assert 'hx-target="#log"' in sent
    assert "Ada" in sent
    assert len(sent) < 6000
