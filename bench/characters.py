"""``make characters``: how often each regular lies, beside what people are told, and how strong each is against the
plain level. Every row has its 95 % interval.

Lies are counted in Euphoria, where bots make claims: a claim is a lie if it is not so when it is made. ``--games`` sets
how many games each regular plays.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial

from sobremesa.bots.characters import CHARACTERS
from sobremesa.bots.levels import LevelMind
from sobremesa.bots.mind import Mind
from sobremesa.games.catalog import GAMES
from sobremesa.games.euphoria.claims import Said
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.lab.arena import Maker, standings, tournament
from sobremesa.lab.statistics import wilson

SEATS = {"euphoria": 6}


def mind(game: AnyGame, rng: Rng, level: str, regular: str, iterations: int) -> Mind:
    found = LevelMind(game, rng, level, regular)
    found.effort = replace(found.effort, iterations=iterations, seconds=600.0)
    return found


def is_so(match: Match, words: str) -> bool:
    """Whether a claim of Euphoria is true, by the whole truth."""
    game = match.game
    said = Said.read(words, game.seats)
    row = game.whereabouts(match.state)[f"row {said.seat}"]
    if said.place is None:
        side = game.player().sides(match.state)[said.seat]
        anarchist = int(match.state.anarchists) >> said.seat & 1
        return said.what == ("anarquista" if anarchist else ("euphoria", "subterra")[side])
    if said.what in ("lider", "seguidor"):
        return row[said.place].startswith("lider") == (said.what == "lider")
    return row[said.place] == said.what


def truths(regular: str, *, games: int, level: str, iterations: int) -> tuple[int, int]:
    """How many claims of the regular, who sits in every seat, were true and how many were not."""
    game = Euphoria(seats=SEATS["euphoria"])
    told = [0, 0]
    for seed in range(1, games + 1):
        match = Match(game, Seed(seed))
        minds = [mind(game, Rng(seed * 64 + seat), level, regular, iterations) for seat in range(game.seats)]
        while match.to_act:
            seat = match.to_act[0]
            view = match.view(seat)
            minds[seat].hear(match.claims)
            words = minds[seat].speak(view)
            if words is not None:
                told[0 if is_so(match, words) else 1] += 1
                match.claim(seat, words)
            match.play_code(seat, minds[seat].choose(view))
    return told[0], told[1]


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.characters")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--level", default="normal")
    words.add_argument("--iterations", type=int, default=50)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    words.add_argument("--regular", choices=list(CHARACTERS), action="append")
    asked = words.parse_args()
    print(f"{'regular':<9} {'claims':>6} {'lies':>6} {'95 % interval':>17} {'told':>6}")
    for regular in asked.regular or CHARACTERS:
        true, false = truths(regular, games=max(1, asked.games // 4), level=asked.level, iterations=8)
        low, high = wilson(false, true + false)
        share = false / (true + false)
        print(
            f"{regular:<9} {true + false:>6} {share:>6.1%} {low:>7.1%} – {high:<7.1%} {CHARACTERS[regular].lies:>6.1%}",
            flush=True,
        )
    print(f"\n{'game':<10} {'regular':<9} {'games':>6} {'won':>6} {'95 % interval':>17}")
    for name in asked.only or GAMES:
        game = GAMES[name](seats=SEATS.get(name))
        for regular in asked.regular or CHARACTERS:
            makers: dict[str, Maker] = {
                who: partial(mind, level=asked.level, regular=who, iterations=asked.iterations)
                for who in (regular, "plain")
            }
            found = standings(list(makers), tournament(game, makers, asked.games, seed=1))[0]
            print(
                f"{name:<10} {regular:<9} {found.games:>6} {found.share:>6.1%} {found.low:>7.1%} – {found.high:<7.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
