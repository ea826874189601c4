"""Fitting a net to positions, in PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from train.games import Choices, Positions, Widths

Floats = NDArray[np.float64]
BATCH = 16384
CHOICES = 1024
MOST_EPOCHS, MOST_EPOCHS_OF_CHOICES = 20, 40
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
    batch: int = BATCH,
) -> Fitted:
    """Fit a net to positions, from a start or from nothing."""
    torch.manual_seed(seed)
    device = _device()
    model = Model(widths, scales_of(positions.players), scales_of(positions.buildings))
    if start is not None:
        model.load_state_dict(dict(start))
    model.to(device)
    data = [torch.from_numpy(field).to(device) for field in positions]
    kept = [torch.from_numpy(field).to(device) for field in held_back]
    loss_of = nn.BCEWithLogitsLoss()

    def loss(rows: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = loss_of(model(data[0][rows], data[1][rows]), data[2][rows])
        return found

    def held() -> float:
        return float(loss_of(_thoughts(model, kept), kept[3]).item())

    losses = _descend(model, len(data[0]), batch, MOST_EPOCHS, steps, rate, seed, loss, held)
    chances = torch.sigmoid(_thoughts(model, kept)).double().cpu().numpy()
    state = {key: value.cpu() for key, value in model.state_dict().items()}
    return Fitted(in_units(model), state, losses, chances)


def fit_choices(
    choices: Choices,
    held_back: Choices,
    widths: Widths,
    steps: int,
    rate: float,
    seed: int,
    start: Mapping[str, Any] | None = None,
) -> Fitted:
    """Fit a net to what searches tried: moves get shares by their leads, as visits were shared.

    The chances are those of the moves that were tried most.
    """
    torch.manual_seed(seed)
    device = _device()
    scales = torch.cat([scales_of(choices.positions), scales_of(choices.moves)])
    model = Model(widths, scales, torch.zeros(0))
    if start is not None:
        model.load_state_dict(dict(start))
    model.to(device)
    data = _ChoicesOnDevice(choices, device)
    kept = _ChoicesOnDevice(held_back, device)

    def loss(rows: torch.Tensor) -> torch.Tensor:
        return data.loss(model, rows)[0]

    def held() -> float:
        with torch.no_grad():
            return float(kept.loss(model, torch.arange(len(kept.counts), device=device))[0].item())

    count = len(data.counts)
    losses = _descend(model, count, CHOICES, MOST_EPOCHS_OF_CHOICES, steps, rate, seed, loss, held)
    with torch.no_grad():
        shares = kept.loss(model, torch.arange(len(kept.counts), device=device))[1]
    state = {key: value.cpu() for key, value in model.state_dict().items()}
    return Fitted(in_units(model), state, losses, shares.double().cpu().numpy())


class _ChoicesOnDevice:
    """Choices on a device."""

    def __init__(self, choices: Choices, device: str) -> None:
        self.positions = torch.from_numpy(choices.positions).to(device)
        self.moves = torch.from_numpy(choices.moves).to(device)
        self.visits = torch.from_numpy(choices.visits).to(device)
        self.counts = torch.from_numpy(choices.counts.astype(np.int64)).to(device)
        self.firsts = torch.cumsum(self.counts, 0) - self.counts

    def loss(self, model: Model, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The cross-entropy of some choices, and the share of the move that was tried most."""
        counts = self.counts[rows]
        place = torch.arange(int(counts.max().item()), device=rows.device)
        there = place[None, :] < counts[:, None]
        at = torch.where(there, self.firsts[rows][:, None] + place[None, :], 0)
        visits = torch.where(there, self.visits[at], 0.0)
        which = there.nonzero()
        inputs = torch.cat(
            [self.positions[rows[which[:, 0]]], self.moves[at[which[:, 0], which[:, 1]]]], dim=1
        )
        leads = torch.full(there.shape, -1e9, device=rows.device)
        leads[there] = model(inputs, inputs[:, :0])
        shares = torch.log_softmax(leads, dim=1)
        wanted = visits / visits.sum(dim=1, keepdim=True)
        loss = -(wanted * torch.where(there, shares, 0.0)).sum(dim=1).mean()
        most = visits.argmax(dim=1)
        return loss, shares[torch.arange(len(rows), device=rows.device), most].exp()


def _device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def _descend(
    model: Model,
    count: int,
    batch: int,
    epochs: int,
    steps: int,
    rate: float,
    seed: int,
    loss_of: Callable[[torch.Tensor], torch.Tensor],
    held: Callable[[], float],
) -> list[tuple[int, float, float]]:
    """Learn from rows at random; the losses of ten steps, and of what is held back."""
    device = _device()
    steps = max(min(steps, epochs * count // batch), 10)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    generator = torch.Generator(device).manual_seed(seed)
    size = min(batch, count)
    losses = []
    for step in range(steps):
        rows = torch.randint(count, (size,), generator=generator, device=device)
        loss = loss_of(rows)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        if (step + 1) % max(steps // 10, 1) == 0:
            losses.append((step + 1, loss.item(), held()))
    return losses


def _thoughts(model: Model, kept: list[torch.Tensor]) -> torch.Tensor:
    """What a model thinks of many positions."""
    lots = range(0, len(kept[0]), BATCH)
    with torch.no_grad():
        return torch.cat([model(kept[0][i : i + BATCH], kept[1][i : i + BATCH]) for i in lots])


def from_units(net: Mapping[str, Floats], scales: torch.Tensor) -> dict[str, torch.Tensor]:
    """A model's state for the weights of a net without parts of the board."""
    scales = torch.where(scales > 0, scales, 1.0)
    state = {"scales": scales, "part_scales": torch.zeros(0)}
    for i in range(len(net) // 2):
        weights = torch.from_numpy(net[f"weights{i}"].T.copy()).float()
        state[f"layers.{i}.weight"] = weights / scales if i == 0 else weights
        state[f"layers.{i}.bias"] = torch.from_numpy(net[f"biases{i}"]).float()
    return state


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
