"""Our games in the tools of researchers: PettingZoo and OpenSpiel. Needs ``pip install sobremesa[rl]``."""
