"""The tables of a rule set: what one set of components and options prints, ready to look up.

Two rule sets run side by side: nothing here belongs to the module. Compiled with the types of
``rule_set.pxd``; sizes of lists that become C arrays are written out as numbers.
"""

from __future__ import annotations

from selenite.games.blue_moon_city.rules.cards import BY_TEXT, CARDS
from selenite.games.blue_moon_city.rules.codes import (
    BOXES,
    CELLS,
    DRAGON_STEPS,
    DROP,
    DROPS,
    FAR,
    OUTSIDE,
    ROUNDS_TO_END,
)
from selenite.games.blue_moon_city.rules.components import (
    ABILITIES,
    COURTYARD,
    PEOPLE_NAMES,
    Components,
)
from selenite.games.blue_moon_city.rules.payments import ranks


class RuleSet:
    """The tables of one set of components, players and expansions; shared by its games.

    ``turns_to_end`` is how many idle turns end a game (4.10); 0 if none do.
    """

    def __init__(
        self,
        components: Components,
        players: int,
        new_buildings: tuple[int, ...],
        corners: tuple[int, ...],
        idle_end: bool = True,
    ) -> None:
        self.components = components
        self.new_buildings = new_buildings
        self.corners = corners
        self.players = players
        self.turns_to_end = ROUNDS_TO_END * players if idle_end else 0
        self.ranks = ranks()
        self.to_win = components.to_win[players]
        self.scales = components.scales[players]
        self.cubes = components.cubes
        self.hand_size = components.hand_size
        self.tiles = [COURTYARD]
        for key, tile in components.tiles.items():
            if tile.expansion == 0 or tile.expansion in new_buildings:
                self.tiles.append(key)
        self.lay()
        self.lay_obelisk()
        self.lay_cells()
        for number in range(1, len(self.tiles)):
            self.lay_tile(number)
        self.lay_drops()

    def lay(self) -> None:
        """Make room for the tables."""
        self.prices = [0] * 13
        self.spaces = 0
        self.cell_count = 0
        self.city_cells = [0] * 25
        self.distance = [0] * 625
        self.reach = [0] * 5625
        self.reach_count = [0] * 225
        self.fly_cells = [0] * 650
        self.fly_count = [0] * 26
        self.box_count = [0] * 25
        self.box_colour = [0] * 150
        self.box_value = [0] * 150
        self.leader = [0] * 75
        self.everyone = [0] * 75
        self.neighbour = [0] * 75
        self.ability = [0] * 25
        self.drop_first = [0] * 325
        self.drop_second = [0] * 325
        self.drop_code = [0] * 576
        self.drop_one = [0] * 24
        self.is_later = [0] * 576
        self.is_same = [0] * 576
        self.by_text = [0] * 24
        self.bit = [0] * 24
        self.dragon_moves = [0] * 104
        self.flit_moves = [0] * 4
        self.bits = [0] * 4096
        self.lowest = [0] * 4096
        self.pair_low = [0] * 276
        self.pair_high = [0] * 276
        self.deck_cards = [0] * 80

    def lay_obelisk(self) -> None:
        """The obelisk's prices, from the bottom (1.8), and the sorted 80 cards (1.5)."""
        for price in self.components.obelisk(self.players):
            self.prices[self.spaces] = price
            self.spaces += 1
        at = 0
        for people, name in enumerate(PEOPLE_NAMES):
            for value in range(3):
                for _ in range(self.components.cards[name][value]):
                    self.deck_cards[at] = 3 * people + value
                    at += 1

    def lay_cells(self) -> None:
        """The cells that hold a tile (1.1, 1.4), and how far they lie apart (2.2)."""
        for cell in range(CELLS):
            if cell not in (0, 4, 20, 24) or cell in self.corners:
                self.city_cells[self.cell_count] = cell
                self.cell_count += 1
        cells = [self.city_cells[i] for i in range(self.cell_count)]
        for start in cells:
            apart = {start: 0}
            queue = [start]
            for cell in queue:
                for other in cells:
                    steps = abs(cell // 5 - other // 5) + abs(cell % 5 - other % 5)
                    if steps == 1 and other not in apart:
                        apart[other] = apart[cell] + 1
                        queue.append(other)
            for other in cells:
                self.distance[start * CELLS + other] = apart[other]
            for steps in range(FAR + 1):
                row = steps * CELLS + start
                for other in cells:
                    if 0 < apart[other] <= steps:
                        self.reach[row * CELLS + self.reach_count[row]] = other
                        self.reach_count[row] += 1
        for start in (OUTSIDE, *cells):
            for other in cells:
                if other != start:
                    self.fly_cells[(start + 1) * CELLS + self.fly_count[start + 1]] = other
                    self.fly_count[start + 1] += 1
            steps = 0
            if start != OUTSIDE:
                steps = self.reach_count[DRAGON_STEPS * CELLS + start]
            # With a people's card of value 1, of value 2, and of both.
            place = 4 * (start + 1)
            self.dragon_moves[place + 1] = self.fly_count[start + 1]
            self.dragon_moves[place + 2] = steps
            self.dragon_moves[place + 3] = self.fly_count[start + 1] + steps
        self.flit_moves[1] = self.cell_count - 1
        self.flit_moves[2] = 1
        self.flit_moves[3] = self.cell_count

    def lay_tile(self, number: int) -> None:
        """A building's boxes, rewards and ability (3.1, 3.6, 6)."""
        tile = self.components.tiles[self.tiles[number]]
        for box, (colour, value) in enumerate(tile.boxes):
            names = (*PEOPLE_NAMES, "any")
            self.box_colour[number * BOXES + box] = names.index(colour)
            self.box_value[number * BOXES + box] = value
        self.box_count[number] = len(tile.boxes)
        for which in range(3):
            self.leader[3 * number + which] = tile.leader[which]
            self.everyone[3 * number + which] = tile.everyone[which]
            self.neighbour[3 * number + which] = tile.neighbour[which]
        self.ability[number] = ABILITIES.index(tile.ability)

    def lay_drops(self) -> None:
        """The cards of every discard, and the discard of every card and pair (2.5)."""
        for place, card in enumerate(BY_TEXT):
            self.by_text[place] = card
            self.bit[card] = 1 << place
        for mask in range(1, 4096):
            self.bits[mask] = mask.bit_count()
            self.lowest[mask] = (mask & -mask).bit_length() - 1
        place = 0
        for high in range(CARDS):
            for low in range(high):
                self.pair_low[place] = low
                self.pair_high[place] = high
                place += 1
        for place, cards in enumerate(DROPS):
            self.drop_first[place] = cards[0] if cards else -1
            self.drop_second[place] = cards[1] if len(cards) == 2 else -1
            if len(cards) == 1:
                self.drop_one[cards[0]] = DROP + place
            elif len(cards) == 2:
                self.drop_code[cards[0] * CARDS + cards[1]] = DROP + place
                self.drop_code[cards[1] * CARDS + cards[0]] = DROP + place
        for first in range(CARDS):
            self.is_same[first * CARDS + first] = 1
            for second in range(first + 1, CARDS):
                self.is_later[first * CARDS + second] = 1

    def bits_in(self, mask: int) -> int:
        """How many cards a hand's mask names."""
        return self.bits[mask & 4095] + self.bits[mask >> 12]

    def lowest_card(self, mask: int) -> int:
        """The first card that a hand's mask names, in the order of the cards' texts."""
        if mask & 4095 > 0:
            return self.by_text[self.lowest[mask & 4095]]
        return self.by_text[12 + self.lowest[mask >> 12]]

    def card_at(self, mask: int, place: int) -> int:
        """The card at a place among those that a hand's mask names."""
        for _ in range(place):
            mask &= mask - 1
        return self.lowest_card(mask)
