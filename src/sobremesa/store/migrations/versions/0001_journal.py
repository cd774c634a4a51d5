"""The journal, the list of tables, and the leases."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_index("listings_shown", "listings", ["public", "status", "opened_at"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("leases", "listings", "journal"):
        op.drop_table(name)
