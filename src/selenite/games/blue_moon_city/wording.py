"""Tiles in words, the same in drawings, on pages and in the terminal."""

from __future__ import annotations

from selenite.core.drawing import Say
from selenite.games.blue_moon_city.rules.components import Components, Reward, Tile
from selenite.texts.typography import capitalised


def tile_name(components: Components, key: str, say: Say, *, in_text: bool = False) -> str:
    """A tile's name as a heading, or as it stands within a text.

    It is that of the components file where a changed one has a tile that nobody translated.
    """
    named = say("draw-tile", tile=key)
    if named == key and key in components.tiles:
        return components.tiles[key].name
    return named if in_text else capitalised(named)


def box(say: Say, number: int, people: str, value: int, owner: str | None = None) -> str:
    """A box of a building, free or with a player's cube."""
    if owner is not None:
        return say("building-box-taken", box=number, value=value, who=owner)
    if people == "any":
        return say("building-box-any", box=number, value=value)
    return say("building-box-free", box=number, value=value, people=people, colour=people)


def reward(say: Say, given: Reward) -> list[str]:
    """The parts of a reward; empty where there are none."""
    return [say(f"building-{key}", n=count) for key, count in given._asdict().items() if count]


def reward_list(say: Say, given: Reward) -> str:
    """A reward in words."""
    items = tuple(reward(say, given))
    return say("building-reward", reward=items) if items else say("building-no-reward")


def rewards(tile: Tile, *, is_built: bool = False) -> dict[str, Reward]:
    """What a building gives on its completion and to its neighbours, by whom it is for.

    Once it is complete, only the neighbours' reward is left (3.6c).
    """
    given = {"leader": tile.leader, "everyone": tile.everyone, "neighbour": tile.neighbour}
    return {"neighbour": given["neighbour"]} if is_built else given
