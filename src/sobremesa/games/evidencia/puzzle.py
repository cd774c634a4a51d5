"""The ordering puzzle: six cards to put in order (EV-44) against a row that lies there already.

Everything is in sight, so every order has its worth, and the best one can be found: what is scored is the lead over the
other row, by the same criteria as at the end of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from sobremesa.games.evidencia.events import back_name
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.rules.lookup import Counting
from sobremesa.games.evidencia.rules.scoring import PYRAMID, ROW, points_of, profile_of, pyramid_symbols
from sobremesa.kernel.bits import row_of
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

# A puzzle is worth a try where the other row can be beaten, and the best order is this much better than the middle one
# and few are as good.
LEAST_LEAD = 1
LEAST_SPREAD = 4
MOST_BEST = 24
MOST_DEALS = 400


@dataclass(frozen=True)
class Puzzle:
    """By the ids of the cards: what the pyramid's slots show (backs), the row that lies there, and the six cards in the
    order in which they were dealt. ``leads`` is the lead of each order, which few have to know."""

    pyramid: tuple[str, ...]
    rival: tuple[str, ...]
    cards: tuple[str, ...]
    leads: dict[tuple[str, ...], int]

    @property
    def best(self) -> tuple[str, ...]:
        """The first of the best orders, as the cards were dealt."""
        return max(self.leads, key=lambda row: self.leads[row])

    @property
    def best_lead(self) -> int:
        return max(self.leads.values())

    def lead_of(self, row: Sequence[str]) -> int | None:
        """None where it is not an order of these cards."""
        return self.leads.get(tuple(row))

    def better_than(self, row: Sequence[str]) -> int:
        """Of the 720 orders, how many are better."""
        lead = self.leads[tuple(row)]
        return sum(other > lead for other in self.leads.values())


def puzzle_of(seed: Seed) -> Puzzle:
    """The first deal that is worth a try. The same for the same seed."""
    game, rng = Evidencia(), seed.rng()
    for _deal in range(MOST_DEALS):
        puzzle = _deal_puzzle(game, rng)
        leads = sorted(puzzle.leads.values())
        spread = leads[-1] - leads[len(leads) // 2]
        if leads[-1] >= LEAST_LEAD and spread >= LEAST_SPREAD and leads.count(leads[-1]) <= MOST_BEST:
            break
    return puzzle


def _deal_puzzle(game: Evidencia, rng: Rng) -> Puzzle:
    lookup, counting, ids = game.cards.lookup, Counting(), game.cards.ids()
    shuffled = list(rng.shuffled(PYRAMID + 2 * ROW))
    pyramid, rival, own = shuffled[:PYRAMID], shuffled[PYRAMID : PYRAMID + ROW], shuffled[PYRAMID + ROW :]
    symbols = pyramid_symbols(lookup, row_of(pyramid), -1)

    def profile(row: Sequence[int]) -> int:
        return profile_of(lookup, row_of(list(row)), symbols, 0, counting)

    def lead(mine: int, theirs: int) -> int:
        return points_of(mine, theirs, counting) - points_of(theirs, mine, counting)

    # The other row is a good one against these cards in the order of the deal.
    dealt = profile(own)
    laid = max(permutations(rival), key=lambda row: lead(profile(row), dealt))
    theirs = profile(laid)
    leads = {tuple(ids[card] for card in row): lead(profile(row), theirs) for row in permutations(own)}
    backs = tuple(f"?{back_name(lookup.backs[card])}" for card in pyramid)
    return Puzzle(backs, tuple(ids[card] for card in laid), tuple(ids[card] for card in own), leads)
