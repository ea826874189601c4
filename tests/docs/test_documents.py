"""The documentation is correct: its examples run, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import adding_a_game
from selenite.bots import make, match, read_spec
from selenite.core import records as record
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.games.blue_moon_city import draw as city_draw
from selenite.games.moon_base import draw as moon_draw
from selenite.texts import speaker

ROOT = Path(__file__).parents[2]
MANUALS = sorted(ROOT.glob("src/selenite/games/*/manual/*.md"))
RULINGS = sorted(ROOT.glob("src/selenite/games/*/rulings/*.md"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *MANUALS, *RULINGS])


LINK = re.compile(r"\]\(([^)\s]+)\)")


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language in a document."""
    parts = re.split(r"^```(.*)\n", path.read_text("utf-8"), flags=re.M)
    # Text, a fence, a block, a fence, text, and so on.
    return [block for name, block in zip(parts[1::4], parts[2::4], strict=True) if name == language]


def anchors(path: Path) -> set[str]:
    """The anchors of a document: of its headings, and explicit ones."""
    text = path.read_text("utf-8")
    named = set(re.findall(r'<a id="([^"]+)"></a>', text))
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        words = re.sub(r"[^\w\- ]", "", heading.strip().lower())
        named.add(words.replace(" ", "-"))
    return named


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    """What is shown as code has its links elsewhere."""
    text = re.sub(r"^(```+).*?^\1$", "", path.read_text("utf-8"), flags=re.M | re.S)
    for target in LINK.findall(text):
        file, _, anchor = target.partition("#")
        goal = (path.parent / file).resolve() if file else path
        assert goal.exists(), target
        if anchor and goal.suffix == ".md":
            assert anchor in anchors(goal), target


def test_links_are_found() -> None:
    found = LINK.findall((ROOT / "README.md").read_text("utf-8"))
    assert {"CONTRIBUTING.md", "docs/bots.md#the-arena"} <= set(found)


def open_fence(text: str) -> int:
    """The line of a fence that is never closed, or 0.

    A fence is closed by one of at least its length, with nothing after it. One that names a
    language opens the next block, so the last one was left open.
    """
    fence, opened = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        found = re.match(r" *(`{3,}|~{3,})(.*)", line)
        if found is None:
            continue
        if not fence:
            fence, opened = found[1], number
        elif found[1].startswith(fence):
            if found[2].strip():
                return opened
            fence = ""
    return opened if fence else 0


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("```\ncode\n```\n", 0),
        ("````markdown\n```\ncode\n```\n````\n", 0),
        ("text\n```\ncode\n", 2),
        ("```\ncode\n```\ncommand\n```\n\n```python\n```\n", 5),
    ],
)
def test_an_open_fence_is_found(text: str, line: int) -> None:
    assert open_fence(text) == line


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_fence_is_closed(path: Path) -> None:
    """Without its closing fence, all the rest of a document is shown as code."""
    assert open_fence(path.read_text("utf-8")) == 0


@pytest.fixture
def my_bots(tmp_path: Path) -> Path:
    """The bots of the page in a file, as a reader would write them."""
    code = [block for block in blocks(ROOT / "docs/bots.md", "python") if ">>>" not in block]
    file = tmp_path / "my_bots.py"
    file.write_text("\n\n".join(code), encoding="utf-8")
    return file


def test_the_first_bot_of_the_page_plays(my_bots: Path) -> None:
    view = registry.find("moon-base").new("page", {}).view(1)
    assert make(f"{my_bots}::Hasty", Rng("page")).choose(view) in view.legal


def test_the_second_bot_of_the_page_plays_as_greedy_does(my_bots: Path) -> None:
    view = registry.find("blue-moon-city").new("page", {"first": 0}).view(0)
    moves = [make(name, Rng("page")).choose(view) for name in (f"{my_bots}::Planning", "greedy")]
    assert moves[0] == moves[1]


def test_the_last_bot_of_the_page_beats_greedy(my_bots: Path) -> None:
    game = registry.find("blue-moon-city")
    won = 0.0
    for number in range(6):
        specs = [read_spec("greedy"), read_spec("greedy")]
        specs[number % 2] = read_spec(f"{my_bots}::Patient")
        played = match.play(game, game.new(f"{number // 2}", {}), specs, f"{number}")
        won += (number % 2 in played.winners) / len(played.winners)
    assert won > 3


