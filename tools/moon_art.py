"""Renders the pictures that Moon Base's drawings are composed of.

    python tools/moon_art.py [--out FOLDER] [NAME …]

Everything is a relief over the plane, in the lattice's units, under one light: from the upper left,
33 degrees up. The moon and its craters are seen from straight above. What lies and stands on them
is seen a little from the front: a point at height z is drawn z further up. All noise has fixed
seeds, so the same pictures come out every time.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from math import cos, pi, radians, sin
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from selenite.games.moon_base import sprites
from selenite.games.moon_base.moon import OUTER

Grid = NDArray[np.float64]
Relief = Callable[[Grid, Grid], Grid]
"""The height over a point of the plane; y goes up, as on the lattice."""

OUT = Path(__file__).resolve().parents[1] / "src/selenite/games/moon_base/web/art"
UP = radians(33)
LIGHT = np.array([-cos(UP) / 2**0.5, cos(UP) / 2**0.5, sin(UP)])
VIEW = np.array([0.0, -0.34, 0.94])
HALF = (LIGHT + VIEW) / np.linalg.norm(LIGHT + VIEW)
FINER = 3
"""Each pixel is the mean of so many by so many points."""

SHADOW_COLOUR = (9, 10, 18)
Ramp = tuple[tuple[float, tuple[int, int, int]], ...]
METALS: dict[str, Ramp] = {
    "g": ((0, (40, 21, 4)), (0.3, (148, 92, 16)), (0.6, (240, 180, 46)), (0.88, (255, 224, 120)),
          (1.2, (255, 252, 230))),
    "s": ((0, (22, 25, 32)), (0.3, (82, 95, 120)), (0.6, (182, 193, 210)), (0.88, (238, 242, 247)),
          (1.2, (255, 255, 255))),
    "b": ((0, (4, 11, 40)), (0.3, (18, 58, 146)), (0.6, (46, 118, 232)), (0.88, (130, 188, 255)),
          (1.2, (236, 247, 255))),
}  # fmt: skip
HULL: Ramp = ((0, (24, 25, 32)), (0.35, (104, 106, 114)), (0.75, (214, 213, 210)),
              (1.2, (255, 255, 255)))  # fmt: skip
SEATS: tuple[Ramp, Ramp] = (
    ((0, (2, 26, 32)), (0.35, (8, 94, 110)), (0.75, (38, 178, 198)), (1.2, (214, 252, 255))),
    ((0, (42, 4, 20)), (0.35, (148, 22, 74)), (0.75, (236, 84, 142)), (1.2, (255, 232, 242))),
)


# Grids, noise, colours


def grid_of(box: sprites.SpriteBox, scale: float) -> tuple[Grid, Grid]:
    """The points of a picture in the plane, y up; ``scale`` is how many there are in a unit."""
    wide, high = round(box.width * scale), round(box.height * scale)
    x = box.x + (np.arange(wide) + 0.5) / scale
    y = -(box.y + (np.arange(high) + 0.5) / scale)
    across, up = np.meshgrid(x, y)
    return across, up


def smooth(low: float, high: float, value: Grid) -> Grid:
    """From 0 at ``low`` to 1 at ``high`` without a kink."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(side: int, slope: float, seed: int, least: float = 1) -> Grid:
    """A square of noise with mean 0 and deviation 1; a steeper slope gives a smoother one."""
    chance = np.random.default_rng(seed)
    waves = np.fft.rfft2(chance.standard_normal((side, side)))
    far = np.hypot(np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None, :]) * side
    waves *= np.where(far >= least, np.maximum(far, 1), np.inf) ** -slope
    field = np.fft.irfft2(waves, (side, side))
    return (field - field.mean()) / field.std()


def rough(side: int, slope: float, seed: int, least: float, steep: float, scale: float) -> Grid:
    """Noise as a relief that is so steep on average; ``scale`` is how many points a unit has."""
    field = noise(side, slope, seed, least)
    return np.asarray(field * steep / (np.diff(field, axis=0).std() * scale))


def coloured(value: Grid, ramp: Ramp) -> Grid:
    """A brightness as a colour of a ramp."""
    stops = [at for at, _ in ramp]
    return np.stack([np.interp(value, stops, [c[n] for _, c in ramp]) for n in range(3)], axis=-1)


