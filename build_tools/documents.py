"""Copies the documents that the web table shows from ``docs`` into a built package."""

from __future__ import annotations

from pathlib import Path

from setuptools.command.build_py import build_py

DOCUMENTS = ("docs/notation.md", "docs/rulings.md")
FOLDER = Path("selenite", "web", "documents")


class BuildWithDocuments(build_py):
    """Builds the package with the documents; an editable install reads them from ``docs``."""

    def run(self) -> None:
        """Copy the documents after the package's own files."""
        super().run()
        if self.editable_mode:
            return
        folder = Path(self.build_lib) / FOLDER
        self.mkpath(str(folder))
        for document in DOCUMENTS:
            self.copy_file(document, str(folder / Path(document).name))
