"""How people want to be told, browsers that take messages, and the key they are signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0043"
branch_labels = None
depends_on = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("digest_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_index("ix_notice_wishes_digest_at", "notice_wishes", ["digest_at"])
    op.create_table(
        "pushes",
        sa.Column(
            "session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_index("ix_pushes_user", "pushes", ["user_id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("pushes")
    op.drop_table("notice_wishes")
