"""One game between bots: random ones play whole turns inside the engine, others move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from selenite.bots import RANDOM, Bot, Spec, make
from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.state import GameState

MOST_TURNS = 1000
STOPPED = "stopped"


@dataclass
class PlayedGame:
    """A game between bots, and what it took.

    ``moves`` holds (turn label, move codes) for each turn if they are wanted. ``seconds`` doesn't
    include setting up the game.
    """

    state: GameState
    turns: int = 0
    decisions: int = 0
    choices: int = 0
    seconds: float = 0.0
    moves: list[tuple[str, list[int]]] = field(default_factory=list)

    @property
    def reason(self) -> str:
        """How the game ended; ``stopped`` if it went on for too long."""
        outcome = self.state.outcome()
        return STOPPED if outcome is None else str(outcome.reason)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none if the game went on for too long."""
        outcome = self.state.outcome()
        return () if outcome is None else outcome.winners


def play(
    game: Game, state: GameState, specs: Sequence[Spec], seed: str, keep_moves: bool = False
) -> PlayedGame:
    """Play a game that has been set up to its end, or to its thousandth turn.

    The bot of a seat has the random generator of ``seed/SEAT``.
    """
    rngs = [Rng(f"{seed}/{seat}") for seat in range(len(specs))]
    if all(spec.name == RANDOM for spec in specs):
        return play_random(game, state, rngs, keep_moves)
    bots = [make(spec, rng, game) for spec, rng in zip(specs, rngs, strict=True)]
    return play_bots(game, state, bots, keep_moves)


def play_random(game: Game, state: GameState, rngs: Sequence[Rng], keep_moves: bool) -> PlayedGame:
    """Random players on all seats: whole turns inside the engine."""
    played = PlayedGame(state)
    workspace = game.set_up.workspace()
    turns = decisions = 0
    begun = perf_counter()
    while turns < MOST_TURNS:
        label = state.turn_label() if keep_moves else ""
        made = state.random_turn(rngs[state.seat], workspace)
        if made == 0:
            break
        decisions += made
        turns += 1
        if keep_moves:
            played.moves.append((label, workspace.trail.listed()))
    played.seconds = perf_counter() - begun
    played.turns, played.decisions, played.choices = turns, decisions, workspace.choices
    return played


def play_bots(game: Game, state: GameState, bots: Sequence[Bot], keep_moves: bool) -> PlayedGame:
    """Any players: each is shown its view before every move."""
    played = PlayedGame(state)
    begun = perf_counter()
    label = ""
    while state.outcome() is None:
        running = state.turn_label()
        if running != label or game.line_per_move:
            if played.turns == MOST_TURNS:
                break
            label = running
            played.turns += 1
            played.moves.append((label, []))
        view = state.view(state.seat)
        move = state.parse(bots[state.seat].choose(view))
        played.decisions += 1
        played.choices += len(view.legal)
        if keep_moves:
            played.moves[-1][1].append(move)
        state.play(move)
    played.seconds = perf_counter() - begun
    if not keep_moves:
        played.moves.clear()
    return played
