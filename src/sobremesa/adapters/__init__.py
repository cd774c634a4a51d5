"""Our games in researchers' tools: PettingZoo, Gymnasium and OpenSpiel. Needs ``pip install sobremesa[rl]``."""
