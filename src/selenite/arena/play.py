"""One game of a tournament: timed turn by turn, and forfeited by a bot that fails.

A bot forfeits if it raises an exception, ends its process, answers with anything but a legal move,
or takes longer for a turn than it may. The game ends there: its seat has lost, and all the others
share the win.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from selenite.arena.lineups import Task
from selenite.arena.results import CRASHED, ILLEGAL, SLOW, Forfeit, Result
from selenite.bots import Bot, Spec, make, match, own, read_spec
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.game import MOST_SEATS, Game
from selenite.core.refusals import Illegal
from selenite.core.state import View
from selenite.texts import plain, refusal

LEAST_LIMIT = 30.0
"""The least limit for a turn, in seconds, unless one is given."""
TIMES_OWN_SECONDS = 5
"""A bot's limit, in multiples of the seconds that its spec gives it."""


class MatchSettings(NamedTuple):
    """What all games of a tournament have in common, for the processes that play them."""

    game: str
    options: dict[str, Any]
    seed: str
    limits: dict[str, float]
    """The seconds that each bot may take for a turn."""
    folder: str
    """Where users' own bots are looked for."""


class Watch:
    """What the supervisor can see of a game while a bot thinks.

    It consists of numbers in shared memory: when the running turn began (0 while no bot
    is asked), whose it is, how many decisions there were, and how many turns of each seat.
    """

    SIZE = 3 + MOST_SEATS

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers

    def reset(self) -> None:
        """Begin a game."""
        self.numbers[:] = [0.0] * self.SIZE

    def ask(self, seat: int, turns: int) -> None:
        """Note that a seat begins to think, and how many turns that starts."""
        self.numbers[1] = seat
        self.numbers[3 + seat] += turns
        self.numbers[0] = monotonic()

    def decide(self) -> None:
        """Note that a move was made."""
        self.numbers[2] += 1

    def rest(self) -> None:
        """Note that no bot is asked any more."""
        self.numbers[0] = 0.0

    @property
    def waiting(self) -> float | None:
        """The seconds since the current turn began; None while no bot is asked."""
        began = self.numbers[0]
        return monotonic() - began if began else None

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.numbers[1])

    @property
    def decisions(self) -> int:
        """Moves so far."""
        return int(self.numbers[2])

    def turns(self, seats: int) -> tuple[int, ...]:
        """Turns so far by seat, the running one among them."""
        return tuple(int(turns) for turns in self.numbers[3 : 3 + seats])


def limit_of(bot: str, limit: float | None) -> float:
    """The seconds that a bot may take for a turn.

    >>> limit_of("greedy", None), limit_of("greedy:20", None), limit_of("greedy", 2.0)
    (30.0, 100.0, 2.0)
    """
    if limit is not None:
        return limit
    return max(LEAST_LIMIT, TIMES_OWN_SECONDS * (read_spec(bot).seconds or 0.0))


def over_limit(limit: float) -> str:
    """The note on a turn that took too long."""
    return f"> {limit:g} s"


class _BotFailed(Exception):
    """A bot has forfeited the game."""

    def __init__(self, seat: int, why: str, text: str) -> None:
        super().__init__(why)
        self.forfeit = Forfeit(seat, why, text)


class _Player:
    """A bot on its seat, with a clock."""

    def __init__(
        self, game: Game, seat: int, watch: Watch, limit: float, label: Callable[[], str]
    ) -> None:
        self.game = game
        self.seat = seat
        self.watch = watch
        self.limit = limit
        self.label = label
        self.bot: Bot | None = None
        self.turn: str | None = None
        self.seconds: list[float] = []
        self.decisions = 0
        self.move = ""

    def sit_down(self, spec: Spec, rng: Rng) -> None:
        """Make the bot."""
        self.watch.ask(self.seat, turns=0)
        try:
            self.bot = make(spec, rng, self.game)
        except BaseException as fault:
            raise _BotFailed(self.seat, CRASHED, own.describe(fault)) from None

    def choose(self, view: View) -> str:
        """The bot's move."""
        turn = self.label()
        if turn != self.turn:
            self.turn = turn
            self.seconds.append(0.0)
            self.watch.ask(self.seat, turns=1)
        move = self._ask(view)
        self.decisions += 1
        self.watch.decide()
        if self.seconds[-1] > self.limit:
            raise _BotFailed(self.seat, SLOW, over_limit(self.limit))
        if not isinstance(move, str):
            raise _BotFailed(self.seat, ILLEGAL, plain(repr(move)))
        self.move = move
        return move

    def _ask(self, view: View) -> Any:
        assert self.bot is not None
        begun = perf_counter()
        try:
            return self.bot.choose(view)
        except BaseException as fault:
            raise _BotFailed(self.seat, CRASHED, own.describe(fault)) from None
        finally:
            self.seconds[-1] += perf_counter() - begun


def play(settings: MatchSettings, task: Task, watch: Watch) -> Result:
    """Play one game.

    Deal number d has the seed ``S/d``, the random generator of a seat's bot ``S/d/SEAT``.
    """
    game = registry.find(settings.game)
    seed = f"{settings.seed}/{task.deal}"
    state = game.new(seed, settings.options)
    first = state.seat
    labels = count()

    def label() -> str:
        return str(next(labels)) if game.line_per_move else str(state.turn_label())

    specs = [read_spec(text, game) for text in task.seats]
    players = [
        _Player(game, seat, watch, settings.limits[name], label)
        for seat, name in enumerate(task.seats)
    ]
    forfeit = None
    watch.reset()
    try:
        for player, spec in zip(players, specs, strict=True):
            player.sit_down(spec, Rng(f"{seed}/{player.seat}"))
        match.play_bots(game, state, players, keep_moves=False)
    except _BotFailed as failed:
        forfeit = failed.forfeit
    except Illegal as reason:
        text = f"{plain(players[state.seat].move)}: {refusal(reason)}"
        forfeit = Forfeit(state.seat, ILLEGAL, text)
    finally:
        watch.rest()
    outcome = state.outcome()
    return Result(
        deal=task.deal,
        seats=task.seats,
        first=first,
        winners=() if outcome is None else outcome.winners,
        reason=match.STOPPED if outcome is None else outcome.reason,
        turns=tuple(len(player.seconds) for player in players),
        decisions=sum(player.decisions for player in players),
        seconds=tuple(tuple(round(s, 4) for s in player.seconds) for player in players),
        figures=game.analysis.figures(state.position()),
    ).forfeited(forfeit)


def broken_off_result(
    settings: MatchSettings, task: Task, watch: Watch, why: str, text: str
) -> Result:
    """The result of a game whose process was lost: forfeited by the seat that was thinking."""
    seats = range(len(task.seats))
    spent = watch.waiting or 0.0
    return Result(
        deal=task.deal,
        seats=task.seats,
        first=registry.find(settings.game)
        .new(f"{settings.seed}/{task.deal}", settings.options)
        .seat,
        winners=(),
        reason="",
        turns=watch.turns(len(seats)),
        decisions=watch.decisions,
        seconds=tuple((round(spent, 4),) if seat == watch.seat else () for seat in seats),
        figures={},
    ).forfeited(Forfeit(watch.seat, why, text))
