"""Playing in the terminal, by piped lines and at a real pseudo-terminal."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it has no types
import pytest

from selenite.cli import lines, terminal_part
from selenite.cli.local_game import LocalGame
from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.registry import find
from selenite.texts import speaker
from tests.cli.running import GAME, new, ok, refused

START = ("terminal", "--seed", "abc", "--option", "first=0")


def talk(*lines: str, start: tuple[str, ...] = START) -> str:
    """The output of a game that gets some lines of input."""
    return ok(*start, stdin="".join(f"{line}\n" for line in lines))


class TestTalking:
    def test_a_game_begins_with_board_hand_and_choices(self) -> None:
        said = talk("quit")
        for part in ("Royal Palace", "Your hand", "You can", "[1] >", "end the movement", "?"):
            assert part in said

    def test_eighty_columns_are_enough(self) -> None:
        said = talk("?", ">c1", "/", "moves", "/", "drop", "log", "discards", "d4", "c3", "quit")
        assert max(map(len, said.splitlines())) < 80 + len("1.0 discard and draw> ")

    def test_numbers_and_texts_are_moves(self) -> None:
        assert "You walked to a3" in talk("1", "quit")
        assert "You walked to c4, Fire Temple" in talk(">c4", "quit")

    def test_several_moves_may_stand_in_a_line(self) -> None:
        said = talk(">c4 / / drop", "quit")
        assert "You discarded nothing" in said
        assert "Since your last turn" in said

    def test_a_refusal_names_the_clause_and_changes_nothing(self) -> None:
        said = talk(">a1", "hop", "999", "quit")
        assert "1.1: there is no tile on a1" in said
        assert "notation: " in said
        assert "There is no move number 999" in said
        assert "Save the game?" not in said

    def test_help_rules_cells_and_piles(self) -> None:
        said = talk("?", "rule 3.3", "rule 9.9", "d4", "a1", "hand", "board", "log", "discards",
                    "moves >b", "moves x", "", "quit")  # fmt: skip
        for part in ("save FILE", "3.3: Too much", "There is no clause 9.9", "leader:",
                     "There is no tile on a1", "Nothing has happened yet", "[3] >b3",
                     "No legal move begins with x"):  # fmt: skip
            assert part in said

    def test_undo_goes_back_to_the_start_of_the_turn(self) -> None:
        said = talk(">c4", ">c3", "/", "undo", "undo", "undo", "quit")
        assert "Taken back: >c3 /" in said
        assert "Taken back: >c4\n" in said
        assert "Nothing can be taken back" in said

    def test_drawn_cards_are_never_taken_back(self) -> None:
        assert "Nothing can be taken back" in talk(">c4", "/", "/", "drop", "undo", "quit")

    def test_the_end_of_input_leaves_politely(self) -> None:
        assert talk(">c4").rstrip().endswith("Goodbye.")

    def test_whole_games_are_played_to_their_end(self, tmp_path: Path) -> None:
        """At the end the last answer names the file to save the game in."""
        said = talk(*["1"] * 4000, start=(*START, "--players", "3"))
        assert "The game is over" in said
        assert "The seed was" in said
        assert '[Result "' in (tmp_path / "1").read_text("utf-8")

    def test_all_seats_at_one_keyboard(self) -> None:
        said = talk(
            "/", "/", "drop", "", "quit", start=(*START, "--seats", "0,1")
        )  # fmt: skip
        assert "All seats are played here" in said
        assert "Pass the keyboard to seat 1" in said

    @pytest.mark.parametrize(
        "arguments",
        [
            ("go",),
            ("--players", "9"),
            ("--seats", "2"),
            ("--seats", "0,0"),
            ("--seats", "x"),
            ("--first", "me"),
            ("moon-base", "--first", "him"),
            ("moon-base", "--first", "me", "--seats", "0"),
            ("--resume", "/nowhere", "--first", "me"),
            ("--resume", "/nowhere"),
            ("--resume", "/nowhere", "--players", "2"),
        ],
    )
    def test_what_does_not_fit_is_refused(self, arguments: tuple[str, ...]) -> None:
        refused("terminal", *arguments)


class TestOpponents:
    def test_a_newcomer_unless_told_otherwise(self) -> None:
        assert "bots play the others (newcomer)" in talk("quit")

    def test_another_one_by_name(self) -> None:
        said = talk("quit", start=(*START, "--bot", "search:20p"))
        assert "bots play the others (search:20p)" in said

    def test_a_resumed_game_keeps_its_opponent(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        talk("quit", start=(*START, "--bot", "builder", "--save", str(file)))
        assert "(builder)" in talk("quit", start=("terminal", "--resume", str(file)))
        said = talk("quit", start=("terminal", "--resume", str(file), "--bot", "apprentice"))
        assert "(apprentice)" in said

    def test_a_record_can_not_make_us_run_a_file(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        (tmp_path / "evil.py").write_text("raise SystemExit('ran')\n", encoding="utf-8")
        talk("quit", start=(*START, "--save", str(file)))
        text = file.read_text(encoding="utf-8")
        evil = f"{tmp_path / 'evil.py'}::Bot"
        file.write_text(text.replace('"newcomer"', json.dumps(evil)), encoding="utf-8")
        assert "(newcomer)" in talk("quit", start=("terminal", "--resume", str(file)))

    def test_a_hint_is_a_legal_turn_in_words_with_its_chance(self) -> None:
        said = talk("hint", "quit")
        found = re.findall(r"^ +To play it: (\S+)", said, re.MULTILINE)
        legal = ok("moves", "-", stdin=new(seed="abc")).split()
        assert set(found) <= set(legal)
        ways = re.split(r"^  \d\. ", said.partition("the best first:")[2], flags=re.MULTILINE)[1:]
        assert len(ways) == len(found) == 3
        for way in ways:
            words = " ".join(way.split())
            assert re.match(r"[A-Z].* Why: .* Wins about \d+ of 100 games between equals\.", words)
        assert max(map(len, said.splitlines())) <= 80


class TestSaving:
    def test_save_and_resume(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        talk(">c4", f"save {file}", "quit")
        record = records.read(file.read_bytes())
        assert record.turns[0].moves == (">c4",)
        assert dict(record.seats) == {0: "human", 1: "newcomer"}
        said = talk("/", "save", "quit", start=("terminal", "--resume", str(file)))
        assert "You are on c4" in said
        assert records.read(file.read_bytes()).turns[0].moves[:2] == (">c4", "/")

    def test_leaving_offers_to_save(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        assert "Saved as" in talk(">c4", "quit", str(file))
        ok("verify", str(file))

    def test_a_save_file_is_written_without_asking(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        said = talk(">c4", "/", "/", "drop", "quit", start=(*START, "--save", str(file)))
        assert "Save the game?" not in said
        ok("verify", str(file))

    def test_another_file_is_not_overwritten_unasked(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.txt"
        file.write_text("mine", encoding="utf-8")
        assert "Not saved" in talk(">c4", f"save {file}", "n", "quit")
        assert file.read_text(encoding="utf-8") == "mine"
        talk(">c4", f"save {file}", "y", "quit")
        ok("verify", str(file))

    def test_a_file_that_can_not_be_written_is_reported(self) -> None:
        assert "can't write" in talk(">c4", "save /nowhere/game.sel", "save", "quit")

    def test_bots_play_on_as_they_would_have(self, tmp_path: Path) -> None:
        whole, part = tmp_path / "whole.sel", tmp_path / "part.sel"
        turn = "/ / drop"
        talk(turn, turn, f"save {whole}", "quit")
        talk(turn, f"save {part}", "quit")
        talk(turn, "save", "quit", start=("terminal", "--resume", str(part)))
        assert whole.read_text(encoding="utf-8") == part.read_text(encoding="utf-8")


class TestSecrets:
    def test_nothing_of_the_hidden_cards_is_said(self, tmp_path: Path) -> None:
        position = json.loads(ok("show", "-", "--json", stdin=new()))
        other = json.loads(json.dumps(position))
        deck = [position["deck"][i : i + 2] for i in range(0, 128, 2)]
        drawn = sorted(deck[56:], key=lambda card: ("vtafkmhp".index(card[0]), card[1]))
        other["players"][1]["hand"] = "".join(drawn)
        other["deck"] = "".join(deck[:56][::-1]) + position["players"][1]["hand"]
        said = []
        for one in (position, other):
            file = tmp_path / "game.sel"
            text = ok("new", GAME, "--position", "-", "--seed", "s", stdin=json.dumps(one))
            file.write_text(text, encoding="utf-8")
            lines = (">c4", "board", "hand", "log", "discards", "moves", "/", "moves", "quit")
            said.append(talk(*lines, start=("terminal", "--resume", str(file))))
        assert said[0] == said[1]

    def test_the_seed_stays_secret_while_the_game_runs(self) -> None:
        record = records.read(new(seed="abc"))
        assert (record.seed or "")[:16] not in talk(">c4", "board", "log", "quit")


def local_game(seed: str, **options: int) -> LocalGame:
    """A game that is played at the keyboard alone."""
    game = find(GAME)
    return LocalGame(records.begin(game, game.new(seed, {"first": 0, **options})), {})


class TestChoices:
    def test_every_legal_move_has_a_number(self) -> None:
        local = local_game("abc", players=3)
        for _ in range(150):
            assert local.table.to_move is not None
            view = local.table.view(local.table.to_move).position
            groups = terminal_part.find(GAME).groups(view)
            assert sorted(lines.numbered(groups)) == view["legal"]
            assert max(map(len, lines.listing(groups))) < 80
            assert max(map(len, lines.listing(groups, ""))) < 80
            numbered = lines.numbered(groups)
            local.play(numbered[len(local.table.sentences) % len(numbered)])

    def test_cards_for_others_can_not_be_taken_back(self) -> None:
        local, rng = local_game("undo"), Rng("undo")
        seen = 0
        while (seat := local.table.to_move) is not None:
            legal = local.table.view(seat).legal
            sentences = local.play(legal[rng.below(len(legal))])
            speak = speaker("en", local.table.game.name)
            texts = [sentence.text(local.names(seat), speak) for sentence in sentences]
            is_others = any(re.match(r"Seat \d received \d card", text) for text in texts)
            if local.table.to_move == seat and is_others:
                seen += 1
                assert local.undo() == []
        assert seen

    def test_own_cards_lying_face_down_can_be_taken_back(self) -> None:
        local, rng = local_game("undo"), Rng("undo")
        seen = 0
        while (seat := local.table.to_move) is not None:
            legal = local.table.view(seat).legal
            before = local.table.state.position()
            local.play(legal[rng.below(len(legal))])
            if local.table.undo_point(seat) == len(local.table.moves) - 1:
                aside = local.table.view(seat).position["players"][seat]["aside"]
                seen += bool(aside)
                move = local.undo()
                assert local.table.state.position() == before
                local.play(move[0])
                assert local.table.view(seat).position["players"][seat]["aside"] == aside
        assert seen

    def test_what_is_taken_back_is_taken_out_of_the_log(self) -> None:
        local = local_game("undo")
        local.play(">c4")
        local.undo()
        assert not local.table.sentences
        assert not local.table.record.turns


@pytest.fixture
def terminal() -> Iterator[pexpect.spawn]:
    """A game at a pseudo-terminal."""
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
    child = pexpect.spawn(
        sys.executable, ["-m", "selenite.cli", *START], env=environment, encoding="utf-8",
        timeout=30, dimensions=(50, 80), echo=False,
    )  # fmt: skip
    yield child
    child.close(force=True)


class TestPseudoTerminal:
    def test_turns_with_undo_save_and_resume(self, terminal: pexpect.spawn, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        terminal.expect("movement> ")
        terminal.sendline(">c4")
        terminal.expect("You walked to .*c4.*movement> ")
        terminal.sendline("undo")
        terminal.expect("Taken back: >c4.*movement> ")
        for _ in range(3):
            terminal.sendline("/")
            terminal.expect("ended the movement.*> ")
            terminal.sendline("drop")
            terminal.expect("Since your last turn.*movement> ")
        terminal.sendline(f"save {file}")
        terminal.expect("Saved as .*> ")
        terminal.sendline("quit")
        terminal.expect("Goodbye")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
        assert ok("verify", str(file)).startswith("ok: 6 turns")
        assert "Goodbye" in talk("quit", start=("terminal", "--resume", str(file)))

    def test_an_interrupt_offers_to_save(self, terminal: pexpect.spawn, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        terminal.expect("movement> ")
        terminal.sendline(">c4")
        terminal.expect("movement> ")
        terminal.sendintr()
        terminal.expect("Save the game")
        terminal.sendline(str(file))
        terminal.expect("Goodbye")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
        ok("verify", str(file))
