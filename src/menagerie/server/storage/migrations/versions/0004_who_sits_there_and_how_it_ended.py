"""Seats have an avatar and usual answers; a table knows who ended its game, who offered another one and who declined; and a
guest may take a table off their own list."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

AVATARS = ("fox", "hare", "hedgehog", "otter", "badger", "frog", "deer", "bear")  # as they were then


def upgrade() -> None:
    """Existing seats get an avatar by their number; ended games count as ended by the operator."""
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("avatar", sa.String(20), nullable=False, server_default=""))
        seat.add_column(sa.Column("usual", sa.JSON, nullable=False, server_default="[]"))
    for number, avatar in enumerate(AVATARS):
        op.execute(f"update seat set avatar = '{avatar}' where kind != 'open' and seat = {number}")
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("rematch_by", sa.Integer, nullable=True))
        game.add_column(sa.Column("rematch_declined", sa.JSON, nullable=False, server_default="[]"))
        game.alter_column("ended", existing_type=sa.Boolean, type_=sa.String(10), existing_nullable=False, nullable=True)
    op.execute("update game set ended = case when ended = '1' then 'operator' else null end")
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("avatar", existing_type=sa.String(20), server_default=None)
        seat.alter_column("usual", existing_type=sa.JSON, server_default=None)
    with op.batch_alter_table("game") as game:
        game.alter_column("rematch_declined", existing_type=sa.JSON, server_default=None)
    op.create_table(
        "put_away",
        sa.Column("game_id", sa.String(40), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("guest_id", sa.String(40), primary_key=True),
    )
