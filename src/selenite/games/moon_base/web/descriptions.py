"""What a ring, a crater, a piece or a stack is, in a few sentences, with a story of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from selenite.games.moon_base.analysis import Block
from selenite.games.moon_base.moon import Piece
from selenite.games.moon_base.notation import STACK_NAMES, size_of
from selenite.games.moon_base.rules.boards import Crater
from selenite.games.moon_base.rules.codes import KINDS, SIZES, ring_text
from selenite.games.moon_base.rules.lattice import point_text
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.page import MoonPage
from selenite.texts.typography import in_sentences

_SEEN = {
    ("tower", "ring"): "page-seen-tower-ring",
    ("tower", "large"): "page-seen-tower-large",
    ("settlement", "ring"): "page-seen-settlement-ring",
    ("base", "large"): "page-seen-base-large",
    ("base", "small"): "page-seen-base-small",
}
"""A piece in words without codes, by what it is and what it stands on."""


class Description(NamedTuple):
    """A thing: its name, sentences and story, and the things around it by id and name.

    ``section`` is the section about it on the page on the game's world. ``seen`` maps texts with
    codes to the same without codes.
    """

    head: str
    lines: list[str]
    story: str
    section: str
    links: list[tuple[str, str]]
    seen: Mapping[str, str] = MappingProxyType({})


def describe(page: MoonPage, name: str) -> Description | None:
    """The description of a thing by its id; None if there is no such thing."""
    kind, _, which = name.partition("-")
    tell = {
        "ring": _ring, "crater": _crater, "settlement": _settlement, "base": _base,
        "tower": _tower, "stack": _stack, "kind": _kind,
    }.get(kind)  # fmt: skip
    return tell(page, which) if tell else None


def _ring(page: MoonPage, which: str) -> Description | None:
    if not page.is_ring(which):
        return None
    ring = page.ring(int(which))
    say = page.say
    head = say("draw-ring", number=ring.number, ring=ring.kind, level=ring.level)
    lines = [say("page-lies-on-crater", crater=ring.crater)] if ring.crater else []
    seen = {line: say("page-seen-lies-on-crater") for line in lines if ring.crater}
    lines += ring_relations(page, ring.number)
    links = [_link(page, number) for number in page.neighbours(ring.number)]
    section = COLOUR_NAMES[ring.kind[1]]
    return Description(head, lines, say(f"story-{ring.kind}"), section, links, seen)


def _link(page: MoonPage, ring: int) -> tuple[str, str]:
    """A ring's id and its name."""
    return f"ring-{ring}", page.ring_name(ring)


def ring_relations(page: MoonPage, number: int) -> list[str]:
    """What a ring rests on, what it carries, what stands on it, and whether it is open."""
    say, supports = page.say, page.analysis.supports[number]
    lines = []
    if supports:
        one, other = map(page.ring_name, supports)
        lines.append(say("page-rests-on", one=one, other=other))
    carried = tuple(page.ring_name(upper) for upper in page.analysis.carried_by(number))
    if carried:
        lines.append(say("page-carries", rings=carried))
    lines += [piece_here(page, piece) for piece in page.moon.pieces if piece.ring == number]
    for seat, rings in enumerate(page.standing.open):
        if number in rings:
            lines.append(say(page.code_for(seat, "is-open"), who=page.names[seat]))
    return lines


def piece_here(page: MoonPage, piece: Piece) -> str:
    """The sentence that a piece stands on what is described."""
    if piece.seat is None:
        return page.say("page-tower-here")
    return page.say(f"page-{piece.kind}-here", who=page.names[piece.seat])


def _crater(page: MoonPage, which: str) -> Description | None:
    crater = page.craters_by_id.get(which)
    if crater is None:
        return None
    say, size = page.say, SIZES[crater.size]
    at = point_text(crater.x, crater.y)
    head = say("board-crater", crater=crater.id, size=size, point=at)
    lines, links = _on_crater(page, crater)
    if not lines:
        lines, links = _empty_crater(page, crater)
    seen = {head: say(f"page-hover-crater-{size}")}
    block = page.block(crater.id)
    if block is not None and block.crater:
        seen[_blocked(page, block)] = in_sentences([say(f"page-hover-by-{block.kind}")])
    return Description(head, lines, say(f"story-crater-{size}"), "craters", links, seen)


def _on_crater(page: MoonPage, crater: Crater) -> tuple[list[str], list[tuple[str, str]]]:
    """The ring or the piece on a crater, and the links to it."""
    rings = [ring.number for ring in page.moon.rings if ring.crater == crater.id]
    pieces = [one for one in page.moon.pieces if one.ring is None and one.place == crater.id]
    lines = [page.say("page-ring-here", ring=page.ring_name(ring)) for ring in rings]
    lines += [piece_here(page, piece) for piece in pieces]
    return lines, [_link(page, ring) for ring in rings]


def _empty_crater(page: MoonPage, crater: Crater) -> tuple[list[str], list[tuple[str, str]]]:
    """Whether an empty crater is free, and a link to the ring that is in the way."""
    block = page.block(crater.id)
    if block is None:
        return [page.say("page-empty")], []
    return [_blocked(page, block)], [] if block.ring is None else [_link(page, block.ring)]


def _blocked(page: MoonPage, block: Block) -> str:
    """Why an empty crater isn't free."""
    return page.say(
        f"page-blocked-by-{block.kind}", clause=block.clause, crater=block.crater,
        ring="" if block.ring is None else page.ring_name(block.ring),
    )  # fmt: skip


def _settlement(page: MoonPage, which: str) -> Description | None:
    return _piece(page, "settlement", which)


def _base(page: MoonPage, which: str) -> Description | None:
    return _piece(page, "base", which)


def _tower(page: MoonPage, which: str) -> Description | None:
    tower = page.moon.tower
    return None if tower is None or which else _piece(page, "tower", tower.place)


def _piece(page: MoonPage, kind: str, which: str) -> Description | None:
    """The tower, a settlement or a base, by the ring or crater it stands on."""
    found = [one for one in page.moon.pieces if one.kind == kind and one.place == which]
    if not found:
        return None
    piece = found[0]
    who = "" if piece.seat is None else page.names[piece.seat]
    head = page.say(f"draw-{kind}", who=who, place=piece.place)
    lines = [page.say(f"page-does-{kind}")]
    seen, on = {}, "ring"
    if piece.ring is None:
        on = SIZES[page.craters_by_id[piece.place].size]
        seen[piece.place] = page.say(f"page-hover-crater-{on}")
    seen[head] = page.say(_SEEN[kind, on], who=who)
    crater = (f"crater-{piece.place}", piece.place)
    link = crater if piece.ring is None else _link(page, piece.ring)
    return Description(head, lines, page.say(f"story-{kind}"), kind, [link], seen)


def _stack(page: MoonPage, which: str) -> Description | None:
    if which not in STACK_NAMES:
        return None
    say = page.say
    colours = tuple(say(f"coloured-{COLOUR_NAMES[one]}") for one in page.stack(which)[::-1])
    left = say("page-stack-left", rings=colours or say("nothing"))
    head, lines = say("page-stack", stack=which), [left]
    return Description(head, lines, say("story-stack"), "stacks", [])


def _kind(page: MoonPage, which: str) -> Description | None:
    if which not in map(ring_text, range(KINDS)):
        return None
    say = page.say
    lines = [say(f"page-does-{size_of(which)}")]
    head, section = say("draw-kind", ring=which), COLOUR_NAMES[which[1]]
    return Description(head, lines, say(f"story-{which}"), section, [])
