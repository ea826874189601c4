"""The legal moves by what is tapped for them: stacks, rings, craters and pairs of rings."""

from __future__ import annotations

from collections.abc import Iterator

from selenite.games.moon_base.notation import stack_name
from selenite.games.moon_base.rules.codes import ring_text
from selenite.games.moon_base.web.players import stack_words
from selenite.games.moon_base.web.selection import pair_part, place_part
from selenite.games.moon_base.web.view_model import ViewModel
from selenite.web.selection import MoveParts


def chosen_by_parts(model: ViewModel) -> Iterator[MoveParts]:
    """Every legal move that has no button of its own."""
    for text, move in model.moves:
        if move.verb == "draft":
            stack = stack_name(move)
            words = stack_words(model.context.language, stack, model.stack(stack), is_drafted=True)
            yield MoveParts(text, (text,), words=words)
        elif move.verb in ("tower", "base"):
            part = model.rules.crater_ids[move.crater]
            yield MoveParts(text, (part,), True, model.say(f"page-do-{move.verb}"))
        elif move.verb == "settle":
            yield MoveParts(text, (text,), True, model.say("page-do-settle"))
        elif move.verb == "aside":
            yield MoveParts(text, (ring_text(move.kind),), True, model.say("page-do-aside"))
    if not model.is_setting_aside:
        for ring in model.hand:
            yield from _placements(model, ring)


def _placements(model: ViewModel, ring: str) -> Iterator[MoveParts]:
    """Where a ring of the hand can go: a crater, or a place on a pair, the firmest by itself."""
    words = model.say("page-do-place")
    for crater in model.craters_for(ring):
        yield MoveParts(model.crater_move(ring, crater), (ring, crater), True, words)
    for pair in model.pairs_for(ring):
        for number, place in enumerate(pair.places, 1):
            there = f"~{place_part(ring, pair.key, number)}"
            yield MoveParts(place.move, (ring, pair_part(ring, pair.key), there), True, words)
