"""The move language of Moon Base: texts to move codes and back (``docs/notation.md``).

A text becomes a :class:`Move`, which has its parts by name. Refusals look at the parts, and a legal
move has a code. A text that isn't a move is refused as ``notation``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from selenite.core.refusals import Illegal
from selenite.games.moon_base.rules.codes import (
    CHOOSE,
    COLOURS,
    DRAFT,
    KINDS,
    PLACES,
    POINTS,
    PUT_ASIDE,
    PUT_BASE,
    PUT_RING,
    PUT_TOWER,
    REACH,
    RING_NUMBERS,
    RINGS,
    SIZE_LETTERS,
    SIZES,
    STACKS,
    TAKE,
    ring_text,
)
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.lattice import point_text, points, ranks

STACK_NAMES = tuple(f"{letter}{n}" for letter in SIZE_LETTERS for n in range(1, STACKS + 1))
"""The stacks, the large ones first."""

_KINDS = {ring_text(kind): kind for kind in range(KINDS)}
_RING = "([LS][gsb])"
_CRATER = "([A-Za-z0-9][A-Za-z0-9_-]*)"
_NUMBER = "(0|-?[1-9][0-9]{0,5})"
_FORMS = (
    ("colour", re.compile("(gold|silver)")),
    ("tower", re.compile(f"tower={_CRATER}")),
    ("draft", re.compile("draft=([LS])([1-4])")),
    ("crater", re.compile(f"{_RING}>{_CRATER}")),
    ("point", re.compile(rf"{_RING}>\({_NUMBER},{_NUMBER}\)")),
    ("aside", re.compile(f"aside={_RING}")),
    ("settle", re.compile("settle=(0|[1-9][0-9]{0,5})")),
    ("base", re.compile(f"base={_CRATER}")),
)


class Move(NamedTuple):
    """A move in parts: what it does, and the ring, crater, point, stack or number it names.

    ``kind`` is a kind of ring, ``crater`` a crater's place among the ids; ``number`` is a colour,
    a stack (0 to 7, the large ones first) or a ring on the board.
    """

    verb: str
    kind: int = -1
    crater: int = -1
    x: int = 0
    y: int = 0
    number: int = -1

    @property
    def places_ring(self) -> bool:
        """Whether it puts a ring on the moon."""
        return self.verb in ("crater", "point")


def ring_kind(text: str) -> int:
    """The kind of ring that a name stands for; -1 if there is none.

    >>> ring_kind("Sb"), ring_kind("Xb")
    (5, -1)
    """
    return _KINDS.get(text, -1)


def read(rules: RuleSet, text: str) -> Move:
    """The parts of a move's text, on a board.

    >>> from selenite.games.moon_base.rules import boards
    >>> read(RuleSet(boards.standard()), "Sb>(-26,20)")
    Move(verb='point', kind=5, crater=-1, x=-26, y=20, number=-1)
    """
    for verb, form in _FORMS:
        match = form.fullmatch(text)
        if match:
            return _parts(rules, verb, match.groups(), text)
    raise Illegal("notation", "no-such-move", text=text)


def _parts(rules: RuleSet, verb: str, groups: tuple[str, ...], text: str) -> Move:
    """A move from what its form caught."""
    if verb == "colour":
        return Move(verb, number=COLOURS.index(groups[0]))
    if verb == "draft":
        return Move(verb, number=SIZE_LETTERS.index(groups[0]) * STACKS + int(groups[1]) - 1)
    if verb == "settle":
        return Move(verb, number=int(groups[0]))
    kind = ring_kind(groups[0])
    if verb == "aside":
        return Move(verb, kind)
    if verb == "point":
        return Move(verb, kind, x=int(groups[1]), y=int(groups[2]))
    return Move(verb, kind, crater=_crater(rules, groups[-1], text))


def _crater(rules: RuleSet, name: str, text: str) -> int:
    """A crater of the board by its id."""
    if name not in rules.crater_ids:
        raise Illegal("notation", "no-such-crater", text=text, crater=name)
    return rules.crater_ids.index(name)


def code_of(move: Move) -> int:
    """A move's code; -1 for one that names a point off the lattice or a ring that can't be."""
    if move.verb == "point":
        return _ring_code(move.kind) + ranks()[move.x, move.y] if on_lattice(move) else -1
    if move.verb == "settle":
        return CHOOSE + RING_NUMBERS.index(move.number) if move.number < RINGS else -1
    codes = {
        "colour": TAKE + move.number,
        "tower": PUT_TOWER + move.crater,
        "draft": DRAFT + move.number,
        "crater": _ring_code(move.kind) + POINTS + move.crater,
        "aside": PUT_ASIDE + by_text(move.kind),
        "base": PUT_BASE + move.crater,
    }
    return codes[move.verb]


def on_lattice(move: Move) -> bool:
    """Whether a move's point is one that rings can be centred on (G1).

    >>> on_lattice(Move("point", 5, x=-26, y=20)), on_lattice(Move("point", 5, x=-27, y=20))
    (True, False)
    """
    return (move.x, move.y) in ranks()


def by_text(kind: int) -> int:
    """A kind's place among the kinds' texts.

    >>> by_text(2), by_text(0)
    (0, 1)
    """
    return kind // 3 * 3 + (kind + 1) % 3


def _ring_code(kind: int) -> int:
    return PUT_RING + by_text(kind) * PLACES


def move_code(rules: RuleSet, text: str) -> int:
    """The code a text names, legal or not.

    >>> from selenite.games.moon_base.rules import boards
    >>> rules = RuleSet(boards.standard())
    >>> move_text(rules, move_code(rules, "draft=S4"))
    'draft=S4'
    """
    move = read(rules, text)
    code = code_of(move)
    if code >= 0:
        return code
    if move.verb == "point":
        raise off_lattice(move)
    raise Illegal("4.1", "no-such-ring", ring=move.number)


def off_lattice(move: Move) -> Illegal:
    """Why a point isn't on the lattice (G1)."""
    point = point_text(move.x, move.y)
    if move.x % 2 or move.y % 2:
        return Illegal("G1", "odd-point", point=point)
    return Illegal("G1", "out-of-reach", point=point, most=REACH)


