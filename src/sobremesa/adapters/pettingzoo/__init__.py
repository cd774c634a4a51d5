"""The games as PettingZoo environments.

>>> from sobremesa.adapters.pettingzoo import env
>>> game = env("evidencia", render_mode="ansi")
>>> game.reset(seed=1)

Every game also has a module of its own with its version in the name: ``evidencia_v0``, ``euphoria_v0``,
``codigos_v0``.
"""

from sobremesa.adapters.pettingzoo.aec import TableEnv, env, raw_env
from sobremesa.adapters.pettingzoo.parallel import ParallelTableEnv, parallel_env
from sobremesa.adapters.pettingzoo.settings import VERSIONS, IllegalAction

__all__ = ["VERSIONS", "IllegalAction", "ParallelTableEnv", "TableEnv", "env", "parallel_env", "raw_env"]
