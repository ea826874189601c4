"""Builds the package with what isn't under ``src``: bundled scripts, fonts, and documents."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools.command.build_py import build_py

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
        try:
            bundle.make()
        except bundle.BundleError as problem:
            sys.exit(f"selenite: the script of the web table could not be bundled: {problem}")
        super().run()
        folder = Path(self.build_lib) / FOLDER
        self.mkpath(str(folder))
        for pattern in DOCUMENTS:
            for document in sorted(Path("docs").glob(pattern)):
                self.copy_file(str(document), str(folder / document.name))
