"""Compiles the modules that have a ``.pxd`` file, where there is Cython and a C compiler.

All modules are compiled or none: if one fails, the plain files are installed alone, except under
``CI=true``, where that is an error. ``SELENITE_PURE=1`` installs the plain files without trying.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src", "selenite")
ENGINE = runpy.run_path(str(PACKAGE / "_engine.py"))
"""The module that looks for the marker at run time. Importing it would import the package."""

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
# Fused multiply-add, which some machines have, would round differently from Python.
FLAGS = ["-O3", "-g0", "-w", "-ffp-contract=off"]


def extensions() -> list[Extension]:
    """The hot modules as extensions, or none if only the plain files are wanted."""
    if os.environ.get("SELENITE_PURE") == "1":
        return []
    return [
        Extension(
            ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts),
            [str(source)],
            extra_compile_args=[] if sys.platform == "win32" else FLAGS,
        )
        for source in ENGINE["hot_sources"](PACKAGE)
    ]


class BuildExtensions(build_ext):
    """Compiles all hot modules and leaves the marker, or compiles none and says why."""

    extensions: list[Extension]
    parallel: int | None

    def finalize_options(self) -> None:
        """Compile on all cores unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Compile, with nothing left over from an earlier or a failed build."""
        package = PACKAGE if self.inplace else Path(self.build_lib) / PACKAGE.name
        remove_compiled(package)
        if not self.extensions:
            return
        try:
            self.translate()
            super().run()
        except Exception as problem:
            if os.environ.get("CI") == "true":
                raise
            sys.stderr.write(f"selenite: not compiled ({problem}); the plain files will run\n")
            remove_compiled(package)
            self.extensions = []
        else:
            marker = package / ENGINE["MARKER"]
            marker.write_text(ENGINE["fingerprint"](PACKAGE) + "\n", encoding="ascii")

    def translate(self) -> None:
        """Translate the Python sources of all extensions to C."""
        from Cython.Build import cythonize  # noqa: PLC0415 - not needed to build plain files

        translated = cythonize(
            self.extensions, compiler_directives=DIRECTIVES, build_dir="build/cython"
        )
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]


def remove_compiled(package: Path) -> None:
    """Remove the extensions and the marker from a package folder."""
    for pattern in ("*.so", "*.pyd", ENGINE["MARKER"]):
        for path in package.rglob(pattern):
            path.unlink()
