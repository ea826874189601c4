"""The recipes, by the names of the games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from train.city import BlueMoonCityRecipe
from train.games import Recipe
from train.moon import MoonBaseRecipe

RECIPES: dict[str, Recipe] = {
    recipe.name: recipe for recipe in (MoonBaseRecipe(), BlueMoonCityRecipe())
}


def kinds_of(parser: argparse.ArgumentParser, recipe: Recipe, text: str | None) -> Sequence[str]:
    """The kinds of nets that a command line names; all of them, if it names none."""
    kinds = text.split(",") if text else recipe.kinds
    unknown = [kind for kind in kinds if kind not in recipe.kinds]
    if unknown:
        parser.error(f"{recipe.name} has no nets of the kind {unknown[0]}")
    return kinds
