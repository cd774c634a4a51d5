"""The peers: OpenSpiel's C++ loop with uniform random bots, and RLCard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pyspiel
import rlcard
from rlcard.agents import RandomAgent

from research.measure import Measured, rate


def open_spiel(name: str, games: int) -> Measured:
    """``pyspiel.evaluate_bots`` plays a whole game in C++; the decisions are counted on the final state."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 17 + seat) for seat in range(game.num_players())]

    def play(count: int) -> int:
        for number in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return 0

    # The decisions of a game are counted separately, so that counting costs the peer nothing.
    decisions = 0
    for number in range(200):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        decisions += sum(entry.player >= 0 for entry in state.full_history())
    measured = rate(play, games)
    return Measured(measured.games, measured.games * decisions / 200)


def rlcard_leduc(games: int) -> Measured:
    env = rlcard.make("leduc-holdem", config={"seed": 17})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(count: int) -> int:
        return sum(sum(len(path) // 2 for path in env.run(is_training=False)[0]) for _ in range(count))

    return rate(play, games)


PEERS: dict[str, Callable[[], Measured]] = {
    "OpenSpiel leduc_poker, C++ loop": partial(open_spiel, "leduc_poker", 20_000),
    "OpenSpiel hearts, C++ loop": partial(open_spiel, "hearts", 2_000),
    "RLCard leduc-holdem": partial(rlcard_leduc, 300),
}
