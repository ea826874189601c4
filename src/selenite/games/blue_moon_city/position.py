"""Positions as JSON (``docs/notation.md``): writing them, and reading them with every check.

A position that doesn't add up is refused with the first fault found: a code and its parameters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from selenite.core import fields
from selenite.core.refusals import Invalid
from selenite.games.blue_moon_city import options as option_list
from selenite.games.blue_moon_city.notation import card_numbers, cards_text, cell_number, cell_text
from selenite.games.blue_moon_city.rules import NAME, NUMBER
from selenite.games.blue_moon_city.rules.cards import CARDS, card_text
from selenite.games.blue_moon_city.rules.codes import (
    ABILITY,
    BOXES,
    BUILD,
    CELLS,
    DECK,
    DRAW,
    DRAW_TWO,
    DRAWN,
    FLIT_STEPS,
    MIDDLE,
    MORE_AT_HOSPITAL,
    MOVE,
    OFFERING,
    OUTSIDE,
    OVER,
    PHASES,
    REASONS,
    ROUNDS_TO_DECLARE,
    STEPS,
)
from selenite.games.blue_moon_city.rules.components import COURTYARD, DRAGONS
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State

CELL_TEXTS = tuple(cell_text(cell) for cell in range(CELLS))
CARD_TEXTS = tuple(card_text(card) for card in range(CARDS))
CUBES = (None, 0, 1, 2, 3)
"""Whose cube a box holds, by how a state counts them."""

_MOST = 1_000_000_000


def write(state: State) -> dict[str, Any]:
    """The whole position of a state."""
    position = write_open(state)
    after = {key: position.pop(key) for key in ("discard", "shuffles", "result") if key in position}
    hands, active = list(state.hands), state.seat
    position["players"] = [
        {
            "hand": text_of(hands[seat * CARDS : seat * CARDS + CARDS]),
            "aside": text_of(state.aside) if seat == active else "",
            "crystals": state.crystals[seat],
            "scales": state.scales[seat],
            "cubes": state.cubes[seat],
        }
        for seat in range(state.rules.players)
    ]
    position["deck"] = cards_text(list(state.pile)[state.pile_top : state.pile_end])
    return position | after


def write_open(state: State, *, shares: bool = False) -> dict[str, Any]:
    """What of a position everybody may see, but for the players.

    One that ``shares`` has the same city and options objects as earlier ones and isn't to be
    changed; where the city is the very same as before, nothing was built.
    """
    over = state.phase == OVER
    write_city = _shared_city if shares else _city
    write_options = option_list.shared_of if shares else option_list.of
    position: dict[str, Any] = {
        "game": NAME,
        "rules": NUMBER,
        "options": write_options(state),
        "turn": {
            "seat": None if over else state.seat,
            "phase": PHASES[state.phase],
            "fresh": bool(state.fresh),
            "steps": state.steps,
            "draw": state.draw,
            "scales-taken": bool(state.scales_taken),
            "offered": bool(state.offered),
            "round": state.round,
            "idle-turns": state.idle_turns,
            "declared": list(state.declared)[: state.declared_count],
        },
        "city": write_city(state.rules, tuple(state.tile), tuple(state.built), tuple(state.boxes)),
        "figures": [CELL_TEXTS[cell] for cell in list(state.figures)[: state.rules.players]],
        "dragons": {
            name: None if cell == OUTSIDE else CELL_TEXTS[cell]
            for name, cell in zip(DRAGONS, list(state.dragons), strict=True)
        },
        "supply": {"scales": state.supply},
        "obelisk": list(state.obelisk)[: state.offerings],
        "discard": text_of(state.discard),
        "shuffles": state.shuffles,
    }
    outcome = state.outcome()
    if outcome is not None:
        position["result"] = {"reason": outcome.reason, "winners": list(outcome.winners)}
    return position


def text_of(counts: Sequence[int]) -> str:
    """The cards of a list of counts as one text, sorted."""
    return _text_of(tuple(counts))


@lru_cache(maxsize=8192)
def _text_of(counts: tuple[int, ...]) -> str:
    return "".join([text * count for text, count in zip(CARD_TEXTS, counts, strict=True)])


def expand(counts: Sequence[int]) -> list[int]:
    """The cards of a list of counts, sorted."""
    return [card for card in range(CARDS) for _ in range(counts[card])]


def _city(
    rules: RuleSet, tiles: Sequence[int], built: Sequence[int], boxes: Sequence[int]
) -> dict[str, Any]:
    names, counts = rules.tiles, list(rules.box_count)
    city: dict[str, Any] = {}
    for cell in list(rules.city_cells)[: rules.cell_count]:
        tile = tiles[cell]
        if not tile:
            city[CELL_TEXTS[cell]] = {"tile": names[tile]}
            continue
        cubes = boxes[cell * BOXES : cell * BOXES + counts[tile]]
        city[CELL_TEXTS[cell]] = {
            "tile": names[tile],
            "built": built[cell] != 0,
            "boxes": [CUBES[cube] for cube in cubes] if any(cubes) else [None] * len(cubes),
        }
    return city


_shared_city = lru_cache(maxsize=1024)(_city)


def read(position: Mapping[str, Any]) -> State:
    """The state of a position, or the first fault that it has."""
    fields.begin(position, NAME, NUMBER, _KEYS)
    options = _read_options(fields.part(position, "options", Mapping))
    rules = options.rule_set()
    state = State(rules)
    state.city_option = options.city
    state.open_crystals = options.open_crystals
    assert options.first is not None
    state.first = options.first
    _read_city(state, fields.part(position, "city", Mapping))
    _read_pieces(state, position)
    _read_players(state, fields.part(position, "players", list))
    _read_cards(state, position)
    _read_turn(state, fields.part(position, "turn", Mapping))
    _check_sums(state)
    _check_phase(state)
    _read_result(state, position)
    return state


def _read_options(table: Mapping[str, Any]) -> option_list.Options:
    """The options, none of them left to a default."""
    options = option_list.Options.from_position(table)
    for key in options.to_position():
        if table.get(key) is None:
            raise Invalid("option-missing", option=key)
    if "corners" in table and not options.corners:
        raise Invalid("option-corners-unused")
    return options


_KEYS = {
    "game", "rules", "options", "turn", "city", "figures", "dragons", "supply", "obelisk",
    "players", "deck", "discard", "shuffles", "result",
}  # fmt: skip
_TURN_KEYS = {
    "seat", "phase", "fresh", "steps", "draw", "scales-taken", "offered", "round", "idle-turns",
    "declared",
}  # fmt: skip


def _flag(table: Mapping[str, Any], key: str) -> bool:
    value = table.get(key)
    if not isinstance(value, bool):
        raise Invalid("position-field", field=key)
    return value


def _cell(rules: RuleSet, name: Any, field: str) -> int:
    """A cell that holds a tile."""
    cell = cell_number(name) if isinstance(name, str) else -1
    if cell < 0 or cell not in list(rules.city_cells)[: rules.cell_count]:
        raise Invalid("position-cell", field=field, cell=name)
    return cell


def _read_city(state: State, city: Mapping[str, Any]) -> None:
    """Every tile of the options once, each on a cell of the city."""
    rules = state.rules
    tiles, built, boxes = [0] * CELLS, [0] * CELLS, [0] * (CELLS * BOXES)
    numbers = {key: number for number, key in enumerate(rules.tiles)}
    seen: dict[str, str] = {}
    for name, entry in city.items():
        cell = _cell(rules, name, "city")
        key = entry.get("tile") if isinstance(entry, Mapping) else None
        if not isinstance(key, str) or key not in numbers:
            raise Invalid("position-unknown-tile", cell=name, tile=key)
        if key in seen:
            raise Invalid("position-tile-twice", tile=key, cell=seen[key], other=name)
        seen[key] = name
        if (key == COURTYARD) != (cell == MIDDLE):
            raise Invalid("position-courtyard", cell=name)
        tiles[cell] = numbers[key]
        if key != COURTYARD:
            fields.only(entry, name, {"tile", "built", "boxes"})
            built[cell] = int(_flag(entry, "built"))
            _read_boxes(rules, boxes, cell, numbers[key], entry, bool(built[cell]))
        else:
            fields.only(entry, name, {"tile"})
    missing = [cell_text(c) for c in list(rules.city_cells)[: rules.cell_count]
               if cell_text(c) not in city]  # fmt: skip
    if missing:
        raise Invalid("position-empty-cell", cell=missing[0])
    _check_fixed(state, tiles)
    state.tile, state.built, state.boxes = tiles, built, boxes
    state.unbuilt = rules.cell_count - 1 - sum(built)


def _read_boxes(
    rules: RuleSet, boxes: list[int], cell: int, tile: int, entry: Mapping[str, Any], built: bool
) -> None:
    """A building's cubes: none once it is built, not everywhere while it isn't."""
    cubes = entry.get("boxes")
    name = cell_text(cell)
    if not isinstance(cubes, list) or len(cubes) != rules.box_count[tile]:
        raise Invalid("position-boxes", cell=name, boxes=rules.box_count[tile])
    for box, cube in enumerate(cubes):
        if cube is not None:
            if type(cube) is not int or not 0 <= cube < rules.players:
                raise Invalid("position-box-seat", cell=name, box=box + 1)
            boxes[cell * BOXES + box] = cube + 1
    taken = sum(cube is not None for cube in cubes)
    if built and taken:
        raise Invalid("position-built-with-cubes", cell=name)
    if not built and taken == len(cubes):
        raise Invalid("position-full-unbuilt", cell=name)


def _check_fixed(state: State, tiles: list[int]) -> None:
    """The palace and the three temples lie where the standard city wants them (1.2)."""
    if state.city_option == "standard":
        for name, key in option_list.FIXED.items():
            if state.rules.tiles[tiles[cell_number(name)]] != key:
                raise Invalid("position-fixed-tile", cell=name, tile=key)


def _read_pieces(state: State, position: Mapping[str, Any]) -> None:
    """Figures, dragons, supply, obelisk."""
    rules = state.rules
    figures = fields.part(position, "figures", list)
    if len(figures) != rules.players:
        raise Invalid("position-figures", figures=len(figures), players=rules.players)
    cells = [_cell(rules, name, "figures") for name in figures]
    state.figures = cells + [0] * (4 - len(cells))
    dragons = fields.part(position, "dragons", Mapping)
    if set(dragons) != set(DRAGONS):
        raise Invalid("position-dragons")
    state.dragons = [
        OUTSIDE if dragons[name] is None else _cell(rules, dragons[name], "dragons")
        for name in DRAGONS
    ]
    supply = fields.part(position, "supply", Mapping)
    fields.only(supply, "supply", {"scales"})
    state.supply = fields.number(supply, "scales", 1, rules.scales, "supply.scales")
    obelisk = fields.part(position, "obelisk", list)
    if len(obelisk) > rules.spaces:
        raise Invalid("position-obelisk-full", spaces=rules.spaces)
    for seat in obelisk:
        if type(seat) is not int or not 0 <= seat < rules.players:
            raise Invalid("position-obelisk-seat", seat=seat)
    state.offerings = len(obelisk)
    state.obelisk = obelisk + [0] * (13 - len(obelisk))
    state.made = [obelisk.count(seat) for seat in range(4)]
    state.shuffles = fields.number(position, "shuffles", 0, _MOST)


def _cards(text: Any, field: str, in_order: bool = True) -> list[int]:
    """The cards of a field, sorted where the form wants it."""
    cards = card_numbers(text) if isinstance(text, str) else None
    if cards is None:
        raise Invalid("position-cards", field=field)
    if in_order and cards != sorted(cards):
        raise Invalid("position-cards-unsorted", field=field)
    return cards


def _counts(cards: Sequence[int]) -> list[int]:
    return [cards.count(card) for card in range(CARDS)]


def _read_players(state: State, players: list[Any]) -> None:
    """Each player's hand, set-aside cards, crystals, scales and cubes."""
    rules = state.rules
    if len(players) != rules.players:
        raise Invalid("position-players", found=len(players), players=rules.players)
    hands: list[int] = []
    crystals, scales, cubes = [0] * 4, [0] * 4, [0] * 4
    keys = {"hand", "aside", "crystals", "scales", "cubes"}
    for seat, player in enumerate(players):
        name = f"players.{seat}"
        if not isinstance(player, Mapping):
            raise Invalid("position-field", field=name)
        fields.only(player, name, keys)
        hands += _counts(_cards(player.get("hand"), f"{name}.hand"))
        crystals[seat] = fields.number(player, "crystals", 0, 9999, f"{name}.crystals")
        scales[seat] = fields.number(player, "scales", 0, rules.scales, f"{name}.scales")
        cubes[seat] = fields.number(player, "cubes", 0, rules.cubes, f"{name}.cubes")
        aside = _cards(player.get("aside"), f"{name}.aside")
        if aside:
            if state.aside_count:
                raise Invalid("position-aside-twice")
            state.aside = _counts(aside)
            state.aside_count = len(aside)
            state.seat = seat
    state.hands = hands + [0] * (CARDS * 4 - len(hands))
    state.mark_hands()
    state.crystals, state.scales, state.cubes = crystals, scales, cubes


