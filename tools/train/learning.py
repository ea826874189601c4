"""Fitting a net to positions, in PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from train.games import Positions, Widths

Floats = NDArray[np.float64]
BATCH = 16384
MOST_EPOCHS = 20
"""How often a net sees each position at most: fewer positions, fewer steps."""

DECAY = 0.01
POOLED = 0.125
"""Sums over the board are made smaller by this, so that they are about as large as other inputs."""


class Model(nn.Module):
    """One layer for the parts of the board, if there are any, then layers for everything."""

    def __init__(self, widths: Widths, scales: torch.Tensor, part_scales: torch.Tensor) -> None:
        super().__init__()
        self.register_buffer("scales", scales)
        self.register_buffer("part_scales", part_scales)
        self.parts = None
        if widths.part_inputs:
            self.parts = nn.Linear(widths.part_inputs, widths.part_units)
        sizes = [widths.inputs + widths.part_units, *widths.hidden, 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        with torch.no_grad():
            # What never occurred has nothing to say.
            self.layers[0].weight[:, : widths.inputs] *= (scales > 0).float()
            if self.parts is not None:
                self.parts.weight *= (part_scales > 0).float()

    def forward(self, players: torch.Tensor, buildings: torch.Tensor) -> torch.Tensor:
        """The leads of some positions."""
        values = players.float() * self.scales
        if self.parts is not None:
            there = (buildings[:, :, :1] != 0).float()
            hidden = torch.relu(self.parts(buildings.float() * self.part_scales)) * there
            values = torch.cat([values, hidden.sum(dim=1) * POOLED], dim=1)
        for i, layer in enumerate(self.layers):
            values = layer(values)
            if i < len(self.layers) - 1:
                values = torch.relu(values)
        return values[:, 0]


class Fitted(NamedTuple):
    """A net for inputs as they are, how its loss fell, and what it thinks of unseen positions."""

    net: dict[str, Floats]
    state: dict[str, Any]
    losses: list[tuple[int, float, float]]
    chances: NDArray[np.float64]


def scales_of(rows: NDArray[np.int8]) -> torch.Tensor:
    """One over the spread of each input; 0 for those that are always the same 0."""
    if rows.size == 0:
        return torch.zeros(rows.shape[-1])
    flat = rows.reshape(-1, rows.shape[-1])
    sample = flat[:: max(len(flat) // 200_000, 1)].astype(np.float32)
    spread = np.sqrt((sample**2).mean(axis=0))
    return torch.tensor(np.where(spread > 0, 1 / np.maximum(spread, 0.1), 0), dtype=torch.float32)


def fit(
    positions: Positions,
    held_back: Positions,
    widths: Widths,
    steps: int,
    rate: float,
    seed: int,
    start: Mapping[str, Any] | None = None,
) -> Fitted:
    """Fit a net to positions, from a start or from nothing."""
    torch.manual_seed(seed)
    steps = max(min(steps, MOST_EPOCHS * len(positions.players) // BATCH), 10)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = Model(widths, scales_of(positions.players), scales_of(positions.buildings))
    if start is not None:
        model.load_state_dict(dict(start))
    model.to(device)
    data = [torch.from_numpy(field).to(device) for field in positions]
    kept = [torch.from_numpy(field).to(device) for field in held_back]
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    loss_of = nn.BCEWithLogitsLoss()
    generator = torch.Generator(device).manual_seed(seed)
    losses = []
    size = min(BATCH, len(data[0]))
    for step in range(steps):
        rows = torch.randint(len(data[0]), (size,), generator=generator, device=device)
        loss = loss_of(model(data[0][rows], data[1][rows]), data[2][rows])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        if (step + 1) % max(steps // 10, 1) == 0:
            held = loss_of(_thoughts(model, kept), kept[3]).item()
            losses.append((step + 1, loss.item(), held))
    chances = torch.sigmoid(_thoughts(model, kept)).double().cpu().numpy()
    state = {key: value.cpu() for key, value in model.state_dict().items()}
    return Fitted(in_units(model), state, losses, chances)


def _thoughts(model: Model, kept: list[torch.Tensor]) -> torch.Tensor:
    """What a model thinks of many positions."""
    lots = range(0, len(kept[0]), BATCH)
    with torch.no_grad():
        return torch.cat([model(kept[0][i : i + BATCH], kept[1][i : i + BATCH]) for i in lots])


def in_units(model: Model) -> dict[str, Floats]:
    """The weights of a model for inputs as they are, a row for each input."""
    net: dict[str, Floats] = {}
    scales = model.scales.double().cpu().numpy()
    for i, layer in enumerate(model.layers):
        net[f"weights{i}"] = layer.weight.detach().double().cpu().numpy().T.copy()
        net[f"biases{i}"] = layer.bias.detach().double().cpu().numpy()
    net["weights0"][: len(scales)] *= scales[:, None]
    net["weights0"][len(scales) :] *= POOLED
    if model.parts is not None:
        weights = model.parts.weight.detach().double().cpu().numpy().T
        net["part_weights"] = weights * model.part_scales.double().cpu().numpy()[:, None]
        net["part_biases"] = model.parts.bias.detach().double().cpu().numpy()
    return net
