"""Put the toy game's files into ``docs/adding-a-game.md``, which shows them (make walkthrough).

Before each block a comment names the file that it shows.
"""

from __future__ import annotations

import re
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


def main() -> None:
    """Write the page again."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
