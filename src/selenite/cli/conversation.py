"""A game in the terminal: what is shown, and what the answers do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from selenite.cli import lines, terminal_part
from selenite.cli.local_game import LocalGame
from selenite.cli.streams import write_text
from selenite.core import records
from selenite.core.refusals import Illegal, Invalid
from selenite.table.advice import WAYS
from selenite.table.model import Sentence
from selenite.texts import plain, refusal, say, speaker
from selenite.texts.typography import in_sentences

_LAST_SENTENCES = 30
_CLEAR_LINES = 60


class Leave(Exception):
    """The player wants to leave."""


class Conversation:
    """The dialogue with the players at the keyboard.

    ``save`` is the file that the game is written to after every turn, ``resumed`` the one that it
    was read from.
    """

    def __init__(self, game: LocalGame, save: str | None, resumed: str | None) -> None:
        self.game = game
        self.table = game.table
        self.part = terminal_part.find(self.table.game.name)
        self.speaker = speaker("en", self.table.game.name)
        self.save_file = save
        self.known_file = save or resumed
        self.console = Console(highlight=False, markup=False, soft_wrap=True)
        self.saved = self.table.record
        self.viewer = game.humans[0]
        self.told = {seat: self._resume_point() for seat in game.humans}
        self.hands: dict[int, dict[str, Any]] = {}
        self.moves: list[str] = []
        self.is_first = True
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help, "help": self._help, "moves": self._moves, "board": self._board,
            "hand": self._hand, "log": self._log, "undo": self._undo, "hint": self._hint,
            "rule": self._rule, "save": self._save, "quit": self._quit, "exit": self._quit,
        }  # fmt: skip

    def _resume_point(self) -> int:
        """The first sentence to show: in a resumed game, only the last ones are shown."""
        return max(0, len(self.table.sentences) - _LAST_SENTENCES // 2)

    # Speaking

    def show(self, *text: str) -> None:
        """Print lines, in colour where the terminal has it."""
        for line in text:
            self.console.print(terminal_part.coloured(self.part, line))

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
        """Play until the game is over or the player leaves."""
        self._welcome()
        try:
            while not self.game.is_over:
                if self.table.to_move in self.game.humans:
                    self._turn()
                else:
                    self.game.play_bot()
                if self.save_file is not None:
                    self._write(self.save_file)
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.show("")
        self._leave()

    def _welcome(self) -> None:
        name = self.table.game.name
        if not self.game.bots:
            self.show(say("terminal-welcome-all", game=name))
            return
        seats = tuple(self.game.humans)
        bots = tuple(sorted(set(self.game.bots.values())))
        self.show(say("terminal-welcome", game=name, seats=seats, bots=bots))

    def _turn(self) -> None:
        """One turn of a seat at the keyboard."""
        seat = self.table.to_move
        assert seat is not None
        if seat != self.viewer:
            if self.table.game.has_secrets:
                self.ask(say("terminal-pass-on", seat=seat))
                self.show(*[""] * _CLEAR_LINES)
            self.viewer = seat
        self._board("")
        if self.is_first:
            self.show(*self.part.legend())
        self._news()
        self._hand("")
        while self.table.to_move == seat:
            view = self._view()
            if self.game.play_automatic_move():
                self.show(say("terminal-passed", phase=self.part.phase(view)))
                continue
            self._options()
            self._answer()
        self.told[seat] = len(self.table.sentences)

    def _answer(self) -> None:
        """Ask until a move is made or taken back."""
        record = self.table.record
        while self.table.record is record:
            view = self._view()
            label = f"{view['turn']['round']}.{self.viewer}"
            self._do(self.ask(say("terminal-prompt", label=label, phase=self.part.phase(view))))

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
        """Play a move and report its events; returns whether it was legal."""
        if self.table.to_move != self.viewer:
            return False
        try:
            sentences = self.game.play(move)
        except Illegal as reason:
            self.show(refusal(reason))
            return False
        self._tell(sentences)
        if self.table.to_move not in (self.viewer, None):
            self._new_cards()
        return True

    def _new_cards(self) -> None:
        """What came into the viewer's hand since it was last shown."""
        view = self._view()
        before = self.hands.get(self.viewer, view)
        for line in self.part.new_in_hand(before, view, self.viewer):
            self.show(f"  {line}.")
        self.hands[self.viewer] = view

    def _end(self) -> None:
        """Show the final position and the last events."""
        self._board("")
        self._news()
        self.show(say("terminal-seed", seed=self.table.record.seed))

    # What is shown

    def _view(self) -> dict[str, Any]:
        """What the viewer may know."""
        return self.table.view(self.viewer).position

    def _tell(self, sentences: Iterable[Sentence]) -> None:
        """Show sentences of the log, spoken to the viewer."""
        names = self.game.names(self.viewer)
        self.show(*(f"  {sentence.text(names, self.speaker)}." for sentence in sentences))

    def _board(self, _: str) -> None:
        names = self.game.names(self.viewer)
        self.show("", *self.part.draw(self._view(), names, brief=True).splitlines())

    def _news(self) -> None:
        """What happened since this seat's last turn."""
        news = self.table.sentences[self.told[self.viewer] :]
        shown = [sentence for sentence in news if not sentence.is_routine]
        if shown:
            self.show("", say("terminal-since"))
            self._tell(shown)

    def _hand(self, _: str) -> None:
        view = self._view()
        hand = self.part.hand_lines(view, self.viewer) or [f" {say('terminal-empty-hand')}"]
        self.show("", say("terminal-your-hand"), *hand)
        self._new_cards()

    def _options(self) -> None:
        """What to know before choosing, and what can be done now."""
        view = self._view()
        found = self.part.groups(view)
        self.moves = lines.numbered(found)
        self.hands[self.viewer] = view
        here = self.part.here(view, self.viewer)
        self.show("", f"{here}. {say('terminal-can-do')}")
        self.show(*lines.listing(found))
        if self.is_first:
            self.show(say("terminal-keys"))
            self.is_first = False

    def _moves(self, begins: str) -> None:
        found = lines.listing(self.part.groups(self._view()), begins)
        self.show(*(found or [say("terminal-no-such-moves", text=begins)]))

    def _look(self, word: str) -> bool:
        """Show what a word names on the board or beside it; whether it names anything."""
        view = self._view()
        found = self.part.piles(view).get(word.lower())
        if found is None:
            found = self.part.look(view, word, self.game.names(self.viewer))
        self.show(*found)
        return bool(found)

    def _hint(self, _: str) -> None:
        ways = self.game.hint(WAYS)
        self.show(say("terminal-hint"))
        for number, way in enumerate(ways, 1):
            words = in_sentences((way.steps, way.why))
            self.show(*lines.wrap(f"  {number}. ", words))
            self.show(*lines.wrap("     ", say("terminal-hint-moves", moves=way.moves)))

    def _log(self, _: str) -> None:
        self._tell(self.table.sentences[-_LAST_SENTENCES:])
        if not self.table.sentences:
            self.show(say("terminal-empty-log"))

    def _help(self, _: str) -> None:
        self.show(*map(self.speaker.say, self.speaker.codes("terminal-help-")))
        self.show(*(line.strip() for line in self.part.legend()))

    def _rule(self, clause: str) -> None:
        codes = {code.lower(): code for code in self.speaker.codes("clause-")}
        code = codes.get(f"clause-{clause.lower().replace('.', '-')}")
        if code is not None:
            number = code.removeprefix("clause-").replace("-", ".")
            self.show(*lines.wrap(f"{number}: ", self.speaker.say(code)))
        elif clause:
            self.show(say("terminal-no-clause", clause=clause))
        else:
            self.show(say("terminal-rule-how"))

    # Undoing, saving, leaving

    def _undo(self, _: str) -> None:
        taken = self.game.undo()
        if taken:
            self.show(say("terminal-undone", moves=" ".join(taken)))
        elif self.table.game.has_secrets:
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
        write_text(name, records.write(self.table.record))
        self.saved = self.table.record

    def _quit(self, _: str) -> None:
        raise Leave

    def _leave(self) -> None:
        """Save the game where that was asked for, else offer it."""
        if self.save_file is not None:
            self._save("")
        elif self.table.record != self.saved:
            with suppress(EOFError, KeyboardInterrupt):
                name = self.ask(say("terminal-save-question"))
                if name:
                    self._save(name)
        self.show(say("terminal-goodbye"))
