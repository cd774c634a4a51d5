"""``python -m bench.minds``: bots play against themselves, and a small network learns from it what a world is worth."""
