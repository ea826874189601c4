"""Positions as JSON (``docs/notation.md``): writing them, and reading them with every check.

A position that doesn't add up is refused with the first fault found: a code and its parameters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core import fields
from selenite.core.refusals import Invalid
from selenite.games.moon_base import options as option_list
from selenite.games.moon_base.notation import ring_kind
from selenite.games.moon_base.rules import NAME, NUMBER
from selenite.games.moon_base.rules.codes import (
    BASE,
    BASES,
    COLOUR,
    COLOUR_LETTERS,
    COLOURS,
    DRAFT_LARGE,
    DRAFT_SMALL,
    KINDS,
    LARGE,
    NOWHERE,
    OVER,
    PAIR,
    PLACE,
    REASON,
    REST_GAP,
    RINGS,
    RINGS_OF_A_KIND,
    ROUNDS,
    SCORES,
    SETTLE,
    SETTLEMENTS,
    SIZES,
    STACK_RINGS,
    STACKS,
    STEPS,
    TOWER,
    ring_text,
)
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.lattice import points, ranks
from selenite.games.moon_base.rules.laying import crossing, gap, highest_touched, overlapped
from selenite.games.moon_base.rules.state import State

_SEATS = range(2)


def write(state: State) -> dict[str, Any]:
    """The whole position of a state."""
    rules = state.rules
    over = state.step == OVER
    hands, aside = list(state.hands), list(state.aside)
    position: dict[str, Any] = {
        "game": NAME,
        "rules": NUMBER,
        "options": option_list.of(rules),
        "turn": {
            "round": state.round,
            "step": STEPS[state.step],
            "seat": None if over else state.seat,
            "built": [bool(built) for built in state.built],
        },
        "colours": [None if colour < 0 else COLOURS[colour] for colour in state.colours],
        "stacks": _write_stacks(state),
        "hands": [_rings_text(hands[seat * KINDS : seat * KINDS + KINDS]) for seat in _SEATS],
        "rings": _write_rings(state),
        "tower": _write_tower(state),
        "settlements": [
            {"ring": ring, "seat": list(state.colours).index(state.ring_kind[ring] % 3)}
            for ring in list(state.settlement_ring)[: state.settlement_count]
        ],
        "bases": [
            {"crater": rules.crater_ids[state.base_crater[i]], "seat": state.base_seat[i]}
            for i in range(state.base_count)
        ],
        "aside": [_rings_text(aside[seat * KINDS : seat * KINDS + KINDS]) for seat in _SEATS],
    }
    if over:
        position["result"] = _result(state)
        position["score"] = _score(state)
    return position


def _rings_text(counts: list[int]) -> str:
    """Rings in the order Lg Ls Lb Sg Ss Sb."""
    return " ".join(ring_text(kind) for kind in range(KINDS) for _ in range(counts[kind]))


def _write_stacks(state: State) -> dict[str, list[str]]:
    """The stacks of each size, bottom to top."""
    stacks, heights = list(state.stacks), list(state.heights)
    texts = []
    for number, height in enumerate(heights):
        rings = stacks[number * STACK_RINGS : number * STACK_RINGS + height]
        texts.append("".join(COLOUR_LETTERS[colour] for colour in rings))
    return {"large": texts[:STACKS], "small": texts[STACKS:]}


def _write_rings(state: State) -> list[dict[str, Any]]:
    """The rings on the board in the order they were placed."""
    kinds, places = list(state.ring_kind), list(state.ring_at)
    levels, craters = list(state.ring_level), list(state.ring_crater)
    rings = []
    for ring in range(state.ring_count):
        entry: dict[str, Any] = {
            "ring": ring_text(kinds[ring]),
            "at": list(points()[places[ring]]),
            "level": levels[ring],
        }
        if craters[ring] != NOWHERE:
            entry["crater"] = state.rules.crater_ids[craters[ring]]
        rings.append(entry)
    return rings


def _write_tower(state: State) -> dict[str, Any] | None:
    if state.tower_at == NOWHERE:
        return None
    if state.tower_ring != NOWHERE:
        return {"ring": state.tower_ring}
    return {"crater": state.rules.crater_ids[state.tower_crater]}


def _result(state: State) -> dict[str, Any]:
    """The result of a finished game (5.6)."""
    scores = [state.total(seat) for seat in _SEATS]
    return {"reason": REASON, "scores": scores, "winners": [state.winner]}


def _score(state: State) -> list[dict[str, int]]:
    """Every player's points by what they are for (5)."""
    points_of = list(state.scores)
    return [dict(zip(SCORES, points_of[6 * seat : 6 * seat + 6], strict=True)) for seat in _SEATS]


