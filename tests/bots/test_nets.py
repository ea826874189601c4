"""Nets of whole numbers, and the files they come in."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest

from selenite.bots import net_files
from selenite.bots.net import Layer, Net
from selenite.bots.net_files import Inputs, Shape
from selenite.core.refusals import Invalid
from tests.bots.both_engines import outputs

INPUTS = Inputs(1, ("one", "two"), {"net": [127, 127]})
ROWS = [
    (Shape(2, 2, 1, 100), [3, -1, 2, 5], [10, -4]),
    (Shape(2, 1, 0, 0), [2, -3], [1]),
]


def file(**changes: object) -> bytes:
    """A file, with some fields of its header changed."""
    data = net_files.write("moon-base", 1, INPUTS, {"net": ROWS}, 16, {"seed": 1})
    magic, text, numbers = data.split(b"\n", 2)
    header = {**json.loads(text), **changes}
    return b"\n".join([magic, json.dumps(header).encode(), numbers])


def refusal(data: bytes) -> str:
    with pytest.raises(Invalid) as caught:
        net_files.parse("some.net", data, "moon-base", 1, INPUTS)
    return caught.value.code


class TestANet:
    def test_computes_layer_after_layer(self) -> None:
        net = Net([Layer(*shape, weights, biases) for shape, weights, biases in ROWS], 16)
        net.inputs[0], net.inputs[1] = 5, -2
        first = [(3 * 5 + 2 * -2 + 10 + 1) >> 1, 0]
        assert net.lead() == 2 * first[0] - 3 * first[1] + 1

    def test_limits_what_a_layer_hands_on(self) -> None:
        net = Net([Layer(*shape, weights, biases) for shape, weights, biases in ROWS], 16)
        net.inputs[0], net.inputs[1] = 100, 0
        assert net.lead() == 2 * 100 + 1

    def test_chances_of_both_players_make_one(self) -> None:
        net = Net(net_files.blank(1), 100)
        for lead in (0, 1, 50, 700, 5000):
            assert net.chance(lead) + net.chance(-lead) == pytest.approx(1, abs=1e-12)

    @pytest.mark.parametrize(("lead", "chance"), [(1.0, 0.731), (3.0, 0.953), (-2.0, 0.119)])
    def test_chances_are_those_of_the_odds(self, lead: float, chance: float) -> None:
        net = Net(net_files.blank(1), 1000)
        assert net.chance(int(1000 * lead)) == pytest.approx(chance, abs=0.001)

    def test_sums_can_be_corrected(self) -> None:
        layer = Layer(2, 1, 0, 100, array("h", [3, -1]), array("i", [10]))
        sums, anew = array("i", [0]), array("i", [0])
        layer.begin(sums, 0)
        layer.add(sums, 0, 0, 5)
        layer.add(sums, 0, 0, 2 - 5)
        layer.begin(anew, 0)
        layer.add(anew, 0, 0, 2)
        assert sums == anew

    def test_is_the_same_on_both_engines(self) -> None:
        script = (
            "from array import array\n"
            "from selenite.bots.net import Layer, Net\n"
            "weights = array('h', [(7919 * i) % 2001 - 1000 for i in range(64 * 16)])\n"
            "first = Layer(64, 16, 7, 8191, weights, array('i', range(-8, 8)))\n"
            "last = Layer(16, 1, 0, 0, weights[:16], array('i', [5]))\n"
            "net = Net([first, last], 4096)\n"
            "for i in range(64):\n"
            "    net.inputs[i] = (31 * i) % 255 - 127\n"
            "    print(net.lead(), net.chance(net.lead()))\n"
        )
        one, other = outputs(script)
        assert one == other
        assert len(set(one.split())) > 60


class TestAFile:
    def test_gives_back_what_was_written(self) -> None:
        found = net_files.parse("some.net", file(), "moon-base", 1, INPUTS)
        net = Net(found.nets["net"], found.header["parts"])
        net.inputs[0] = 5
        assert net.lead() == 2 * ((3 * 5 + 10 + 1) >> 1) - 3 * 0 + 1
        assert found.header["trained"] == {"seed": 1}

    def test_says_what_chances_mean(self) -> None:
        data = file(calibrated={"net": {"shares": [0, 4000, 10_000], "games": 8}})
        found = net_files.parse("some.net", data, "moon-base", 1, INPUTS)
        assert found.calibrations["net"].share(0.5) == 0.4
        assert net_files.parse("some.net", file(), "moon-base", 1, INPUTS).calibrations == {}

    @pytest.mark.parametrize(
        "calibrated",
        [
            {"net": {"shares": [0, 5000, 5000, 10_000]}},
            {"net": {"shares": [0, 10_001]}},
            {"net": {"shares": [-1, 10_000]}},
            {"net": {"shares": [0, 0.5]}},
            {"net": {"shares": [False, True]}},
            {"net": {"shares": [10_000]}},
            {"net": {"shares": list(range(1002))}},
            {"net": {"shares": "0123"}},
            {"net": {}},
            {"net": [0, 10_000]},
            {"another": {"shares": [0, 10_000]}},
            [],
            None,
        ],
    )
    def test_with_a_table_that_no_chances_can_have_is_refused(self, calibrated: object) -> None:
        assert refusal(file(calibrated=calibrated)) == "net-file"

    def test_for_another_game_is_refused(self) -> None:
        assert refusal(file(game="chess")) == "net-game"

    def test_for_other_rules_is_refused(self) -> None:
        assert refusal(file(rules=2)) == "net-game"

    def test_with_other_inputs_is_refused(self) -> None:
        assert refusal(file(inputs={"version": 2, "names": ["one", "two"]})) == "net-inputs"
        assert refusal(file(inputs={"version": 1, "names": ["two", "one"]})) == "net-inputs"

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"something else",
            file()[:-1],
            file() + b"\0",
            file().replace(b'"parts"', b'"p\xff'),
            file(parts=0),
            file(nets={"net": [[2, 2, 1]]}),
            file(nets={"net": [[2, 2, -1, 100], [2, 1, 0, 0]]}),
            file(nets={"net": []}),
            file(nets={"other": [[2, 2, 1, 100], [2, 1, 0, 0]]}),
            file(nets={"net": [[2, 2, 1, 1048575], [2, 1, 0, 0]], "parts": None}),
            file() + bytes(net_files.MOST_BYTES),
        ],
    )
    def test_that_is_damaged_is_refused(self, data: bytes) -> None:
        assert refusal(data) == "net-file"

    def test_whose_sums_could_overflow_is_refused(self) -> None:
        rows = [(Shape(2, 1, 0, 100), [32767, 32767], [2**31 - 1])]
        data = net_files.write("moon-base", 1, INPUTS, {"net": rows}, 16, {})
        assert refusal(data) == "net-file"

    def test_that_is_missing_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(Invalid) as caught:
            net_files.read(tmp_path / "absent.net", "moon-base", 1, INPUTS)
        assert caught.value.code == "file-unreadable"