def _read_cards(state: State, position: Mapping[str, Any]) -> None:
    """The draw pile, top first, and the discard pile."""
    pile = _cards(position.get("deck"), "deck", in_order=False)
    if len(pile) > DECK:
        raise Invalid("position-card-count", found=len(pile), wanted=DECK)
    state.pile_end = len(pile)
    state.pile = pile + [0] * (DECK - len(pile))
    state.discard = _counts(_cards(position.get("discard"), "discard"))


def _read_turn(state: State, turn: Mapping[str, Any]) -> None:
    """Whose turn it is, and how far it has gone."""
    rules = state.rules
    fields.only(turn, "turn", _TURN_KEYS)
    phase = turn.get("phase")
    if phase not in PHASES:
        raise Invalid("position-phase", phase=phase)
    state.phase = PHASES.index(phase)
    seat = fields.seat_to_move(turn, rules.players, is_over=state.phase == OVER)
    if state.phase != OVER:
        if state.aside_count and state.seat != seat:
            raise Invalid("position-aside", seat=state.seat)
        state.seat = seat
    state.fresh = int(_flag(turn, "fresh"))
    most = STEPS + FLIT_STEPS * rules.components.cards["flit"][1]
    state.steps = fields.number(turn, "steps", 0, most, "turn.steps")
    state.draw = fields.number(turn, "draw", DRAWN, DRAWN + MORE_AT_HOSPITAL, "turn.draw")
    state.scales_taken = int(_flag(turn, "scales-taken"))
    state.offered = int(_flag(turn, "offered"))
    state.round = fields.number(turn, "round", 1, _MOST, "turn.round")
    most = rules.turns_to_end or _MOST
    state.idle_turns = fields.number(turn, "idle-turns", 0, most, "turn.idle-turns")
    declared = fields.part(turn, "declared", list)
    state.declared_count = len(declared)
    for place, seat in enumerate(declared):
        last = state.seat if state.phase == DRAW else (state.seat - 1) % rules.players
        expected = (last - (len(declared) - 1 - place)) % rules.players
        if state.phase == OVER and place == 0:
            expected = seat
        elif state.phase == OVER:
            expected = (declared[0] + place) % rules.players
        if type(seat) is not int or not 0 <= seat < rules.players or seat != expected:
            raise Invalid("position-declared")
    if len(declared) > rules.players:
        raise Invalid("position-declared")
    state.declared = declared + [0] * (4 - len(declared))


