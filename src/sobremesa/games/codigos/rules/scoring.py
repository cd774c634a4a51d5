"""What a revealed code earns (CO-42 to CO-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.codigos.rules.lookup import CardLookup, tally_of

# How a code card ends up among the revealed codes.
UPRIGHT: Final = 0  # recited exactly (CO-42)
SIDEWAYS: Final = 1  # the symbols right, their order wrong (CO-43)
INVERTED: Final = 2  # turned over (CO-44)
LOST: Final = 3  # gone to the discard pile (CO-45, CO-46)
CROSSED: Final = 4  # an exposed code given up (CO-28)


def judge(lookup: CardLookup, code: i64, with_joker: bool, said: i64, spoken: i64) -> i64:
    """How a recital of this many symbols turns out. ``said`` is a row, its other places empty."""
    if said == lookup.rows[code]:  # CO-42, CO-47
        return UPRIGHT
    if with_joker:  # CO-46
        return LOST
    if tally_of(said, spoken) == lookup.tallies[code]:  # CO-43
        return SIDEWAYS
    return LOST  # CO-45


def points_of_code(lookup: CardLookup, code: i64, how: i64, *, aided: bool) -> i64:
    """The points of a code card that ended up so (CO-52). With the memory aid a recital earns nothing extra (CO-26)."""
    medal = lookup.medals[code]
    if how == UPRIGHT:
        return medal if aided else medal + 2
    if how == SIDEWAYS:
        return medal if aided else medal + 1
    if how == INVERTED:
        return medal
    if how == CROSSED:
        return -medal
    return 0
