"""An index by which promises that have expired are found."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the index."""
    op.create_index("ix_promises_at", "promises", ["at"], if_not_exists=True)
