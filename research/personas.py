"""``python -m research.personas``: how often each persona lies, beside its description; how much more its moves
follow its foremost taste than the plain level's do; and how strong it is against that level. Every row has its 95 %
interval.

Lies are counted in Euphoria, where bots make claims: a claim is a lie if it is false when it is made. Tastes are
compared in the same positions, from games of the plain level against itself. ``--games`` sets the games of each
persona.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import LevelBot
from sobremesa.bots.styles import STYLES
from sobremesa.games.catalog import GAMES
from sobremesa.games.euphoria.claims import EuphoriaClaim
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.lab.arena import Maker, standings, tournament
from sobremesa.lab.statistics import Difference, paired_difference, wilson

SEATS = {"euphoria": 6}


def bot_of(game: AnyGame, rng: Rng, level: str, persona: str, iterations: int) -> Bot:
    found = LevelBot(game, rng, level, persona)
    found.effort = replace(found.effort, iterations=iterations, seconds=600.0)
    return found


def is_so(match: Match, words: str) -> bool:
    """Whether a claim of Euphoria is true in the full state."""
    game = match.game
    said = EuphoriaClaim.read(words, game.seats)
    row = game.whereabouts(match.state)[f"row {said.seat}"]
    if said.place is None:
        side = game.player().matchup(match.state)[said.seat]
        anarchist = int(match.state.anarchists) >> said.seat & 1
        return said.what == ("anarquista" if anarchist else ("euphoria", "subterra")[side])
    if said.what in ("lider", "seguidor"):
        return row[said.place].startswith("lider") == (said.what == "lider")
    return row[said.place] == said.what


def truths(persona: str, *, games: int, level: str, iterations: int) -> tuple[int, int]:
    """The true and the false claims of the persona, which plays every seat."""
    game = Euphoria(seats=SEATS["euphoria"])
    told = [0, 0]
    for seed in range(1, games + 1):
        match = Match(game, Seed(seed))
        players = [bot_of(game, Rng(seed * 64 + seat), level, persona, iterations) for seat in range(game.seats)]
        while match.to_act:
            seat = match.to_act[0]
            view = match.view(seat)
            players[seat].hear(match.claims)
            words = players[seat].speak(view)
            if words is not None:
                told[0 if is_so(match, words) else 1] += 1
                match.claim(seat, words)
            match.play_code(seat, players[seat].choose(view))
    return told[0], told[1]


@dataclass
class Liking:
    """How far a decision follows the persona's foremost taste, in its own moves and in the plain level's, and the
    deviation of the difference between games."""

    persona: float
    plain: float
    difference: Difference


def foremost(persona: str) -> str:
    """The taste that its description names first."""
    tastes = STYLES[persona].tastes
    return max(tastes, key=lambda taste: tastes[taste])


def likings(name: str, *, games: int, level: str, iterations: int) -> Mapping[str, Liking]:
    """For every persona, in the positions of games that the plain level plays against itself."""
    game = GAMES[name](seats=SEATS.get(name))
    amounts: dict[str, list[tuple[float, float]]] = {persona: [] for persona in STYLES}
    for seed in range(1, games + 1):
        for persona, found in _compare_tastes(game, seed, level, iterations).items():
            amounts[persona].append(found)
    return {persona: _liking(found) for persona, found in amounts.items()}


def _liking(found: list[tuple[float, float]]) -> Liking:
    differences = [own - plain for own, plain in found]
    difference = paired_difference(sum(differences), sum(one * one for one in differences), len(found))
    return Liking(sum(own for own, _ in found) / len(found), sum(plain for _, plain in found) / len(found), difference)


def _compare_tastes(game: AnyGame, seed: int, level: str, iterations: int) -> Mapping[str, tuple[float, float]]:
    """For one game: the mean of each persona's foremost taste in the moves it would have made, and in those that were
    made."""
    match, player, decisions = Match(game, Seed(seed)), game.player(), 0
    sums = {persona: [0.0, 0.0] for persona in STYLES}
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        decisions += 1

        def choose(persona: str, view: AnyView = view, chance: int = 4096 * seed + decisions) -> int:
            """The moves of all personas with the same random numbers, so that only the style differs."""
            thinking = bot_of(game, Rng(chance), level, persona, iterations)
            thinking.hear(match.claims)
            return thinking.choose(view)

        move = choose("")
        for persona, amounts in sums.items():
            taste, liked = foremost(persona), choose(persona) if len(view.moves) > 1 else move
            amounts[0] += player.tastes(view, liked).get(taste, 0.0)
            amounts[1] += player.tastes(view, move).get(taste, 0.0)
        match.play_code(seat, move)
    return {persona: (own / decisions, plain / decisions) for persona, (own, plain) in sums.items()}


def main() -> None:
    words = argparse.ArgumentParser(prog="research.personas")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--level", default="normal")
    words.add_argument("--iterations", type=int, default=50)
    words.add_argument("--only", choices=sorted(GAMES), action="append")
    words.add_argument("--persona", choices=list(STYLES), action="append")
    asked = words.parse_args()
    print(f"{'persona':<9} {'claims':>6} {'lies':>6} {'95 % interval':>17} {'told':>6}")
    for persona in asked.persona or STYLES:
        true, false = truths(persona, games=max(1, asked.games // 4), level=asked.level, iterations=8)
        low, high = wilson(false, true + false)
        share = false / (true + false)
        print(
            f"{persona:<9} {true + false:>6} {share:>6.1%} {low:>7.1%} – {high:<7.1%} {STYLES[persona].lies:>6.1%}",
            flush=True,
        )
    print(f"\n{'game':<10} {'persona':<9} {'likes':<9} {'own':>6} {'plain':>6} {'more by, 95 % interval':>24}")
    for name in asked.only or GAMES:
        liked = likings(name, games=max(2, asked.games // 5), level=asked.level, iterations=asked.iterations)
        for persona in asked.persona or STYLES:
            row = liked[persona]
            more = f"{row.difference.value:.3f} [{row.difference.low:.3f}, {row.difference.high:.3f}]"
            print(
                f"{name:<10} {persona:<9} {foremost(persona):<9} {row.persona:>6.3f} {row.plain:>6.3f} {more:>24}",
                flush=True,
            )
    print(f"\n{'game':<10} {'persona':<9} {'games':>6} {'won':>6} {'95 % interval':>17}")
    for name in asked.only or GAMES:
        game = GAMES[name](seats=SEATS.get(name))
        for persona in asked.persona or STYLES:
            makers: dict[str, Maker] = {
                player: partial(bot_of, level=asked.level, persona=player, iterations=asked.iterations)
                for player in (persona, "plain")
            }
            found = standings(list(makers), tournament(game, makers, asked.games, seed=1))[0]
            print(
                f"{name:<10} {persona:<9} {found.games:>6} {found.share:>6.1%} {found.low:>7.1%} – {found.high:<7.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
