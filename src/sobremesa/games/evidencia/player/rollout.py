"""How a search plays a world of Evidencia on, and judges its end."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from sobremesa.games.evidencia.player.network import Network
from sobremesa.games.evidencia.player.network_inputs import put_inputs
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.endings import settle
from sobremesa.games.evidencia.rules.questions import empty_slots
from sobremesa.games.evidencia.rules.rounds import end_round, keep, send, take
from sobremesa.games.evidencia.rules.scoring import pyramid_symbols, reach_of
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import bit, first, row_put
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout, worth_of_end
from sobremesa.kernel.state import State

# Instead of a chance, where the network has not looked at the world.
NOT_ASKED: Final = -1.0


@final
class EvidenciaRollout(Rollout):
    """Plays at random up to the ordering, and judges that without playing it. With a network, a world is not played on:
    the network says what it is worth."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network
        self._chance: float = NOT_ASKED

    def mixes(self, state: State) -> bool:
        """EV-20, EV-41, EV-42: both are asked at once."""
        world = cast(EvidenciaState, state)
        return world.phase == c.PLAY or world.phase == c.ABDUCT or world.phase == c.REVEAL

    def reopen(self, state: State) -> None:
        world = cast(EvidenciaState, state)
        world.sealed0 = c.UNSEALED
        world.sealed1 = c.UNSEALED
        self._chance = NOT_ASKED

    def run(self, state: State, rng: Rng) -> None:
        """Without a network, plays at random up to the ordering; there both get what their cards could reach in any
        order."""
        world = cast(EvidenciaState, state)
        self._chance = NOT_ASKED
        network = self.network
        if network is not None and world.phase < c.ORDER:
            put_inputs(network, world)
            self._chance = network.chance()
            return
        while world.phase < c.ORDER:
            _step(world, rng)
        if world.phase == c.ORDER:
            symbols = pyramid_symbols(world.lookup, world.pyramid, world.face_up)
            settle(
                world,
                reach_of(world.lookup, world.zone0, symbols, world.spent, world.counting),
                reach_of(world.lookup, world.zone1, symbols, world.spent, world.counting),
            )

    def evaluate(self, state: State, seat: i64) -> float:
        """Victory decides; a point of difference counts a little."""
        world = cast(EvidenciaState, state)
        if self._chance >= 0.0:
            return self._chance if seat == 0 else 1.0 - self._chance
        lead = world.points0 - world.points1
        if seat == 1:
            lead = -lead
        return 0.9 * worth_of_end(world, seat) + 0.05 + 0.003 * float(lead)


def _step(state: EvidenciaState, rng: Rng) -> None:
    """A random step; a whole round at once where it can be, and the frequent steps without asking around."""
    phase = state.phase
    if phase == c.PLAY and state.sealed0 == c.UNSEALED and state.sealed1 == c.UNSEALED:
        _play_round(state, rng)
    elif phase == c.TAKE:
        take(state, state.winner(), rng.draw(state.open))
    elif phase == c.SEND:
        send(state, state.winner(), c.TO_PYRAMID + rng.below(2))
    elif phase == c.KEEP:
        keep(state, 1 - state.winner(), rng.draw(state.open))
    else:
        seat = first(state.to_act())
        state.play(seat, rng.draw(state.legal(seat)))


def _play_round(state: EvidenciaState, rng: Rng) -> None:
    """Random players choose every way to share the three cards equally often, no matter who wins; the winner counts in
    the last round only (EV-53). Knowledge does not matter here."""
    card0 = rng.draw(state.hand0)
    card1 = rng.draw(state.hand1)
    state.hand0 ^= bit(card0)
    state.hand1 ^= bit(card1)
    challenge = state.challenge()
    if state.round == c.ROUNDS:
        lead = state.lookup.distance(challenge, card1) - state.lookup.distance(challenge, card0)
        winner: i64 = c.DEALT
        if lead > 0:
            winner = 0
        elif lead < 0:
            winner = 1
        state.won = row_put(state.won, 5, winner)
    way = rng.below(6)
    in_pyramid = challenge
    in_zone0 = card0
    in_zone1 = card1
    if way < 2:
        in_pyramid = card0
        in_zone0 = challenge
    elif way < 4:
        in_pyramid = card1
        in_zone1 = challenge
    if way & 1 != 0:
        swapped = in_zone0
        in_zone0 = in_zone1
        in_zone1 = swapped
    slot = state.round - 1
    if state.free_pyramid:
        slot = rng.draw(empty_slots(state))
    state.pyramid = row_put(state.pyramid, slot, in_pyramid)
    state.zone0 |= bit(in_zone0)
    state.zone1 |= bit(in_zone1)
    state.known |= bit(challenge) | bit(card0) | bit(card1)
    end_round(state)
