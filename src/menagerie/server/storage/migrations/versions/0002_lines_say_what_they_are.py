"""Log lines get columns for their kind and author, instead of prefixes; a game can be ended; names may be longer."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns, and fill them from the prefixes."""
    with op.batch_alter_table("event") as event:
        event.add_column(sa.Column("kind", sa.String(10), nullable=False, server_default="action"))
        event.add_column(sa.Column("by", sa.String(10), nullable=False, server_default="person"))
        event.alter_column("client_id", existing_type=sa.String(40), nullable=True)
    for table in ("guest", "seat"):
        with op.batch_alter_table(table) as named:
            named.alter_column("name", existing_type=sa.String(24), type_=sa.String(96), existing_nullable=False)
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()))
    for change in (
        "update event set kind = 'undo', action = substr(action, 6) where action like 'undo %'",
        "update event set \"by\" = 'bot' where client_id like 'bot:%'",
        "update event set \"by\" = 'automatic' where client_id like 'auto:%'",
        "update event set client_id = null where client_id like '%:%'",
    ):
        op.execute(change)
    with op.batch_alter_table("event") as event:
        event.alter_column("kind", existing_type=sa.String(10), server_default=None)
        event.alter_column("by", existing_type=sa.String(10), server_default=None)
    with op.batch_alter_table("game") as game:
        game.alter_column("ended", existing_type=sa.Boolean, server_default=None)
