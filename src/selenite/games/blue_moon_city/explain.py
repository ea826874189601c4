"""Explains refused moves by clause, and lists the events of legal ones.

A move can be wrong in many ways at once, and one of them is reported. Texts that aren't moves come
first, then a finished game, another seat's turn and another phase, and at last the clauses by their
numbers. The functions below ask in that order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.core.refusals import Illegal
from selenite.core.state import Event
from selenite.games.blue_moon_city.notation import (
    Move,
    cards_text,
    cell_text,
    code_of,
    move_text,
    read,
)
from selenite.games.blue_moon_city.rules.cards import ANY, CARDS, KHIND, LETTERS, card_text
from selenite.games.blue_moon_city.rules.codes import (
    BOXES,
    BUILD,
    CELLS,
    DRAGON_STEPS,
    FLIT1,
    FLIT2,
    MIDDLE,
    MOST_DISCARDS,
    OFFERING,
    OUTSIDE,
    OVER,
    PHASES,
    PILLAR1,
    ROUNDS_TO_DECLARE,
    TELEPORT,
    TEMPLE_SURCHARGE,
)
from selenite.games.blue_moon_city.rules.components import DRAGONS, PEOPLE_NAMES
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.state import State

_PHASE_OF = {
    "walk": ("move",),
    "fly": ("move",),
    "step": ("move",),
    "jump": ("move",),
    "stride": ("move",),
    "declare": ("move",),
    "pay": ("build",),
    "offer": ("build",),
    "offer-more": ("build",),
    "hall": ("ability",),
    "temple": ("ability",),
    "drop": ("draw",),
    "end": ("move", "build", "ability"),
}


def check(state: State, move: int | str, seat: int | None = None) -> int:
    """The code of a legal move; anything else is refused with its reason."""
    parts = read(move if isinstance(move, str) else move_text(state.rules, move))
    code = code_of(parts)
    if (seat is None or seat == state.seat) and code in state.legal_moves():
        return code
    raise refusal(state, parts, seat)


def refusal(state: State, move: Move, seat: int | None = None) -> Illegal:
    """The first reason against a move that isn't legal."""
    phase = PHASES[state.phase]
    if state.phase == OVER:
        return Illegal("over", "game-over")
    if seat is not None and seat != state.seat:
        return Illegal("turn", "not-your-turn", seat=seat, to_move=state.seat)
    if move.verb == "end" and phase == "draw":
        return Illegal("phase", "nothing-to-end", phase=phase)
    if phase not in _PHASE_OF[move.verb]:
        return Illegal("phase", "wrong-phase", phase=phase, wanted=_PHASE_OF[move.verb][0])
    reasons = {
        "end": _refuse_end,
        "walk": _refuse_walk,
        "fly": _refuse_dragon,
        "step": _refuse_dragon,
        "jump": _refuse_jump,
        "stride": _refuse_stride,
        "declare": _refuse_declaration,
        "pay": _refuse_payment,
        "offer": _refuse_offering,
        "offer-more": _refuse_offering,
        "hall": _refuse_hall,
        "temple": _refuse_temple,
        "drop": _refuse_discard,
    }
    try:
        reasons[move.verb](state, move)
    except Illegal as reason:
        return reason
    raise AssertionError(f"no reason against {move}")


def _distance(state: State, a: int, b: int) -> int:
    return state.rules.distance[a * CELLS + b]


def _need_cell(state: State, cell: int) -> None:
    """The cell holds a tile (1.1)."""
    if cell not in list(state.rules.city_cells)[: state.rules.cell_count]:
        raise Illegal("1.1", "no-tile-there", cell=cell_text(cell))


def _need_card(state: State, card: int, clause: str) -> None:
    """The card is in the active player's hand."""
    if state.hands[state.seat * CARDS + card] == 0:
        raise Illegal(clause, "no-such-card-in-hand", card=cards_text([card]))


def _need_other_cell(cell: int, at: int) -> None:
    """A move ends elsewhere than it began (2.8)."""
    if cell == at:
        raise Illegal("2.8", "stays-where-it-is", cell=cell_text(cell))


def _need_nearer(state: State, cell: int) -> None:
    """A bound player only goes nearer to the courtyard (4.7)."""
    at = state.figures[state.seat]
    if state.is_bound() and _distance(state, cell, MIDDLE) >= _distance(state, at, MIDDLE):
        raise Illegal("4.7", "bound-not-nearer", cell=cell_text(cell))


