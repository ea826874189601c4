"""The same tournament on Ray."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

from selenite.arena import cluster
from selenite.core.refusals import Invalid
from tests.arena.games import QUICK, bad, played, read, settings, timeless, tournament
from tests.cli.running import process, refused

without_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None and not os.environ.get("CI"),
    reason="RAY IS NOT INSTALLED: the tournament on a cluster is not tested",
)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@without_ray
class TestRay:
    def test_a_local_cluster_plays_the_same_games(self) -> None:
        """A bot that ends its process forfeits there as it does here."""
        bots = (*QUICK, bad("Dying"))
        arguments = [part for bot in bots for part in ("--bot", bot)]
        answer = process("tournament", "moon-base", *arguments, "--games", "2", "--seed", "s",
                         "--ray", "local", "--workers", "1", "--results", "r.jsonl")  # fmt: skip
        assert answer.returncode == 0, answer.stderr
        of = tournament(bots, 2)
        found = read(Path("r.jsonl"), of)
        died = [result for result in found if result.forfeit]
        assert {result.forfeit and result.forfeit.why for result in died} == {"died"}
        assert len(died) == 4
        quick = tournament(QUICK, 2)
        rest = [result for result in found if not result.forfeit]
        assert timeless(rest) == timeless(played(quick))

    def test_a_missing_cluster_is_reported(self) -> None:
        line = refused("tournament", "moon-base", "--bot", "random", "--bot", "greedy",
                       "--games", "2", "--ray", "nonsense://")  # fmt: skip
        assert line.startswith("can't reach the Ray cluster nonsense://: ")


def test_without_ray_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", absent)
    of = tournament()
    with pytest.raises(Invalid, match="no-ray"):
        list(cluster.play_on_ray(settings(of), of.tasks(), 1, "local"))
