"""The house's own clock, and when tables started by it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("up", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "up")
    op.drop_table("marks")
