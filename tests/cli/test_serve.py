"""The web table from the command line: it starts, prints its address, and stops on a signal."""

from __future__ import annotations

import os
import re
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from selenite.cli import main, serve
from selenite.web import serving
from tests.cli.running import refused

SERVE = [
    sys.executable,
    "-c",
    "import sys; from selenite.cli import main; sys.exit(main())",
    "serve",
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on any free port, and its address."""
    command = [
        *SERVE,
        "--port",
        "0",
        "--no-browser",
        "--database",
        f"sqlite:///{tmp_path}/t.sqlite",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+/", process.stdout.readline())
    assert found
    yield process, found.group()
    process.kill()
    process.wait()


def wait_for(address: str) -> httpx.Response:
    """The lobby, as soon as it answers."""
    for _ in range(200):
        try:
            return httpx.get(address)
        except httpx.TransportError:
            continue
    raise AssertionError("the server does not answer")


def test_it_serves_and_stops_at_once_on_a_signal(
    server: tuple[subprocess.Popen[str], str], tmp_path: Path
) -> None:
    process, address = server
    assert wait_for(address).status_code == 200
    with httpx.Client(base_url=address) as client:
        made = client.post("/tables", data={"name": "Ada"}, follow_redirects=True)
        assert made.status_code == 200
        with client.stream("GET", f"{made.url.path}/events") as stream:
            next(stream.iter_lines())
            process.send_signal(signal.SIGTERM)
            assert process.wait(10) in (0, -signal.SIGTERM)
    assert process.stderr is not None
    assert "Traceback" not in process.stderr.read()
    assert (tmp_path / "t.sqlite").exists()


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when others end")
def test_bots_end_with_a_server_that_is_killed(
    server: tuple[subprocess.Popen[str], str],
) -> None:
    process, address = server
    wait_for(address)
    with httpx.Client(base_url=address, follow_redirects=True) as client:
        made = client.post("/tables", data={"name": "Ada"})
        client.get(f"{made.url.path}/hint", timeout=60)
    workers = [os.pidfd_open(worker) for worker in children(process.pid)]
    assert workers
    process.kill()
    process.wait()
    for worker in workers:
        assert select.select([worker], [], [], 30)[0] == [worker]
        os.close(worker)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            if f"PPid:\t{parent}\n" in status.read_text():
                found.append(int(status.parent.name))
    return found


def test_on_all_interfaces_the_address_for_other_devices_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Any] = []

    def serve_nobody(app: Any, listening: socket.socket, *_: object) -> bool:
        listening.close()
        served.append(app)
        return True

    monkeypatch.setattr(serving, "serve", serve_nobody)
    monkeypatch.setattr(serve, "_local_address", lambda: "192.168.7.7")
    command = ["serve", "--port", "0", "--no-browser", "--database"]
    assert main([*command, f"sqlite:///{tmp_path}/1.sqlite", "--host", "0.0.0.0"]) == 0
    assert re.search(r"http://192\.168\.7\.7:\d+/", capsys.readouterr().out)
    assert served[0].state.reach.startswith("http://192.168.7.7:")
    assert main([*command, f"sqlite:///{tmp_path}/2.sqlite"]) == 0
    assert "192.168" not in capsys.readouterr().out
    assert served[1].state.get("reach") is None


def test_a_port_in_use_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--no-browser"]) == 2
    output = capsys.readouterr().err
    assert port in output
    assert output.count("\n") == 1


@pytest.mark.parametrize("url", ["tables.sqlite", "mysql://host/db", "sqlite:///"])
def test_other_databases_are_refused(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", url, "--no-browser"]) == 2
    assert "sqlite:///FILE" in capsys.readouterr().err


def test_a_file_that_can_not_be_written_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder")
    url = f"sqlite:///{tmp_path}/file/tables.sqlite"
    assert main(["serve", "--port", "0", "--database", url, "--no-browser"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_second_server_on_the_same_file_is_refused_in_one_line(
    server: tuple[subprocess.Popen[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/t.sqlite"
    assert main(["serve", "--port", "0", "--database", url, "--no-browser"]) == 2
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.parametrize("host", ["x:80", "http://x", "x/y", "", "x y["])
def test_an_allowed_host_is_a_plain_name(host: str) -> None:
    assert "--allowed-host" in refused("serve", "--no-browser", "--allowed-host", host)


@pytest.mark.parametrize("proxy", ["proxy", "10.0.0.0/99", "", "1.2.3"])
def test_a_trusted_proxy_is_an_address(proxy: str) -> None:
    assert "--trusted-proxy" in refused("serve", "--no-browser", "--trusted-proxy", proxy)


def test_the_limits_of_a_file_are_read_before_all_else(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text("chats = 1")
    command = ["serve", "--no-browser", "--limits"]
    assert "chats" in refused(*command, str(tmp_path / "limits.toml"))
    assert "missing.toml" in refused(*command, str(tmp_path / "missing.toml"))


def test_on_sqlite_somebody_has_to_think_for_the_bots(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    assert "--workers" in refused("serve", "--workers", "0", "--database", database)
    assert "postgresql://" in refused("worker", "--database", database)
