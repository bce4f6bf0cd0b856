"""Several people key in one pack, one after the other: who helps, and who has the pen."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("packs", sa.Column("pen", sa.BigInteger(), nullable=True))
    op.add_column("packs", sa.Column("penned", sa.Float(), nullable=True))
    op.add_column("pack_takers", sa.Column("helps", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("pack_takers", "helps")
    op.drop_column("packs", "penned")
    op.drop_column("packs", "pen")
