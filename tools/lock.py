"""Write ``requirements/*.txt``: everything an environment needs, with the hashes of its files.

    python tools/lock.py

The versions are those of ``constraints.txt``, and what is needed follows from what is installed in
the environment that runs this. The hashes come from the index that pip uses: those of every file of
a version that one of the supported Pythons could choose.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urldefrag
from urllib.request import Request, urlopen

from packaging.requirements import Requirement
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from pip._internal.models.index import PyPI

if TYPE_CHECKING:
    from packaging.tags import Tag

ROOT = Path(__file__).parents[1]
BUILD = ("setuptools", "Cython")
SETS = {"dev": ("dev", ("pip", *BUILD)), "server": ("web,postgres", BUILD)}
"""For each file: the extras that it is for, and what is needed beside them."""

_OTHER_PYTHON = re.compile(r"^(cp2|cp3[0-9]$|cp310$|pp|py2$)")
_ELSEWHERE = re.compile(
    r"win|i686|ppc64|s390x|armv7|riscv|loongarch|android|ios|emscripten|pyodide"
)
_HEAD = """\
# Everything that {what} needs, with hashes: pip install --require-hashes --no-deps -r {file}
# Made by tools/lock.py from constraints.txt; don't edit.
"""


class Links(HTMLParser):
    """The files of a project's page in an index, each with its SHA-256 if the page has one."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take a link."""
        address, fragment = urldefrag(dict(attrs).get("href") or "")
        if tag == "a" and fragment.startswith("sha256="):
            self.found[unquote(address).rsplit("/", 1)[-1]] = fragment.removeprefix("sha256=")


def needed(requirements: Iterable[Requirement], found: set[str]) -> Iterator[str]:
    """The names of everything that requirements need here, each once."""
    for one in requirements:
        name = canonicalize_name(one.name)
        wanted = {f"{name}[{extra}]" for extra in one.extras} | {name}
        if wanted <= found:
            continue
        yield from [] if name in found or name == "selenite" else [name]
        found |= wanted
        try:
            inside = [Requirement(text) for text in distribution(name).requires or ()]
        except PackageNotFoundError:
            raise SystemExit(f"{name} isn't installed here, so what it needs isn't known") from None
        environments = [{"extra": extra} for extra in one.extras] or [{"extra": ""}]
        applying = [
            other
            for other in inside
            if other.marker is None or any(map(other.marker.evaluate, environments))
        ]
        yield from needed(applying, found)


def is_wanted(file: str, version: str) -> bool:
    """Whether a supported Python could choose a file for this version."""
    try:
        if file.endswith(".whl"):
            _, other, _, tags = parse_wheel_filename(file)
            return str(other) == version and any(map(_is_usable, tags))
        return str(parse_sdist_filename(file)[1]) == version
    except (InvalidWheelFilename, InvalidSdistFilename):
        return False


def _is_usable(tag: Tag) -> bool:
    """Whether a wheel with this tag fits a supported Python on a platform with make."""
    fits = tag.abi == "abi3" or not _OTHER_PYTHON.match(tag.interpreter)
    return fits and not _ELSEWHERE.search(tag.platform)


def hashes(name: str, version: str) -> list[str]:
    """The hashes of the files of a version."""
    page = Request(f"{PyPI.simple_url}/{name}/", headers={"Accept": "text/html"})
    links = Links()
    with urlopen(page, timeout=60) as answer:
        links.feed(answer.read().decode())
    found = {hash_ for file, hash_ in links.found.items() if is_wanted(file, version)}
    if not found:
        raise SystemExit(f"the index has no file of {name} {version} with a hash")
    return sorted(found)


def main() -> int:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned: dict[str, str] = {
        canonicalize_name(name): version for name, version in (x.split("==") for x in lines)
    }
    known: dict[str, list[str]] = {}
    for file, (extras, beside) in SETS.items():
        wanted = [Requirement(f"selenite[{extras}]"), *map(Requirement, beside)]
        names = sorted(needed(wanted, set()))
        path = ROOT / "requirements" / f"{file}.txt"
        text = _HEAD.format(what="development" if file == "dev" else "a server", file=path.name)
        for name in names:
            if name not in pinned:
                raise SystemExit(f"{name} is missing in constraints.txt")
            if name not in known:
                known[name] = hashes(name, pinned[name])
            given = "".join(f" \\\n    --hash=sha256:{one}" for one in known[name])
            text += f"{name}=={pinned[name]}{given}\n"
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(names)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
