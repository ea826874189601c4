"""What things are worth to bots, counted in crystals: opinions that were tried in play."""

from __future__ import annotations

OFFERING_WORTH = 10.5
SCALE_WORTH = 0.8
CARD_WORTH = 0.45
DRAWN_WORTH = 0.55
STEP_TO_OFFER = 0.35
BEGUN = 0.25
FILLED = 0.6
PROSPECT = 0.5
FEW_CUBES = (15.0, 6.0, 3.0, 1.2)
SPREAD_AT_START = 9.0
SPREAD_AT_END = 4.0
POWER_WORTH = (
    0.35, 0.25, 0.0,  # Vulca, Terrah and Aqua bring a dragon
    0.35, 0.25, 0.0,
    0.35, 0.25, 0.0,
    0.45, 0.3, 0.0,  # Flit carries the figure
    0.45, 0.0, 0.0,  # Khind is worth one anywhere
    0.3, 0.3, 0.0,  # Mimix pairs
    0.45, 0.35, 0.0,  # Hoax recolours
    0.2, 0.1, 0.0,  # Pillar offers once more
)  # fmt: skip
