"""The small card beside a ring, a crater or a piece that is pointed at: what it means now."""

from __future__ import annotations

from selenite.games.moon_base.analysis import Block
from selenite.games.moon_base.moon import Piece
from selenite.games.moon_base.notation import STACK_NAMES, size_of
from selenite.games.moon_base.rules.codes import (
    COLOUR_LETTERS,
    KINDS,
    PAIR,
    SIZES,
    ring_text,
)
from selenite.games.moon_base.web.descriptions import piece_here
from selenite.games.moon_base.web.drafts import draft_lines
from selenite.games.moon_base.web.log import level_sign
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.parts import ring_picture
from selenite.texts.typography import signed
from selenite.web.html import EMPTY, Markup, element, join

_BLOCKS = {"ring-above": "ring"}
"""Kinds of blocks that are told in the words of another kind."""


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
    if kind == "stack" and which in STACK_NAMES:
        return _stack(page, which)
    return None


def why_not(page: MoonPage, ring: str, thing: str) -> str | None:
    """Why a ring of the hand can't lie where it was let go; None for anything else."""
    if ring not in map(ring_text, range(KINDS)):
        return None
    kind, _, which = thing.partition("-")
    if kind == "crater" and which in page.craters_by_id:
        size = SIZES[page.craters_by_id[which].size]
        if size != size_of(ring):
            return page.say(f"page-not-here-{size_of(ring)}")
        block = page.block(which)
        return page.say("page-not-here" if block is None else _blocked_by(block))
    return page.say(f"page-not-here-pair-{size_of(ring)}" if kind == "ring" else "page-not-here")


def _blocked_by(block: Block) -> str:
    """The code of the sentence about what keeps rings off a crater."""
    return f"page-hover-by-{_BLOCKS.get(block.kind, block.kind)}"


def _stack(page: MoonPage, name: str) -> Markup | None:
    """A stack: the two rings that are taken next, what they are good for, and what comes then."""
    lines = draft_lines(page, name)
    if not lines:
        return None
    upper = page.stack(name)[-PAIR:][::-1]
    head = element("h3", *(ring_picture(name[0] + colour) for colour in upper))
    return join([head, *(element("p", line) for line in lines)])


def _held(page: MoonPage, kind: str) -> Markup:
    """A ring of a hand: where it can go, and whose settlements it gets."""
    size = size_of(kind)
    lines = [page.say(f"page-does-{size}")]
    owner = page.owner(kind)
    if size == "large" and owner is not None:
        code = page.code_for(owner, "hover-settles")
        lines.append(page.say(code, who=page.names[owner]))
    head = element("h3", ring_picture(kind), page.say("draw-kind", ring=kind))
    return join([head, *(element("p", line) for line in lines)])


def _piece(page: MoonPage, piece: Piece) -> Markup:
    """A piece that stands there: what it counts, and for whom."""
    owner, each = piece.seat, page.analysis.piece_points
    if piece.kind == "tower":
        owner = None if piece.ring is None else page.owner(page.ring(piece.ring).kind)
        counts = 0 if owner is None else page.standing.scores[owner].tower
    else:
        counts = each.settlements if piece.kind == "settlement" else each.bases
    return join((piece_here(page, piece), _worth(page, owner, counts)))


def _worth(page: MoonPage, seat: int | None, points: int) -> Markup:
    """The points that something brings somebody; nothing if it counts for nobody."""
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
            points = page.analysis.piece_points.settlements
            lines.append(join((told, _worth(page, seat, points))))
    owner = page.owner(ring.kind)
    if page.analysis.counts_as_highest(number):
        highest = now.scores[owner].highest if owner is not None else 0
        lines.append(join((say("page-hover-top"), _worth(page, owner, highest))))
    group = now.groups[COLOUR_LETTERS.index(ring.kind[1])]
    counted = now.scores[owner].group if owner is not None else 0
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
        line = join((say(_blocked_by(block)),))
    return head + element("p", line)
