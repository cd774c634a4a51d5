"""The games in OpenSpiel: ``load(game)``, or ``register()`` and ``pyspiel.load_game(f"sobremesa_{game}")``.

Chance is explicit: a deal is a sequence of chance nodes with equally likely outcomes. Seats that are asked at once
choose one after the other, the lowest first, and their choices stay sealed. The information state is everything that a
seat was shown and did; its tensor is what the seat sees and could remember. The observation is what is on the table
now.
"""

from sobremesa.adapters.openspiel.game import load, register

__all__ = ["load", "register"]
