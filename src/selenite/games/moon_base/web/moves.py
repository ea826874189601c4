"""The legal moves by what is tapped for them: stacks, rings, craters and pairs of rings."""

from __future__ import annotations

from collections.abc import Iterator

from selenite.games.moon_base.notation import stack_name
from selenite.games.moon_base.rules.codes import ring_text
from selenite.games.moon_base.web.hand import stack_words
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.selection import pair_part, place_part
from selenite.web.html import Markup
from selenite.web.selection import by_parts


def chosen_by_parts(page: MoonPage) -> Iterator[Markup]:
    """Every legal move that has no button of its own."""
    for text, move in page.moves:
        if move.verb == "draft":
            stack = stack_name(move)
            words = stack_words(page.context.language, stack, page.stack(stack), is_drafted=True)
            yield by_parts(text, (text,), words=words)
        elif move.verb in ("tower", "base"):
            part = page.rules.crater_ids[move.crater]
            yield by_parts(text, (part,), True, page.say(f"page-do-{move.verb}"))
        elif move.verb == "settle":
            yield by_parts(text, (text,), True, page.say("page-do-settle"))
        elif move.verb == "aside":
            yield by_parts(text, (ring_text(move.kind),), True, page.say("page-do-aside"))
    if not page.is_setting_aside:
        for ring in page.hand:
            yield from _placements(page, ring)


def _placements(page: MoonPage, ring: str) -> Iterator[Markup]:
    """Where a ring of the hand can go: a crater, or a place on a pair, the firmest by itself."""
    words = page.say("page-do-place")
    for crater in page.craters_for(ring):
        yield by_parts(page.crater_move(ring, crater), (ring, crater), True, words)
    for pair in page.pairs_for(ring):
        for number, place in enumerate(pair.places, 1):
            there = f"~{place_part(ring, pair.key, number)}"
            yield by_parts(place.move, (ring, pair_part(ring, pair.key), there), True, words)
