"""What the champion thinks of a position at the end of a turn: a net of whole numbers.

Every unfinished building goes through one small layer, the same for all, which sees what is printed
on it, what lies on it, how far it is and what the hand could pay there: never its name or its
number. What comes out is added up over the city. So expansions, the free city and changed
components need no nets of their own. The sums, and what there is to know about the players and the
own hand, go through the other layers. There is a net for each number of players.

Only what the seat may know is looked at: of other hands and of cards set aside only the number, of
the draw pile nothing. Sums are kept from one position to the next and corrected where an input
differs. Compiled with the types of ``judge.pxd``.
"""

from __future__ import annotations

from array import array

from selenite.bots.net import Layer, Net
from selenite.bots.net_files import Inputs
from selenite.games.blue_moon_city.rules.cards import ANY, CARDS, JOKER, KHIND, PEOPLES
from selenite.games.blue_moon_city.rules.codes import (
    BOXES,
    CARD_REWARD,
    CELLS,
    CRYSTALS,
    DECK,
    DROP,
    MIDDLE,
    OUTSIDE,
    OVER,
    SCALES,
    STEPS,
)
from selenite.games.blue_moon_city.rules.state import State

UNITS = 32
"""What the layer for buildings makes of each of them."""

UNIT = 32
"""How often an input counts that isn't a sum over the city: sums are that much larger."""

MOST = 127
MOST_UNIT = 1023
PEOPLE = ("vulca", "terrah", "aqua", "flit", "khind", "mimix", "hoax", "pillar")
REWARDS = ("crystals", "cards", "scales")
PLAYERS = ("own", "next", "second", "third")


def _tile_names() -> tuple[str, ...]:
    """The inputs for a building."""
    names = ["building"]
    names += [f"prize in {reward}" for reward in REWARDS]
    names += [f"leader's {reward}" for reward in REWARDS]
    names += [f"neighbour's {reward}" for reward in REWARDS]
    names += ["unfinished neighbours", "open boxes", "boxes", "open value", "largest open value"]
    names += [f"open {people}" for people in (*PEOPLE, "any")]
    names += ["own cubes", "most cubes of another", "other cubes", "took part"]
    names += ["leads", "shares the lead", "alone", "one box left", "two boxes left"]
    names += [f"own figure {turns} turns away" for turns in range(4)]
    names += [f"another's figure {turns} turns away" for turns in range(1, 4)]
    names += ["payable boxes", "payable at once", "payable at once in reach", "payable in reach"]
    names += ["missing value", "dragons", "draws", "teleports", "offers"]
    names += ["own and payable", "would lead"]
    names += [f"own prize in {reward}" for reward in REWARDS]
    names += ["leads for crystals", "others' prize", "prize in reach"]
    return tuple(names)


def _names() -> tuple[str, ...]:
    """All inputs: the players', the hand's, the city's, and those for each building."""
    names = []
    for player in PLAYERS:
        names += [
            f"{player} {thing}"
            for thing in (
                "seat", "crystals", "offering", "two offerings", "missing crystals", "scales",
                "cubes", "no cubes", "few cubes", "offerings made", "one offering left",
                "two offerings left", "three offerings left", "cards", "steps to the courtyard",
                "near the courtyard", "will offer",
            )
        ]  # fmt: skip
    names += ["cards to come", "cards set aside"]
    names += [f"{people} {value} in hand" for people in PEOPLE for value in (1, 2, 3)]
    names += [f"{people} in hand" for people in PEOPLE]
    names += [f"{people} unseen" for people in PEOPLE]
    names += [f"{people} asked for" for people in (*PEOPLE, "any")]
    names += ["price", "next price", "offerings", "spaces left", "unfinished", "scales left"]
    names += ["scale lead", "idle turns", "place in the round", "cells"]
    for dragon in ("red", "green", "blue"):
        names += [f"{dragon} dragon outside", f"{dragon} dragon's distance"]
    return tuple(names)


TILE_NAMES = _tile_names()
NAMES = _names()
LIMITS: dict[str, list[int]] = {}
for _players in range(2, 5):
    LIMITS[f"{_players} buildings"] = [MOST] * len(TILE_NAMES)
    LIMITS[f"{_players} players"] = [UNIT * MOST] * len(NAMES) + [CELLS * MOST_UNIT] * UNITS
