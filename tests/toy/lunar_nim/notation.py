"""The move language: ``2-3`` takes three stones of heap 2, ``card-1`` plays the card on heap 1."""

from __future__ import annotations

import re

from lunar_nim.rules.state import CARD, HEAPS, MOST, RuleSet
from selenite.core.refusals import Illegal

_FORM = re.compile(f"([1-{HEAPS}])-([1-{MOST}])|card-([1-{HEAPS}])")


def move_text(rules: RuleSet, move: int) -> str:
    """A move's text."""
    if not 0 <= move < CARD + HEAPS:
        raise Illegal("notation", "no-such-move", text=str(move))
    if move >= CARD:
        return f"card-{move - CARD + 1}"
    heap, stones = divmod(move, MOST)
    return f"{heap + 1}-{stones + 1}"


def move_code(rules: RuleSet, text: str) -> int:
    """The move a text names, legal or not; refused if there is no such text."""
    match = _FORM.fullmatch(text)
    if match is None:
        raise Illegal("notation", "no-such-move", text=text)
    heap, stones, card = match.groups()
    return CARD + int(card) - 1 if card else MOST * (int(heap) - 1) + int(stones) - 1
