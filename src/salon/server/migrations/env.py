"""How Alembic reaches the database: through the engine it is given."""

from alembic import context
from sqlalchemy import Engine

from salon.server.schema import metadata

engine: Engine = context.config.attributes["engine"]
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
