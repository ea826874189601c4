"""The rules of Lunar Nim: who may do what, and what comes of it.

A move is a number: ``3 * heap + stones - 1`` takes stones, ``CARD + heap`` plays the card.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from selenite.core.chance import Rng
from selenite.core.state import Outcome

PLAYERS, HEAPS, MOST, CARDS = 2, 3, 3, (1, 2, 3, 4)
CARD = HEAPS * MOST
HIDDEN, PLAYED = 0, 1


class RuleSet(NamedTuple):
    """The tables for a game's options: here only how many stones each heap starts with (1.1)."""

    heaps: tuple[int, int, int]


class State:
    """A game in progress, secrets included."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.seed: bytes | None = None
        self.journal: list[Any] | None = None
        self.heaps = list(rules.heaps)
        self.cards = [0, 0]
        self.shown = [HIDDEN, HIDDEN]
        self.turn = 0

    @property
    def seat(self) -> int:
        """The seat to move: the seats take turns (1.3)."""
        return self.turn % PLAYERS

    def copy(self) -> State:
        """An independent copy."""
        other = State(self.rules)
        other.seed = self.seed
        other.heaps, other.cards = self.heaps[:], self.cards[:]
        other.shown, other.turn = self.shown[:], self.turn
        return other

    def legal_moves(self) -> list[int]:
        """One to three stones of a heap (2.1), or the own card on a heap (2.2)."""
        takes = [
            MOST * heap + stones - 1
            for heap in range(HEAPS)
            for stones in range(1, min(MOST, self.heaps[heap]) + 1)
        ]
        cards = [CARD + heap for heap in range(HEAPS) if self.heaps[heap]]
        return takes if self.shown[self.seat] else takes + cards

    def apply(self, move: int) -> None:
        """Play a legal move."""
        seat = self.seat
        if move >= CARD:
            heap, stones = move - CARD, self.cards[seat]
            self.shown[seat] = PLAYED
            self.note("turned-up", seat, stones)
        else:
            heap, stones = divmod(move, MOST)
            stones += 1
        taken = min(stones, self.heaps[heap])
        self.heaps[heap] -= taken
        self.turn += 1
        self.note("taken", seat, taken, heap + 1)

    def note(self, code: str, seat: int, *parameters: int) -> None:
        """Write an event into the journal, if there is one."""
        if self.journal is not None:
            self.journal.append((code, seat, *parameters))

    def outcome(self) -> Outcome | None:
        """Whoever took the last stone has won (3.1)."""
        return None if any(self.heaps) else Outcome("last-stone", (1 - self.seat,))

    def turn_label(self) -> str:
        """The current turn as records write it: round and seat."""
        return f"{self.turn // PLAYERS + 1}.{self.seat}"

    def random_turn(self, rng: Rng, workspace: Any) -> int:
        """Play a random move; none once the game is over."""
        moves = self.legal_moves()
        if not moves:
            return 0
        move = moves[rng.below(len(moves))]
        workspace.choices += len(moves)
        workspace.trail.size = 0
        workspace.trail.add(move)
        self.apply(move)
        return 1
