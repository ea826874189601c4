"""What is refused before anything is done, HEAD, and addresses that count together."""

from __future__ import annotations

import socket
from collections.abc import Callable

import httpx
import pytest
from litestar.testing import TestClient

from local_server import Server
from page_fuzz import Errors
from selenite.texts import say
from selenite.web.app import create_app
from selenite.web.gate import address_of

from .clients import Client, User


def raw(server: Server, request: str) -> str:
    """The first line of the answer to a request that no library would send."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(request.encode())
        with line.makefile(encoding="latin-1") as answer:
            return answer.readline().strip()


class TestFaults:
    @pytest.mark.parametrize("host", ["[", "[]", "x:99999", "x:y", "h" * 400, "a@["])
    @pytest.mark.parametrize("path", ["/", "/nowhere", "/static/site.css", "/t/x/events"])
    def test_an_invalid_host_is_a_bad_request(
        self, module_server: Server, host: str, path: str
    ) -> None:
        for method in ("GET", "POST", "HEAD"):
            asked = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n\r\n"
            assert raw(module_server, asked) == "HTTP/1.1 400 Bad Request"

    @pytest.mark.parametrize("name", ["a" * 256, "a" * 5000, "é" * 128, "%00", "a%00.css"])
    @pytest.mark.parametrize("folder", ["/static/", "/t/", "/rules/", "/static/fonts/", "/"])
    def test_a_name_that_no_file_can_have_is_not_found(
        self, module_client: Client, folder: str, name: str
    ) -> None:
        answer = module_client.get(folder + name)
        assert (answer.status_code, answer.text) == (404, say("web-not-found"))

    def test_programs_read_it_as_json(self, module_client: Client) -> None:
        answer = module_client.get("/api/v1/tables/" + "a" * 300)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/json"
        assert answer.json() == {"code": "not-found", "message": say("web-not-found")}
        answer = module_client.get("/api/v1/tables", headers={"host": "x:y"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    def test_other_hosts_are_refused_if_some_are_named(self) -> None:
        with TestClient(create_app(None, workers=1, hosts=["table.example"])) as client:
            for host in ("table.example", "Table.Example:8642"):
                assert client.get("/me", headers={"host": host}).status_code == 200
            for host in ("other.example", "table.example.other", ""):
                assert client.get("/me", headers={"host": host}).status_code == 400


class TestHead:
    @pytest.mark.parametrize("path", ["/", "/me", "/rules/moon-base", "/fonts.css"])
    def test_it_is_get_without_a_body(self, module_client: Client, path: str) -> None:
        head, whole = module_client.head(path), module_client.get(path)
        assert head.status_code == whole.status_code == 200
        assert head.content == b""
        assert head.headers["content-type"] == whole.headers["content-type"]

    @pytest.mark.parametrize("path", ["/", "/me", "/nowhere", "/t/nowhere", "/static/site.css"])
    def test_a_real_server_keeps_the_connection_and_logs_nothing(
        self, module_server: Server, path: str
    ) -> None:
        errors = Errors()
        with httpx.Client(base_url=module_server.address) as client:
            head, whole = client.head(path), client.get(path)
        errors.close()
        assert errors.found == []
        assert (head.status_code, head.content) == (whole.status_code, b"")

    def test_of_a_stream_it_ends(self, ada: User) -> None:
        table = ada.set_up(kind1="person", name1="Ben")
        answer = ada.request("HEAD", f"/t/{table.id}/events")
        assert answer.headers["content-type"].startswith("text/event-stream")

    def test_it_changes_nothing(self, module_client: Client) -> None:
        assert module_client.head("/tables").status_code == 405


def test_robots_stay_away_from_tables(module_client: Client) -> None:
    rules = module_client.get("/robots.txt")
    assert rules.headers["content-type"].startswith("text/plain")
    lines = rules.text.splitlines()
    assert lines[0] == "User-agent: *"
    assert lines[-1] == "Disallow: /"
    assert not any(line.startswith("Allow: /t") for line in lines)


def test_an_ipv6_network_counts_as_one_address() -> None:
    first, second = address_of(("2001:db8::1", 1)), address_of(("2001:db8::ffff:2", 2))
    assert first == second != address_of(("2001:db8:0:1::1", 1))


@pytest.fixture(scope="module")
def module_server(serve_module: Callable[..., Server]) -> Server:
    return serve_module()
