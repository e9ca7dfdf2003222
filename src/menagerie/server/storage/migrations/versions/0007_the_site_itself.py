"""The site stores values, such as the club's texts and the last backup, and blocks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Only new tables, so that a process of the previous version can go on."""
    op.create_table(
        "site",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "block",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest_id", sa.String(40), nullable=True),
        sa.Column("address", sa.String(80), nullable=True),
        sa.Column("until", sa.String(40), nullable=False),
    )
