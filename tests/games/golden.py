"""Golden playthroughs: whole games from fixed seeds, as texts that a person can proof-read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path


def golden_file(folder: Path, name: str) -> Path:
    """The file of a playthrough."""
    return folder / f"{name}.txt"


def write_all(folder: Path, names: Iterable[str], playthrough: Callable[[str], str]) -> None:
    """Write every playthrough of a game again."""
    folder.mkdir(exist_ok=True)
    for name in names:
        golden_file(folder, name).write_text(playthrough(name), encoding="utf-8", newline="\n")
