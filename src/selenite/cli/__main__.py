"""``python -m selenite.cli``: the command line."""

import sys

from selenite.cli import main

if __name__ == "__main__":
    sys.exit(main())
