"""The files for containers and systemd call commands as they are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.running import ok

ROOT = Path(__file__).parents[2]


def compose() -> dict[str, Any]:
    """The compose file, with its anchors resolved."""
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return read


def commands() -> list[list[str]]:
    """Every command of Selenite that is called, with its arguments."""
    services = compose()["services"].values()
    called = [one["command"] for one in services if one["image"] == "selenite"]
    units = [file.read_text("utf-8") for file in sorted((ROOT / "deploy").glob("*.service"))]
    started = re.findall(r"^ExecStart=\S+/selenite (.*)$", "\n".join(units), re.MULTILINE)
    assert len(started) == len(units)
    container = (ROOT / "Containerfile").read_text("utf-8")
    default = re.search(r"^CMD (\[.*\])$", container, re.MULTILINE)
    assert default is not None
    return [*called, *map(shlex.split, started), yaml.safe_load(default[1])]


@pytest.mark.parametrize("command", commands(), ids=lambda command: command[0])
def test_every_option_exists(command: list[str]) -> None:
    name, *arguments = command
    known = set(re.findall(r"--[a-z-]+", ok(name, "--help")))
    options = {word.partition("=")[0] for word in arguments if word.startswith("--")}
    assert options <= known


def test_compose_has_a_proxy_two_web_processes_a_worker_and_a_database() -> None:
    services = compose()["services"]
    web = [name for name, one in services.items() if one.get("command", [""])[0] == "serve"]
    workers = [name for name, one in services.items() if one.get("command", [""])[0] == "worker"]
    assert (len(web), len(workers)) == (2, 1)
    proxy = (ROOT / "deploy/Caddyfile").read_text("utf-8")
    assert all(f"{name}:8642" in proxy for name in web)
    assert services["proxy"]["depends_on"] == web


def test_no_password_is_written_down() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"PASSWORD: (\S+)", text)) == {"${POSTGRES_PASSWORD}"}
    assert set(re.findall(r"//selenite:([^@]+)@", text)) == {"${POSTGRES_PASSWORD:?set a password}"}
