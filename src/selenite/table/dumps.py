"""Backup and restore of a PostgreSQL database, with PostgreSQL's own programs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import create_engine, inspect, make_url, text

from selenite.core.refusals import Invalid
from selenite.table import file_lock
from selenite.table.cluster.membership import ALIVE
from selenite.table.schema import PROCESSES

_IN_USE = text(f"SELECT count(*) FROM {ALIVE} AS alive")
_DEBIAN = Path("/usr/lib/postgresql")


def backup(url: str, target: Path) -> None:
    """Write a consistent copy to a new file; the servers may keep running."""
    if target.exists():
        raise Invalid("backup-exists", file=target)
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        file_lock.create(partial)
    except OSError as problem:
        raise Invalid("file-unwritable", file=target, reason=problem.strerror) from None
    try:
        _run(url, "pg_dump", "-Fc", "--no-unlogged-table-data", "--file", str(partial))
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def restore(url: str, source: Path, replace: bool = False) -> None:
    """Restore a database from a backup, completely or not at all."""
    if not source.is_file():
        raise Invalid("file-unreadable", file=source, reason=os.strerror(2))
    address = make_url(url).set(drivername="postgresql+psycopg")
    engine = create_engine(address)
    try:
        shown = address.set(drivername="postgresql").render_as_string(hide_password=True)
        relations = inspect(engine).get_table_names()
        if not replace and relations:
            raise Invalid("restore-exists", file=shown)
        if PROCESSES.name in relations:
            with engine.connect() as connection:
                if connection.execute(_IN_USE).scalar():
                    raise Invalid("restore-in-use", file=shown)
    finally:
        engine.dispose()
    _run(
        url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction",
        str(source),
    )  # fmt: skip


def _run(url: str, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; the password isn't passed as an argument."""
    address = make_url(url).set(drivername="postgresql")
    password = address.password
    shown = address._replace(password=None).render_as_string(hide_password=False)
    found = shutil.which(program) or next(
        (str(path) for path in sorted(_DEBIAN.glob(f"*/bin/{program}"), reverse=True)), None
    )
    if found is None:
        raise Invalid("no-program", program=program)
    environment = {**os.environ, **({"PGPASSWORD": str(password)} if password else {})}
    done = subprocess.run(
        [found, *arguments, "--dbname", shown],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [program]
        raise Invalid("program-failed", program=program, reason=lines[0])
