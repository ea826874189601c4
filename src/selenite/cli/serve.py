"""The web table: ``selenite serve``."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network
from typing import Annotated, Any

import typer

from selenite.cli.extras import web_extra
from selenite.cli.logs import LogFormat, configure
from selenite.cli.parameters import Database, Workers, database_url
from selenite.cli.streams import read_text
from selenite.core.refusals import Invalid
from selenite.table.addresses import is_postgresql
from selenite.texts import say

HOST = "127.0.0.1"
PORT = 8642
_TRIES = 20
_ALL_INTERFACES = ("0.0.0.0", "::")
_HOST = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
_OUTSIDE = ("192.0.2.1", 9)
"""An address reserved for documentation, which stands for any external host."""


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("serve", help=say("help-serve"))(serve)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="H", help=say("help-host"))] = HOST,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="N", min=0, max=65535, help=say("help-port", port=PORT)),
    ] = None,
    database: Database = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", metavar="NAME", help=say("help-allowed"))
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", metavar="IP", help=say("help-proxy"))
    ] = None,
    limits: Annotated[
        str | None, typer.Option("--limits", metavar="FILE", help=say("help-limits"))
    ] = None,
    workers: Workers = None,
    metrics_port: Annotated[
        int | None,
        typer.Option("--metrics-port", metavar="N", min=0, max=65535, help=say("help-metrics")),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option("--metrics-host", metavar="H", help=say("help-metrics-host"))
    ] = HOST,
    log_format: Annotated[
        LogFormat, typer.Option("--log-format", help=say("help-log-format"))
    ] = LogFormat.TEXT,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))] = False,
) -> None:
    """Serve the web table until it is interrupted."""
    with web_extra():
        from selenite.table import databases
        from selenite.table.limits import DEFAULT_LIMITS, from_toml
        from selenite.table.store import Store
        from selenite.web import serving
        from selenite.web.app import create_app
    hosts, proxies = allowed_host or [], trusted_proxy or []
    _check_hosts(hosts)
    _check_proxies(proxies)
    allowed = from_toml(read_text(limits)) if limits else DEFAULT_LIMITS
    url = database_url(database)
    if workers == 0 and not is_postgresql(url):
        raise Invalid("serve-no-workers")
    configure(log_format)
    listening = _listen(host, port)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    store = Store(databases.opened(url))
    metrics = None if metrics_port is None else (metrics_host, metrics_port)
    app = create_app(store, workers=workers, limits=allowed, hosts=hosts, metrics_at=metrics)
    print(say("cli-serving", address=address, file=store.database.name), flush=True)
    if reach := _reach(host, listening.getsockname()[1]):
        app.state.reach = reach
        print(say("cli-reach", address=f"{reach}/"), flush=True)
    if not no_browser:
        _open_soon(address)
    if not serving.serve(app, listening, proxies, allowed):
        raise Invalid("serve-failed", file=store.database.name)


def _check_hosts(hosts: list[str]) -> None:
    """Refuse what isn't a plain host name: a port, a scheme or a path."""
    for host in hosts:
        if not _HOST.fullmatch(host) and not _is_address(host):
            raise Invalid("serve-host", host=host)


def _check_proxies(proxies: list[str]) -> None:
    """Refuse what is neither an address nor a network."""
    for proxy in proxies:
        if not _is_address(proxy):
            raise Invalid("serve-proxy", proxy=proxy)


def _is_address(text: str) -> bool:
    """Whether a text is the address of a machine or of a network."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the given port, or on the first free one from the default on."""
    wanted = [port] if port is not None else list(range(PORT, PORT + _TRIES))
    problem: OSError | None = None
    for number in wanted:
        try:
            kind = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0][0]
            listening = socket.socket(kind, socket.SOCK_STREAM)
            if os.name == "posix":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, number))
        except OSError as found:
            problem = found
        else:
            return listening
    assert problem is not None
    raise Invalid("serve-port", host=host, port=wanted[0], fault=problem.strerror)


def _reach(host: str, port: int) -> str | None:
    """The address for other devices, if the server listens on all interfaces."""
    address = _local_address() if host in _ALL_INTERFACES else None
    return f"http://{address}:{port}" if address else None


def _local_address() -> str | None:
    """The address of this machine in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)  # chooses a route; nothing is sent
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _shown(host: str) -> str:
    """The host as it is written in an address."""
    if host in _ALL_INTERFACES:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _open_soon(address: str) -> None:
    """Open a browser if there is a screen for one."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        timer: Any = threading.Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
