"""What alembic runs: the steps, on the connection that `cardavia.store.migrate` opened."""

from alembic import context

from cardavia.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite changes a table by copying it.
    render_as_batch=True,
)
# The connection's own transaction holds all steps: a start that fails changes nothing.
context.run_migrations()
