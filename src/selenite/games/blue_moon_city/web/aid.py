"""The player aid: a turn in short, powers, prices, and which cards are still unseen."""

from __future__ import annotations

from collections import Counter

from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.web import parts
from selenite.games.blue_moon_city.web.sight import Sight, split

CLAUSES_OF_A_TURN = ("2.1", "2.2", "3.1", "3.6", "4.1", "4.3", "4.5", "4.6", "2.5")
CLAUSES_OF_CARDS = {
    "v": ("5.1", "5.2"), "t": ("5.1", "5.2"), "a": ("5.1", "5.2"), "f": ("5.3", "5.4"),
    "k": ("5.5",), "m": ("5.6",), "h": ("5.7",), "p": ("5.8",),
}  # fmt: skip
"""The clauses that tell what a people's cards can do."""


def unseen(sight: Sight) -> Counter[str]:
    """The cards that the viewer can't see: in other hands, set aside, or in the draw pile."""
    return whole_deck(sight) - Counter(split(sight.position["discard"])) - sight.hand


def whole_deck(sight: Sight) -> Counter[str]:
    """All 80 cards."""
    return Counter(
        {
            f"{LETTERS[people]}{value}": count
            for people in PEOPLE_NAMES
            for value, count in enumerate(sight.components.cards[people], 1)
            if count
        }
    )


def powers_of(sight: Sight, letter: str) -> list[str]:
    """What a people's cards can do."""
    return [sight.say(f"clause-{number.replace('.', '-')}") for number in CLAUSES_OF_CARDS[letter]]


def aid(sight: Sight) -> str:
    """The whole player aid."""
    say = sight.say
    turn = "".join(
        parts.text("li", say(f"clause-{number.replace('.', '-')}")) for number in CLAUSES_OF_A_TURN
    )
    return (
        f"{parts.text('h2', say('page-aid'))}"
        f"{parts.text('h3', say('page-aid-turn'))}<ul>{turn}</ul>"
        f"{parts.text('h3', say('page-aid-cards'))}{_powers(sight)}"
        f"{parts.text('h3', say('page-aid-prices'))}{_prices(sight)}"
        f"{parts.text('h3', say('page-aid-unseen'))}{_cards(sight)}"
    )


def _powers(sight: Sight) -> str:
    """What the cards of each people do; the three with dragons share a line."""
    shown: dict[tuple[str, ...], list[str]] = {}
    for people in PEOPLE_NAMES:
        shown.setdefault(CLAUSES_OF_CARDS[LETTERS[people]], []).append(people)
    items = []
    for peoples in shown.values():
        faces = "".join(map(parts.people, peoples))
        told = powers_of(sight, LETTERS[peoples[0]])
        items.append(f"<li>{faces} {''.join(parts.text('span', one + ' ') for one in told)}</li>")
    return f'<ul class="powers">{"".join(items)}</ul>'


def _prices(sight: Sight) -> str:
    """The obelisk's prices, those paid struck out, the next one marked."""
    made = len(sight.position["obelisk"])
    items = []
    for number, price in enumerate(sight.prices):
        tag = "s" if number < made else "b" if number == made else "span"
        items.append(parts.text(tag, f"{price}"))
    return f'<p class="prices" dir="ltr">{" ".join(items)}</p>'


def _cards(sight: Sight) -> str:
    """For every card how many are discarded and how many are still unseen."""
    discarded, hidden = Counter(split(sight.position["discard"])), unseen(sight)
    say = sight.say
    head = "".join(
        parts.text("th", say(code), scope="col")
        for code in ("page-col-card", "page-col-discarded", "page-col-own", "page-col-unseen")
    )
    rows = "".join(
        f'<tr><th scope="row">{parts.chip(card)}<span class="quiet">{card}</span></th>'
        f"<td>{discarded[card] or '–'}</td><td>{sight.hand[card] or '–'}</td>"
        f"<td>{hidden[card] or '–'}</td></tr>"
        for card in whole_deck(sight)
    )
    return f'<table class="unseen"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
