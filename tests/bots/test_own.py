"""Users' own bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from selenite.bots import make, own, read_spec
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid

BOT = """
class First:
    def __init__(self, rng, **most):
        self.most = most
    def choose(self, view):
        return view.legal[0]
class Nothing: pass
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "mine_for_tests.py"
    file.write_text(BOT)
    return file


@pytest.mark.usefixtures("bots")
class TestOwn:
    @pytest.mark.parametrize("name", ["mine_for_tests.py::First", "./mine_for_tests.py::First"])
    @pytest.mark.parametrize(
        ("rest", "most"), [("", {}), (":0.5", {"seconds": 0.5}), (":20p", {"playouts": 20})]
    )
    def test_a_class_of_a_file_is_made_with_what_its_spec_says(
        self, name: str, rest: str, most: dict[str, float]
    ) -> None:
        spec = read_spec(name + rest)
        assert (spec.name, str(spec)) == (name, name + rest)
        assert vars(make(spec, Rng("x"))) == {"most": most}

    def test_a_class_of_a_module(self) -> None:
        assert type(make("selenite.bots.Random", Rng("x"))).__name__ == "Random"

    def test_a_module_of_the_current_folder(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.path", ["/nowhere"])
        assert type(make("mine_for_tests.First", Rng("x"))).__name__ == "First"

    def test_a_file_is_read_once(self) -> None:
        name = "mine_for_tests.py::First"
        assert own.find(name) is own.find(name)

    @pytest.mark.parametrize("name", [
        "mine_for_tests.py::", "mine_for_tests.py::Absent", "mine_for_tests.py::Nothing",
        "mine_for_tests.py::BOT", "mine_for_tests.Absent", "no.such.Module", ".", "..", ".x", "x.",
        "absent.py::First", "::First", "::", "mine_for_tests.py::First:soon", ".::First",
        "a\0b.py::First",
    ])  # fmt: skip
    def test_what_is_not_a_bot_class_is_refused(self, name: str) -> None:
        with pytest.raises(Invalid):
            read_spec(name)

    @pytest.mark.parametrize("text", ["1 +", "raise ValueError('x')", "import sys; sys.exit(3)"])
    def test_a_file_that_can_not_be_loaded_is_refused(self, text: str, bots: Path) -> None:
        file = bots.with_name("broken.py")
        file.write_text(text)
        with pytest.raises(Invalid, match="bot-module"):
            read_spec(f"{file}::First")

    def test_what_is_not_a_python_file_is_refused(self, bots: Path) -> None:
        file = bots.with_suffix(".txt")
        file.write_text(BOT)
        with pytest.raises(Invalid, match="bot-module"):
            read_spec(f"{file}::First")
