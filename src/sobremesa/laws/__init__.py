"""The law of secrecy for anybody's environment: what a player cannot tell apart gives the same observation.

>>> from sobremesa.laws import check_openspiel
>>> print(check_openspiel(pyspiel.load_game("leduc_poker")))

A position is exchanged for another one that the player could be in as well, and everything that the player is handed is
compared: observations, tensors, legal actions. Whatever differs tells something that the player may not know.
This room imports nothing of ours: it is for every game.
"""

from sobremesa.laws.openspiel import check_openspiel
from sobremesa.laws.pettingzoo import check_pettingzoo
from sobremesa.laws.report import Finding, Report, SecrecyBroken

__all__ = ["Finding", "Report", "SecrecyBroken", "check_openspiel", "check_pettingzoo"]
