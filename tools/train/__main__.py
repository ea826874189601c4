"""The command: ``python tools/train GAME --out FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from train.loop import main

if __name__ == "__main__":
    main()
