"""The one list of bots."""

from __future__ import annotations

from sobremesa.bots.chance import RandomMind
from sobremesa.bots.greedy import GreedyMind
from sobremesa.bots.mind import Mind

MINDS: dict[str, type[Mind]] = {"random": RandomMind, "greedy": GreedyMind}
