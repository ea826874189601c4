"""A web process that is measured: without pauses, and without limits unless it has a proxy.

    python benchmarks/scale_server.py DATABASE PORT [PROXY]

It trusts the proxy, and its limits are the usual ones then. It prints a line once it listens.
"""

from __future__ import annotations

import socket
import sys

from selenite.table import databases
from selenite.table.limits import DEFAULT_LIMITS, UNLIMITED
from selenite.table.store import Store
from selenite.web.app import create_app
from selenite.web.serving import serve

_WAITING = 4096


def main(url: str, port: int, *proxies: str) -> None:
    limits = DEFAULT_LIMITS if proxies else UNLIMITED._replace(connections=100_000)
    listening = socket.create_server(("127.0.0.1", port), backlog=_WAITING)
    app = create_app(Store(databases.opened(url)), pause=0, workers=1, limits=limits)
    print("serving", flush=True)
    serve(app, listening, proxies, limits)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
