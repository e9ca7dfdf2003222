"""A game may go on from a moment of another one, or come from a file."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """New columns have defaults, so that a process of the previous version, which does not know them, can go on."""
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("earlier", sa.JSON, nullable=False, server_default="[]"))
        game.add_column(sa.Column("origin", sa.JSON, nullable=True))
