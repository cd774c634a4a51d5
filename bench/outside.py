"""An outside opponent: OpenSpiel's Python ``ISMCTSBot`` on our games, at equal time per move or at equal simulations.

``python -m bench.outside evidencia --games 40 --seconds 0.2``, or ``--simulations 100``. At equal time ours thinks some
150 times as much, so that row is about speed as well; at equal simulations it is about the search alone. The bridge
gives that bot what it asks of a state of OpenSpiel: whose turn it is, legal moves, a text for what the player knows,
and worlds to imagine. Simultaneous choices are asked one after the other, sealed.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.bots.mind import Mind
from sobremesa.bots.thinker import Effort, SearchMind
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import first, members
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView
from sobremesa.lab.arena import Played, pairings, play_game, standings

KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Bridge:
    """A state of ours, spoken to as one of OpenSpiel's."""

    def __init__(self, game: AnyGame, state: State, rng: Rng) -> None:
        self.game, self.state, self.rng = game, state, rng

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: KIND)

    def num_players(self) -> int:
        return self.game.seats

    def current_player(self) -> int:
        asked = self.state.to_act()
        return int(first(asked)) if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.state.to_act() == 0

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(members(self.state.legal(self.current_player() if player is None else player)))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat} {self.state.knowledge_key(seat)}"

    def clone(self) -> Bridge:
        copied = self.game.blank(self.rng)
        copied.copy_from(self.state)
        return Bridge(self.game, copied, self.rng)

    def apply_action(self, action: int) -> None:
        self.state.play(self.current_player(), int(action))

    def child(self, action: int) -> Bridge:
        found = self.clone()
        found.apply_action(action)
        return found

    def returns(self) -> list[float]:
        return [2 * self.game.player().rollout().evaluate(self.state, seat) - 1 for seat in range(self.game.seats)]


class OutsideMind(Mind):
    """Their bot, with a number of simulations, or given as much time per move as ours (``simulations`` 0): then as many
    as fit, measured on the move itself."""

    def __init__(self, game: AnyGame, rng: Rng, seconds: float, simulations: int = 0) -> None:
        super().__init__(game, rng)
        self.seconds = seconds
        self.is_timed = simulations == 0
        self.simulations = simulations or 50

    def think(self, view: AnyView) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        imagination = self.game.imagine(view)

        def imagined(*_asked: object) -> Bridge:
            world = self.game.blank(self.rng)
            imagination.sample(self.rng, world)
            return _asking(Bridge(self.game, world, self.rng), view.viewer)

        random_state = np.random.RandomState(int(self.rng.below(2**31 - 1)))
        evaluator = mcts.RandomRolloutEvaluator(1, random_state)
        bot = ismcts.ISMCTSBot(None, evaluator, 0.7, self.simulations, random_state=random_state)
        bot.set_resampler(imagined)
        start = perf_counter()
        action = int(bot.step(imagined()))
        # The next move gets the number of simulations that this one's pace allows.
        pace = (perf_counter() - start) / self.simulations
        if self.is_timed:
            self.simulations = max(10, int(self.seconds / pace))
        return action


def _asking(bridge: Bridge, seat: int | None) -> Bridge:
    """Where several seats are asked at once, the bot's own is asked first."""
    assert seat is not None
    asked = bridge.current_player
    state = bridge.state
    bridge.current_player = lambda: seat if state.to_act() >> seat & 1 else asked()  # type: ignore[method-assign]
    return bridge


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.outside")
    words.add_argument("game", choices=sorted(GAMES))
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seconds", type=float, default=0.2)
    words.add_argument("--simulations", type=int, default=0)
    asked = words.parse_args()
    game = GAMES[asked.game]()
    found: list[Played] = []
    ours = Effort(asked.simulations, 1e9) if asked.simulations else Effort(10**9, asked.seconds)
    thought = f"{asked.simulations} simulations" if asked.simulations else f"{asked.seconds} s"
    makers = [
        lambda game, rng: SearchMind(game, rng, ours),
        lambda game, rng: OutsideMind(game, rng, asked.seconds, asked.simulations),
    ]
    for pair, seed in pairings(2, asked.games, seed=1):
        found.append(play_game(game, makers, pair, seed))
    for standing in standings(["ours", "OpenSpiel ISMCTSBot"], found)[:1]:
        print(
            f"{game.about.name}: ours {standing.share:.0%} [{standing.low:.0%}, {standing.high:.0%}] "
            f"of {standing.games} games against {standing.rival} at {thought} a move"
        )


if __name__ == "__main__":
    main()
