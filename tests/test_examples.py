"""The examples in the docstrings run, compiled and uncompiled."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import selenite

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(selenite.__path__, "selenite.")
    if not module.name.endswith(("__main__", "migrations.env"))  # these run when imported
)
WITH_EXAMPLES = {
    "selenite.games.blue_moon_city.rules.payments",
    "selenite.games.blue_moon_city.rules.state",
    "selenite.games.blue_moon_city.notation",
    "selenite.games.moon_base.rules.geometry",
    "selenite.games.moon_base.rules.state",
    "selenite.games.moon_base.notation",
    "selenite.core.chance",
    "selenite.core.refusals",
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    if name in WITH_EXAMPLES:
        assert result.attempted > 0


def test_every_module_was_found() -> None:
    assert set(MODULES) >= WITH_EXAMPLES
