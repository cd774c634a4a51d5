"""The tools' own checkers on the installed package: Gymnasium's, PettingZoo's and OpenSpiel's, for every game."""

from __future__ import annotations

import sys

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import sobremesa
import sobremesa.adapters.gymnasium
from sobremesa.adapters.openspiel import load
from sobremesa.adapters.pettingzoo import env, parallel_env
from sobremesa.games.catalog import GAMES

CYCLES = 12


def main() -> int:
    for game in GAMES:
        name = f"sobremesa/{game.capitalize()}-v0"
        check_env(gymnasium.make(name, opponent="random", illegal="lose").unwrapped, skip_render_check=True)
        api_test(env(game), num_cycles=CYCLES)
        seed_test(lambda game=game: env(game), num_cycles=CYCLES)
        parallel_api_test(parallel_env(game), num_cycles=CYCLES)
        pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)
        batch = gymnasium.make_vec(f"sobremesa/{game.capitalize()}SelfPlay-v0", num_envs=2)
        batch.reset(seed=1)
        batch.close()
    print(*GAMES, sobremesa.__file__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
