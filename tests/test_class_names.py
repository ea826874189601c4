"""Classes of the generic code, tools and benchmarks have names of their own, in tests, too.

The modules of a game have the same names in each, ``State`` or ``RuleSet``, on purpose: whoever
knows one game finds their way in another. The toy game and the oracles of the tests are such games.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "selenite"
TOOLS = (ROOT / "tools", ROOT / "benchmarks")
GAMES = SOURCES / "games"
TESTS = ROOT / "tests"
GAMES_OF_TESTS = (TESTS / "toy", TESTS / "oracle")


def test_no_other_class_has_the_name_of_a_generic_one() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    generic = set()
    for path in sorted(
        path for folder in (SOURCES, *TOOLS, TESTS) for path in folder.rglob("*.py")
    ):
        if any(folder in path.parents for folder in GAMES_OF_TESTS):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                name = node.name.lstrip("_")
                places[name].append(path.relative_to(ROOT).as_posix())
                if GAMES not in path.parents and TESTS not in path.parents:
                    generic.add(name)
    assert {"GameState", "Table", "Responder", "PostgresServer"} <= generic
    assert {name: places[name] for name in generic if len(places[name]) > 1} == {}
