"""A seat's legal moves in Blue Moon City, grouped and numbered for people.

Payments come in the order in which they are suggested everywhere: fewest powers and jokers spent,
then least overpaid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import Group
from selenite.games.blue_moon_city.analysis import offering_price, ranked
from selenite.games.blue_moon_city.notation import Move, cell_text, payment_text, read
from selenite.games.blue_moon_city.options import components_of, rules_of
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.rules.cards import card_text
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.terminal import board as city_board
from selenite.texts import speaker

_SPEAKER = speaker("en", NAME)
say = _SPEAKER.say

_SUGGESTED = 3
_LISTED = 12
_SINGLE_DROPS = 8
_ORDER = (
    "walk", "jump", "stride", "fly", "step", "pay", "offer", "offer-more", "hall", "temple",
    "drop", "declare", "end",
)  # fmt: skip


def groups(view: Mapping[str, Any]) -> list[Group]:
    """The legal moves of a view by kind, in the order of a turn."""
    found: dict[tuple[int, str], list[tuple[Move, str]]] = {}
    for text in view["legal"]:
        move = read(text)
        key = f"{move.box}" if move.verb == "pay" else move.letter
        found.setdefault((_ORDER.index(move.verb), key), []).append((move, text))
    return [_group(view, members) for _, members in sorted(found.items())]


def _group(view: Mapping[str, Any], members: list[tuple[Move, str]]) -> Group:
    """A group of moves with the same verb."""
    move, text = members[0]
    texts = [text for _, text in members]
    verb = move.verb
    label = verb
    parameters: dict[str, Any] = {}
    shown = _LISTED
    key = text[0]
    more = ""
    if verb == "pay":
        people, value = box_of(view, move.box)
        cards = (tuple(map(card_text, paid.cards)) for paid, _ in members)
        texts = [payment_text(move.box + 1, way) for way in ranked(cards, people, value)]
        parameters = {"box": move.box + 1, "mark": f"{LETTERS[people]}{value}"}
        shown, key = _SUGGESTED, f"{move.box + 1}="
    elif verb in ("fly", "step", "jump", "hall"):
        key = text.removesuffix(cell_text(move.cell))
        label += f"-{move.letter}" if move.letter else ""
        shown = _SUGGESTED if len(texts) > _LISTED else _LISTED
    elif verb in ("offer", "offer-more", "temple"):
        parameters = {"price": offering_price(rules_of(view["options"]), view, text)}
    elif verb == "drop":
        members.sort(key=lambda member: len(member[0].cards))
        texts = [text for _, text in members]
        parameters = {"n": view["turn"]["draw"]}
        shown, key = min(_SINGLE_DROPS, sum(len(m.cards) < 2 for m, _ in members)), "drop"
        more = say("terminal-more-drop", n=len(members))
    elif verb == "end":
        label += f"-{view['turn']['phase']}"
    return Group(say(f"terminal-group-{label}", **parameters), key, texts, shown, more)


def box_of(view: Mapping[str, Any], box: int) -> tuple[str, int]:
    """The people and the value of a box of the building under the active figure."""
    here = view["figures"][view["turn"]["seat"]]
    tile = view["city"][here]["tile"]
    return components_of(view["options"]).tiles[tile].boxes[box]


def hand_lines(view: Mapping[str, Any], seat: int) -> list[str]:
    """The cards of a hand and what each can do, in two columns."""
    cards = city_board.spaced(view["players"][seat]["hand"]).split()
    kinds = list(dict.fromkeys(cards))
    cells = []
    for card in kinds:
        often = f"{cards.count(card)}x" if cards.count(card) > 1 else "  "
        cells.append(f"{often} {card} {say(f'card-{card}')}")
    half = (len(cells) + 1) // 2
    left, right = cells[:half], [*cells[half:], ""]
    return [f" {a:<38} {b}".rstrip() for a, b in zip(left, right, strict=False)]
