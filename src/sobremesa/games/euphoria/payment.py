"""With which recruit a seat of Euphoria pays (EU-31)."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.scoring import row_of_seat
from sobremesa.games.euphoria.state import EuphoriaState


def cheapest(state: EuphoriaState, seat: i64, moves: i64) -> i64:
    """Of the moves that name an own recruit: what everybody knows, then any follower, a Leader last."""
    places = (moves >> c.AT_PLACE) & 7
    followers = places & ~row_of_seat(state.leader, seat)
    if followers == 0:
        return moves
    shown = followers & row_of_seat(state.seen8, seat)
    if shown != 0:
        return shown << c.AT_PLACE
    return followers << c.AT_PLACE
