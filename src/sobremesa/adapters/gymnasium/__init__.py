"""The games in Gymnasium. Importing this registers them, as Gymnasium's own environments do:

>>> import gymnasium
>>> import sobremesa.adapters.gymnasium
>>> env = gymnasium.make("sobremesa/Evidencia-v0", opponent="normal")
>>> many = gymnasium.make_vec("sobremesa/EvidenciaSelfPlay-v0", num_envs=1024)

``Evidencia-v0``, ``Euphoria-v0`` and ``Codigos-v0`` are one seat's games against bots of a level. Their ``SelfPlay``
twins are ``sobremesa.vector``: thousands of games in compiled code, in which every seat is asked in turn.
"""

from typing import Final

import gymnasium

from sobremesa.adapters.gymnasium.seat_env import SeatEnv
from sobremesa.adapters.pettingzoo.settings import VERSIONS

__all__ = ["IDS", "SELF_PLAY_IDS", "SeatEnv"]

IDS: Final = {game: f"sobremesa/{game.capitalize()}-v{version}" for game, version in VERSIONS.items()}
SELF_PLAY_IDS: Final = {game: f"sobremesa/{game.capitalize()}SelfPlay-v{version}" for game, version in VERSIONS.items()}

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, "sobremesa.adapters.gymnasium.seat_env:SeatEnv", kwargs={"game": _game})
for _game, _id in SELF_PLAY_IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, vector_entry_point="sobremesa.vector:make", kwargs={"game": _game})
