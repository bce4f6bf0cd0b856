"""Guests' names by their looks, so that those are found whose name an account takes."""

import sqlalchemy as sa
from alembic import op

from salon.server.names import shape

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("shape"))


def upgrade() -> None:
    c = op.get_bind()
    for row in c.execute(sa.select(users.c.id, users.c.name).where(users.c.key.is_(None))).all():
        c.execute(users.update().where(users.c.id == row.id).values(shape=shape(row.name)))


def downgrade() -> None:
    op.execute(users.update().where(users.c.key.is_(None)).values(shape=None))