def read(position: Mapping[str, Any]) -> State:
    """The state of a position, or the first fault that it has."""
    fields.begin(position, NAME, NUMBER, _KEYS)
    options = fields.part(position, "options", Mapping)
    if "board" not in options:
        raise Invalid("option-missing", option="board")
    state = State(option_list.rules_of(options))
    _read_turn(state, fields.part(position, "turn", Mapping))
    _read_colours(state, fields.part(position, "colours", list))
    _read_stacks(state, fields.part(position, "stacks", Mapping))
    state.hands = _read_seats_rings(position, "hands")
    state.aside = _read_seats_rings(position, "aside")
    for number, entry in enumerate(fields.part(position, "rings", list)):
        _read_ring(state, number, entry)
    _read_tower(state, position)
    for entry in fields.part(position, "settlements", list):
        _read_settlement(state, entry)
    # Settling marks who has built in this round; what the position says counts.
    state.built = [int(built) for built in position["turn"]["built"]]
    for entry in fields.part(position, "bases", list):
        _read_base(state, entry)
    _check_rings(state)
    _check_counts(state)
    _check_step(state)
    _check_pieces(state)
    _read_result(state, position)
    return state


_KEYS = {
    "game", "rules", "options", "turn", "colours", "stacks", "hands", "rings", "tower",
    "settlements", "bases", "aside", "result", "score",
}  # fmt: skip


def _read_turn(state: State, turn: Mapping[str, Any]) -> None:
    """The round, the step, whose turn it is, and who has built."""
    fields.only(turn, "turn", {"round", "step", "seat", "built"})
    state.round = fields.number(turn, "round", 1, ROUNDS, "turn.round")
    step = turn.get("step")
    if step not in STEPS:
        raise Invalid("position-step", step=step)
    state.step = STEPS.index(step)
    state.seat = fields.seat_to_move(turn, 2, is_over=state.step == OVER)
    built = fields.part(turn, "built", list)
    if len(built) != len(_SEATS) or not all(isinstance(flag, bool) for flag in built):
        raise Invalid("position-field", field="turn.built")


def _read_colours(state: State, colours: list[Any]) -> None:
    """Gold and silver, one each, once they are taken (1.3)."""
    if colours == [None, None]:
        state.colours = [NOWHERE, NOWHERE]
    elif colours in (["gold", "silver"], ["silver", "gold"]):
        state.colours = [COLOURS.index(colour) for colour in colours]
    else:
        raise Invalid("position-colours")
    if (state.step == COLOUR) != (colours == [None, None]):
        raise Invalid("position-turn-colours")


def _read_stacks(state: State, stacks: Mapping[str, Any]) -> None:
    """Four stacks of each size, bottom to top (1.1)."""
    fields.only(stacks, "stacks", set(SIZES))
    rings, heights = [0] * (2 * STACKS * STACK_RINGS), [0] * (2 * STACKS)
    for size, name in enumerate(SIZES):
        texts = fields.part(stacks, name, list)
        if len(texts) != STACKS:
            raise Invalid("position-stack-count", size=name, found=len(texts), wanted=STACKS)
        for stack, text in enumerate(texts):
            number = size * STACKS + stack
            field = f"{name} {stack + 1}"
            if not isinstance(text, str) or not set(text) <= set(COLOUR_LETTERS):
                raise Invalid("position-stack", stack=field)
            if len(text) > STACK_RINGS or len(text) % PAIR:
                raise Invalid("position-stack-height", stack=field, found=len(text))
            heights[number] = len(text)
            for i, letter in enumerate(text):
                rings[number * STACK_RINGS + i] = COLOUR_LETTERS.index(letter)
    state.stacks, state.heights = rings, heights


