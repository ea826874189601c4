"""A web process that ``benchmarks/scale.py`` measures: without limits, and without pauses.

    python benchmarks/scale_server.py DATABASE PORT

It prints a line once it listens.
"""

from __future__ import annotations

import socket
import sys

from selenite.table import databases
from selenite.table.limits import UNLIMITED
from selenite.table.store import Store
from selenite.web.app import create_app
from selenite.web.serving import serve

_WAITING = 4096


def main(url: str, port: int) -> None:
    listening = socket.create_server(("127.0.0.1", port), backlog=_WAITING)
    app = create_app(Store(databases.opened(url)), pause=0, workers=1, limits=UNLIMITED)
    print("serving", flush=True)
    serve(app, listening, limits=UNLIMITED._replace(connections=100_000))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
