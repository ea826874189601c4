"""Planning turns of Blue Moon City: what the clever bots think with.

A turn is planned as a whole: where to go, with which powers, which dragons to bring, which boxes
to pay with which cards, what to discard. :meth:`Planner.plan` goes through the turns worth a
thought and keeps the best by :class:`Evaluation`.

Where idle rounds don't end a game (4.10), a game between planners ends all the same: after ten of
them, a player contributes or offers if there is any way, and declares (4.9) if there is none. Boxes
and spaces of the obelisk are limited, so in the end all declare.

With a :class:`Judge` a net judges turns and chooses discards, in place of the evaluation, which
then only prices payments.

Compiled with the types of ``planner.pxd``; sizes of lists that become C arrays are written
out as numbers.
"""

from __future__ import annotations

from time import perf_counter

from selenite.core.moves import Moves
from selenite.games.blue_moon_city.bots.evaluation import Evaluation
from selenite.games.blue_moon_city.bots.judge import Judge
from selenite.games.blue_moon_city.rules.cards import CARDS, SETS
from selenite.games.blue_moon_city.rules.codes import (
    ABILITY,
    AQUA_FLY,
    BOXES,
    BUILD,
    CELLS,
    DECLARE,
    DRAGON_STEPS,
    DRAW,
    END,
    FLIT1,
    FLIT2,
    FLIT_JUMP,
    FLIT_STEPS,
    FLIT_WALK,
    HALL,
    MIDDLE,
    MOVE,
    OFFERING,
    OUTSIDE,
    OVER,
    PAY,
    ROUNDS_TO_END,
    TEMPLE,
    TERRAH_FLY,
    VULCA_FLY,
    WALK,
)
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.state import State

DEPTHS = 12


