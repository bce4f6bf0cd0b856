"""Of what a table's seed is made, besides the house's own"""

import msgspec
import sqlalchemy as sa
from alembic import op

from salon.kernel.fairness import Mix, Share

revision = "0020"
down_revision = "0013"
branch_labels = None
depends_on = None


class Fair(msgspec.Struct):
    """As this form has it."""

    table: str
    shares: tuple[Share, ...] = ()


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair", sa.Text(), nullable=True))


def downgrade() -> None:
    """An older Salon knows one seed of a table: the game's own, if the cards are dealt."""
    connection = op.get_bind()
    dealt = sa.text("select id, seed, fair from tables where fair is not null and status != 'waiting'")
    for row in connection.execute(dealt).all():
        fair = msgspec.json.decode(row.fair, type=Fair)
        seed = Mix(row.seed, fair.table, fair.shares).seed()
        connection.execute(
            sa.text("update tables set seed = :seed where id = :id"), {"seed": seed, "id": row.id}
        )
    op.drop_column("tables", "fair")
