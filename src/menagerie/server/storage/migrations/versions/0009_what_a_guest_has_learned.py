"""Lessons that are done and puzzles that are solved stay with a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """The new column may be empty, so that a process of the previous version, which does not know it, can go on."""
    with op.batch_alter_table("guest") as guest:
        guest.add_column(sa.Column("learned", sa.JSON, nullable=True))
