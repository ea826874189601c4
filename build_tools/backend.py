"""The build backend: setuptools, with the script of the web table bundled before it packs."""

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


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution, which carries the bundle."""
    bundle.make()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel."""
    bundle.make()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
