"""Códigos as a seat sees it, in zeros and ones. Seats are counted from the viewer, in the order of play.

Cards are counted by number: 52 commons by rising photo number, 5 jokers, and, where they may lie, 4 Reveal cards.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sobremesa.games.codigos.rules.constants import CHOOSE, RECITE
from sobremesa.games.codigos.rules.lookup import REVEALS
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.kernel.bits import EMPTY, bit, has, row_get, size
from sobremesa.kernel.feature_writer import FeatureWriter, first_members, mark
from sobremesa.kernel.observer import Feature, Observer
from sobremesa.kernel.state import State, seat_after, steps_to

PLAYED: Final = 57  # commons and jokers
ALL: Final = 61


class CodigosObserver(Observer):
    def __init__(self, seats: int, memory_aid: bool) -> None:
        self.seats: i64 = seats
        self.memory_aid = memory_aid

    def features(self) -> tuple[Feature, ...]:
        seats = int(self.seats)
        aid = not self.memory_aid
        return (
            Feature("phase", 6, "what is asked: one of act, add, whole, choose, recite, over"),
            Feature("turn", seats, "whose turn it is"),
            Feature("done", 2, "actions of this turn already made, first_members"),
            Feature("touched", PLAYED, "the card taken or discarded in this turn"),
            Feature("offer", 3 * PLAYED, "by slot: its card"),
            Feature("soldier", 3, "the slot that is blocked"),
            Feature("deck_size", 6, "cards left in the deck, as a binary number, lowest bit first"),
            Feature("reveal_in_pile", 1, "the first Reveal card lies in the discard pile"),
            Feature("set_aside", 3, "Reveal cards out of play, first_members"),
            Feature("reused", 1, "the discard pile has become the deck"),
            Feature("idle", 10, "turns running without a card drawn, as a binary number, lowest bit first"),
            Feature("collections", seats * PLAYED, "by seat: the cards of the collection"),
            Feature("exposed_code", seats * PLAYED, "by seat: the card of the exposed code"),
            Feature("exposed_symbols", seats * PLAYED, "by seat: the symbol cards of the exposed code"),
            Feature("hidden", seats * 19, "by seat: how many hidden codes, counted"),
            Feature("revealed", seats * PLAYED, "by seat: revealed code cards"),
            Feature("results", 4 * PLAYED, "revealed code cards lying upright, sideways, upside down, crossed"),
            Feature("laying", PLAYED, "the code card of a whole code being laid"),
            Feature("picked", PLAYED, "the cards picked so far in an action of several"),
            Feature("reveal", 7, "why all seats reveal, the first one: no reveal"),
            Feature("revealer", seats, "who reveals now"),
            Feature("chosen", 19, "the place of the hidden code being recited"),
            Feature("said", 40, "by place 1 to 5 of the recital: the symbol said, one of 8"),
            Feature("hidden_cards", seats * PLAYED, "by seat: the cards of its hidden codes", memory=aid),
            Feature("hidden_codes", PLAYED, "code cards among the hidden ones", memory=aid),
            Feature(
                "hidden_place",
                5 * PLAYED,
                "of hidden cards: the place of their code in its row, from 0, as a "
                "binary number: all lowest bits first",
                memory=aid,
            ),
            Feature(
                "hidden_order", 3 * PLAYED, "of hidden cards: the place in their code, from 0, as above", memory=aid
            ),
            Feature("pile", PLAYED, "cards in the discard pile, as far as their order is known", memory=True),
            Feature("pile_below", PLAYED, "the card under the top one", memory=True),
            Feature("pile_mixed", ALL, "cards in the shuffled part of the discard pile", memory=True),
            Feature("deck", ALL, "cards that must be in the deck", memory=True),
            Feature("crossed_symbols", PLAYED, "symbol cards under codes given up", memory=True),
            Feature("aside", ALL, "Reveal cards out of play", memory=True),
            Feature("turned", ALL, "the Reveal card that made everybody reveal", memory=True),
            Feature("reveals_drawn", 3, "Reveal cards drawn so far, first_members", memory=True),
            Feature("drawn", 1, "a card was drawn in this turn", memory=True),
            Feature("cover", 1, "the deck's next card will cover slot 3", memory=True),
        )

    def observe(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        truth = cast(CodigosState, state)
        self._scene(truth, seat, writer)
        self._areas(truth, seat, writer)
        self._put_question(truth, seat, writer)
        self._hidden(truth, seat, writer)
        self._memory(truth, writer)

    def _scene(self, truth: CodigosState, seat: i64, writer: FeatureWriter) -> None:
        seats = truth.seats
        # What is small is put together: phase, turn, done.
        asked = mark(truth.phase, 6) | mark(steps_to(truth.current, seat, seats), seats) << 6
        writer.put_set(asked | first_members(truth.done, 2) << (6 + seats), 8 + seats)
        writer.put_two(mark(truth.touched, PLAYED), mark(truth.slot1, PLAYED), PLAYED)
        writer.put_two(mark(truth.slot2, PLAYED), mark(truth.top, PLAYED), PLAYED)
        idle = truth.idle
        if idle < 0:
            idle = 0
        # soldier, deck_size, reveal_in_pile, set_aside, reused, idle.
        piles = mark(truth.soldier, 3) | size(truth.deck) << 3 | first_members(size(truth.mixed & REVEALS), 1) << 9
        piles |= first_members(size(truth.aside), 3) << 10 | truth.reused << 13 | (idle & 1023) << 14
        writer.put_set(piles, 24)

    def _areas(self, truth: CodigosState, seat: i64, writer: FeatureWriter) -> None:
        row0 = truth.exposed0
        row1 = truth.exposed1
        row2 = truth.exposed2
        row3 = truth.exposed3
        self._around(seat, truth.held0, truth.held1, truth.held2, truth.held3, PLAYED, writer)
        code0 = mark(row0 & 63, PLAYED)
        code1 = mark(row1 & 63, PLAYED)
        self._around(seat, code0, code1, mark(row2 & 63, PLAYED), mark(row3 & 63, PLAYED), PLAYED, writer)
        self._around(seat, laid_in(row0), laid_in(row1), laid_in(row2), laid_in(row3), PLAYED, writer)
        hidden0 = first_members(truth.hidden0, 19)
        hidden1 = first_members(truth.hidden1, 19)
        self._around(
            seat, hidden0, hidden1, first_members(truth.hidden2, 19), first_members(truth.hidden3, 19), 19, writer
        )
        self._around(seat, truth.revealed0, truth.revealed1, truth.revealed2, truth.revealed3, PLAYED, writer)
        writer.put_two(truth.upright, truth.sideways, PLAYED)
        writer.put_two(truth.inverted, truth.crossed, PLAYED)

    def _around(self, seat: i64, of0: i64, of1: i64, of2: i64, of3: i64, width: i64, writer: FeatureWriter) -> None:
        """One set for each seat, the viewer's first."""
        if self.seats == 2:
            if seat == 0:
                writer.put_two(of0, of1, width)
            else:
                writer.put_two(of1, of0, width)
            return
        there: i64 = 0
        while there < self.seats:
            who = seat_after(seat, there, self.seats)
            if who < 2:
                writer.put_set(of0 if who == 0 else of1, width)
            else:
                writer.put_set(of2 if who == 2 else of3, width)
            there += 1

    def _put_question(self, truth: CodigosState, seat: i64, writer: FeatureWriter) -> None:
        seats = truth.seats
        writer.put_one(truth.laying, PLAYED)
        writer.put_set(truth.picked, PLAYED)
        # reveal, revealer, chosen.
        revealing = mark(truth.cause, 7)
        if truth.phase == CHOOSE or truth.phase == RECITE:
            revealing |= mark(steps_to(truth.seat_asked(), seat, seats), seats) << 7
        if truth.phase == RECITE:
            revealing |= mark(truth.chosen, 19) << (7 + seats)
        writer.put_set(revealing, 26 + seats)
        said: i64 = 0
        place: i64 = 0
        while place < truth.spoken:
            said |= mark(row_get(truth.said, place), 8) << (8 * place)
            place += 1
        writer.put_set(said, 40)

    def _hidden(self, truth: CodigosState, seat: i64, writer: FeatureWriter) -> None:
        """All cards were laid openly, so a perfect memory knows them."""
        seats = truth.seats
        codes = truth.codes
        place0: i64 = 0
        place1: i64 = 0
        place2: i64 = 0
        place3: i64 = 0
        place4: i64 = 0
        order0: i64 = 0
        order1: i64 = 0
        order2: i64 = 0
        there: i64 = 0
        while there < seats:
            owned: i64 = 0
            place: i64 = -1
            order: i64 = 0
            card = truth.chain(seat_after(seat, there, seats))
            while card != EMPTY:
                if has(codes, card):
                    place += 1
                    order = 0
                owned |= bit(card)
                place0 |= (place & 1) << card
                place1 |= (place >> 1 & 1) << card
                place2 |= (place >> 2 & 1) << card
                place3 |= (place >> 3 & 1) << card
                place4 |= (place >> 4 & 1) << card
                order0 |= (order & 1) << card
                order1 |= (order >> 1 & 1) << card
                order2 |= (order >> 2 & 1) << card
                order += 1
                card = truth.link(card)
            writer.put_set(owned, PLAYED)
            there += 1
        writer.put_two(codes, place0, PLAYED)
        writer.put_two(place1, place2, PLAYED)
        writer.put_two(place3, place4, PLAYED)
        writer.put_two(order0, order1, PLAYED)
        writer.put_set(order2, PLAYED)

    def _memory(self, truth: CodigosState, writer: FeatureWriter) -> None:
        pile: i64 = 0
        card = truth.top
        below: i64 = EMPTY
        if card != EMPTY:
            below = truth.link(card)
        while card != EMPTY:
            pile |= bit(card)
            card = truth.link(card)
        writer.put_two(pile, mark(below, PLAYED), PLAYED)
        writer.put_two(truth.mixed, truth.deck, ALL)
        writer.put_set(truth.under, PLAYED)
        writer.put_two(truth.aside, mark(truth.turned, ALL), ALL)
        # reveals_drawn, drawn, cover.
        writer.put_set(first_members(truth.reveals_drawn, 3) | first_members(-truth.idle, 1) << 3 | truth.cover << 4, 5)


def laid_in(exposed: i64) -> i64:
    """The symbol cards of an exposed code: all places of its row behind the last one are empty."""
    found: i64 = 0
    row = exposed >> 6
    while row & 63 != EMPTY:
        found |= bit(row & 63)
        row >>= 6
    return found
