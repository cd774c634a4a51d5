"""The tables of the databases. They change by migrations only: see ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

listings = Table(
    "listings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Index("listings_shown", "public", "status", "opened_at"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("node", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)
