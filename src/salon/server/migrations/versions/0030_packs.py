"""Packs of cards of one's own, and which one a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0021"
branch_labels = None
depends_on = None
Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _pack() -> "sa.Column[str]":
    return sa.Column("pack_id", sa.String(12), sa.ForeignKey("packs.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("owner", Key, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("share", sa.String(10), nullable=False),
        sa.Column("link", sa.String(64), nullable=True),
        sa.Column("house", sa.Integer(), nullable=True),
        sa.Column("affirmed", sa.Float(), nullable=True),
        sa.Column("hidden", sa.String(10), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("stamp", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.UniqueConstraint("link"),
    )
    op.create_index("ix_packs_owner", "packs", ["owner"])
    op.create_table(
        "pack_versions",
        sa.Column("id", Key, primary_key=True, autoincrement=True),
        _pack(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("play", sa.String(64), nullable=False),
        sa.Column("whole", sa.String(64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("tested", sa.Text(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_pack_versions_pack", "pack_versions", ["pack_id", "version"], unique=True)
    op.create_index("ix_pack_versions_play", "pack_versions", ["play"])
    op.create_table(
        "pack_changes",
        _pack(),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("pack_id", "number"),
    )
    op.create_table(
        "pack_takers",
        _pack(),
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("pack_id", "user_id"),
    )
    op.create_index("ix_pack_takers_user", "pack_takers", ["user_id"])
    # Said as it stands: SQLite adds a column that refers to another table, but no constraint afterwards.
    kind = "integer" if op.get_bind().dialect.name == "sqlite" else "bigint"
    op.execute(
        f"alter table tables add column pack_version {kind} "
        "constraint fk_tables_pack_version_pack_versions references pack_versions (id)"
    )


def downgrade() -> None:
    op.execute("alter table tables drop column pack_version")
    for name in ("pack_takers", "pack_changes", "pack_versions", "packs"):
        op.drop_table(name)
