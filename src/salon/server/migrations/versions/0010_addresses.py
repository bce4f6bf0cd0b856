"""Addresses that were confirmed, and the links in letters"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"
branch_labels = None
depends_on = None
Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "email"),
    )
    op.create_index("ix_addresses_email", "addresses", ["email"])
    op.create_table(
        "letters",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_letters_email", "letters", ["email", "kind", "at"])


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_table("addresses")