def _refuse_end(state: State, move: Move) -> None:
    if state.phase == BUILD:
        raise Illegal("4.7", "bound-must-offer", price=state.price())
    raise Illegal("4.7", "bound-must-walk", steps=state.steps)


def _refuse_walk(state: State, move: Move) -> None:
    at = state.figures[state.seat]
    _need_cell(state, move.cell)
    need = _distance(state, at, move.cell)
    if need > state.steps:
        raise Illegal(
            "2.2", "walk-too-far", cell=cell_text(move.cell), need=need, steps=state.steps
        )
    _need_other_cell(move.cell, at)
    raise Illegal("4.7", "bound-off-the-way", cell=cell_text(move.cell))


def _refuse_dragon(state: State, move: Move) -> None:
    at = state.dragons[DRAGONS.index(move.dragon)]
    card = 3 * LETTERS.index(move.letter) + (move.verb == "step")
    _need_cell(state, move.cell)
    _need_other_cell(move.cell, at)
    _need_card(state, card, "5.1")
    if at == OUTSIDE:
        raise Illegal("5.2", "dragon-outside", dragon=move.dragon, card=cards_text([card - 1]))
    raise Illegal(
        "5.2",
        "dragon-too-far",
        dragon=move.dragon,
        cell=cell_text(move.cell),
        need=_distance(state, at, move.cell),
        steps=DRAGON_STEPS,
    )


def _refuse_jump(state: State, move: Move) -> None:
    _need_cell(state, move.cell)
    _need_other_cell(move.cell, state.figures[state.seat])
    _need_nearer(state, move.cell)
    _need_card(state, FLIT1, "5.3")


def _refuse_stride(state: State, move: Move) -> None:
    _need_card(state, FLIT2, "5.4")


def _refuse_declaration(state: State, move: Move) -> None:
    turns = ROUNDS_TO_DECLARE * state.rules.players
    if not state.fresh:
        raise Illegal("4.9", "declare-first")
    if state.idle_turns < turns:
        raise Illegal("4.9", "declare-too-early", turns=turns, idle=state.idle_turns)
    raise Illegal("4.9", "declare-bound")


def _refuse_payment(state: State, move: Move) -> None:
    rules = state.rules
    at = state.figures[state.seat]
    tile = state.tile[at]
    if at == MIDDLE:
        raise Illegal("2.4", "no-building-here")
    if state.built[at]:
        raise Illegal("3.1", "building-complete", tile=rules.tiles[tile])
    if move.box >= rules.box_count[tile]:
        raise Illegal(
            "3.1", "no-such-box", tile=rules.tiles[tile], box=move.box + 1,
            boxes=rules.box_count[tile],
        )  # fmt: skip
    if state.boxes[at * BOXES + move.box]:
        raise Illegal("3.1", "box-taken", box=move.box + 1)
    colour = rules.box_colour[tile * BOXES + move.box]
    value = rules.box_value[tile * BOXES + move.box]
    _need_hand(state, move.cards, "3.1")
    _need_worth(state, move.cards, colour, value)
    if state.cubes[state.seat] == 0:
        raise Illegal("3.5", "no-cube")


def _need_hand(state: State, cards: tuple[int, ...], clause: str) -> None:
    """The active player holds all of these cards."""
    for card in cards:
        held = state.hands[state.seat * CARDS + card]
        if cards.count(card) > max(held, 1):
            raise Illegal(
                clause, "too-few-in-hand", card=cards_text([card]), held=held,
                wanted=cards.count(card),
            )  # fmt: skip
        _need_card(state, card, clause)


