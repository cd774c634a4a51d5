"""``python -m research.minds``: trains small networks that evaluate worlds, by self-play."""
