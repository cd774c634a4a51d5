"""Evidencia as a seat sees it, in zeros and ones. "Own" is the viewer's, "other" the opponent's."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.evidencia.board import Board
from sobremesa.games.evidencia.terms import DEALT, EXCHANGE, MOVES, ORDER, ROUNDS
from sobremesa.kernel.bits import EMPTY, bit, has, row_get, size
from sobremesa.kernel.feature import Feature
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.state import State
from sobremesa.kernel.tape import Tape, counted


class EvidenciaObserver(Observer):
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
            Feature("drawn", 6, "how many cards are drawn from each pile, counted"),
            Feature("pile_tops", 6, "the back on top of the own pile, of the other's: one of 3 each"),
            Feature("challenge", 18, "the challenge card in sight"),
            Feature("next_challenge", 3, "the back on top of the challenge pile"),
            Feature("final_challenge", 3, "the back of the Final Challenge while it lies face down"),
            Feature("chosen", 49, "the own move that is sealed"),
            Feature("open", 18, "cards of this round that nobody has placed yet"),
            Feature("played", 36, "the card played in this round once revealed: own, other"),
            Feature("winner", 2, "own seat, other seat has won the round whose cards lie open"),
            Feature("taken", 18, "the card that the winner has taken"),
            Feature("pyramid", 18, "by slot: the back lying there, one of 3"),
            Feature("face_up", 6, "the slot where Revelación gnomo lies face up"),
            Feature("base", 54, "by slot of the base: its card, while Abducción shows it"),
            Feature("zone", 18, "own score zone"),
            Feature("other_zone", 18, "by back: how many cards of the other zone wear it, counted up to 6"),
            Feature("row", 90, "by place 1 to 5 of the own row: the card"),
            Feature("other_ready", 1, "the other's row is complete"),
            Feature("known_pyramid", 108, "by slot: the card known to lie there", memory=True),
            Feature("known_zone", 18, "cards known to lie in the other zone", memory=True),
            Feature("obtained", 36, "known cards got by an exchange: own, other", memory=True),
            Feature("rounds", 108, "by round 1 to 6: the cards that came to light in it", memory=True),
            Feature("challenges", 18, "cards that came to light as challenges", memory=True),
            Feature("played_before", 36, "cards played so far: own, other", memory=True),
            Feature("won", 18, "by round: won by the own seat, by the other, dealt by chance", memory=True),
            Feature("abductor", 2, "own seat, other seat has used Abducción", memory=True),
        )

    def observe(self, state: State, seat: i64, tape: Tape) -> None:
        board = cast(Board, state)
        self._sight(board, seat, tape)
        self._memory(board, seat, tape)

    def _sight(self, board: Board, seat: i64, tape: Tape) -> None:
        other = 1 - seat
        tape.put_one(board.phase, 11)
        tape.put_one(board.round - 1, 6)
        tape.put(turned(board.to_act(), seat), 2)
        tape.put(board.hand(seat), 18)
        self._backs(board, board.hand(other), 4, tape)
        tape.put_count(board.drawn, 6)
        tape.put_one(board.top_back(board.pile(seat), board.drawn), 3)
        tape.put_one(board.top_back(board.pile(other), board.drawn), 3)
        winner = board.winner()
        shown = winner != EMPTY and board.open != 0
        if board.round < ROUNDS or shown:
            tape.put_one(board.challenge(), 18)
        else:
            tape.put_none(18)
        tape.put_one(board.next_challenge_back(), 3)
        if board.round == ROUNDS and winner != EMPTY:
            tape.put(0, 3)
        else:
            tape.put_one(board.back(row_get(board.challenges, 5)), 3)
        tape.put_one(board.sealed(seat), MOVES)
        tape.put(board.open, 18)
        if shown:
            tape.put_one(row_get(board.played(seat), board.round - 1), 18)
            tape.put_one(row_get(board.played(other), board.round - 1), 18)
            won: i64 = 0
            if winner != DEALT:
                won = turned(bit(winner), seat)
            tape.put(won, 2)
        else:
            tape.put_none(38)
        tape.put_one(board.taken, 18)
        self._pyramid(board, tape)
        tape.put(board.zone(seat), 18)
        self._backs(board, board.zone(other), 6, tape)
        if board.phase < ORDER:
            tape.put_none(91)
            return
        row = board.row(seat)
        place: i64 = 0
        while place < 5:
            tape.put_one(row_get(row, place), 18)
            place += 1
        tape.put(board.length(other) // 6, 1)

    def _pyramid(self, board: Board, tape: Tape) -> None:
        backs: i64 = 0
        slot: i64 = 0
        while slot < 6:
            card = row_get(board.pyramid, slot)
            if card != EMPTY and slot != board.face_up:
                backs |= bit(3 * slot + board.back(card))
            slot += 1
        tape.put(backs, 18)
        tape.put_one(board.face_up, 6)
        if board.phase != EXCHANGE:
            tape.put_none(54)
            return
        slot = 0
        while slot < 3:
            tape.put_one(row_get(board.pyramid, slot), 18)
            slot += 1

    def _backs(self, board: Board, cards: i64, most: i64, tape: Tape) -> None:
        table = board.table
        backs: i64 = 0
        back: i64 = 0
        while back < 3:
            worn: i64 = table.backed[back]
            backs |= counted(size(cards & worn), most) << (most * back)
            back += 1
        tape.put(backs, 3 * most)

    def _memory(self, board: Board, seat: i64, tape: Tape) -> None:
        other = 1 - seat
        known = board.known_to(seat)
        slot: i64 = 0
        while slot < 6:
            card = row_get(board.pyramid, slot)
            if card != EMPTY and not has(known, card):
                card = -1
            tape.put_one(card, 18)
            slot += 1
        tape.put(board.zone(other) & known, 18)
        tape.put(board.spent & known & board.zone(seat), 18)
        tape.put(board.spent & known & board.zone(other), 18)
        challenges: i64 = 0
        own: i64 = 0
        others: i64 = 0
        won: i64 = 0
        mine = board.played(seat)
        theirs = board.played(other)
        at: i64 = 0
        while at < ROUNDS and row_get(board.won, at) != EMPTY:
            winner = row_get(board.won, at)
            challenge = bit(row_get(board.challenges, at))
            here = bit(row_get(mine, at))
            there = bit(row_get(theirs, at))
            tape.put(challenge | here | there, 18)
            challenges |= challenge
            own |= here
            others |= there
            if winner == DEALT:
                won |= bit(3 * at + 2)
            elif winner == seat:
                won |= bit(3 * at)
            else:
                won |= bit(3 * at + 1)
            at += 1
        tape.put_none(18 * (ROUNDS - at))
        tape.put(challenges, 18)
        tape.put(own, 18)
        tape.put(others, 18)
        tape.put(won, 18)
        abductor: i64 = 0
        if board.abductor >= 0:
            abductor = turned(bit(board.abductor), seat)
        tape.put(abductor, 2)


def turned(seats: i64, seat: i64) -> i64:
    """The set of seats with the viewer first."""
    if seat == 0:
        return seats
    return (seats & 1) << 1 | seats >> 1
