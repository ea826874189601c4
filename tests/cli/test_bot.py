"""Bots that play at a server: any class, to the end, whatever happens to the connection."""

from __future__ import annotations

import ast
import io
import json
import os
import runpy
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import BaseRequestHandler, TCPServer
from typing import TYPE_CHECKING, Any

import pytest

from local_server import Server
from selenite.bots import Random
from selenite.cli import main
from selenite.cli.bot import RemoteTable
from selenite.cli.remote import Declined, Remote
from selenite.cli.streams import INTERRUPTED
from selenite.core.chance import Rng
from selenite.table.access import PLAY, READ
from selenite.table.deal import TableDeal
from selenite.table.model import OVER, Seat
from selenite.table.services import Services
from tests.web.driving import until

if TYPE_CHECKING:
    from selenite.core.state import View
    from selenite.table.store import Person
    from selenite.table.table import Table

MOON = "moon-base"
EXAMPLE = Path(__file__).parents[2] / "examples" / "first_legal_move.py"
HASTY = """
class Hasty:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, view):
        return view.legal[-1]


class Broken(Hasty):
    def choose(self, view):
        raise ValueError("no plan")


class Wrong(Hasty):
    def choose(self, view):
        return "nonsense"
"""


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


def token(server: Server, *scopes: str) -> str:
    """The token of a bot called Robo."""

    async def make(services: Services) -> str:
        person = await services.people.welcome("Robo")
        return await services.access.create(person, "a bot", scopes or (READ, PLAY))

    return server.do(make)


