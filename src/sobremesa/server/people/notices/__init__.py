"""Notices that it is a player's turn at a slow table."""