class Planner:
    """Plans for the seat to move, and plays on. One at a time: each bot has its own.

    >>> from selenite.games import blue_moon_city
    >>> state = blue_moon_city.new(players=2, seed="selenite", first=0).rules_state
    >>> plans = Planner(state).plan(state, 3)
    >>> len(plans)
    3
    """

    def __init__(self, state: State, judge: Judge | None = None) -> None:
        self.judge = judge
        self.evaluation = Evaluation()
        self.workspace = Workspace()
        self.trail = Moves()
        self.states = [state.copy() for _ in range(DEPTHS)]
        self.found: list[tuple[float, list[int]]] = []
        self.most = 0
        self.least = 0.0
        self.deadline = 0.0
        self.limit = 0
        self.leaves = 0
        self.late = False
        self.is_over_time = False
        self.is_stuck = False
        self.seat = 0
        self.words = [0] * 288
        self.boxes = [0] * 288

    # Whole turns

    def plan(self, state: State, most: int) -> list[tuple[float, list[int]]]:
        """The best ways to go on with the turn, each with its chance, the best first.

        With a deadline, on the clock of :func:`time.perf_counter`, or a limit of turns to judge,
        the best that were found by then; there is always one.
        """
        self.found = []
        self.late = False
        self.is_over_time = False
        self.leaves = 0
        self.most = most
        self.least = -1.0
        self.seat = state.seat
        self.trail.size = 0
        self.evaluation.look(state)
        if self.judge is not None:
            self.judge.look(state)
        self.is_stuck = self.has_idled(state)
        if state.phase == MOVE:
            self.go(state)
            if self.is_stuck and not self.found:
                self.declare(state)
        elif state.phase == BUILD:
            self.build(state, 2, 0)
        elif state.phase == ABILITY:
            self.use(state)
        elif state.phase == DRAW:
            self.leave(state)
        self.found.sort(reverse=True)
        if self.judge is not None:
            return [
                (chance, self.with_discard(state, moves)) for chance, moves in self.found[:most]
            ]
        return self.found[:most]

    def with_discard(self, state: State, moves: list[int]) -> list[int]:
        """A turn with the discard that the net chooses, where there is one to choose."""
        assert self.judge is not None
        here = self.states[0]
        state.copy_to(here)
        for move in moves:
            here.apply(move)
        if here.phase == DRAW and here.seat == self.seat:
            return [*moves, self.judge.discard(here)]
        return moves

    def has_idled(self, state: State) -> bool:
        """Whether nobody has done anything for ten rounds, and the game goes on all the same."""
        if state.rules.turns_to_end > 0 or not state.fresh or state.is_bound():
            return False
        return state.idle_turns >= ROUNDS_TO_END * state.rules.players

    def declare(self, state: State) -> None:
        """Declare to do nothing any more (4.9)."""
        here = self.states[0]
        self.is_stuck = False
        state.copy_to(here)
        self.trail.add(DECLARE)
        here.apply(DECLARE)
        self.leave(here)
        self.trail.size = 0

    def go(self, state: State) -> None:
        """Every cell that can be reached, by the cheapest way there is."""
        rules = state.rules
        at = state.figures[self.seat]
        hand = self.seat * CARDS
        reach = state.steps
        bound = state.is_bound()
        self.arrive(state, -1, -1)
        further = reach
        if state.hands[hand + FLIT2] > 0:
            further += FLIT_STEPS
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if self.late:
                break
            if cell == at:
                continue
            away = rules.distance[at * CELLS + cell]
            if bound and not state.is_on_the_way(at, cell):
                continue
            if away <= reach:
                self.arrive(state, -1, WALK + cell)
            elif away <= further:
                self.arrive(state, FLIT_WALK, WALK + cell)
            elif state.hands[hand + FLIT1] > 0:
                self.arrive(state, -1, FLIT_JUMP + cell)

    def arrive(self, state: State, first: int, second: int) -> None:
        """Move the figure by up to two moves, and see what can be done there."""
        here = self.states[0]
        size = self.trail.size
        state.copy_to(here)
        if first >= 0:
            self.trail.add(first)
            here.apply(first)
        if second >= 0:
            self.trail.add(second)
            here.apply(second)
        self.steer(here)
        self.trail.size = size

    def steer(self, state: State) -> None:
        """Without dragons; and if something can be built, with each set of them that can come."""
        at = state.figures[self.seat]
        if state.is_bound() and at != MIDDLE and state.steps > 0:
            return
        there = self.states[1]
        size = self.trail.size
        self.evaluation.cell = at
        state.copy_to(there)
        self.trail.add(END)
        there.apply(END)
        can_build = self.build(there, 2, 0)
        self.trail.size = size
        if not can_build or state.scales_taken:
            return
        for dragons in range(1, 8):
            if self.late:
                break
            state.copy_to(there)
            if self.bring(there, dragons, at):
                self.trail.add(END)
                there.apply(END)
                self.build(there, 2, 0)
            self.trail.size = size

    def bring(self, state: State, dragons: int, at: int) -> bool:
        """Bring some dragons to a cell; whether all of them could come."""
        rules = state.rules
        for dragon in range(3):
            if dragons >> dragon & 1:
                place = state.dragons[dragon]
                card = self.seat * CARDS + 3 * dragon
                fly = VULCA_FLY
                if dragon == 1:
                    fly = TERRAH_FLY
                elif dragon == 2:
                    fly = AQUA_FLY
                if place == at:
                    return False
                move = -1
                if (
                    state.hands[card + 1] > 0
                    and place != OUTSIDE
                    and rules.distance[place * CELLS + at] <= DRAGON_STEPS
                ):
                    move = fly + CELLS + at
                elif state.hands[card] > 0:
                    move = fly + at
                if move < 0:
                    return False
                self.trail.add(move)
                state.apply(move)
        return True

    def build(self, state: State, depth: int, box: int) -> bool:
        """Contributions from a box on, or offerings, or none; whether there are any."""
        at = state.figures[self.seat]
        size = self.trail.size
        if state.phase == OVER or depth >= DEPTHS - 2:
            self.leave(state)
            return True
        if at == MIDDLE:
            return self.offer(state, depth)
        self.finish(state)
        if state.built[at] or state.cubes[self.seat] == 0:
            return False
        if state.search_boxes(self.workspace) == 0:
            return False
        ways = 0
        for other in range(box, BOXES):
            ways = self.choose_ways(other, depth, ways)
        following = self.states[depth]
        for way in range(ways):
            if self.late:
                break
            word = self.words[24 * depth + way]
            code = PAY + self.boxes[24 * depth + way] * SETS
            code += state.rules.ranks.rank_of_word(word)
            state.copy_to(following)
            self.trail.add(code)
            following.apply(code)
            self.build(following, depth + 1, self.boxes[24 * depth + way] + 1)
            self.trail.size = size
        return ways > 0

    def choose_ways(self, box: int, depth: int, ways: int) -> int:
        """Note the two cheapest ways to pay a box; return how many are noted by now."""
        payments = self.workspace.payments
        best = -1
        second = -1
        least = 0.0
        less = 0.0
        for i in range(self.workspace.begins[box], self.workspace.ends[box]):
            cost = self.evaluation.cost(payments.found[i])
            if best < 0 or cost < least:
                second = best
                less = least
                best = i
                least = cost
            elif second < 0 or cost < less:
                second = i
                less = cost
        if best >= 0:
            self.words[24 * depth + ways] = payments.found[best]
            self.boxes[24 * depth + ways] = box
            ways += 1
        if second >= 0:
            self.words[24 * depth + ways] = payments.found[second]
            self.boxes[24 * depth + ways] = box
            ways += 1
        return ways

    def offer(self, state: State, depth: int) -> bool:
        """Every number of offerings that can be made."""
        size = self.trail.size
        following = self.states[depth]
        workspace = self.workspace
        state.list_moves(workspace)
        count = workspace.moves.size
        place = 0
        if count > 0 and workspace.moves.codes[0] == END:
            self.finish(state)
            place = 1
        if place < count:
            move = workspace.moves.codes[place]
            state.copy_to(following)
            self.trail.add(move)
            following.apply(move)
            self.build(following, depth + 1, 0)
            self.trail.size = size
        return False

    def finish(self, state: State) -> None:
        """End the contributions, and use the tile's ability if that is worth it."""
        size = self.trail.size
        following = self.states[DEPTHS - 2]
        state.copy_to(following)
        self.trail.add(END)
        following.apply(END)
        if following.phase == ABILITY:
            self.use(following)
        else:
            self.leave(following)
        self.trail.size = size

    def use(self, state: State) -> None:
        """Leave an ability unused, teleport to the courtyard, or offer at the Golden Temple."""
        size = self.trail.size
        last = self.states[DEPTHS - 1]
        rules = state.rules
        state.copy_to(last)
        self.trail.add(END)
        last.apply(END)
        self.leave(last)
        self.trail.size = size
        move = HALL + MIDDLE
        if rules.ability[state.tile[state.figures[self.seat]]] == OFFERING:
            move = TEMPLE
        state.copy_to(last)
        self.trail.add(move)
        last.apply(move)
        self.leave(last)
        self.trail.size = size

    def leave(self, state: State) -> None:
        """Judge the turn so far, and note it with its discard if it is among the best."""
        self.leaves += 1
        if self.deadline > 0.0 and perf_counter() >= self.deadline:
            self.late = True
            self.is_over_time = True
        if 0 < self.limit <= self.leaves:
            self.late = True
        if self.is_stuck and state.idle_turns > 0:
            return
        if self.judge is not None:
            chance = self.judge.chance(state, self.seat)
        else:
            chance = self.evaluation.chance(state, self.seat)
        if chance <= self.least:
            return
        size = self.trail.size
        if state.phase == DRAW and self.judge is None:
            self.trail.add(self.evaluation.discard(state))
        self.found.append((chance, self.trail.listed()))
        self.trail.size = size
        if len(self.found) >= 2 * self.most:
            self.found.sort(reverse=True)
            del self.found[self.most :]
            self.least = self.found[self.most - 1][0]

    def play(self, state: State) -> bool:
        """Play the rest of a turn as it is planned; whether there was time to plan it."""
        for move in self.plan(state, 1)[0][1]:
            state.apply(move)
        return not self.is_over_time
