"""new, show, moves, play, verify, trace: what they print and what they refuse."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import selenite
from selenite.bots import Spec, match
from selenite.cli import simulate
from selenite.core import records as record
from selenite.core.records import read
from selenite.core.registry import find
from selenite.games.blue_moon_city.rules import components
from tests.cli.running import GAME, new, ok, refused, run

TURN = (">c4", "/", "/", "drop")


def finished(seed: str = "selenite") -> str:
    """The record of a random game that went to its end."""
    game = find(GAME)
    state = game.new(seed, {})
    begun = record.begin(game, state)
    specs = (Spec("random"), Spec("random"))
    played = match.play(game, state, specs, seed, keep_moves=True)
    return simulate._record_text(game, begun, played, specs)


class TestNew:
    def test_two_players_by_default(self) -> None:
        assert '[Players "2"]' in ok("new", GAME)

    def test_a_seed_is_drawn_each_time(self) -> None:
        assert ok("new", GAME) != ok("new", GAME)

    def test_the_same_seed_gives_the_same_record(self) -> None:
        assert new(seed="a") == new(seed="a") != new(seed="b")

    def test_a_text_becomes_a_seed_of_64_digits(self) -> None:
        assert read(new(seed="a")).seed == hashlib.sha256(b"a").hexdigest()

    def test_options_become_headers(self) -> None:
        text = new("--players", "3", "--option", "new-buildings=2,1", "--option", "city=free")
        assert '[Players "3"]\n[First "0"]\n[City "free"]\n[NewBuildings "1 2"]\n[Seed' in text

    def test_defaults_are_left_out(self) -> None:
        text = ok("new", GAME, "--option", "city=standard", "--option", "open-crystals=false")
        assert [line.split()[0] for line in text.splitlines()[:-1]] == [
            "[Game", "[Rules", "[Players", "[Seed", "[Result",
        ]  # fmt: skip

    def test_players_may_be_an_option_too(self) -> None:
        assert '[Players "4"]' in ok("new", GAME, "--option", "players=4")

    def test_a_components_file_goes_into_the_record(self, tmp_path: Path) -> None:
        source = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
        file = tmp_path / "own.toml"
        file.write_text(source.replace("hand-size = 8", "hand-size = 3"), encoding="utf-8")
        text = new("--option", f"components={file}")
        position = json.loads(ok("show", "-", "--json", stdin=text))
        assert len(position["players"][0]["hand"]) == 6
        assert position["options"]["components"]["hand-size"] == 3

    def test_a_position_starts_a_game(self) -> None:
        moved = ok("play", "-", ">c4", stdin=new())
        position = ok("show", "-", "--json", stdin=moved)
        text = ok("new", GAME, "--position", "-", "--seed", "x", stdin=position)
        assert ok("show", "-", "--json", stdin=text) == position
        ok("verify", "-", stdin=text)

    @pytest.mark.parametrize("command", ["new", "new go", "colour"])
    def test_a_command_without_a_game_is_refused(self, command: str) -> None:
        refused(*command.split(), stdin="{}")

    @pytest.mark.parametrize(
        "arguments",
        [
            "more",
            "--players 5",
            "--players two",
            "--players 2 --option players=3",
            "--option first=2",
            "--option city",
            "--option colour=red",
            "--option city=round",
            "--option new-buildings=3",
            "--option corners=a1,a5",
            "--option new-buildings=1 --option corners=a1,b2",
            "--option open-crystals=maybe",
            "--option components=/nowhere/at-all.toml",
            "--option components=/",
            "--position /nowhere",
            "--position - --players 2",
            "--position - --option city=free",
            "--seed \udcff",
            "--colour",
        ],
    )
    def test_what_does_not_fit_is_refused(self, arguments: str) -> None:
        refused("new", GAME, *arguments.split(), stdin="{}")

    @pytest.mark.parametrize(
        "change", ["unconfirmed = 5", "x = 1979-05-27", "x = inf", "x = [", "hand-size = 9"]
    )
    def test_strange_components_are_refused(self, change: str) -> None:
        source = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
        text = source + f"\n{change}\n" if "unconf" in change else f"{change}\n{source}"
        if "unconf" in change:
            text = source.replace('unconfirmed = ["boxes", "leader", "everyone"]', change)
        refused("new", GAME, "--option", "components=-", stdin=text)

    @pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"game": "go"}', "\xff", "NaN",
                                      "[" * 100_000, '{"a":' * 50_000, "9" * 5000])  # fmt: skip
    def test_what_is_not_a_position_is_refused(self, text: str) -> None:
        refused("new", GAME, "--position", "-", stdin=text.encode("latin-1"))

    @pytest.mark.parametrize("change", [{"steps": 1}, {"draw": 4}, {"seat": 0}, {"fresh": True}])
    def test_the_turn_of_a_finished_game_is_nobodys(self, change: dict[str, object]) -> None:
        position = json.loads(ok("show", "-", "--json", stdin=finished()))
        ok("new", GAME, "--position", "-", stdin=json.dumps(position))
        position["turn"].update(change)
        refused("new", GAME, "--position", "-", stdin=json.dumps(position))

    def test_a_finished_game_says_that_nobody_is_to_move(self) -> None:
        position = json.loads(ok("show", "-", "--json", stdin=finished()))
        del position["turn"]["seat"]
        refused("new", GAME, "--position", "-", stdin=json.dumps(position))


class TestPlay:
    def test_moves_are_added(self) -> None:
        text = ok("play", "-", *TURN, stdin=new())
        assert text.endswith('[Result "*"]\n\n1.0 >c4 / / drop\n')
        assert ok("play", "-", "/", stdin=text).endswith("1.0 >c4 / / drop\n1.1 /\n")

    def test_playing_one_by_one_is_playing_all_at_once(self) -> None:
        text = new()
        for move in TURN:
            text = ok("play", "-", move, stdin=text)
        assert text == ok("play", "-", *TURN, stdin=new())

    def test_files_are_read_too(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        file.write_text(new(), encoding="utf-8")
        assert ok("play", str(file), ">c4") == ok("play", "-", ">c4", stdin=new())

    @pytest.mark.parametrize(
        ("moves", "clause"),
        [
            ((">c4", "hop"), "notation"),
            (("a\nb",), "notation"),
            (("drop=k1a1",), "notation"),
            (("drop",), "phase"),
            ((">a1",), "1.1"),
            ((">e5",), "1.1"),
            ((">c3",), "2.8"),
            (("/", "1=k1"), "2.4"),
            (("/", "offer"), "4.5"),
            (("declare",), "4.9"),
        ],
    )
    def test_a_refused_move_names_its_clause(self, moves: tuple[str, ...], clause: str) -> None:
        assert refused("play", "-", *moves, stdin=new()).startswith(f"{clause}: ")

    def test_after_the_end_nothing_is_played(self) -> None:
        assert refused("play", "-", "/", stdin=finished()) == "over: the game is over"

    def test_a_needless_card_is_named(self) -> None:
        position = json.loads(ok("show", "-", "--json", stdin=new()))
        hand = position["players"][0]["hand"]
        cards = [hand[i : i + 2] for i in range(0, len(hand), 2)]
        text = ok("play", "-", ">c4", "/", stdin=new())
        needless = f"3={''.join(cards)}"
        assert refused("play", "-", needless, stdin=text).startswith(("3.3: ", "3.1: "))


class TestShow:
    def test_the_referee_sees_everything(self) -> None:
        position = json.loads(ok("show", "-", "--json", stdin=new()))
        assert len(position["deck"]) == 2 * 64
        shown = ok("show", "-", stdin=new())
        assert shown.count("hand ") == 2
        assert "Draw pile, top first" in shown

    def test_a_seat_sees_its_own_hand(self) -> None:
        view = json.loads(ok("show", "-", "--seat", "1", "--json", stdin=new()))
        assert view["view"] == 1
        assert view["legal"] == []
        assert view["players"][0]["hand"] == 8
        assert ok("show", "-", "--seat", "1", stdin=new()).count("hand ") == 1

    def test_a_spectator_sees_no_hand(self) -> None:
        view = json.loads(ok("show", "-", "--seat", "public", "--json", stdin=new()))
        assert view["view"] == "public"
        assert "hand " not in ok("show", "-", "--seat", "public", stdin=new())

    def test_other_crystals_are_covered_unless_the_option_opens_them(self) -> None:
        assert "?" in ok("show", "-", "--seat", "1", stdin=new())
        shown = ok("show", "-", "--seat", "1", stdin=new("--option", "open-crystals=true"))
        assert "?" not in shown

    @pytest.mark.parametrize("players", ["2", "3", "4"])
    def test_eighty_columns_are_enough(self, players: str) -> None:
        text = new("--players", players, "--option", "new-buildings=1,2")
        for arguments in ((), ("--seat", "0")):
            lines = ok("show", "-", *arguments, stdin=text).splitlines()
            assert max(map(len, lines)) < 80

    def test_names_are_shown(self) -> None:
        text = new().replace("[Result", '[Seat0 "Ada"]\n[Seat1 "\\u001b[31mBen"]\n[Result')
        shown = ok("show", "-", stdin=text)
        assert "@0 Ada" in shown
        assert "\x1b" not in shown

    @pytest.mark.parametrize("seat", ["2", "9" * 400, "-1", "all", "", "²"])
    def test_a_seat_that_is_not_there_is_refused(self, seat: str) -> None:
        refused("show", "-", f"--seat={seat}", stdin=new())

    @pytest.mark.parametrize("file", ["/nowhere/at-all.sel", "/", "a\0b"])
    def test_a_file_that_can_not_be_read_is_refused(self, file: str) -> None:
        refused("show", file)


class TestMoves:
    def test_they_are_sorted_by_text(self) -> None:
        moves = ok("moves", "-", stdin=new()).splitlines()
        assert moves == sorted(moves)
        assert moves[0] == "/"

    def test_after_the_end_there_are_none(self) -> None:
        assert ok("moves", "-", stdin=finished()) == ""


class TestVerify:
    def test_a_sound_record(self) -> None:
        assert ok("verify", "-", stdin=finished()).startswith("ok")

    def test_the_seed_hash_is_checked(self) -> None:
        digest = hashlib.sha256(hashlib.sha256(b"selenite").digest()).hexdigest()
        good = new().replace("[Seed ", f'[SeedHash "{digest}"]\n[Seed ')
        ok("verify", "-", stdin=good)
        refused("verify", "-", stdin=good.replace(digest, "0" * 64), status=1)

    @pytest.mark.parametrize(
        ("old", "new_text"),
        [
            ('[Result "*"]', '[Result "0 offerings"]'),
            (">c4", ">e5"),
            ("1.0 ", "1.1 "),
            ("drop\n", "drop\n1.1 hop\n"),
            ("/ /", "/\n1.0 /"),
        ],
    )
    def test_what_fails_ends_with_1(self, old: str, new_text: str) -> None:
        text = ok("play", "-", *TURN, stdin=new())
        assert old in text
        refused("verify", "-", stdin=text.replace(old, new_text), status=1)

    @pytest.mark.parametrize("text", ["", "1.0 /", b"\xff"])
    def test_what_can_not_be_read_ends_with_2(self, text: str | bytes) -> None:
        refused("verify", "-", stdin=text)

    @pytest.mark.parametrize("command", ["show", "moves", "verify", "trace"])
    def test_a_record_with_only_a_hash_is_refused_everywhere(self, command: str) -> None:
        text = new().replace("[Seed ", "[SeedHash ")
        assert "hash" in refused(command, "-", stdin=text)
        assert "hash" in refused("play", "-", "/", stdin=text)


class TestTrace:
    def test_a_line_per_move_and_one_for_the_end(self) -> None:
        text = ok("play", "-", *TURN, stdin=new())
        lines = [json.loads(line) for line in ok("trace", "-", stdin=text).splitlines()]
        assert [line.get("move") for line in lines] == [*TURN, None]
        assert list(lines[-1]) == ["position"]
        assert all(line["move"] in line["legal"] for line in lines[:-1])
        assert lines[-1]["position"] == json.loads(ok("show", "-", "--json", stdin=text))

    def test_a_seat_gets_its_views_and_its_own_legal_moves(self) -> None:
        text = ok("play", "-", *TURN, stdin=new())
        lines = [json.loads(x) for x in ok("trace", "-", "--seat", "1", stdin=text).splitlines()]
        assert all(line["legal"] == line["position"]["legal"] for line in lines[:-1])
        assert all(line["legal"] == [] for line in lines[:-1])
        assert lines[-1]["position"]["legal"]

    def test_a_refused_record_prints_nothing(self) -> None:
        text = ok("play", "-", *TURN, stdin=new())
        refused("trace", "-", stdin=text + "1.1 hop\n")

    def test_a_seat_that_is_not_there(self) -> None:
        refused("trace", "-", "--seat", "2", stdin=new())


class TestSecrets:
    """Two games that differ only in what a seat may not know look the same to it."""

    def games(self) -> tuple[str, str]:
        """Two games in which seat 0 holds other cards and the pile lies differently."""
        position = json.loads(ok("show", "-", "--json", stdin=new(first="1")))
        other = json.loads(json.dumps(position))
        hand, deck = other["players"][0]["hand"], other["deck"]
        pile = [deck[i : i + 2] for i in range(0, len(deck), 2)][::-1]
        other["players"][0]["hand"] = "".join(sorted(pile[:8], key=_order))
        other["deck"] = "".join(pile[8:]) + hand
        texts = []
        for one in (position, other):
            text = ok("new", GAME, "--position", "-", "--seed", "s", stdin=json.dumps(one))
            texts.append(ok("play", "-", ">c4", "/", "/", stdin=text))
        return texts[0], texts[1]

    @pytest.mark.parametrize("seat", ["1", "public"])
    @pytest.mark.parametrize(
        "command", [("show",), ("show", "--json"), ("trace",)], ids=["text", "json", "trace"]
    )
    def test_nothing_leaks(self, command: tuple[str, ...], seat: str) -> None:
        one, other = self.games()
        assert one != other
        name, *options = command
        answers = [ok(name, "-", *options, "--seat", seat, stdin=text) for text in (one, other)]
        assert answers[0] == answers[1]

    def test_the_other_seat_does_see_a_difference(self) -> None:
        one, other = self.games()
        assert ok("show", "-", "--seat", "0", stdin=one) != ok(
            "show", "-", "--seat", "0", stdin=other
        )


def _order(card: str) -> tuple[int, str]:
    return "vtafkmhp".index(card[0]), card[1]


class TestHelp:
    def test_without_a_command_the_help_is_printed(self) -> None:
        assert "simulate" in ok()

    @pytest.mark.parametrize(
        "command",
        ["new", "show", "moves", "play", "verify", "trace", "simulate", "perft", "terminal"],
    )
    def test_every_command_has_help(self, command: str) -> None:
        assert "Usage" in ok(command, "--help")

    def test_the_version_names_the_engine(self) -> None:
        assert ok("--version") == f"selenite {selenite.__version__} ({selenite.engine})\n"

    def test_an_interrupt_is_reported(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupt(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("selenite.cli.records.read_record", interrupt)
        assert run("moves", "-").status == 130


class TestSecretsInRefusals:
    @pytest.mark.parametrize("command", ["show", "trace"])
    def test_a_seat_does_not_hear_which_card_another_lacks(self, command: str) -> None:
        unsound = new() + "1.0 / / drop=v1v1\n"
        for seat in ("1", "public"):
            assert "v1" not in refused(command, "-", "--seat", seat, stdin=unsound)
        assert "v1" in refused(command, "-", stdin=unsound)

    def test_options_beside_a_position_must_agree_with_it(self, tmp_path: Path) -> None:
        file = tmp_path / "position.json"
        file.write_text(ok("show", "-", "--json", stdin=new()), encoding="utf-8")
        with_option = ("new", GAME, "--position", str(file), "--seed", "x", "--players")
        assert '[Players "2"]' in ok(*with_option, "2")
        assert "players" in refused(*with_option, "3")
