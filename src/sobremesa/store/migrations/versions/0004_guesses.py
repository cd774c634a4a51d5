"""What watchers guess about teams."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "guesses",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("guesses_person", "guesses", ["person"])


def downgrade() -> None:
    op.drop_table("guesses")
