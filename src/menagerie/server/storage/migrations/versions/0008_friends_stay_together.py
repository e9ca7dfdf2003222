"""A rematch may be another game; a face stays with a guest; a host may keep guests out of a lobby; how a running game stands."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """New columns have defaults, so that a process of the previous version, which does not know them, can go on."""
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("rematch_game", sa.String(40), nullable=True))
        game.add_column(sa.Column("kept_out", sa.JSON, nullable=False, server_default="{}"))
        game.add_column(sa.Column("standing", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("guest") as guest:
        guest.add_column(sa.Column("avatar", sa.String(20), nullable=True))
