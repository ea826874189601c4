"""The lesson's pictures show what is to be clicked, and each click is a legal move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import cos, pi, sin
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from selenite.games.moon_base.web.lesson import LESSON
from selenite.texts import speaker
from selenite.web.lesson import LessonStep, Picture
from tests.web.driving import Serve, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_SPEAKER = speaker("en", "moon-base")
say = _SPEAKER.say

NAMES = {0: "the other", 1: "you"}

LINK_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.id"


def steps() -> Iterator[tuple[LessonStep, list[str], list[Picture]]]:
    """Each step with the moves that are legal in it, and its pictures."""
    moves: list[str] = []
    for step in LESSON.steps:
        position = LESSON.state(moves).view(LESSON.seat).position
        pictures = LESSON.pictures(position, step, say, NAMES)
        yield step, position["legal"], pictures
        found = moves_by_id(pictures)
        clicked = [found.get(wanted, step.choices[:1]) for wanted in step.wanted]
        moves += step.moves("".join(clicked[0]) if clicked else "")


def moves_by_id(pictures: list[Picture]) -> dict[str, str]:
    """The moves of all things that can be clicked."""
    things = [thing for picture in pictures for thing in picture.things]
    assert len({thing.id for thing in things}) == len(things)
    assert all(thing.name for thing in things)
    return {thing.id: thing.move for thing in things}


def test_what_is_wanted_can_be_clicked_and_is_a_legal_move() -> None:
    clicked = 0
    for step, legal, pictures in steps():
        found = moves_by_id(pictures)
        for wanted in step.wanted:
            if not wanted.startswith("choice"):
                assert found[wanted] in legal
                clicked += 1
    assert clicked == 6


def test_where_nothing_is_to_be_clicked_nothing_can_be() -> None:
    idle = [pictures for step, _, pictures in steps() if not step.wanted]
    assert idle
    assert not any(picture.things for pictures in idle for picture in pictures)


def test_the_drawings_are_groups_whose_things_can_be_reached() -> None:
    _, _, pictures = next(steps())
    assert len(pictures) == 3
    assert all('role="group"' in picture.draw([]) for picture in pictures)


def test_the_whole_ring_of_the_right_place_is_that_place(serve: Serve, browser: Browser) -> None:
    """Near its line there are craters and the other places, which lie below it."""
    server, moves = serve(), list[str]()
    number = [step.name for step in LESSON.steps].index("pair")
    for step, _, pictures in islice(steps(), number):
        found = moves_by_id(pictures)
        clicked = found.get(step.wanted[0], *step.choices[:1]) if step.wanted else ""
        moves += step.moves(clicked)
    query = urlencode({"step": number, "moves": " ".join(moves)})
    with visitor(browser, server, viewport={"width": 1280, "height": 800}) as page:
        page.goto(f"{server.address}/learn/moon-base?{query}")
        box = page.locator("#point-1 .ghost").bounding_box()
        assert box is not None
        reach = box["width"] / 2
        middle = (box["x"] + reach, box["y"] + box["height"] / 2)
        for turn in range(12):
            for part in (0.25, 0.6, 0.98):
                way = turn * pi / 6
                spot = [middle[0] + part * reach * cos(way), middle[1] + part * reach * sin(way)]
                assert page.evaluate(LINK_AT, spot) == "point-1", (turn, part)
