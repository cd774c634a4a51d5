"""Where the cards of Códigos lie (CO-03): the areas of every seat, the offer, the deck and the discard pile.

The rules are functions that take the state, each in the module of its noun: deal.py, questions.py (who is asked, and
what may be answered), turns.py, actions.py, aftermath.py (what follows an action), codes.py, reveals.py. They import
the state for its type alone, to avoid circular imports.

The deck is a set: its next card is drawn from it at the moment it turns up. A shuffled face-down pile gives the same
chances, shuffling it again changes nothing (CO-30), and an order that does not exist cannot leak. The part of the
discard pile that was shuffled (CO-49) is such a set too; what was laid since lies on it in order.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules import deal, questions, turns
from sobremesa.games.codigos.rules.lookup import CardLookup
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, bit, has, hash_with, row_get, row_put
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State


@final
class CodigosState(State):
    phase: i64 = c.OVER
    current: i64 = 0
    done: i64 = 0  # actions of this turn
    touched: i64 = EMPTY  # the card taken or discarded in this turn (CO-21, CO-27)
    idle: i64 = 0  # turns running without a card drawn; -1 once one was in this turn (CO-53)
    deck: i64 = 0
    slot1: i64 = EMPTY
    slot2: i64 = EMPTY
    # Slot 3 is the discard pile: ``top``, what lies under it by ``link``, and under that the shuffled part.
    top: i64 = EMPTY
    mixed: i64 = 0
    cover: i64 = 0  # 1 while the deck's next card must cover slot 3 (CO-22, CO-30, CO-49)
    soldier: i64 = 0
    aside: i64 = 0
    reveals_drawn: i64 = 0
    reused: i64 = 0
    # By seat: the collection; the exposed code, its card at place 0 and its symbols in the order laid.
    held0: i64 = 0
    held1: i64 = 0
    held2: i64 = 0
    held3: i64 = 0
    exposed0: i64 = EMPTY_ROW
    exposed1: i64 = EMPTY_ROW
    exposed2: i64 = EMPTY_ROW
    exposed3: i64 = EMPTY_ROW
    # By seat: how many hidden codes, and the first of their cards, chained by ``link`` in the order of the row:
    # a code card, its symbols in the order laid, the next code card. ``codes`` are the code cards among them.
    hidden0: i64 = 0
    hidden1: i64 = 0
    hidden2: i64 = 0
    hidden3: i64 = 0
    chain0: i64 = EMPTY
    chain1: i64 = EMPTY
    chain2: i64 = EMPTY
    chain3: i64 = EMPTY
    codes: i64 = 0
    # By card, ten to a row: the next card of its chain or pile.
    link0: i64 = EMPTY_ROW
    link1: i64 = EMPTY_ROW
    link2: i64 = EMPTY_ROW
    link3: i64 = EMPTY_ROW
    link4: i64 = EMPTY_ROW
    link5: i64 = EMPTY_ROW
    # The revealed codes by seat, and by how they lie.
    revealed0: i64 = 0
    revealed1: i64 = 0
    revealed2: i64 = 0
    revealed3: i64 = 0
    upright: i64 = 0
    sideways: i64 = 0
    inverted: i64 = 0
    crossed: i64 = 0
    under: i64 = 0  # symbol cards that cross a code given up (CO-28)
    points0: i64 = 0
    points1: i64 = 0
    points2: i64 = 0
    points3: i64 = 0
    # An action of several cards: those picked so far, and the code card of a whole code.
    picked: i64 = 0
    laying: i64 = EMPTY
    # A reveal: why, its card lying turned up, how many seats have finished, the code chosen, what was said.
    cause: i64 = c.NO_REVEAL
    turned: i64 = EMPTY
    finished: i64 = 0
    chosen: i64 = 0
    said: i64 = EMPTY_ROW
    spoken: i64 = 0
    victors: i64 = 0
    clause: i64 = 0

    def __init__(
        self,
        lookup: CardLookup,
        rng: Rng,
        *,
        seats: int,
        jokers: int,
        reveals: int,
        reuse: int,
        turn_limit: int,
        deck_fills_pile: bool,
        aided: bool,
    ) -> None:
        """``reveals`` counts the Reveal cards in the deck, the final one apart (CO-11); ``deck_fills_pile`` where a
        card taken from slot 3 is replaced from the deck like any other (CO-22); ``aided`` where hidden codes may be
        looked at (CO-26)."""
        super().__init__(seats, rng)
        self.lookup = lookup
        self.jokers: i64 = jokers
        self.reveals: i64 = reveals
        self.reuse: i64 = reuse
        self.turn_limit: i64 = turn_limit
        self.deck_fills_pile = deck_fills_pile
        self.aided = aided
        self.clear()

    def clear(self) -> None:
        """Everything as it is declared above."""
        self.phase = c.OVER
        self.current = 0
        self.done = 0
        self.idle = 0
        self.deck = 0
        self.mixed = 0
        self.cover = 0
        self.soldier = 0
        self.aside = 0
        self.reveals_drawn = 0
        self.reused = 0
        self.held0 = 0
        self.held1 = 0
        self.held2 = 0
        self.held3 = 0
        self.hidden0 = 0
        self.hidden1 = 0
        self.hidden2 = 0
        self.hidden3 = 0
        self.codes = 0
        self.revealed0 = 0
        self.revealed1 = 0
        self.revealed2 = 0
        self.revealed3 = 0
        self.upright = 0
        self.sideways = 0
        self.inverted = 0
        self.crossed = 0
        self.under = 0
        self.points0 = 0
        self.points1 = 0
        self.points2 = 0
        self.points3 = 0
        self.picked = 0
        self.finished = 0
        self.chosen = 0
        self.spoken = 0
        self.victors = 0
        self.clause = 0
        self.touched = EMPTY
        self.slot1 = EMPTY
        self.slot2 = EMPTY
        self.top = EMPTY
        self.chain0 = EMPTY
        self.chain1 = EMPTY
        self.chain2 = EMPTY
        self.chain3 = EMPTY
        self.laying = EMPTY
        self.turned = EMPTY
        self.exposed0 = EMPTY_ROW
        self.exposed1 = EMPTY_ROW
        self.exposed2 = EMPTY_ROW
        self.exposed3 = EMPTY_ROW
        self.link0 = EMPTY_ROW
        self.link1 = EMPTY_ROW
        self.link2 = EMPTY_ROW
        self.link3 = EMPTY_ROW
        self.link4 = EMPTY_ROW
        self.link5 = EMPTY_ROW
        self.said = EMPTY_ROW
        self.cause = c.NO_REVEAL

    def copy_from(self, other: State) -> None:
        source = cast(CodigosState, other)
        self.phase = source.phase
        self.current = source.current
        self.done = source.done
        self.touched = source.touched
        self.idle = source.idle
        self.deck = source.deck
        self.slot1 = source.slot1
        self.slot2 = source.slot2
        self.top = source.top
        self.mixed = source.mixed
        self.cover = source.cover
        self.soldier = source.soldier
        self.aside = source.aside
        self.reveals_drawn = source.reveals_drawn
        self.reused = source.reused
        self.held0 = source.held0
        self.held1 = source.held1
        self.held2 = source.held2
        self.held3 = source.held3
        self.exposed0 = source.exposed0
        self.exposed1 = source.exposed1
        self.exposed2 = source.exposed2
        self.exposed3 = source.exposed3
        self.hidden0 = source.hidden0
        self.hidden1 = source.hidden1
        self.hidden2 = source.hidden2
        self.hidden3 = source.hidden3
        self.chain0 = source.chain0
        self.chain1 = source.chain1
        self.chain2 = source.chain2
        self.chain3 = source.chain3
        self.codes = source.codes
        self.link0 = source.link0
        self.link1 = source.link1
        self.link2 = source.link2
        self.link3 = source.link3
        self.link4 = source.link4
        self.link5 = source.link5
        self.revealed0 = source.revealed0
        self.revealed1 = source.revealed1
        self.revealed2 = source.revealed2
        self.revealed3 = source.revealed3
        self.upright = source.upright
        self.sideways = source.sideways
        self.inverted = source.inverted
        self.crossed = source.crossed
        self.under = source.under
        self.points0 = source.points0
        self.points1 = source.points1
        self.points2 = source.points2
        self.points3 = source.points3
        self.picked = source.picked
        self.laying = source.laying
        self.cause = source.cause
        self.turned = source.turned
        self.finished = source.finished
        self.chosen = source.chosen
        self.said = source.said
        self.spoken = source.spoken
        self.victors = source.victors
        self.clause = source.clause

    def fields(self) -> list[int]:
        return [
            *(self.phase, self.current, self.done, self.touched, self.idle, self.deck),
            *(self.slot1, self.slot2, self.top, self.mixed, self.cover, self.soldier),
            *(self.aside, self.reveals_drawn, self.reused),
            *(self.held0, self.held1, self.held2, self.held3),
            *(self.exposed0, self.exposed1, self.exposed2, self.exposed3),
            *(self.hidden0, self.hidden1, self.hidden2, self.hidden3),
            *(self.chain0, self.chain1, self.chain2, self.chain3, self.codes),
            *(self.link0, self.link1, self.link2, self.link3, self.link4, self.link5),
            *(self.revealed0, self.revealed1, self.revealed2, self.revealed3),
            *(self.upright, self.sideways, self.inverted, self.crossed, self.under),
            *(self.points0, self.points1, self.points2, self.points3),
            *(self.picked, self.laying, self.cause, self.turned, self.finished),
            *(self.chosen, self.said, self.spoken, self.victors, self.clause),
        ]

    # The rules.

    def deal(self) -> None:
        deal.deal(self)

    def to_act(self) -> i64:
        return questions.to_act(self)

    def legal(self, seat: i64) -> i64:
        return questions.legal(self, seat)

    def play(self, seat: i64, move: i64) -> None:
        turns.play(self, seat, move)

    def seat_asked(self) -> i64:
        """The one seat that is asked while the game runs."""
        if self.phase < c.CHOOSE:
            return self.current
        seat = self.current + self.finished
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def winners(self) -> i64:
        return self.victors

    def score(self, seat: i64) -> i64:
        if seat < 2:
            return self.points0 if seat == 0 else self.points1
        return self.points2 if seat == 2 else self.points3

    def ended_by(self) -> i64:
        return self.clause

    # What a seat knows.

    def knowledge_key(self, seat: i64) -> i64:
        """All seats were shown everything, so their knowledge differs only in which seat is asked."""
        seen = hash_with(0, seat | self.phase << 4 | self.current << 8 | self.done << 12 | self.touched << 16)
        seen = hash_with(seen, self.idle)
        seen = hash_with(seen, self.slot1 | self.slot2 << 6 | self.top << 12 | self.cover << 18 | self.soldier << 19)
        seen = hash_with(seen, self.deck)
        seen = hash_with(seen, self.mixed)
        seen = hash_with(seen, self.aside | self.reused | self.reveals_drawn << 1)
        seen = hash_with(seen, self.link0)
        seen = hash_with(seen, self.link1)
        seen = hash_with(seen, self.link2)
        seen = hash_with(seen, self.link3)
        seen = hash_with(seen, self.link4)
        seen = hash_with(seen, self.link5)
        seat = 0
        while seat < self.seats:
            seen = hash_with(seen, self.held(seat))
            seen = hash_with(seen, self.exposed(seat))
            seen = hash_with(seen, self.hidden(seat) | self.chain(seat) << 6)
            seen = hash_with(seen, self.revealed(seat))
            seat += 1
        seen = hash_with(seen, self.codes)
        seen = hash_with(seen, self.upright)
        seen = hash_with(seen, self.sideways)
        seen = hash_with(seen, self.under)
        seen = hash_with(seen, self.picked)
        seen = hash_with(
            seen, self.laying | self.cause << 6 | self.turned << 9 | self.finished << 15 | self.chosen << 18
        )
        return hash_with(seen, self.said)

    # What every seat has, by seat.

    def held(self, seat: i64) -> i64:
        if seat < 2:
            return self.held0 if seat == 0 else self.held1
        return self.held2 if seat == 2 else self.held3

    def hold(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.held0 = cards
        elif seat == 1:
            self.held1 = cards
        elif seat == 2:
            self.held2 = cards
        else:
            self.held3 = cards

    def exposed(self, seat: i64) -> i64:
        if seat < 2:
            return self.exposed0 if seat == 0 else self.exposed1
        return self.exposed2 if seat == 2 else self.exposed3

    def expose(self, seat: i64, row: i64) -> None:
        if seat == 0:
            self.exposed0 = row
        elif seat == 1:
            self.exposed1 = row
        elif seat == 2:
            self.exposed2 = row
        else:
            self.exposed3 = row

    def hidden(self, seat: i64) -> i64:
        """How many hidden codes the seat has."""
        if seat < 2:
            return self.hidden0 if seat == 0 else self.hidden1
        return self.hidden2 if seat == 2 else self.hidden3

    def hide_more(self, seat: i64, more: i64) -> None:
        if seat == 0:
            self.hidden0 += more
        elif seat == 1:
            self.hidden1 += more
        elif seat == 2:
            self.hidden2 += more
        else:
            self.hidden3 += more

    def chain(self, seat: i64) -> i64:
        """The first card of the seat's hidden codes, EMPTY for none."""
        if seat < 2:
            return self.chain0 if seat == 0 else self.chain1
        return self.chain2 if seat == 2 else self.chain3

    def begin_chain(self, seat: i64, card: i64) -> None:
        if seat == 0:
            self.chain0 = card
        elif seat == 1:
            self.chain1 = card
        elif seat == 2:
            self.chain2 = card
        else:
            self.chain3 = card

    def code_at(self, seat: i64, place: i64) -> i64:
        """The code card at a place of the seat's row of hidden codes, counted from 0."""
        code = self.chain(seat)
        skip = place
        while skip > 0:
            code = self.link(code)
            if has(self.codes, code):
                skip -= 1
        return code

    def revealed(self, seat: i64) -> i64:
        if seat < 2:
            return self.revealed0 if seat == 0 else self.revealed1
        return self.revealed2 if seat == 2 else self.revealed3

    # Chains and piles of cards.

    def link(self, card: i64) -> i64:
        """The card that follows in a chain, or lies under this one in the pile; EMPTY after the last."""
        if card < 30:
            if card < 10:
                return row_get(self.link0, card)
            if card < 20:
                return row_get(self.link1, card - 10)
            return row_get(self.link2, card - 20)
        if card < 40:
            return row_get(self.link3, card - 30)
        if card < 50:
            return row_get(self.link4, card - 40)
        return row_get(self.link5, card - 50)

    def tie(self, card: i64, to: i64) -> None:
        if card < 30:
            if card < 10:
                self.link0 = row_put(self.link0, card, to)
            elif card < 20:
                self.link1 = row_put(self.link1, card - 10, to)
            else:
                self.link2 = row_put(self.link2, card - 20, to)
        elif card < 40:
            self.link3 = row_put(self.link3, card - 30, to)
        elif card < 50:
            self.link4 = row_put(self.link4, card - 40, to)
        else:
            self.link5 = row_put(self.link5, card - 50, to)

    def lay_on_pile(self, card: i64) -> None:
        self.tie(card, self.top)
        self.top = card

    def lift_from_pile(self) -> i64:
        card = self.top
        self.top = self.link(card)
        self.tie(card, EMPTY)
        return card

    def gather_pile(self) -> i64:
        """Takes the ordered part of the discard pile up, as a set."""
        cards: i64 = 0
        while self.top != EMPTY:
            cards |= bit(self.lift_from_pile())
        return cards

    def offer(self, slot: i64) -> i64:
        """The card of a slot, counted from 0; EMPTY while it waits to be refilled."""
        if slot == 0:
            return self.slot1
        if slot == 1:
            return self.slot2
        return self.top
