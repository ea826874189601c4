"""What a ring, a crater, a piece or a stack is, in a few sentences, with a story of its own."""

from __future__ import annotations

from typing import NamedTuple

from selenite.games.moon_base.rules.codes import SIZES, STACKS
from selenite.games.moon_base.rules.lattice import point_text
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.craters import Block, blocks
from selenite.games.moon_base.web.scene import Scene


class Told(NamedTuple):
    """A thing: its name, sentences, its story, and ways to the things around it."""

    head: str
    lines: list[str]
    story: str
    ways: list[tuple[str, str]]


def told_about(scene: Scene, name: str) -> Told | None:
    """What there is to tell about a thing by its name; None if there is no such thing."""
    kind, _, which = name.partition("-")
    tell = {
        "ring": _ring, "crater": _crater, "settlement": _settlement, "base": _base,
        "tower": _tower, "stack": _stack, "kind": _kind,
    }.get(kind)  # fmt: skip
    return tell(scene, which) if tell else None


def _ring(scene: Scene, which: str) -> Told | None:
    if not scene.is_ring(which):
        return None
    ring = scene.ring(int(which))
    say = scene.say
    head = say("draw-ring", number=ring.number, ring=ring.kind, level=ring.level)
    lines = [say("page-lies-on-crater", crater=ring.crater)] if ring.crater else []
    lines += ring_relations(scene, ring.number)
    around = [*scene.lying.supports[ring.number], *scene.lying.carried_by(ring.number)]
    ways = [(f"ring-{number}", scene.called(number)) for number in around]
    return Told(head, lines, say(f"story-{ring.kind}"), ways)


def ring_relations(scene: Scene, number: int) -> list[str]:
    """What a ring rests on, what it carries, what stands on it, and whether it is open."""
    say, lying = scene.say, scene.lying
    lines = []
    if lying.supports[number]:
        one, other = (scene.called(under) for under in lying.supports[number])
        lines.append(say("page-rests-on", one=one, other=other))
    carried = [scene.called(upper) for upper in lying.carried_by(number)]
    if carried:
        lines.append(say("page-carries", rings=scene.look.speaker.join(carried)))
    for piece in scene.moon.pieces:
        if piece.level and piece.place == str(number):
            lines.append(_standing_here(scene, piece.kind, piece.seat))
    for seat, rings in enumerate(scene.standing.open):
        if number in rings:
            lines.append(say(scene.to(seat, "is-open"), who=scene.names[seat]))
    return lines


def _standing_here(scene: Scene, kind: str, seat: int | None) -> str:
    if seat is None:
        return scene.say("page-tower-here")
    return scene.say(f"page-{kind}-here", who=scene.names[seat])


def _crater(scene: Scene, which: str) -> Told | None:
    crater = scene.craters_by_id.get(which)
    if crater is None:
        return None
    say, size = scene.say, SIZES[crater.size]
    at = point_text(crater.x, crater.y)
    head = say("board-crater", crater=crater.id, size=size, point=at)
    lines = []
    ways = []
    for ring in scene.moon.rings:
        if ring.crater == crater.id:
            lines.append(say("page-ring-here", ring=scene.called(ring.number)))
            ways.append((f"ring-{ring.number}", scene.called(ring.number)))
    for piece in scene.moon.pieces:
        if not piece.level and piece.place == crater.id:
            lines.append(_standing_here(scene, piece.kind, piece.seat))
    block = blocks(scene.moon).get(crater.id)
    if not lines:
        lines.append(say("page-empty") if block is None else _blocked(scene, block))
        if block and block.ring is not None:
            ways.append((f"ring-{block.ring}", scene.called(block.ring)))
    return Told(head, lines, say(f"story-crater-{size}"), ways)


def _blocked(scene: Scene, block: Block) -> str:
    """Why a crater isn't free although nothing is in its middle."""
    return scene.say(
        f"page-blocked-by-{block.kind}", clause=block.clause, crater=block.crater,
        ring="" if block.ring is None else scene.called(block.ring),
    )  # fmt: skip


def _settlement(scene: Scene, which: str) -> Told | None:
    return _piece(scene, "settlement", which)


def _base(scene: Scene, which: str) -> Told | None:
    return _piece(scene, "base", which)


def _tower(scene: Scene, which: str) -> Told | None:
    tower = scene.standing.tower
    return None if tower is None or which else _piece(scene, "tower", tower.place)


def _piece(scene: Scene, kind: str, which: str) -> Told | None:
    """The tower, a settlement or a base, by the ring or crater it stands on."""
    found = [one for one in scene.moon.pieces if one.kind == kind and one.place == which]
    if not found:
        return None
    piece = found[0]
    who = "" if piece.seat is None else scene.names[piece.seat]
    head = scene.say(f"draw-{kind}", who=who, place=piece.place)
    lines = [scene.say(f"page-does-{kind}")]
    way = f"ring-{piece.place}" if piece.level else f"crater-{piece.place}"
    words = scene.called(int(piece.place)) if piece.level else piece.place
    return Told(head, lines, scene.say(f"story-{kind}"), [(way, words)])


def _stack(scene: Scene, which: str) -> Told | None:
    if which not in [f"{letter}{number + 1}" for letter in "LS" for number in range(STACKS)]:
        return None
    rings = stack_rings(scene, which)
    say = scene.say
    shown = [say(f"ring-colour-{COLOUR_NAMES[colour]}") for colour in rings]
    left = scene.look.speaker.join(shown) if shown else say("nothing")
    head = say("page-stack", stack=which)
    return Told(head, [say("page-stack-left", rings=left)], say("story-stack"), [])


def stack_rings(scene: Scene, stack: str) -> str:
    """The colours of a stack, top first."""
    size = SIZES["LS".index(stack[0])]
    rings: str = scene.position["stacks"][size][int(stack[1]) - 1]
    return rings[::-1]


def _kind(scene: Scene, which: str) -> Told | None:
    if which not in ("Lg", "Ls", "Lb", "Sg", "Ss", "Sb"):
        return None
    say = scene.say
    lines = [say(f"page-does-{'large' if which[0] == 'L' else 'small'}")]
    return Told(say("draw-kind", ring=which), lines, say(f"story-{which}"), [])
