"""The games in OpenSpiel: ``load(game)``, or ``register()`` and ``pyspiel.load_game(f"sobremesa_{game}")``.

Chance is explicit: a deal is a sequence of chance nodes, each with equally likely outcomes. Where several seats are
asked at once they choose one after the other, the lowest first, and what they chose stays sealed. The information
state is all that a seat was told and did; its tensor is what it sees and could remember; the observation is what
lies in sight.
"""

from sobremesa.adapters.openspiel.game import load, register

__all__ = ["load", "register"]
