"""What others may have answered secretly in an open window of Euphoria (EU-38)."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.lookup import ESCUDO
from sobremesa.games.euphoria.scoring import row_of_seat
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.kernel.bits import bit, first, has, size
from sobremesa.kernel.rng import Rng


def seal_others(rng: Rng, world: EuphoriaState, viewer: i64) -> None:
    """Another seat has not answered, has passed, or reacts with a cost chosen or yet to be."""
    seat: i64 = 0
    while seat < world.seats:
        if has(world.asked, seat) and seat != viewer:
            kinds = world.reactions(seat)
            hidden = row_of_seat(world.hidden(), seat)
            each = 1 + size(hidden)
            number = rng.below(2 + size(kinds) * each)
            if number == 1:
                world.answers |= bit(5 * seat)  # PASSED
                world.waiting &= ~bit(seat)
            elif number > 1:
                chosen = (number - 2) // each
                cost = (number - 2) % each
                while chosen > 0:
                    kinds &= kinds - 1
                    chosen -= 1
                answer: i64 = c.REACTS + 4 * (first(kinds) - ESCUDO)
                if cost > 0:
                    while cost > 1:
                        hidden &= hidden - 1
                        cost -= 1
                    answer += 1 + first(hidden)
                    world.waiting &= ~bit(seat)
                world.answers |= answer << (5 * seat)
        seat += 1
