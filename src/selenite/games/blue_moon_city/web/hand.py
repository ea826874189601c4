"""The viewer's hand: cards by people and value, each with how many of it there are."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage, Viewer
from selenite.web.html import EMPTY, Markup, button, element, join

_FEW = 8
"""Up to this many different cards lie side by side in a wide window."""


def hand(page: CityPage) -> Markup:
    """The hand, a column for each people in it; the page's script knows what its cards can do."""
    if page.context.covered:
        return element("p", page.say("page-hand-covered"), class_="faint")
    if page.seat is None:
        return EMPTY
    player = page.position["players"][page.seat]
    facts = (player["hand"], player["aside"])
    return page.context.cached("hand", facts, lambda: _hand(page, player["aside"]))


def _hand(page: CityPage, aside: int) -> Markup:
    held: dict[str, list[str]] = {}
    for card in page.hand:
        held.setdefault(PEOPLES[card[0]], []).append(card)
    head = element("span", page.say("page-cards-in-hand", n=page.hand.total()))
    more = element("small", page.say("page-aside", n=aside), class_="faint") if aside else ""
    columns = [_column(page, *column) for column in held.items()]
    return join(
        (
            element("p", head, " ", more, class_="hand-head"),
            element("div", *columns, class_="matrix few" if len(page.hand) <= _FEW else "matrix"),
        )
    )


def _column(page: CityPage, people: str, held: list[str]) -> Markup:
    """The cards of a people, by value."""
    return _named_column(
        page.viewer, people, *(_card(page.viewer, card, page.hand[card]) for card in held)
    )


@lru_cache(maxsize=1024)
def _named_column(viewer: Viewer, people: str, *cards: Markup) -> Markup:
    named = element("span", viewer.say("page-people", people=people), class_="people-name")
    return element("div", named, *cards, class_="column", role="group")


@lru_cache(maxsize=4096)
def _card(viewer: Viewer, card: str, held: int) -> Markup:
    """A card with how many of it there are: a part of moves, and something to look at."""
    label = viewer.say("page-times", n=held, what=viewer.say("draw-card", card=card))
    badge = element("span", f"×{held}", class_="badge") if held > 1 else EMPTY
    lock = element("span", faces.lock(), class_="lock")
    return button(
        faces.face(card, viewer.say), badge, lock, id=f"card-{card}", class_="card", data_part=card,
        data_about=f"card-{card}", aria_label=label, title=label,
    )  # fmt: skip
