"""The walk from nothing to a playing bot: its commands run as they are written."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from selenite.web.api.errors import HTTP_CODES
from selenite.web.api.events import OPEN_DATA
from tests.docs.test_documents import ROOT, blocks

PAGE = ROOT / "docs" / "bot-api.md"
ADDRESS = "http://127.0.0.1:8642"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the reader works: a folder with the examples."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    return tmp_path


def make_token(address: str) -> str:
    """What the reader does with a browser, as soon as the server answers."""
    patient = httpx.HTTPTransport(retries=9)
    with httpx.Client(base_url=address, transport=patient, follow_redirects=True) as browser:
        page = browser.post("/me", data={"name": "Robo"}).text
        assert 'href="/me/tokens"' in page
        form = {"name": "my first bot", "read": "1", "play": "1", "chat": "1"}
        made = re.search(r"selenite_[\w-]+", browser.post("/me/tokens", data=form).text)
        assert made is not None
        return made[0]


def test_the_walk_leads_to_a_playing_bot(folder: Path) -> None:
    serve, token, first, own, other = blocks(PAGE, "sh")
    assert serve == "selenite serve --no-browser --port 8642 &\n"
    assert token == "export SELENITE_TOKEN=selenite_…\n"
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": programs, "XDG_DATA_HOME": str(folder)}
    command = [*serve.replace("8642", "0").split()[:-1], "--database", "sqlite:///walk.sqlite"]
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\d.:]+", server.stdout.readline())
            assert found is not None
            environment["SELENITE_TOKEN"] = make_token(found[0])
            for block, printed in ((first, '"Robo"'), (own, "(points)"), (other, '"points"')):
                assert printed in run(block.replace(ADDRESS, found[0]), folder, environment)
        finally:
            server.terminate()


def run(script: str, folder: Path, environment: dict[str, str]) -> str:
    """What a script of the page prints; it must succeed."""
    done = subprocess.run(
        ["bash", "-euc", script], cwd=folder, env=environment, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_lists_every_kind_of_event() -> None:
    text = PAGE.read_text("utf-8")
    listed = text[
        text.index("Events are the entries") : text.index("After those that have happened")
    ]
    assert set(re.findall(r"`([\w-]+)`", listed)) == set(OPEN_DATA)


def test_the_page_lists_the_codes_of_what_the_framework_refuses() -> None:
    listed = dict(re.findall(r"^\| `([\w-]+)` \| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE))
    assert "too-many" not in listed, "the API says too-many-requests instead"
    assert {code: int(listed[code]) for code in HTTP_CODES.values()} == {
        code: status for status, code in HTTP_CODES.items()
    }
