"""The files for containers and systemd, and what operators are told, call commands as they are."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from selenite.cli import app

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


def told() -> list[list[str]]:
    """Every command of Selenite on the page for operators, but those that are abridged."""
    page = (ROOT / "docs/operations.md").read_text("utf-8").replace("\\\n", "")
    blocks = re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    lines = re.findall(r"^selenite (.*)$", "".join(blocks), re.MULTILINE)
    return [shlex.split(line.replace("…", ""), comments=True) for line in lines]


def named(command: list[str]) -> str:
    return " ".join(command[:2])


@pytest.mark.parametrize("command", [*commands(), *told()], ids=named)
def test_every_command_is_understood(command: list[str]) -> None:
    called: Any = typer.main.get_command(app)
    words = [re.sub(r"\$\{\w+(:\?[^}]*)?\}", "table.example", word) for word in command]
    while hasattr(called, "commands"):
        called = called.commands[words.pop(0)]
    with called.make_context("selenite", words) as context:
        assert not context.args


def test_the_page_for_operators_has_commands() -> None:
    assert {"serve", "worker", "admin"} <= {command[0] for command in told()}


@pytest.mark.parametrize(
    "unit", sorted((ROOT / "deploy").glob("*.service")), ids=lambda one: one.name
)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("NO SYSTEMD: install it to check the units")
    installed = unit.read_text("utf-8").replace("/opt/selenite/bin/selenite", "/bin/true")
    (tmp_path / unit.name).write_text(installed, "utf-8")
    command = [systemd, "verify", "--man=no", str(tmp_path / unit.name)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")


def test_compose_has_known_keys_and_names_what_there_is() -> None:
    read = compose()
    assert {key for key in read if not key.startswith("x-")} == {"services", "networks", "volumes"}
    keys = {
        "build", "command", "depends_on", "environment", "healthcheck", "image", "ports", "restart",
        "volumes",
    }  # fmt: skip
    for service in read["services"].values():
        assert set(service) <= keys
        assert set(service.get("depends_on", ())) <= set(read["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in read["volumes"] or (ROOT / source).is_file()


def test_the_proxy_is_trusted_where_it_is() -> None:
    read = compose()
    (network,) = read["networks"]["default"]["ipam"]["config"]
    for name in ("web1", "web2"):
        assert f"--trusted-proxy={network['subnet']}" in read["services"][name]["command"]


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
