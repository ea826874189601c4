"""Run mutation tests on the rules: mutmut, with a summary.

    python tools/mutants.py [--workers 2] [--only moon_base] [--keep]

The mutants are in ``mutants/``; with ``--keep`` an earlier run is continued. With ``--only`` only
mutants whose names contain a text are tried and counted; together with ``--keep``, those of them
that have not been killed yet. The survivors are listed here and explained in ``docs/mutants.md``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

WANTED = 0.90
KILLED = ("killed", "timeout", "segfault", "caught by type check")

ENVIRONMENT = {**os.environ, "SELENITE_PURE": "1"}
MUTMUT = str(Path(sys.executable).parent / "mutmut")


def results(only: str) -> dict[str, str]:
    """The result of each mutant whose name contains a text."""
    listed = subprocess.run(
        [MUTMUT, "results", "--all", "true"],
        env=ENVIRONMENT,
        check=True,
        capture_output=True,
        text=True,
    )
    lines = (line.strip().rpartition(": ") for line in listed.stdout.splitlines())
    return {name: state for name, _, state in lines if name and only in name}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only mutants whose names contain this text")
    parser.add_argument("--keep", action="store_true", help="continue an earlier run")
    options = parser.parse_args()
    if not options.keep:
        shutil.rmtree("mutants", ignore_errors=True)
    names = [f"*{options.only}*"] if options.only else []
    if options.only and options.keep and (known := results(options.only)):
        names = [name for name, state in known.items() if state not in KILLED]
    if names or not options.only:
        command = [MUTMUT, "run", "--max-children", str(options.workers), *names]
        if code := subprocess.run(command, env=ENVIRONMENT, check=False).returncode:
            return code
    found = results(options.only)
    for name, state in found.items():
        if state not in KILLED:
            print(f"{name}: {state}")
    states = Counter((name.split(".x")[0], state) for name, state in found.items())
    for (module, state), count in sorted(states.items()):
        print(f"{module:55} {state:12} {count:5}")
    killed = sum(state in KILLED for state in found.values())
    share = killed / max(1, len(found))
    print(f"{killed} of {len(found)} killed: {share:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
