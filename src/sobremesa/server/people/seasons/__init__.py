"""Ratings of players by season."""
