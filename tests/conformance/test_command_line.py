"""Every game on the command line and in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

from selenite.core import records
from selenite.core.game import Game
from selenite.texts import say, speaker
from tests.conformance.running import command

PROMPT = re.compile(r"^\d+\.\d [^>\n]*> ", re.MULTILINE)
UNDO_ANSWERS = (
    say("terminal-undone", moves=""),
    say("terminal-nothing-to-undo"),
    say("terminal-nothing-to-undo-open"),
)


def test_a_game_is_set_up_shown_played_and_verified(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.sel"
    file.write_text(command("new", game.name, "--seed", "conformance"), encoding="utf-8")
    assert f'[Game "{game.name}"]' in file.read_text("utf-8")
    for _ in range(3):
        moves = command("moves", str(file)).split()
        file.write_text(command("play", str(file), moves[0]), encoding="utf-8")
    assert command("show", str(file))
    assert command("show", str(file), "--seat", "0", "--json").startswith("{")
    assert command("show", str(file), "--seat", "public", "--svg").startswith("<svg")
    assert command("trace", str(file))
    command("verify", str(file))


def test_the_help_names_it_and_its_options(game: Game) -> None:
    """Wherever the lines are broken."""
    assert game.title.replace(" ", "") in "".join(command("--help").split())
    told = "".join(command("new", "--help").split())
    assert game.name in told
    assert all(choice.key in told for choice in game.options.FORM)


def test_the_number_of_games_below_a_position_can_be_counted(game: Game) -> None:
    counted = int(command("perft", game.name, "--seed", "s", "--depth", "1"))
    assert counted == len(game.new("s", {}).legal_moves())


def test_a_person_plays_in_the_terminal(game: Game, tmp_path: Path) -> None:
    """The first numbered move again and again; everything else that can be asked on the way."""
    saved = tmp_path / "saved.sel"
    answers = ["help", "moves", "board", "hand", "hint", "1", "log", "undo", *["1"] * 5, "quit"]
    output = command(
        "terminal", game.name, "--seed", "t", "--bot", "random", "--save", str(saved),
        stdin="\n".join(answers) + "\n",
    )  # fmt: skip
    told = dict(zip(answers, PROMPT.split(output)[1:], strict=False))
    codes = speaker("en", game.name).codes("terminal-help-")
    assert codes
    for code in codes:
        assert speaker("en", game.name).say(code) in told["help"]
    assert "[1]" in told["moves"]
    assert told["board"].strip()
    assert say("terminal-your-hand") in told["hand"]
    assert say("terminal-hint") in told["hint"]
    assert re.search(r"^ +1\. \S", told["hint"], re.MULTILINE)
    to_play = say("terminal-hint-moves", moves="(.+)")
    ways = re.findall(rf"^ +{to_play}$", told["hint"], re.MULTILINE)
    assert ways
    assert {way.split()[0] for way in ways} <= set(told["moves"].split())
    assert re.search(r"^ +\w.*\.$", told["log"], re.MULTILINE)
    assert told["undo"].startswith(UNDO_ANSWERS)
    command("verify", str(saved))
    played = saved.read_text("utf-8")
    assert records.read(played).turns
    resumed = tmp_path / "resumed.sel"
    command("terminal", "--resume", str(saved), "--save", str(resumed), stdin="quit\n")
    assert resumed.read_text("utf-8") == played


def test_seats_share_the_keyboard(game: Game) -> None:
    output = command(
        "terminal", game.name, "--seed", "t", "--seats", "0,1",
        stdin="\n".join(["1", ""] * 20) + "\nquit\n\n",
    )  # fmt: skip
    assert {asked[-1] for asked in re.findall(r"\d+\.\d(?= [^>\n]*> )", output)} == {"0", "1"}
    for seat in (0, 1):
        is_passed_on = say("terminal-pass-on", seat=seat) in output
        assert is_passed_on == game.has_secrets
