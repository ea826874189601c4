"""From a net's weights to whole numbers, and how much that changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from selenite.bots.net_files import MOST_SUM, Shape

Floats = NDArray[np.float64]
Rounded = tuple[Shape, list[int], list[int]]

MOST_WEIGHT = 32767
FINEST = 22
PART_BITS, HIDDEN_BITS = 6, 8
"""Hidden values are whole multiples of 1/64 for parts of the board, of 1/256 for the rest."""

MOST_PART, MOST_HIDDEN = 1023, 8191
PARTS = 2**20
"""The lead is a whole number of parts of one."""


def rounded(
    weights: Floats, biases: Floats, limits: Sequence[int], bits: int, most: int
) -> Rounded:
    """A layer in whole numbers, as fine as they allow.

    ``weights`` has a row for each input, already in the input's own units; ``bits`` says how fine
    the layer's results are.
    """
    for fineness in range(FINEST, bits - 1, -1):
        scale = 2.0**fineness
        whole = np.rint(weights * scale).astype(np.int64)
        start = np.rint(biases * scale).astype(np.int64)
        if np.abs(whole).max(initial=0) > MOST_WEIGHT:
            continue
        largest = np.abs(start) + (np.abs(whole) * np.array(limits)[:, None]).sum(axis=0)
        if largest.max() <= MOST_SUM:
            shape = Shape(weights.shape[0], weights.shape[1], fineness - bits, most)
            return shape, whole.reshape(-1).tolist(), start.tolist()
    raise ValueError("the weights are too large for whole numbers")


def whole_net(
    net: Mapping[str, Floats], limits: Sequence[int], part_limits: Sequence[int], unit: int
) -> dict[str, list[Rounded]]:
    """All layers of a net: ``net`` has weights and biases for inputs as they are.

    Beside sums over parts of the board, other inputs are counted ``unit`` times, so that the
    weights of both can be as fine.
    """
    layers: dict[str, list[Rounded]] = {}
    weights = net["weights0"].copy()
    if "part_weights" in net:
        layers["parts"] = [
            rounded(net["part_weights"], net["part_biases"], part_limits, PART_BITS, MOST_PART)
        ]
        units = net["part_weights"].shape[1]
        weights[-units:] /= 2.0**PART_BITS
        weights[:-units] /= unit
    count = sum(key.startswith("weights") for key in net)
    found = []
    for i in range(count):
        if i > 0:
            weights = net[f"weights{i}"] / 2.0**HIDDEN_BITS
            limits = [MOST_HIDDEN] * weights.shape[0]
        last = i == count - 1
        if last:
            shape, whole, start = last_layer(weights, net[f"biases{i}"])
        else:
            shape, whole, start = rounded(
                weights, net[f"biases{i}"], limits, HIDDEN_BITS, MOST_HIDDEN
            )
        found.append((shape, whole, start))
    layers["net"] = found
    return layers


def last_layer(weights: Floats, biases: Floats) -> Rounded:
    """The layer of the lead, whose unit is fixed."""
    whole = np.clip(np.rint(weights * PARTS), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int64)
    start = np.rint(biases * PARTS).astype(np.int64)
    shape = Shape(weights.shape[0], weights.shape[1], 0, 0)
    return shape, whole.reshape(-1).tolist(), start.tolist()


def weights_of(layers: Sequence[Rounded]) -> dict[str, Floats]:
    """What :func:`whole_net` made whole numbers of, as fine as they are: no parts of the board."""
    net: dict[str, Floats] = {}
    for i, (shape, whole, start) in enumerate(layers):
        last = i == len(layers) - 1
        scale = float(PARTS) if last else 2.0 ** (shape.shift + HIDDEN_BITS)
        weights = np.array(whole, np.float64).reshape(shape.inputs, shape.units) / scale
        net[f"weights{i}"] = weights if i == 0 else weights * 2.0**HIDDEN_BITS
        net[f"biases{i}"] = np.array(start, np.float64) / scale
    return net


def run(layers: Sequence[Rounded], inputs: NDArray[np.int64]) -> NDArray[np.int64]:
    """What the whole numbers make of many rows of inputs: the same as ``selenite.bots.net``."""
    values = inputs
    for i, (shape, whole, start) in enumerate(layers):
        matrix = np.array(whole, np.int64).reshape(shape.inputs, shape.units)
        values = values @ matrix + np.array(start, np.int64)
        if i < len(layers) - 1 or shape.most > 0:
            values = finished(shape, values)
    return values


def finished(shape: Shape, sums: NDArray[np.int64]) -> NDArray[np.int64]:
    """What a layer hands on."""
    half = 1 << shape.shift >> 1
    handed: NDArray[np.int64] = np.minimum((np.maximum(sums, 0) + half) >> shape.shift, shape.most)
    return np.where(sums > 0, handed, 0)


def leads(
    layers: Mapping[str, Sequence[Rounded]],
    players: NDArray[np.int8],
    buildings: NDArray[np.int8],
    unit: int,
) -> NDArray[np.float64]:
    """What the whole numbers think of positions, as logarithms of odds."""
    inputs = players.astype(np.int64)
    if "parts" in layers:
        values = run(layers["parts"], buildings.astype(np.int64))
        there = (buildings[:, :, :1] != 0).astype(np.int64)
        inputs = np.concatenate([inputs * unit, (values * there).sum(axis=1)], axis=1)
    return run(layers["net"], inputs)[:, 0] / PARTS
