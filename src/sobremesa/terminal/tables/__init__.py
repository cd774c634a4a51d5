"""Connections from this terminal to a table: a local one, or one on a server."""
