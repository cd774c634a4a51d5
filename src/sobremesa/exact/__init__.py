"""Exact play on games small enough to be walked whole: trees, best responses, yardsticks for bots."""
