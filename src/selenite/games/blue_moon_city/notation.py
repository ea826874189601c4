"""The move language of Blue Moon City: texts to move codes and back (``docs/notation.md``).

A text becomes a :class:`Move`, its parts by name; refusals look at those, and legal ones have a
code. Everything that has no such parts is refused as ``notation``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from selenite.core.refusals import Illegal
from selenite.games.blue_moon_city.rules.cards import (
    CARDS,
    KHIND,
    LETTERS,
    MOST_CARDS,
    SETS,
    card_text,
)
from selenite.games.blue_moon_city.rules.codes import (
    AQUA_FLY,
    AQUA_STEP,
    BOXES,
    CELLS,
    DECLARE,
    DROP,
    DROPS,
    END,
    FLIT_JUMP,
    FLIT_WALK,
    HALL,
    MIDDLE,
    OFFER,
    PAY,
    TEMPLE,
    TERRAH_FLY,
    TERRAH_STEP,
    VULCA_FLY,
    VULCA_STEP,
    WALK,
)
from selenite.games.blue_moon_city.rules.components import DRAGON_OF, PEOPLE_NAMES
from selenite.games.blue_moon_city.rules.payments import ranks
from selenite.games.blue_moon_city.rules.rule_set import RuleSet

COLUMNS, ROWS = "abcde", "12345"
"""The letters and digits of cells: columns from left to right, rows from bottom to top."""

END_MOVE = "/"
"""The move that ends a phase."""

_CELL = f"([{COLUMNS}][{ROWS}])"
_CARDS = "((?:[vtafkmhp][123])+)"
_FORMS = (
    ("end", re.compile(END_MOVE)),
    ("walk", re.compile(f">{_CELL}")),
    ("fly", re.compile(f"([vta])1>{_CELL}")),
    ("step", re.compile(f"([vta])2>{_CELL}")),
    ("jump", re.compile(f"f1>{_CELL}")),
    ("stride", re.compile("f2")),
    ("declare", re.compile("declare")),
    ("pay", re.compile(f"([1-{BOXES}])={_CARDS}")),
    ("offer", re.compile("offer")),
    ("offer-more", re.compile(r"offer\+p([12])")),
    ("hall", re.compile(f"hall>{_CELL}")),
    ("temple", re.compile("temple")),
    ("drop", re.compile("drop")),
    ("drop", re.compile(f"drop={_CARDS}")),
)
_CARD_NUMBERS = {card_text(card): card for card in range(CARDS)}
_FLY = {"v": VULCA_FLY, "t": TERRAH_FLY, "a": AQUA_FLY}
_STEP = {"v": VULCA_STEP, "t": TERRAH_STEP, "a": AQUA_STEP}


_POWER_CARDS = {"jump": "f1", "stride": "f2"}


class Move(NamedTuple):
    """A move in parts: what it does, and the cell, box, people and cards it names."""

    verb: str
    cell: int = -1
    box: int = -1
    letter: str = ""
    cards: tuple[int, ...] = ()

    @property
    def card(self) -> str:
        """The card whose power the move uses; empty if it uses none.

        >>> read("v1>c4").card, read("offer+p2").card, read(">c4").card
        ('v1', 'p2', '')
        """
        if self.letter:
            return self.letter + ("1" if self.verb == "fly" else "2")
        return f"p{self.box}" if self.verb == "offer-more" else _POWER_CARDS.get(self.verb, "")

    @property
    def dragon(self) -> str:
        """The dragon that the move moves; empty if it moves none.

        >>> read("v1>c4").dragon
        'red'
        """
        return DRAGON_OF[PEOPLE_NAMES[LETTERS.index(self.letter)]] if self.letter else ""


def cell_text(cell: int) -> str:
    """A cell's name.

    >>> cell_text(12)
    'c3'
    """
    return COLUMNS[cell // 5] + ROWS[cell % 5]


COURTYARD_CELL = cell_text(MIDDLE)
"""The cell of the courtyard (1.1)."""


def cell_number(name: str) -> int:
    """The cell of a name; -1 if there is none.

    >>> cell_number("c3"), cell_number("f9")
    (12, -1)
    """
    if len(name) == 2 and name[0] in COLUMNS and name[1] in ROWS:
        return 5 * COLUMNS.index(name[0]) + ROWS.index(name[1])
    return -1


def cards_text(cards: tuple[int, ...] | list[int]) -> str:
    """Cards as one text.

    >>> cards_text([19, 20])
    'h2h3'
    """
    return "".join(map(card_text, cards))


def card_numbers(text: str) -> list[int] | None:
    """The cards of a text, in its order; None if it isn't one.

    >>> card_numbers("h2h3")
    [19, 20]
    """
    try:
        return [_CARD_NUMBERS[text[n : n + 2]] for n in range(0, len(text), 2)]
    except KeyError:
        return None


def card_count(cards: str | int) -> int:
    """How many cards there are, given their text, or their number where they are hidden.

    >>> card_count("h2h3"), card_count(5)
    (2, 5)
    """
    return cards if isinstance(cards, int) else len(cards) // 2


@lru_cache(maxsize=16384)
def read(text: str) -> Move:
    """The parts of a move's text, cached: pages ask for those of every legal move.

    >>> read("2=h2h3")
    Move(verb='pay', cell=-1, box=1, letter='', cards=(19, 20))
    """
    for verb, form in _FORMS:
        match = form.fullmatch(text)
        if match:
            return _parts(verb, match.groups(), text)
    raise Illegal("notation", "no-such-move", text=text)


def _parts(verb: str, groups: tuple[str, ...], text: str) -> Move:
    """A move from the groups that its form matched."""
    if verb in ("walk", "jump", "hall"):
        return Move(verb, cell=cell_number(groups[0]))
    if verb in ("fly", "step"):
        return Move(verb, cell=cell_number(groups[1]), letter=groups[0])
    if verb == "offer-more":
        return Move(verb, box=int(groups[0]))
    if verb in ("pay", "drop") and groups:
        cards = card_numbers(groups[-1]) or []
        if cards != sorted(cards):
            ordered = text.split("=", maxsplit=1)[0] + "=" + cards_text(sorted(cards))
            raise Illegal("notation", "cards-unsorted", text=text, sorted=ordered)
        if any(card // 3 == KHIND and card % 3 for card in cards):
            raise Illegal("notation", "no-such-card", text=text)
        return Move(verb, box=int(groups[0]) - 1 if verb == "pay" else -1, cards=tuple(cards))
    return Move(verb)


def is_move(text: str) -> bool:
    """Whether a text is a move, legal or not.

    >>> is_move("f2"), is_move("f1")
    (True, False)
    """
    try:
        read(text)
    except Illegal:
        return False
    return True


def code_of(move: Move) -> int:
    """A move's code; -1 for one that names more cards than a move can hold."""
    if move.verb == "pay":
        if len(move.cards) > MOST_CARDS:
            return -1
        return PAY + move.box * SETS + ranks().rank_of(list(move.cards))
    if move.verb == "drop":
        return _drops().get(move.cards, -1)
    starts = {
        "end": END,
        "walk": WALK + move.cell,
        "fly": _FLY.get(move.letter, 0) + move.cell,
        "step": _STEP.get(move.letter, 0) + move.cell,
        "jump": FLIT_JUMP + move.cell,
        "stride": FLIT_WALK,
        "declare": DECLARE,
        "offer": OFFER,
        "offer-more": OFFER + move.box,
        "hall": HALL + move.cell,
        "temple": TEMPLE,
    }
    return starts[move.verb]


