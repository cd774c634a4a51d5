"""An outside opponent: OpenSpiel's Python ``ISMCTSBot`` on our games, at equal time per move or at equal simulations.

``python -m research.outside evidencia --games 40 --seconds 0.2``, or ``--simulations 100``. Time is the processor's. At
equal time ours searches some 150 times as much, so that row also measures speed. At equal simulations theirs still
plays random games to the end, where ours evaluates worlds earlier; with ``--judgement`` theirs uses our evaluation, and
the row measures the search alone. ``--curiosity`` is their exploration constant on payoffs from -1 to 1: 1.4 is equal
to ours. The bridge gives their bot what it asks of an OpenSpiel state: the player to move, legal moves, a text for what
the player knows, and worlds to imagine. Simultaneous choices are asked one after the other, sealed.
"""

from __future__ import annotations

import argparse
from time import process_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.bots import search_bot
from sobremesa.bots.bot import Bot
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import first, members
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView
from sobremesa.lab import arena

# More simulations than any time limit allows.
UNLIMITED = 10**9
KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Bridge:
    """One of our states with OpenSpiel's interface."""

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


class Judge(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """Our evaluation as their bot wants it: plays the world on and evaluates it as our search does."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.rollout, self.rng = game.player().rollout(), rng

    def evaluate(self, bridge: Bridge) -> Any:
        played = bridge.clone()
        self.rollout.run(played.state, self.rng)
        return np.array([2 * self.rollout.evaluate(played.state, seat) - 1 for seat in range(bridge.game.seats)])

    def prior(self, bridge: Bridge) -> list[tuple[int, float]]:
        moves = bridge.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class TimeIsUp(Exception):
    """Their bot has no time limit: it is stopped when it asks for its next world."""


class OutsideBot(Bot):
    """Their bot, with a number of simulations, or with as much time per move as ours (``simulations`` 0)."""

    def __init__(self, game: AnyGame, rng: Rng, asked: argparse.Namespace) -> None:
        super().__init__(game, rng)
        self.asked = asked

    def think(self, view: AnyView) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        imagination = self.game.imagine(view)
        end = process_time() + (1e9 if self.asked.simulations else self.asked.seconds)
        worlds = 0

        def imagined(*_asked: object) -> Bridge:
            nonlocal worlds
            # The first world is not searched; after the second one some move is known.
            if worlds > 2 and process_time() > end:
                raise TimeIsUp
            worlds += 1
            world = self.game.blank(self.rng)
            imagination.sample(self.rng, world)
            return _asking(Bridge(self.game, world, self.rng), view.viewer)

        chance = np.random.RandomState(int(self.rng.below(2**31 - 1)))
        evaluator = Judge(self.game, self.rng) if self.asked.judgement else mcts.RandomRolloutEvaluator(1, chance)
        most = self.asked.simulations or UNLIMITED
        bot = ismcts.ISMCTSBot(None, evaluator, self.asked.curiosity, most, random_state=chance)
        bot.set_resampler(imagined)
        here = imagined()
        try:
            return int(bot.step(here))
        except TimeIsUp:
            moves, parts = zip(*bot.get_final_policy(here, bot._root_node), strict=True)
            return int(chance.choice(moves, p=parts))


def _asking(bridge: Bridge, seat: int | None) -> Bridge:
    """If several seats are asked at once, the bot's own is asked first."""
    assert seat is not None
    asked = bridge.current_player
    state = bridge.state
    bridge.current_player = lambda: seat if state.to_act() >> seat & 1 else asked()  # type: ignore[method-assign]
    return bridge


def main() -> None:
    words = argparse.ArgumentParser(prog="research.outside")
    words.add_argument("game", choices=sorted(GAMES))
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seconds", type=float, default=0.2)
    words.add_argument("--simulations", type=int, default=0)
    words.add_argument("--judgement", action="store_true")
    words.add_argument("--curiosity", type=float, default=1.4)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    game = GAMES[asked.game]()
    # Processor time, since other processes may run on this machine.
    arena.perf_counter = search_bot.monotonic = process_time  # type: ignore[attr-defined]
    ours = Effort(asked.simulations, 1e9) if asked.simulations else Effort(UNLIMITED, asked.seconds)
    thought = f"{asked.simulations} simulations" if asked.simulations else f"{asked.seconds} s"
    makers: list[arena.Maker] = [
        lambda game, rng: SearchBot(game, rng, ours),
        lambda game, rng: OutsideBot(game, rng, asked),
    ]
    found = [arena.play_game(game, makers, pair, seed) for pair, seed in arena.pairings(2, asked.games, asked.seed)]
    one, two = arena.standings(["ours", "OpenSpiel's ISMCTSBot"], found)
    print(
        f"{game.about.name}: ours {one.share:.1%} [{one.low:.1%}, {one.high:.1%}] of {one.games} games against "
        f"{one.rival}{', judging as ours does,' if asked.judgement else ''} at {thought} a move, its curiosity "
        f"{asked.curiosity}; {one.milliseconds:.1f} and {two.milliseconds:.1f} ms of processor time a move"
    )


if __name__ == "__main__":
    main()
