"""A tile in words: what is on it, what it gives, what completing it now would give whom."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from selenite.games.blue_moon_city.rules.components import MOST_BOXES, Reward, Tile
from selenite.games.blue_moon_city.web.forecast import Gain, beside, completing
from selenite.games.blue_moon_city.web.sight import Sight, Voice


def boxes(sight: Sight, cell: str) -> tuple[str, ...]:
    """The boxes of a cell's building, or that it is complete."""
    tile, entry = sight.tile(cell), sight.city[cell]
    if tile is None:
        return ()
    return _boxes(sight.voice, tile, None if entry["built"] else tuple(entry["boxes"]))


@lru_cache(maxsize=4096)
def _boxes(voice: Voice, tile: Tile, cubes: tuple[int | None, ...] | None) -> tuple[str, ...]:
    if cubes is None:
        return (voice.say("building-built"),)
    return tuple(
        box(voice, number, people, value, cube)
        for number, ((people, value), cube) in enumerate(zip(tile.boxes, cubes, strict=True), 1)
    )


def box(voice: Voice, number: int, people: str, value: int, cube: int | None = None) -> str:
    """A box in words."""
    if cube is not None and cube == voice.seat:
        return voice.say("building-box-own", box=number, value=value)
    if cube is not None:
        return voice.tell("building-box-taken", box=number, value=value, who=voice.who(cube))
    if people == "any":
        return voice.say("building-box-any", box=number, value=value)
    return voice.say("building-box-free", box=number, value=value, people=people, colour=people)


def rewards(sight: Sight, cell: str) -> list[str]:
    """What a cell's building gives, and its ability."""
    tile, entry, say = sight.tile(cell), sight.city[cell], sight.say
    if tile is None:
        return []
    lines = []
    if not entry["built"]:
        lines.append(say("building-leader", reward=_reward(sight.voice, tile.leader)))
        lines.append(say("building-everyone", reward=_reward(sight.voice, tile.everyone)))
    lines.append(say("building-neighbour", reward=_reward(sight.voice, tile.neighbour)))
    if tile.ability:
        lines.append(say(f"building-{tile.ability}"))
    return lines


def standing(sight: Sight) -> dict[str, list[str]]:
    """Who and which dragons are on each cell that isn't empty."""
    facts = (sight.position["figures"], sight.position["dragons"])
    return sight.look.kept("standing", facts, lambda: _standing(sight))


def _standing(sight: Sight) -> dict[str, list[str]]:
    figures: dict[str, list[str]] = {}
    for seat, cell in enumerate(sight.position["figures"]):
        figures.setdefault(cell, []).append(sight.who(seat))
    dragons: dict[str, list[str]] = {}
    for key, cell in sight.position["dragons"].items():
        dragons.setdefault(cell, []).append(sight.say("draw-dragon", dragon=key))
    lines: dict[str, list[str]] = {}
    for cell, who in figures.items():
        lines[cell] = [sight.voice.tell("building-figures", who=sight.join(who))]
    for cell, named in dragons.items():
        told = sight.say("building-dragons", dragons=sight.join(named))
        lines.setdefault(cell, []).append(told)
    return lines


def _reward(voice: Voice, given: Reward | Gain) -> str:
    """A reward in words."""
    items = [
        voice.say(f"building-{key}", n=getattr(given, key))
        for key in Reward._fields
        if getattr(given, key)
    ]
    if isinstance(given, Gain) and given.scored:
        items.append(voice.say("page-from-scales", n=given.scored))
    return voice.join(items) or voice.say("building-no-reward")


def forecasts(sight: Sight) -> dict[str, list[str]]:
    """What completing each building now would give whom, where that can be said.

    For a seat it is the one that completes it, for a spectator the player to move. They are kept
    as long as nothing has changed that they depend on.
    """
    seat = sight.turn["seat"] if sight.seat is None else sight.seat
    position = sight.position
    if seat is None or "result" in position:
        return {}
    players = position["players"]
    for_all = (
        position["supply"]["scales"],
        [player["scales"] for player in players],
        min(players[seat]["cubes"], MOST_BOXES),
        sight.turn["scales-taken"] and sight.turn["seat"] == seat,
    )
    kept, key = sight.look.table.cache, ("forecast", sight.voice, seat)
    before: _Forecasts | None = kept.get(key)
    now = _Forecasts(for_all, sight.city, position["dragons"])
    cells = now.changed_since(before) if before else set(sight.city)
    if before and not cells:
        return before.told
    now.told = dict(before.told) if before else {}
    for cell in cells:
        gains = completing(sight, cell, seat)
        now.told.pop(cell, None)
        if gains:
            now.told[cell] = [_forecast(sight.voice, tuple(gains.items()))]
    kept[key] = now
    return now.told


class _Forecasts:
    """Forecasts, and what they were made of."""

    def __init__(
        self, for_all: tuple[Any, ...], city: dict[str, Any], dragons: dict[str, str | None]
    ) -> None:
        self.for_all = for_all
        self.city = city
        self.dragons = dragons
        self.told: dict[str, list[str]] = {}

    def changed_since(self, before: _Forecasts) -> set[str]:
        """The cells whose forecasts may have changed."""
        if self.for_all != before.for_all:
            return set(self.city)
        cells: set[str | None] = set()
        if self.city is not before.city:
            for cell, entry in self.city.items():
                old = before.city[cell]
                if entry != old:
                    cells.add(cell)
                    if entry["built"] != old["built"]:
                        cells.update(beside(cell))
        for dragon, at in self.dragons.items():
            if before.dragons[dragon] != at:
                cells.update((at, before.dragons[dragon]))
        return {cell for cell in cells if cell in self.city}


def forecast(sight: Sight, cell: str) -> str:
    """What completing a building now would give whom; empty where that can't be said."""
    return "".join(forecasts(sight).get(cell, ()))


@lru_cache(maxsize=4096)
def _forecast(voice: Voice, gains: tuple[tuple[int, Gain], ...]) -> str:
    told = [
        voice.tell("page-gain", who=voice.who(builder), reward=_reward(voice, gain))
        for builder, gain in gains
    ]
    return f"{voice.say('page-completing')} {'; '.join(told)}"


def lines(sight: Sight, cell: str) -> list[str]:
    """All that is open about a tile, short, line by line."""
    told = (boxes(sight, cell), standing(sight).get(cell, ()), forecasts(sight).get(cell, ()))
    return [line for lines_ in told for line in lines_]
