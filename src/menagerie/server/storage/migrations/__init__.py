"""The steps by which a database comes up to date; Alembic runs them at start."""
