"""Builds the package with what isn't under ``src``: bundled scripts, fonts, and documents."""

from __future__ import annotations

from pathlib import Path

from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

import bundle

DOCUMENTS = ("fairness*.md", "notation*.md", "rulings*.md")
"""The documents in ``docs``, each with its translations."""
FOLDER = Path("selenite", "web", "documents")


class BuildWithDocuments(build_py):
    """Builds the package with the documents; an editable install reads them from ``docs``.

    Without its scripts the package must not be built: its pages would show what can't be clicked.
    """

    def run(self) -> None:
        """Make the bundle before the package's own files are copied, and the documents after."""
        if self.editable_mode:
            super().run()
            return
        bundle.make_or_exit()
        super().run()
        folder = Path(self.build_lib) / FOLDER
        self.mkpath(str(folder))
        for pattern in DOCUMENTS:
            for document in sorted(Path("docs").glob(pattern)):
                self.copy_file(str(document), str(folder / document.name))


class SourceWithBundle(sdist):
    """Builds a source distribution with the bundle, so that installing from it needs no Node."""

    def run(self) -> None:
        """Make the bundle before the files are listed."""
        bundle.make_or_exit()
        super().run()
