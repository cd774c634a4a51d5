"""Deals that many play: the secrets of the days, and how the tables that share a deal ended."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "deal_results",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("deal_results_person", "deal_results", ["person", "deal"])
    op.create_index("deal_results_spread", "deal_results", ["deal", "won", "lead", "ended_at"])
    op.create_index("deal_results_table", "deal_results", ["table_id"])


def downgrade() -> None:
    for name in ("deal_results", "days"):
        op.drop_table(name)
