"""Invitations that can be shown again, reports and mutes, and whether a line was said beside the table."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("opened", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_invitations"),
    )
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "reports",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", number, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("about", number, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_table(
        "mutes",
        sa.Column("user_id", number, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("muted", number, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "muted", name="pk_mutes"),
    )
    op.add_column("messages", sa.Column("beside", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("messages", "beside")
    op.drop_table("mutes")
    op.drop_index("ix_reports_table_id", "reports")
    op.drop_table("reports")
    op.drop_table("invitations")
