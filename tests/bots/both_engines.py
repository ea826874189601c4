"""What a program says on the compiled engine and on the plain files."""

from __future__ import annotations

import os
import subprocess
import sys


def told_by_both(script: str) -> list[str]:
    """The output of a script, from the engine there is and from the plain files."""
    return [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "SELENITE_PURE": pure},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for pure in ("0", "1")
    ]
