"""A person's own games, by their key: list, export, forget."""
