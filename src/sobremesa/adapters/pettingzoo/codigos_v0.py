"""Códigos, first version, with the names that PettingZoo's tools look for."""

from functools import partial

from sobremesa.adapters.pettingzoo import aec, parallel

__all__ = ["env", "parallel_env", "raw_env"]

env = partial(aec.env, "codigos")
raw_env = partial(aec.raw_env, "codigos")
parallel_env = partial(parallel.parallel_env, "codigos")
