"""Quick turns of Blue Moon City: how playouts go on after the turns that are compared.

A turn is played by a rule of thumb: of the offering and all buildings that the hand can pay for,
roughly, take what gives most for the turns it takes to get there; pay what can be paid, cheapest
first; discard what is worth least.

Compiled with the types of ``blue_moon_city_policy.pxd``; sizes of lists that become C arrays are
written out as numbers.
"""

from __future__ import annotations

from selenite.games.blue_moon_city.cards import ANY, CARDS, JOKER, KHIND, PEOPLES, SETS
from selenite.games.blue_moon_city.codes import (
    ABILITY,
    BOXES,
    BUILD,
    CELLS,
    DRAW,
    END,
    MIDDLE,
    MOVE,
    OFFERING,
    PAY,
    STEPS,
    TEMPLE,
    WALK,
)
from selenite.games.blue_moon_city.evaluate import Evaluation
from selenite.games.blue_moon_city.payments import Desk
from selenite.games.blue_moon_city.rules import State
from selenite.games.blue_moon_city.weights import BEGUN, FILLED, OFFERING_WORTH, SCALE_WORTH
from selenite.games.chance import Luck

LEAST_OFFERING = 3.0
LAST_OFFERING = 50.0
POINT_COST = 0.3
NOISE = 0.25


