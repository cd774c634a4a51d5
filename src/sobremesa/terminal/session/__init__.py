"""A session at a table: what it shows, and what a player may type."""
