"""What completing a building, scoring the scales, an offering or the draw would bring, by the
rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from selenite.games.blue_moon_city.notation import (
    COURTYARD_CELL,
    Move,
    cell_number,
    cell_text,
    code_of,
    move_code,
)
from selenite.games.blue_moon_city.rules.cards import CARDS
from selenite.games.blue_moon_city.rules.codes import BOXES, CELLS, DECK, DRAW, MIDDLE, OUTSIDE
from selenite.games.blue_moon_city.rules.components import Reward
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State


@lru_cache(maxsize=8192)
def distance(rules: RuleSet, cell: str, other: str) -> int:
    """How many steps lie between two cells (2.2).

    It is cached because the compiled rules hand out a copy of the whole table of distances.
    """
    return rules.distance[cell_number(cell) * CELLS + cell_number(other)]


@lru_cache(maxsize=1024)
def neighbours(rules: RuleSet, cell: str) -> tuple[str, ...]:
    """The cells with a tile beside a cell."""
    cells = map(cell_text, list(rules.city_cells)[: rules.cell_count])
    return tuple(other for other in cells if distance(rules, cell, other) == 1)


class Gain(NamedTuple):
    """What a player would get: rewards, and crystals for golden scales that are scored."""

    crystals: int = 0
    cards: int = 0
    scales: int = 0
    scored: int = 0

    @property
    def reward(self) -> Reward:
        """What comes from the building."""
        return Reward(self.crystals, self.cards, self.scales)


class _Site(NamedTuple):
    """A building that a player could complete, and all that its completion depends on."""

    rules: RuleSet
    seat: int
    tile: str
    cubes: tuple[int | None, ...]
    dragons: int
    has_scales: bool
    complete_beside: tuple[str, ...]
    scales: tuple[int, ...]
    supply: int


def completing(
    rules: RuleSet, position: Mapping[str, Any], cell: str, seat: int
) -> dict[int, Gain]:
    """Who would get what if a player filled all free boxes of a building now.

    Nothing for the courtyard, a complete building, or a player with too few cubes for it. The
    draw pile is taken to have cards enough. The answer is cached: not to be changed.
    """
    city, turn, players = position["city"], position["turn"], position["players"]
    site = city[cell]
    if site.get("built", True) or players[seat]["cubes"] < site["boxes"].count(None):
        return {}
    beside = [city[other] for other in neighbours(rules, cell)]
    return _completing(
        _Site(
            rules,
            seat,
            site["tile"],
            tuple(site["boxes"]),
            list(position["dragons"].values()).count(cell),
            turn["scales-taken"] and turn["seat"] == seat,
            tuple([other["tile"] for other in beside if other.get("built")]),
            tuple([player["scales"] for player in players]),
            position["supply"]["scales"],
        )
    )


@lru_cache(maxsize=4096)
def _completing(site: _Site) -> dict[int, Gain]:
    """Put the cubes on a state of their own, and add up what the rules note of it."""
    state = _building_site(site)
    journal: list[Any] = []
    state.journal = journal
    for box, cube in enumerate(site.cubes):
        if cube is None:
            state.place_cube(box)
    players = site.rules.players
    seats = [(site.seat + n) % players for n in range(players)]
    gains = {seat: Gain() for seat in seats if seat == site.seat or seat in site.cubes}
    for code, seat, *rest in journal:
        if code in Gain._fields:
            gain = gains.get(seat, Gain())
            gains[seat] = gain._replace(**{code: getattr(gain, code) + rest[0]})
    return gains


def _building_site(site: _Site) -> State:
    """A state that has the site in the middle of the city, where every neighbour has a cell."""
    rules = site.rules
    state = State(rules)
    state.seat = site.seat
    state.figures = [MIDDLE] * 4
    state.cubes = [BOXES] * 4
    state.unbuilt = CELLS
    state.scales_taken = int(site.has_scales)
    state.dragons = [MIDDLE] * site.dragons + [OUTSIDE] * (3 - site.dragons)
    state.scales = [*site.scales, *[0] * (4 - len(site.scales))]
    state.supply = site.supply
    state.pile = list(rules.deck_cards)
    state.pile_end = DECK
    tiles, built, boxes = [0] * CELLS, [0] * CELLS, [0] * (CELLS * BOXES)
    tiles[MIDDLE] = rules.tiles.index(site.tile)
    around = neighbours(rules, COURTYARD_CELL)
    for cell, tile in zip(around, site.complete_beside, strict=False):
        tiles[cell_number(cell)] = rules.tiles.index(tile)
        built[cell_number(cell)] = 1
    for box, cube in enumerate(site.cubes):
        boxes[MIDDLE * BOXES + box] = 0 if cube is None else cube + 1
    state.tile, state.built, state.boxes = tiles, built, boxes
    return state


@lru_cache(maxsize=1024)
def scale_scores(rules: RuleSet, scales: tuple[int, ...]) -> tuple[int, ...]:
    """The crystals each player would get if the golden scales were scored now."""
    if not any(scales):
        return (0,) * len(scales)
    state = State(rules)
    state.scales = [*scales, *[0] * (4 - len(scales))]
    state.score_scales()
    return tuple(state.crystals)[: len(scales)]


def offering_price(rules: RuleSet, position: Mapping[str, Any], move: str = "offer") -> int:
    """What an offering costs by its move; after the obelisk's last space, what that one did."""
    return _offering_price(rules, len(position["obelisk"]), move)


@lru_cache(maxsize=1024)
def _offering_price(rules: RuleSet, offerings: int, move: str) -> int:
    return _after_offerings(rules, offerings).price_of(move_code(rules, move))


def _after_offerings(rules: RuleSet, offerings: int) -> State:
    """A state with so many offerings; a full obelisk, which ends a game, has its last space."""
    state = State(rules)
    state.offerings = min(offerings, rules.spaces - 1)
    return state


def can_offer(rules: RuleSet, position: Mapping[str, Any], seat: int) -> bool:
    """Whether a player stands on the courtyard with a cube and the price of an offering."""
    is_there: bool = position["figures"][seat] == COURTYARD_CELL
    return is_there and can_afford_offering(rules, position, seat)


def can_afford_offering(rules: RuleSet, position: Mapping[str, Any], seat: int) -> bool:
    """Whether a player has a cube and the price of an offering, wherever they stand."""
    player = position["players"][seat]
    return _can_afford(rules, len(position["obelisk"]), player["cubes"], player["crystals"])


@lru_cache(maxsize=4096)
def _can_afford(rules: RuleSet, offerings: int, cubes: int, crystals: int) -> bool:
    state = _after_offerings(rules, offerings)
    state.cubes = [cubes] * 4
    state.crystals = [crystals] * 4
    return state.can_offer(0)


@lru_cache(maxsize=64)
def cards_drawn(rules: RuleSet, due: int, discarded: int) -> int:
    """How many cards a player draws who discards some, where so many are due without (2.5).

    The draw pile is taken to have cards enough.
    """
    state = State(rules)
    state.phase, state.draw = DRAW, due
    state.hands = [discarded] * (4 * CARDS)
    state.mark_hands()
    state.pile = list(rules.deck_cards)
    state.pile_end = DECK
    journal: list[Any] = []
    state.journal = journal
    state.apply(code_of(Move("drop", cards=(0,) * discarded)))
    return sum(drawn for code, _, drawn in journal if code == "drew")


def is_city_complete(position: Mapping[str, Any]) -> bool:
    """Whether every building is complete, so that whoever can pay must offer (4.7)."""
    return all(entry.get("built", True) for entry in position["city"].values())
