"""Random names, keys and seeds: whatever must not be guessed."""

from __future__ import annotations

import secrets
from hashlib import sha256


def person_id() -> str:
    """The public number of a person."""
    return secrets.token_hex(8)


def person_key() -> str:
    """The secret of a personal link."""
    return secrets.token_urlsafe(24)


def sign_in() -> str:
    """The secret of a browser where somebody is signed in."""
    return secrets.token_urlsafe(32)


def table_name() -> str:
    """The name of a table, which is in its address."""
    return secrets.token_urlsafe(9)


def in_logs(table: str) -> str:
    """What logs call a table: whoever knows its name would be let in. The start of its SHA-256."""
    return sha256(table.encode()).hexdigest()[:8]


def seat_key() -> str:
    """The secret that lets a friend take over a seat."""
    return secrets.token_urlsafe(12)


def box_id() -> str:
    """The name of a box in its owner's addresses."""
    return secrets.token_urlsafe(9)


def share_key() -> str:
    """The secret of a link to a box that is shared."""
    return secrets.token_urlsafe(18)


def token_id() -> str:
    """The name of a token in its owner's addresses."""
    return secrets.token_urlsafe(9)


def token_secret() -> str:
    """The secret that a program sends to act for somebody; recognisable in a file or a log."""
    return f"selenite_{secrets.token_urlsafe(32)}"


def seed() -> bytes:
    """The seed of a game."""
    return secrets.token_bytes(32)
