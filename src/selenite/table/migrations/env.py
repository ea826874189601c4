"""What Alembic runs for every command: on the connection, and in the transaction, of the caller."""

from __future__ import annotations

from alembic import context

from selenite.table.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
context.run_migrations()
