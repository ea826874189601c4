"""Every clause of the rules has a test that carries its number."""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent


def clauses() -> set[str]:
    """The clauses that need a test."""
    lines = (HERE / "clauses.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return {number for game, number in rows if game == "blue-moon-city"}


def marks(source: str) -> set[str]:
    """The clauses that the tests of a file are marked with."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                found.update(ast.literal_eval(argument) for argument in mark.args)
    return found


def marked() -> set[str]:
    """The clauses that some test is marked with."""
    files = HERE.glob("test_*.py")
    return set().union(*(marks(file.read_text(encoding="utf-8")) for file in files))


def test_every_clause_has_a_test() -> None:
    assert sorted(clauses() - marked()) == []


def test_every_mark_names_a_clause() -> None:
    assert sorted(marked() - clauses()) == []


def test_marks_are_found_on_functions_and_classes() -> None:
    source = (
        '@pytest.mark.clause("1.1", "1.2")\ndef test_one() -> None: ...\n'
        '@pytest.mark.clause("3.6a")\nclass TestTwo: ...\n'
        '@pytest.mark.other("9.9")\ndef test_three() -> None: ...\n'
    )
    assert marks(source) == {"1.1", "1.2", "3.6a"}
