"""The legal moves by what is clicked for them: cells, cards, boxes and colours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from selenite.games.blue_moon_city.analysis import colours_paid_in
from selenite.games.blue_moon_city.notation import Move, cell_text, read
from selenite.games.blue_moon_city.rules.codes import MOST_DISCARDS
from selenite.games.blue_moon_city.web.act import draw_label, power_label
from selenite.games.blue_moon_city.web.board import action
from selenite.games.blue_moon_city.web.page import CityPage, cards_of
from selenite.texts import Speaker
from selenite.texts.typography import in_sentences
from selenite.web.html import Markup
from selenite.web.selection import by_parts


def chosen_by_parts(page: CityPage) -> Iterator[Markup]:
    """Every legal move that has no button of its own, and moves of cards that have one, too."""
    most = MOST_DISCARDS if page.phase == "draw" else -1
    drawn = [draw_label(page, dropped) for dropped in range(most + 1)]
    for text, move in page.moves:
        if move.cell >= 0:
            yield _to_cell(page, text, move)
        elif move.verb == "pay":
            yield from _payments(page, text, move.box + 1)
        elif move.verb == "drop":
            yield _discard(text, drawn[len(move.cards)])
        elif move.card:
            yield by_parts(text, (move.card,), True, power_label(page, move.card))


@lru_cache(maxsize=16384)
def _discard(move: str, label: str) -> Markup:
    """Cards to discard, in any order, before the draw."""
    return by_parts(move, tuple(f"+{card}" for card in cards_of(move)), True, label)


def _to_cell(page: CityPage, text: str, move: Move) -> Markup:
    """A move to a cell, by the card that makes it if there is one."""
    cell = cell_text(move.cell)
    boxes = page.payable(cell, spent=move.card) if move.verb in ("walk", "jump") else ()
    named = page.tile_name(cell)
    return _worded(page.context.speaker, text, named, page.steps_to(cell), boxes)


@lru_cache(maxsize=16384)
def _worded(speaker: Speaker, move: str, tile: str, steps: int, boxes: tuple[int, ...]) -> Markup:
    """A move to a cell, with the boxes there that can be paid for afterwards."""
    card, place = read(move).card, f">{cell_text(read(move).cell)}"
    parts = (card, place) if card else (place,)
    words = action(speaker, move, tile, steps)
    if boxes:
        words = in_sentences((words, speaker.say("page-payable", n=len(boxes), boxes=boxes)))
    return by_parts(move, parts, words=words, marks="pays" if boxes else "")


def _payments(page: CityPage, move: str, box: int) -> Iterator[Markup]:
    """A payment: the box, for one of any colour the colour, and the cards in any order."""
    people, value = page.free_here[box]
    words = page.say("page-pay-with")
    paid = tuple(f"+{card}" for card in cards_of(move))
    if people != "any":
        yield by_parts(move, (f"~{box}=", *paid), True, words)
        return
    cards = "".join(cards_of(move))
    for name in colours_paid_in(cards, value):
        yield by_parts(move, (f"~{box}=", name, *paid), True, words)
