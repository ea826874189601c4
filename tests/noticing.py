"""In which order tests go at mutants: first those that have noticed others of the same function,
the most successful of them at the head, then the quickest.

mutmut tries mutants in a folder of their own, in which it keeps how long each test took, and names
the mutant in the environment. Where there is no mutant, nothing here changes anything.
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
    """The function that the mutant at hand changes; empty if there is none."""
    return os.environ.get("MUTANT_UNDER_TEST", "").rpartition("__mutmut_")[0]


def remember(folder: Path, function: str, test: str) -> None:
    """Write down that a test has noticed a mutant of a function."""
    with (folder / NOTICED).open("a", encoding="utf-8") as file:
        file.write(f"{function}\t{test}\n")


def likeliest_first(folder: Path, function: str, tests: Iterable[str]) -> list[str]:
    """Tests in the order in which they should go at a mutant of a function."""
    seconds = json.loads((folder / MEASURED).read_text("utf-8"))["duration_by_test"]
    noticed: Counter[str] = Counter()
    if (folder / NOTICED).exists():
        lines = (folder / NOTICED).read_text("utf-8").splitlines()
        noticed.update(
            test for name, test in (line.split("\t") for line in lines) if name == function
        )
    return sorted(tests, key=lambda test: (-noticed[test], seconds.get(test, 0.0)))
