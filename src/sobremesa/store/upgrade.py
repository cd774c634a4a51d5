"""Brings a database up to date before it is used."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from sobremesa.store import versions
from sobremesa.store.inspection import BadDatabase

# Nodes that start together migrate one after the other. The number only has to be the same for all of them.
LOCK = 5_077_637


def upgrade(connection: Connection) -> None:
    """Raises a ``BadDatabase`` where a newer version of this program was here before."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = MigrationContext.configure(connection).get_current_heads()
    if not set(found) <= set(versions.known_versions()):
        raise BadDatabase("newer", str(connection.engine.url.database))
    config = Config()
    config.set_main_option("script_location", str(versions.MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
