"""Sessions that can be told apart, and names by their looks."""

import sqlalchemy as sa
from alembic import op

from salon.server.names import shape

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("browser", sa.String(80), nullable=True))
    op.create_index("ix_sessions_user", "sessions", ["user_id"])
    op.add_column("users", sa.Column("shape", sa.String(40), nullable=True))
    op.create_index("ix_users_shape", "users", ["shape"])
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("shape"))
    c = op.get_bind()
    for row in c.execute(sa.select(users.c.id, users.c.name).where(users.c.key.is_not(None))).all():
        c.execute(users.update().where(users.c.id == row.id).values(shape=shape(row.name)))


def downgrade() -> None:
    op.drop_index("ix_users_shape", "users")
    op.drop_column("users", "shape")
    op.drop_index("ix_sessions_user", "sessions")
    op.drop_column("sessions", "browser")
    op.drop_column("sessions", "seen")
