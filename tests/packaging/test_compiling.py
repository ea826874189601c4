"""Compiling a small package: all hot modules or none, and a stale build is noticed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from selenite._engine import hot_sources

ROOT = Path(__file__).parents[2]
PACKAGE = """
from pathlib import Path
from selenite import _engine
engine = _engine.choose(Path(__file__).parent)
"""
PROJECT = """
[project]
name = "selenite"
version = "1"
"""
HOT = ("core/counting", "games/toy/rules/state")
"""The modules that have a ``.pxd`` file, as paths in the package."""

REPORT = """
import selenite
from selenite.core import counting
from selenite.games.toy.rules import state
print(selenite.engine, counting.twice(21), counting.__file__, state.__file__)
"""
Result = subprocess.CompletedProcess[str]


class Project:
    """A project with two hot modules and the build code of this one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src/selenite"

    def write(self) -> None:
        """Write the files of the project."""
        shutil.copytree(ROOT / "build_tools", self.folder / "build_tools")
        shutil.copy(ROOT / "setup.py", self.folder)
        (self.folder / "pyproject.toml").write_text(PROJECT)
        self.package.mkdir(parents=True)
        shutil.copy(ROOT / "src/selenite/_engine.py", self.package)
        for name in HOT:
            module = self.package / name
            module.parent.mkdir(parents=True)
            for folder in module.relative_to(self.package).parents:
                (self.package / folder / "__init__.py").touch()
            module.with_suffix(".py").write_text("def twice(number):\n    return 2 * number\n")
            module.with_suffix(".pxd").write_text("cpdef int twice(int number)\n")
        (self.package / "__init__.py").write_text(PACKAGE)

    def compile(self, **environment: str) -> Result:
        """Run the build as ``make build`` does."""
        return self._python("setup.py", "--quiet", "build_ext", "--inplace", **environment)

    def report(self, before: str = "", **environment: str) -> tuple[str, str, list[str], str]:
        """The engine, an answer, the kinds of the hot modules' files, and any warning."""
        done = self._python("-c", before + REPORT, **environment)
        assert done.returncode == 0, done.stderr
        engine, answer, *files = done.stdout.split()
        kinds = ["compiled" if file.endswith(EXTENSION_SUFFIXES[0]) else "plain" for file in files]
        return engine, answer, kinds, done.stderr

    def extensions(self) -> list[Path]:
        """What compiling left in the package."""
        return [*self.package.rglob("*.so"), *self.package.rglob("*.pyd")]

    def _python(self, *arguments: str, **environment: str) -> Result:
        inherited = {k: v for k, v in os.environ.items() if k not in ("CI", "SELENITE_PURE")}
        path = {"PYTHONPATH": str(self.folder / "src")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=inherited | path | environment,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project that isn't compiled."""
    project = Project(tmp_path / "project")
    project.write()
    return project


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A compiled project for tests to copy."""
    project = Project(tmp_path_factory.mktemp("compiled") / "project")
    project.write()
    done = project.compile()
    if not project.extensions():
        if os.environ.get("CI") == "true":
            pytest.fail(done.stderr)
        pytest.skip("NO COMPILER: install a C compiler to run the tests of compiling")
    return project


@pytest.fixture
def compiled(compiled_once: Project, tmp_path: Path) -> Project:
    """A compiled project."""
    shutil.copytree(compiled_once.folder, tmp_path / "project")
    return Project(tmp_path / "project")


def test_modules_with_a_pxd_file_are_compiled(compiled: Project) -> None:
    assert compiled.report() == ("compiled", "42", ["compiled", "compiled"], "")


def test_the_plain_files_can_be_forced(compiled: Project) -> None:
    assert compiled.report(SELENITE_PURE="1") == ("pure", "42", ["plain", "plain"], "")


def test_a_changed_source_makes_all_plain_files_run(compiled: Project) -> None:
    source = compiled.package / "core/counting.py"
    source.write_text(source.read_text().replace("2 *", "3 *"))
    engine, answer, kinds, warning = compiled.report()
    assert (engine, answer, kinds) == ("pure", "63", ["plain", "plain"])
    assert "compiled from other sources" in warning


@pytest.mark.parametrize("name", ["core/counting.pxd", "core/new.pxd"])
def test_changed_and_new_types_are_noticed(compiled: Project, name: str) -> None:
    file = compiled.package / name
    file.with_suffix(".py").touch()
    file.write_text("cpdef long twice(long number)\n")
    assert compiled.report()[0] == "pure"


def test_a_build_for_another_python_is_noticed(compiled: Project) -> None:
    other = "import importlib.machinery as m; m.EXTENSION_SUFFIXES.insert(0, '.other.so')\n"
    engine, _, _, warning = compiled.report(before=other)
    assert engine == "pure"
    assert "another Python" in warning


def test_compiling_again_makes_a_stale_build_current(compiled: Project) -> None:
    source = compiled.package / "core/counting.py"
    source.write_text(source.read_text().replace("2 *", "3 *"))
    assert compiled.compile().returncode == 0
    assert compiled.report()[:2] == ("compiled", "63")


def test_a_pure_build_removes_what_was_compiled(compiled: Project) -> None:
    assert compiled.compile(SELENITE_PURE="1").returncode == 0
    assert compiled.extensions() == []
    assert compiled.report() == ("pure", "42", ["plain", "plain"], "")


def test_without_a_compiler_the_plain_files_run(project: Project) -> None:
    done = project.compile(CC="no-such-compiler")
    assert done.returncode == 0
    assert "not compiled" in done.stderr
    assert project.report() == ("pure", "42", ["plain", "plain"], "")


def test_a_module_that_cannot_be_compiled_leaves_none_compiled(project: Project) -> None:
    (project.package / HOT[1]).with_suffix(".pxd").write_text("cpdef no_such_type twice(int n)\n")
    assert project.compile().returncode == 0
    assert project.extensions() == []
    assert project.report()[0] == "pure"


def test_continuous_integration_fails_without_a_compiler(project: Project) -> None:
    assert project.compile(CC="no-such-compiler", CI="true").returncode != 0


def test_hot_modules_lie_in_regular_packages() -> None:
    """Cython overlooks the ``.pxd`` files of other folders, and compiles without types."""
    sources = hot_sources(ROOT / "src/selenite")
    assert sources
    assert [path for path in sources if not (path.parent / "__init__.py").exists()] == []
