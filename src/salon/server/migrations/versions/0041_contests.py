"""Tournaments and clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _of(what: str) -> sa.Column[str]:
    key = sa.ForeignKey(f"{what}.id", ondelete="CASCADE")
    return sa.Column(f"{what.removesuffix('s')}_id", sa.String(12), key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("next_at", sa.Float(), nullable=True),
        sa.Column("creator", Key, sa.ForeignKey("users.id"), nullable=True),
        sa.Column("club_id", sa.String(12), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
    )
    op.create_table(
        "entrants",
        _of("contests"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user_id", Key, sa.ForeignKey("users.id"), nullable=True),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("contest_id", "number"),
    )
    op.create_table(
        "pairings",
        _of("contests"),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("absent", sa.Text(), nullable=False),
        sa.Column("points", sa.Text(), nullable=True),
        sa.Column("shares", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("contest_id", "round", "board"),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(12), sa.ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", Key, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("keeper", sa.Boolean(), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("club_id", "user_id"),
    )
    op.create_index("ix_contests_state", "contests", ["state", "created"])
    op.create_index("ix_contests_club", "contests", ["club_id"])
    op.create_index("ix_contests_creator", "contests", ["creator", "state"])
    op.create_index("ix_entrants_user", "entrants", ["user_id"])
    op.create_index("ix_pairings_table", "pairings", ["table_id"])
    op.create_index("ix_members_user", "members", ["user_id"])


def downgrade() -> None:
    op.drop_table("members")
    op.drop_table("clubs")
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("contests")
