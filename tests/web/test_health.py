"""What proxies, supervisors and Prometheus ask, and what logs say."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from selenite.cli.logs import JsonFormatter, LogFormat, TextFormatter, configure
from selenite.table.model import Refused
from selenite.table.pending import Pending, answer_all
from selenite.table.store import Store
from selenite.web import metrics
from selenite.web.app import create_app

from .clients import User


def test_probes_are_answered_whatever_the_host_is() -> None:
    with TestClient(create_app(None, workers=1, hosts=["table.example"])) as client:
        for path in ("/health", "/ready"):
            answer = client.get(path, headers={"Host": "10.0.0.7:8642"})
            assert answer.status_code == 200
        assert client.get("/", headers={"Host": "10.0.0.7:8642"}).status_code == 400


def test_without_its_database_a_process_is_alive_but_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def ping(self: Store) -> Pending[Any]:
        failed: Pending[Any] = Pending()
        answer_all([(failed, None, Refused("store-away"))])
        return failed

    with TestClient(create_app(None, workers=1)) as client:
        monkeypatch.setattr(Store, "ping", ping)
        assert client.get("/health").status_code == 200
        assert client.get("/ready").status_code == 503


def test_metrics_count_requests_tables_and_entries() -> None:
    with TestClient(create_app(None, pause=0, workers=1)) as client:
        ada = User(client)
        table = ada.set_up(kind1="person", name1="Bo")
        ada.get("/nowhere")
        requests = client.app.asgi_handler._metrics
        told = asyncio.run(metrics.text(ada.services, requests))
    values = dict(re.findall(r"^([^#\s]+) (\S+)$", told, re.MULTILINE))
    assert values['selenite_requests_total{status="4xx"}'] == "1"
    assert values["selenite_tables_loaded"] == "1"
    assert int(values["selenite_entries_total"]) == table.seq + 1
    assert (
        values["selenite_request_seconds_count"]
        == values['selenite_request_seconds_bucket{le="+Inf"}']
    )
    for line in told.splitlines():
        assert re.fullmatch(r'# TYPE \w+ \w+|\w+({\w+="[^"]+"})? [0-9.e+-]+', line), line


def test_metrics_are_on_a_port_of_their_own() -> None:
    async def story() -> None:
        app = create_app(None, workers=1)
        async with app.lifespan():
            services, requests = app.state.services, metrics.RequestMetrics()
            async with metrics.served(services, requests, "127.0.0.1", 0) as port:
                for path, status in (("/metrics", b"200"), ("/", b"404")):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    answer = await reader.read()
                    writer.close()
                    assert answer.split(b" ")[1] == status
                    assert (b"selenite_tables_loaded 0" in answer) == (path == "/metrics")

    asyncio.run(story())
    with TestClient(create_app(None, workers=1)) as client:
        assert client.get("/metrics").status_code == 404


@pytest.mark.parametrize("log_format", list(LogFormat))
def test_logs_do_not_tell_what_an_exception_says(log_format: LogFormat) -> None:
    configured = logging.getLogger()
    before, level = configured.handlers[:], configured.level
    try:
        configure(log_format)
        formatter = configured.handlers[0].formatter
    finally:
        configured.handlers[:] = before
        configured.setLevel(level)
    assert formatter is not None
    try:
        try:
            raise ValueError("another-secret-key")
        except ValueError as cause:
            raise KeyError("a-secret-key") from cause
    except KeyError:
        record = logging.LogRecord(
            "selenite", logging.ERROR, __file__, 1, "%s failed", ("/me",), sys.exc_info()
        )
    line = formatter.format(record)
    assert "secret-key" not in line
    assert "/me failed" in line
    assert "KeyError" in line
    assert "test_health.py" in line


def test_json_logs_do_not_tell_what_an_exception_says() -> None:
    try:
        raise KeyError("a-secret-key")
    except KeyError as problem:
        record = logging.LogRecord(
            "selenite", logging.ERROR, __file__, 1, "%s failed", ("/me",),
            (KeyError, problem, problem.__traceback__),
        )  # fmt: skip
    line = JsonFormatter().format(record)
    told = json.loads(line)
    assert "a-secret-key" not in line
    assert (told["message"], told["exception"]) == ("/me failed", "KeyError")
    assert "test_health.py" in told["trace"][0]


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_logs_do_not_tell_what_asyncio_holds(
    formatter: logging.Formatter, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(said: str) -> None:
        raise ValueError(said)

    async def story() -> None:
        failed = asyncio.ensure_future(asyncio.to_thread(fail, "a-secret-key"))
        await asyncio.wait([failed])
        asyncio.get_running_loop().call_soon(fail, "a-secret-key")
        await asyncio.sleep(0)

    asyncio.run(story())
    gc.collect()
    lines = [formatter.format(one) for one in caplog.records if one.name == "asyncio"]
    assert sum("Task exception was never retrieved" in line for line in lines) == 1
    assert sum("Exception in callback" in line for line in lines) == 1
    for line in lines:
        assert "a-secret-key" not in line
        assert "ValueError" in line
        assert "test_health.py" in line


def test_a_request_that_fails_is_logged_without_the_keys_in_its_path(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(create_app(None, workers=1), raise_server_exceptions=False) as client:
        monkeypatch.setattr(Store, "person", lambda *_: 1 / 0)
        assert client.get("/me/a-secret-key").status_code == 500
    (told,) = [one.getMessage() for one in caplog.records if one.name == "selenite"]
    assert "/me/" in told
    assert "a-secret-key" not in told


def test_a_server_logs_json_if_it_is_told_to(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "selenite.cli", "serve", "--no-browser", "--port", "0",
        "--log-format", "json", "--database", f"sqlite:///{tmp_path}/t.sqlite",
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stdout.readline()
        line = json.loads(server.stderr.readline())
        server.terminate()
        server.wait(30)
    assert (line["level"], line["logger"]) == ("info", "selenite")
