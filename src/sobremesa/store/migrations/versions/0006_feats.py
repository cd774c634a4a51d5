"""What somebody did in a finished game of a group that is worth remembering."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "feats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("group_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index("feats_group", "feats", ["group_id", "game", "kind", "amount"])
    op.create_index("feats_person", "feats", ["person"])


def downgrade() -> None:
    op.drop_table("feats")
