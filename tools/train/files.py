"""The parts of files with nets, and new files of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from selenite.bots import net_files
from train import quantising
from train.games import Recipe

Rows = list[quantising.Rounded]


class Parsed(NamedTuple):
    """What a file says of its training, its nets, and what it says of their chances."""

    trained: dict[str, Any]
    nets: dict[str, Rows]
    calibrated: dict[str, Any]


def parsed(data: bytes) -> Parsed:
    """The parts of a file."""
    text, _, numbers = data[len(net_files.MAGIC) :].partition(b"\n")
    header = json.loads(text)
    rows: dict[str, Rows] = {}
    at = 0
    for name, shapes in header["nets"].items():
        rows[name] = []
        for shape in shapes:
            count, units = shape[0] * shape[1], shape[1]
            weights = np.frombuffer(numbers, "<i2", count, at).tolist()
            biases = np.frombuffer(numbers, "<i4", units, at + 2 * count).tolist()
            at += 2 * count + 4 * units
            rows[name].append((net_files.Shape(*shape), weights, biases))
    return Parsed(header["trained"], rows, header.get("calibrated", {}))


def merged(recipe: Recipe, nets: Sequence[bytes]) -> bytes:
    """One file with the nets of all kinds."""
    rows: dict[str, Rows] = {}
    trained: dict[str, Any] = {}
    calibrated: dict[str, Any] = {}
    for data in nets:
        record, layers, tables = parsed(data)
        # A released file has a record for each kind, a generation's file its own alone.
        trained |= {record["kind"]: record} if "kind" in record else record
        rows.update(layers)
        calibrated.update(tables)
    return net_files.write(
        recipe.name, recipe.rules, recipe.inputs, rows, quantising.PARTS, trained, calibrated
    )
