"""By which rules a table is played, so that other rules do not go on with it"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.String(length=80), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "rules")