def normals(relief: Relief, x: Grid, y: Grid, step: float = 0.05) -> Grid:
    """The directions that a relief faces."""
    across = (relief(x + step, y) - relief(x - step, y)) / (2 * step)
    up = (relief(x, y + step) - relief(x, y - step)) / (2 * step)
    facing = np.stack([-across, -up, np.ones_like(x)], axis=-1)
    return facing / np.linalg.norm(facing, axis=-1, keepdims=True)


def lit(relief: Relief, x: Grid, y: Grid, z: Grid, top: float, step: float = 0.12) -> Grid:
    """1 where the light reaches a point, 0 where the relief stands in its way."""
    reached = np.ones_like(x)
    along = LIGHT / LIGHT[2]
    for rise in np.arange(step, top + step, step):
        hidden = relief(x + along[0] * rise, y + along[1] * rise) > z + rise + 0.03
        reached = np.where(hidden, 0.0, reached)
    return reached


def blurred(field: Grid, radius: float) -> Grid:
    """A field out of focus."""
    picture = Image.fromarray(np.clip(field * 255, 0, 255).astype(np.uint8))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(radius)), dtype=float) / 255


def image_of(colour: Grid, cover: Grid, finer: int = 1) -> Image.Image:
    """A picture of colours and how far they cover, each from so many finer points."""
    if finer > 1:
        high, wide = cover.shape[0] // finer, cover.shape[1] // finer
        parts = cover[: high * finer, : wide * finer].reshape(high, finer, wide, finer)
        weight = parts.sum(axis=(1, 3))
        full = (colour * cover[..., None])[: high * finer, : wide * finer]
        total = full.reshape(high, finer, wide, finer, 3).sum(axis=(1, 3))
        colour = total / np.maximum(weight, 1e-6)[..., None]
        cover = weight / finer**2
    whole = np.concatenate([colour, 255 * cover[..., None]], axis=-1)
    return Image.fromarray(np.clip(whole.round(), 0, 255).astype(np.uint8), "RGBA")


# What stands up, seen a little from the front


class Seen(NamedTuple):
    """What is seen of a relief: where, how high, which way it faces, and whether it is lit."""

    x: Grid
    y: Grid
    z: Grid
    facing: Grid
    light: Grid
    cover: Grid


def seen(
    relief: Relief, box: sprites.SpriteBox, top: float, scale: float, floor: float = 0.02
) -> Seen:
    """What is seen of a relief that is at most ``top`` high; what is on the floor isn't there."""
    x, up = grid_of(box, scale * FINER)
    z = np.zeros_like(x)
    found = np.zeros(x.shape, dtype=bool)
    step = 1 / (scale * FINER)
    for height in np.arange(top, 0, -step):
        hit = ~found & (relief(x, up - height) >= height)
        z[hit] = height
        found |= hit
    found &= relief(x, up - z) > floor
    y = up - z
    facing = normals(relief, x, y)
    light = lit(relief, x, y, z, top)
    return Seen(x, y, z, facing, light, found.astype(float))


def cast(
    relief: Relief, box: sprites.SpriteBox, top: float, scale: float, blur: float
) -> Image.Image:
    """The shadow of a relief on the plane, out of focus by some units."""
    x, y = grid_of(box, scale * FINER)
    flat = np.zeros_like(x)
    dark = 1 - lit(relief, x, y, flat, top, 0.04)
    dark = np.maximum(dark, (relief(x, y) > 0.02).astype(float))
    dark = blurred(dark, blur * scale * FINER)
    colour = np.broadcast_to(np.array(SHADOW_COLOUR, dtype=float), (*x.shape, 3))
    return image_of(colour, dark, FINER)


def shine(what: Seen, facing: Grid, along: Grid, wide: float) -> Grid:
    """How metal that was turned along a direction reflects the light: a wedge of brightness."""
    off = along @ HALF
    return np.exp(-((off / wide) ** 2)) * np.clip(facing @ HALF, 0, 1) ** 3 * what.light


def reflected(facing: Grid) -> Grid:
    """What a smooth surface mirrors: a bright sky above, a dark horizon, the light itself."""
    mirror = 2 * (facing @ VIEW)[..., None] * facing - VIEW
    mirror /= np.linalg.norm(mirror, axis=-1, keepdims=True)
    sky = 0.22 + 0.5 * smooth(-0.2, 1.0, mirror[..., 2])
    lamp = np.exp((mirror @ LIGHT - 1) / 0.06)
    return sky + 0.7 * lamp


# Rings


THICK = sprites.LEVEL


