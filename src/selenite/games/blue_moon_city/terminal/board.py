"""A position or a view of Blue Moon City as plain text, within 80 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import heading, seat_names, wrap
from selenite.games.blue_moon_city import wording
from selenite.games.blue_moon_city.analysis import (
    is_city_complete,
    obelisk_spaces,
    offering_price,
)
from selenite.games.blue_moon_city.notation import COLUMNS, ROWS, card_count
from selenite.games.blue_moon_city.options import components_of, rules_of
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.rules.components import Components, Reward
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.view import known_crystals
from selenite.texts import join, plain, speaker

_SPEAKER = speaker("en", NAME)
name, say = _SPEAKER.name, _SPEAKER.say

WIDTH = 14
DRAGON_MARKS = {"red": "~F", "green": "~E", "blue": "~W"}
_PEOPLE_STYLES = {
    "v": "bold", "t": "red", "a": "blue", "f": "bright_black", "k": "green", "m": "yellow",
    "h": "bold white", "p": "bright_yellow",
}  # fmt: skip
_SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow")
_DRAGON_STYLES = {"~F": "bold red", "~E": "bold green", "~W": "bold blue"}
STYLES = {
    **{rf"(?<![A-Za-z>]){letter}[1-5]": style for letter, style in _PEOPLE_STYLES.items()},
    **{f"[@#]{seat}": style for seat, style in enumerate(_SEAT_STYLES)},
    **_DRAGON_STYLES,
}


def draw(
    position: Mapping[str, Any], seats: Mapping[int, str] | None = None, brief: bool = False
) -> str:
    """The whole picture: city, obelisk, players, whose turn it is.

    ``position`` is a whole position or a view; ``seats`` are the players' names. A brief picture
    leaves out the key to its signs and the hands.
    """
    names = seat_names(len(position["players"]), seats)
    lines = [title(position, names), *city(position)]
    if not brief:
        lines += legend()
    lines += [*surroundings(position), *players(position, names, not brief)]
    if isinstance(position["deck"], str) and position["deck"]:
        lines += wrap(f"{say('board-deck')} ", spaced(position["deck"]))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def title(position: Mapping[str, Any], names: Mapping[int, str]) -> str:
    """The game, the round and who is to do what."""
    turn = position["turn"]
    steps = f", {say('board-steps', n=turn['steps'])}" if turn["phase"] == "move" else ""
    return heading(position, names, say, steps, phase=turn["phase"])


def city(position: Mapping[str, Any]) -> list[str]:
    """The tiles with their boxes, cubes, figures and dragons."""
    components = components_of(position["options"])
    rule = "  +" + "+".join(["-" * WIDTH] * len(COLUMNS)) + "+"
    lines = ["   " + " ".join(f"{letter:^{WIDTH}}" for letter in COLUMNS), rule]
    for row in reversed(ROWS):
        cells = [_cell(position, components, column + row) for column in COLUMNS]
        for number in range(3):
            margin = f"{row} " if number == 1 else "  "
            inside = "|".join(f"{cell[number]:<{WIDTH}.{WIDTH}}" for cell in cells)
            lines.append(f"{margin}|{inside}|")
        lines.append(rule)
    return lines


def legend() -> list[str]:
    """What the signs on the city mean."""
    return ["  " + say("board-legend"), "  " + say("board-dragons")]


def _cell(position: Mapping[str, Any], components: Components, cell: str) -> tuple[str, str, str]:
    """A cell's three lines: the tile's name, its boxes, and what stands there."""
    entry = position["city"].get(cell)
    if entry is None:
        return "", "", ""
    label = tile_name(components, entry["tile"])
    if len(label) > WIDTH:
        label = label[: WIDTH - 1] + "."
    return label, _boxes(components, entry), _pieces(position, cell)


def tile_name(components: Components, key: str) -> str:
    """A tile's name, in one line."""
    return plain(wording.tile_name(components, key, say, in_text=True))


def _boxes(components: Components, entry: Mapping[str, Any]) -> str:
    """A building's boxes, or what it gives once it is built."""
    if "boxes" not in entry:
        return ""
    tile = components.tiles[entry["tile"]]
    if entry["built"]:
        [given] = wording.rewards(tile, is_built=True).values()
        return f"= {short_reward(given)}"
    marks = [
        f"{LETTERS[people]}{value}" if cube is None else f"#{cube}"
        for (people, value), cube in zip(tile.boxes, entry["boxes"], strict=True)
    ]
    return (" " if len(marks) <= 4 else "").join(marks)


def short_reward(reward: Reward) -> str:
    """A reward in a few letters.

    >>> short_reward(Reward(crystals=1, scales=2))
    '1cr 2sc'
    """
    marks = zip(reward, ("cr", "ca", "sc"), strict=True)
    return " ".join(f"{n}{mark}" for n, mark in marks if n) or "-"


