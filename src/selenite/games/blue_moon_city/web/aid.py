"""The player aid: a turn in short, powers, prices, and which cards are still unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from selenite.games.blue_moon_city.analysis import obelisk_spaces, split
from selenite.games.blue_moon_city.rules.cards import card_text
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.view import unseen_cards
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.web.html import Markup, bullets, element, join

CLAUSES_OF_A_TURN = ("2.1", "2.2", "3.1", "3.6", "4.1", "4.3", "4.5", "4.6", "2.5")
CLAUSES_OF_CARDS = {
    "v": ("5.1", "5.2"), "t": ("5.1", "5.2"), "a": ("5.1", "5.2"), "f": ("5.3", "5.4"),
    "k": ("5.5",), "m": ("5.6",), "h": ("5.7",), "p": ("5.8",),
}  # fmt: skip
"""The clauses that tell what a people's cards can do."""


def unseen(page: CityPage) -> Counter[str]:
    """The cards that the viewer can't see: in other hands, set aside, or in the draw pile."""
    return Counter(map(card_text, unseen_cards(page.context.view)))


def powers_of(page: CityPage, letter: str) -> list[str]:
    """What a people's cards can do."""
    return [_clause(page, number) for number in CLAUSES_OF_CARDS[letter]]


def _clause(page: CityPage, number: str) -> str:
    return page.say(f"clause-{number.replace('.', '-')}")


def aid(page: CityPage) -> Markup:
    """The whole player aid."""
    say = page.say
    return join(
        (
            element("h2", say("page-aid")),
            element("h3", say("page-aid-turn")),
            bullets(_clause(page, number) for number in CLAUSES_OF_A_TURN),
            element("h3", say("page-aid-cards")),
            _powers(page),
            element("h3", say("page-aid-prices")),
            _prices(page),
            element("h3", say("page-aid-unseen")),
            _cards(page),
        )
    )


def _powers(page: CityPage) -> Markup:
    """What the cards of each people do; the three with dragons share a line."""
    shown: dict[tuple[str, ...], list[str]] = {}
    for people in PEOPLE_NAMES:
        shown.setdefault(CLAUSES_OF_CARDS[LETTERS[people]], []).append(people)
    return bullets((_power(page, peoples) for peoples in shown.values()), "powers")


def _power(page: CityPage, peoples: list[str]) -> Markup:
    lines = powers_of(page, LETTERS[peoples[0]])
    spans = [element("span", f"{line} ") for line in lines]
    return join((*map(faces.people, peoples), " ", *spans))


def _prices(page: CityPage) -> Markup:
    """The obelisk's prices, those paid struck out, the next one marked."""
    items = [
        element("b" if one.is_next else "span" if one.seat is None else "s", one.price)
        for one in obelisk_spaces(page.rules, page.position)
    ]
    return element("p", join(items, " "), class_="prices", dir="ltr")


def _cards(page: CityPage) -> Markup:
    """For every card how many are discarded and how many are still unseen."""
    discarded, hidden = Counter(split(page.position["discard"])), unseen(page)
    codes = ("page-col-card", "page-col-discarded", "page-col-own", "page-col-unseen")
    head = [element("th", page.say(code), scope="col") for code in codes]
    deck = dict.fromkeys(map(card_text, page.rules.deck_cards))
    rows = [_row(card, (discarded[card], page.hand[card], hidden[card])) for card in deck]
    return element(
        "table",
        element("thead", element("tr", *head)),
        element("tbody", *rows),
        class_="unseen",
    )


def _row(card: str, counts: Iterable[int]) -> Markup:
    name = element("th", faces.chip(card), element("span", card, class_="quiet"), scope="row")
    return element("tr", name, *(element("td", count or "–") for count in counts))
