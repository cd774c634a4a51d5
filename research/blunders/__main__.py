"""``python -m research.blunders``: visible mistakes of each level, per thousand decisions.

All seats play at the level. Every decision with a choice counts. ``--games`` sets the games of a level, ``--only`` the
games to play, ``--worlds`` the most worlds that a level imagines for a move.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable

from research.blunders import codigos, euphoria, evidencia
from research.ladder import TABLES, counting
from sobremesa.bots.levels import LEVELS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.lab.statistics import wilson

Judge = Callable[[AnyView, int], Iterable[str]]
KINDS = {"euphoria": euphoria.KINDS, "codigos": codigos.KINDS, "evidencia": evidencia.KINDS}


def judge_of(game: AnyGame) -> Judge:
    match game.about.name:
        case "euphoria":
            return euphoria.blunders
        case "codigos":
            return lambda view, move: codigos.blunders(game.cards, view, move)  # type: ignore[attr-defined]
    return lambda view, move: evidencia.blunders(game.cards, view, move)  # type: ignore[attr-defined]


def count_blunders(game: AnyGame, level: str, games: int, worlds: int) -> tuple[Counter[str], int]:
    """The mistakes by kind, and the number of decisions."""
    judge, found, decisions = judge_of(game), Counter[str](), 0
    for seed in range(1, games + 1):
        match = Match(game, Seed(seed))
        players = [counting(game, Rng(seed * 64 + seat), level, worlds) for seat in range(game.seats)]
        while match.to_act:
            seat = match.to_act[0]
            view = match.view(seat)
            players[seat].hear(match.claims)
            words = players[seat].speak(view)
            if words is not None:
                match.claim(seat, words)
            move = players[seat].choose(view)
            if len(view.moves) > 1:
                decisions += 1
                found.update(judge(view, move))
            match.play_code(seat, move)
    return found, decisions


def main() -> None:
    words = argparse.ArgumentParser(prog="research.blunders")
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--worlds", type=int, default=2_000)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    words.add_argument("--level", choices=list(LEVELS), action="append")
    asked = words.parse_args()
    print(f"{'game':<10} {'level':<8} {'decisions':>9} {'per 1000':>9} {'95 % interval':>15}  kinds")
    for name in asked.only or KINDS:
        game = GAMES[name](seats=TABLES[name][0])
        for level in asked.level or LEVELS:
            found, decisions = count_blunders(game, level, asked.games, asked.worlds)
            low, high = wilson(found.total(), decisions)
            kinds = ", ".join(f"{kind} {found[kind]}" for kind in KINDS[name] if found[kind])
            print(
                f"{name:<10} {level:<8} {decisions:>9} {1000 * found.total() / decisions:>9.2f} "
                f"{1000 * low:>6.2f} – {1000 * high:<6.2f}  {kinds}",
                flush=True,
            )


if __name__ == "__main__":
    main()
