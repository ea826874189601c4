"""Every clause of the rules has a test that carries its number.

A mark holds the number alone: the folder that the test lies in says of which game.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FOLDERS = {"blue-moon-city": HERE / "blue_moon_city", "moon-base": HERE / "moon_base"}


def rows() -> list[list[str]]:
    """Game and number of each clause that needs a test."""
    lines = (HERE / "clauses.txt").read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line.strip() and not line.startswith("#")]


def clauses(game: str) -> set[str]:
    """The clauses of a game that need a test."""
    return {number for name, number in rows() if name == game}


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


def marked(game: str) -> set[str]:
    """The clauses that some test of a game is marked with."""
    files = FOLDERS[game].glob("test_*.py")
    return set().union(*(marks(file.read_text(encoding="utf-8")) for file in files))


def test_every_game_with_clauses_has_a_folder_of_tests() -> None:
    assert {game for game, _ in rows()} == set(FOLDERS)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_clause_has_a_test(game: str) -> None:
    assert sorted(clauses(game) - marked(game)) == []


@pytest.mark.parametrize("game", FOLDERS)
def test_every_mark_names_a_clause(game: str) -> None:
    assert sorted(marked(game) - clauses(game)) == []


def test_marks_are_found_on_functions_and_classes() -> None:
    source = (
        '@pytest.mark.clause("1.1", "1.2")\ndef test_one() -> None: ...\n'
        '@pytest.mark.clause("3.6a")\nclass TestTwo: ...\n'
        '@pytest.mark.other("9.9")\ndef test_three() -> None: ...\n'
    )
    assert marks(source) == {"1.1", "1.2", "3.6a"}
