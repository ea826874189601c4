"""The report of a training: strength by generation, losses and calibration, as one HTML page."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

BINS = 10
WIDTH, HEIGHT = 360, 240


def bins(
    chances: NDArray[np.float64], outcomes: NDArray[np.float32]
) -> list[tuple[float, float, int]]:
    """Ten bins of positions: the chance that was thought, the share that was won, how many."""
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        chosen = places == place
        count = int(chosen.sum())
        if count:
            thought, won = float(chances[chosen].mean()), float(outcomes[chosen].mean())
            found.append((round(thought, 3), round(won, 3), count))
    return found


def plot(title: str, lines: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Lines of points in one drawing, from 0 to 1 upwards."""
    points = [point for line in lines.values() for point in line]
    most = max((x for x, _ in points), default=1) or 1
    drawn = [f"<h3>{escape(title)}</h3>", f'<svg viewBox="-30 -10 {WIDTH + 40} {HEIGHT + 30}">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = HEIGHT * (1 - share)
        drawn.append(f'<path d="M0 {y}H{WIDTH}" stroke="#ddd"/>')
        drawn.append(f'<text x="-28" y="{y + 4}" font-size="10">{share:g}</text>')
    colours = ("#1f6fb2", "#c4472b", "#3a8a3a")
    for (name, line), colour in zip(lines.items(), colours, strict=False):
        path = " ".join(f"{WIDTH * x / most:.1f},{HEIGHT * (1 - y):.1f}" for x, y in line)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}"/>')
        drawn += [
            f'<circle cx="{WIDTH * x / most:.1f}" cy="{HEIGHT * (1 - y):.1f}" r="3" '
            f'fill="{colour}"><title>{escape(name)}: {x:g}, {y:.3f}</title></circle>'
            for x, y in line
        ]
        drawn.append(f'<text x="{WIDTH}" y="{HEIGHT * (1 - line[-1][1]) if line else 0}" ')
        drawn.append(f'text-anchor="end" font-size="11" fill="{colour}">{escape(name)}</text>')
    return "".join([*drawn, "</svg>"])


def write(game: str, folder: Path, kinds: Sequence[str]) -> Path:
    """Write the report of what is in a folder."""
    parts = [f"<!doctype html><meta charset=utf-8><title>{escape(game)}</title>"]
    parts.append("<style>body{font:15px sans-serif;max-width:60rem;margin:2rem auto}")
    parts.append("svg{width:30rem}td,th{padding:.1rem .6rem;text-align:right}</style>")
    parts.append(f"<h1>Training of {escape(game)}</h1>")
    for kind in kinds:
        records = _records(folder / kind)
        parts.append(f"<h2>{escape(kind)}</h2><table><tr><th>generation<th>games<th>positions")
        parts.append("<th>against the hand-written evaluation<th>against the last net<th>accepted")
        for one in records:
            parts.append(f"<tr><td>{one['generation']}<td>{one['games']}<td>{one['positions']}")
            parts.append(f"<td>{_share(one['hand-written'])}<td>{_share(one.get('predecessor'))}")
            parts.append(f"<td>{'yes' if one['accepted'] else 'no'}")
        parts.append("</table>")
        if records:
            parts += _plots(records)
    path = folder / "report.html"
    path.write_text("".join(parts), encoding="utf-8")
    return path


def _plots(records: Sequence[dict[str, Any]]) -> list[str]:
    """Strength, loss and calibration."""
    strength = {
        name: [(one["generation"], one[name][0]) for one in records if name in one]
        for name in ("hand-written", "predecessor")
    }
    last = records[-1]
    losses = {
        name: [(step, row[i]) for step, *row in last["loss"]]
        for i, name in enumerate(("learned from", "held back"))
    }
    thought = {"thought and won": [(a, b) for a, b, _ in last["calibration"]]}
    return [
        plot("Share of wins by generation", strength),
        plot("Log-loss of the last generation by steps", losses),
        plot("Calibration of the last generation", thought),
    ]


def _records(folder: Path) -> list[dict[str, Any]]:
    """What is known of the generations of a folder."""
    paths = sorted(folder.glob("[0-9]*.json"), key=lambda path: int(path.stem))
    return [json.loads(path.read_text()) for path in paths]


def _share(match: Sequence[float] | None) -> str:
    """A match in words."""
    if match is None:
        return ""
    share, low, high = (100 * value for value in match)
    return f"{share:.1f} % ({low:.0f} to {high:.0f})"
