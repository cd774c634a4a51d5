"""Games that count for ratings, how strong their players are after each day, and the days that have to be rated."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.String(60), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("group_id", sa.String(40), nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
    )
    op.create_index("rated_day", "rated", ["ladder", "season", "day"])
    op.create_index("rated_group", "rated", ["group_id", "ladder", "season", "day"])
    op.create_index("rated_player", "rated", ["player"])
    op.create_table(
        "ratings",
        sa.Column("scope", sa.String(40), primary_key=True),
        sa.Column("ladder", sa.String(60), primary_key=True),
        sa.Column("season", sa.String(7), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("latest", sa.Integer, nullable=False),
    )
    op.create_index("ratings_table", "ratings", ["scope", "ladder", "season", "latest", "listed", "low"])
    op.create_index("ratings_day", "ratings", ["scope", "ladder", "season", "day"])
    op.create_index("ratings_player", "ratings", ["player", "scope", "ladder"])
    op.create_table(
        "unrated",
        sa.Column("scope", sa.String(40), primary_key=True),
        sa.Column("ladder", sa.String(60), primary_key=True),
        sa.Column("season", sa.String(7), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(32), nullable=False),
    )
    # Their leaves are derived again, and their games rated: at a table where all is over nobody notices.
    op.execute("update standings set length = 0 where status = 'over' and table_id in (select table_id from results)")


def downgrade() -> None:
    for name in ("unrated", "ratings", "rated"):
        op.drop_table(name)
