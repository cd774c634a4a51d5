"""Analyses sampled positions of a finished game: chances, choices and knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Any

from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.kernel.bits import size
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import State

Row = dict[str, Any]
# The first games are all sampled, later ones only now and then, each at this many moments.
FIRST_SAMPLED, SAMPLED_EVERY, MOMENTS = 20, 40, 12
PLAYOUTS, WORLDS, DEEPER = 100, 32, Effort(iterations=400, seconds=60.0)


def is_sampled(number: int) -> bool:
    return number < FIRST_SAMPLED or number % SAMPLED_EVERY == 0


def sample_positions(
    game: AnyGame, number: int, deal: int, codes: Sequence[tuple[int, int]], *, has_teams: bool = False
) -> list[Row]:
    """The positions of a finished game at some of its moments: each seat's chance if bots play on from the true state,
    the bits that it does not know, and, for the seat to move, the gain of the best move over the second. If only one
    seat can win, the chances add up to one."""
    match, player = Match(game, Seed(deal)), game.player()
    rng, world, rollout = Rng(deal), game.blank(Rng(deal + 1)), player.rollout()
    deeper = SearchBot(game, Rng(deal + 2), DEEPER)
    wanted = {at * (len(codes) - 1) // (MOMENTS - 1): at for at in range(MOMENTS)} if codes else {}
    rows: list[Row] = []
    for at, (seat, code) in enumerate(codes):
        if at in wanted:
            chances = _chances(game, match, world, rollout, rng)
            whole = 1.0 if has_teams else sum(chances) or 1.0
            gap = _gap(match, seat, deeper)
            legal = int(size(match.state.legal(seat)))
            rows += [
                {
                    "game": number,
                    "moment": wanted[at],
                    "seat": other,
                    "chance": chances[other] / whole,
                    "bits": _bits(game, match, other, rng),
                    "gap": gap if other == seat else None,
                    "legal": legal if other == seat else None,
                }
                for other in range(game.seats)
            ]
        match.make(seat, code)
    return rows


def _chances(game: AnyGame, match: Match, world: State, rollout: Rollout, rng: Rng) -> list[float]:
    totals = [0.0] * game.seats
    for _playout in range(PLAYOUTS):
        world.copy_from(match.state)
        rollout.run(world, rng)
        for seat in range(game.seats):
            totals[seat] += rollout.evaluate(world, seat)
    return [worth / PLAYOUTS for worth in totals]


def _gap(match: Match, seat: int, deeper: SearchBot) -> float | None:
    """How much more the best move is worth than the second; None if the seat has no choice."""
    view = match.view(seat)
    if len(view.moves) < 2 or deeper.player.recall(view, 1.0) is not None:
        return None
    worths = sorted((opinion.worth for opinion in deeper.opinions(view) if opinion.visits > 1), reverse=True)
    return worths[0] - worths[1] if len(worths) > 1 else None


def _bits(game: AnyGame, match: Match, seat: int, rng: Rng) -> float:
    """What a seat does not know: the entropy of each card's place, summed over the cards. The order of cards within a
    place does not count."""
    imagination, world = game.imagine(match.view(seat)), game.blank(rng)
    # How often each card lay in each place; copies of a card count separately.
    places: dict[tuple[str, int], dict[str, int]] = {}
    for _world in range(WORLDS):
        imagination.sample(rng, world)
        copies: dict[str, int] = {}
        for place, cards in game.whereabouts(world).items():
            for card in cards:
                copy = copies.get(card, 0)
                copies[card] = copy + 1
                found = places.setdefault((card, copy), {})
                found[place] = found.get(place, 0) + 1
    return sum(-count / WORLDS * log2(count / WORLDS) for found in places.values() for count in found.values())
