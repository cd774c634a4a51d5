"""One folder for each game, and ``catalog.py``, the one list."""
