"""How Alembic works here: on the connection that the service hands over, in one transaction."""

from __future__ import annotations

from alembic import context

from fairlead.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by writing it anew
)
with context.begin_transaction():
    context.run_migrations()
