"""The cookie that says who somebody is.

It holds the token of a sign-in (:mod:`selenite.table.sign_ins`). In earlier versions it held the
person's id with a signature; such cookies are exchanged for new ones.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256

COOKIE = "selenite"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name over TLS: browsers let neither other hosts nor plain connections set it."""


def cookie_name(is_secure: bool) -> str:
    """The name of the cookie on a connection."""
    return SECURE_COOKIE if is_secure else COOKIE


def token_in(cookies: Mapping[str, str], is_secure: bool) -> str | None:
    """The token of a sign-in, if a cookie has one.

    >>> token_in({"selenite": "token"}, False), token_in({"selenite": "token"}, True)
    ('token', None)
    >>> token_in({"selenite": "ada.signature"}, False) is None
    True
    """
    value = cookies.get(cookie_name(is_secure), "")
    return value if value and "." not in value else None


def person_in_old(cookies: Mapping[str, str], is_secure: bool, secret: str) -> str | None:
    """The person's id in a cookie of an earlier version, unless there is a newer one."""
    if is_secure and SECURE_COOKIE in cookies:
        return None
    return unsigned(cookies.get(COOKIE, ""), secret)


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
