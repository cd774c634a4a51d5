"""The games in Gymnasium. Importing this module registers them, as Gymnasium's own environments do:

>>> import gymnasium
>>> from sobremesa.adapters.gymnasium import IDS, SELF_PLAY_IDS
>>> env = gymnasium.make(IDS[game], opponent="normal")  # the name of a game
>>> many = gymnasium.make_vec(SELF_PLAY_IDS[game], num_envs=1024)

An environment ``sobremesa/<Game>-v0`` is one seat's game against bots of a level. Its twin ``<Game>SelfPlay-v0`` is
``sobremesa.vector``: thousands of games in compiled code, in which every seat moves in turn.
"""

from typing import Final

import gymnasium

from sobremesa.adapters.gymnasium.seat_env import SeatEnv
from sobremesa.games.catalog import GAMES

__all__ = ["IDS", "SELF_PLAY_IDS", "SeatEnv"]

_VERSIONS: Final = {game: kind.about.study.environment_version for game, kind in GAMES.items()}
IDS: Final = {game: f"sobremesa/{game.capitalize()}-v{version}" for game, version in _VERSIONS.items()}
SELF_PLAY_IDS: Final = {
    game: f"sobremesa/{game.capitalize()}SelfPlay-v{version}" for game, version in _VERSIONS.items()
}

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, "sobremesa.adapters.gymnasium.seat_env:SeatEnv", kwargs={"game": _game})
for _game, _id in SELF_PLAY_IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, vector_entry_point="sobremesa.vector:make", kwargs={"game": _game})
