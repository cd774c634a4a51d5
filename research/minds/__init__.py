"""``python -m research.minds``: self-play, from which a small network learns what a world is worth."""
