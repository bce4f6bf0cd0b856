"""Reports, what the host has done, and the pages that the host fills in."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "complaints",
        sa.Column("id", Key, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("by", Key, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("about", Key, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("table_id", sa.String(12), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("heard", sa.Text(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.Column("outcome", sa.String(10), nullable=True),
    )
    op.create_table(
        "sanctions",
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "kind"),
    )
    op.create_table(
        "journal",
        sa.Column("id", Key, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("about", Key, sa.ForeignKey("users.id"), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
    )
    op.create_table(
        "pages",
        sa.Column("name", sa.String(10), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", "language"),
    )
    op.create_index("ix_complaints_open", "complaints", ["settled", "at"])
    op.create_index("ix_complaints_about", "complaints", ["about"])
    op.create_index("ix_complaints_by", "complaints", ["by", "at"])


def downgrade() -> None:
    op.drop_table("pages")
    op.drop_table("journal")
    op.drop_table("sanctions")
    op.drop_table("complaints")
