"""What the network of Códigos is told of an imagined world with two seats: what both have, and what lies on offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.codigos.plan import PARTS, lacking, prospects, reward
from sobremesa.games.codigos.state import CodigosState
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, has, row_get, size
from sobremesa.kernel.network import Network

# Whatever changes here changes what the inputs are called.
NAME: Final = "codigos-two-1"
# Two blocks of these, seat 0 first: the cards of the collection, the exposed code, what it lacks, hidden codes.
HELD: Final = 0
EXPOSED: Final = 57
LACKING: Final = 109
HIDDEN: Final = 115
BLOCK: Final = 123
# The lead of seat 0 in points, with what is hidden and what the cards promise, and without the promise.
MOST_LEAD: Final = 24
LEADS: Final = 49
PROSPECTS: Final = 246
POINTS: Final = 295
# Cards in the deck by fours, Reveal cards drawn, whose turn it is and what was done in it, what lies on offer.
DECK: Final = 344
REVEALS: Final = 360
TURN: Final = 365
OFFER: Final = 371
INPUTS: Final = 432


def put_inputs(network: Network, world: CodigosState) -> None:
    """Where an action is asked for; seat 0 is the one whose chance is asked for."""
    network.clear()
    hopes: i64 = 0
    points: i64 = 0
    seat: i64 = 0
    while seat < 2:
        sign: i64 = 1 - 2 * seat
        hopes += sign * prospects(world, seat)
        points += sign * _points(world, seat)
        base = BLOCK * seat
        held = world.held(seat)
        network.put_set(base + HELD, held)
        row = world.exposed(seat)
        if row != EMPTY_ROW:
            network.put(base + EXPOSED + row_get(row, 0))
            network.put(base + LACKING + lacking(world.lookup, row, held))
        network.put(base + HIDDEN + min(world.hidden(seat), 7))
        seat += 1
    network.put(PROSPECTS + _lead((hopes + MOST_LEAD * PARTS + PARTS // 2) // PARTS))
    network.put(POINTS + _lead(points + MOST_LEAD))
    network.put(DECK + min(size(world.deck) // 4, 15))
    network.put(REVEALS + min(world.reveals_drawn, 4))
    network.put(TURN + 3 * world.current + min(world.done, 2))
    slot: i64 = 0
    while slot < 3:
        card = world.offer(slot)
        if card < 61:
            network.put(OFFER + card)
        slot += 1


def _lead(number: i64) -> i64:
    if number < 0:
        return 0
    return min(number, LEADS - 1)


def _points(world: CodigosState, seat: i64) -> i64:
    """What the seat has, if it remembers all that it hid."""
    found = world.score(seat)
    card = world.chain(seat)
    while card != EMPTY:
        if has(world.codes, card):
            found += reward(world.lookup, card)
        card = world.link(card)
    return found
