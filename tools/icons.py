"""Draws the icons of the installed web table from the picture of the page's head.

    python tools/icons.py [--out FOLDER]

A device cuts a maskable icon into a shape of its own, and iOS rounds the corners of its icons. Both
get a picture that fills the whole square, with the moon where no shape cuts it off.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).resolve().parents[1] / "src/selenite/web/static"
SOURCE = STATIC / "icon.svg"
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]


class Icon(NamedTuple):
    """An icon: its file, its width, and which part of that the picture takes."""

    file: str
    width: int
    part: float = 1
    is_filled: bool = False


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, 0.84, is_filled=True),
    Icon("icon-180.png", 180, 0.94, is_filled=True),
)


def page_of(icon: Icon, svg: str) -> str:
    """A page that shows the picture as an icon has it."""
    night = ElementTree.fromstring(svg)[0].get("fill")
    background = night if icon.is_filled else "transparent"
    width = icon.width * icon.part
    return (
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
        f"background:{background}}}svg{{width:{width}px;height:{width}px}}</style>{svg}"
    )


def draw(page: Page, icon: Icon) -> bytes:
    """An icon as a PNG file."""
    page.set_viewport_size({"width": icon.width, "height": icon.width})
    page.set_content(page_of(icon, SOURCE.read_text(encoding="utf-8")))
    return page.screenshot(omit_background=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and draw the icons."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=STATIC)
    options = parser.parse_args(arguments)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.stderr.write("no chromium on this machine\n")
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page()
        for icon in ICONS:
            (options.out / icon.file).write_bytes(draw(page, icon))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