def turned(outer: float) -> Relief:
    """A ring without its engraving: two units wide, with round shoulders and a shallow groove."""
    mean = outer - 1

    def relief(x: Grid, y: Grid) -> Grid:
        u = np.abs(np.hypot(x, y) - mean) / 0.97
        body = np.clip(1 - u**5, 0, 1) ** 0.3 * THICK
        return body - 0.13 * (1 - smooth(0.56, 0.68, u))

    return relief


def braid(turn: Grid, u: Grid, times: int) -> Grid:
    """Two strands that cross each other, one over, one under."""
    phase = turn * times
    first, second = 0.36 * np.sin(phase), -0.36 * np.sin(phase)
    over = np.cos(phase)
    one = np.exp(-(((u - first) / 0.17) ** 2)) * (1 + 0.35 * over)
    other = np.exp(-(((u - second) / 0.17) ** 2)) * (1 - 0.35 * over)
    return np.maximum(one, other)


def bars(turn: Grid, u: Grid, times: int) -> Grid:
    """Bars across the ring."""
    return smooth(-0.25, 0.35, np.cos(turn * times * 2)) * (1 - smooth(0.5, 0.62, np.abs(u)))


def pearls(turn: Grid, u: Grid, times: int) -> Grid:
    """A row of half spheres."""
    apart = 2 * pi / round(times * 2.6)
    near = (turn + apart / 2) % apart - apart / 2
    far = np.hypot(near / (apart / 2) / 0.94, u / 0.6)
    return 1.5 * np.sqrt(np.clip(1 - far**2, 0, 1))


ENGRAVINGS = {"g": braid, "s": bars, "b": pearls}
TIMES = {"L": 14, "S": 8}


def engraved(kind: str, outer: float) -> Relief:
    """A ring with the engraving of its colour."""
    plain, pattern, times = turned(outer), ENGRAVINGS[kind[1]], TIMES[kind[0]]

    def relief(x: Grid, y: Grid) -> Grid:
        u = (np.hypot(x, y) - (outer - 1)) / 0.97
        raised = 0.17 * pattern(np.arctan2(y, x), u, times)
        return plain(x, y) + np.where(np.abs(u) < 0.68, raised, 0)

    return relief


def ring(kind: str, box: sprites.SpriteBox, scale: float) -> Image.Image:
    """A ring from above, with the walls that are seen from the front."""
    outer = OUTER[kind[0]]
    relief = engraved(kind, outer)
    what = seen(relief, box, THICK + 0.2, scale)
    r = np.maximum(np.hypot(what.x, what.y), 0.01)
    turn = np.arctan2(what.y, what.x)
    u = (r - (outer - 1)) / 0.97
    along = np.stack([-what.y / r, what.x / r, np.zeros_like(r)], axis=-1)
    grooves = np.interp(r, np.linspace(0, outer, 300),
                        np.random.default_rng(5).standard_normal(300))  # fmt: skip
    diffuse = np.clip(what.facing @ LIGHT, 0, 1) * what.light
    value = 0.14 + 0.5 * diffuse + 0.5 * reflected(what.facing)
    value += 0.75 * shine(what, what.facing, along, 0.3) + 0.012 * grooves
    carved = ENGRAVINGS[kind[1]](turn, u, TIMES[kind[0]])
    is_groove = (1 - smooth(0.56, 0.66, np.abs(u))) * (what.z > THICK - 0.35)
    value *= 1 - 0.5 * is_groove * (1 - np.clip(carved * 1.3, 0, 1))
    value *= 0.55 + 0.45 * smooth(0, THICK * 0.8, what.z)
    return image_of(coloured(value, METALS[kind[1]]), what.cover, FINER)


def ring_shadow(letter: str, box: sprites.SpriteBox, scale: float, blur: float) -> Image.Image:
    """The shadow of a ring on the plane it lies on, or, out of focus, on one far below."""
    return cast(turned(OUTER[letter]), box, THICK, scale, blur)


