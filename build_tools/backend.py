"""The build backend: setuptools, with npm where the machine has none to bundle the scripts."""

from __future__ import annotations

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 (the other hooks are those of setuptools)

import bundle

Settings = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The packages that building a source distribution takes."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *bundle.requirements()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The packages that building a wheel takes."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *bundle.requirements()]
