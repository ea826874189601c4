"""Refusals: input from a person that can't be accepted.

A refusal carries a code and parameters, never a sentence: ``selenite.texts`` puts it into words.
"""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Input that can't be accepted: a code, and parameters for the sentence.

    ``game`` is the name of the game that refused, whose texts have the sentence; None for a refusal
    of anything else.

    >>> str(Refusal("unknown-option", option="colour"))
    'unknown-option option=colour'
    """

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code)
        self.code = code
        self.parameters = parameters
        self.game: str | None = None

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{k}={v}" for k, v in self.parameters.items())])

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (type(self), self.__dict__.copy())


class Invalid(Refusal):
    """Invalid options, files, positions or records."""


class Illegal(Refusal):
    """A move the rules refuse, with the number of the clause that refuses it.

    Before the clauses come ``notation`` (no such move text), ``over``, ``turn`` and ``phase``.

    >>> str(Illegal("2.1", "too-few-stones"))
    '2.1: too-few-stones'
    """

    def __init__(self, clause: str, code: str, **parameters: Any) -> None:
        super().__init__(code, **parameters)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.clause}: {super().__str__()}"


def _refusal(kind: type[Refusal], fields: dict[str, Any]) -> Refusal:
    """Rebuild a refusal that crossed a process boundary."""
    refusal = kind.__new__(kind)
    refusal.__dict__.update(fields)
    refusal.args = (refusal.code,)
    return refusal
