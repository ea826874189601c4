"""Adds the compiled modules to the build; ``pyproject.toml`` describes everything else."""

import sys

from setuptools import setup

sys.path.insert(0, "build_tools")

from documents import BuildWithDocuments, SourceWithBundle
from extensions import BuildExtensions, extensions

setup(
    ext_modules=extensions(),
    cmdclass={
        "build_ext": BuildExtensions,
        "build_py": BuildWithDocuments,
        "sdist": SourceWithBundle,
    },
)