def _read_seats_rings(position: Mapping[str, Any], field: str) -> list[int]:
    """The rings that each seat has in hand or aside, sorted."""
    texts = fields.part(position, field, list)
    if len(texts) != len(_SEATS):
        raise Invalid("position-field", field=field)
    counts = []
    for text in texts:
        if not isinstance(text, str):
            raise Invalid("position-field", field=field)
        kinds = [ring_kind(name) for name in text.split(" ")] if text else []
        if NOWHERE in kinds:
            raise Invalid("position-ring-names", field=field, text=text)
        if kinds != sorted(kinds):
            raise Invalid("position-rings-unsorted", field=field, text=text)
        counts += [kinds.count(kind) for kind in range(KINDS)]
    return counts


def _read_ring(state: State, number: int, entry: Any) -> None:
    """A ring on the board: it must lie as the rules let it, on those before it (G1 to G4)."""
    name = f"rings.{number}"
    if number >= RINGS:
        raise Invalid("position-too-many-rings", most=RINGS)
    if not isinstance(entry, Mapping):
        raise Invalid("position-field", field=name)
    fields.only(entry, name, {"ring", "at", "level", "crater"})
    text = entry.get("ring")
    kind = ring_kind(text) if isinstance(text, str) else NOWHERE
    if kind == NOWHERE:
        raise Invalid("position-ring-names", field=name, text=text)
    at = entry.get("at")
    if not isinstance(at, list) or len(at) != 2 or any(type(value) is not int for value in at):
        raise Invalid("position-field", field=f"{name}.at")
    if tuple(at) not in ranks():
        raise Invalid("position-ring-point", ring=number, x=at[0], y=at[1])
    level = fields.number(entry, "level", 1, RINGS, f"{name}.level")
    point = ranks()[at[0], at[1]]
    if (level == 1) != ("crater" in entry):
        raise Invalid("position-ring-crater-level", ring=number)
    if level == 1:
        crater = _crater(state.rules, entry["crater"], f"{name}.crater")
        _check_ground(state, number, kind, point, crater)
        state.lay_ring(kind, point, 1, crater)
    else:
        _check_stacked(state, number, kind, point, level)
        state.lay_ring(kind, point, level, NOWHERE)


def _crater(rules: RuleSet, name: Any, field: str) -> int:
    """A crater of the board."""
    if not isinstance(name, str) or name not in rules.crater_ids:
        raise Invalid("position-crater", field=field, crater=name)
    return rules.crater_ids.index(name)