def _read_result(state: State, position: Mapping[str, Any]) -> None:
    """The result of a finished game, and of no other; it must be what the position says."""
    if (state.phase == OVER) != ("result" in position):
        raise Invalid("position-result-missing" if state.phase == OVER else "position-result-early")
    if state.phase != OVER:
        return
    result = fields.part(position, "result", Mapping)
    fields.only(result, "result", {"reason", "winners"})
    reason = result.get("reason")
    if reason not in REASONS[1:]:
        raise Invalid("position-reason", reason=reason)
    number = REASONS.index(reason)
    if not _is_reason_possible(state, reason):
        raise Invalid("position-reason-impossible", reason=reason)
    if reason == "offerings":
        state.end(number, 1 << state.obelisk[state.offerings - 1])
    elif reason == "cubes-out":
        state.end(number, (1 << state.rules.players) - 1)
    else:
        state.end_by_offerings(number)
    outcome = state.outcome()
    winners = result.get("winners")
    are_seats = isinstance(winners, list) and all(type(seat) is int for seat in winners)
    if outcome is None or not are_seats or winners != list(outcome.winners):
        raise Invalid("position-winners", winners=winners)


def _is_reason_possible(state: State, reason: str) -> bool:
    """Whether a game that stands so can have ended for a reason."""
    rules = state.rules
    seats = range(rules.players)
    winners = [seat for seat in seats if state.made[seat] >= rules.to_win]
    if reason == "offerings" and state.phase == OVER:
        return bool(state.offered) and winners == [state.obelisk[state.offerings - 1]]
    if reason == "offerings":
        return bool(winners)
    if winners:
        return False
    stuck = state.unbuilt == 0 and not any(state.can_offer(seat) for seat in seats)
    if reason == "city-complete":
        return stuck
    if stuck:
        return False
    if reason == "cubes-out":
        return all(state.cubes[seat] == 0 for seat in seats)
    if reason == "agreed":
        return state.declared_count == rules.players
    return 0 < state.idle_turns == rules.turns_to_end


