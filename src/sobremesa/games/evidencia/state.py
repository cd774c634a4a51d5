"""Where a game of Evidencia stands, with what searches need: a quick way of playing on, and a judgement of the end."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.evidencia.constants import DEALT, KEEP, ORDER, PLAY, ROUNDS, SEND, TAKE, TO_PYRAMID, UNSEALED
from sobremesa.games.evidencia.scoring import pyramid_symbols, reach_of
from sobremesa.games.evidencia.turns import Turns
from sobremesa.kernel.bits import bit, first, row_put
from sobremesa.kernel.rng import Rng


class EvidenciaState(Turns):
    def rush(self, rng: Rng) -> None:
        """At random up to the ordering; then both are given what their cards could reach, whatever the order."""
        while self.phase < ORDER:
            self._hurry(rng)
        if self.phase == ORDER:
            symbols = pyramid_symbols(self.lookup, self.pyramid, self.face_up)
            self._settle(
                reach_of(self.lookup, self.zone0, symbols, self.spent),
                reach_of(self.lookup, self.zone1, symbols, self.spent),
            )

    def _hurry(self, rng: Rng) -> None:
        """A random step; a whole round at once where it can be, and the frequent steps without asking around."""
        phase = self.phase
        if phase == PLAY and self.sealed0 == UNSEALED and self.sealed1 == UNSEALED:
            self._hurry_round(rng)
        elif phase == TAKE:
            self._take(self.winner(), rng.draw(self.open))
        elif phase == SEND:
            self._send(self.winner(), TO_PYRAMID + rng.below(2))
        elif phase == KEEP:
            self._keep(1 - self.winner(), rng.draw(self.open))
        else:
            seat = first(self.to_act())
            self.play(seat, rng.draw(self.legal(seat)))

    def _hurry_round(self, rng: Rng) -> None:
        """Random players choose every way to share the three cards equally often, whoever wins; the winner counts in
        the last round only (EV-53). Who knows what is of no more use in a rush."""
        card0 = rng.draw(self.hand0)
        card1 = rng.draw(self.hand1)
        self.hand0 ^= bit(card0)
        self.hand1 ^= bit(card1)
        challenge = self.challenge()
        if self.round == ROUNDS:
            lead = self.lookup.distance(challenge, card1) - self.lookup.distance(challenge, card0)
            winner: i64 = DEALT
            if lead > 0:
                winner = 0
            elif lead < 0:
                winner = 1
            self.won = row_put(self.won, 5, winner)
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
        slot = self.round - 1
        if self.free_pyramid:
            slot = rng.draw(self._empty_slots())
        self.pyramid = row_put(self.pyramid, slot, in_pyramid)
        self.zone0 |= bit(in_zone0)
        self.zone1 |= bit(in_zone1)
        self.known |= bit(challenge) | bit(card0) | bit(card1)
        self._end_round()

    def worth(self, seat: i64) -> float:
        """Victory decides; a point of difference counts a little."""
        lead = self.points0 - self.points1
        if seat == 1:
            lead = -lead
        return 0.9 * super().worth(seat) + 0.05 + 0.003 * float(lead)
