"""Files with nets: a first line that says what they are, a header in JSON, and the numbers.

The header says for which game, rules and inputs a net was trained, how its layers are built, and
how it was trained; and it may say what the chances of searches with a net mean
(``calibration.py``). A file that doesn't fit is refused with a sentence.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from selenite.bots.calibration import Calibration, is_table
from selenite.bots.net import Layer
from selenite.core.refusals import Invalid

MAGIC = b"selenite-net 1\n"
MOST_BYTES = 400_000
MOST_SUM = 2**31 - 1


class Inputs(NamedTuple):
    """The inputs of a game's nets: their version, and their names in order.

    ``limits`` has, for each net by name, how far from 0 each of its inputs can get.
    """

    version: int
    names: tuple[str, ...]
    limits: Mapping[str, Sequence[int]]


class Shape(NamedTuple):
    """A layer as the header has it."""

    inputs: int
    units: int
    shift: int
    most: int


class NetFile(NamedTuple):
    """A file's header, its layers by the names of the nets it holds, and what is known of the
    chances of searches that judge with one of them.
    """

    header: Mapping[str, Any]
    nets: Mapping[str, list[Layer]]
    calibrations: Mapping[str, Calibration]


def write(
    game: str,
    rules: int,
    inputs: Inputs,
    nets: Mapping[str, Sequence[tuple[Shape, Iterable[int], Iterable[int]]]],
    parts: int,
    trained: Mapping[str, Any],
    calibrated: Mapping[str, Any] = MappingProxyType({}),
) -> bytes:
    """A file: each net is layers, each with its shape, weights and biases.

    ``calibrated`` has, for nets that judge, the ``shares`` of a calibration and how it was fitted.
    """
    header = {
        "game": game,
        "rules": rules,
        "inputs": {"version": inputs.version, "names": inputs.names},
        "nets": {name: [list(shape) for shape, _, _ in layers] for name, layers in nets.items()},
        "parts": parts,
        "trained": trained,
        "calibrated": dict(calibrated),
    }
    text = json.dumps(header, ensure_ascii=True, separators=(",", ":"))
    numbers = []
    for layers in nets.values():
        for _, weights, biases in layers:
            numbers += [_little(array("h", weights)), _little(array("i", biases))]
    return MAGIC + text.encode() + b"\n" + b"".join(numbers)


def read(path: Path, game: str, rules: int, inputs: Inputs) -> NetFile:
    """The nets of a file, if they are for this game, these rules and these inputs."""
    name = path.name
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise Invalid("file-unreadable", file=name, reason=fault.strerror or str(fault)) from None
    return parse(name, data, game, rules, inputs)


def parse(name: str, data: bytes, game: str, rules: int, inputs: Inputs) -> NetFile:
    """The same for the bytes of a file."""
    if not data.startswith(MAGIC) or len(data) > MOST_BYTES:
        raise Invalid("net-file", file=name)
    text, newline, numbers = data[len(MAGIC) :].partition(b"\n")
    try:
        header = json.loads(text)
        found = (header["game"], header["rules"])
        meaning = (header["inputs"]["version"], tuple(header["inputs"]["names"]))
        shapes = {key: [Shape(*row) for row in rows] for key, rows in header["nets"].items()}
        whole = [value for rows in shapes.values() for shape in rows for value in shape]
        fits = all(type(value) is int and 0 <= value < 2**20 for value in whole)
        fits = fits and type(header["parts"]) is int and 0 < header["parts"] < 2**31
        fits = fits and all(shapes.values())
        tables = {key: one["shares"] for key, one in header.get("calibrated", {}).items()}
        fits = fits and tables.keys() <= shapes.keys() and all(map(is_table, tables.values()))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Invalid("net-file", file=name) from None
    if found != (game, rules):
        raise Invalid("net-game", file=name, game=str(found[0]), rules=str(found[1]))
    if meaning != (inputs.version, inputs.names):
        raise Invalid("net-inputs", file=name, version=str(meaning[0]), expected=inputs.version)
    size = sum(
        2 * one.inputs * one.units + 4 * one.units for rows in shapes.values() for one in rows
    )
    if not newline or not fits or size != len(numbers):
        raise Invalid("net-file", file=name)
    nets: dict[str, list[Layer]] = {}
    at = 0
    for key, rows in shapes.items():
        nets[key] = []
        limits = inputs.limits.get(key, ())
        for shape in rows:
            weights = _array("h", numbers[at : at + 2 * shape.inputs * shape.units])
            at += 2 * shape.inputs * shape.units
            biases = _array("i", numbers[at : at + 4 * shape.units])
            at += 4 * shape.units
            if len(limits) != shape.inputs:
                raise Invalid("net-file", file=name)
            if largest_sum(weights, biases, limits) > MOST_SUM:
                raise Invalid("net-file", file=name)
            nets[key].append(Layer(*shape, weights, biases))
            limits = [shape.most] * shape.units
    return NetFile(header, nets, {key: Calibration(shares) for key, shares in tables.items()})


def blank(size: int) -> list[Layer]:
    """A zero net, to collect inputs before training.

    >>> from selenite.bots.net import Net
    >>> Net(blank(1), 1).lead()
    0
    """
    return [Layer(size, 1, 0, 0, array("h", [0]) * size, array("i", [0]))]


def largest_sum(weights: Sequence[int], biases: Sequence[int], limits: Sequence[int]) -> int:
    """How far from 0 a layer's sums can get with inputs up to their limits.

    >>> largest_sum([3, -1], [10], [5, 2])
    27
    """
    units = len(biases)
    totals = [abs(bias) for bias in biases]
    for i, weight in enumerate(weights):
        totals[i % units] += abs(weight) * limits[i // units]
    return max(totals)


def _little(numbers: array[int]) -> bytes:
    """An array's bytes, little-endian."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _array(code: str, data: bytes) -> array[int]:
    """An array from little-endian bytes."""
    numbers = array(code)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
