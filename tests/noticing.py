"""The order of the tests in mutation tests: first those that have noticed other mutants of the same
function, the most successful ones at the head, then the quickest.

mutmut runs in a folder of its own, where it stores how long each test took, and names the mutant in
an environment variable. Without a mutant, nothing here has an effect.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

MEASURED = "mutmut-stats.json"
NOTICED = "noticed.txt"


def mutated_function() -> str:
    """The function that the current mutant changes; empty if there is none."""
    return os.environ.get("MUTANT_UNDER_TEST", "").rpartition("__mutmut_")[0]


def remember(folder: Path, function: str, test: str) -> None:
    """Record that a test has noticed a mutant of a function."""
    with (folder / NOTICED).open("a", encoding="utf-8") as file:
        file.write(f"{function}\t{test}\n")


def likeliest_first(folder: Path, function: str, tests: Iterable[str]) -> list[str]:
    """Tests in the order in which they should run for a mutant of a function."""
    seconds = json.loads((folder / MEASURED).read_text("utf-8"))["duration_by_test"]
    noticed: Counter[str] = Counter()
    if (folder / NOTICED).exists():
        lines = (folder / NOTICED).read_text("utf-8").splitlines()
        noticed.update(
            test for name, test in (line.split("\t") for line in lines) if name == function
        )
    return sorted(tests, key=lambda test: (-noticed[test], seconds.get(test, 0.0)))
