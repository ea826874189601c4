"""The legal moves by what is clicked for them: cells, cards, boxes and colours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from selenite.games.blue_moon_city.analysis import most_worth, split
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.web.act import draw_label
from selenite.games.blue_moon_city.web.board import action
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.texts import Speaker
from selenite.web.selection import MoveParts


def chosen_by_parts(page: CityPage) -> Iterator[MoveParts]:
    """Every legal move that has no button of its own, and moves of cards that have one, too."""
    for move in page.legal:
        head, arrow, cell = move.partition(">")
        if arrow:
            yield _to_cell(page, move, head, cell)
            continue
        box, equals, cards = move.partition("=")
        if equals and box.isdigit():
            yield from _payments(page, move, int(box), cards)
        elif box == "drop":
            yield _discard(move, cards, draw_label(page, len(split(cards))))
        elif move.startswith("offer+"):
            label = page.say("page-offer-more", card=move[6:], n=page.price(move))
            yield MoveParts(move, (move[6:],), True, label)
        elif move in page.hand:
            yield MoveParts(move, (move,), True, page.say("page-stride", card=move))


@lru_cache(maxsize=16384)
def _discard(move: str, cards: str, label: str) -> MoveParts:
    """Cards to discard, in any order, before the draw."""
    return MoveParts(move, tuple(f"+{card}" for card in split(cards)), True, label)


def _to_cell(page: CityPage, move: str, head: str, cell: str) -> MoveParts:
    """A move to a cell, by the card that makes it if there is one."""
    boxes = page.payable(cell, spent=head) if head in ("", "f1") else ()
    named = page.tile_name(cell)
    return _worded(page.context.speaker, move, named, page.steps_to(cell), head in page.hand, boxes)


@lru_cache(maxsize=16384)
def _worded(
    speaker: Speaker, move: str, tile: str, steps: int, is_card: bool, boxes: tuple[int, ...]
) -> MoveParts:
    """A move to a cell, with the boxes there that can be paid for afterwards."""
    head, _, cell = move.partition(">")
    parts = (head, f">{cell}") if is_card else (f">{cell}",)
    words = action(speaker, move, tile, steps)
    if boxes:
        numbers = speaker.join(f"{number}" for number in boxes)
        words += f" {speaker.say('page-payable', n=len(boxes), boxes=numbers)}"
    return MoveParts(move, parts, words=words, marks="pays" if boxes else "")


def _payments(page: CityPage, move: str, box: int, cards: str) -> Iterator[MoveParts]:
    """A payment: the box, for one of any colour the colour, and the cards in any order."""
    people, value = page.free_here[box]
    words = page.say("page-pay-with")
    paid = tuple(f"+{card}" for card in split(cards))
    if people != "any":
        yield MoveParts(move, (f"~{box}=", *paid), True, words)
        return
    for name in PEOPLE_NAMES:
        if most_worth(cards, name) >= value and LETTERS[name] in cards:
            yield MoveParts(move, (f"~{box}=", name, *paid), True, words)
