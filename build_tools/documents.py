"""Copies the documents that the web table shows from ``docs`` into a built package."""

from __future__ import annotations

from pathlib import Path

from setuptools.command.build_py import build_py

DOCUMENTS = ("notation*.md", "rulings*.md")
"""The documents in ``docs``, each with its translations."""
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
        for pattern in DOCUMENTS:
            for document in sorted(Path("docs").glob(pattern)):
                self.copy_file(str(document), str(folder / document.name))
