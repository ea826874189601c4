"""What sheets and small cards say of a tile: boxes, rewards, and what completing it now brings."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city import wording
from selenite.games.blue_moon_city.analysis import Gain, completing
from selenite.games.blue_moon_city.rules.components import Reward, Tile
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
        for whose, given in wording.rewards(tile, is_built=entry["built"]).items()
    ]
    return [*lines, page.say(f"building-{tile.ability}")] if tile.ability else lines


def standing(page: CityPage, cell: str) -> list[str]:
    """Who and which dragons are on a cell."""
    figures = tuple(page.who(n) for n, at in enumerate(page.position["figures"]) if at == cell)
    dragons = tuple(
        page.say("draw-dragon", dragon=key)
        for key, at in page.position["dragons"].items()
        if at == cell
    )
    lines = []
    if figures:
        lines.append(page.viewer.say("building-figures", who=figures))
    if dragons:
        lines.append(page.say("building-dragons", dragons=dragons))
    return lines


def _reward(viewer: Viewer, given: Reward, scored: int = 0) -> tuple[str, ...]:
    """A reward, with crystals for scored scales, as a list for a sentence."""
    items = wording.reward(viewer.say, given)
    if scored:
        items.append(viewer.say("page-from-scales", n=scored))
    return tuple(items) or (viewer.say("building-no-reward"),)


# Forecasts


def forecast(page: CityPage, cell: str) -> str:
    """What completing a building now would give whom; empty where that can't be said.

    For a seat it is the one that completes it, for a spectator the player to move.
    """
    seat = page.turn["seat"] if page.seat is None else page.seat
    if seat is None or "result" in page.position:
        return ""
    gains = completing(page.rules, page.position, cell, seat)
    return _forecast(page.viewer, tuple(gains.items())) if gains else ""


@lru_cache(maxsize=4096)
def _forecast(viewer: Viewer, gains: tuple[tuple[int, Gain], ...]) -> str:
    clauses = [
        viewer.say(
            "page-gain" if n else "page-completing",
            who=viewer.who(seat),
            reward=_reward(viewer, gain.reward, gain.scored),
        )
        for n, (seat, gain) in enumerate(gains)
    ]
    return viewer.speaker.series(clauses)


def lines(page: CityPage, cell: str) -> list[str]:
    """All that is open about a tile, short, line by line."""
    ahead = forecast(page, cell)
    return [*boxes(page, cell), *standing(page, cell), *([ahead] if ahead else [])]
