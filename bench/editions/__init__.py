"""Bots of two editions of this package against each other, each in its own process."""
