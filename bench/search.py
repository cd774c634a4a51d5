"""Iterations a second of our search beside OpenSpiel's C++ ISMCTSBot, and whether a long game of it grows.

``python -m bench.search``. One run, in turns, the best of each.
"""

from __future__ import annotations

import resource
from time import perf_counter

import pyspiel

from sobremesa.bots.search import Search
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import first
from sobremesa.kernel.rng import Rng

ROUNDS = 3
OURS = 40_000
THEIRS = {"leduc_poker": 20_000, "hearts": 500}
MOVES = 1_000
WARM = 100


def ours(name: str, iterations: int) -> float:
    """From the opening, with the fewest seats."""
    game = GAMES[name]()
    state = game.deal(Rng(1))
    seat = int(first(state.to_act()))
    imagination = game.imagine(game.view(state, seat))
    search = Search(seat, game.blank(Rng(2)), game.player().rollout(), Rng(3))
    start = perf_counter()
    search.run(imagination, iterations)
    return iterations / (perf_counter() - start)


def theirs(name: str, simulations: int) -> float:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = Rng(1)
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 17)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(17, evaluator, 0.7, simulations, -1, final, False, False)
    start = perf_counter()
    bot.step(state)
    return simulations / (perf_counter() - start)


def growth() -> tuple[int, int]:
    """Peak memory in kB after some moves of searched play, and after a thousand."""
    game = GAMES["evidencia"]()
    rng = Rng(5)
    state = game.deal(Rng(6))
    warm = 0
    for move in range(MOVES):
        if not state.to_act():
            state.deal()
        seat = int(first(state.to_act()))
        search = Search(seat, game.blank(rng), game.player().rollout(), rng)
        search.run(game.imagine(game.view(state, seat)), 300)
        best = max(search.tried(), key=lambda found: found[1])
        state.play(seat, best[0])
        if move == WARM:
            warm = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return warm, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    best: dict[str, float] = {}
    for _round in range(ROUNDS):
        for name in GAMES:
            best[name] = max(best.get(name, 0.0), ours(name, OURS))
        for name, simulations in THEIRS.items():
            best[name] = max(best.get(name, 0.0), theirs(name, simulations))
    print(f"{'search, from the opening':<34} {'iterations/s':>14}")
    for name in GAMES:
        print(f"{name + ' (ours)':<34} {best[name]:>14,.0f}")
    for name in THEIRS:
        print(f"{name + ' (OpenSpiel, C++ ISMCTSBot)':<34} {best[name]:>14,.0f}")
    for name in GAMES:
        ratios = ", ".join(f"{best[name] / best[peer]:.1f} x {peer}" for peer in THEIRS)
        print(f"{name}: {ratios}")
    warm, after = growth()
    print(f"memory: {warm:,} kB after {WARM} searched moves, {after:,} kB after {MOVES}")


if __name__ == "__main__":
    main()
