"""Write the description of the bot API, docs/openapi.json, again (make api-description)."""

from __future__ import annotations

from pathlib import Path

from selenite.web.api.description import written

FILE = Path(__file__).parents[1] / "docs" / "openapi.json"


def main() -> None:
    FILE.write_text(written(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
