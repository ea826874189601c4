"""Small pictures of a game's pieces with their names, to be shown beside the rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

from selenite.core.drawing import NAMESPACE, Svg, element, number


class Figure(NamedTuple):
    """A picture, its name, and its description.

    The page on the game's world shows it where it tells of its ``section``.
    """

    svg: Svg
    name: str
    notes: tuple[str, ...] = ()
    section: str = ""


class Shelf(NamedTuple):
    """Pictures of one kind, small or large."""

    title: str
    size: Literal["small", "large"]
    figures: tuple[Figure, ...]


def picture(
    game: str, body: Svg, x: float, y: float, width: float, height: float, **attributes: str
) -> Svg:
    """A picture for decoration: its name is below it."""
    return element(
        "svg", body, xmlns=NAMESPACE, class_=f"selenite {game}", aria_hidden="true",
        viewBox=" ".join(map(number, (x, y, width, height))), **attributes,
    )  # fmt: skip
