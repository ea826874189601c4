"""Put the files of the toy game into ``docs/adding-a-game.md``, which walks through them.

Before each block a comment names the file that it shows::

    python tools/adding_a_game.py            # write the blocks again
    python tools/adding_a_game.py --check    # say whether they are up to date
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
TOY = ROOT / "tests" / "toy"
LANGUAGES = {".py": "python", ".toml": "toml", ".ftl": "fluent", ".md": "markdown", ".css": "css"}
_BLOCK = re.compile(r"<!-- (?P<file>[\w./-]+) -->\n+````?\w*\n.*?\n````?\n", re.DOTALL)


def written(page: str) -> str:
    """The page with the current content of every file."""
    return _BLOCK.sub(lambda found: block(found["file"]), page)


def block(file: str) -> str:
    """A file as the page shows it."""
    path = TOY / file
    text = path.read_text(encoding="utf-8").rstrip()
    fence = "````" if "```" in text else "```"
    return f"<!-- {file} -->\n\n{fence}{LANGUAGES[path.suffix]}\n{text}\n{fence}\n"


def shown(page: str) -> set[str]:
    """The files that a page shows."""
    return {found["file"] for found in _BLOCK.finditer(page)}


def main() -> int:
    """Write the page, or check it."""
    page = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv:
        return int(written(page) != page)
    PAGE.write_text(written(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