def _check_sums(state: State) -> None:
    """Cards, cubes and scales are all there."""
    rules = state.rules
    counts = [a + b for a, b in zip(state.discard, state.aside, strict=True)]
    hands = list(state.hands)
    for card in expand([sum(hands[card::CARDS]) for card in range(CARDS)]):
        counts[card] += 1
    for card in list(state.pile)[: state.pile_end]:
        counts[card] += 1
    if sum(counts) != DECK:
        raise Invalid("position-card-count", found=sum(counts), wanted=DECK)
    wanted = _counts(list(rules.deck_cards))
    for card in range(CARDS):
        if counts[card] != wanted[card]:
            raise Invalid(
                "position-card", card=card_text(card), found=counts[card], wanted=wanted[card]
            )
    for seat in range(rules.players):
        found = state.cubes_out(seat) + state.cubes[seat]
        if found != rules.cubes:
            raise Invalid("position-cubes", seat=seat, found=found, wanted=rules.cubes)
    scales = state.supply + sum(state.scales)
    if scales != rules.scales:
        raise Invalid("position-scales", found=scales, wanted=rules.scales)


def _offered_last(state: State) -> bool:
    """Whether the last offering was the active player's."""
    return state.obelisk[state.offerings - 1] == state.seat


def _has_part(state: State) -> bool:
    """Whether the active player can have contributed to the building under the figure."""
    at = state.figures[state.seat]
    return bool(state.built[at]) or state.cubes_on(at, state.seat) > 0


