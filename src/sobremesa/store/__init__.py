"""The append-only journal of every table: in memory, in SQLite, or in PostgreSQL."""
