"""Chooses the engine: the compiled modules, or the same files as plain Python.

A module with a ``.pxd`` file beside it is compiled when the package is built. The build leaves a
marker with a fingerprint of the sources. The compiled modules run if the fingerprint still matches
and ``SELENITE_PURE=1`` is not set; otherwise the plain files run, all of them, even where an
extension lies beside them.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

MARKER = "_compiled.txt"


def hot_sources(package: Path) -> list[Path]:
    """The modules of a package that are compiled: those with a ``.pxd`` file beside them."""
    sources = (path.with_suffix(".py") for path in package.rglob("*.pxd"))
    return sorted(source for source in sources if source.exists())


def fingerprint(package: Path) -> str:
    """A hash of what the compiled modules depend on: their sources and the Python they run on."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for source in hot_sources(package):
        for path in (source, source.with_suffix(".pxd")):
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


class PlainFiles:
    """Finds the ``.py`` files of the hot modules, past any extension that lies beside them.

    A meta path finder without the base class, whose import costs every start 6 ms.
    """

    def __init__(self, package: Path) -> None:
        self.package = package

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The plain file of a hot module; nothing for any other module."""
        package, *names = fullname.split(".")
        if package != self.package.name or not names:
            return None
        source = self.package.joinpath(*names).with_suffix(".py")
        if not source.with_suffix(".pxd").exists():
            return None
        return spec_from_file_location(fullname, source)


def choose(package: Path) -> str:
    """Decide which engine runs, make sure that it is the one that loads, and name it."""
    marker = package / MARKER
    if os.environ.get("SELENITE_PURE") != "1" and marker.exists():
        if marker.read_text(encoding="ascii").strip() == fingerprint(package):
            return "compiled"
        warnings.warn(
            "Selenite was compiled from other sources or for another Python: "
            "the plain files run. Compile again to get the speed back (make build).",
            RuntimeWarning,
            stacklevel=3,
        )
    sys.meta_path.insert(0, PlainFiles(package))
    return "pure"
