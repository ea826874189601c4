"""A tile's sheet: what can be done there first, then its boxes, its rewards and its story."""

from __future__ import annotations

from selenite.core.drawing import escape
from selenite.games.blue_moon_city.rules.components import COURTYARD
from selenite.games.blue_moon_city.web import parts
from selenite.games.blue_moon_city.web.forecast import most_worth, payable, payments_of
from selenite.games.blue_moon_city.web.sight import END, Sight, text_of
from selenite.games.blue_moon_city.web.tiles import box as box_words
from selenite.games.blue_moon_city.web.tiles import boxes, forecast, rewards, standing


def sheet(sight: Sight, cell: str, steps: str) -> str:
    """The sheet of a cell's tile, after the buttons of what comes next."""
    entry, tile = sight.city[cell], sight.tile(cell)
    told = [f"<h2>{parts.text('span', sight.tile_name(cell))} {parts.code(cell)}</h2>"]
    told.append(f'<p class="tools">{steps}</p>')
    is_plan = tile is not None and not entry["built"]
    if is_plan:
        told.append(_boxes(sight, cell))
    complete = () if is_plan else boxes(sight, cell)
    lines = (*complete, *rewards(sight, cell), *standing(sight).get(cell, ()))
    told.append(f"<ul>{''.join(parts.text('li', line) for line in lines)}</ul>")
    ahead = forecast(sight, cell)
    if ahead:
        told.append(parts.text("p", ahead, class_="forecast"))
    if entry["tile"] == COURTYARD and "result" not in sight.position:
        told.append(parts.text("p", sight.say("page-next-price", price=sight.price)))
    story = f"story-{entry['tile']}"
    if sight.look.speaker.knows(story):
        told.append(parts.text("p", sight.say(story), class_="story"))
    peoples = dict.fromkeys(people for people, _ in tile.boxes) if tile else {}
    told += [_people(sight, people) for people in peoples if people != "any"]
    return "".join(told)


def _boxes(sight: Sight, cell: str) -> str:
    """The boxes of a plan, to be pressed as on the board where they can be paid for now."""
    tile = sight.tile(cell)
    assert tile is not None
    cubes = sight.city[cell]["boxes"]
    shown = [
        _taken(sight, number, *box, cube) if cube is not None else _free(sight, cell, number, *box)
        for number, (box, cube) in enumerate(zip(tile.boxes, cubes, strict=True), 1)
    ]
    return f'<div class="tabs" role="group">{"".join(shown)}</div>'


def _taken(sight: Sight, number: int, people: str, value: int, cube: int) -> str:
    """A box with a cube, and whose it is."""
    label = box_words(sight.voice, number, people, value, cube)
    return parts.disabled(
        parts.cube(cube), parts.text("small", sight.who(cube), dir="auto"),
        id=f"sheet-box-{number}", class_="box-tab", title=label, aria_label=label,
    )  # fmt: skip


def _free(sight: Sight, cell: str, number: int, people: str, value: int) -> str:
    """A free box: a click on it opens the tray, and ends the movement first."""
    is_payable = number in payable(sight, cell)
    label = box_words(sight.voice, number, people, value)
    note = _means(sight, is_payable, people, value)
    face = parts.people(people, value)
    inside, named = parts.tab(f"sheet-box-{number}", label, face, note)
    if is_payable and cell == sight.here and sight.phase == "move" and END in sight.legal:
        return parts.play(sight.look.play(END, box=number), *inside, **named)
    if cell == sight.here and number in sight.payments:
        keep = text_of(sight.cards_picked("keep"))
        return parts.choose(sight.choose(box=number, keep=keep), *inside, **named)
    return parts.disabled(*inside, **named)


def _means(sight: Sight, is_payable: bool, people: str, value: int) -> str:
    """In how many ways the viewer's hand pays for a box, or how much of it they have."""
    hand = sight.hand_without("")
    if is_payable:
        return sight.say("page-ways", n=len(payments_of(hand, people, value)))
    worth = most_worth(hand, people)
    if sight.seat is None or worth >= value:
        return ""
    return sight.say("page-too-little", worth=worth, value=value)


def _people(sight: Sight, people: str) -> str:
    """What a people is like."""
    nature = escape(sight.say(f"nature-{people}"))
    return f'<p class="nature">{parts.people(people)} {nature}</p>'
