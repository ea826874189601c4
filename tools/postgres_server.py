"""A real PostgreSQL for tests and benchmarks: in a temporary folder, by a user who isn't root."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

_USER = "postgres"
_PATIENCE = 60.0
_ROOM = 2 * 10**9


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    found = shutil.which("postgres") or (installed[-1] if installed else None)
    return Path(found).parent if found else None


def _in_memory() -> str | None:
    """A folder in memory, if there is room: the tests are about processes, not about disks."""
    folder = "/dev/shm"
    has_room = Path(folder).is_dir() and shutil.disk_usage(folder).free > _ROOM
    return folder if has_room else None


def _children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()


def _is_running(pid: int) -> bool:
    """Whether a process is there, and not just to be reaped."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")


class PostgresServer:
    """A server of our own on a free port; it can be killed and started again."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None, "install Debian's package postgresql"
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="selenite-postgres-", dir=_in_memory()))
        self._data = self._folder / "data"
        self._owner = pwd.getpwnam(_USER) if os.geteuid() == 0 else None
        if self._owner is not None:
            os.chown(self._folder, self._owner.pw_uid, self._owner.pw_gid)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._run("initdb", "-N", "-D", str(self._data), "-U", _USER, "-A", "trust", "-E", "UTF8")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def _as_owner(self) -> dict[str, int]:
        """How to run a program as the owner of the data: PostgreSQL refuses root."""
        if self._owner is None:
            return {}
        return {"user": self._owner.pw_uid, "group": self._owner.pw_gid}

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(
            command, capture_output=True, check=False, cwd=self._folder, text=True,
            **self._as_owner(),  # type: ignore[call-overload]
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "max_connections": 60,
            "unix_socket_directories": self._folder,
        }  # fmt: skip
        command = [str(self._programs / "postgres"), "-D", str(self._data)]
        command += [f"-c{name}={value}" for name, value in settings.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._folder, start_new_session=True,
                **self._as_owner(),  # type: ignore[call-overload]
            )  # fmt: skip
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                psycopg.connect(self.url(_USER), connect_timeout=5).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self._folder / "log").read_text("utf-8")
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """Kill the server and all its processes at once, as if the machine had lost its power.

        Each has a process group of its own. The first is stopped before, so that it starts no more.
        """
        assert self._process is not None
        pid = self._process.pid
        os.kill(pid, signal.SIGSTOP)
        children = [int(child) for child in _children_of(pid)]
        for each in (pid, *children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        self._process.wait()
        end = time.monotonic() + _PATIENCE
        while any(_is_running(child) for child in children):
            assert time.monotonic() < end, "processes of PostgreSQL are left"
            time.sleep(0.005)

    def stop(self) -> None:
        """Stop the server, and remove its data."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once: the data goes with it
            self._process.wait(_PATIENCE)
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self, folder: Path | None = None) -> str:
        """The address of a new, empty database; in a folder of its own, if one is given."""
        name = f"tables_{secrets.token_hex(4)}"
        with psycopg.connect(self.url(_USER), autocommit=True) as connection:
            if folder is None:
                connection.execute(f"CREATE DATABASE {name}".encode())
            else:
                if self._owner is not None:
                    os.chown(folder, self._owner.pw_uid, self._owner.pw_gid)
                connection.execute(f"CREATE TABLESPACE {name} LOCATION '{folder}'".encode())
                connection.execute(f"CREATE DATABASE {name} TABLESPACE {name}".encode())
        return self.url(name)

    def set_system(self, name: str, value: str) -> None:
        """Change a setting of the whole server while it runs."""
        with psycopg.connect(self.url(_USER), autocommit=True) as connection:
            connection.execute(f"ALTER SYSTEM SET {name} = {value}".encode())
            connection.execute("SELECT pg_reload_conf()")