def _need_worth(state: State, cards: tuple[int, ...], colour: int, value: int) -> None:
    """The cards pay the box (3.1, 3.4), and none of them is needless (3.3)."""
    payments = Workspace().payments
    counts = [cards.count(card) for card in range(CARDS)]
    if not payments.pays(counts, colour, value):
        colours = {card // 3 for card in cards} - {KHIND}
        if colour == ANY and len(colours) > 1 and sum(c % 3 + 1 for c in cards) >= value:
            raise Illegal("3.4", "palace-one-colour", cards=cards_text(cards), value=value)
        raise Illegal(
            "3.1",
            "worth-too-little",
            cards=cards_text(cards),
            worth=payments.most_worth(counts, colour),
            people=(*PEOPLE_NAMES, "any")[colour],
            value=value,
        )
    needless: list[int] = []
    for card in sorted(cards, key=lambda card: (card % 3, card)):
        counts[card] -= 1
        if payments.pays(counts, colour, value):
            needless.append(card)
        else:
            counts[card] += 1
    if needless:
        rest = [card for card in range(CARDS) for _ in range(counts[card])]
        raise Illegal(
            "3.3",
            "needless-card",
            cards=cards_text(sorted(needless)),
            n=len(needless),
            rest=cards_text(rest),
            value=value,
        )


def _refuse_offering(state: State, move: Move) -> None:
    seat = state.seat
    price = state.price()
    is_first = move.verb == "offer"
    if state.figures[seat] != MIDDLE:
        raise Illegal("2.4", "not-on-courtyard")
    if state.cubes[seat] == 0:
        raise Illegal("3.5", "no-cube")
    if is_first and state.offered:
        raise Illegal("4.5", "one-offering")
    if state.crystals[seat] < price:
        raise Illegal("4.5", "too-few-crystals", price=price, crystals=state.crystals[seat])
    if not state.offered:
        raise Illegal("5.8", "offer-first")
    _need_card(state, PILLAR1 + move.box - 1, "5.8")
    price = state.price_of(code_of(move))
    raise Illegal("5.8", "too-few-crystals", price=price, crystals=state.crystals[seat])


def _refuse_hall(state: State, move: Move) -> None:
    at = state.figures[state.seat]
    _need_cell(state, move.cell)
    _need_other_cell(move.cell, at)
    _need_nearer(state, move.cell)
    if state.rules.ability[state.tile[at]] != TELEPORT:
        raise Illegal("6.4", "not-at-hall")


def _refuse_temple(state: State, move: Move) -> None:
    assert state.rules.ability[state.tile[state.figures[state.seat]]] != OFFERING
    raise Illegal("6.3", "not-at-temple", surcharge=TEMPLE_SURCHARGE)


def _refuse_discard(state: State, move: Move) -> None:
    if len(move.cards) > MOST_DISCARDS:
        raise Illegal("2.5", "too-many-discards", most=MOST_DISCARDS)
    _need_hand(state, move.cards, "2.5")


def events(state: State, journal: list[Any]) -> list[Event]:
    """What came of a move, from the notes the rules took while they played it."""
    told = []
    for code, seat, *rest in journal:
        parameters: dict[str, Any] = {"seat": seat}
        for name, value in zip(_EVENTS[code], rest, strict=True):
            if name == "tile":
                parameters[name] = state.rules.tiles[value]
            elif name == "cell":
                parameters[name] = cell_text(value)
            else:
                parameters[name] = value
        told.append(Event(code, parameters))
    if state.phase == OVER:
        outcome = state.outcome()
        assert outcome is not None
        told.append(Event("over", {"reason": outcome.reason, "winners": list(outcome.winners)}))
    return told


_EVENTS: dict[str, tuple[str, ...]] = {
    "completed": ("tile", "cell"),
    "crystals": ("n", "source", "tile"),
    "cards": ("n", "source", "tile"),
    "scales": ("n", "source"),
    "scale-scoring": (),
    "scored": ("n", "scales"),
    "offering": ("price", "made"),
    "drew": ("n",),
    "took": ("n",),
    "shuffled": ("n",),
}


def describe(position: Mapping[str, Any], text: str) -> tuple[str, dict[str, Any]]:
    """A word for what a move does, and the parameters of the sentences about it.

    >>> from selenite.games import blue_moon_city
    >>> position = blue_moon_city.new(players=2, seed="selenite").position()
    >>> describe(position, ">c4")
    ('walk', {'cell': 'c4', 'tile': 'fire-temple'})
    """
    parts = read(text)
    parameters: dict[str, Any] = {}
    code = parts.verb
    if parts.cell >= 0:
        cell = cell_text(parts.cell)
        parameters |= {"cell": cell, "tile": position["city"][cell]["tile"]}
    if parts.dragon:
        parameters["dragon"] = parts.dragon
    if parts.card:
        parameters["card"] = parts.card
    elif code == "end":
        code = f"end-{position['turn']['phase']}"
    elif code == "pay":
        here = position["figures"][position["turn"]["seat"]]
        parameters |= {
            "box": parts.box + 1,
            "cards": _listed(parts.cards),
            "tile": position["city"][here]["tile"],
        }
    elif code == "drop":
        code = "drop" if parts.cards else "drop-none"
        parameters["cards"] = _listed(parts.cards)
    return code, parameters


def _listed(cards: Sequence[int]) -> str:
    """Cards one by one, as they are to be read."""
    return " ".join(map(card_text, cards))
