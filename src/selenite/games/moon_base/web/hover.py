"""The small card beside a ring, a crater or a piece that is pointed at: what it means now."""

from __future__ import annotations

from selenite.games.moon_base.moon import Piece
from selenite.games.moon_base.rules.codes import (
    BASE_POINTS,
    COLOUR_LETTERS,
    KINDS,
    SETTLEMENT_POINTS,
    SIZE_LETTERS,
    SIZES,
    ring_text,
)
from selenite.games.moon_base.web.descriptions import piece_here
from selenite.games.moon_base.web.log import level_sign
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.parts import ring_picture
from selenite.texts.typography import signed
from selenite.web.html import EMPTY, Markup, element, join

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
    if kind == "kind" and which in map(ring_text, range(KINDS)):
        return _held(page, which)
    return None


def _held(page: MoonPage, kind: str) -> Markup:
    """A ring of a hand: where it can go, and whose settlements it gets."""
    size = SIZES[SIZE_LETTERS.index(kind[0])]
    lines = [page.say(f"page-does-{size}")]
    owner = page.owner(kind)
    if size == "large" and owner is not None:
        code = page.code_for(owner, "hover-settles")
        lines.append(page.say(code, who=page.names[owner]))
    head = element("h3", ring_picture(kind), page.say("draw-kind", ring=kind))
    return join([head, *(element("p", line) for line in lines)])


def _piece(page: MoonPage, piece: Piece) -> Markup:
    """That a piece stands there, and what it counts for whom."""
    if piece.kind == "tower":
        owner = None if piece.ring is None else page.owner(page.ring(piece.ring).kind)
        counts = 0 if owner is None else page.standing.scores[owner].tower
    else:
        owner = piece.seat
        counts = SETTLEMENT_POINTS if piece.kind == "settlement" else BASE_POINTS
    return join((piece_here(page, piece), _worth(page, owner, counts)))


def _worth(page: MoonPage, seat: int | None, points: int) -> Markup:
    """The points that somebody has of something; nothing where it counts for nobody."""
    if seat is None or not points:
        return EMPTY
    words = page.say(page.code_for(seat, "chip-points"), who=page.names[seat], by=signed(points))
    return join((" ", element("span", words, class_="worth", data_seat=seat)))


def _ring(page: MoonPage, number: int) -> Markup:
    """A ring: its level, what stands on it or may come, and how its colour stands."""
    ring, say, now = page.ring(number), page.say, page.standing
    lines = [_piece(page, piece) for piece in page.moon.pieces if piece.ring == number]
    for seat, rings in enumerate(now.open):
        if number in rings:
            told = say(page.code_for(seat, "is-open"), who=page.names[seat])
            lines.append(join((told, _worth(page, seat, SETTLEMENT_POINTS))))
    owner = page.owner(ring.kind)
    if ring.level == now.top and ring.level > 1:
        highest = now.scores[owner].highest if owner is not None else 0
        lines.append(join((say("page-hover-top"), _worth(page, owner, highest))))
    group = now.groups[COLOUR_LETTERS.index(ring.kind[1])]
    counted = now.scores[owner].group if owner is not None and group == now.largest else 0
    lines.append(join((say("page-hover-group", n=group), _worth(page, owner, counted))))
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
        line = _piece(page, pieces[0])
    elif block is None:
        line = join((say("page-hover-free"),))
    else:
        line = join((say(f"page-hover-by-{_BLOCKS.get(block.kind, block.kind)}"),))
    return head + element("p", line)
