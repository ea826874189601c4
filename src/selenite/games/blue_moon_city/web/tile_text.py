"""A tile in words: what is on it, what it gives, what completing it now would give whom."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Any, NamedTuple

from selenite.games.blue_moon_city import wording
from selenite.games.blue_moon_city.analysis import Gain, completing, neighbours
from selenite.games.blue_moon_city.rules.components import MOST_BOXES, Reward, Tile
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.web.page import CityPage, Viewer


def boxes(page: CityPage, cell: str) -> tuple[str, ...]:
    """The boxes of a cell's building, or that it is complete."""
    tile, entry = page.tile(cell), page.city[cell]
    if tile is None:
        return ()
    return _boxes(page.viewer, tile, None if entry["built"] else tuple(entry["boxes"]))


@lru_cache(maxsize=4096)
def _boxes(viewer: Viewer, tile: Tile, cubes: tuple[int | None, ...] | None) -> tuple[str, ...]:
    if cubes is None:
        return (viewer.say("building-built"),)
    return tuple(
        box(viewer, number, people, value, cube)
        for number, ((people, value), cube) in enumerate(zip(tile.boxes, cubes, strict=True), 1)
    )


def box(viewer: Viewer, number: int, people: str, value: int, cube: int | None = None) -> str:
    """A box in words."""
    if cube is None:
        return wording.box(viewer.say, number, people, value)
    if cube == viewer.seat:
        return viewer.say("building-box-own", box=number, value=value)
    return wording.box(viewer.say, number, people, value, viewer.who(cube))


def rewards(page: CityPage, cell: str) -> list[str]:
    """What a cell's building gives, and its ability."""
    tile, entry = page.tile(cell), page.city[cell]
    if tile is None:
        return []
    lines = [
        page.say(f"building-{whose}", reward=_reward(page.viewer, given))
        for whose, given in wording.rewards(tile).items()
        if whose == "neighbour" or not entry["built"]
    ]
    return [*lines, page.say(f"building-{tile.ability}")] if tile.ability else lines


def standing(page: CityPage) -> dict[str, list[str]]:
    """Who and which dragons are on each cell that isn't empty."""
    facts = (page.position["figures"], page.position["dragons"])
    return page.context.cached("standing", facts, lambda: _standing(page))


def _standing(page: CityPage) -> dict[str, list[str]]:
    figures: dict[str, list[str]] = {}
    for seat, cell in enumerate(page.position["figures"]):
        figures.setdefault(cell, []).append(page.who(seat))
    dragons: dict[str, list[str]] = {}
    for key, cell in page.position["dragons"].items():
        dragons.setdefault(cell, []).append(page.say("draw-dragon", dragon=key))
    lines: dict[str, list[str]] = {}
    for cell, who in figures.items():
        lines[cell] = [page.viewer.say("building-figures", who=page.join(who))]
    for cell, named in dragons.items():
        line = page.say("building-dragons", dragons=page.join(named))
        lines.setdefault(cell, []).append(line)
    return lines


def _reward(viewer: Viewer, given: Reward, scored: int = 0) -> str:
    """A reward in words, with crystals for scored scales."""
    items = wording.reward(viewer.say, given)
    if scored:
        items.append(viewer.say("page-from-scales", n=scored))
    return viewer.join(items) or viewer.say("building-no-reward")


# Forecasts


def forecasts(page: CityPage) -> dict[str, list[str]]:
    """What completing each building now would give whom, where that can be said.

    For a seat it is the one that completes it, for a spectator the player to move. They are
    cached as long as nothing has changed that they depend on.
    """
    seat = page.turn["seat"] if page.seat is None else page.seat
    if seat is None or "result" in page.position:
        return {}
    cached, key = page.context.table.cache, ("forecast", page.context.language, page.seat, seat)
    before: _Forecasts | None = cached.get(key)
    facts = _Facts(_shared_facts(page, seat), page.city, page.position["dragons"])
    if before and before.facts == facts:
        return before.lines
    cells = facts.changed_since(before.facts, page.rules) if before else page.city.keys()
    lines = dict(before.lines) if before else {}
    for cell in cells:
        gains = completing(page.rules, page.position, cell, seat)
        lines.pop(cell, None)
        if gains:
            lines[cell] = [_forecast(page.viewer, tuple(gains.items()))]
    cached[key] = _Forecasts(facts, lines)
    return lines


def _shared_facts(page: CityPage, seat: int) -> tuple[Any, ...]:
    """What the forecasts of all buildings depend on."""
    players = page.position["players"]
    return (
        page.position["supply"]["scales"],
        [player["scales"] for player in players],
        min(players[seat]["cubes"], MOST_BOXES),
        page.turn["scales-taken"] and page.turn["seat"] == seat,
    )


class _Facts(NamedTuple):
    """What forecasts are made of."""

    shared: tuple[Any, ...]
    city: dict[str, Any]
    dragons: dict[str, str | None]

    def changed_since(self, before: _Facts, rules: RuleSet) -> Set[str]:
        """The cells whose forecasts may have changed."""
        if self.shared != before.shared:
            return self.city.keys()
        cells: set[str | None] = set()
        if self.city is not before.city:
            for cell, entry in self.city.items():
                old = before.city[cell]
                if entry != old:
                    cells.add(cell)
                    if entry["built"] != old["built"]:
                        cells.update(neighbours(rules, cell))
        for dragon, at in self.dragons.items():
            if before.dragons[dragon] != at:
                cells.update((at, before.dragons[dragon]))
        return {cell for cell in cells if cell in self.city}


class _Forecasts(NamedTuple):
    """Forecasts by cell, and what they were made of."""

    facts: _Facts
    lines: dict[str, list[str]]


def forecast(page: CityPage, cell: str) -> str:
    """What completing a building now would give whom; empty where that can't be said."""
    return "".join(forecasts(page).get(cell, ()))


@lru_cache(maxsize=4096)
def _forecast(viewer: Viewer, gains: tuple[tuple[int, Gain], ...]) -> str:
    lines = [
        viewer.say(
            "page-gain", who=viewer.who(seat), reward=_reward(viewer, gain.reward, gain.scored)
        )
        for seat, gain in gains
    ]
    return f"{viewer.say('page-completing')} {'; '.join(lines)}"


def lines(page: CityPage, cell: str) -> list[str]:
    """All that is open about a tile, short, line by line."""
    return [
        *boxes(page, cell),
        *standing(page).get(cell, ()),
        *forecasts(page).get(cell, ()),
    ]
