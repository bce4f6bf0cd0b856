"""Of what a table's seed is made, besides the house's own"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "fair")
