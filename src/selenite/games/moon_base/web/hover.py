"""The small card beside a ring, a crater or a piece that is pointed at: what it means now."""

from __future__ import annotations

from selenite.games.moon_base.rules.codes import COLOUR_LETTERS, SIZES
from selenite.games.moon_base.web.descriptions import piece_here
from selenite.games.moon_base.web.log import level_sign
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.parts import ring_picture
from selenite.web.html import Markup, element, join

_BLOCKS = {"ring-above": "ring"}
"""What is in the way of a ring, where it has no words of its own."""


def card(page: MoonPage, thing: str) -> Markup | None:
    """The card of something on the moon; None for anything else."""
    kind, _, which = thing.partition("-")
    if kind in ("ring", "settlement") and page.is_ring(which):
        return _ring(page, int(which))
    if kind in ("crater", "base") and which in page.craters_by_id:
        return _crater(page, which)
    tower = page.moon.tower
    if kind == "tower" and tower is not None:
        return _crater(page, tower.place) if tower.ring is None else _ring(page, tower.ring)
    return None


def _ring(page: MoonPage, number: int) -> Markup:
    """A ring: its level, what stands on it or may come, and how its colour stands."""
    ring, say, now = page.ring(number), page.say, page.standing
    lines = [piece_here(page, piece) for piece in page.moon.pieces if piece.ring == number]
    for seat, rings in enumerate(now.open):
        if number in rings:
            lines.append(say(page.code_for(seat, "is-open"), who=page.names[seat]))
    if ring.level == now.top and ring.level > 1:
        lines.append(say("page-hover-top"))
    group = now.groups[COLOUR_LETTERS.index(ring.kind[1])]
    lines.append(say("page-hover-group", n=group))
    level = element(
        "p", level_sign(ring.level), say("page-chip-level", level=ring.level), class_="hover-level"
    )
    head = element("h3", ring_picture(ring.kind), say("draw-kind", ring=ring.kind))
    return join([head, level, *(element("p", line) for line in lines)])


def _crater(page: MoonPage, name: str) -> Markup:
    """A crater: what stands on it, or whether a ring can go there."""
    say = page.say
    rings = [ring.number for ring in page.moon.rings if ring.crater == name]
    if rings:
        return _ring(page, rings[0])
    size = SIZES[page.craters_by_id[name].size]
    head = element("h3", say(f"page-hover-crater-{size}"))
    pieces = [one for one in page.moon.pieces if one.ring is None and one.place == name]
    block = page.block(name)
    if pieces:
        line = piece_here(page, pieces[0])
    elif block is None:
        line = say("page-hover-free")
    else:
        line = say(f"page-hover-by-{_BLOCKS.get(block.kind, block.kind)}")
    return head + element("p", line)
