"""``python -m research.networks``: trains small networks that evaluate worlds, by self-play."""
