"""The logs of tables, people and what belongs to them.

Databases without migrations have some of these relations or all of them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_META = sa.MetaData()
_ENTRIES = sa.Table(
    "entries",
    _META,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)
_TABLES = sa.Table(
    "tables",
    _META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("is_over", sa.Boolean, nullable=False),
    sa.Index("tables_to_join", "is_open", "is_over", "created"),
)
sa.Table(
    "people",
    _META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
sa.Table(
    "sign_ins",
    _META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("since", sa.Float, nullable=False),
)
sa.Table("no_old_cookies", _META, sa.Column("person", sa.String(32), primary_key=True))
sa.Table(
    "sittings",
    _META,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
)
sa.Table(
    "secrets",
    _META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
sa.Table(
    "boxes",
    _META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("source", sa.JSON, nullable=False),
    sa.Column("share", sa.String(32), unique=True),
    sa.Column("created", sa.Float, nullable=False),
)
sa.Table(
    "tokens",
    _META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("scopes", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)


def upgrade() -> None:
    """Create what isn't there, and fill the relation of tables."""
    connection = op.get_bind()
    there = set(sa.inspect(connection).get_table_names())
    _META.create_all(connection)
    if connection.dialect.name == "sqlite" and "entries" in there and "tables" not in there:
        _list_old_tables(connection)


def _list_old_tables(connection: sa.Connection) -> None:
    """Fill the relation of tables of an SQLite file that had none."""
    is_open = sa.func.coalesce(_ENTRIES.c.data["open"].as_boolean(), sa.false())
    known = sa.func.json_valid(sa.type_coerce(_ENTRIES.c.data, sa.Text))
    last = _ENTRIES.alias()
    changed = (
        sa.select(sa.func.max(last.c.at)).where(last.c.table == _ENTRIES.c.table).scalar_subquery()
    )
    found = sa.select(_ENTRIES.c.table, _ENTRIES.c.at, changed, is_open, sa.false()).where(
        _ENTRIES.c.seq == 0, known
    )
    columns = ("id", "created", "changed", "is_open", "is_over")
    connection.execute(sa.insert(_TABLES).from_select(columns, found))