def move_text(rules: RuleSet, code: int) -> str:
    """A move's text; the inverse of :func:`move_code`.

    >>> from selenite.games.moon_base.rules import boards
    >>> move_text(RuleSet(boards.standard()), 0)
    'gold'
    """
    if code >= PUT_RING:
        order, place = divmod(code - PUT_RING, PLACES)
        if order < KINDS:
            kind = order // 3 * 3 + (order + 2) % 3
            if place < POINTS:
                return f"{ring_text(kind)}>{point_text(*points()[place])}"
            return f"{ring_text(kind)}>{_crater_id(rules, place - POINTS, code)}"
    elif code >= CHOOSE:
        return f"settle={RING_NUMBERS[code - CHOOSE]}"
    elif code >= PUT_ASIDE:
        order = code - PUT_ASIDE
        return f"aside={ring_text(order // 3 * 3 + (order + 2) % 3)}"
    elif code >= PUT_BASE:
        return f"base={_crater_id(rules, code - PUT_BASE, code)}"
    elif code >= PUT_TOWER:
        return f"tower={_crater_id(rules, code - PUT_TOWER, code)}"
    elif code >= DRAFT:
        return f"draft={stack_name(Move('draft', number=code - DRAFT))}"
    elif code >= TAKE:
        return COLOURS[code - TAKE]
    raise Illegal("notation", "no-such-move", text=str(code))


def text_of(rules: RuleSet, move: Move) -> str:
    """The text of a move in parts.

    >>> from selenite.games.moon_base.rules import boards
    >>> text_of(RuleSet(boards.standard()), Move("settle", number=3))
    'settle=3'
    """
    return move_text(rules, code_of(move))


def stack_name(move: Move) -> str:
    """The stack that a draft names: its size and its place among those.

    >>> stack_name(Move("draft", number=5))
    'S2'
    """
    return STACK_NAMES[move.number]


def size_of(name: str) -> str:
    """The size of a ring, a stack or a crater, which its name begins with.

    >>> size_of("Lg"), size_of("S3")
    ('large', 'small')
    """
    return SIZES[SIZE_LETTERS.index(name[0])]


def start_of(move: Move) -> str:
    """How the texts of moves begin that do the same, with the same kind of ring.

    >>> start_of(Move("point", 5, x=-26, y=20)), start_of(Move("base", crater=3))
    ('Sb>(', 'base=')
    """
    if move.places_ring:
        return f"{ring_text(move.kind)}>{'(' * (move.verb == 'point')}"
    return "" if move.verb == "colour" else f"{move.verb}="


def _crater_id(rules: RuleSet, crater: int, code: int) -> str:
    if crater >= rules.crater_count:
        raise Illegal("notation", "no-such-move", text=str(code))
    return str(rules.crater_ids[crater])
