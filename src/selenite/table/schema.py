"""The relations of the database: the tables' logs, people, and what belongs to them.

The migrations build them (``table/migrations``); a test compares the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, MetaData, String, Text
from sqlalchemy import Table as Relation

META = MetaData()
ENTRIES = Relation(
    "entries",
    META,
    Column("table", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
)
TABLES = Relation(
    "tables",
    META,
    Column("id", String(16), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Index("tables_to_join", "is_open", "is_over", "created"),
)
PEOPLE = Relation(
    "people",
    META,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)
SIGN_INS = Relation(
    "sign_ins",
    META,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("since", Float, nullable=False),
)
NO_OLD_COOKIES = Relation(
    "no_old_cookies",
    META,
    Column("person", String(32), primary_key=True),
)
SEATS = Relation(
    "sittings",
    META,
    Column("person", String(32), primary_key=True),
    Column("table", String(16), primary_key=True),
)
SECRETS = Relation(
    "secrets",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
BOXES = Relation(
    "boxes",
    META,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("source", JSON, nullable=False),
    Column("share", String(32), unique=True),
    Column("created", Float, nullable=False),
)
TOKENS = Relation(
    "tokens",
    META,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", Float, nullable=False),
)
BANS = Relation(
    "bans",
    META,
    Column("kind", String(8), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

PROMISES = Relation(
    "promises",
    META,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("at", Float, nullable=False, index=True),
)

SHARED = MetaData()
"""What processes share while they run, on PostgreSQL only. It isn't logged by the database: after a
crash of the database it is empty, and they fill it again."""


def _shared(name: str, *columns: Column[Any]) -> Relation:
    return Relation(name, SHARED, *columns, prefixes=["UNLOGGED"])


PROCESSES = _shared(
    "processes",
    Column("id", String(16), primary_key=True),
    Column("until", Float, nullable=False),
)
PRESENCES = _shared(
    "presences",
    Column("table", String(16), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("people", JSON, nullable=False),
    Column("slowness", Float),
)
UNCOVERED = _shared(
    "uncovered",
    Column("table", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("label", Text, nullable=False),
)
LEASES = _shared(
    "leases",
    Column("table", String(16), primary_key=True),
    Column("process", String(16), nullable=False, index=True),
)
THOUGHTS = _shared(
    "thoughts",
    Column("id", String(64), primary_key=True),
    Column("table", String(16), nullable=False),
    Column("job", JSON, nullable=False),
    Column("is_hint", Boolean, nullable=False),
    Column("person", String(32), nullable=False),
    Column("address", String(64), nullable=False),
    Column("queued", Float, nullable=False, index=True),
    Column("process", String(16)),
    Column("answer", JSON(none_as_null=True)),
)
SHARES = _shared(
    "shares",
    Column("who", String(80), primary_key=True),
    Column("used", Float, nullable=False),
)
