"""The tables of an SQLite file. A new file gets the latest at once; an older one goes through the migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sobremesa.store.inspection import inspect
from sobremesa.store.versions import latest_version

# What the migrations come to, which a test compares.
TABLES = """
create table journal (
    table_id varchar(40) not null, seq integer not null, entry blob not null, primary key (table_id, seq)
);
create table listings (
    table_id varchar(40) not null, public boolean not null, status varchar(10) not null, opened_at bigint not null,
    told blob not null, primary key (table_id)
);
create index listings_shown on listings (public, status, opened_at);
create table leases (
    table_id varchar(40) not null, node varchar(40) not null, until bigint not null, primary key (table_id)
);
create table alembic_version (
    version_num varchar(32) not null, constraint alembic_version_pkc primary key (version_num)
)
"""


def bring_up_to_date(file: Path) -> None:
    """Makes the file, or its tables, as this version needs them; raises a ``BadDatabase``."""
    version = inspect(file)
    if version is None:
        _create(file)
    elif version != latest_version():
        _migrate(file)


def _create(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        # All or nothing: a file with some of the tables would be nobody's.
        connection.execute("begin immediate")
        for statement in TABLES.split(";"):
            connection.execute(statement)
        connection.execute("insert into alembic_version (version_num) values (?)", (latest_version(),))
        connection.execute("commit")


def _migrate(file: Path) -> None:
    from sqlalchemy import create_engine

    from sobremesa.store.upgrade import upgrade

    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()