def run(server: Server, *arguments: str) -> int:
    return main(["bot", *arguments, "--url", server.address, "--token", token(server)])


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's own bots, which is the current one."""
    (tmp_path / "my_remote_bots.py").write_text(HASTY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


class TestCommand:
    def test_a_class_plays_a_whole_game(
        self, server: Server, my_bots: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = ["--game", MOON, "--against", "newcomer"]
        assert run(server, "my_remote_bots:Hasty", *arguments) == 0
        (table,) = server.services.tables.loaded.values()
        assert table.status == OVER
        first, last = capsys.readouterr().out.splitlines()
        assert first.endswith(f"/t/{table.id}")
        assert last.startswith(table.id)

    def test_two_bots_play_each_other(
        self, server: Server, my_bots: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        async def set_up(services: Services) -> str:
            host = await services.people.welcome("Ada")
            table = await services.seating.set_up(host, MOON, {}, [Seat(), Seat()])
            return table.id

        table = server.do(set_up)
        remotes = [Remote(server.address, token(server)) for _ in range(2)]
        remotes[0].post(f"/tables/{table}/join", {"name": "Robo one"})
        remotes[1].post(f"/tables/{table}/join", {"name": "Robo two"})
        threads = [
            threading.Thread(target=RemoteTable(remote, table, "random").play) for remote in remotes
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        played = server.services.tables.loaded[table]
        assert played.status == OVER
        deal = played.open_deal()
        assert deal is not None
        assert [part.digits is not None for part in deal.parts] == [True, True]
        assert capsys.readouterr().err == ""

    def test_a_server_that_hides_commitments_gets_no_part_and_a_warning(
        self, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """It could choose the part of a player of its own once it knows the others'."""

        async def set_up(services: Services) -> str:
            host = await services.people.welcome("Ada")
            seats = [Seat(), Seat(name="Tycho", bot="newcomer")]
            return (await services.seating.set_up(host, MOON, {}, seats)).id

        server.services.dealing.patience = 0.2
        monkeypatch.setattr(TableDeal, "promised", lambda *_: [{"place": 1, "commitment": "0a"}])
        assert run(server, "random", "--table", server.do(set_up)) == 0
        (table,) = server.services.tables.loaded.values()
        deal = table.open_deal()
        assert deal is not None
        assert [part.digits for part in deal.parts] == [None]
        (warning,) = capsys.readouterr().err.splitlines()
        assert "its part of the deal is not sent" in warning

    def test_a_server_that_replaces_its_secret_is_told(
        self, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        shown = Remote.text

        def replaced(remote: Remote, path: str) -> str:
            table = server.services.tables.loaded[path.split("/")[2]]
            assert table.deal is not None
            return shown(remote, path).replace(table.deal.secret, "00" * 32)

        monkeypatch.setattr(Remote, "text", replaced)
        assert run(server, "random", "--game", MOON, "--against", "newcomer") == 0
        (warning,) = capsys.readouterr().err.splitlines()
        assert "don't trust this deal: the server's secret does not match" in warning

    def test_it_agrees_to_no_friend_who_would_see_an_absent_players_hand(
        self, server: Server
    ) -> None:
        async def set_up(services: Services) -> tuple[Table, Person, Person, str]:
            ada, robo, cem = [
                await services.people.welcome(name) for name in ("Ada", "Robo", "Cem")
            ]
            seats = [Seat(person.id, person.name) for person in (ada, robo, cem)]
            options = {"players": 3, "first": 0}
            table = await services.seating.set_up(ada, "blue-moon-city", options, seats)
            token = await services.access.create(robo, "a bot", (READ, PLAY))
            await services.seating.stand_in(table.id, ada, 2)
            return table, ada, cem, token

        table, ada, cem, secret = server.do(set_up)
        bot = RemoteTable(Remote(server.address, secret), table.id, "random")
        playing = threading.Thread(target=bot.play)
        playing.start()
        ask, come_back = server.services.seating.ask_for_friend, server.services.seating.come_back
        server.do(lambda _: ask(table.id, ada, 2, table.acted))
        until(lambda: table.request is None, 60)
        assert not table.seats[2].is_open_to_friends
        server.do(lambda _: come_back(table.id, cem, 2))
        server.do(lambda services: services.play.ask(table.id, ada, "abort", table.acted))
        until(lambda: table.must_agree() == [2], 60)
        server.do(lambda services: services.play.answer(table.id, cem, True, table.acted))
        playing.join(60)
        assert not playing.is_alive()

    def test_without_a_table_it_plays_wherever_it_has_a_seat(self, server: Server) -> None:
        secret = token(server)
        info = Remote(server.address, secret).post(
            "/tables", {"game": MOON, "seats": ["me", "newcomer"]}
        )
        command = [sys.executable, "-m", "selenite.cli", "bot", "random", "--url", server.address]
        environment = {**os.environ, "SELENITE_TOKEN": secret}
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as bot:
            try:
                until(lambda: server.services.tables.loaded[info["id"]].status == OVER, 60)
            finally:
                bot.send_signal(signal.SIGINT)
            assert bot.wait(20) == INTERRUPTED

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["my_remote_bots:Broken", "--game", MOON, "--against", "newcomer"], "ValueError"),
            (["my_remote_bots:Wrong", "--game", MOON, "--against", "newcomer"], "nonsense"),
            (["my_remote_bots:Nobody", "--game", MOON], "Nobody"),
            (["random", "--table", "nowhere"], "no table called nowhere"),
            (["random", "--game", MOON, "--table", "x"], "--table and --game"),
            (["random", "--game", MOON, "--against", "genius"], "no bot called genius"),
        ],
    )
    def test_what_goes_wrong_is_one_line(
        self,
        server: Server,
        my_bots: Path,
        capsys: pytest.CaptureFixture[str],
        arguments: list[str],
        complaint: str,
    ) -> None:
        assert run(server, *arguments) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert complaint in line

    @pytest.mark.parametrize(("url", "secret"), [("ftp://x", "x"), ("http://", "x"), ("x", "x"),
                                                 ("http://127.0.0.1:1", "a\nb")])  # fmt: skip
    def test_a_bad_address_or_token_is_refused(
        self, capsys: pytest.CaptureFixture[str], url: str, secret: str
    ) -> None:
        assert main(["bot", "random", "--url", url, "--token", secret]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1

    def test_a_token_without_its_scope_is_declined(
        self, server: Server, capsys: pytest.CaptureFixture[str]
    ) -> None:
        reader = token(server, READ)
        arguments = ["--url", server.address, "--token", reader, "--game", MOON]
        assert main(["bot", "random", *arguments]) == 2
        assert "“play”" in capsys.readouterr().err


class TestLostConnections:
    def test_a_bot_plays_on_after_the_server_was_restarted(self, tmp_path: Path) -> None:
        file = tmp_path / "tables.sqlite"
        servers = [Server(file)]
        port = servers[0].port
        secret = token(servers[0])
        wanted, restarted = threading.Event(), threading.Event()

        class Interrupted(Random):
            def choose(self, view: View) -> str:
                if view.position["rings"] and not wanted.is_set():
                    wanted.set()
                    restarted.wait(60)
                return super().choose(view)

        lost: list[str] = []
        remote = Remote(
            servers[0].address, secret, lambda reason, _: lost.append(reason), lambda _: None
        )
        info = remote.post("/tables", {"game": MOON, "seats": ["me", "newcomer"]})
        table = RemoteTable(remote, info["id"], "random")
        table._bot = Interrupted(Rng("restart"))
        thread = threading.Thread(target=table.play)
        thread.start()
        assert wanted.wait(60)
        servers[0].stop()
        servers.append(Server(file, port=port))
        restarted.set()
        thread.join(120)
        assert not thread.is_alive()
        assert servers[1].services.tables.loaded[info["id"]].status == OVER
        assert lost
        servers[1].stop()

    def test_a_busy_server_is_given_the_time_it_asks_for(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        slept: list[float] = []
        remote = Remote("http://127.0.0.1:1", "x", sleep=slept.append)
        answers: list[Any] = [
            Declined(429, {"code": "too-many-requests", "retry_after": 7}),
            ConnectionResetError("reset"),
            Declined(503, {"message": "503 busy"}),
            io.BytesIO(b'{"name": "Robo"}'),
        ]

        def answer(*_: object) -> Any:
            found = answers.pop(0)
            if isinstance(found, Exception):
                raise found
            return found

        monkeypatch.setattr(remote, "_open", answer)
        assert remote.get("/me") == {"name": "Robo"}
        assert slept[0] == 7
        assert len(slept) == 3

    def test_a_redirect_is_not_followed(self) -> None:
        asked: list[str] = []

        class OtherServer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                self.send_response(302)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        with HTTPServer(("127.0.0.1", 0), OtherServer) as elsewhere:
            threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
            remote = Remote(f"http://127.0.0.1:{elsewhere.server_port}", "secret")
            with pytest.raises(Declined) as declined:
                remote.get("/me")
            elsewhere.shutdown()
        assert declined.value.status == 302
        assert asked == ["/api/v1/me"]


class TestExample:
    def test_it_needs_nothing_but_python(self) -> None:
        tree = ast.parse(EXAMPLE.read_text("utf-8"))
        imported = {
            name.partition(".")[0]
            for node in ast.walk(tree)
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
        }
        assert imported <= sys.stdlib_module_names

    @pytest.mark.parametrize("how", ["alone", "at a table"])
    def test_it_plays_a_whole_game(self, server: Server, how: str) -> None:
        async def set_up(services: Services) -> str:
            host: Person = await services.people.welcome("Ada")
            seats = [Seat(), Seat(name="Tycho", bot="newcomer")]
            return (await services.seating.set_up(host, MOON, {}, seats)).id

        wanted = [MOON, "newcomer"] if how == "alone" else [server.do(set_up)]
        done = subprocess.run(
            [sys.executable, "-I", EXAMPLE, server.address, *wanted],
            env={**os.environ, "SELENITE_TOKEN": token(server)},
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        (table,) = server.services.tables.loaded.values()
        assert table.result is not None
        assert json.loads(done.stdout)["reason"] == table.result.reason

    def test_it_waits_for_a_server_that_starts_again(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers = [
            b"HTTP/1.1 503 Busy\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n",
            b"",
            b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{",
            b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n",
            b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        ]

        class Starting(BaseRequestHandler):
            def handle(self) -> None:
                self.request.recv(65536)
                self.request.sendall(answers.pop(0))

        example = runpy.run_path(str(EXAMPLE))
        slept: list[float] = []
        monkeypatch.setattr(time, "sleep", slept.append)
        with TCPServer(("127.0.0.1", 0), Starting) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            port = server.server_address[1]
            assert example["ask"]("GET", f"http://127.0.0.1:{port}/api/v1/me") == {}
            server.shutdown()
        assert slept == [7, 1, 1, 1]
        assert capsys.readouterr().err.count("lost the connection") == 2

    def test_what_it_has_done_before_is_no_fault(self, server: Server) -> None:
        """The answer to its first try may have been lost."""

        async def set_up(services: Services) -> str:
            host = await services.people.welcome("Ada")
            seats = [Seat(), Seat(name="Tycho", bot="newcomer")]
            return (await services.seating.set_up(host, MOON, {}, seats)).id

        table, secret = server.do(set_up), token(server)
        Remote(server.address, secret).post(f"/tables/{table}/join")
        done = subprocess.run(
            [sys.executable, "-I", EXAMPLE, server.address, table],
            env={**os.environ, "SELENITE_TOKEN": secret},
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