class Policy:
    """Plays quick turns for every seat. One at a time: each bot has its own.

    >>> from selenite.games import blue_moon_city
    >>> state = blue_moon_city.new(players=2, seed="selenite", first=0)
    >>> Policy(Evaluation()).turn(state, Luck("a bot"))
    >>> state.seat
    1
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.desk = Desk()
        self.strength = [0] * 9
        self.prizes = [0.0] * 25
        self.leads = [0.0] * 25
        self.seen = -1
        self.mine = 0
        self.filled = 0

    def forget(self) -> None:
        """Another position follows: its buildings are to be looked at anew."""
        self.seen = -1

    def turn(self, state: State, luck: Luck) -> None:
        """Play the rest of a turn."""
        if state.phase == MOVE:
            if state.unbuilt == 0:
                state.random_turn(luck, self.desk)
                return
            self.walk(state, self.target(state, luck))
            state.apply(END)
        if state.phase == BUILD:
            if state.figures[state.seat] == MIDDLE:
                self.offer(state)
            else:
                self.build(state)
            if state.phase == BUILD:
                state.apply(END)
        if state.phase == ABILITY:
            if state.rules.ability[state.tile[state.figures[state.seat]]] == OFFERING:
                state.apply(TEMPLE)
            else:
                state.apply(END)
        if state.phase == DRAW:
            state.apply(self.evaluation.discard(state))

    def walk(self, state: State, target: int) -> None:
        """Walk to a cell, or as far towards it as the steps reach."""
        rules = state.rules
        at = state.figures[state.seat]
        if target == at:
            return
        away = rules.distance[at * CELLS + target]
        if away <= state.steps:
            state.apply(WALK + target)
            return
        row = state.steps * CELLS + at
        for i in range(rules.reach_count[row]):
            cell = rules.reach[row * CELLS + i]
            if rules.distance[cell * CELLS + target] == away - state.steps:
                state.apply(WALK + cell)
                return

    def target(self, state: State, luck: Luck) -> int:
        """The cell where there is most to be had for each turn it takes to get there."""
        rules = state.rules
        seat = state.seat
        at = state.figures[seat]
        if state.unbuilt != self.seen:
            self.look(state)
        self.measure(state)
        best = at
        most = 0.0
        if state.cubes[seat] > 0 and state.crystals[seat] >= state.price():
            gain = max(OFFERING_WORTH - state.price(), LEAST_OFFERING)
            if state.made[seat] + 1 >= rules.to_win:
                gain = LAST_OFFERING
            most = gain / self.turns(rules.distance[at * CELLS + MIDDLE])
            best = MIDDLE
        if state.cubes[seat] == 0:
            return best
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if cell != MIDDLE and not state.built[cell]:
                gain = self.gain(state, cell)
                if gain > 0.0:
                    gain *= 1.0 + NOISE * luck.below(8) / 8.0
                    gain /= self.turns(rules.distance[at * CELLS + cell])
                    if gain > most:
                        most = gain
                        best = cell
        return best

    def turns(self, steps: int) -> int:
        """How many turns a walk takes, with what is done at its end."""
        return (steps + STEPS - 1) // STEPS if steps > STEPS else 1

    def look(self, state: State) -> None:
        """What each unfinished building gives to everybody, and to its leader."""
        rules = state.rules
        self.seen = state.unbuilt
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if cell != MIDDLE and not state.built[cell]:
                self.prizes[cell] = self.evaluation.prize(state, cell)
                self.leads[cell] = self.evaluation.reward(rules.leader, state.tile[cell])

    def measure(self, state: State) -> None:
        """Add up the hand by peoples, jokers included."""
        hand = state.seat * CARDS
        jokers = state.hands[hand + JOKER]
        strongest = 0
        for people in range(PEOPLES):
            card = hand + 3 * people
            strength = state.hands[card] + 2 * state.hands[card + 1] + 3 * state.hands[card + 2]
            if people != KHIND:
                strength += jokers
                strongest = max(strongest, strength)
            self.strength[people] = strength
        self.strength[ANY] = strongest

    def gain(self, state: State, at: int) -> float:
        """What a building would give for the boxes that can be paid, less cards and cubes.

        The cheapest boxes are paid first: each brings the same.
        """
        rules = state.rules
        tile = state.tile[at]
        boxes = rules.box_count[tile]
        cubes = state.cubes[state.seat]
        self.count(state, at)
        before = self.share(at, self.mine, self.filled, boxes) - self.fear(cubes)
        paid = 0
        spent = 0
        best = 0.0
        for i in range(boxes):
            box = boxes - 1 - i
            if state.boxes[at * BOXES + box] == 0 and paid < cubes:
                value = rules.box_value[tile * BOXES + box]
                if self.strength[rules.box_colour[tile * BOXES + box]] >= spent + value:
                    spent += value
                    paid += 1
                    gain = self.promise(at, paid, boxes, cubes) - before - POINT_COST * spent
                    best = max(best, gain)
        if paid > 0:
            for dragon in range(3):
                if state.dragons[dragon] == at:
                    best += SCALE_WORTH
        return best

    def count(self, state: State, at: int) -> None:
        """Count the filled boxes of a building, and those with own cubes."""
        owner = state.seat + 1
        self.filled = 0
        self.mine = 0
        for box in range(state.rules.box_count[state.tile[at]]):
            here = state.boxes[at * BOXES + box]
            if here > 0:
                self.filled += 1
                if here == owner:
                    self.mine += 1

    def promise(self, at: int, paid: int, boxes: int, cubes: int) -> float:
        """What a building that was counted promises with more boxes paid, and the cubes left."""
        mine = self.mine + paid
        filled = self.filled + paid
        left = cubes - paid
        if filled == boxes:
            left += mine
        return self.share(at, mine, filled, boxes) - self.fear(left)

    def fear(self, cubes: int) -> float:
        """How bad it is to have so few cubes left."""
        if cubes < 4:
            return self.evaluation.lack[cubes]
        return 0.0

    def share(self, at: int, mine: int, filled: int, boxes: int) -> float:
        """What a building with some of its boxes filled promises to one who has cubes there."""
        if mine == 0:
            return 0.0
        reward = self.prizes[at]
        if 2 * mine > filled:
            reward += self.leads[at]
        elif 2 * mine == filled:
            reward += 0.5 * self.leads[at]
        if filled == boxes:
            return reward
        return reward * (BEGUN + FILLED * filled / boxes)

    def offer(self, state: State) -> None:
        """As many offerings as can be paid."""
        desk = self.desk
        while state.phase == BUILD:
            state.list_moves(desk)
            move = desk.moves.codes[0]
            if move == END:
                if desk.moves.size == 1:
                    return
                move = desk.moves.codes[1]
            state.apply(move)

    def build(self, state: State) -> None:
        """Pay for boxes with the cards that are worth least, while that is worth it."""
        while self.pay(state):
            pass

    def pay(self, state: State) -> bool:
        """Pay for the box under the figure that costs least, if it is worth it."""
        desk = self.desk
        rules = state.rules
        evaluation = self.evaluation
        seat = state.seat
        at = state.figures[seat]
        if state.phase != BUILD or state.built[at] or state.cubes[seat] == 0:
            return False
        if state.search_boxes(desk) == 0:
            return False
        best = -1
        best_box = 0
        least = 0.0
        for box in range(BOXES):
            for i in range(desk.begins[box], desk.ends[box]):
                cost = evaluation.cost(desk.payments.found[i])
                if best < 0 or cost < least:
                    least = cost
                    best = i
                    best_box = box
        if state.unbuilt != self.seen:
            self.look(state)
        boxes = rules.box_count[state.tile[at]]
        cubes = state.cubes[seat]
        self.count(state, at)
        before = self.share(at, self.mine, self.filled, boxes) - self.fear(cubes)
        if self.promise(at, 1, boxes, cubes) <= before + least:
            return False
        word = desk.payments.found[best]
        state.apply(PAY + best_box * SETS + rules.ranks.rank_of_word(word))
        return True
