"""What bots think a position is worth, counted in crystals.

Only what a seat may know is looked at, but for the seat's own hand: the other hands count by
their sizes.
"""

from __future__ import annotations

from selenite.games.blue_moon_city.bots.weights import (
    BEGUN,
    CARD_WORTH,
    DRAWN_WORTH,
    FEW_CUBES,
    FILLED,
    OFFERING_WORTH,
    POWER_WORTH,
    PROSPECT,
    SCALE_WORTH,
    SPREAD_AT_END,
    SPREAD_AT_START,
    STEP_TO_OFFER,
)
from selenite.games.blue_moon_city.rules.cards import ANY, CARDS, JOKER, KHIND, PEOPLES
from selenite.games.blue_moon_city.rules.codes import (
    BOXES,
    CARD_REWARD,
    CELLS,
    CRYSTALS,
    DROP,
    MIDDLE,
    OVER,
    SCALES,
)
from selenite.games.blue_moon_city.rules.state import State


class Evaluation:
    """Judges positions of one turn: :meth:`look` first, then :meth:`chance` as often as needed.

    What a turn does not change is worked out once: as long as no building was completed, only the
    one under the figure, :attr:`cell`, is looked at again.

    >>> from selenite.games import blue_moon_city
    >>> state = blue_moon_city.new(players=2, seed="selenite").rules_state
    >>> evaluation = Evaluation()
    >>> evaluation.look(state)
    >>> evaluation.chance(state, 0) > 0.2
    True
    """

    def __init__(self) -> None:
        self.demand = [0.0] * 8
        self.keep = [0.0] * 24
        self.strength = [0] * 9
        self.lack = [0.0] * 4
        self.prizes = [0.0] * 50
        self.table = 0
        self.hopes = [0.0] * 100
        self.hoped = [0.0] * 4
        self.sizes = [0] * 4
        self.unbuilt = 0
        self.cell = 0
        for cubes in range(4):
            self.lack[cubes] = FEW_CUBES[cubes]

    def look(self, state: State) -> None:
        """See which peoples the city still asks for, and what each card is worth for that."""
        rules = state.rules
        asked = 0.0
        for people in range(PEOPLES):
            self.demand[people] = 0.0
        for i in range(rules.cell_count):
            at = rules.city_cells[i]
            if at != MIDDLE and not state.built[at]:
                tile = state.tile[at]
                for box in range(rules.box_count[tile]):
                    if state.boxes[at * BOXES + box] == 0:
                        value = rules.box_value[tile * BOXES + box]
                        colour = rules.box_colour[tile * BOXES + box]
                        asked += value
                        if colour == ANY:
                            for people in range(PEOPLES):
                                self.demand[people] += 0.3 * value
                        else:
                            self.demand[colour] += value
        asked = max(asked, 1.0)
        for people in range(PEOPLES):
            share = 8.0 * self.demand[people] / asked
            price = CARD_WORTH * min(0.3 + 0.7 * share, 1.3)
            if people == KHIND:
                price = 0.0
            for value in range(3):
                card = 3 * people + value
                self.keep[card] = POWER_WORTH[card] + price * (0.5 + 0.4 * value)
        self.keep[JOKER] = POWER_WORTH[JOKER]
        self.remember(state)

    def remember(self, state: State) -> None:
        """Keep what positions of the turn that begins here have in common."""
        rules = state.rules
        self.unbuilt = state.unbuilt
        self.cell = state.figures[state.seat]
        self.table = 0
        self.list_prizes(state)
        for seat in range(rules.players):
            self.hoped[seat] = 0.0
            for i in range(rules.cell_count):
                cell = rules.city_cells[i]
                if cell != MIDDLE and not state.built[cell]:
                    self.hopes[4 * cell + seat] = self.begun(state, cell, seat)
                    self.hoped[seat] += self.hopes[4 * cell + seat]
            self.sizes[seat] = self.hand_size(state, seat)

    def list_prizes(self, state: State) -> None:
        """Note the prize of every unfinished building."""
        rules = state.rules
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if cell != MIDDLE and not state.built[cell]:
                self.prizes[self.table + cell] = self.prize(state, cell)

    def chance(self, state: State, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1."""
        rules = state.rules
        if state.phase == OVER:
            if state.winners >> seat & 1 == 0:
                return 0.0
            winners = 0
            for other in range(rules.players):
                winners += state.winners >> other & 1
            return 1.0 / winners
        changed = state.unbuilt != self.unbuilt
        self.table = 0
        if changed:
            self.table = CELLS
            self.list_prizes(state)
        mine = self.goods(state, seat) + self.cards(state, seat)
        mine += self.hope(state, seat, changed)
        mine += PROSPECT * self.best_prospect(state, seat)
        rivals = 0.0
        ahead = 0
        for other in range(rules.players):
            ahead = max(ahead, state.made[other])
        spread = SPREAD_AT_START + (SPREAD_AT_END - SPREAD_AT_START) * ahead / rules.to_win
        for other in range(rules.players):
            if other != seat:
                held = self.hand_size(state, other) if changed else self.sizes[other]
                worth = self.goods(state, other) + CARD_WORTH * held
                worth += self.hope(state, other, changed)
                rivals += self.odds((worth - mine) / spread)
        return 1.0 / (1.0 + rivals)

    def goods(self, state: State, seat: int) -> float:
        """What a seat has but for its cards: offerings, crystals, scales and cubes."""
        rules = state.rules
        total = OFFERING_WORTH * state.made[seat] + state.crystals[seat]
        total += SCALE_WORTH * state.scales[seat]
        at = state.figures[seat]
        if state.crystals[seat] >= state.price():
            total -= STEP_TO_OFFER * rules.distance[at * CELLS + MIDDLE]
        if state.cubes[seat] < 4:
            total -= self.lack[state.cubes[seat]]
        return total

    def cards(self, state: State, seat: int) -> float:
        """What a hand is worth to one who sees it, with what was set aside for it."""
        total = 0.0
        for card in range(CARDS):
            total += self.keep[card] * state.hands[seat * CARDS + card]
        if seat == state.seat:
            total += CARD_WORTH * state.aside_count
        return total

    def hand_size(self, state: State, seat: int) -> int:
        """How many cards a hand has."""
        held = 0
        for card in range(CARDS):
            held += state.hands[seat * CARDS + card]
        return held

    def hope(self, state: State, seat: int, changed: bool) -> float:
        """What a seat may hope for from unfinished buildings."""
        rules = state.rules
        if not changed:
            if self.cell == MIDDLE or state.built[self.cell]:
                return self.hoped[seat]
            now = self.begun(state, self.cell, seat)
            return self.hoped[seat] - self.hopes[4 * self.cell + seat] + now
        total = 0.0
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if cell != MIDDLE and not state.built[cell]:
                total += self.begun(state, cell, seat)
        return total

    def best_prospect(self, state: State, seat: int) -> float:
        """What the most promising building would give, for each turn on the way there."""
        rules = state.rules
        if state.cubes[seat] == 0:
            return 0.0
        at = state.figures[seat]
        best = 0.0
        self.measure(state, seat)
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if cell != MIDDLE and not state.built[cell]:
                away = max((rules.distance[at * CELLS + cell] + 1) // 2, 1)
                if self.prizes[self.table + cell] * (BEGUN + FILLED) > best * away:
                    best = max(best, self.prospect(state, cell, seat) / away)
        return best

    def cost(self, word: int) -> float:
        """What the cards of a payment, written as a word, would be worth in the hand."""
        keep = self.keep
        cost = 0.0
        card = 0
        while word > 0:
            cards = word & 255
            if cards > 0:
                cost += (cards & 7) * keep[card]
                cost += (cards >> 3 & 7) * keep[card + 1]
                cost += (cards >> 6) * keep[card + 2]
            card += 3
            word >>= 8
        return cost

    def discard(self, state: State) -> int:
        """The discard of the two cards that are worth least, if they are worth little."""
        rules = state.rules
        keep = self.keep
        hand = state.seat * CARDS
        first = -1
        second = -1
        for card in range(CARDS):
            held = state.hands[hand + card]
            for _ in range(min(held, 2)):
                if keep[card] < DRAWN_WORTH:
                    if first < 0 or keep[card] < keep[first]:
                        second = first
                        first = card
                    elif second < 0 or keep[card] < keep[second]:
                        second = card
        if first < 0:
            return DROP
        if second < 0:
            return rules.drop_one[first]
        return rules.drop_code[first * CARDS + second]

    def measure(self, state: State, seat: int) -> None:
        """Add up a hand by peoples."""
        strongest = 0
        for people in range(PEOPLES):
            card = seat * CARDS + 3 * people
            self.strength[people] = (
                state.hands[card] + 2 * state.hands[card + 1] + 3 * state.hands[card + 2]
            )
            if people != KHIND:
                strongest = max(strongest, self.strength[people])
        self.strength[ANY] = strongest

    def prospect(self, state: State, at: int, seat: int) -> float:
        """What a seat could get for boxes it can pay on a building, roughly."""
        rules = state.rules
        tile = state.tile[at]
        boxes = rules.box_count[tile]
        jokers = state.hands[seat * CARDS + JOKER]
        filled = 0
        payable = 0
        for box in range(boxes):
            if state.boxes[at * BOXES + box] > 0:
                filled += 1
            else:
                colour = rules.box_colour[tile * BOXES + box]
                have = self.strength[colour]
                if colour != KHIND:
                    have += jokers
                if have >= rules.box_value[tile * BOXES + box]:
                    payable += 1
        if payable == 0:
            return 0.0
        return self.prizes[self.table + at] * (BEGUN + FILLED * (filled + payable) / boxes)

    def begun(self, state: State, at: int, seat: int) -> float:
        """What a seat may hope for from an unfinished building."""
        rules = state.rules
        tile = state.tile[at]
        boxes = rules.box_count[tile]
        filled = 0
        mine = 0
        for box in range(boxes):
            owner = state.boxes[at * BOXES + box]
            if owner > 0:
                filled += 1
                if owner == seat + 1:
                    mine += 1
        if mine == 0:
            return 0.0
        reward = self.prizes[self.table + at]
        lead = self.reward(rules.leader, tile)
        if mine > filled - mine:
            reward += lead
        elif mine == filled - mine:
            reward += 0.5 * lead
        return reward * (BEGUN + FILLED * filled / boxes)

    def prize(self, state: State, at: int) -> float:
        """What everybody with a cube on a building gets when it is complete."""
        rules = state.rules
        prize = self.reward(rules.everyone, state.tile[at])
        row = CELLS + at
        for i in range(rules.reach_count[row]):
            beside = rules.reach[row * CELLS + i]
            if state.built[beside]:
                prize += self.reward(rules.neighbour, state.tile[beside])
        return prize

    def reward(self, rewards: list[int], tile: int) -> float:
        """A printed reward in crystals."""
        return (
            rewards[3 * tile + CRYSTALS]
            + CARD_WORTH * rewards[3 * tile + CARD_REWARD]
            + SCALE_WORTH * rewards[3 * tile + SCALES]
        )

    def odds(self, lead: float) -> float:
        """How much likelier to win a lead makes; a lag as much less."""
        if lead < 0.0:
            return 1.0 / (1.0 - lead + 0.5 * lead * lead)
        return 1.0 + lead + 0.5 * lead * lead
