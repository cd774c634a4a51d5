"""Evidencia as a seat sees it, in zeros and ones. "Own" is the viewer's, "other" the opponent's."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.evidencia.rules.constants import DEALT, EXCHANGE, MOVES, ORDER, ROUNDS, UNSEALED
from sobremesa.games.evidencia.rules.lookup import CardLookup
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import EMPTY, all_below, bit, row_get, size
from sobremesa.kernel.feature_writer import FeatureWriter, first_members, mark
from sobremesa.kernel.observer import Feature, Observer
from sobremesa.kernel.state import State


class EvidenciaObserver(Observer):
    def __init__(self, lookup: CardLookup) -> None:
        # The cards that wear each back.
        self.back0: i64 = lookup.backed[0]
        self.back1: i64 = lookup.backed[1]
        self.back2: i64 = lookup.backed[2]

    def features(self) -> tuple[Feature, ...]:
        return (
            Feature(
                "phase",
                11,
                "what is asked: one of play, take, send, winner_slot, keep, loser_slot, abduct, "
                "exchange, reveal, order, over",
            ),
            Feature("round", 6, "one of rounds 1 to 6"),
            Feature("asked", 2, "own seat, other seat is asked for a move"),
            Feature("hand", 18, "own cards, by number"),
            Feature("other_hand", 12, "by back: how many of the other's cards wear it, counted up to 4"),
            Feature("drawn", 6, "how many cards are drawn from each pile, first_members"),
            Feature("pile_tops", 6, "the back on top of the seat's pile, of the other's: one of 3 each"),
            Feature("challenge", 18, "the challenge card in sight"),
            Feature("next_challenge", 3, "the back on top of the challenge pile"),
            Feature("final_challenge", 3, "the back of the Final Challenge while it lies face down"),
            Feature("chosen", 49, "the seat's move that is sealed"),
            Feature("open", 18, "cards of this round that are not placed yet"),
            Feature("played", 36, "the card played in this round once revealed: own, other"),
            Feature("winner", 2, "own seat, other seat has won the round whose cards lie open"),
            Feature("taken", 18, "the card that the winner has taken"),
            Feature("pyramid", 18, "by slot: the back lying there, one of 3"),
            Feature("face_up", 6, "the slot where Revelación gnomo lies face up"),
            Feature("base", 54, "by slot of the base: its card, while Abducción shows it"),
            Feature("zone", 18, "own score zone"),
            Feature("other_zone", 18, "by back: how many cards of the other zone wear it, counted up to 6"),
            Feature("row", 90, "by place 1 to 5 of the seat's row: the card"),
            Feature("other_ready", 1, "the other's row is complete"),
            Feature("known_pyramid", 108, "by slot: the card known to lie there", memory=True),
            Feature("known_zone", 18, "cards known to lie in the other zone", memory=True),
            Feature("obtained", 36, "known cards got by an exchange: own, other", memory=True),
            Feature("rounds", 108, "by round 1 to 6: the cards that came to light in it", memory=True),
            Feature("challenges", 18, "cards that came to light as challenges", memory=True),
            Feature("played_before", 36, "cards played so far: own, other", memory=True),
            Feature("won", 18, "by round: won by the seat, by the other, dealt by chance", memory=True),
            Feature("abductor", 2, "own seat, other seat has used Abducción", memory=True),
        )

    def observe(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        truth = cast(EvidenciaState, state)
        self._scene(truth, seat, writer)
        self._memory(truth, seat, writer)

    def _scene(self, truth: EvidenciaState, seat: i64, writer: FeatureWriter) -> None:
        # Short neighbours are put together: it is the number of puts that takes the time.
        other = 1 - seat
        writer.put_set(mark(truth.phase, 11) | mark(truth.round - 1, 6) << 11 | turned(truth.to_act(), seat) << 17, 19)
        writer.put_set(truth.hand(seat) | self._backs(truth.hand(other), 4) << 18, 30)
        winner = truth.winner()
        shown = winner != EMPTY and truth.open != 0
        piles = mark(truth.top_back(truth.pile(seat), truth.drawn), 3)
        piles |= mark(truth.top_back(truth.pile(other), truth.drawn), 3) << 3
        challenge: i64 = 0
        if truth.round < ROUNDS or shown:
            challenge = bit(truth.challenge())
        writer.put_set(all_below(truth.drawn) | piles << 6 | challenge << 12, 30)
        backs = mark(truth.next_challenge_back(), 3)
        if truth.round < ROUNDS or winner == EMPTY:
            backs |= mark(truth.back(row_get(truth.challenges, 5)), 3) << 3
        writer.put_set(backs, 6)
        sealed = truth.sealed_card(seat)
        if sealed == UNSEALED:
            writer.put_none(MOVES)
        else:
            writer.put_one(sealed, MOVES)
        writer.put_set(truth.open, 18)
        if shown:
            at = truth.round - 1
            writer.put_set(bit(row_get(truth.played_card(seat), at)), 18)
            won: i64 = 0
            if winner != DEALT:
                won = turned(bit(winner), seat)
            writer.put_set(bit(row_get(truth.played_card(other), at)) | won << 18, 20)
        else:
            writer.put_none(38)
        writer.put_set(mark(truth.taken, 18), 18)
        self._pyramid(truth, writer)
        writer.put_set(truth.zone(seat), 18)
        writer.put_set(self._backs(truth.zone(other), 6), 18)
        if truth.phase < ORDER:
            writer.put_none(91)
            return
        row = truth.row(seat)
        place: i64 = 0
        while place < 5:
            writer.put_set(mark(row_get(row, place), 18), 18)
            place += 1
        writer.put_set(truth.length(other) // 6, 1)

    def _pyramid(self, truth: EvidenciaState, writer: FeatureWriter) -> None:
        backs: i64 = 0
        slot: i64 = 0
        while slot < 6:
            card = row_get(truth.pyramid, slot)
            if card != EMPTY and slot != truth.face_up:
                backs |= bit(3 * slot + truth.back(card))
            slot += 1
        writer.put_set(backs | mark(truth.face_up, 6) << 18, 24)
        if truth.phase != EXCHANGE:
            writer.put_none(54)
            return
        slot = 0
        while slot < 3:
            writer.put_set(bit(row_get(truth.pyramid, slot)), 18)
            slot += 1

    def _backs(self, cards: i64, most: i64) -> i64:
        """How many wear each back, counted."""
        backs = first_members(size(cards & self.back0), most)
        backs |= first_members(size(cards & self.back1), most) << most
        return backs | first_members(size(cards & self.back2), most) << (2 * most)

    def _memory(self, truth: EvidenciaState, seat: i64, writer: FeatureWriter) -> None:
        other = 1 - seat
        known = truth.known_to(seat)
        slot: i64 = 0
        while slot < 6:
            card = row_get(truth.pyramid, slot)
            here: i64 = 0
            if card != EMPTY:
                here = bit(card) & known
            writer.put_set(here, 18)
            slot += 1
        writer.put_set(truth.zone(other) & known, 18)
        writer.put_set(truth.spent & known & truth.zone(seat), 18)
        writer.put_set(truth.spent & known & truth.zone(other), 18)
        challenges: i64 = 0
        own: i64 = 0
        others: i64 = 0
        won: i64 = 0
        mine = truth.played_card(seat)
        theirs = truth.played_card(other)
        at: i64 = 0
        while at < ROUNDS and row_get(truth.won, at) != EMPTY:
            winner = row_get(truth.won, at)
            challenge = bit(row_get(truth.challenges, at))
            laid = bit(row_get(mine, at))
            other_laid = bit(row_get(theirs, at))
            writer.put_set(challenge | laid | other_laid, 18)
            challenges |= challenge
            own |= laid
            others |= other_laid
            if winner == DEALT:
                won |= bit(3 * at + 2)
            elif winner == seat:
                won |= bit(3 * at)
            else:
                won |= bit(3 * at + 1)
            at += 1
        writer.put_none(18 * (ROUNDS - at))
        writer.put_set(challenges, 18)
        writer.put_set(own, 18)
        writer.put_set(others, 18)
        abductor: i64 = 0
        if truth.abductor >= 0:
            abductor = turned(bit(truth.abductor), seat)
        writer.put_set(won | abductor << 18, 20)


def turned(seats: i64, seat: i64) -> i64:
    """The set of seats with the viewer first."""
    if seat == 0:
        return seats
    return (seats & 1) << 1 | seats >> 1