def _check_phase(state: State) -> None:
    """The turn's fields fit each other and the board."""
    rules = state.rules
    phase = state.phase
    over = phase == OVER
    tile = state.tile[state.figures[state.seat]]
    hospital = phase == DRAW and rules.ability[tile] == DRAW_TWO
    at_middle = not over and state.figures[state.seat] == MIDDLE
    at_temple = phase == DRAW and rules.ability[tile] == OFFERING
    acted = bool(state.scales_taken or state.offered)
    wrong = {
        "fresh": state.fresh and (phase != MOVE or state.steps != STEPS or acted),
        "steps": state.steps and phase != MOVE,
        "draw": state.draw not in ((DRAWN, DRAWN + MORE_AT_HOSPITAL) if hospital else (DRAWN,)),
        "aside": state.aside_count and not state.scales_taken,
        "scales-taken": phase == MOVE and acted,
        "offered": state.offered and not over and not at_middle and not at_temple,
        "offering": state.offered and not (state.offerings and (over or _offered_last(state))),
        "contribution": state.scales_taken and phase in (BUILD, ABILITY) and not _has_part(state),
        "both-acted": state.scales_taken and state.offered and not over and at_middle,
        "contributed-on-courtyard": state.scales_taken and phase != OVER and at_middle
        and phase != DRAW,
        "ability": phase == ABILITY and not state.has_choice(),
        "idle-turns": acted and state.idle_turns,
        "declared": state.declared_count
        and (
            acted
            or state.idle_turns < ROUNDS_TO_DECLARE * rules.players
            or (phase == MOVE and not state.fresh)
            or (phase not in (MOVE, DRAW, OVER))
            or (state.declared_count == rules.players and not over)
        ),
    }  # fmt: skip
    for field, is_wrong in wrong.items():
        if is_wrong:
            raise Invalid("position-turn", field=field)
    if not over:
        for reason in ("offerings", "city-complete", "cubes-out", "idle"):
            if _is_reason_possible(state, reason):
                raise Invalid("position-should-be-over", reason=reason)
