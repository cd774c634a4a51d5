"""Iterations per second of our search beside OpenSpiel's C++ ISMCTSBot, and whether its memory grows in a long game.

``python -m research.search``. One run by turns; every round has its own ratios (research/measure.py).
"""

from __future__ import annotations

import resource
from statistics import median
from time import process_time

import pyspiel

from research.measure import ratio
from sobremesa.bots.search import Search
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import first
from sobremesa.kernel.rng import Rng

ROUNDS = 7
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
    start = process_time()
    search.run(imagination, iterations)
    return iterations / (process_time() - start)


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
    start = process_time()
    bot.step(state)
    return simulations / (process_time() - start)


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
        best = max(search.tried_moves(), key=lambda found: found[1])
        state.play(seat, best[0])
        if move == WARM:
            warm = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return warm, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    found: dict[str, list[float]] = {name: [] for name in (*GAMES, *THEIRS)}
    for _round in range(ROUNDS):
        for name in GAMES:
            found[name].append(ours(name, OURS))
        for name, simulations in THEIRS.items():
            found[name].append(theirs(name, simulations))
    print(f"{'search, from the opening':<34} {'iterations/s':>14}")
    for name in GAMES:
        print(f"{name + ' (ours)':<34} {median(found[name]):>14,.0f}")
    for name in THEIRS:
        print(f"{name + ' (OpenSpiel, C++ ISMCTSBot)':<34} {median(found[name]):>14,.0f}")
    for name in GAMES:
        print(f"{name}: " + ", ".join(f"{ratio(found[name], found[peer])} x {peer}" for peer in THEIRS), flush=True)
    warm, after = growth()
    print(f"memory: {warm:,} kB after {WARM} searched moves, {after:,} kB after {MOVES}")


if __name__ == "__main__":
    main()
