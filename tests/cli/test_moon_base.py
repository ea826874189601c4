"""The commands with Moon Base."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from selenite.cli import lines, terminal_part
from selenite.cli.local_game import LocalGame
from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.registry import find
from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.terminal import board as moon_board
from tests.cli.running import ok, refused
from tests.games.moon_base.playing import SET_UP, played, steps_of

GAME = "moon-base"
BOTS = {0: "random", 1: "random"}
START = ("terminal", GAME, "--seed", "abc", "--seats", "1")
OWN_BOARD = """
format = 1
name = "own"
moon_radius = 40

[[crater]]
id = "A"
size = "large"
x = 0
y = 0

[[crater]]
id = "B"
size = "large"
x = 20
y = 0
"""


def new(*arguments: str) -> str:
    return ok("new", GAME, "--seed", "selenite", *arguments)


def begun() -> str:
    """A record of a game whose first ring is about to be placed."""
    return ok("play", "-", *SET_UP, stdin=new())


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(OWN_BOARD, encoding="utf-8")
    return file


class TestRecords:
    def test_defaults_are_left_out_of_what_play_prints(self) -> None:
        text = new().replace("[Seed", '[Players "2"]\n[Board "moon"]\n[Seed')
        assert ok("play", "-", "gold", stdin=text) == ok("play", "-", "gold", stdin=new())

    def test_a_new_game_waits_for_a_colour(self) -> None:
        assert ok("moves", "-", stdin=new()) == "gold\nsilver\n"
        assert "choice of colours" in ok("show", "-", stdin=new())

    def test_two_players_may_be_said(self) -> None:
        assert new("--players", "2") == new() == new("--option", "board=moon")
        assert "2 players" in refused("new", GAME, "--players", "3")

    def test_a_board_file(self, own_board: Path) -> None:
        text = new("--option", f"board={own_board}")
        assert '[Board "{\\"format\\":1,\\"name\\":\\"own\\"' in text
        after = ok("play", "-", "gold", stdin=text)
        assert ok("moves", "-", stdin=after) == "tower=A\ntower=B\n"
        ok("verify", "-", stdin=after)

    @pytest.mark.parametrize(
        ("old", "put", "sentence"),
        [
            ('"large"', '"huge"', "board: A must be large or small, not “huge”"),
            ("x = 20", "x = 21", "board: B has x = 21; coordinates are even"),
            ("x = 20", "x = 82", "board: B has x = 82; coordinates go from -80 to 80"),
            ('"B"', '"A"', "board: the crater A is there twice"),
            ('"large"', '"small"', "board: there is no large crater, and the tower needs one"),
            ("format = 1", "format = ", "the board file is not TOML"),
        ],
    )
    def test_a_board_with_a_fault(self, own_board: Path, old: str, put: str, sentence: str) -> None:
        own_board.write_text(OWN_BOARD.replace(old, put), encoding="utf-8")
        assert sentence in refused("new", GAME, "--option", f"board={own_board}")

    def test_no_such_board(self) -> None:
        assert "can't read" in refused("new", GAME, "--option", "board=/nowhere/board.toml")
        assert "(available: moon)" in refused("new", GAME, "--option", "board=mars")
        assert "the option board is empty" in refused("new", GAME, "--option", "board=")

    @pytest.mark.parametrize(
        ("move", "line"),
        [
            ("Lx>L01", "notation: “Lx>L01” is not a move"),
            ("Lg>L99", "notation: “Lg>L99” names the crater L99, which is not on this board"),
            (
                "draft=L1",
                "phase: that belongs to the draft of large rings, but now it is the placement",
            ),
            ("Ls>L01", "2.4: you have no large silver ring in your hand"),
            ("aside=Lg", "2.5: you can place a ring, so you must: Lg>L01 is one of 59 ways"),
            ("Lg>S01", "3.1: S01 is a small crater, it takes no large gold ring"),
            ("Lg>(1,0)", "G1: (1,0) is no point of the lattice: both coordinates have to be even"),
            ("Lg>(0,82)", "G1: (0,82) is too far out: coordinates go from -80 to 80"),
            ("Lg>L20", "G7: the ring would cover the research tower"),
        ],
    )
    def test_a_refusal_names_its_clause(self, move: str, line: str) -> None:
        assert refused("play", "-", move, stdin=begun()) == line

    def test_a_ring_that_would_tip(self) -> None:
        text = ok("play", "-", "Lg>L05", "Lb>L07", stdin=begun())
        line = refused("play", "-", "Lg>(14,24)", stdin=text)
        assert line == "G3: the ring would tip, 184° without support (170° at most)"
        ok("play", "-", "Lg>(14,26)", stdin=text)

    def test_show_and_trace(self) -> None:
        text = ok("play", "-", "Lg>L01", stdin=begun())
        position = json.loads(ok("show", "-", "--json", stdin=text))
        assert position["rings"] == [{"ring": "Lg", "at": [-10, 50], "level": 1, "crater": "L01"}]
        seen = json.loads(ok("show", "-", "--json", "--seat", "1", stdin=text))
        assert (seen["view"], len(seen["legal"])) == (1, len(ok("moves", "-", stdin=text).split()))
        traced = ok("trace", "-", stdin=text).splitlines()
        assert [json.loads(line).get("move") for line in traced] == [*SET_UP, "Lg>L01", None]

    def test_a_position_starts_a_game(self) -> None:
        position = ok("show", "-", "--json", stdin=begun())
        text = ok("new", GAME, "--position", "-", "--seed", "x", stdin=position)
        assert ok("show", "-", "--json", stdin=text) == position

    def test_perft(self) -> None:
        assert ok("perft", GAME, "--seed", "perft", "--depth", "3") == "224\n"

    def test_simulated_games_can_be_verified(self, tmp_path: Path) -> None:
        found = json.loads(
            ok(
                "simulate",
                GAME,
                "--games",
                "3",
                "--seed",
                "s",
                "--json",
                "--records",
                f"{tmp_path}",
            )
        )
        assert found["reasons"] == {"points": 3}
        assert found["turns"] == found["decisions"] / 3
        for file in sorted(tmp_path.iterdir()):
            assert ok("verify", str(file)).startswith("ok: ")


class TestBoard:
    @pytest.mark.parametrize("moves", [0, 1, 7, 30, 60, 200])
    def test_eighty_columns_are_enough(self, moves: int) -> None:
        position = played("columns", moves).position()
        assert max(map(len, moon_board.draw(position).splitlines())) < 80

    def test_what_lies_higher_is_shown(self) -> None:
        position = played("higher", 200).position()
        drawn = "\n".join(moon_board.moon(position))
        top = max(ring["level"] for ring in position["rings"])
        highest = next(ring["ring"] for ring in position["rings"] if ring["level"] == top)
        assert f"{highest}{top}" in drawn

    def test_every_crater_of_an_empty_board_with_room_is_shown(self) -> None:
        position = played("empty", 0).position()
        drawn = "\n".join(moon_board.moon(position))
        shown = sum(crater.id in drawn for crater in boards.standard().craters)
        assert shown > 50

    def test_every_base_is_listed_with_its_owner(self) -> None:
        position = played("bases", 200).position()
        assert position["bases"]
        lines = moon_board.draw(position, {0: "Ada", 1: "Ben"}, brief=True).splitlines()
        for seat, name in enumerate(("Ada", "Ben")):
            craters = [base["crater"] for base in position["bases"] if base["seat"] == seat]
            assert f"Bases %{seat} of {name}: {' '.join(craters)}" in lines

    def test_pieces_are_counted_as_left(self) -> None:
        assert moon_board.draw(played("left", 0).position()).count("6 left") == 4

    def test_every_ring_is_listed(self) -> None:
        position = played("listed", 200).position()
        words = " ".join(moon_board.ring_lines(position)).split()
        assert {f"#{number}" for number in range(len(position["rings"]))} <= set(words)

    def test_the_points_are_shown_at_the_end(self) -> None:
        position = played("points", 200).position()
        drawn = moon_board.draw(position, {0: "Ada", 1: "Ben"})
        winner = ("Ada", "Ben")[position["result"]["winners"][0]]
        assert f"{winner} won by points" in drawn


class TestTerminal:
    def talk(self, *said: str, start: tuple[str, ...] = START) -> str:
        return ok(*start, stdin="".join(f"{line}\n" for line in said))

    def test_lots_are_drawn_for_the_first_player(self) -> None:
        seats = set()
        for seed in "abcdef":
            said = self.talk("quit", start=("terminal", GAME, "--seed", seed))
            assert "First player, drawn by lot" in said
            seats |= {seat for seat in "01" if f"You play seat {seat}" in said}
        assert seats == {"0", "1"}

    @pytest.mark.parametrize(("rule", "seat"), [("me", 0), ("other", 1)])
    def test_the_first_player_can_be_chosen(self, rule: str, seat: int) -> None:
        said = self.talk("quit", start=("terminal", GAME, "--first", rule))
        assert f"You play seat {seat}" in said

    def test_a_game_begins_with_board_and_choices(self) -> None:
        said = self.talk("quit")
        for part in ("L20", "Large stacks", "You can", "[1] gold", "choice of colours>"):
            assert part in said

    def test_help_rules_craters_rings_and_stacks(self) -> None:
        said = self.talk("?", "rule 3.5", "rule G3", "rule 9.9", "L20", "hand", "stacks", "rings",
                         "gold", "tower=L20", "L20", "moves draft=", "1", "1", "1", "#0", "#77",
                         "log", "quit")  # fmt: skip
        for part in ("save FILE", "3.5: A large ring", "G3: The middles", "no clause 9.9",
                     "L20: large crater at (-30,-12)", "the research tower stands here",
                     "No rings on the board yet", "#0: ", "there is no ring 77",
                     "You took gold", "Seat 0 placed a "):  # fmt: skip
            assert part in said
        assert max(map(len, said.splitlines())) < 80 + len("1.1 choice of a base's crater> ")

    def test_capital_letters_can_be_left_out_of_clauses_and_craters(self) -> None:
        said = self.talk("rule g4b", "rule g3", "rule", "l20", "quit")
        for part in ("G4b: No ring", "G3: The", "Say which clause", "L20: large crater"):
            assert part in said

    def test_a_move_wins_over_a_crater_of_its_name(self, tmp_path: Path) -> None:
        file = tmp_path / "board.toml"
        file.write_text(OWN_BOARD.replace('"A"', '"gold"'), encoding="utf-8")
        said = self.talk("gold", "gold", "quit", start=(*START, "--option", f"board={file}"))
        assert "You took gold" in said
        assert "gold: large crater" in said

    def test_two_at_one_keyboard_see_the_same(self) -> None:
        said = self.talk("gold", "tower=L20", "1", start=("terminal", GAME, "--seats", "0,1"))
        assert "Pass the keyboard" not in said
        assert "\n" * 20 not in said
        assert "1.0 draft of large rings>" in said

    def test_undo_and_refusals(self) -> None:
        said = self.talk("gold", "undo", "undo", "Lg>L01", "silver", "tower=S01", "quit")
        for part in (
            "Taken back: gold",
            "Nothing can be taken back: your turn starts here.",
            "phase: ",
            "1.3: the tower",
        ):
            assert part in said

    def test_whole_games_are_played_to_their_end(self) -> None:
        said = self.talk(*["1"] * 60)
        assert "won by points" in said
        assert "The seed was" in said

    def test_save_and_resume(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        self.talk("gold", f"save {file}", "quit")
        said = self.talk("tower=L20", "save", "quit", start=("terminal", "--resume", str(file)))
        assert "You put the research tower on L20" in said
        assert records.read(file.read_bytes()).turns[1].moves == ("tower=L20",)

    def test_a_bot_has_a_new_seed_in_every_turn_and_the_same_after_resuming(self) -> None:
        game = find(GAME)
        local = LocalGame(records.begin(game, game.new("abc", {})), BOTS)
        rng: list[str] = []

        def noted(text: str) -> Rng:
            rng.append(text)
            return Rng(text)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("selenite.table.thinking.Rng", noted)
            for _ in range(12):
                local.play_bot()
            earlier = local.table.record
            local.play_bot()
            again = LocalGame(earlier, BOTS)
            again.play_bot()
        assert again.table.record == local.table.record
        assert len(set(rng[:13])) == 13

    def test_a_resumed_record_has_the_right_labels(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        file.write_text(begun().replace("1.0 draft=L1", "3.0 draft=L1"), encoding="utf-8")
        assert "3.0 is the turn 1.0" in refused("terminal", "--resume", str(file))

    def test_the_end_speaks_to_the_player(self) -> None:
        said = self.talk(*["1"] * 60)
        assert "You: " in said
        assert "You has" not in said

    def test_every_legal_move_has_a_number(self) -> None:
        game = find(GAME)
        local = LocalGame(records.begin(game, game.new("abc", {})), {})
        while (seat := local.table.to_move) is not None:
            view = local.table.view(seat).position
            groups = terminal_part.find(GAME).groups(view)
            numbered = lines.numbered(groups)
            assert sorted(numbered) == view["legal"]
            assert max(map(len, lines.listing(groups, ""))) < 80
            local.play(numbered[len(local.table.sentences) % len(numbered)])

    def test_rings_are_described_with_what_they_rest_on(self) -> None:
        state = played("rest", 0)
        for _ in steps_of(state, "rest"):
            position = state.position()
            stacked = [i for i, ring in enumerate(position["rings"]) if ring["level"] == 2]
            if stacked:
                described = moon_board.look(
                    state.view(0).position, f"#{stacked[0]}", {0: "a", 1: "b"}
                )
                assert "rests on #" in described[1]
                return
        raise AssertionError("nothing was stacked")
