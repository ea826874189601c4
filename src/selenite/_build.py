"""Which of the two engines runs: the compiled modules or the same files as plain Python.

The compiled ones run if the build left its marker, every source still has the hash the marker
names, and ``SELENITE_PURE=1`` does not ask for the plain files. Otherwise the plain files are
loaded, all of them, even where an extension lies beside them.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

MARKER = "_compiled.json"


def hot_modules(package: Path) -> list[str]:
    """The names of the modules that have C types: those with a ``.pxd`` file beside them."""
    root = package.parent
    return sorted(
        ".".join(path.relative_to(root).with_suffix("").parts) for path in package.rglob("*.pxd")
    )


def fingerprints(root: Path) -> dict[str, str]:
    """A hash of each hot module's sources below a source root."""
    found = {}
    for name in hot_modules(root / "selenite"):
        base = root.joinpath(*name.split("."))
        sources = b"".join(base.with_suffix(end).read_bytes() for end in (".py", ".pxd"))
        found[name] = hashlib.sha256(sources).hexdigest()
    return found


def forget(package: Path) -> None:
    """Remove the marker and the extensions of an earlier build from a package folder."""
    (package / MARKER).unlink(missing_ok=True)
    for name in hot_modules(package):
        base = package.parent.joinpath(*name.split("."))
        for end in ("so", "pyd"):
            for path in base.parent.glob(f"{base.name}.*{end}"):
                path.unlink()


class PlainFiles(MetaPathFinder):
    """Finds the hot modules' ``.py`` files, past any extension that lies beside them."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if not fullname.startswith("selenite."):
            return None
        source = self.root.joinpath(*fullname.split(".")).with_suffix(".py")
        if not source.with_suffix(".pxd").exists():
            return None
        return spec_from_file_location(fullname, source)


def choose(package: Path) -> str:
    """Decide which engine runs, see that it is the one that loads, and name it."""
    engine = _engine(package)
    if engine == "pure":
        sys.meta_path.insert(0, PlainFiles(package.parent))
    return engine


def _engine(package: Path) -> str:
    """``compiled`` or ``pure``; a stale build is said aloud and counts as pure."""
    if os.environ.get("SELENITE_PURE") == "1":
        return "pure"
    marker = package / MARKER
    if not marker.exists():
        return "pure"
    if json.loads(marker.read_text()) != fingerprints(package.parent):
        warnings.warn(
            "selenite's sources changed since they were compiled: the plain files run. "
            "Build again to get the speed back (make build).",
            RuntimeWarning,
            stacklevel=4,
        )
        return "pure"
    return "compiled"