def move_code(rules: RuleSet, text: str) -> int:
    """The code a text names, legal or not.

    >>> from selenite.games.blue_moon_city.options import Options
    >>> rules = Options().rule_set()
    >>> move_text(rules, move_code(rules, "drop=v1k1"))
    'drop=v1k1'
    """
    move = read(text)
    code = code_of(move)
    if code < 0:
        raise Illegal("notation", "too-many-cards", text=text)
    return code


def move_text(rules: RuleSet, code: int) -> str:
    """A move's text; the inverse of :func:`move_code`.

    >>> from selenite.games.blue_moon_city.options import Options
    >>> move_text(Options().rule_set(), 0)
    '/'
    """
    if code >= PAY:
        box, rank = divmod(code - PAY, SETS)
        if rank == 0 or box >= BOXES:
            raise Illegal("notation", "no-such-move", text=str(code))
        return payment_text(box + 1, map(card_text, ranks().cards_of(rank)))
    if not code >= 0:
        raise Illegal("notation", "no-such-move", text=str(code))
    return _plain_texts()[code]


def payment_text(box: int, cards: Iterable[str]) -> str:
    """The move that pays for a box, by its number, with cards in their order.

    >>> payment_text(2, ("h2", "h3"))
    '2=h2h3'
    """
    return f"{box}={''.join(cards)}"


@cache
def _drops() -> dict[tuple[int, ...], int]:
    """The code of every discard, in the order of the texts."""
    return {cards: DROP + i for i, cards in enumerate(DROPS)}


@cache
def _plain_texts() -> tuple[str, ...]:
    """The text of every code below the payments'."""
    texts = [""] * PAY
    texts[END] = END_MOVE
    texts[DECLARE] = "declare"
    texts[FLIT_WALK] = "f2"
    texts[TEMPLE] = "temple"
    for more, text in enumerate(("offer", "offer+p1", "offer+p2")):
        texts[OFFER + more] = text
    for cell in range(CELLS):
        name = cell_text(cell)
        texts[WALK + cell] = f">{name}"
        texts[FLIT_JUMP + cell] = f"f1>{name}"
        texts[HALL + cell] = f"hall>{name}"
        for letter in "vta":
            texts[_FLY[letter] + cell] = f"{letter}1>{name}"
            texts[_STEP[letter] + cell] = f"{letter}2>{name}"
    for cards, code in _drops().items():
        texts[code] = f"drop={cards_text(cards)}" if cards else "drop"
    return tuple(texts)
