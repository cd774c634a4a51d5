"""The games as PettingZoo environments.

>>> from sobremesa.adapters.pettingzoo import env
>>> table = env(game, render_mode="ansi")  # the name of a game
>>> table.reset(seed=1)

Every game also has its own module with the version in the name: ``<game>_v0``.
"""

from sobremesa.adapters.pettingzoo.aec import TableEnv, env, raw_env
from sobremesa.adapters.pettingzoo.parallel import ParallelTableEnv, parallel_env
from sobremesa.adapters.pettingzoo.settings import IllegalAction

__all__ = ["IllegalAction", "ParallelTableEnv", "TableEnv", "env", "parallel_env", "raw_env"]
