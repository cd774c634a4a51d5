"""What is derived from the journals, by the people who sat at the tables, and when a node was up;
notices that wait, and how people want to be told; and groups."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("listings", sa.Column("followed", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("told_at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("group_id", sa.String(40), nullable=False),
    )
    op.create_index("standings_group", "standings", ["group_id"])
    op.create_index("standings_due", "standings", ["due_at"])
    op.create_table(
        "seatings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("seatings_table", "seatings", ["table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("group_id", sa.String(40), nullable=False),
    )
    op.create_index("results_group", "results", ["group_id", "ended_at"])
    op.create_table(
        "played",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("played_latest", "played", ["person", "ended_at"])
    op.create_index("played_table", "played", ["table_id"])
    op.create_table(
        "forgotten",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
    )
    op.create_index("outbox_waiting", "outbox", ["state", "next_at"])
    op.create_table(
        "people",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "groups",
        sa.Column("group_id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "node_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("told", sa.String(400), primary_key=True),
    )


def downgrade() -> None:
    for name in (
        "node_keys",
        "people",
        "outbox",
        "heartbeats",
        "forgotten",
        "played",
        "results",
        "seatings",
        "standings",
    ):
        op.drop_table(name)
    op.drop_column("listings", "followed")
