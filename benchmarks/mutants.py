"""Change the rules in every small way, and see that a test notices: mutmut, with a summary.

    python benchmarks/mutants.py [--workers 2] [--keep]

The mutants live in ``mutants/``; with ``--keep`` an earlier run is continued. The survivors are
listed, and explained in ``docs/mutants.md``.
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true", help="continue an earlier run")
    options = parser.parse_args()
    if not options.keep:
        shutil.rmtree("mutants", ignore_errors=True)
    environment = {**os.environ, "SELENITE_PURE": "1"}
    mutmut = [str(Path(sys.executable).parent / "mutmut")]
    run = subprocess.run(
        [*mutmut, "run", "--max-children", str(options.workers)], env=environment, check=False
    )
    if run.returncode:
        return run.returncode
    listed = subprocess.run(
        [*mutmut, "results", "--all", "true"],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    states: Counter[tuple[str, str]] = Counter()
    survivors = []
    for line in listed.stdout.splitlines():
        name, _, state = line.strip().rpartition(": ")
        if name:
            states[name.split(".x")[0], state] += 1
            if state not in KILLED:
                survivors.append(f"{name}: {state}")
    print("\n".join(survivors))
    killed = sum(count for (_, state), count in states.items() if state in KILLED)
    for (module, state), count in sorted(states.items()):
        print(f"{module:55} {state:12} {count:5}")
    share = killed / max(1, sum(states.values()))
    print(f"{killed} of {sum(states.values())} killed: {share:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
