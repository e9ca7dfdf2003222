"""An index finds tables that nobody touches, and guests have the time of their last visit."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Existing guests count as last seen when they first came, because nothing later is known."""
    op.create_index("game_by_change", "game", ["changed_at"])
    with op.batch_alter_table("guest") as guest:
        guest.add_column(sa.Column("seen_at", sa.String(40), nullable=False, server_default=""))
    op.execute("update guest set seen_at = created_at")
    with op.batch_alter_table("guest") as guest:
        guest.alter_column("seen_at", existing_type=sa.String(40), server_default=None)
