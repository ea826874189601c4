"""The commands: ``python tools/train GAME --out FOLDER``, and ``calibrate GAME`` afterwards."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from train import calibrating, loop

if __name__ == "__main__":
    if sys.argv[1:2] == ["calibrate"]:
        calibrating.main(sys.argv[2:])
    else:
        loop.main()