def stacked(kind: str, box: sprites.SpriteBox, scale: float) -> Image.Image:
    """A ring from the side, as it lies on a stack: the engraving runs along its wall."""
    across, up = grid_of(box, scale * FINER)
    half, flat, high = sprites.STACKED[kind[0]] / 2, sprites.STACKED_FLAT / 2, sprites.STACKED_HIGH
    hole = 0.8
    x, rise = across / half, up - flat
    lid = np.hypot(x, (rise - high) / flat)
    inside = np.sqrt(np.clip(1 - x**2, 0, 1))
    front = -inside * flat
    on_lid = lid <= 1
    on_wall = ~on_lid & (np.abs(x) <= 1) & (rise >= front) & (rise <= front + high + flat * inside)
    around = np.arcsin(np.clip(x, -1, 1))
    v = (rise - front) / high
    shoulder = smooth(0, 0.14, v) * smooth(0, 0.14, 1 - v)
    carved = ENGRAVINGS[kind[1]](around + 0.4, (v - 0.5) * 2 / 1.35, 2 * TIMES[kind[0]] // 2)
    facing = np.stack([x, -inside, (v - 0.5) * 0.5], axis=-1)
    facing /= np.linalg.norm(facing, axis=-1, keepdims=True)
    front_light = np.array([-0.55, -0.62, 0.56])
    wall = 0.13 + 0.62 * np.clip(facing @ front_light, 0, 1) ** 1.3
    wall += 0.55 * np.exp(-(((x + 0.52) / 0.13) ** 2)) + 0.18 * np.exp(-(((x - 0.8) / 0.08) ** 2))
    is_groove = smooth(0.17, 0.24, v) * smooth(0.17, 0.24, 1 - v)
    wall *= 1 - 0.55 * is_groove * (1 - np.clip(carved * 1.2, 0, 1))
    wall *= 0.45 + 0.55 * shoulder
    turn = np.arctan2((rise - high) / flat, x)
    wedge = np.exp(-((np.sin(turn - 3 * pi / 4) / 0.45) ** 2))
    top = 0.5 + 0.5 * wedge + 0.2 * smooth(0.93, 1, lid) - 0.1 * smooth(hole + 0.04, hole, lid)
    deep = 0.12 + 0.3 * smooth(0.1, 0.8, (rise - high) / flat) * (0.6 + 0.4 * x)
    value = np.where(on_lid, np.where(lid < hole, deep, top), wall)
    return image_of(coloured(value, METALS[kind[1]]), (on_lid | on_wall).astype(float), FINER)


# The moon


def bowl(x: Grid, y: Grid, radius: float, depth: float, rim: float) -> Grid:
    """A crater of a radius around (0, 0)."""
    r = np.hypot(x, y) / radius
    crest = rim * np.exp(-(((r - 1) / np.where(r < 1, 0.16, 0.34)) ** 2))
    return crest - depth * (1 - smooth(0.25, 1.0, r))


def shaded(high: Grid, scale: float) -> Grid:
    """How bright a relief is that is seen from straight above, 1 where it is level."""
    across, up = np.gradient(high, axis=1) * scale, -np.gradient(high, axis=0) * scale
    facing = np.stack([-across, -up, np.ones_like(high)], axis=-1)
    facing /= np.linalg.norm(facing, axis=-1, keepdims=True)
    return np.clip(facing @ LIGHT / LIGHT[2], 0, 2.2)


BASINS = (
    (-20, 34, 18), (-38, 10, 15), (14, 38, 11), (34, 12, 13), (20, 20, 9), (-18, 10, 10),
    (44, -24, 8), (-30, -18, 10), (8, -34, 6),
)  # fmt: skip
"""Where the seas are, and how wide."""

YOUNG = ((-12, -50, 52), (40, 44, 30), (-52, -14, 24))
"""Where the craters with rays are, and how long those are."""


def moon(box: sprites.SpriteBox, scale: float) -> Image.Image:
    """The moon's disc: highlands, seas, tiny impacts, young craters with rays, a soft limb."""
    x, y = grid_of(box, scale)
    side = x.shape[0]
    chance = np.random.default_rng(1969)
    r = np.hypot(x, y)
    bent = 4.4 * noise(side, 2.3, 29, 3) + 0.5 * noise(side, 1.5, 43, 20)
    out = np.min([np.hypot(x - a, y - b) + bent - wide for a, b, wide in BASINS], axis=0)
    seas = smooth(3.6, -3.6, out)
    calm = 1 - 0.7 * blurred(seas, 2.2 * scale)
    high = calm * (rough(side, 2.5, 11, 3, 0.085, scale) + rough(side, 2.05, 31, 16, 0.06, scale))
    _add_impacts(high, x, y, chance, seas, scale)
    rays = np.zeros_like(x)
    for a, b, size in YOUNG:
        rays = np.maximum(rays, _rays(x - a, y - b, size, chance))
        high += bowl(x - a, y - b, 1.5, 0.55, 0.2)
    rays *= 0.72 + 0.28 * np.clip(noise(side, 1.2, 41, 10), -1.5, 1.5)
    tone = 0.6 - 0.15 * seas + 0.34 * rays + 0.02 * noise(side, 1.7, 37, 4)
    tone *= shaded(high, scale) ** 0.9
    tone *= 1 + 0.26 * (y - x) / 200
    low = smooth(-0.9, 0.9, (x - y) / 99)
    tone *= 1 - (0.25 + 0.45 * low) * smooth(0.86, 1.0, r / sprites.MOON) ** 2
    warm, cool = np.array([255.0, 248.0, 236.0]), np.array([222.0, 231.0, 250.0])
    colour = tone[..., None] * (warm + (cool - warm) * (0.5 * seas + 0.15)[..., None])
    edge = smooth(0.6, -0.6, (r - sprites.MOON + 0.1) * scale)
    halo = 0.4 * np.clip(1 - (r - sprites.MOON) / 5.8, 0, 1) ** 2.6 * (1 - 0.55 * low)
    glow = np.array([190.0, 206.0, 240.0])
    colour = colour * edge[..., None] + glow * (1 - edge)[..., None]
    return image_of(colour, np.maximum(edge, halo))


def _add_impacts(
    high: Grid, x: Grid, y: Grid, chance: np.random.Generator, seas: Grid, scale: float
) -> None:
    """Old craters of all sizes, the small ones by the hundred; fewer in the seas."""
    side = x.shape[0]
    for n in range(950):
        radius = min(2.2, 0.3 * (1 - chance.random()) ** -0.6) if n > 30 else chance.uniform(2, 6)
        a, b = chance.uniform(-sprites.MOON, sprites.MOON, 2)
        column, row = int((a - x[0, 0]) * scale), int((y[0, 0] - b) * scale)
        worn = chance.uniform(0.35, 1) if radius < 2 else chance.uniform(0.15, 0.34)
        if seas[min(row, side - 1), min(column, side - 1)] > 0.5 and chance.random() < 0.6:
            continue
        reach = int(2.4 * radius * scale) + 2
        rows = slice(max(0, row - reach), row + reach)
        columns = slice(max(0, column - reach), column + reach)
        size = worn * radius**0.8
        high[rows, columns] += bowl(
            x[rows, columns] - a, y[rows, columns] - b, radius, 0.3 * size, 0.1 * size
        )


def _rays(x: Grid, y: Grid, size: float, chance: np.random.Generator) -> Grid:
    """Bright streaks around a young crater."""
    turn, r = np.arctan2(y, x), np.hypot(x, y)
    bright = np.exp(-r / 2.6)
    for _ in range(22):
        at, wide = chance.uniform(-pi, pi), chance.uniform(0.4, 1.4)
        long = size * chance.uniform(0.35, 1)
        off = r * np.sin(np.clip((turn - at + pi) % (2 * pi) - pi, -pi / 2, pi / 2))
        fade = np.clip(1 - r / long, 0, 1) ** 1.2
        bright = np.maximum(bright, 0.8 * np.exp(-((off / (wide + 0.02 * r)) ** 2)) * fade)
    return bright


def crater(letter: str, variant: int, box: sprites.SpriteBox, scale: float) -> Image.Image:
    """A crater whose crest lies exactly where a ring on it ends; it fades into the ground."""
    outer, seed = OUTER[letter], 100 * variant + ord(letter)
    chance = np.random.default_rng(seed)
    x, y = grid_of(box, scale)
    side = max(x.shape)
    phases = chance.uniform(0, 2 * pi, 5)
    floor = (0.5, 0.58, 0.36)[variant]

    def relief(a: Grid, b: Grid) -> Grid:
        turn = np.arctan2(b, a)
        bent = sum(0.005 * np.sin((n + 3) * turn + phases[n]) for n in range(5))
        r = np.hypot(a, b) / (outer - 0.45) * (1 + bent)
        wall = smooth(floor - 0.12, 1.0, r)
        waves = np.sin((r - floor) * 26 + 2 * np.sin(3 * turn + phases[0]))
        step = (0.016 if letter == "L" else 0.007) * waves
        wall = wall + step * smooth(floor, floor + 0.1, r) * (1 - smooth(0.86, 0.96, r))
        deep = -0.3 * outer**0.9 * (1 - wall)
        crest = 0.03 * outer * np.exp(-(((r - 1) / np.where(r < 1, 0.05, 0.13)) ** 2))
        peak = 0.075 * outer * np.exp(-((np.hypot(a - 0.3, b) / outer / 0.12) ** 2))
        return deep + crest + (peak if variant == 1 else 0)

    high = relief(x, y)
    high += rough(side, 2.1, seed, 5, 0.07, scale)[: x.shape[0], : x.shape[1]]
    for _ in range(5 if letter == "L" else 2):
        a, b = chance.uniform(-0.55, 0.55, 2) * outer
        size = chance.uniform(0.35, 0.85)
        high += bowl(x - a, y - b, size, 0.26 * size, 0.08 * size)
    r = np.hypot(x, y) / outer
    light = blurred(lit(relief, x, y, relief(x, y), 0.3 * outer), 0.2 * scale)
    tone = 0.6 * np.minimum(shaded(high, scale), 1.75) ** 0.85 * (0.27 + 0.73 * light)
    tone *= 1 - 0.2 * (1 - smooth(0.5, 0.98, r))
    colour = tone[..., None] * np.array([252.0, 247.0, 239.0])
    return image_of(colour, (1 - smooth(0.98, 1.17, r)) * (0.84 + 0.16 * smooth(0.6, 0.95, r)))


# What is built


def plan_of(seat: int, x: Grid, y: Grid) -> Grid:
    """How far out a point is of the shape of a seat, 1 at its edge: a disc, or a triangle."""
    r = np.hypot(x, y)
    if seat == 0:
        return r
    turns = [pi / 2, pi / 2 + 2 * pi / 3, pi / 2 - 2 * pi / 3]
    sides = [-(x * cos(turn) + y * sin(turn)) for turn in turns]
    return 0.72 * np.maximum(np.maximum(sides[0], sides[1]), sides[2]) * 1.62 + 0.28 * r


def dome(seat: int, box: sprites.SpriteBox, scale: float) -> Image.Image:
    """A settlement: a vault of glass in the seat's colour and shape on a white ring."""

    def relief(x: Grid, y: Grid) -> Grid:
        out = plan_of(seat, x, y)
        vault = 1.75 * np.sqrt(np.clip(1 - (out / 3.15) ** 2, 0, 1)) + 0.5
        foot = 0.75 * smooth(3.95, 3.7, out)
        return np.where(out < 3.15, np.maximum(vault, foot), foot)

    what = seen(relief, box, 2.3, scale)
    out = plan_of(seat, what.x, what.y)
    diffuse = np.clip(what.facing @ LIGHT, 0, 1) * what.light
    value = 0.16 + 0.5 * diffuse + 0.5 * reflected(what.facing)
    glass = coloured(value, SEATS[seat])
    hull = coloured(0.2 + 0.75 * diffuse + 0.2 * reflected(what.facing), HULL)
    turn = np.arctan2(what.y, what.x)
    ribs = np.abs(np.sin(turn * (4 if seat == 0 else 3) + (0 if seat == 0 else pi / 2))) * out
    is_rib = (ribs < 0.17) | (np.abs(out - 2.05) < 0.13)
    is_sign = out < 1.15
    is_rib &= ~is_sign & (out < 3.1)
    colour = np.where(is_rib[..., None], 0.55 * hull + 0.45 * glass, glass)
    colour = np.where(is_sign[..., None], 255 - 0.25 * (255 - hull), colour)
    colour = np.where((out >= 3.12)[..., None], hull, colour)
    lamps = (out > 3.3) & (out < 3.75) & (np.cos(turn * 9) > 0.86)
    colour = np.where(lamps[..., None], np.array([255.0, 221.0, 138.0]), colour)
    return image_of(colour, what.cover, FINER)


def base(seat: int, box: sprites.SpriteBox, scale: float) -> Image.Image:
    """A resource base: a low hexagonal block with tanks, the seat's sign on its roof."""

    def hexagon(x: Grid, y: Grid) -> Grid:
        return np.maximum(np.abs(y), np.abs(x) * 3**0.5 / 2 + np.abs(y) / 2)

    def relief(x: Grid, y: Grid) -> Grid:
        out = hexagon(x, y)
        block = 1.25 * smooth(2.62, 2.5, out)
        roof = 0.35 * smooth(1.95, 1.8, out)
        rim = 0.22 * smooth(0.16, 0.08, np.abs(out - 2.3))
        return block + roof + rim

    what = seen(relief, box, 1.9, scale)
    out = hexagon(what.x, what.y)
    diffuse = np.clip(what.facing @ LIGHT, 0, 1) * what.light
    value = 0.18 + 0.58 * diffuse + 0.26 * reflected(what.facing)
    hull, paint = coloured(value, HULL), coloured(value * 0.92, SEATS[seat])
    sign = plan_of(seat, what.x, what.y - (-0.12 if seat else 0)) < (1.12 if seat == 0 else 0.98)
    on_roof = (out < 1.85) & (what.z > 1.3)
    colour = np.where(on_roof[..., None], paint, hull)
    colour = np.where((sign & on_roof)[..., None], coloured(value + 0.35, HULL), colour)
    window = (what.z > 0.45) & (what.z < 0.85) & (np.cos(what.x * 5.2) > 0.1) & (out > 2.5)
    colour = np.where(window[..., None], np.array([255.0, 214.0, 120.0]), colour)
    return image_of(colour, what.cover, FINER)


def tower(box: sprites.SpriteBox, scale: float) -> Image.Image:
    """The research tower: a mast on a drum, with a deck, a dish and a beacon."""

    def relief(x: Grid, y: Grid) -> Grid:
        r = np.hypot(x, y)
        drum = 1.1 * smooth(2.75, 2.6, r) + 0.5 * smooth(2.1, 1.9, r)
        shaft = np.where(r < 1.25, 4.6 + 0.4 * smooth(1.25, 1.1, r), 0)
        deck = np.where(r < 0.95, 5.9, 0)
        mast = np.where(r < 0.42, 7.6, 0)
        return np.maximum(np.maximum(drum, shaft), np.maximum(deck, mast))

    what = seen(relief, box, 7.7, scale)
    r = np.hypot(what.x, what.y)
    diffuse = np.clip(what.facing @ LIGHT, 0, 1) * what.light
    round_ = 0.5 + 0.5 * np.clip(-what.x / np.maximum(r, 0.3), -1, 1)
    value = 0.16 + 0.5 * diffuse + 0.2 * reflected(what.facing) + 0.14 * round_
    colour = coloured(value, HULL)
    stripe = ((what.z > 2.3) & (what.z < 2.75)) | ((what.z > 3.5) & (what.z < 3.95))
    colour = np.where((stripe & (r > 0.9) & (r < 1.4))[..., None],
                      coloured(value, METALS["g"]), colour)  # fmt: skip
    window = (what.z > 5.1) & (what.z < 5.55) & (r > 0.5) & (np.cos(what.x * 11) > -0.2)
    colour = np.where(window[..., None], np.array([255.0, 226.0, 150.0]), colour)
    lamp_x, lamp_up = grid_of(box, scale * FINER)
    far = np.hypot(lamp_x, lamp_up - 7.75)
    glow = np.clip(np.exp(-((far / 0.85) ** 2)) * 0.85, 0, 1)
    core = smooth(0.52, 0.4, far)
    red = np.array([255.0, 92.0, 72.0])
    cover = np.maximum(what.cover, glow)
    mixed = np.where(what.cover[..., None] > 0, colour * (1 - glow[..., None]), 0)
    share = np.where(what.cover > 0, glow, 1.0)[..., None]
    colour = mixed + red * share
    colour = colour * (1 - core[..., None]) + np.array([255.0, 226.0, 206.0]) * core[..., None]
    return image_of(colour, np.maximum(cover, core), FINER)


def piece_shadow(box: sprites.SpriteBox, scale: float, radius: float, high: float) -> Image.Image:
    """The shadow of something round that stands on the ground."""

    def relief(x: Grid, y: Grid) -> Grid:
        return high * np.clip(1 - (np.hypot(x, y) / radius) ** 4, 0, 1) ** 0.5

    return cast(relief, box, high, scale, 0.28)


def tower_shadow(box: sprites.SpriteBox, scale: float) -> Image.Image:
    """The shadow of the tower: a drum's, and the mast's long one."""

    def relief(x: Grid, y: Grid) -> Grid:
        r = np.hypot(x, y)
        return np.where(r < 2.7, 1.1, 0) + np.where(r < 1.2, 3.4, 0) + np.where(r < 0.5, 2.6, 0)

    return cast(relief, box, 7.2, scale, 0.25)


def earth(box: sprites.SpriteBox, scale: float) -> Image.Image:
    """The Earth in the sky: seas, land, clouds, the night on its lower right."""
    x, y = grid_of(box, scale * FINER)
    r = np.hypot(x, y) / sprites.EARTH
    z = np.sqrt(np.clip(1 - r**2, 0, 1))
    side = max(x.shape)
    reach = 0.5 * np.arcsin(np.clip(r, 0, 1)) / np.maximum(r, 1e-6)
    half = side / 2
    column = np.clip(half + x / sprites.EARTH * reach * half, 0, side - 1).astype(int)
    row = np.clip(half - y / sprites.EARTH * reach * half, 0, side - 1).astype(int)
    land = smooth(0.25, 0.4, noise(side, 1.9, 4, 2))[row, column]
    dry = noise(side, 1.8, 8, 2)[row, column]
    cloud = smooth(0.3, 1.6, noise(side, 1.45, 15, 3))[row, column]
    facing = np.stack([x / sprites.EARTH, y / sprites.EARTH, z], axis=-1)
    day = np.clip(facing @ np.array([-0.62, 0.6, 0.5]), 0, 1) ** 0.75
    sea = np.array([22.0, 84.0, 178.0]) + 30 * day[..., None]
    green, sand = np.array([70.0, 136.0, 72.0]), np.array([188.0, 158.0, 104.0])
    ground = green + (sand - green) * smooth(-0.2, 1, dry)[..., None]
    colour = sea + (ground - sea) * land[..., None]
    colour += (np.array([252.0, 254.0, 255.0]) - colour) * (0.88 * cloud)[..., None]
    colour = colour * (0.06 + 1.05 * day)[..., None]
    rim = smooth(0.72, 1, r) * day
    colour += (np.array([150.0, 205.0, 255.0]) - colour) * (0.6 * rim)[..., None]
    edge = (r <= 1).astype(float) * smooth(0.02, 0.4, day)
    halo = 0.5 * np.exp(-(np.clip(r - 1, 0, 9) / 0.07)) * np.clip(0.4 + 0.6 * (y - x) / 6, 0, 1)
    colour = np.where((r <= 1)[..., None], colour, np.array([130.0, 190.0, 255.0]))
    return image_of(colour, np.maximum(edge, halo), FINER)


def haze(box: sprites.SpriteBox, scale: float) -> Image.Image:
    """A faint band of far stars across the sky, so soft that a few pixels carry it."""
    x, y = grid_of(box, scale)
    side = max(x.shape)
    across = (x + 1.3 * y) / 1.64 / box.width
    cloud = noise(side, 1.9, 77, 1.5)
    bright = np.exp(-(((across + 0.08 * cloud) / 0.26) ** 2)) * (0.5 + 0.22 * cloud)
    colour = np.broadcast_to(np.array([120.0, 134.0, 196.0]), (*x.shape, 3))
    return image_of(colour, np.clip(0.42 * bright, 0, 0.5))


# Files


def render(name: str) -> Image.Image:
    """The picture of a name."""
    sprite = sprites.SPRITES[name]
    kind, _, rest = name.partition("-")
    box, scale = sprite.box, sprite.scale
    makers: dict[str, Callable[[], Image.Image]] = {
        "moon": lambda: moon(box, scale),
        "haze": lambda: haze(box, scale),
        "earth": lambda: earth(box, scale),
        "crater": lambda: crater(rest[0], int(rest[1]), box, scale),
        "ring": lambda: ring(rest, box, scale),
        "shadow": lambda: ring_shadow(rest[0], box, scale, sprites.BLURS[int(rest[1])]),
        "stacked": lambda: stacked(rest, box, scale),
        "dome": lambda: dome(int(rest), box, scale),
        "domeshade": lambda: piece_shadow(box, scale, 3.8, 2),
        "base": lambda: base(int(rest), box, scale),
        "baseshade": lambda: piece_shadow(box, scale, 2.7, 1.5),
        "tower": lambda: tower(box, scale),
        "towershade": lambda: tower_shadow(box, scale),
    }
    return makers[kind]()


def webp(picture: Image.Image, quality: int) -> bytes:
    """A picture as a WebP file."""
    held = io.BytesIO()
    options: dict[str, Any] = {"quality": quality, "method": 6, "alpha_quality": 75}
    picture.save(held, "WEBP", **options)
    return held.getvalue()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--out", type=Path, default=OUT, help="the folder of the pictures")
    parser.add_argument("names", nargs="*", help="which pictures; all, unless some are named")
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    for name in given.names or sprites.SPRITES:
        data = webp(render(name), sprites.SPRITES[name].quality)
        (given.out / f"{name}.webp").write_bytes(data)
        print(f"{name:14}{len(data):>8,}", flush=True)
    total = sum(path.stat().st_size for path in given.out.glob("*.webp"))
    print(f"{'together':14}{total:>8,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
