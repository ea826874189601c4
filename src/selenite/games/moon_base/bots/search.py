"""Searching Moon Base: a tree of moves that grows where playouts look good.

Compiled with the types of ``search.pxd``. Nothing is hidden in Moon Base and a turn is
one move, so the search is a plain one. Each playout walks down the tree, by what earlier playouts
found and by what the evaluation thinks of the moves that were tried less; it adds what follows its
last move to the tree, plays on to the end of the round by a quick policy, and there the evaluation
judges. A sum of visits and a sum of chances on every branch is all that is kept.

The quick policy places the best of a few rings and places taken at random: that is cheap, not bad,
and never twice the same.

With a :class:`Judge` it is the champion's search: the net judges at the end of the round, branches
that were tried less are favoured less, a playout takes the best move of the node that it has just
added, and what was found in earlier turns is kept, where it is still about the game at hand. With
:class:`Priors` another net says which moves to try first.
"""

from __future__ import annotations

from array import array
from time import perf_counter

from selenite.core.chance import Rng
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.bots.judge import Judge
from selenite.games.moon_base.bots.priors import Priors
from selenite.games.moon_base.rules.codes import (
    DRAFT,
    DRAFT_LARGE,
    KINDS,
    OVER,
    PAIR,
    PUT_RING,
    PUT_TOWER,
    RINGS,
    STACK_RINGS,
    STACKS,
)
from selenite.games.moon_base.rules.state import State, Workspace

DARING_AT_START, DARING_AT_END = 0.75, 1.5
JUDGED_AT_START, JUDGED_AT_END = 0.3, 0.6
"""How much a branch that was tried less is favoured, on an empty and on a full moon; and where a
net judges, who errs less.
"""

SHARPNESS = 4.0
"""How much better moves, as the evaluation has them, are favoured at first."""

MOST_AT_ROOT, MOST, ALIKE = 64, 24, 2
"""Branches of a node at most; where that leaves moves out, so many on the same two rings."""

TRIES = 6
"""Moves that the quick policy compares."""

DRAWN = 1073741824
GROUND = 4095
GROUNDED = 4096
MOST_BRANCHES = 4194304
DEEPEST = 128
TRACED = 8
KEPT_FROM, MOST_KEPT = 12, 256
"""Where a net judges: visits from which a node's position is kept, and the most that are kept."""

NOTHING = -1
UNLIKELY = -1000.0


class Tree:
    """Nodes, each with its branches side by side: a branch is a move, what is thought of it at
    first, how often it was taken, the sum of the chances that were found, and the node below it. A
    node has the seat to move, and where its position is kept, if it is.
    """

    def __init__(self) -> None:
        self.branch_room = 4096
        self.node_room = 256
        self.moves = array("i", [0]) * self.branch_room
        self.visits = array("i", [0]) * self.branch_room
        self.below = array("i", [0]) * self.branch_room
        self.totals = array("d", [0.0]) * self.branch_room
        self.priors = array("d", [0.0]) * self.branch_room
        self.firsts = array("i", [0]) * self.node_room
        self.counts = array("i", [0]) * self.node_room
        self.seats = array("i", [0]) * self.node_room
        self.kept = array("i", [0]) * self.node_room
        self.branches = 0
        self.nodes = 0

    def begin(self, seat: int) -> int:
        """A new node, where a seat is to move; it gets the branches that are added next."""
        if self.nodes == self.node_room:
            self.firsts = array("i", bytes(self.firsts)) * 2
            self.counts = array("i", bytes(self.counts)) * 2
            self.seats = array("i", bytes(self.seats)) * 2
            self.kept = array("i", bytes(self.kept)) * 2
            self.node_room *= 2
        node = self.nodes
        self.firsts[node] = self.branches
        self.counts[node] = 0
        self.seats[node] = seat
        self.kept[node] = NOTHING
        self.nodes += 1
        return node

    def add(self, node: int, move: int, prior: float) -> None:
        """A branch for the node that was begun last."""
        if self.branches == self.branch_room:
            self.grow()
        branch = self.branches
        self.moves[branch] = move
        self.visits[branch] = 0
        self.below[branch] = NOTHING
        self.totals[branch] = 0.0
        self.priors[branch] = prior
        self.branches += 1
        self.counts[node] += 1

    def clear(self) -> None:
        """Forget all nodes."""
        self.branches = 0
        self.nodes = 0

    def take(self, other: Tree, node: int) -> int:
        """Copy a node of another tree, with all that is below it; return its number here."""
        if node == NOTHING:
            return NOTHING
        copy = self.begin(other.seats[node])
        start = self.branches
        first = other.firsts[node]
        count = other.counts[node]
        for branch in range(first, first + count):
            self.add(copy, other.moves[branch], other.priors[branch])
        for i in range(count):
            self.visits[start + i] = other.visits[first + i]
            self.totals[start + i] = other.totals[first + i]
            below = self.take(other, other.below[first + i])
            self.below[start + i] = below
        return copy

    def grow(self) -> None:
        """Double the room for branches; as bytes, they are copied without a look at each number."""
        self.moves = array("i", bytes(self.moves)) * 2
        self.visits = array("i", bytes(self.visits)) * 2
        self.below = array("i", bytes(self.below)) * 2
        self.totals = array("d", bytes(self.totals)) * 2
        self.priors = array("d", bytes(self.priors)) * 2
        self.branch_room *= 2


