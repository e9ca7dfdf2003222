"""A table counts its changes and stores open wishes; processes on one database know about each other."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """New columns have defaults, so that a process of the previous version, which does not know them, can go on."""
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("wishes", sa.JSON, nullable=False, server_default="{}"))
        game.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "notice",
        sa.Column("game_id", sa.String(40), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("values", sa.JSON, nullable=False),
    )
    op.create_table(
        "process",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "here",
        sa.Column("game_id", sa.String(40), primary_key=True),
        sa.Column("process_id", sa.String(40), primary_key=True),
        sa.Column("guest_id", sa.String(40), primary_key=True),
    )
    op.create_index("here_by_process", "here", ["process_id"])
    op.create_table(
        "keeper",
        sa.Column("game_id", sa.String(40), primary_key=True),
        sa.Column("process_id", sa.String(40), nullable=False),
    )
    op.create_index("keeper_by_process", "keeper", ["process_id"])
