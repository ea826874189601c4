"""The static files, and the build they belong to.

A page names them with the hash of the build, so the page of a new release never gets the files of
an old one from a cache, neither the browser's own nor the service worker's.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from selenite.core import registry
from selenite.web import sheets
from selenite.web.parts import art, art_folder, script, script_folder

STATIC = Path(__file__).parent / "static"
FONTS_SHEET = Path(__file__).with_name("fonts.css")
_DIGITS = 16
_KINDS = (".css", ".js", ".svg")
"""What pages load. The other icons are for the device, which fetches them itself."""


class Build(NamedTuple):
    """The files of a build by their paths, and a hash of what is in them.

    ``later`` are files that many visitors never need: the service worker caches them on first use.
    """

    version: str
    paths: tuple[str, ...]
    later: tuple[str, ...]

    def address(self, path: str) -> str:
        """The address of a file, with the build it belongs to."""
        return f"{path}?{self.version}"


def build() -> Build:
    """The files as they are now, with the style sheets of all games."""
    return _build(STATIC, tuple(registry.games()))


def versioned(path: str) -> str:
    """The address of a file of the build as it is now."""
    return build().address(path)


def theme_colour() -> str:
    """The colour of every page's header, and of the browser's frame around it."""
    return _token(STATIC, "night")


def digest(parts: Iterable[str | bytes]) -> str:
    """A short hash of some contents."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(hashlib.sha256(data).digest())
    return whole.hexdigest()[:_DIGITS]


@cache
def _build(folder: Path, games: tuple[str, ...]) -> Build:
    files: dict[str, str | bytes] = {
        f"/static/{path.name}": path.read_bytes()
        for path in sorted(folder.iterdir())
        if path.suffix in _KINDS
    }
    files["/drawings.css"] = sheets.shared_colours()
    files["/form.css"] = sheets.form(games)
    files |= {f"/drawings/{game}.css": sheets.drawings(game) for game in games}
    files["/fonts.css"] = FONTS_SHEET.read_bytes()
    files |= {f"/games/{game}.css": sheets.of_game(game) for game in games}
    for game in games:
        pictures = sorted(art_folder(registry.find(game)).glob("*"))
        files |= {art(game, path.name): path.read_bytes() for path in pictures}
    later = {
        f"/static/fonts/{path.name}": path.read_bytes()
        for path in sorted((folder / "fonts").glob("*.woff2"))
    }
    for game in games:
        scripts = sorted(script_folder(registry.find(game)).glob("*.js"))
        later |= {script(game, path.name): path.read_bytes() for path in scripts}
    contents = [*files, *files.values(), *later, *later.values()]
    return Build(digest(contents), tuple(files), tuple(later))


@cache
def _token(folder: Path, name: str) -> str:
    """A colour of the design tokens."""
    text = (folder / "tokens.css").read_text(encoding="utf-8")
    found = re.search(rf"--{name}: (#\w+);", text)
    assert found is not None, f"tokens.css has no colour --{name}"
    return found[1]
