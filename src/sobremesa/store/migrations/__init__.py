"""How the databases came to be as they are, step by step (Alembic)."""
