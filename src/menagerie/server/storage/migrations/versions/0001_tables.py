"""The first tables: guests, games, seats and the log of actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "guest",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created_at", sa.String(40), nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("form", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.Integer, nullable=True),
        sa.Column("seed", sa.JSON, nullable=True),
        sa.Column("rules_version", sa.Integer, nullable=True),
        sa.Column("awaited", sa.JSON, nullable=False),
        sa.Column("headline", sa.Text, nullable=True),
        sa.Column("rematch", sa.String(40), nullable=True),
        sa.Column("created_at", sa.String(40), nullable=False),
        sa.Column("changed_at", sa.String(40), nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("game_id", sa.String(40), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("stand_in", sa.String(40), nullable=True),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(80), nullable=False, unique=True),
    )
    op.create_table(
        "holder",
        sa.Column("game_id", sa.String(40), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.String(40), primary_key=True),
    )
    op.create_index("holder_by_guest", "holder", ["guest_id"])
    op.create_table(
        "event",
        sa.Column("game_id", sa.String(40), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(40), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.UniqueConstraint("game_id", "seat", "client_id"),
    )
