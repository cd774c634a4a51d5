"""Alembic runs this file. The connection comes from ``upgrade``; there is no alembic.ini."""

from alembic import context

from sobremesa.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
