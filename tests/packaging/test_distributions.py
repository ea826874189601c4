"""What the source distribution and the wheel hold, built offline from a copy of the tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
NOT_SOURCES = shutil.ignore_patterns(
    ".*", "__pycache__", "*.so", "*.pyd", "_compiled.txt", "*.egg-info", "build", "dist", "mutants"
)
NEW_GAME = (
    "__init__.py",
    "bots/search.pxd",
    "manual/en.md",
    "rulings/en.md",
    "rules/components.toml",
    "texts/en.ftl",
    "web/page.html",
    "web/table.css",
    "world/en.md",
)
"""Files of a game that nobody has written yet, one of each kind."""


def build(kind: str, tree: Path, folder: Path, path: str) -> Path:
    """Build a distribution from a tree, with the programs of a search path."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir"]
    environment = {**os.environ, "PATH": path, "SELENITE_PURE": "1"}
    done = subprocess.run(
        [*command, folder, tree], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with one more game."""
    copy = tmp_path_factory.mktemp("tree") / "selenite"
    shutil.copytree(ROOT, copy, ignore=NOT_SOURCES)
    for name in NEW_GAME:
        file = copy / "src/selenite/games/new_game" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return copy


@pytest.fixture(scope="module")
def sdist(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    archive = build("sdist", tree, tmp_path_factory.mktemp("sdist"), os.environ["PATH"])
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel, built from the source distribution on a machine without any program."""
    file = build("wheel", sdist, tmp_path_factory.mktemp("wheel"), path="")
    with zipfile.ZipFile(file) as archive:
        yield archive


def files_of_the_package(tree: Path) -> set[str]:
    """All files below ``src``, except what building leaves there."""
    source = tree / "src"
    return {
        path.relative_to(source).as_posix()
        for path in (source / "selenite").rglob("*")
        if path.is_file()
    }


def test_the_source_distribution_holds_the_whole_package(tree: Path, sdist: Path) -> None:
    assert files_of_the_package(sdist) == files_of_the_package(tree)


def test_the_source_distribution_holds_the_bundle(sdist: Path) -> None:
    assert (sdist / "src/selenite/web/static/bundle.js").stat().st_size > 0


def test_the_source_distribution_holds_the_scripts_of_every_game(sdist: Path) -> None:
    games = sdist / "src/selenite/games"
    entries = list(games.glob("*/web/*/index.js"))
    assert entries
    for entry in entries:
        assert (entry.parents[1] / "scripts" / f"{entry.parent.name}.js").stat().st_size > 0


def test_the_source_distribution_holds_the_fonts_with_their_licences(sdist: Path) -> None:
    fonts = list((sdist / "src/selenite/web/static/fonts").glob("*.woff2"))
    assert fonts
    assert all(font.with_name(f"{font.stem}.licence.txt").is_file() for font in fonts)


@pytest.mark.parametrize(
    "name", ["build_tools/backend.py", "docs/notation.md", "package-lock.json", "tests/conftest.py"]
)
def test_the_source_distribution_can_be_built_and_tested(sdist: Path, name: str) -> None:
    assert (sdist / name).is_file()


def test_the_wheel_holds_every_file_of_the_package(tree: Path, wheel: zipfile.ZipFile) -> None:
    assert files_of_the_package(tree) <= set(wheel.namelist())


def test_the_wheel_holds_no_build_code(tree: Path, wheel: zipfile.ZipFile) -> None:
    code = [path.read_bytes() for path in [*(tree / "build_tools").iterdir(), tree / "setup.py"]]
    assert not [name for name in wheel.namelist() if wheel.read(name) in code]


def test_the_wheel_installs_nothing_beside_the_package(wheel: zipfile.ZipFile) -> None:
    folders = {name.partition("/")[0].partition("-")[0] for name in wheel.namelist()}
    assert folders == {"selenite"}


@pytest.mark.parametrize("document", ["notation.md", "rulings.md", "rulings.he.md"])
def test_the_wheel_holds_the_documents_that_the_web_table_shows(
    wheel: zipfile.ZipFile, document: str
) -> None:
    assert document in {Path(name).name for name in wheel.namelist()}


def test_the_wheel_has_the_entry_points_of_the_project(wheel: zipfile.ZipFile) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    expected = {"console_scripts": project["scripts"], **project.get("entry-points", {})}
    (name,) = (name for name in wheel.namelist() if name.endswith("/entry_points.txt"))
    found = ConfigParser(delimiters=("=",))
    found.read_string(wheel.read(name).decode())
    assert {group: dict(found[group]) for group in found.sections()} == expected


def test_a_pure_wheel_runs(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    code = "import selenite; print(selenite.engine, selenite.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["pure", str(tmp_path / "selenite/__init__.py")]


@pytest.mark.parametrize(
    "command",
    [
        ["setup.py", "--quiet", "bdist_wheel"],
        ["-m", "build", "--no-isolation", "--skip-dependency-check", "--wheel"],
        ["-m", "build", "--no-isolation", "--skip-dependency-check", "--sdist"],
    ],
    ids=["setuptools", "wheel", "sdist"],
)
def test_without_npm_there_is_no_distribution(
    tree: Path, tmp_path: Path, command: list[str]
) -> None:
    """Without its script, the web table would serve pages on which nothing can be clicked."""
    copy = tmp_path / "selenite"
    made = shutil.ignore_patterns("bundle.js", "fonts", "scripts")
    shutil.copytree(tree, copy, ignore=made)
    environment = {**os.environ, "PATH": "", "SELENITE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert said.count("could not be bundled: npm is missing; install Node.js") == 1
    assert "Traceback" not in said
    assert not [*copy.rglob("*.whl"), *copy.rglob("*.tar.gz")]


def test_every_requirement_of_an_extra_has_a_range() -> None:
    """From a version that is known to work up to the next one that may break; ours is inside."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = dict(
        line.lower().split("==") for line in (ROOT / "constraints.txt").read_text().split()
    )
    extras = project["optional-dependencies"]
    for text in [*extras["arena"], *extras["art"], *extras["ray"], *extras["web"]]:
        requirement = Requirement(text)
        operators = sorted(one.operator for one in requirement.specifier)
        assert operators == ["<", ">="], text
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), text


@pytest.mark.parametrize("name", ["dev", "server"])
def test_everything_that_is_installed_is_pinned_by_hashes(name: str) -> None:
    """The versions are those of the constraints; `make lock` writes the files again."""
    lines = (ROOT / "constraints.txt").read_text().split()
    pinned: dict[str, str] = {
        canonicalize_name(key): value for key, value in (one.split("==") for one in lines)
    }
    text = (ROOT / "requirements" / f"{name}.txt").read_text().replace("\\\n", "")
    locked = [line.split() for line in text.splitlines() if not line.startswith("#")]
    assert locked
    for requirement, *hashes in locked:
        key, version = requirement.split("==")
        assert version == pinned[key]
        assert hashes
        assert all(one.startswith("--hash=sha256:") for one in hashes)


@pytest.mark.parametrize(("name", "extras"), [("dev", ["dev"]), ("server", ["web", "postgres"])])
def test_a_locked_environment_has_all_that_its_extras_name(name: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    named = [*project["dependencies"]]
    named += [one for extra in extras for one in project["optional-dependencies"][extra]]
    for one in map(Requirement, named):
        if one.name != "selenite":
            assert f"\n{canonicalize_name(one.name)}==" in text, one
