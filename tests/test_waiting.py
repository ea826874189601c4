"""What tests wait for in a page is a function: our pages forbid that strings become code.

The browser makes an exception for the first look at an expression, but not for those that follow,
so a test would fail only when it has to wait.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("tests", "tools", "benchmarks")
FUNCTION = re.compile(r"\s*(async )?(\w+|\([^()]*\))\s*=>")


def awaited(source: str) -> Iterator[tuple[int, str]]:
    """The line and the beginning of every text that a module waits for."""
    tree = ast.parse(source)
    texts = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr != "wait_for_function":
            continue
        told: ast.expr = node.args[0]
        if isinstance(told, ast.Name):
            told = texts.get(told.id, told)
        if isinstance(told, ast.JoinedStr):
            told = told.values[0]
        if isinstance(told, ast.Constant) and isinstance(told.value, str):
            yield node.lineno, told.value


def test_expressions_and_functions_are_told_apart() -> None:
    source = 'IS = "() => 1"\np.wait_for_function(IS)\np.wait_for_function(f"!({IS})()")'
    assert [bool(FUNCTION.match(text)) for _, text in awaited(source)] == [True, False]


def test_tests_wait_for_functions() -> None:
    found = [
        (path.relative_to(ROOT).as_posix(), line, text)
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, text in awaited(path.read_text("utf-8"))
    ]
    assert len(found) > 10
    assert [one for one in found if not FUNCTION.match(one[2])] == []
