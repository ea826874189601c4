"""A tile's sheet: what can be done there first, then its boxes, its rewards and its story."""

from __future__ import annotations

from selenite.games.blue_moon_city.analysis import most_worth, payments
from selenite.games.blue_moon_city.notation import END_MOVE
from selenite.games.blue_moon_city.rules.components import COURTYARD
from selenite.games.blue_moon_city.web import faces, stories
from selenite.games.blue_moon_city.web.box_tabs import box_tab
from selenite.games.blue_moon_city.web.descriptions import box as box_words
from selenite.games.blue_moon_city.web.descriptions import boxes, forecast, rewards, standing
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.web.html import Markup, code, element, join


def sheet(page: CityPage, cell: str, steps: Markup) -> Markup:
    """The sheet of a cell's tile, after the buttons of what comes next."""
    entry, tile = page.city[cell], page.tile(cell)
    is_plan = tile is not None and not entry["built"]
    cubes = tuple(entry["boxes"]) if is_plan else None
    parts = [faces.portrait(tile, cubes)]
    parts.append(element("h2", element("span", page.tile_name(cell)), " ", code(cell)))
    parts.append(element("p", steps, class_="tools"))
    if is_plan:
        parts.append(_boxes(page, cell))
    complete = () if is_plan else boxes(page, cell)
    news = page.news.get(cell, ())
    lines = (*complete, *rewards(page, cell), *standing(page, cell), *news)
    parts.append(element("ul", *(element("li", line) for line in lines)))
    ahead = forecast(page, cell)
    if ahead:
        parts.append(element("p", ahead, class_="forecast"))
    if entry["tile"] == COURTYARD and "result" not in page.position:
        parts.append(element("p", page.say("page-next-price", price=page.price())))
    return join((*parts, stories.of_tile(page, cell)))


def _boxes(page: CityPage, cell: str) -> Markup:
    """The boxes of a plan, to be pressed as on the board where they can be paid for now."""
    tile = page.tile(cell)
    assert tile is not None
    cubes = page.city[cell]["boxes"]
    shown = [
        _taken(page, number, *box, cube) if cube is not None else _free(page, cell, number, *box)
        for number, (box, cube) in enumerate(zip(tile.boxes, cubes, strict=True), 1)
    ]
    return element("div", *shown, class_="tabs boxes", role="group")


def _taken(page: CityPage, number: int, people: str, value: int, cube: int) -> Markup:
    """A box with a cube, and whose it is."""
    label = box_words(page.viewer, number, people, value, cube)
    owner = element("small", page.who(cube), dir="auto")
    return box_tab(f"sheet-box-{number}", label, faces.cube(cube) + owner, can_press=False)


def _free(page: CityPage, cell: str, number: int, people: str, value: int) -> Markup:
    """A free box: a click on it opens the tray, and ends the movement first."""
    is_payable = number in page.payable(cell)
    stops = is_payable and cell == page.here and page.phase == "move" and END_MOVE in page.legal
    pays = cell == page.here and number in page.payments
    return box_tab(
        f"sheet-box-{number}",
        box_words(page.viewer, number, people, value),
        faces.people(people, value),
        _means(page, is_payable, people, value),
        can_press=stops or pays,
        hx_post=page.context.play(END_MOVE) if stops else None,
        hx_swap="none" if stops else None,
        data_then=f"{number}=" if stops else None,
        data_part=None if stops else f"{number}=",
        data_room="board",
    )


def _means(page: CityPage, is_payable: bool, people: str, value: int) -> str:
    """How much of a box the viewer's hand pays for, or in how many ways if there are several."""
    if is_payable:
        ways = len(payments(page.hand_text, people, value))
        return "" if ways == 1 else page.say("page-ways", n=ways)
    worth = most_worth(page.hand_text, people)
    if page.seat is None or worth >= value:
        return ""
    return page.say("page-too-little", worth=worth, value=value)
