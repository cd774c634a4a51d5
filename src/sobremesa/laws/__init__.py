"""The law of secrecy for any environment: positions that a player cannot tell apart give the same observation.

>>> from sobremesa.laws import check_openspiel
>>> print(check_openspiel(pyspiel.load_game("leduc_poker")))

A check replaces a position by another one that the player cannot rule out, and compares everything that the player is
handed: observations, tensors, legal actions. A difference reveals something that the player may not know.
This package imports nothing else of Sobremesa, so it works for every game.
"""

from sobremesa.laws.openspiel import check_openspiel
from sobremesa.laws.pettingzoo import check_pettingzoo
from sobremesa.laws.report import Finding, SecrecyBroken, SecrecyReport

__all__ = ["Finding", "SecrecyBroken", "SecrecyReport", "check_openspiel", "check_pettingzoo"]
