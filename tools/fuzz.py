"""Fuzz a local server: its pages and its API.

    python tools/fuzz.py [--requests 100000] [--seed 1] [--pages 0.7] [--minutes 10]
                         [--database sqlite|postgresql]

The pages' part is in ``page_fuzz.py``, the API's in ``api_fuzz.py``. It prints how often the server
answered with which status, and every fault that it found; then the exit status is 1.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import api_fuzz
from local_server import Server
from page_fuzz import Errors, PageFuzzer, Report
from postgres_server import PostgresServer
from selenite.table import databases
from selenite.table.store import Store


def fuzz_pages(server: Server, requests: int, seed: str, seconds: float = 600.0) -> Report:
    """Requests to pages."""
    fuzzer = PageFuzzer(server, seed)
    try:
        return fuzzer.run(requests, seconds)
    finally:
        fuzzer.close()


def fuzz_api(
    server: Server, requests: int, seed: int, seconds: float
) -> tuple[Counter[int], list[str]]:
    """Requests to every operation of the API, as many to each, or as many as the time allows."""
    if not requests:
        return Counter(), []
    errors = Errors()
    try:
        each = -(-requests // len(api_fuzz.OPERATIONS))
        answered = api_fuzz.fuzz_all(server, each, seed, seconds)
    finally:
        errors.close()
    return answered, errors.found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--pages", type=float, default=0.7, help="the pages' share of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0, help="for pages and API each")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options = parser.parse_args()
    logging.getLogger("httpx").setLevel(logging.WARNING)
    postgres = PostgresServer() if options.database == "postgresql" else None
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database: Any = Path(folder) / "t.sqlite"
        if postgres is not None:
            database = Store(databases.opened(postgres.new_database()))
        server = Server(database)
        try:
            pages = round(options.requests * options.pages)
            report = fuzz_pages(server, pages, f"{options.seed}", options.minutes * 60)
            print(f"pages: {report.sent} requests {dict(sorted(report.statuses.items()))}")
            print(f"to {len(report.routes)} addresses")
            answered, errors = fuzz_api(
                server, options.requests - pages, options.seed, options.minutes * 60
            )
            print(f"API: {answered.total()} requests {dict(sorted(answered.items()))}")
        finally:
            server.stop()
            if postgres is not None:
                postgres.stop()
    faults = [*report.faults, *errors]
    for fault in faults:
        print("FAULT", fault)
    count, took = report.sent + answered.total(), time.monotonic() - began
    print(f"{count} requests, {len(faults)} faults, {took:.0f} s, seed {options.seed}")
    print(f"load average: {os.getloadavg()}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
