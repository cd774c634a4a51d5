"""Who played in which group is read at once, and not by looking through everybody's games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

FILL = (
    "update played set group_id = (select results.group_id from results where results.table_id = played.table_id "
    "and results.number = played.number) where exists (select 1 from results where results.table_id = played.table_id "
    "and results.number = played.number and results.group_id <> '')"
)


def upgrade() -> None:
    op.add_column("played", sa.Column("group_id", sa.String(40), nullable=False, server_default=""))
    op.execute(FILL)
    op.create_index("played_group", "played", ["group_id", "person"])


def downgrade() -> None:
    op.drop_index("played_group", "played")
    op.drop_column("played", "group_id")
