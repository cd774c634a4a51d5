"""Plays a game with the installed package: what `make release` and cibuildwheel try each wheel with.

It has to be compiled, unless it is called with `interpreted`.
"""

from __future__ import annotations

import sys

import sobremesa


def main(engine: str = "compiled") -> int:
    """0 if it has that engine, nothing is missing, and a game ended as the rules say."""
    game = sobremesa.game("evidencia")
    match = sobremesa.Match(game, sobremesa.Seed(7), names=("Ana", "Beto"))
    bot = sobremesa.bot("normal", game)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play_code(seat, bot.choose(match.view(seat)))
    print(sobremesa.engine(), match.outcome)
    # What bots learned is a file of the package.
    problem = game.player().problem()
    if problem is not None:
        print(problem.say("en"))
        return 1
    return 0 if sobremesa.engine() == engine else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
