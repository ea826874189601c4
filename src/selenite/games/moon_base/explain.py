"""Explains refused moves by clause, and lists the events of legal ones.

A move can be wrong in many ways at once, and one of them is reported. Texts that are no moves come
first, then a finished game, another seat's turn and another step, and finally the clauses in the
order of their numbers, those of the geometry last. The functions below ask in that order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from selenite.core.refusals import Illegal
from selenite.core.state import Event
from selenite.games.moon_base.notation import (
    Move,
    code_of,
    move_text,
    off_lattice,
    on_lattice,
    read,
)
from selenite.games.moon_base.options import rules_of
from selenite.games.moon_base.rules.codes import (
    BASE_RADIUS,
    COLOURS,
    DRAFT_LARGE,
    FIRM_GAP,
    KINDS,
    LARGE,
    MEAN_LARGE,
    MEAN_SMALL,
    NOWHERE,
    OVER,
    PAIR,
    REST_GAP,
    SCORES,
    SIZE_LETTERS,
    SIZES,
    STACKS,
    STEPS,
    TOWER_RADIUS,
    ring_text,
)
from selenite.games.moon_base.rules.lattice import point_text, ranks
from selenite.games.moon_base.rules.laying import (
    base_covered,
    covers_tower,
    crossing,
    gap,
    highest_touched,
    overlapped,
    settlement_covered,
)
from selenite.games.moon_base.rules.state import State

_STEP_OF = {
    "colour": "colour",
    "tower": "tower",
    "crater": "place",
    "point": "place",
    "aside": "place",
    "settle": "settle",
    "base": "base",
}
_MIDDLES = (MEAN_LARGE, MEAN_SMALL)


def check(state: State, move: int | str, seat: int | None = None) -> int:
    """The code of a legal move; anything else is refused with its reason."""
    parts = read(state.rules, move if isinstance(move, str) else move_text(state.rules, move))
    code = code_of(parts)
    if (seat is None or seat == state.seat) and code in state.legal_moves():
        return code
    raise refusal(state, parts, seat)


def refusal(state: State, move: Move, seat: int | None = None) -> Illegal:
    """The first reason against a move that isn't legal."""
    step = STEPS[state.step]
    if state.step == OVER:
        return Illegal("over", "game-over")
    if seat is not None and seat != state.seat:
        return Illegal("turn", "not-your-turn", seat=seat, to_move=state.seat)
    if move.verb == "draft":
        wanted = STEPS[DRAFT_LARGE + move.number // STACKS]
    else:
        wanted = _STEP_OF[move.verb]
    if step != wanted:
        return Illegal("phase", "wrong-step", step=step, wanted=wanted)
    reasons = {
        "tower": _refuse_tower,
        "draft": _refuse_draft,
        "crater": _refuse_crater,
        "point": _refuse_point,
        "aside": _refuse_aside,
        "settle": _refuse_settlement,
        "base": _refuse_base,
    }
    try:
        reasons[move.verb](state, move)
    except Illegal as reason:
        return reason
    raise AssertionError(f"no reason against {move}")


def _refuse_tower(state: State, move: Move) -> None:
    raise Illegal("1.3", "tower-on-small-crater", crater=state.rules.crater_ids[move.crater])


def _refuse_draft(state: State, move: Move) -> None:
    size, stack = divmod(move.number, STACKS)
    raise Illegal("2.2", "stack-empty", size=SIZES[size], stack=stack + 1)


def _need_ring(state: State, kind: int, clause: str) -> None:
    """The ring is in the active player's hand."""
    if state.hands[state.seat * KINDS + kind] == 0:
        raise Illegal(clause, "no-such-ring-in-hand", ring=ring_text(kind))


def _refuse_crater(state: State, move: Move) -> None:
    rules = state.rules
    crater = rules.crater_ids[move.crater]
    _need_ring(state, move.kind, "2.4")
    if rules.crater_size[move.crater] != move.kind // 3:
        raise Illegal(
            "3.1", "crater-of-another-size", crater=crater, ring=ring_text(move.kind),
            size=SIZES[rules.crater_size[move.crater]],
        )  # fmt: skip
    reason = why_blocked(state, move.crater)
    if reason is not None:
        raise reason


def why_blocked(state: State, crater: int) -> Illegal | None:
    """Why no ring can lie on a crater, whoever would place it; None if it is free (3.1)."""
    rules = state.rules
    size, at = rules.crater_size[crater], rules.crater_at[crater]
    beside = overlapped(state, size, at, 1)
    if beside is not None:
        return Illegal("G4", "overlaps-ring", ring=beside, level=1)
    above = crossing(state, size, at, 1)
    if above is not None:
        return Illegal("G4b", "under-ring", ring=above, level=state.ring_level[above])
    covered = _why_covered(state, size, at, 1)
    if covered is not None:
        return covered
    base = base_covered(state, size, at)
    return None if base is None else Illegal("G8", "blocked-by-base", crater=rules.crater_ids[base])


def _why_covered(state: State, size: int, at: int, level: int) -> Illegal | None:
    """Whether a settlement or the tower is in the way (G6, G7)."""
    settled = settlement_covered(state, size, at, level)
    if settled is not None:
        return Illegal("G6", "covers-settlement", ring=settled)
    return Illegal("G7", "covers-tower") if covers_tower(state, size, at) else None


def _refuse_point(state: State, move: Move) -> None:
    size, colour = divmod(move.kind, 3)
    point = point_text(move.x, move.y)
    _need_ring(state, move.kind, "2.4")
    if not on_lattice(move):
        raise off_lattice(move)
    at = ranks()[move.x, move.y]
    level, rings = highest_touched(state, size, at)
    if not rings:
        raise Illegal("G2", "touches-nothing", point=point)
    if len(rings) != 2:
        raise Illegal("G2", "touches-not-two", n=len(rings), level=level)
    one, other = rings
    colours = {state.ring_kind[ring] % 3 for ring in rings}
    third = colour not in colours
    if third and len(colours) == 1:
        raise Illegal(
            "3.2", "colour-of-neither", ring=ring_text(move.kind), colour=COLOURS[min(colours)]
        )
    if third and size != LARGE:
        raise Illegal("3.2", "small-third-colour", ring=ring_text(move.kind))
    _need_open_rings(state, rings)
    _need_rest(state, size, at, one, other)
    beside = overlapped(state, size, at, level + 1)
    if beside is not None:
        raise Illegal("G4", "overlaps-ring", ring=beside, level=level + 1)
    open_angle = gap(state, size, at, one, other)
    if third and open_angle > FIRM_GAP:
        raise Illegal("G5", "seat-not-firm", **_angles(open_angle, FIRM_GAP))
    covered = _why_covered(state, size, at, level + 1)
    if covered is not None:
        raise covered


def _angles(angle: float, most: float) -> dict[str, float]:
    """An angle that is too wide and its limit, rounded so that it still reads as too wide."""
    shown = round(angle)
    return {"angle": shown if shown > most else ceil(10 * angle) / 10, "most": round(most)}


def _need_open_rings(state: State, rings: Sequence[int]) -> None:
    """Neither settlement nor tower on the rings below, where those close them (6.1)."""
    if not state.rules.closes_rings:
        return
    for ring in rings:
        if state.ring_settled[ring]:
            raise Illegal("6.1", "ring-closed", ring=ring, piece="settlement")
        if state.tower_ring == ring:
            raise Illegal("6.1", "ring-closed", ring=ring, piece="tower")


def _need_rest(state: State, size: int, at: int, one: int, other: int) -> None:
    """The ring rests on two others without tipping (G3)."""
    open_angle = gap(state, size, at, one, other)
    if open_angle < 0:
        for ring in (one, other):
            if gap(state, size, at, ring, ring) < 0:
                middle, other_middle = _MIDDLES[size], _MIDDLES[state.ring_kind[ring] // 3]
                raise Illegal(
                    "G3", "no-rest", ring=ring,
                    least=abs(middle - other_middle) + 1, most=middle + other_middle - 1,
                )  # fmt: skip
    if open_angle > REST_GAP:
        raise Illegal("G3", "would-tip", **_angles(open_angle, REST_GAP))


def _refuse_aside(state: State, move: Move) -> None:
    _need_ring(state, move.kind, "2.5")
    legal = state.legal_moves()
    place = move_text(state.rules, legal[0])
    raise Illegal("2.5", "can-place", n=len(legal), move=place)


def _refuse_settlement(state: State, move: Move) -> None:
    ring = move.number
    if ring >= state.ring_count:
        raise Illegal("4.1", "no-such-ring", ring=ring)
    size, colour = divmod(state.ring_kind[ring], 3)
    if colour != state.colours[state.seat]:
        raise Illegal("4.1", "settlement-on-other-colour", ring=ring, colour=COLOURS[colour])
    if size != LARGE:
        raise Illegal("4.1", "settlement-on-small-ring", ring=ring)
    if state.ring_level[ring] == 1:
        raise Illegal("4.1", "settlement-on-the-ground", ring=ring)
    on_it = "ring"
    if state.ring_settled[ring]:
        on_it = "settlement"
    elif state.tower_ring == ring:
        on_it = "tower"
    raise Illegal("4.1", "settlement-not-open", ring=ring, piece=on_it)


def _refuse_base(state: State, move: Move) -> None:
    rules = state.rules
    at = rules.crater_at[move.crater]
    crater = rules.crater_ids[move.crater]
    if rules.wants_open_craters:
        reason = why_blocked(state, move.crater)
        assert reason is not None
        raise Illegal("6.2", "base-on-blocked-crater", crater=crater, why=reason.clause)
    for ring in range(state.ring_count):
        if state.ring_level[ring] == 1:
            clear = rules.outer[state.ring_kind[ring] // 3] + BASE_RADIUS
            if rules.square(at, state.ring_at[ring]) < clear * clear:
                raise Illegal("G8", "base-under-ring", crater=crater, ring=ring)
    for other in list(state.base_crater)[: state.base_count]:
        if rules.square(at, rules.crater_at[other]) < (2 * BASE_RADIUS) ** 2:
            raise Illegal("G8", "base-beside-base", crater=crater, other=rules.crater_ids[other])
    assert state.tower_crater != NOWHERE
    assert rules.square(at, state.tower_at) < (BASE_RADIUS + TOWER_RADIUS) ** 2
    raise Illegal("G8", "base-under-tower", crater=crater)


def events(state: State, journal: list[Any]) -> list[Event]:
    """What came of a move, from the notes the rules took while they played it."""
    found = []
    for code, seat, *rest in journal:
        found.append(Event(code, {"seat": seat, **dict(zip(_EVENTS[code], rest, strict=True))}))
    outcome = state.outcome()
    if outcome is not None:
        for seat in range(2):
            parts = {name: state.scores[6 * seat + i] for i, name in enumerate(SCORES)}
            found.append(Event("counted", {"seat": seat, "n": state.total(seat), **parts}))
        found.append(Event("over", {"reason": outcome.reason, "winners": list(outcome.winners)}))
    return found


_EVENTS: dict[str, tuple[str, ...]] = {
    "placed": ("ring", "level"),
    "tower-moved": ("ring",),
    "settled": ("ring", "n"),
    "no-base": (),
    "round": ("round",),
}


def describe(position: Mapping[str, Any], text: str) -> tuple[str, dict[str, Any]]:
    """A word for what a move does, and the parameters of the sentences about it.

    >>> from selenite.games import moon_base
    >>> describe(moon_base.new(seed="selenite").position(), "gold")
    ('colour', {'colour': 'gold'})
    """
    rules = rules_of(position["options"])
    parts = read(rules, text)
    parameters: dict[str, Any] = {}
    if parts.crater >= 0:
        parameters["crater"] = rules.crater_ids[parts.crater]
    if parts.kind >= 0:
        parameters["ring"] = ring_text(parts.kind)
    if parts.verb == "colour":
        parameters["colour"] = COLOURS[parts.number]
    elif parts.verb == "point":
        parameters["point"] = point_text(parts.x, parts.y)
    elif parts.verb == "settle":
        parameters["number"] = parts.number
    elif parts.verb == "draft":
        size, stack = divmod(parts.number, STACKS)
        taken = position["stacks"][SIZES[size]][stack][-PAIR:]
        rings = " ".join(SIZE_LETTERS[size] + colour for colour in taken)
        parameters |= {"size": SIZES[size], "stack": stack + 1, "rings": rings}
    return parts.verb, parameters