INPUTS = Inputs(1, (*NAMES, *TILE_NAMES), LIMITS)
"""The inputs; sums over the city are larger than any other."""

PLAYER_INPUTS = NAMES.index("next seat")
COMING = NAMES.index("cards to come")
HAND = NAMES.index("vulca 1 in hand")
STRENGTH = NAMES.index("vulca in hand")
UNSEEN = NAMES.index("vulca unseen")
ASKED = NAMES.index("vulca asked for")
PRICE = NAMES.index("price")
DRAGON = NAMES.index("red dragon outside")
SIZE = len(NAMES)
TILE_SIZE = len(TILE_NAMES)
TILE_OPEN = TILE_NAMES.index("open vulca")
TILE_CUBES = TILE_NAMES.index("own cubes")
TILE_AWAY = TILE_NAMES.index("own figure 0 turns away")
TILE_PAYABLE = TILE_NAMES.index("payable boxes")
TILE_OWN = TILE_NAMES.index("own and payable")


def turns_away(steps: int) -> int:
    """How many turns a way on foot takes, up to three."""
    return min((steps + STEPS - 1) // STEPS, 3)


class Judge:
    """Judges positions of one turn: :meth:`look` first, then :meth:`chance` as often as needed.

    >>> from selenite.games import blue_moon_city
    >>> state = blue_moon_city.new(players=2, seed="selenite").rules_state
    >>> judge = blank()
    >>> judge.look(state)
    >>> judge.chance(state, 0)
    0.5
    """

    def __init__(self, tiles: Layer, net: Net) -> None:
        self.tiles = tiles
        self.net = net
        self.first = net.layers[0]
        self.units = tiles.units
        self.inputs = array("i", [0]) * (SIZE + tiles.units)
        self.now = array("i", [0]) * (SIZE + tiles.units)
        self.sums = array("i", [0]) * self.first.units
        self.tile_inputs = array("i", [0]) * (CELLS * TILE_SIZE)
        self.tile_now = array("i", [0]) * TILE_SIZE
        self.tile_sums = array("i", [0]) * (CELLS * tiles.units)
        self.tile_values = array("i", [0]) * (CELLS * tiles.units)
        self.is_there = [0] * 25
        self.colours_of = [0] * 25
        self.deck = [0] * 8
        self.have = [0] * 9
        self.had = [0] * 9
        self.asked = [0] * 9
        self.all_changed = True
        self.seat = 0
        self.at = 0
        self.unbuilt = 0
        self.first.begin(self.sums, 0)
        for cell in range(CELLS):
            tiles.begin(self.tile_sums, cell * self.units)

    def look(self, state: State) -> None:
        """Expect another turn: any building may have changed."""
        self.all_changed = True

    def chance(self, state: State, seat: int) -> float:
        """How likely a seat is to win once it has drawn, from 0 to 1."""
        if state.phase == OVER:
            if state.winners >> seat & 1 == 0:
                return 0.0
            winners = 0
            for other in range(state.rules.players):
                winners += state.winners >> other & 1
            return 1.0 / winners
        return self.net.chance(self.lead(state, seat))

    def lead(self, state: State, seat: int) -> int:
        """What the net makes of a position that isn't over."""
        self.fill(state, seat)
        first = self.first
        for i in range(SIZE):
            if self.now[i] != self.inputs[i]:
                first.add(self.sums, 0, i, UNIT * (self.now[i] - self.inputs[i]))
                self.inputs[i] = self.now[i]
        for i in range(SIZE, SIZE + self.units):
            if self.now[i] != self.inputs[i]:
                first.add(self.sums, 0, i, self.now[i] - self.inputs[i])
                self.inputs[i] = self.now[i]
        for i in range(first.units):
            self.net.sums[i] = self.sums[i]
        return self.net.lead_from()

    def fill(self, state: State, seat: int) -> None:
        """Find all inputs of a position as a seat sees it."""
        if seat != self.seat or state.unbuilt != self.unbuilt or state.figures[seat] != self.at:
            self.all_changed = True
        self.seat = seat
        self.unbuilt = state.unbuilt
        self.at = state.figures[seat]
        self.look_at_hand(state)
        self.look_at_city(state)
        self.look_at_players(state)
        self.look_at_rest(state)
        self.all_changed = False

    # The hand

    def look_at_hand(self, state: State) -> None:
        """The own cards, what they can pay, and what nobody has seen yet."""
        rules = state.rules
        now = self.now
        hand = self.seat * CARDS
        strongest = 0
        now[COMING] = state.draw
        now[COMING + 1] = state.aside_count
        if self.all_changed:
            for people in range(PEOPLES):
                self.deck[people] = 0
            for i in range(DECK):
                self.deck[rules.deck_cards[i] // 3] += 1
        for people in range(PEOPLES):
            now[UNSEEN + people] = self.deck[people]
        jokers = state.hands[hand + JOKER]
        for people in range(PEOPLES):
            card = 3 * people
            strength = 0
            for value in range(3):
                held = state.hands[hand + card + value]
                now[HAND + card + value] = held
                strength += (value + 1) * held
                now[UNSEEN + people] -= held + state.discard[card + value]
            now[STRENGTH + people] = min(strength, MOST)
            self.have[people] = strength
            if people != KHIND:
                self.have[people] += jokers
                strongest = max(strongest, strength + jokers)
        self.have[ANY] = strongest

    # The city

    def look_at_city(self, state: State) -> None:
        """Every unfinished building that may have changed."""
        rules = state.rules
        changed = 0
        for colour in range(9):
            if self.have[colour] != self.had[colour]:
                self.had[colour] = self.have[colour]
                changed |= 1 << colour
        if self.all_changed:
            for colour in range(9):
                self.asked[colour] = 0
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if cell == MIDDLE:
                continue
            if state.built[cell]:
                if self.is_there[cell]:
                    self.remove(cell)
            elif self.all_changed or cell == self.at or changed & self.colours_of[cell]:
                self.look_at_tile(state, cell)
        for colour in range(9):
            self.now[ASKED + colour] = min(self.asked[colour], MOST)

    def remove(self, cell: int) -> None:
        """Take a building that is there no more out of the sums over the city."""
        self.is_there[cell] = 0
        for unit in range(self.units):
            self.now[SIZE + unit] -= self.tile_values[cell * self.units + unit]
        if not self.all_changed:
            for colour in range(9):
                self.asked[colour] -= self.tile_inputs[cell * TILE_SIZE + TILE_OPEN + colour]

    def look_at_tile(self, state: State, cell: int) -> None:
        """Find a building's inputs, and correct its sums and those over the city."""
        self.describe(state, cell)
        start = cell * TILE_SIZE
        place = cell * self.units
        now = self.tile_now
        old = self.tile_inputs
        there = self.is_there[cell]
        for colour in range(9):
            self.asked[colour] += now[TILE_OPEN + colour]
            if there and not self.all_changed:
                self.asked[colour] -= old[start + TILE_OPEN + colour]
        changed = 0
        for i in range(TILE_SIZE):
            if now[i] != old[start + i]:
                self.tiles.add(self.tile_sums, place, i, now[i] - old[start + i])
                old[start + i] = now[i]
                changed = 1
        if there and changed == 0:
            return
        if there:
            for unit in range(self.units):
                self.now[SIZE + unit] -= self.tile_values[place + unit]
        self.tiles.finish(self.tile_sums, place, self.tile_values, place)
        for unit in range(self.units):
            self.now[SIZE + unit] += self.tile_values[place + unit]
        self.is_there[cell] = 1

    def describe(self, state: State, cell: int) -> None:
        """An unfinished building's inputs."""
        rules = state.rules
        now = self.tile_now
        seat = self.seat
        tile = state.tile[cell]
        boxes = rules.box_count[tile]
        for i in range(TILE_SIZE):
            now[i] = 0
        now[0] = 1
        for which in range(3):
            now[1 + which] = rules.everyone[3 * tile + which]
            now[4 + which] = rules.leader[3 * tile + which]
            now[7 + which] = rules.neighbour[3 * tile + which]
        row = CELLS + cell
        for i in range(rules.reach_count[row]):
            beside = rules.reach[row * CELLS + i]
            if state.built[beside]:
                for which in range(3):
                    now[1 + which] += rules.neighbour[3 * state.tile[beside] + which]
            elif beside != MIDDLE:
                now[10] += 1
        for which in range(3):
            now[1 + which] = min(now[1 + which], MOST)
        mine = 0
        others = 0
        most = 0
        colours = 0
        payable = 0
        missing = 5
        joint = 1
        away = turns_away(rules.distance[self.at * CELLS + cell])
        for box in range(boxes):
            owner = state.boxes[cell * BOXES + box] - 1
            if owner == seat:
                mine += 1
            elif owner >= 0:
                others += 1
                count = 0
                for other in range(boxes):
                    if state.boxes[cell * BOXES + other] - 1 == owner:
                        count += 1
                most = max(most, count)
            else:
                value = rules.box_value[tile * BOXES + box]
                colour = rules.box_colour[tile * BOXES + box]
                now[11] += 1
                now[13] += value
                now[14] = max(now[14], value)
                now[TILE_OPEN + colour] += value
                colours |= 1 << colour
                if self.have[colour] >= value:
                    payable += 1
                missing = min(missing, max(value - self.have[colour], 0))
        now[12] = boxes
        for colour in range(9):
            if now[TILE_OPEN + colour] > self.have[colour]:
                joint = 0
        self.colours_of[cell] = colours
        now[TILE_CUBES] = mine
        now[TILE_CUBES + 1] = most
        now[TILE_CUBES + 2] = others
        now[TILE_CUBES + 3] = 1 if mine > 0 else 0
        now[TILE_CUBES + 4] = 1 if mine > most else 0
        now[TILE_CUBES + 5] = 1 if mine == most and mine > 0 else 0
        now[TILE_CUBES + 6] = 1 if mine > 0 and others == 0 else 0
        now[TILE_CUBES + 7] = 1 if now[11] == 1 else 0
        now[TILE_CUBES + 8] = 1 if now[11] == 2 else 0
        now[TILE_AWAY + away] = 1
        nearest = 3
        for other in range(rules.players):
            if other != seat:
                steps = rules.distance[state.figures[other] * CELLS + cell]
                nearest = min(nearest, turns_away(steps))
        now[TILE_AWAY + 3 + max(nearest, 1)] = 1
        near = 1 if away <= 1 else 0
        now[TILE_PAYABLE] = payable
        now[TILE_PAYABLE + 1] = joint
        now[TILE_PAYABLE + 2] = joint * near
        now[TILE_PAYABLE + 3] = payable * near
        now[TILE_PAYABLE + 4] = missing
        for dragon in range(3):
            if state.dragons[dragon] == cell:
                now[TILE_PAYABLE + 5] += 1
        if rules.ability[tile] > 0:
            now[TILE_PAYABLE + 5 + rules.ability[tile]] = 1
        own = 1 if mine > 0 else 0
        now[TILE_OWN] = own * joint
        now[TILE_OWN + 1] = 1 if mine + payable > most and payable > 0 else 0
        now[TILE_OWN + 2] = own * now[1 + CRYSTALS]
        now[TILE_OWN + 3] = own * now[1 + CARD_REWARD]
        now[TILE_OWN + 4] = own * now[1 + SCALES]
        if mine > most:
            now[TILE_OWN + 5] = now[4 + CRYSTALS]
        if others > 0:
            now[TILE_OWN + 6] = now[1 + CRYSTALS]
        if joint and near:
            now[TILE_OWN + 7] = now[1 + CRYSTALS]

    # The players and the rest

    def look_at_players(self, state: State) -> None:
        """What everybody can see of each player: the own seat first, then in turn."""
        rules = state.rules
        now = self.now
        price = state.price()
        following = price + rules.prices[min(state.offerings + 1, rules.spaces - 1)]
        for i in range(rules.players):
            seat = (self.seat + i) % rules.players
            at = PLAYER_INPUTS * i
            crystals = state.crystals[seat]
            steps = rules.distance[state.figures[seat] * CELLS + MIDDLE]
            cards = 0
            for card in range(CARDS):
                cards += state.hands[seat * CARDS + card]
            left = rules.to_win - state.made[seat]
            affords = 1 if crystals >= price and state.cubes[seat] > 0 else 0
            near = 1 if steps <= STEPS else 0
            now[at] = 1
            now[at + 1] = min(crystals, MOST)
            now[at + 2] = affords
            now[at + 3] = 1 if crystals >= following and state.cubes[seat] > 1 else 0
            now[at + 4] = max(price - crystals, 0)
            now[at + 5] = state.scales[seat]
            now[at + 6] = min(state.cubes[seat], MOST)
            now[at + 7] = 1 if state.cubes[seat] == 0 else 0
            now[at + 8] = 1 if state.cubes[seat] <= 2 else 0
            now[at + 9] = state.made[seat]
            now[at + 10] = 1 if left == 1 else 0
            now[at + 11] = 1 if left == 2 else 0
            now[at + 12] = 1 if left == 3 else 0
            now[at + 13] = cards
            now[at + 14] = steps
            now[at + 15] = near
            now[at + 16] = affords * near

    def look_at_rest(self, state: State) -> None:
        """The obelisk, the scales, the dragons, and how far the game has come."""
        rules = state.rules
        now = self.now
        most = 0
        for seat in range(rules.players):
            if seat != self.seat:
                most = max(most, state.scales[seat])
        now[PRICE] = state.price()
        now[PRICE + 1] = rules.prices[min(state.offerings + 1, rules.spaces - 1)]
        now[PRICE + 2] = state.offerings
        now[PRICE + 3] = rules.spaces - state.offerings
        now[PRICE + 4] = state.unbuilt
        now[PRICE + 5] = state.supply
        now[PRICE + 6] = state.scales[self.seat] - most
        now[PRICE + 7] = min(state.idle_turns, MOST)
        now[PRICE + 8] = (self.seat - state.first + rules.players) % rules.players
        now[PRICE + 9] = rules.cell_count
        for dragon in range(3):
            place = state.dragons[dragon]
            if place == OUTSIDE:
                now[DRAGON + 2 * dragon] = 1
                now[DRAGON + 2 * dragon + 1] = 0
            else:
                now[DRAGON + 2 * dragon] = 0
                now[DRAGON + 2 * dragon + 1] = rules.distance[place * CELLS + self.at]

    def discard(self, state: State) -> int:
        """The best discard before the draw: none, one or two cards, found one after the other."""
        seat = state.seat
        best = self.lead(state, seat)
        first = self.worst(state, seat, best)
        if first < 0:
            return DROP
        best = self.without(state, seat, first)
        state.hands[seat * CARDS + first] -= 1
        state.draw += 1
        second = self.worst(state, seat, best)
        state.hands[seat * CARDS + first] += 1
        state.draw -= 1
        if second < 0:
            return state.rules.drop_one[first]
        return state.rules.drop_code[first * CARDS + second]

    def worst(self, state: State, seat: int, best: int) -> int:
        """The card that is best discarded; -1 if it is better to keep them all."""
        worst = -1
        for card in range(CARDS):
            if state.hands[seat * CARDS + card] > 0:
                lead = self.without(state, seat, card)
                if lead > best:
                    best = lead
                    worst = card
        return worst

    def without(self, state: State, seat: int, card: int) -> int:
        """What the net makes of a position with one card less and one more to come."""
        state.hands[seat * CARDS + card] -= 1
        state.draw += 1
        lead = self.lead(state, seat)
        state.hands[seat * CARDS + card] += 1
        state.draw -= 1
        return lead

    def listed(self, state: State, seat: int, drop: int) -> bytes:
        """All inputs of a position before the draw, with a discard, as bytes: the players' and the
        hand's, and those of each unfinished building.
        """
        self.all_changed = True
        first = state.rules.drop_first[drop - DROP]
        second = state.rules.drop_second[drop - DROP]
        if first >= 0:
            state.hands[seat * CARDS + first] -= 1
            state.draw += 1
        if second >= 0:
            state.hands[seat * CARDS + second] -= 1
            state.draw += 1
        self.fill(state, seat)
        if first >= 0:
            state.hands[seat * CARDS + first] += 1
            state.draw -= 1
        if second >= 0:
            state.hands[seat * CARDS + second] += 1
            state.draw -= 1
        inputs = [self.now[i] for i in range(SIZE)]
        for cell in range(CELLS):
            if self.is_there[cell]:
                start = cell * TILE_SIZE
                inputs += [self.tile_inputs[start + i] for i in range(TILE_SIZE)]
        return array("b", inputs).tobytes()


def blank() -> Judge:
    """A judge with a zero net, to collect inputs before training."""
    tiles = Layer(TILE_SIZE, 1, 0, 0, array("h", [0]) * TILE_SIZE, array("i", [0]))
    last = Layer(SIZE + 1, 1, 0, 0, array("h", [0]) * (SIZE + 1), array("i", [0]))
    return Judge(tiles, Net([last], 1))
