"""The inputs of Evidencia's network, from an imagined world: where each card lies, and whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.evidencia.player.network import Network
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.lookup import CARDS
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import EMPTY, bit, members_of_row, row_get

# Inputs by card, 18 each, seat 0 first where there are two. A change here needs a new NAME for the inputs.
NAME: Final = "evidencia-places-1"
HANDS: Final = 0
ZONES: Final = 36
PILES: Final = 72
SEALED: Final = 108
CHALLENGE: Final = 144
LATER: Final = 162  # challenges still to come
FINAL: Final = 180
OPEN: Final = 198
TAKEN: Final = 216
SPENT: Final = 234
# The symbol that each slot of the pyramid shows, three for a slot.
SYMBOLS: Final = 252
# What is asked, two for a phase: of seat 0, or of seat 1.
ASKED: Final = 270
ROUND: Final = 290
FINAL_WINNER: Final = 296
INPUTS: Final = 298
# Pairs of inputs that change places when the seats do: where both begin, and how many there are.
MIRRORED: Final = ((HANDS, 18), (ZONES, 18), (PILES, 18), (SEALED, 18))


def put_inputs(network: Network, world: EvidenciaState) -> None:
    """Sets the inputs of a world before the ordering; the network gives the chance of seat 0."""
    network.clear()
    hand0 = world.hand0
    hand1 = world.hand1
    if world.phase == c.PLAY:
        if world.sealed0 != c.UNSEALED:
            hand0 ^= bit(world.sealed0)
            network.put_input(SEALED + world.sealed0)
        if world.sealed1 != c.UNSEALED:
            hand1 ^= bit(world.sealed1)
            network.put_input(SEALED + CARDS + world.sealed1)
    network.put_set(HANDS, hand0)
    network.put_set(HANDS + CARDS, hand1)
    network.put_set(ZONES, world.zone0)
    network.put_set(ZONES + CARDS, world.zone1)
    network.put_set(SPENT, world.spent & (world.zone0 | world.zone1))
    if world.phase < c.ABDUCT:
        network.put_set(PILES, members_of_row(world.pile0, 6))
        network.put_set(PILES + CARDS, members_of_row(world.pile1, 6))
        _put_challenges(network, world)
    _put_symbols(network, world)
    network.put_input(ASKED + 2 * world.phase + _seat_asked(world))
    network.put_input(ROUND + world.round - 1)
    winner = row_get(world.won, 5)
    if winner < 2:
        network.put_input(FINAL_WINNER + winner)


def _put_challenges(network: Network, world: EvidenciaState) -> None:
    at = world.round - 1
    if world.open == 0:
        network.put_input(CHALLENGE + row_get(world.challenges, at))
    else:
        network.put_set(OPEN, world.open)
        if world.phase != c.TAKE and world.taken >= 0:
            network.put_input(TAKEN + world.taken)
    at += 1
    while at < 5:
        network.put_input(LATER + row_get(world.challenges, at))
        at += 1
    if at == 5:
        network.put_input(FINAL + row_get(world.challenges, 5))


def _put_symbols(network: Network, world: EvidenciaState) -> None:
    slot: i64 = 0
    while slot < 6:
        card = row_get(world.pyramid, slot)
        if slot == world.face_up:
            network.put_input(SYMBOLS + 3 * slot + world.lookup.gnomes)
        elif card != EMPTY:
            network.put_input(SYMBOLS + 3 * slot + world.lookup.backs[card])
        slot += 1


def _seat_asked(world: EvidenciaState) -> i64:
    """The seat that is asked; 0 where both are: the sealed cards distinguish these positions."""
    if world.phase == c.PLAY or world.phase == c.ABDUCT or world.phase == c.REVEAL:
        return 0
    if world.phase == c.EXCHANGE:
        return world.abductor
    if world.phase == c.KEEP or world.phase == c.LOSER_SLOT:
        return 1 - world.winner()
    return world.winner()