def _check_ground(state: State, number: int, kind: int, point: int, crater: int) -> None:
    """A ring on the ground lies on a crater of its size, beside the others, under none."""
    rules = state.rules
    name = rules.crater_ids[crater]
    if rules.crater_size[crater] != kind // 3:
        raise Invalid("position-ring-crater-size", ring=number, crater=name)
    if rules.crater_at[crater] != point:
        raise Invalid("position-ring-crater-point", ring=number, crater=name)
    _check_level(state, number, kind, point, 1)
    above = crossing(state, kind // 3, point, 1)
    if above is not None:
        raise Invalid("position-ring-under", ring=number, other=above)


def _check_level(state: State, number: int, kind: int, point: int, level: int) -> None:
    """No two rings of a level overlap (G4)."""
    beside = overlapped(state, kind // 3, point, level)
    if beside is not None:
        raise Invalid("position-ring-overlap", ring=number, other=beside, level=level)


def _check_stacked(state: State, number: int, kind: int, point: int, level: int) -> None:
    """A stacked ring touches two rings of the level below, none higher, and rests on them."""
    size = kind // 3
    top, rings = highest_touched(state, size, point)
    if top + 1 != level:
        raise Invalid("position-ring-level", ring=number, level=level, wanted=top + 1)
    if len(rings) != 2:
        raise Invalid("position-ring-supports", ring=number, n=len(rings), level=top)
    if not 0 <= gap(state, size, point, *rings) <= REST_GAP:
        raise Invalid("position-ring-rest", ring=number)
    _check_level(state, number, kind, point, level)


def _ring_number(state: State, table: Mapping[str, Any], name: str) -> int:
    """The number of a ring on the board."""
    if state.ring_count == 0:
        raise Invalid("position-no-rings", field=name)
    return fields.number(table, "ring", 0, state.ring_count - 1, name)


def _read_tower(state: State, position: Mapping[str, Any]) -> None:
    """The tower on a large crater or a large ring, once it is there (1.3, 3.5)."""
    tower = position.get("tower", "")
    if tower is None:
        if state.step not in (COLOUR, TOWER):
            raise Invalid("position-turn-tower")
        return
    if not isinstance(tower, Mapping) or set(tower) not in ({"crater"}, {"ring"}):
        raise Invalid("position-field", field="tower")
    if state.step in (COLOUR, TOWER):
        raise Invalid("position-turn-tower")
    if "crater" in tower:
        crater = _crater(state.rules, tower["crater"], "tower")
        if state.rules.crater_size[crater] != LARGE:
            raise Invalid("position-tower-crater", crater=tower["crater"])
        if crater in list(state.ring_crater)[: state.ring_count]:
            raise Invalid("position-crater-taken", crater=tower["crater"])
        state.put_tower(crater)
    else:
        ring = _ring_number(state, tower, "tower.ring")
        if state.ring_kind[ring] // 3 != LARGE or state.ring_level[ring] == 1:
            raise Invalid("position-tower-ring", ring=ring)
        state.move_tower(ring)


def _read_settlement(state: State, entry: Any) -> None:
    """A settlement on a large ring of its owner's colour above the ground (4.1)."""
    if not isinstance(entry, Mapping):
        raise Invalid("position-field", field="settlements")
    fields.only(entry, "settlements", {"ring", "seat"})
    ring = _ring_number(state, entry, "settlements.ring")
    seat = fields.number(entry, "seat", 0, 1, "settlements.seat")
    size, colour = divmod(state.ring_kind[ring], 3)
    if size != LARGE or state.ring_level[ring] == 1 or colour != state.colours[seat]:
        raise Invalid("position-settlement", ring=ring, seat=seat)
    if state.ring_settled[ring] or state.tower_ring == ring:
        raise Invalid("position-settlement-twice", ring=ring)
    if state.settled[seat] == SETTLEMENTS:
        raise Invalid("position-settlements", seat=seat, most=SETTLEMENTS)
    state.settle(ring)


def _read_base(state: State, entry: Any) -> None:
    """A base on a crater that nothing else is on (4.3)."""
    if not isinstance(entry, Mapping):
        raise Invalid("position-field", field="bases")
    fields.only(entry, "bases", {"crater", "seat"})
    crater = _crater(state.rules, entry.get("crater"), "bases")
    seat = fields.number(entry, "seat", 0, 1, "bases.seat")
    if state.bases[seat] == BASES:
        raise Invalid("position-bases", seat=seat, most=BASES)
    taken = [*list(state.ring_crater)[: state.ring_count], state.tower_crater]
    if crater in taken + list(state.base_crater)[: state.base_count]:
        raise Invalid("position-crater-taken", crater=entry["crater"])
    state.put_base(crater, seat)


def _check_rings(state: State) -> None:
    """The 48 rings are all there: in stacks, hands, on the board and aside (1.1)."""
    for kind in range(KINDS):
        found = state.count_rings(kind)
        if found != RINGS_OF_A_KIND:
            raise Invalid(
                "position-ring-count", ring=ring_text(kind), found=found, wanted=RINGS_OF_A_KIND
            )


def _check_counts(state: State) -> None:
    """Stacks and hands are as high and full as the step of the round makes them (2.2, 2.3)."""
    before = 2 * PAIR * (state.round - 1)
    second = state.turn_order()
    drafted = [before, before]
    hands = [0, 0]
    if state.step in (DRAFT_LARGE, DRAFT_SMALL):
        drafted[state.step - DRAFT_LARGE] += PAIR * second
        drafted[LARGE] += 2 * PAIR * (state.step - DRAFT_LARGE)
        hands = [PAIR * (state.step - DRAFT_LARGE)] * 2
        hands[state.first()] += PAIR * second
    elif state.step not in (COLOUR, TOWER):
        drafted = [before + 2 * PAIR] * 2
    for size, name in enumerate(SIZES):
        found = sum(list(state.heights)[size * STACKS : size * STACKS + STACKS])
        wanted = STACKS * STACK_RINGS - drafted[size]
        if found != wanted:
            raise Invalid("position-stacks", size=name, found=found, wanted=wanted)
    if state.step == PLACE:
        hands[state.seat] = state.hand_size(state.seat)
        hands[1 - state.seat] = hands[state.seat] - second
        _check_hand_sizes(state)
    for seat in _SEATS:
        if state.hand_size(seat) != hands[seat]:
            raise Invalid(
                "position-hand", seat=seat, found=state.hand_size(seat), wanted=hands[seat]
            )


def _check_hand_sizes(state: State) -> None:
    """In the placement there are one to four rings in hand, two of a size at most (2.2, 2.3)."""
    if state.hand_size(state.seat) == 0:
        raise Invalid("position-hand-empty", seat=state.seat)
    for seat in _SEATS:
        for size, name in enumerate(SIZES):
            start = seat * KINDS + size * 3
            found = sum(list(state.hands)[start : start + 3])
            if found > PAIR:
                raise Invalid("position-hand-size", seat=seat, size=name, found=found, most=PAIR)


def _check_step(state: State) -> None:
    """The turn's fields fit each other and the board."""
    first = state.first()
    untouched = not (state.ring_count or any(state.aside) or state.base_count)
    built = list(state.built)
    unbuilt = [seat for seat in _SEATS if built[seat] and not state.settled[seat]]
    setting_up = state.step in (COLOUR, TOWER)
    settling = state.step == SETTLE
    left = SETTLEMENTS - state.settled[state.seat]
    wrong = {
        "set-up": setting_up and not (state.round == 1 and state.seat == 1 and untouched),
        "built": bool(unbuilt) or (state.step < SETTLE and any(built)),
        "settle": settling and not 0 < left < state.count_open(state.seat),
        "settle-order": settling and state.seat == first and built[1 - first],
        "unsettled": any(_awaits_settlement(state, seat) for seat in _SEATS),
        "base": state.step == BASE and (built[state.seat] or not state.has_free_crater()),
        "base-order": state.step == BASE
        and state.seat != first
        and not (built[first] or state.bases[first]),
        "over": state.step == OVER and state.round != ROUNDS,
    }
    for field, is_wrong in wrong.items():
        if is_wrong:
            raise Invalid(f"position-turn-{field}")


def _awaits_settlement(state: State, seat: int) -> bool:
    """Whether a player has settlements and open rings although theirs have been seen to (4.1).

    While rings are placed that can be: the tower may have left one.
    """
    if state.step == SETTLE:
        seen_to = seat != state.seat and seat == state.first()
    else:
        seen_to = state.step in (DRAFT_LARGE, DRAFT_SMALL, BASE, OVER)
    return seen_to and state.settled[seat] < SETTLEMENTS and state.count_open(seat) > 0


def _check_pieces(state: State) -> None:
    """Nobody has built more than the rounds so far allow (4.1, 4.3).

    A round ends with settlements or with one base for each player, never with both.
    """
    for seat in _SEATS:
        settled_before = state.settled[seat] > 0 and not state.built[seat]
        if settled_before and state.round == 1:
            raise Invalid("position-settlements-early", seat=seat)
        based = state.step == OVER or (
            state.step == BASE and seat != state.seat and seat == state.first()
        )
        rounds = state.round - 1 + (based and not state.built[seat])
        if state.bases[seat] > rounds - settled_before:
            raise Invalid(
                "position-bases-early",
                seat=seat,
                n=state.bases[seat],
                most=rounds - settled_before,
            )


def _read_result(state: State, position: Mapping[str, Any]) -> None:
    """The result of a finished game, and of no other; it must be what the position says."""
    over = state.step == OVER
    for key in ("result", "score"):
        if over != (key in position):
            raise Invalid("position-result-missing" if over else "position-result-early")
    if not over:
        return
    state.finish()
    for key, wanted in (("score", _score(state)), ("result", _result(state))):
        if not _same(position[key], wanted):
            raise Invalid("position-score", field=key)


def _same(given: Any, wanted: Any) -> bool:
    """Whether a value is what it should be, its numbers whole ones."""
    if isinstance(wanted, dict):
        return (
            isinstance(given, Mapping)
            and set(given) == set(wanted)
            and all(_same(given[key], value) for key, value in wanted.items())
        )
    if isinstance(wanted, list):
        return (
            isinstance(given, list) and len(given) == len(wanted) and all(map(_same, given, wanted))
        )
    return type(given) is type(wanted) and bool(given == wanted)