def _pieces(position: Mapping[str, Any], cell: str) -> str:
    """The figures and dragons on a cell."""
    figures = [f"@{seat}" for seat, at in enumerate(position["figures"]) if at == cell]
    dragons = [DRAGON_MARKS[key] for key, at in position["dragons"].items() if at == cell]
    marks = figures + dragons
    return (" " if len(marks) <= 4 else "").join(marks)


def surroundings(position: Mapping[str, Any]) -> list[str]:
    """Obelisk, supply, piles and the dragons outside."""
    rules = rules_of(position["options"])
    spaces, goal = obelisk_spaces(rules, position), rules.to_win
    row = " ".join(f"{one.price}" if one.seat is None else f"#{one.seat}" for one in spaces)
    if any(one.is_next for one in spaces):
        price = offering_price(rules, position)
        obelisk = say("board-obelisk", spaces=row, price=price, goal=goal)
    else:
        obelisk = say("board-obelisk-full", spaces=row, goal=goal)
    supply = say(
        "board-supply",
        scales=position["supply"]["scales"],
        deck=card_count(position["deck"]),
        discard=card_count(position["discard"]),
    )
    lines = [obelisk, supply]
    outside = [name("short-dragon", key) for key, at in position["dragons"].items() if at is None]
    if outside:
        lines.append(say("board-outside", dragons=join(outside)))
    if is_city_complete(position):
        lines.append(say("board-bound"))
    return lines


def players(position: Mapping[str, Any], names: Mapping[int, str], with_hands: bool) -> list[str]:
    """A line for each player with what everybody may see, and below it the hands that are shown."""
    heads = ("player", "crystals", "scales", "cubes", "offerings", "cards", "aside")
    row = "{:<24}{:>9}{:>8}{:>7}{:>11}{:>7}{:>7}"
    lines = [row.format(*(say(f"board-head-{key}") for key in heads))]
    for seat, player in enumerate(position["players"]):
        mark = ">" if position["turn"]["seat"] == seat else " "
        cells = [
            f"{mark}@{seat} {names[seat]}",
            crystals_shown(position, seat),
            player["scales"],
            player["cubes"],
            position["obelisk"].count(seat),
            card_count(player["hand"]),
            card_count(player["aside"]),
        ]
        lines.append(row.format(*cells))
        if with_hands and isinstance(player["hand"], str):
            lines += wrap(f"    {say('board-hand')} ", spaced(player["hand"]))
        if isinstance(player["aside"], str) and player["aside"]:
            lines += wrap(f"    {say('board-aside')} ", spaced(player["aside"]))
    return lines


def describe_tile(position: Mapping[str, Any], cell: str, names: Mapping[int, str]) -> list[str]:
    """Everything about a cell: boxes, rewards, ability, who stands there."""
    entry = position["city"].get(cell)
    if entry is None:
        return [say("terminal-no-cell", cell=cell)]
    components = components_of(position["options"])
    if "boxes" in entry:
        lines = _describe_building(components, entry, cell, names)
    else:
        lines = [say("building-courtyard", cell=cell)]
    figures = [names[seat] for seat, at in enumerate(position["figures"]) if at == cell]
    if figures:
        lines.append("  " + say("building-figures", who=join(figures)))
    dragons = [name("dragon", key) for key, at in position["dragons"].items() if at == cell]
    if dragons:
        lines.append("  " + say("building-dragons", dragons=join(dragons)))
    return lines


def _describe_building(
    components: Components, entry: Mapping[str, Any], cell: str, names: Mapping[int, str]
) -> list[str]:
    """A building's name, boxes, rewards and ability."""
    tile = components.tiles[entry["tile"]]
    lines = [say("building-head", cell=cell, tile=tile_name(components, entry["tile"]))]
    if entry["built"]:
        lines.append("  " + say("building-built"))
    else:
        for number, (asked, cube) in enumerate(zip(tile.boxes, entry["boxes"], strict=True), 1):
            owner = None if cube is None else names[cube]
            lines.append("  " + wording.box(say, number, *asked, owner))
    for whose, given in wording.rewards(tile, is_built=entry["built"]).items():
        lines.append("  " + say(f"building-{whose}", reward=reward_text(given)))
    if tile.ability:
        lines.append("  " + say(f"building-{tile.ability}"))
    return lines


def reward_text(reward: Reward) -> str:
    """A reward in words.

    >>> reward_text(Reward(crystals=1, scales=2))
    '1 crystal and 2 golden scales'
    """
    return wording.reward_list(say, reward)


def crystals_shown(position: Mapping[str, Any], seat: int) -> str:
    """A player's crystals, where they are open."""
    crystals = known_crystals(position, seat)
    return "?" if crystals is None else str(crystals)


def spaced(cards: str) -> str:
    """Cards with spaces between them.

    >>> spaced("h2h3")
    'h2 h3'
    """
    return " ".join(cards[i : i + 2] for i in range(0, len(cards), 2))
