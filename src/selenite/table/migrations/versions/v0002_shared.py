"""What processes share while they run, on PostgreSQL."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the relations that need not outlive a crash of the database."""
    if op.get_bind().dialect.name != "postgresql":
        return
    _create(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    _create(
        "presences",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("slowness", sa.Float),
    )
    _create(
        "uncovered",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
    )
    _create(
        "leases",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False, index=True),
    )
    _create(
        "thoughts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("job", sa.JSON, nullable=False),
        sa.Column("is_hint", sa.Boolean, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("queued", sa.Float, nullable=False, index=True),
        sa.Column("process", sa.String(16)),
        sa.Column("answer", sa.JSON),
    )
    _create(
        "shares",
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
    )


def _create(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, *columns, prefixes=["UNLOGGED"])
