"""Positions of the past, so that any can be shown without playing the whole game again."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "moments",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "move"),
    )


def downgrade() -> None:
    op.drop_table("moments")
