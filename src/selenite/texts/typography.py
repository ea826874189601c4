"""Signs and capitals as they are printed."""

from __future__ import annotations

from collections.abc import Iterable

MINUS = "\N{MINUS SIGN}"


def number(value: int) -> str:
    """A number with a real minus sign.

    >>> number(-3), number(12)
    ('−3', '12')
    """
    return f"{value}".replace("-", MINUS)


def signed(value: int) -> str:
    """A number with its sign; nothing has none.

    >>> signed(12), signed(0), signed(-100)
    ('+12', '0', '−100')
    """
    return f"+{value}" if value > 0 else number(value)


def in_sentences(lines: Iterable[str]) -> str:
    """Lines as sentences, one after the other; those without a full stop get one.

    >>> in_sentences(["Ada begins", "Why?", ""])
    'Ada begins. Why?'
    """
    return " ".join(
        line if line.endswith((".", "!", "?", ":")) else f"{line}." for line in lines if line
    )


def capitalised(text: str) -> str:
    """A text as the beginning of a sentence.

    >>> capitalised("the tower"), capitalised("")
    ('The tower', '')
    """
    return text[:1].upper() + text[1:]
