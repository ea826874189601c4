"""Every game on the command line and in the terminal."""

from __future__ import annotations

from pathlib import Path

from selenite.core.game import Game
from tests.conformance.running import command


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
    """The first numbered move again and again; help, a hint and undo on the way."""
    saved = tmp_path / "saved.sel"
    answers = ["help", "moves", "board", "hand", "hint", *["1"] * 6, "undo", "log", "quit"]
    output = command(
        "terminal", game.name, "--seed", "t", "--bot", "random", "--save", str(saved),
        stdin="\n".join(answers) + "\n",
    )  # fmt: skip
    assert "[1]" in output
    command("verify", str(saved))
    again = command("terminal", "--resume", str(saved), stdin="quit\n\n")
    assert "[1]" in again or "won" in again


def test_seats_share_the_keyboard(game: Game) -> None:
    output = command(
        "terminal", game.name, "--seed", "t", "--seats", "0,1",
        stdin="\n".join(["1", ""] * 20) + "\nquit\n\n",
    )  # fmt: skip
    assert "[1]" in output