class Searcher:
    """Searches for the best move of the seat to move. One at a time: each bot has its own.

    >>> from selenite.games import moon_base
    >>> from selenite.core.chance import Rng
    >>> state = moon_base.new(seed="selenite").rules_state
    >>> searcher = Searcher(state)
    >>> found = searcher.search(state, Rng("a bot"), 50, 0.0)
    >>> sorted(moves for chance, moves in found), sum(searcher.visits)
    ([[0], [1]], 50)
    """

    def __init__(
        self, state: State, judge: Judge | None = None, priors: Priors | None = None
    ) -> None:
        self.judge = judge
        self.priors = priors
        self.tree = Tree()
        self.spare = Tree()
        self.trace = [state.copy() for _ in range(TRACED)] if judge is not None else []
        self.tries = TRIES
        self.evaluation = Evaluation()
        self.walker = Evaluation()
        self.workspace = Workspace()
        self.root = state.copy()
        self.state = state.copy()
        self.visits: list[int] = []
        self.deadline = 0.0
        self.room = 1024
        self.gains = array("d", [0.0]) * self.room
        self.keys = array("i", [0]) * self.room
        self.order = array("i", [0]) * self.room
        self.chosen = [0] * 64
        self.kept: list[tuple[State, Evaluation]] = []
        self.most_kept = 0 if judge is None else MOST_KEPT
        self.path = [0] * 128
        self.seats = [0] * 128
        self.daring = 0.0
        self.daring_at_start = DARING_AT_START
        self.daring_at_end = DARING_AT_END
        if judge is not None:
            self.daring_at_start = JUDGED_AT_START
            self.daring_at_end = JUDGED_AT_END
        self.caution = 0.0
        """How much less than its siblings an untried branch is thought to be worth."""
        self.sharpness = SHARPNESS if priors is None else 1.0

    def search(
        self, state: State, rng: Rng, playouts: int, deadline: float
    ) -> list[tuple[float, list[int]]]:
        """The moves there are, the best first, each with its chance to win.

        It takes so many playouts, or goes on for 0 or less; and it stops at a deadline on the clock
        of :func:`time.perf_counter`, if that isn't 0. Without either it doesn't begin: then, as for
        a single move, the evaluation alone answers. ``visits`` says how many of the playouts each
        of the moves had. Without a deadline the same generator gives the same answer. The state is
        of the board that the searcher was made for.
        """
        known = self.find(state)
        state.copy_to(self.root)
        self.evaluation.read(state)
        self.evaluation.copy_to(self.walker)
        self.deadline = deadline
        fullness = state.ring_count / RINGS
        fullness *= fullness
        most = self.daring_at_end - self.daring_at_start
        self.daring = self.daring_at_start + most * fullness
        self.plant(known)
        done = 0
        if self.tree.branches > 1 and (playouts > 0 or deadline > 0.0):
            while (playouts <= 0 or done < playouts) and not self.is_late():
                if not self.play_out(rng):
                    break
                done += 1
        self.kept.clear()
        return self.ways()

    # What is known from earlier turns

    def find(self, state: State) -> int:
        """The node of a position in the tree of the last search; nothing, if it isn't there."""
        if self.judge is None or self.tree.nodes == 0:
            return NOTHING
        self.root.copy_to(self.trace[0])
        return self.descend(state, 0, 0)

    def descend(self, goal: State, node: int, depth: int) -> int:
        """The same from a node on, whose position is on the trace."""
        tree = self.tree
        here = self.trace[depth]
        if not self.is_before(here, goal):
            return NOTHING
        if self.is_same(here, goal):
            return node
        if depth + 1 < TRACED:
            for i in range(tree.counts[node]):
                branch = tree.firsts[node] + i
                if tree.below[branch] != NOTHING:
                    there = self.trace[depth + 1]
                    here.copy_to(there)
                    there.apply(tree.moves[branch])
                    found = self.descend(goal, tree.below[branch], depth + 1)
                    if found != NOTHING:
                        return found
        return NOTHING

    def is_before(self, state: State, goal: State) -> bool:
        """Whether a game can have gone on from one position to another: pieces stay."""
        if state.round > goal.round or state.ring_count > goal.ring_count:
            return False
        if state.base_count > goal.base_count or state.settlement_count > goal.settlement_count:
            return False
        for seat in range(2):
            if state.colours[seat] != NOTHING and state.colours[seat] != goal.colours[seat]:
                return False
        for ring in range(state.ring_count):
            if state.ring_at[ring] != goal.ring_at[ring]:
                return False
            if state.ring_kind[ring] != goal.ring_kind[ring]:
                return False
        for i in range(state.base_count):
            if state.base_crater[i] != goal.base_crater[i]:
                return False
        for i in range(state.settlement_count):
            if state.settlement_ring[i] != goal.settlement_ring[i]:
                return False
        for stack in range(2 * STACKS):
            if state.heights[stack] < goal.heights[stack]:
                return False
            for place in range(stack * STACK_RINGS, stack * STACK_RINGS + goal.heights[stack]):
                if state.stacks[place] != goal.stacks[place]:
                    return False
        return True

    def is_same(self, state: State, goal: State) -> bool:
        """Whether two positions, of which one may lead to the other, are the same."""
        if state.round != goal.round or state.step != goal.step or state.seat != goal.seat:
            return False
        if state.ring_count != goal.ring_count or state.tower_at != goal.tower_at:
            return False
        if state.base_count != goal.base_count or state.settlement_count != goal.settlement_count:
            return False
        if state.colours[0] != goal.colours[0]:
            return False
        for i in range(2 * KINDS):
            if state.hands[i] != goal.hands[i] or state.aside[i] != goal.aside[i]:
                return False
        for stack in range(2 * STACKS):
            if state.heights[stack] != goal.heights[stack]:
                return False
        return True

    def plant(self, known: int) -> None:
        """A new tree with the root alone; or with what is below a node of the last one."""
        old = self.tree
        tree = self.spare
        tree.clear()
        self.tree = tree
        self.spare = old
        self.expand(self.root, MOST_AT_ROOT)
        if known == NOTHING:
            return
        for branch in range(tree.counts[0]):
            for i in range(old.counts[known]):
                other = old.firsts[known] + i
                if old.moves[other] == tree.moves[branch]:
                    tree.visits[branch] = old.visits[other]
                    tree.totals[branch] = old.totals[other]
                    below = tree.take(old, old.below[other])
                    tree.below[branch] = below

    def is_late(self) -> bool:
        """Whether the deadline is over."""
        return self.deadline > 0.0 and perf_counter() >= self.deadline

    def ways(self) -> list[tuple[float, list[int]]]:
        """The moves from the root: those that were taken most first."""
        tree = self.tree
        seat = self.root.seat
        found = []
        for branch in range(tree.counts[0]):
            if tree.visits[branch] > 0:
                chance = tree.totals[branch] / tree.visits[branch]
            else:
                self.root.copy_to(self.state)
                self.state.apply(tree.moves[branch])
                chance = self.walker.chance(self.state, seat)
            found.append((-tree.visits[branch], -chance, tree.moves[branch]))
        found.sort()
        self.visits = [-visits for visits, _, _ in found]
        return [(-chance, [move]) for _, chance, move in found]

    def play_out(self, rng: Rng) -> bool:
        """One playout; whether there was time for it."""
        state = self.state
        tree = self.tree
        node = 0
        depth = 0
        kept = NOTHING
        start = 0
        while node != NOTHING and depth < DEEPEST:
            if tree.kept[node] != NOTHING:
                kept = tree.kept[node]
                start = depth
            branch = self.select(node)
            self.path[depth] = branch
            self.seats[depth] = tree.seats[node]
            depth += 1
            node = tree.below[branch]
        self.recall(kept)
        for i in range(start, depth):
            branch = self.path[i]
            state.apply(tree.moves[branch])
            if tree.visits[branch] >= KEPT_FROM and tree.below[branch] != NOTHING:
                self.keep(tree.below[branch])
        if tree.below[branch] == NOTHING and self.is_ripe(state, branch):
            self.walker.follow(state)
            below = self.expand(state, MOST)
            tree.below[branch] = below
            if self.judge is not None and tree.counts[below] > 0 and depth < DEEPEST:
                branch = self.select(below)
                self.path[depth] = branch
                self.seats[depth] = tree.seats[below]
                depth += 1
                state.apply(tree.moves[branch])
        value = self.play_on(state, rng)
        if value < 0.0:
            return False
        for i in range(depth):
            branch = self.path[i]
            tree.visits[branch] += 1
            tree.totals[branch] += value if self.seats[i] == 0 else 1.0 - value
        return True

    def keep(self, node: int) -> None:
        """Keep the position of a node that is passed often, so that nobody has to play up to it
        again; the walker may know fewer rings than it has.
        """
        tree = self.tree
        if tree.kept[node] == NOTHING and len(self.kept) < self.most_kept:
            self.walker.follow(self.state)
            known = Evaluation()
            self.walker.copy_to(known)
            tree.kept[node] = len(self.kept)
            self.kept.append((self.state.copy(), known))

    def recall(self, kept: int) -> None:
        """Go back to a position that was kept, or to the root."""
        if kept == NOTHING:
            self.root.copy_to(self.state)
            self.evaluation.copy_to(self.walker)
        else:
            state, known = self.kept[kept]
            state.copy_to(self.state)
            known.copy_to(self.walker)

    def is_ripe(self, state: State, branch: int) -> bool:
        """Whether what follows a branch becomes part of the tree: at its second visit."""
        tree = self.tree
        return tree.visits[branch] > 0 and tree.branches < MOST_BRANCHES and state.step != OVER

    def select(self, node: int) -> int:
        """The branch to take: what was found so far, and a bonus for what was tried less."""
        tree = self.tree
        first = tree.firsts[node]
        last = first + tree.counts[node]
        taken = 0
        total = 0.0
        for branch in range(first, last):
            taken += tree.visits[branch]
            total += tree.totals[branch]
        untried = 0.5
        if taken > 0:
            untried = total / taken - self.caution
        bonus = self.daring * (1.0 + taken) ** 0.5
        best = first
        most = UNLIKELY
        for branch in range(first, last):
            visits = tree.visits[branch]
            score = untried
            if visits > 0:
                score = tree.totals[branch] / visits
            score += bonus * tree.priors[branch] / (1.0 + visits)
            if score > most:
                most = score
                best = branch
        return best

    def expand(self, state: State, most: int) -> int:
        """A node for a position, with its most promising moves; those get their share of 1."""
        tree = self.tree
        self.rate(state)
        size = self.workspace.moves.size
        node = tree.begin(state.seat)
        self.heap(size)
        total = 0.0
        best = 0.0
        if size > 0:
            best = self.gains[self.order[0]]
        left = size
        while tree.counts[node] < most and left > 0:
            at = self.order[0]
            if size <= most or self.count_alike(tree.counts[node], self.keys[at]) < ALIKE:
                self.chosen[tree.counts[node]] = self.keys[at]
                prior = 1.0 / self.walker.odds(self.sharpness * (best - self.gains[at]))
                tree.add(node, self.workspace.moves.codes[at], prior)
                total += prior
            left -= 1
            self.order[0] = self.order[left]
            self.sink(0, left)
        for branch in range(tree.firsts[node], tree.branches):
            tree.priors[branch] /= total
        return node

    def heap(self, size: int) -> None:
        """Order the listed moves as a heap: the greatest gain is on top."""
        for i in range(size):
            self.order[i] = i
        for i in range(size // 2 - 1, -1, -1):
            self.sink(i, size)

    def sink(self, at: int, size: int) -> None:
        """Let a move of the heap sink to where those below it are no better."""
        order = self.order
        moved = order[at]
        below = 2 * at + 1
        while below < size:
            if below + 1 < size and self.is_above(order[below + 1], order[below]):
                below += 1
            if self.is_above(moved, order[below]):
                break
            order[at] = order[below]
            at = below
            below = 2 * at + 1
        order[at] = moved

    def is_above(self, one: int, other: int) -> bool:
        """Whether a listed move has a greater gain than another; of equal ones, the first has."""
        if self.gains[one] != self.gains[other]:
            return self.gains[one] > self.gains[other]
        return one < other

    def favourite(self, size: int) -> int:
        """The listed move with the greatest gain; nothing, if no move is left."""
        at = NOTHING
        best = UNLIKELY
        for i in range(size):
            if self.gains[i] > best:
                best = self.gains[i]
                at = i
        return at

    def count_alike(self, count: int, key: int) -> int:
        """How many of the chosen moves lay the same kind of ring on the same rings."""
        alike = 0
        for i in range(count):
            if self.chosen[i] == key:
                alike += 1
        return alike

    def rate(self, state: State) -> None:
        """List the moves, with what the evaluation thinks each of them changes."""
        state.list_moves(self.workspace)
        size = self.workspace.moves.size
        if size > self.room:
            self.room = 2 * size
            self.gains = array("d", [0.0]) * self.room
            self.keys = array("i", [0]) * self.room
            self.order = array("i", [0]) * self.room
        if self.priors is not None and state.step >= DRAFT_LARGE:
            self.rate_by_net(state, size)
        elif size > 0 and self.is_clear(self.workspace.moves.codes[0]):
            self.walker.weigh(state, state.seat)
            for i in range(size):
                self.gains[i] = self.gain(state, self.workspace.moves.codes[i])
                self.keys[i] = self.walker.supports
        else:
            for i in range(size):
                self.gains[i] = 0.0
                self.keys[i] = i

    def rate_by_net(self, state: State, size: int) -> None:
        """The same as the net thinks of the moves."""
        priors = self.priors
        assert priors is not None
        self.walker.weigh(state, state.seat)
        priors.look(state, self.walker)
        for i in range(size):
            move = self.workspace.moves.codes[i]
            gain = 0.0
            self.keys[i] = -1 - i
            if move >= PUT_RING:
                gain = self.walker.gain(state, move)
                if self.walker.supports % GROUNDED != GROUND:
                    self.keys[i] = self.walker.supports
            self.gains[i] = priors.lead(state, self.walker, move, gain) / priors.parts

    def is_clear(self, move: int) -> bool:
        """Whether a move shows at once what it is good for: drafting and placing do."""
        return move >= PUT_RING or DRAFT <= move < PUT_TOWER

    def gain(self, state: State, move: int) -> float:
        """What a clear move changes for the seat to move."""
        if move >= PUT_RING:
            return self.walker.gain(state, move)
        return self.draft_gain(state, move - DRAFT)

    def draft_gain(self, state: State, stack: int) -> float:
        """What taking the top two rings of a stack is worth (2.2)."""
        top = stack * STACK_RINGS + state.heights[stack]
        gain = 0.0
        for i in range(PAIR):
            kind = stack // STACKS * 3 + state.stacks[top - 1 - i]
            gain += self.walker.drafted(state, kind)
        return gain

    def draw(self, state: State, rng: Rng) -> int:
        """A move at random, as likely as the priors have it: for games to learn from."""
        self.walker.follow(state)
        self.rate(state)
        size = self.workspace.moves.size
        best = self.gains[self.favourite(size)]
        total = 0.0
        for i in range(size):
            self.gains[i] = 1.0 / self.walker.odds(self.sharpness * (best - self.gains[i]))
            total += self.gains[i]
        at = rng.below(DRAWN) / DRAWN * total
        for i in range(size):
            at -= self.gains[i]
            if at < 0.0:
                return self.workspace.moves.codes[i]
        return self.workspace.moves.codes[size - 1]

    def play_on(self, state: State, rng: Rng) -> float:
        """Play on to the end of the round: P1's chance then, or -1 if it got late."""
        if not self.play_round(state, rng):
            return -1.0
        if self.judge is not None:
            return self.judge.chance(state, self.walker, 0)
        return self.walker.judge(state, 0)

    def play_round(self, state: State, rng: Rng) -> bool:
        """Play on to the end of the round by the quick policy; whether there was time for it.

        The walker has to know the rings of the position, or some that were there before.
        """
        running = state.round
        while state.step != OVER and state.round == running:
            if self.judge is None and self.is_late():
                return False
            self.walker.follow(state)
            state.apply(self.pick(state, rng))
        self.walker.follow(state)
        return True

    def pick(self, state: State, rng: Rng) -> int:
        """The best of a few moves taken at random."""
        state.list_moves(self.workspace)
        codes = self.workspace.moves.codes
        size = self.workspace.moves.size
        chosen = codes[rng.below(size)]
        if not self.is_clear(chosen):
            return chosen
        self.walker.weigh(state, state.seat)
        best = self.gain(state, chosen)
        for _ in range(1, min(self.tries, size)):
            move = codes[rng.below(size)]
            gain = self.gain(state, move)
            if gain > best:
                best = gain
                chosen = move
        return chosen