@pytest.mark.parametrize(
    "path", [path for path in DOCUMENTS if ">>> " in path.read_text("utf-8")], ids=lambda p: p.name
)
def test_examples_in_python_give_what_they_show(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
def test_every_clause_has_an_anchor_in_the_rules(game: str) -> None:
    listed = (ROOT / "tests/rules/clauses.txt").read_text("utf-8").splitlines()
    clauses = [line.split()[1] for line in listed if line.startswith(f"{game} ")]
    assert clauses
    assert set(clauses) <= anchors(
        ROOT / "src/selenite/games" / game.replace("-", "_") / "manual/en.md"
    )


def test_the_example_of_a_record_can_be_replayed() -> None:
    examples = [b for b in blocks(ROOT / "docs/notation.md", "") if b.startswith("[Game ")]
    assert examples
    for example in examples:
        state = record.replay(record.read(example))
        assert state.outcome() is None


@pytest.mark.parametrize("page", ["generator.md", "drawings.md"])
def test_the_programs_of_a_page_print_what_it_shows(page: str) -> None:
    path = ROOT / "docs" / page
    programs = blocks(path, "python")
    assert programs
    for program in programs:
        run = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        )
        assert run.stdout
        assert run.stdout.strip() in path.read_text("utf-8")


def test_every_attribute_of_the_drawings_is_on_their_page() -> None:
    chance = Random("attributes")
    used: set[str] = set()
    for game, draw in (("blue-moon-city", city_draw.svg), ("moon-base", moon_draw.svg)):
        state, say = registry.find(game).new("attributes", {}), speaker("en", game).say
        while state.outcome() is None:
            used |= set(re.findall(r" (data-[a-z-]+)=", draw(state.view(state.seat).position, say)))
            for _ in range(20):
                if state.outcome() is None:
                    state.apply(chance.choice(state.legal_moves()))
        used |= set(re.findall(r" (data-[a-z-]+)=", draw(state.position(), say)))
    page = (ROOT / "docs/drawings.md").read_text("utf-8")
    documented = set(re.findall(r"data-[a-z]+(?:-[a-z]+)*", page)) - {"data-theme", "data-codes"}
    assert documented == used | {"data-aside"}


def test_the_walk_through_a_game_shows_the_game_that_the_tests_run() -> None:
    page = adding_a_game.PAGE.read_text("utf-8")
    assert adding_a_game.written(page) == page, "run: make walkthrough"
    files = {
        path.relative_to(adding_a_game.TOY).as_posix()
        for path in adding_a_game.TOY.rglob("*")
        if path.suffix in adding_a_game.LANGUAGES and path.stem not in ("de", "fr", "he", "ru")
    }
    assert adding_a_game.shown(page) == files


MODULES = [
    *ROOT.glob("src/selenite/web/*.py"),
    *ROOT.glob("src/selenite/web/api/*.py"),
    *ROOT.glob("src/selenite/table/*.py"),
    *ROOT.glob("src/selenite/table/cluster/*.py"),
]


@pytest.mark.parametrize(
    "path", [one for one in sorted(MODULES) if one.name != "__init__.py"], ids=lambda one: one.stem
)
def test_the_page_on_the_web_table_names_every_module(path: Path) -> None:
    """In the row of a folder, a module is named without it."""
    page = (ROOT / "docs" / "web-table.md").read_text("utf-8")
    folder = path.parent.relative_to(ROOT / "src" / "selenite").as_posix()
    row = next((line for line in page.splitlines() if line.startswith(f"| `{folder}/`")), "")
    assert f"`{folder}/{path.name}`" in page or f"`{path.name}`" in row


def named_files() -> list[tuple[str, str]]:
    """Each file or folder that the page on the web table names, with the folder of its row."""
    page = (ROOT / "docs" / "web-table.md").read_text("utf-8")
    return [
        (row[1] if (row := re.match(r"\| `([\w/]+/)`", line)) else "", name)
        for line in page.splitlines()
        for name in re.findall(r"`([\w*][\w*./]*(?:/|\.(?:py|js|css)))`", line)
    ]


@pytest.mark.parametrize(("row", "name"), sorted(set(named_files())))
def test_the_page_on_the_web_table_names_only_what_exists(row: str, name: str) -> None:
    """In the row of a folder, a file is named without it; some leave out the folder ``web``."""
    sources = ROOT / "src" / "selenite"
    folders = [ROOT, sources, sources / "web", sources / "web" / "static", sources / row]
    assert any(next(folder.glob(name), None) for folder in folders)


def test_the_table_of_tests_names_every_folder_of_tests() -> None:
    folders = {path.relative_to(ROOT).parts[1] for path in ROOT.glob("tests/*/**/test_*.py")}
    assert {"docs", "rules", "web"} <= folders
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("make quick", "tests/rules")
    rows = "".join(line for line in page.splitlines() if line.startswith("|"))
    assert {name for name in folders if f"tests/{name}" not in rows} == set()
