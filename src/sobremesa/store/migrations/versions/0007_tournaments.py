"""Tournaments, entry by entry."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "tournament_entries",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("group_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("tournament_entries_group", "tournament_entries", ["group_id", "seq"])


def downgrade() -> None:
    op.drop_table("tournament_entries")
