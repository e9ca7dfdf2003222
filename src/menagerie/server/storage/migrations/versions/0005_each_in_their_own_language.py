"""A guest has a language; a game's result is stored as codes, so that everyone reads it in their own language."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Finished games keep the sentence that was stored. For games that were ended early, it is known who ended them."""
    with op.batch_alter_table("guest") as guest:
        guest.add_column(sa.Column("language", sa.String(10), nullable=False, server_default=""))
    with op.batch_alter_table("guest") as guest:
        guest.alter_column("language", existing_type=sa.String(10), server_default=None)
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("result", sa.JSON, nullable=True))
    connection = op.get_bind()
    told = connection.execute(sa.text("select id, headline from game where headline is not null and ended is null"))
    for table, headline in told.all():
        kept = {"result": json.dumps({"told": headline}), "table": table}
        connection.execute(sa.text("update game set result = :result where id = :table"), kept)
    with op.batch_alter_table("game") as game:
        game.drop_column("headline")
