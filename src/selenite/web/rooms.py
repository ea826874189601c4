"""Every game's room at the web table."""

from __future__ import annotations

from selenite.web.blue_moon_city.room import BlueMoonCityRoom
from selenite.web.look import Room
from selenite.web.moon_base.room import MoonBaseRoom

ROOMS: dict[str, Room] = {"blue-moon-city": BlueMoonCityRoom(), "moon-base": MoonBaseRoom()}
"""Rooms by the game's name."""
