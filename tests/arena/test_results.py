"""The results file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from selenite.arena.lineups import Tournament
from selenite.arena.results import Forfeit, Result, header, open_results, seed_in
from selenite.core.refusals import Invalid
from tests.arena.games import read, result, tournament

TWO = [result("a", "b"), result("b", "a", won=(0, 1), forfeit=Forfeit(1, "died", "7"))]


def write(path: Path, results: list[Result], of: Tournament | None = None) -> None:
    with open_results(str(path), of or tournament()) as file:
        for each in results:
            file.add(each)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


class TestFile:
    def test_results_are_read_as_they_were_written(self, path: Path) -> None:
        write(path, TWO)
        assert read(path) == TWO

    def test_a_game_is_in_the_file_at_once(self, path: Path) -> None:
        with open_results(str(path), tournament()) as file:
            file.add(TWO[0])
            assert len(path.read_bytes().splitlines()) == 2

    def test_the_first_line_describes_the_tournament(self, path: Path) -> None:
        write(path, [])
        assert json.loads(path.read_bytes()) == header(tournament())
        assert seed_in(str(path)) == "s"

    def test_a_truncated_file_is_continued(self, path: Path) -> None:
        write(path, TWO)
        whole = path.read_bytes()
        for length in range(0, len(whole), 7):
            path.write_bytes(whole[:length])
            found = read(path)
            assert found == TWO[: max(0, whole[:length].count(b"\n") - 1)]
            write(path, TWO[len(found) :])
            assert path.read_bytes() == whole

    def test_more_bots_are_the_same_tournament(self, path: Path) -> None:
        write(path, TWO)
        assert read(path, tournament(("random", "greedy", "random:2"), games=99)) == TWO

    @pytest.mark.parametrize("other", [
        {"seed": "t"}, {"game": "blue-moon-city"}, {"options": {"board": "moon"}},
    ])  # fmt: skip
    def test_another_tournament_is_refused(self, path: Path, other: dict[str, str]) -> None:
        write(path, TWO)
        before = path.read_bytes()
        with pytest.raises(Invalid, match=f"results-other .*field={next(iter(other))}"):
            read(path, tournament()._replace(**other))  # type: ignore[arg-type]
        assert path.read_bytes() == before

    @pytest.mark.parametrize(
        "content", [b"my diary", b"my diary\n", b"{}\n", b"[1]\n", b"\xff\n\n"]
    )
    def test_a_file_that_has_no_results_is_left_alone(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        with pytest.raises(Invalid, match="results-no-file"):
            read(path)
        assert path.read_bytes() == content
        assert seed_in(str(path)) is None

    @pytest.mark.parametrize("line", [
        b"{}", b"[]", b"3", b"", b"{", b'{"seats": 3}',
        json.dumps(TWO[0].to_json() | {"winners": [5]}).encode(),
        json.dumps(TWO[0].to_json() | {"turns_by_seat": [5]}).encode(),
        json.dumps(TWO[1].to_json() | {"forfeit": {"seat": 2, "why": "", "text": ""}}).encode(),
    ])  # fmt: skip
    def test_a_line_that_is_not_a_result_is_named(self, path: Path, line: bytes) -> None:
        write(path, TWO[:1])
        with path.open("ab") as file:
            file.write(line + b"\n")
        before = path.read_bytes()
        with pytest.raises(Invalid, match=r"results-line .*line=3"):
            read(path)
        assert path.read_bytes() == before

    def test_only_one_writes_to_it(self, path: Path) -> None:
        with open_results(str(path), tournament()), pytest.raises(Invalid, match="results-in-use"):
            read(path)

    @pytest.mark.parametrize("name", ["", "/dev/null/results", "\0"])
    def test_a_place_that_can_not_be_written_to_is_refused(self, name: str) -> None:
        with pytest.raises(Invalid, match="file-unwritable"):
            read(Path(name)) if name else open_results(name, tournament()).__enter__()
