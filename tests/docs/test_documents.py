"""The documents say what is so: their examples run, their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from selenite.games import record

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language in a document."""
    parts = re.split(r"^```(.*)\n", path.read_text("utf-8"), flags=re.M)
    # Text, a fence, a block, a fence, text, and so on.
    return [block for name, block in zip(parts[1::4], parts[2::4], strict=True) if name == language]


def anchors(path: Path) -> set[str]:
    """What a link into a document can name: headings, and anchors set by hand."""
    text = path.read_text("utf-8")
    named = set(re.findall(r'<a id="([^"]+)"></a>', text))
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        words = re.sub(r"[^\w\- ]", "", heading.strip().lower())
        named.add(words.replace(" ", "-"))
    return named


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8")):
        file, _, anchor = target.partition("#")
        goal = (path.parent / file).resolve() if file else path
        assert goal.exists(), target
        if anchor and goal.suffix == ".md":
            assert anchor in anchors(goal), target


def test_every_clause_has_an_anchor_in_the_rules() -> None:
    listed = (ROOT / "tests/rules/clauses.txt").read_text("utf-8").splitlines()
    rows = [line.split() for line in listed if line.strip() and not line.startswith("#")]
    for game, clause in rows:
        assert clause in anchors(ROOT / f"docs/rules/{game}.md")


def test_the_example_of_a_record_can_be_replayed() -> None:
    examples = [b for b in blocks(ROOT / "docs/notation.md", "") if b.startswith("[Game ")]
    assert examples
    for example in examples:
        state = record.replay(record.read(example))
        assert state.outcome() is None


def test_the_program_of_the_generator_prints_what_the_page_shows() -> None:
    path = ROOT / "docs/generator.md"
    programs = blocks(path, "python")
    assert programs
    for program in programs:
        run = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        )
        assert run.stdout
        assert run.stdout.strip() in path.read_text("utf-8")
