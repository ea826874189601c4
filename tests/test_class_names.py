"""A class of the generic code has a name of its own; games may have classes of the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "selenite"
GAMES = SOURCES / "games"


def test_no_other_class_has_the_name_of_a_generic_one() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    generic = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                name = node.name.lstrip("_")
                places[name].append(path.relative_to(SOURCES).as_posix())
                if GAMES not in path.parents:
                    generic.add(name)
    assert {"GameState", "Table", "Responder"} <= generic
    assert {name: places[name] for name in generic if len(places[name]) > 1} == {}
