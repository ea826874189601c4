"""Let the disk fill up under load, or the database become read-only, and look what is lost.

    python benchmarks/storage.py [FAULT …] [--rounds 3] [--seconds 3] [--tables 20] [--json]

The faults: ``sqlite-full`` and ``postgresql-full`` (a small file system in memory is filled; only
root can mount one), ``sqlite-limit`` (the system refuses to write beyond a size),
``sqlite-read-only`` (an error of the file system lets the kernel make it read-only, while the
server has files open; it is repaired while the server is stopped; only root can mount one), and
``postgresql-read-only`` (all transactions are). Programs play as in ``kills.py``. During a fault a
move must be acknowledged or refused with 503 and the code ``store-unwritable``, and everything can
still be read. Afterwards every game must go on, and every acknowledged move must be in the log.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from kills import AckedMoves, KilledServer, check, logs, recovery, stopped_after, under_load
from web_process import show

FAULTS = (
    "sqlite-full", "sqlite-limit", "sqlite-read-only", "postgresql-full", "postgresql-read-only",
)  # fmt: skip
PATIENCE = 30.0
_SIZE = "96m"
_IMAGE_BYTES = 96 << 20
_FAILING = "sqlite-read-only"
_FEW_BYTES = 4096
_CHUNK = bytes(1 << 16)


@contextmanager
def small_disk() -> Iterator[Path]:
    """A folder on a small file system of its own, in memory."""
    with tempfile.TemporaryDirectory(prefix="selenite-disk-") as name:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", name], check=True)
        try:
            folder = Path(name) / "data"
            folder.mkdir()
            Path(name).chmod(0o755)
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)


class FailingDisk:
    """A small file system in a file, which can be made to fail and be repaired."""

    def __init__(self, place: Path) -> None:
        self.folder = place / "disk"
        self.folder.mkdir()
        image = place / "image"
        with image.open("wb") as file:
            file.truncate(_IMAGE_BYTES)
        self.device = _output("losetup", "--find", "--show", str(image))
        try:
            _output("mkfs.ext4", "-q", self.device)
            self.mount()
        except (subprocess.CalledProcessError, OSError):
            self.detach()
            raise

    def mount(self) -> None:
        """Mount it; after an error the kernel makes it read-only."""
        _output("mount", "-o", "errors=remount-ro", self.device, str(self.folder))

    def unmount(self) -> None:
        """Unmount it; nobody may have files open there."""
        _output("umount", str(self.folder))

    def detach(self) -> None:
        """Give the device back."""
        _output("losetup", "--detach", self.device)

    def fail(self) -> None:
        """Let the kernel find an error, as of a broken disk."""
        trigger = Path("/sys/fs/ext4", Path(self.device).name, "trigger_fs_error")
        trigger.write_text("a test", encoding="ascii")

    def repair(self) -> None:
        """Repair it, as after a restart."""
        self.unmount()
        subprocess.run(["fsck.ext4", "-f", "-y", self.device], capture_output=True, check=False)
        self.mount()


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def failing_disk() -> Iterator[FailingDisk]:
    """A file system that can fail."""
    with tempfile.TemporaryDirectory(prefix="selenite-disk-") as name:
        disk = FailingDisk(Path(name))
        try:
            yield disk
        finally:
            with suppress(subprocess.CalledProcessError):
                disk.unmount()
            disk.detach()


def can_mount(name: str) -> bool:
    """Whether the file system of a fault can be mounted here."""
    disk = failing_disk() if name == _FAILING else small_disk()
    with suppress(subprocess.CalledProcessError, OSError), disk:
        return True
    return False


def fill(folder: Path) -> None:
    """Use up all the room."""
    with suppress(OSError), (folder.parent / "filler").open("wb", buffering=0) as file:
        while file.write(_CHUNK):
            pass


def make_room(folder: Path) -> None:
    """Give the room back."""
    (folder.parent / "filler").unlink()


class Fault:
    """One of the faults, at a server that it can happen to."""

    def __init__(self, name: str, stack: ExitStack) -> None:
        kind, _, self._what = name.partition("-")
        is_full = self._what == "full"
        plain = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        self._folder = stack.enter_context(small_disk()) if is_full else plain
        self._disk = stack.enter_context(failing_disk()) if name == _FAILING else None
        if self._disk is not None:
            self._folder = self._disk.folder
        is_postgres = kind == "postgresql"
        self.server = KilledServer(
            kind, self._folder, self._folder if is_full and is_postgres else None
        )

    def begin(self) -> None:
        """Let it happen."""
        if self._what == "full":
            fill(self._folder)
        elif self._what == "limit":
            self._limit(_FEW_BYTES)
        elif self._disk is not None:
            self._disk.fail()
        else:
            self._read_only("on")

    def end(self) -> None:
        """Mend it."""
        if self._what == "full":
            make_room(self._folder)
        elif self._what == "limit":
            self._limit(resource.RLIM_INFINITY)
        elif self._disk is not None:
            self.server.stop()
            self._disk.repair()
            self.server.start()
        else:
            self._read_only("off")

    def _limit(self, size: int) -> None:
        for one in self.server.processes.values():
            assert one.process is not None
            limits = (size, resource.RLIM_INFINITY)
            resource.prlimit(one.process.pid, resource.RLIMIT_FSIZE, limits)

    def _read_only(self, state: str) -> None:
        assert self.server.postgres is not None
        self.server.postgres.set_system("default_transaction_read_only", state)


async def until(is_so: Callable[[], bool]) -> bool:
    """Wait until something is so; whether it became so."""
    end = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return is_so()


async def reads(server: KilledServer, table: str) -> list[int]:
    """The statuses of pages that anybody may read, at all processes."""
    statuses = []
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for port in server.ports:
            for path in ("/", f"/t/{table}", "/health", "/ready"):
                answer = await client.get(f"http://127.0.0.1:{port}{path}")
                statuses.append(answer.status_code)
    return statuses


async def run(name: str, rounds: int, seconds: float, tables: int) -> dict[str, Any]:
    """Load with a fault again and again; what was refused and how, and what is missing."""
    count = AckedMoves()
    read: list[int] = []
    slowest = 0.0
    was_refused = True
    with ExitStack() as stack:
        fault = Fault(name, stack)
        server = fault.server
        with stopped_after(server):
            async with under_load(server, count, tables) as names:
                for _ in range(rounds):
                    await asyncio.sleep(seconds)
                    before = sum(count.refused.values())
                    await asyncio.to_thread(fault.begin)
                    was_refused &= await until(lambda: sum(count.refused.values()) > before)  # noqa: B023
                    began = time.monotonic()
                    read += await reads(server, names[0])
                    slowest = max(slowest, time.monotonic() - began)
                    await asyncio.sleep(seconds)
                    await asyncio.to_thread(fault.end)
                stuck, recovered = await recovery(count, names)
            stored = logs(server.url, names)
    missing, damaged = check(count, stored)
    return {
        "fault": name, "rounds": rounds, "tables": tables,
        "moves acknowledged": len(count.acknowledged), "acknowledged but missing": len(missing),
        "moves refused, by status": dict(count.refused), "by code": dict(count.codes),
        "moves without an answer": count.unanswered, "every fault refused moves": was_refused,
        "pages read during faults": len(read), "of them not answered": sum(s != 200 for s in read),
        "seconds for the slowest set of pages": slowest,
        "games stuck": len(stuck), "logs damaged": len(damaged),
        "seconds until every game went on after the last fault": recovered,
    }  # fmt: skip


def is_well(found: dict[str, Any]) -> bool:
    """Whether nothing is lost and every refusal was the right one."""
    losses = ("acknowledged but missing", "games stuck", "logs damaged", "of them not answered")
    is_clear = set(found["by code"]) <= {"store-unwritable"}
    return is_clear and found["every fault refused moves"] and not any(found[n] for n in losses)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("faults", nargs="*", metavar="FAULT", help=", ".join(FAULTS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="before and in each fault")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.faults) - set(FAULTS):
        parser.error(f"there is no fault {sorted(unknown)[0]}")
    all_well = True
    for name in options.faults or FAULTS:
        if (name.endswith("-full") or name == _FAILING) and not can_mount(name):
            print(f"{name}: left out, because no file system can be mounted here")
            continue
        found = asyncio.run(run(name, options.rounds, options.seconds, options.tables))
        all_well &= is_well(found)
        show(found, options.json)
    return 0 if all_well else 1


if __name__ == "__main__":
    sys.exit(main())
