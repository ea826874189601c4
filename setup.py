"""Build the hot modules with Cython where a C compiler is at hand, else install them as they are.

A built package also gets the script of the web table's pages (``selenite/_bundle.py``) and the
documents that belong to no single game.

All modules are compiled or none: a build that fails half-way leaves the plain files alone. What
was compiled is written to ``selenite/_compiled.json`` with a hash of each source, so that a stale
extension is noticed when it is loaded (``selenite/_build.py``).
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
PAGES = (Path("docs") / "rulings.md", Path("docs") / "notation.md")


def _beside(name: str) -> Any:
    """A module of the package that must not import the package."""
    spec = importlib.util.spec_from_file_location(name, SOURCE / "selenite" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_build = _beside("_build")
_bundle = _beside("_bundle")

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "embedsignature": True,
}
FLAGS = ["-O3", "-w", "-ffp-contract=off"]
"""Without the last one some machines' fused multiply-add would round otherwise than Python does."""


def extensions() -> list[Extension]:
    """The hot modules as C extensions; none if Cython is missing or the plain files are wanted."""
    if os.environ.get("SELENITE_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = [
        Extension(
            name,
            [str(SOURCE / Path(*name.split(".")).with_suffix(".py"))],
            extra_compile_args=[] if sys.platform == "win32" else FLAGS,
        )
        for name in _build.hot_modules(SOURCE / "selenite")
    ]
    return list(cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython"))


class BuildOrFallBack(build_ext):
    """Compile everything, or nothing with a word about it."""

    def run(self) -> None:
        package = (SOURCE if self.inplace else Path(self.build_lib)) / "selenite"
        _build.forget(package)
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("CI") == "true":
                raise
            sys.stderr.write(f"selenite: not compiled ({problem}); the plain files will run\n")
            self.discard()
            return
        if self.extensions:
            marker = package / _build.MARKER
            marker.write_text(json.dumps(_build.fingerprints(SOURCE), indent=1) + "\n")

    def discard(self) -> None:
        """Leave no extension behind, and none for others to look for."""
        for extension in self.extensions:
            for path in (
                self.get_ext_fullpath(extension.name),
                self.get_ext_filename(extension.name),
            ):
                Path(path).unlink(missing_ok=True)
        self.extensions = []

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if Path(path).exists()]


class BuildWithPages(build_py):
    """Adds what the web table's pages need and the repository doesn't hold where they look."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib) / "selenite"
        folder = package / "web" / "documents"
        self.mkpath(str(folder))
        for page in PAGES:
            self.copy_file(str(page), str(folder / page.name))
        try:
            _bundle.make(Path(), package / "web" / "static")
        except _bundle.NoBundle as problem:
            if os.environ.get("CI") == "true":
                raise
            sys.stderr.write(f"selenite: the web table will have no script ({problem})\n")


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrFallBack, "build_py": BuildWithPages},
)
