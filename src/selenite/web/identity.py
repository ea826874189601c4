"""The signed cookie that says who somebody is."""

from __future__ import annotations

import hmac
from hashlib import sha256

COOKIE = "selenite"


def signed(person: str, secret: str) -> str:
    """A person's id with a signature that only this server can make.

    >>> unsigned(signed("ada", "a secret"), "a secret")
    'ada'
    >>> unsigned("ada.forged", "a secret") is None
    True
    >>> unsigned("ada.falsché", "a secret") is None
    True
    """
    return f"{person}.{_signature(person, secret)}"


def unsigned(cookie: str, secret: str) -> str | None:
    """The person's id in a cookie; None if the signature is wrong."""
    person, _, signature = cookie.rpartition(".")
    if person and hmac.compare_digest(signature.encode(), _signature(person, secret).encode()):
        return person
    return None


def _signature(person: str, secret: str) -> str:
    return hmac.new(secret.encode(), person.encode(), sha256).hexdigest()[:32]
