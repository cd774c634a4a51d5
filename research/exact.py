"""``python -m research.exact``: reduced games walked whole: their size, the time it takes, and the gain of a best
response against uniform play and against a CFR+ solution.

Times are of one processor. ``--steps`` sets the solver's iterations; many of them take minutes on the large trees.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time
from typing import TypeVar

from sobremesa.exact.endgames import reduced_games, tree_of
from sobremesa.exact.play import Solver, exploitability

Found = TypeVar("Found")
STEPS = {"small": 400, "medium": 30, "large": 0}
HEADING = ("game", "size", "seats", "situations", "histories", "tree s", "answer s", "chance", "CFR+", "steps")
ROW = "{:<10} {:<7} {:>5} {:>10} {:>10} {:>7} {:>8} {:>8} {:>8} {:>6}"


def time_call(what: Callable[[], Found]) -> tuple[Found, float]:
    start = process_time()
    found = what()
    return found, process_time() - start


def main() -> None:
    words = argparse.ArgumentParser(prog="research.exact")
    words.add_argument("--steps", type=int, help="solver iterations at every size")
    words.add_argument("--only", choices=sorted({game for game, _ in reduced_games()}))
    asked = words.parse_args()
    print(ROW.format(*HEADING))
    for game, size in reduced_games():
        if asked.only not in (None, game):
            continue
        tree, growing = time_call(lambda game=game, size=size: tree_of(game, size))  # type: ignore[misc]
        by_chance, answering = time_call(lambda tree=tree: exploitability(tree, tree.uniform()))  # type: ignore[misc]
        steps = STEPS[size] if asked.steps is None else asked.steps
        solved = "–"
        if steps:
            solver = Solver(tree)
            solver.run(steps)
            solved = f"{exploitability(tree, solver.policy()):.4f}"
        row = (game, size, tree.seats, len(tree.situations), len(tree.asked), f"{growing:.1f}", f"{answering:.1f}")
        print(ROW.format(*row, f"{by_chance:.4f}", solved, steps), flush=True)


if __name__ == "__main__":
    main()
