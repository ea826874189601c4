"""The toy game of the tests, installed with pip as a package of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenite.core import registry

SOURCE = Path(__file__).parents[1] / "toy"
NAME = "lunar-nim"


def install(folder: Path) -> Path:
    """Install the toy game into a folder of its own."""
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", "--target", str(folder), str(_copied(folder)),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    return folder


def _copied(folder: Path) -> Path:
    """The sources in another place: a build leaves files beside them."""
    copy = folder.with_name(f"{folder.name}-source")
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return copy


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Let this process and those it starts find what is installed in a folder."""
    before = os.environ.get("PYTHONPATH", "")
    sys.path.append(str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [before, str(folder)]))
    registry.games.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        os.environ["PYTHONPATH"] = before
        if not before:
            del os.environ["PYTHONPATH"]
        registry.games.cache_clear()
