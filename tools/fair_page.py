"""Write the page that checks a record without a server, docs/fair.html, again (make fair-page)."""

from __future__ import annotations

from pathlib import Path

from selenite.web.fair import page

FILE = Path(__file__).parents[1] / "docs" / "fair.html"


def main() -> None:
    text, _ = page("en")
    FILE.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
