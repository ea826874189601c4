"""What a ring, a crater, a piece or a stack is, in a few sentences, with a story of its own."""

from __future__ import annotations

from typing import NamedTuple

from selenite.games.moon_base.analysis import Block
from selenite.games.moon_base.moon import Piece
from selenite.games.moon_base.rules.boards import Crater
from selenite.games.moon_base.rules.codes import KINDS, SIZE_LETTERS, SIZES, STACKS, ring_text
from selenite.games.moon_base.rules.lattice import point_text
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.view_model import ViewModel


class Description(NamedTuple):
    """A thing: its name, sentences, its story, the section of the page on the world that tells
    more of it, and the things around it by id and name.
    """

    head: str
    lines: list[str]
    story: str
    section: str
    links: list[tuple[str, str]]


def describe(model: ViewModel, name: str) -> Description | None:
    """The description of a thing by its id; None if there is no such thing."""
    kind, _, which = name.partition("-")
    tell = {
        "ring": _ring, "crater": _crater, "settlement": _settlement, "base": _base,
        "tower": _tower, "stack": _stack, "kind": _kind,
    }.get(kind)  # fmt: skip
    return tell(model, which) if tell else None


def _ring(model: ViewModel, which: str) -> Description | None:
    if not model.is_ring(which):
        return None
    ring = model.ring(int(which))
    say = model.say
    head = say("draw-ring", number=ring.number, ring=ring.kind, level=ring.level)
    lines = [say("page-lies-on-crater", crater=ring.crater)] if ring.crater else []
    lines += ring_relations(model, ring.number)
    links = [_link(model, number) for number in model.neighbours(ring.number)]
    return Description(head, lines, say(f"story-{ring.kind}"), COLOUR_NAMES[ring.kind[1]], links)


def _link(model: ViewModel, ring: int) -> tuple[str, str]:
    """A ring's id and its name."""
    return f"ring-{ring}", model.ring_name(ring)


def ring_relations(model: ViewModel, number: int) -> list[str]:
    """What a ring rests on, what it carries, what stands on it, and whether it is open."""
    say, supports = model.say, model.analysis.supports[number]
    lines = []
    if supports:
        one, other = map(model.ring_name, supports)
        lines.append(say("page-rests-on", one=one, other=other))
    carried = [model.ring_name(upper) for upper in model.analysis.carried_by(number)]
    if carried:
        lines.append(say("page-carries", rings=model.context.speaker.join(carried)))
    lines += [piece_here(model, piece) for piece in model.moon.pieces if piece.ring == number]
    for seat, rings in enumerate(model.standing.open):
        if number in rings:
            lines.append(say(model.code_for(seat, "is-open"), who=model.names[seat]))
    return lines


def piece_here(model: ViewModel, piece: Piece) -> str:
    """That a piece stands on what is described."""
    if piece.seat is None:
        return model.say("page-tower-here")
    return model.say(f"page-{piece.kind}-here", who=model.names[piece.seat])


def _crater(model: ViewModel, which: str) -> Description | None:
    crater = model.craters_by_id.get(which)
    if crater is None:
        return None
    say, size = model.say, SIZES[crater.size]
    at = point_text(crater.x, crater.y)
    head = say("board-crater", crater=crater.id, size=size, point=at)
    lines, links = _on_crater(model, crater)
    if not lines:
        lines, links = _empty_crater(model, crater)
    return Description(head, lines, say(f"story-crater-{size}"), "craters", links)


def _on_crater(model: ViewModel, crater: Crater) -> tuple[list[str], list[tuple[str, str]]]:
    """The ring or the piece on a crater, and the links to it."""
    rings = [ring.number for ring in model.moon.rings if ring.crater == crater.id]
    pieces = [one for one in model.moon.pieces if one.ring is None and one.place == crater.id]
    lines = [model.say("page-ring-here", ring=model.ring_name(ring)) for ring in rings]
    lines += [piece_here(model, piece) for piece in pieces]
    return lines, [_link(model, ring) for ring in rings]


def _empty_crater(model: ViewModel, crater: Crater) -> tuple[list[str], list[tuple[str, str]]]:
    """Whether an empty crater is free, and a link to the ring that is in the way."""
    block = model.block(crater.id)
    if block is None:
        return [model.say("page-empty")], []
    return [_blocked(model, block)], [] if block.ring is None else [_link(model, block.ring)]


def _blocked(model: ViewModel, block: Block) -> str:
    """Why a crater isn't free although nothing is in its middle."""
    return model.say(
        f"page-blocked-by-{block.kind}", clause=block.clause, crater=block.crater,
        ring="" if block.ring is None else model.ring_name(block.ring),
    )  # fmt: skip


def _settlement(model: ViewModel, which: str) -> Description | None:
    return _piece(model, "settlement", which)


def _base(model: ViewModel, which: str) -> Description | None:
    return _piece(model, "base", which)


def _tower(model: ViewModel, which: str) -> Description | None:
    tower = model.moon.tower
    return None if tower is None or which else _piece(model, "tower", tower.place)


def _piece(model: ViewModel, kind: str, which: str) -> Description | None:
    """The tower, a settlement or a base, by the ring or crater it stands on."""
    found = [one for one in model.moon.pieces if one.kind == kind and one.place == which]
    if not found:
        return None
    piece = found[0]
    who = "" if piece.seat is None else model.names[piece.seat]
    head = model.say(f"draw-{kind}", who=who, place=piece.place)
    lines = [model.say(f"page-does-{kind}")]
    crater = (f"crater-{piece.place}", piece.place)
    link = crater if piece.ring is None else _link(model, piece.ring)
    return Description(head, lines, model.say(f"story-{kind}"), kind, [link])


def _stack(model: ViewModel, which: str) -> Description | None:
    if which not in [f"{letter}{n + 1}" for letter in SIZE_LETTERS for n in range(STACKS)]:
        return None
    say = model.say
    colours = [say(f"coloured-{COLOUR_NAMES[one]}") for one in model.stack(which)[::-1]]
    left = model.context.speaker.join(colours) if colours else say("nothing")
    head, lines = say("page-stack", stack=which), [say("page-stack-left", rings=left)]
    return Description(head, lines, say("story-stack"), "stacks", [])


def _kind(model: ViewModel, which: str) -> Description | None:
    if which not in map(ring_text, range(KINDS)):
        return None
    say = model.say
    lines = [say(f"page-does-{'large' if which[0] == 'L' else 'small'}")]
    head, section = say("draw-kind", ring=which), COLOUR_NAMES[which[1]]
    return Description(head, lines, say(f"story-{which}"), section, [])
