"""The cards that each seat used in a game that is over; packs on the shelves of clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("places", sa.Column("played", sa.Text(), nullable=True))
    op.create_table(
        "club_packs",
        sa.Column("club_id", sa.String(12), sa.ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        sa.Column("pack_id", sa.String(12), sa.ForeignKey("packs.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("club_id", "pack_id"),
    )
    op.create_index("ix_club_packs_pack", "club_packs", ["pack_id"])


def downgrade() -> None:
    op.drop_table("club_packs")
    op.drop_column("places", "played")
