"""Text that runs from right to left beside text that runs from left to right.

A sentence's parameters are put between Unicode's isolates wherever both directions can meet:
otherwise a browser mixes up a move's signs, or a name with the number that follows it. The first
strong isolate takes its direction from its content, and from left to right where that has none, as
moves such as ``/`` and points such as ``(-2,4)`` need it.
"""

from __future__ import annotations

import re

FIRST_STRONG, END = "\u2068", "\u2069"
_OPENING = "\u2066\u2068"
_MARKS = str.maketrans("", "", _OPENING + END)
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolate(text: str) -> str:
    """A text that keeps its order wherever it is put."""
    return f"{FIRST_STRONG}{text}{END}"


def runs_right_to_left(text: str) -> bool:
    """Whether any of a text runs from right to left.

    >>> runs_right_to_left("Ada"), runs_right_to_left("Ada and אדה")
    (False, True)
    """
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def bare(text: str) -> str:
    """A text without isolates."""
    return text if text.isascii() else text.translate(_MARKS)


def is_balanced(text: str) -> bool:
    """Whether each isolate of a text is closed, and nothing else.

    >>> is_balanced(isolate("Ada") + " 3"), is_balanced(END + "Ada")
    (True, False)
    """
    depth = 0
    for character in text:
        depth += (character in _OPENING) - (character == END)
        if depth < 0:
            return False
    return depth == 0
