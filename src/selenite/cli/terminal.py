"""Playing in the terminal: ``selenite terminal``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from selenite.bots import Spec, names, read_spec
from selenite.bots.levels import LEVELS
from selenite.cli import faces, lines
from selenite.cli.parameters import OptionTexts, Players, Seed
from selenite.cli.session import HUMAN, Session
from selenite.cli.streams import read_options, read_record, write_text
from selenite.core import records, registry
from selenite.core.game import Game
from selenite.core.records import Record
from selenite.core.refusals import Illegal, Invalid
from selenite.texts import plain, refusal, say, speaker

_LAST_SENTENCES = 30
_CLEAR_LINES = 60
_HINTS = 3


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("terminal", help=say("help-terminal"))(terminal)


def terminal(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-game"))] = None,
    players: Players = None,
    seed: Seed = None,
    option: OptionTexts = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help=say("help-resume"))
    ] = None,
    save: Annotated[
        str | None, typer.Option("--save", metavar="FILE", help=say("help-save"))
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N,N", help=say("help-seats"))
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help=say("help-opponent", levels=", ".join(LEVELS), usual=LEVELS[0]),
        ),
    ] = None,
) -> None:
    """Play a game against bots."""
    if resume is None:
        rules = registry.find(game or next(iter(registry.games())))
        opponent = None if bot is None else read_spec(bot, rules)
        state = rules.new(seed, read_options(rules, players, option or []))
        count = rules.players(state)
        humans = _read_seats(seats or "0", count)
        other = str(opponent or rules.bots.LEVELS[0])
        names = {seat: HUMAN if seat in humans else other for seat in range(count)}
        record = records.begin(rules, state, seats=names)
    else:
        if game is not None or players is not None or seed is not None or option:
            raise Invalid("resume-alone")
        record = records.without_defaults(read_record(resume))
        rules = registry.find(record.game)
        opponent = None if bot is None else read_spec(bot, rules)
        count = rules.players(records.start(record))
        humans = _resumed_seats(record, seats, count)
    Table(Session(record, humans, _bots(record, opponent, count)), save, resume).run()


def _bots(record: Record, opponent: Spec | None, players: int) -> dict[int, Spec]:
    """The bot of every seat that may need one: as told, or as before."""
    game = registry.find(record.game)
    return {
        seat: opponent or _bot_named(game, record.seats.get(seat, "")) for seat in range(players)
    }


def _bot_named(game: Game, name: str) -> Spec:
    """The bot that a record names for a seat; a file's word is not enough to run others' code."""
    if name.partition(":")[0] in names(game):
        with suppress(Invalid):
            return read_spec(name, game)
    return Spec(game.bots.LEVELS[0])


def _read_seats(text: str, players: int) -> list[int]:
    """The seats that are played at the keyboard."""
    items = text.split(",")
    seats = sorted({int(item) for item in items if item.isascii() and item.isdigit()})
    if len(seats) != len(items):
        raise Invalid("seats-form", text=text)
    if seats[-1] >= players:
        raise Invalid("no-such-seat", seat=seats[-1], last=players - 1)
    return seats


def _resumed_seats(record: Record, seats: str | None, players: int) -> list[int]:
    """The seats of a saved game that are played at the keyboard: as told, or as before."""
    if seats is not None:
        return _read_seats(seats, players)
    return [seat for seat in range(players) if record.seats.get(seat) == HUMAN] or [0]


class Leave(Exception):
    """Somebody wants to go."""


class Table:
    """The conversation: what is shown, and what the answers do."""

    def __init__(self, session: Session, save: str | None, resumed: str | None) -> None:
        self.session = session
        self.face = session.face
        self.save_file = save
        self.known_file = save or resumed
        self.console = Console(highlight=False, markup=False, soft_wrap=True)
        self.saved = session.record
        self.viewer = session.humans[0]
        self.told = {seat: self._resume_point() for seat in session.humans}
        self.hands: dict[int, dict[str, Any]] = {}
        self.moves: list[str] = []
        self.is_first = True
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help, "help": self._help, "moves": self._moves, "board": self._board,
            "hand": self._hand, "log": self._log, "undo": self._undo, "hint": self._hint,
            "rule": self._rule, "save": self._save, "quit": self._quit, "exit": self._quit,
        }  # fmt: skip

    def _resume_point(self) -> int:
        """From where on the log is news: of a resumed game, only the end."""
        return max(0, len(self.session.log) - _LAST_SENTENCES // 2)

    # Speaking

    def show(self, *text: str) -> None:
        """Print lines, in colour where the terminal has it."""
        for line in text:
            self.console.print(faces.coloured(self.face, line))

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without the spaces around it."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    # The course of a game

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        session = self.session
        seats = ", ".join(map(str, session.humans))
        if len(session.humans) == session.players:
            self.show(say("terminal-welcome-all", game=session.record.game))
        else:
            others = sorted({str(session.bots[seat]) for seat in session.bot_seats})
            self.show(
                say(
                    "terminal-welcome",
                    game=session.record.game,
                    seats=seats,
                    bots=", ".join(others),
                )
            )
        try:
            while not session.is_over:
                if session.seat in session.humans:
                    self._turn()
                else:
                    session.play_bot()
                if self.save_file is not None:
                    self._write(self.save_file)
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.show("")
        self._leave()

    def _turn(self) -> None:
        """One turn of a seat at the keyboard."""
        session = self.session
        seat = session.seat
        if seat != self.viewer:
            if self.session.game.has_secrets:
                self.ask(say("terminal-pass-on", seat=seat))
                self.show(*[""] * _CLEAR_LINES)
            self.viewer = seat
        self._board("")
        if self.is_first:
            self.show(*self.face.legend())
        self._news()
        self._hand("")
        while not session.is_over and session.seat == seat:
            view = session.view(seat)
            routine = session.game.automatic_move(view["legal"])
            if routine is not None:
                session.play(routine, by_hand=False)
                self.show(say("terminal-passed", phase=self.face.phase(view)))
                continue
            self._options()
            self._answer(seat)
        self.told[seat] = len(session.log)

    def _answer(self, seat: int) -> None:
        """Ask until a move is made or taken back."""
        record = self.session.record
        while self.session.record is record:
            view = self.session.view(seat)
            label = f"{view['turn']['round']}.{seat}"
            answer = self.ask(say("terminal-prompt", label=label, phase=self.face.phase(view)))
            self._do(answer)

    def _do(self, answer: str) -> None:
        """Do what an answer says: a command, something to look at, a number, a move."""
        word, _, rest = answer.partition(" ")
        if not answer:
            return
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif answer.isascii() and answer.isdigit():
            if 1 <= int(answer[:6]) <= len(self.moves):
                self._play(self.moves[int(answer[:6]) - 1])
            else:
                self.show(say("terminal-no-number", number=answer, last=len(self.moves)))
        elif answer in self.moves or not self._look(answer):
            for move in answer.split():
                if not self._play(move):
                    break

    def _play(self, move: str) -> bool:
        """Play a move and tell what came of it; whether it was legal."""
        seat = self.session.seat
        if seat != self.viewer:
            return False
        try:
            entries = self.session.play(move)
        except Illegal as reason:
            self.show(refusal(reason))
            return False
        for entry in entries:
            self.show(f"  {entry.sentences[self.viewer]}.")
        if self.session.seat != seat:
            self._new_cards(seat)
        return True

    def _new_cards(self, seat: int) -> None:
        """What came into a hand since it was last shown."""
        view = self.session.view(seat)
        for line in self.face.new_in_hand(self.hands.get(seat, view), view, seat):
            self.show(f"  {line}.")
        self.hands[seat] = view

    def _end(self) -> None:
        """The last position and the last news."""
        self._board("")
        self._news()
        self.show(say("terminal-seed", seed=self.session.record.seed))

    # What is shown

    def _board(self, _: str) -> None:
        view = self.session.view(self.viewer)
        names = self.session.names(self.viewer)
        self.show("", *self.face.draw(view, names, brief=True).splitlines())

    def _news(self) -> None:
        """What happened since this seat's last turn."""
        news = self.session.log[self.told[self.viewer] :]
        shown = [entry.sentences[self.viewer] for entry in news if not entry.is_routine]
        if shown:
            self.show("", say("terminal-since"), *(f"  {sentence}." for sentence in shown))

    def _hand(self, _: str) -> None:
        view = self.session.view(self.viewer)
        hand = self.face.hand_lines(view, self.viewer) or [f" {say('terminal-empty-hand')}"]
        self.show("", say("terminal-your-hand"), *hand)
        self._new_cards(self.viewer)

    def _options(self) -> None:
        """What to know before choosing, and what can be done now."""
        view = self.session.view(self.viewer)
        found = self.face.groups(view)
        self.moves = lines.numbered(found)
        self.hands[self.viewer] = view
        here = self.face.here(view, self.viewer)
        self.show("", f"{here}. {say('terminal-can-do')}")
        self.show(*lines.listing(found))
        if self.is_first:
            self.show(say("terminal-keys"))
            self.is_first = False

    def _moves(self, begins: str) -> None:
        found = lines.listing(self.face.groups(self.session.view(self.viewer)), begins)
        self.show(*(found or [say("terminal-no-such-moves", text=begins)]))

    def _look(self, word: str) -> bool:
        """Show what a word names on the board or beside it; whether it names anything."""
        view = self.session.view(self.viewer)
        found = self.face.piles(view).get(word.lower())
        if found is None:
            found = self.face.look(view, word, self.session.names(self.viewer))
        self.show(*found)
        return bool(found)

    def _hint(self, _: str) -> None:
        thoughts = self.session.hint(_HINTS)
        self.show(say("terminal-hint"))
        for thought in thoughts:
            self.show(f"  {thought.chance:4.0%}  {' '.join(thought.moves)}")

    def _log(self, _: str) -> None:
        last = self.session.log[-_LAST_SENTENCES:]
        told = [f"  {entry.sentences[self.viewer]}." for entry in last]
        self.show(*(told or [say("terminal-empty-log")]))

    def _help(self, _: str) -> None:
        speak = speaker("en", self.session.record.game)
        self.show(*map(speak.say, speak.codes("terminal-help-")))
        self.show(*(line.strip() for line in self.face.legend()))

    def _rule(self, clause: str) -> None:
        speak = speaker("en", self.session.record.game)
        codes = {code.lower(): code for code in speak.codes("clause-")}
        code = codes.get(f"clause-{clause.lower().replace('.', '-')}")
        if code is not None:
            number = code.removeprefix("clause-").replace("-", ".")
            self.show(*lines.wrap(f"{number}: ", speak.say(code)))
        elif clause:
            self.show(say("terminal-no-clause", clause=clause))
        else:
            self.show(say("terminal-rule-how"))

    # Taking back, saving, leaving

    def _undo(self, _: str) -> None:
        taken = self.session.undo()
        if taken:
            self.show(say("terminal-undone", moves=" ".join(taken)))
        elif self.session.game.has_secrets:
            self.show(say("terminal-nothing-to-undo"))
        else:
            self.show(say("terminal-nothing-to-undo-open"))

    def _save(self, file: str) -> None:
        name = file or self.known_file
        if not name:
            self.show(say("terminal-save-how"))
            return
        if Path(name).exists() and name != self.known_file:
            answer = self.ask(say("terminal-overwrite", file=name))
            if answer.lower() not in ("y", "yes"):
                self.show(say("terminal-not-saved"))
                return
        try:
            self._write(name)
        except Invalid as reason:
            self.show(refusal(reason))
            return
        self.known_file = name
        self.show(say("terminal-saved", file=plain(name)))

    def _write(self, name: str) -> None:
        write_text(name, self.session.text())
        self.saved = self.session.record

    def _quit(self, _: str) -> None:
        raise Leave

    def _leave(self) -> None:
        """Save the game where that was asked for, else offer it."""
        if self.save_file is not None:
            self._save("")
        elif self.session.record != self.saved:
            with suppress(EOFError, KeyboardInterrupt):
                name = self.ask(say("terminal-save-question"))
                if name:
                    self._save(name)
        self.show(say("terminal-goodbye"))
