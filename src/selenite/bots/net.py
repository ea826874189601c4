"""Small nets of whole numbers, which judge positions the same way on every machine.

A net is layers, one after the other. Weights are 16-bit, sums 32-bit whole numbers, and between two
layers stand a shift and a limit: there is nothing to round differently, so compiled and plain
Python agree to the last bit. Where a sum can't leave 32 bits is checked once, when a net is read
(``net_files.py``). Compiled with the types of ``net.pxd``.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

SHORT = 32768


def add_row(
    sums: array[int], at: int, weights: array[int], row: int, units: int, amount: int
) -> None:
    """Add an amount of one input's weights to sums.

    All that the loops need is passed in, and 16-bit amounts have a loop of their own: so a C
    compiler works on several units at once.
    """
    if amount == 1:
        for unit in range(units):
            sums[at + unit] += weights[row + unit]
    elif -SHORT <= amount < SHORT:
        small = amount
        for unit in range(units):
            sums[at + unit] += weights[row + unit] * small
    else:
        for unit in range(units):
            sums[at + unit] += weights[row + unit] * amount


def product(weights: array[int], values: array[int], count: int) -> int:
    """The sum of weighted inputs, for a layer of one unit."""
    total = 0
    for which in range(count):
        total += weights[which] * values[which]
    return total


class Layer:
    """Sums of weighted inputs, one for each unit.

    The weights of an input lie side by side, so an input that is 0 costs nothing and one that has
    changed costs one row: sums can be kept and corrected.

    >>> layer = Layer(2, 1, 0, 100, array("h", [3, -1]), array("i", [10]))
    >>> sums = array("i", [0])
    >>> layer.begin(sums, 0)
    >>> layer.add(sums, 0, 0, 5)
    >>> sums[0]
    25
    """

    def __init__(
        self,
        inputs: int,
        units: int,
        shift: int,
        most: int,
        weights: Sequence[int],
        biases: Sequence[int],
    ) -> None:
        self.inputs = inputs
        self.units = units
        self.shift = shift
        self.half = 1 << shift >> 1
        self.most = most
        self.weights = array("h", weights)
        self.biases = array("i", biases)

    def begin(self, sums: array[int], at: int) -> None:
        """Start sums, from a place on, with what they are without any input."""
        for unit in range(self.units):
            sums[at + unit] = self.biases[unit]

    def add(self, sums: array[int], at: int, which: int, amount: int) -> None:
        """Add an input, or the difference to what it was, to sums from a place on."""
        add_row(sums, at, self.weights, which * self.units, self.units, amount)

    def add_all(self, sums: array[int], values: array[int]) -> None:
        """Add all inputs to sums."""
        if self.units == 1:
            sums[0] += product(self.weights, values, self.inputs)
            return
        for which in range(self.inputs):
            if values[which] != 0:
                add_row(sums, 0, self.weights, which * self.units, self.units, values[which])

    def add_listed(
        self, sums: array[int], which: array[int], amounts: array[int], count: int
    ) -> None:
        """Add some inputs, which are listed with their amounts, to sums."""
        for i in range(count):
            add_row(sums, 0, self.weights, which[i] * self.units, self.units, amounts[i])

    def finish(self, sums: array[int], at: int, out: array[int], to: int) -> None:
        """What a layer passes on: sums above 0, in smaller units, up to a limit."""
        for unit in range(self.units):
            value = sums[at + unit]
            if value <= 0:
                value = 0
            else:
                value = min((value + self.half) >> self.shift, self.most)
            out[to + unit] = value


class Net:
    """Layers that end in one number, the lead: the logarithm of the odds, in parts of one.

    >>> first = Layer(2, 1, 1, 100, array("h", [3, -1]), array("i", [10]))
    >>> net = Net([first, Layer(1, 1, 0, 0, array("h", [2]), array("i", [0]))], 16)
    >>> net.inputs[0] = 5
    >>> net.lead(), round(net.chance(net.lead()), 3)
    (26, 0.835)
    """

    def __init__(self, layers: list[Layer], parts: int) -> None:
        self.layers = layers
        self.count = len(layers)
        self.size = layers[0].inputs
        self.parts = float(parts)
        width = max(layer.units for layer in layers)
        self.inputs = array("i", [0]) * self.size
        self.sums = array("i", [0]) * width
        self.values = array("i", [0]) * width

    def lead(self) -> int:
        """The lead that the net computes from its inputs."""
        layer = self.layers[0]
        layer.begin(self.sums, 0)
        layer.add_all(self.sums, self.inputs)
        return self.lead_from()

    def lead_from(self) -> int:
        """The same from the sums of its first layer."""
        layer = self.layers[0]
        for i in range(1, self.count):
            layer.finish(self.sums, 0, self.values, 0)
            layer = self.layers[i]
            layer.begin(self.sums, 0)
            layer.add_all(self.sums, self.values)
        return self.sums[0]

    def chance(self, lead: int) -> float:
        """The chance of a lead, from 0 to 1, without functions that differ between machines."""
        if lead < 0:
            return 1.0 / (1.0 + self.odds(-lead / self.parts))
        return 1.0 - 1.0 / (1.0 + self.odds(lead / self.parts))

    def odds(self, lead: float) -> float:
        """An approximation of e to the power of a lead that isn't negative."""
        lead *= 0.0625
        lead = 1.0 + lead * (1.0 + lead * (0.5 + lead * 0.16666666666666666))
        lead *= lead
        lead *= lead
        lead *= lead
        return lead * lead
