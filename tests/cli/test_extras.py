"""Commands that need the extra ``web`` name what is missing where it isn't installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from selenite.texts import say

FILE = "sqlite:///{folder}/t.sqlite"
POSTGRES = "postgresql://nobody@localhost/nothing"
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))
from selenite.cli import main
sys.exit(main({arguments!r}))
"""


def told(missing: str, *arguments: str) -> str:
    """What a command complains about without a package; it must refuse."""
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=[missing], arguments=arguments)],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert run.returncode == 2, run.stderr
    return run.stderr


@pytest.mark.parametrize(
    ("command", "database"),
    [
        (("serve",), FILE),
        (("worker",), POSTGRES),
        (("admin", "migrate"), FILE),
        (("admin", "export", "{folder}/games"), FILE),
        (("admin", "people"), FILE),
        (("admin", "delete", "--table", "x"), FILE),
        (("admin", "ban", "--person", "x"), FILE),
        (("admin", "backup", "{folder}/copy"), POSTGRES),
        (("admin", "restore", "{folder}/copy"), POSTGRES),
    ],
    ids=lambda given: given if isinstance(given, str) else " ".join(given[:2]),
)
def test_a_database_can_not_be_opened(
    command: tuple[str, ...], database: str, tmp_path: Path
) -> None:
    (tmp_path / "t.sqlite").touch()
    arguments = [one.format(folder=tmp_path) for one in (*command, "--database", database)]
    assert told("sqlalchemy", *arguments).strip() == say("refused-serve-extra", module="sqlalchemy")


def test_the_usual_database_can_not_be_found() -> None:
    expected = say("refused-serve-extra", module="platformdirs")
    assert told("platformdirs", "admin", "people").strip() == expected
