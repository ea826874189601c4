"""Codes and names in Latin letters inside a sentence that runs from right to left."""

from __future__ import annotations

import re

_RIGHT_TO_LEFT = ("he",)
_BEGIN, _END = "\u2066", "\u2069"
_WORD = r"[#>/]*[A-Za-z0-9](?:[!-~]*[A-Za-z0-9)>=])?"
_POINT = r"\(-?\d+,-?\d+\)"
_RUN = re.compile(rf"{_WORD}(?: {_WORD})*|{_POINT}|{_BEGIN}[^{_END}]*{_END}")
_LATIN = re.compile("[A-Za-z#>=,]")


def isolated(text: str, language: str) -> str:
    """A plain text with invisible signs around what runs from left to right in it.

    Without them a browser mixes up a move's signs, and a name with the number that follows it.

    >>> isolated("Ada: 3", "en")
    'Ada: 3'
    >>> isolated("Ada: 3, >d4", "he").replace(_BEGIN, "[").replace(_END, "]")
    '[Ada]: 3, [>d4]'
    """
    return _RUN.sub(_isolate, text) if language in _RIGHT_TO_LEFT else text


def _isolate(found: re.Match[str]) -> str:
    """A run between its signs; a bracket that was opened outside stays there."""
    run, rest = found[0], ""
    if run[0] == _BEGIN or not _LATIN.search(run):
        return run
    while run.count(")") > run.count("(") and run.endswith(")"):
        run, rest = run[:-1], f"){rest}"
    return f"{_BEGIN}{run}{_END}{rest}"
