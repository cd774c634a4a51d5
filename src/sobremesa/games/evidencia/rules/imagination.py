"""The worlds of Evidencia that a viewer cannot rule out.

Unknown are the cards that never came to light, among places whose backs are partly seen, and the cards of each
round that chance placed (EV-23), among places of one back. All such worlds are equally likely; sealed choices and
unfinished rows of others are then equally likely among those possible in the world.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sobremesa.games.evidencia.cards import FACTIONS, Cards
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.specials import may_hold
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.view import PHASES, Memory, Scene
from sobremesa.kernel.bits import EMPTY_ROW, all_below, bit, has, row_put
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.view import View

# Where an unseen card may lie.
IN_HAND: Final = 0  # + seat
IN_PILE: Final = 2  # + 6 * seat + place
IN_CHALLENGES: Final = 14  # + place

# Beginnings of a row of six by length: 1 of none, 6 of one card, 30, 120, 360.
BEGINNINGS: Final = 517


class EvidenciaImagination(Imagination):
    def __init__(self, cards: Cards, view: View[Scene, Memory], base: EvidenciaState) -> None:
        """``base`` is a blank state that becomes the part of the world that the viewer knows."""
        self.lookup = cards.lookup
        self.number = {card.id: n for n, card in enumerate(cards.cards)}
        self.base = base
        self.viewer: i64 = -1 if view.viewer is None else view.viewer
        self.waiting: i64 = 0
        for seat in view.to_act:
            self.waiting |= bit(seat)
        self.back0: i64 = self.lookup.backed[0]
        self.back1: i64 = self.lookup.backed[1]
        self.back2: i64 = self.lookup.backed[2]
        self.unseen: i64 = all_below(18)
        self.bound: bytes = b""  # pairs: where, which back
        self.loose: bytes = b""  # where
        self.group_cards: list[int] = []
        self.group_places: list[bytes] = []  # triples: place, which seats know it, does everybody
        self._know_rounds(view.scene, view.memory)
        self._know_piles(view.scene)
        self._know_places(view.scene, view.memory)
        self._know_rest(view)

    def _see(self, card_id: str) -> i64:
        card: i64 = self.number[card_id]
        self.unseen &= ~bit(card)
        return card

    def _know_rounds(self, scene: Scene, memory: Memory) -> None:
        base = self.base
        base.phase = PHASES.index(scene.phase)
        base.round = scene.round
        base.drawn = 6 - scene.piles[0].count
        for at, past in enumerate(memory.rounds):
            base.challenges = row_put(base.challenges, at, self._see(past.challenge))
            base.played0 = row_put(base.played0, at, self._see(past.played[0]))
            base.played1 = row_put(base.played1, at, self._see(past.played[1]))
            base.won = row_put(base.won, at, c.DEALT if past.winner is None else past.winner)
        if scene.challenge:
            base.challenges = row_put(base.challenges, base.round - 1, self._see(scene.challenge))
        for card_id in scene.open:
            base.open |= bit(self._see(card_id))
        if scene.taken:
            base.taken = self._see(scene.taken)

    def _know_piles(self, scene: Scene) -> None:
        """Hands and piles: own fronts, the visible backs of all the rest (EV-02)."""
        for seat in range(2):
            for seen in scene.hands[seat]:
                if seen.startswith("?"):
                    self._bind(IN_HAND + seat, seen[1:])
                elif seat == 0:
                    self.base.hand0 |= bit(self._see(seen))
                else:
                    self.base.hand1 |= bit(self._see(seen))
            pile = scene.piles[seat]
            self._bind_pile(IN_PILE + 6 * seat, 6 - pile.count, 6, pile.top)
        below = scene.challenge_pile.count
        self._bind_pile(IN_CHALLENGES, 5 - below, 5, scene.challenge_pile.top)
        if scene.final:
            self._bind(IN_CHALLENGES + 5, scene.final[1:])

    def _bind(self, where: int, faction: str) -> None:
        self.bound += bytes((where, FACTIONS.index(faction)))

    def _bind_pile(self, where: int, top: int, end: int, faction: str) -> None:
        for place in range(top, end):
            if place == top:
                self._bind(where + place, faction)
            else:
                self.loose += bytes((where + place,))

    def _know_places(self, scene: Scene, memory: Memory) -> None:
        base = self.base
        for slot, card_id in enumerate(memory.pyramid):
            if card_id:
                card = self._see(card_id)
                base.pyramid = row_put(base.pyramid, slot, card)
                self._all_know(bit(card))
            if scene.pyramid[slot] and not scene.pyramid[slot].startswith("?"):
                base.face_up = slot
        for seat in range(2):
            for card_id in memory.zones[seat]:
                card = self._see(card_id)
                if seat == 0:
                    base.zone0 |= bit(card)
                else:
                    base.zone1 |= bit(card)
                self._all_know(bit(card))
        for card_id in memory.obtained:
            base.spent |= bit(self._see(card_id))
        by_chance = [past for past in memory.rounds if past.winner is None]
        for past, dealt in zip(by_chance, memory.dealt, strict=True):
            unknown: i64 = 0
            for card_id in (past.challenge, past.played[0], past.played[1]):
                unknown |= bit(self.number[card_id])
            places = b""
            for lying in dealt:
                knowers = sum([2**seat for seat in lying.known_to])
                if lying.card:
                    known = bit(self.number[lying.card])
                    unknown &= ~known
                    self._know_dealt(known, knowers, lying.public)
                else:
                    places += bytes((_place(lying.place), knowers, 1 if lying.public else 0))
            if places:
                self._know_dealt(unknown, 0, False)
                self.group_cards.append(unknown)
                self.group_places.append(places)

    def _all_know(self, cards: i64) -> None:
        self.base.known0 |= cards
        self.base.known1 |= cards
        self.base.known |= cards

    def _know_dealt(self, card: i64, knowers: i64, public: bool) -> None:
        """Takes back what ``_all_know`` took for granted."""
        if not has(knowers, 0):
            self.base.known0 &= ~card
        if not has(knowers, 1):
            self.base.known1 &= ~card
        if not public:
            self.base.known &= ~card

    def _know_rest(self, view: View[Scene, Memory]) -> None:
        base = self.base
        scene = view.scene
        if view.memory.abductor is not None:
            base.abductor = view.memory.abductor
        if scene.chosen is not None:
            if self.viewer == 0:
                base.sealed0 = scene.chosen
            else:
                base.sealed1 = scene.chosen
        for seat in range(2):
            row = scene.rows[seat] if scene.phase == "over" else (scene.row if seat == self.viewer else ())
            for place, card_id in enumerate(row):
                card = self._see(card_id)
                if seat == 0:
                    base.row0 = row_put(base.row0, place, card)
                    base.length0 = place + 1
                else:
                    base.row1 = row_put(base.row1, place, card)
                    base.length1 = place + 1
        base.points0 = scene.points[0]
        base.points1 = scene.points[1]
        for seat in scene.winners:
            base.victors |= bit(seat)
        if scene.phase == "over":
            base.clause = 60

    def sample(self, rng: Rng, state: State) -> None:
        world = cast(EvidenciaState, state)
        world.copy_from(self.base)
        self._lay_unseen(rng, world)
        if self.group_cards:
            self._lay_dealt(rng, world)
        phase = world.phase
        if phase == c.PLAY or phase == c.ABDUCT or phase == c.REVEAL:
            if phase != c.PLAY:
                world.asked = may_hold(world, self.lookup.special(0 if phase == c.ABDUCT else 1))
            self._seal_others(rng, world)
        elif phase == c.ORDER:
            if self.viewer != 0:
                world.row0, world.length0 = self._row(rng, world.zone0, has(self.waiting, 0))
            if self.viewer != 1:
                world.row1, world.length1 = self._row(rng, world.zone1, has(self.waiting, 1))

    def _lay_unseen(self, rng: Rng, world: EvidenciaState) -> None:
        unseen = self.unseen
        at: i64 = 0
        bound: i64 = len(self.bound)
        while at < bound:
            back: i64 = self.bound[at + 1]
            worn = self.back0
            if back == 1:
                worn = self.back1
            elif back == 2:
                worn = self.back2
            card = rng.draw(unseen & worn)
            unseen ^= bit(card)
            self._lay(world, self.bound[at], card)
            at += 2
        at = 0
        loose: i64 = len(self.loose)
        while at < loose:
            card = rng.draw(unseen)
            unseen ^= bit(card)
            self._lay(world, self.loose[at], card)
            at += 1

    def _lay(self, world: EvidenciaState, where: i64, card: i64) -> None:
        if where == IN_HAND:
            world.hand0 |= bit(card)
        elif where == IN_HAND + 1:
            world.hand1 |= bit(card)
        elif where >= IN_CHALLENGES:
            world.challenges = row_put(world.challenges, where - IN_CHALLENGES, card)
        elif where >= IN_PILE + 6:
            world.pile1 = row_put(world.pile1, where - IN_PILE - 6, card)
        else:
            world.pile0 = row_put(world.pile0, where - IN_PILE, card)

    def _lay_dealt(self, rng: Rng, world: EvidenciaState) -> None:
        """Knowledge goes with the place: a seat that looked at a zone knows what lies there in this world."""
        for group in range(len(self.group_cards)):
            cards: i64 = self.group_cards[group]
            places = self.group_places[group]
            at: i64 = 0
            while at < len(places):
                card = rng.draw(cards)
                cards ^= bit(card)
                place: i64 = places[at]
                knowers: i64 = places[at + 1]
                if place < c.ZONE:
                    world.pyramid = row_put(world.pyramid, place, card)
                elif place == c.ZONE or place == c.OBTAINED:
                    world.zone0 |= bit(card)
                else:
                    world.zone1 |= bit(card)
                if place >= c.OBTAINED:
                    world.spent |= bit(card)
                if has(knowers, 0):
                    world.known0 |= bit(card)
                if has(knowers, 1):
                    world.known1 |= bit(card)
                if places[at + 2]:
                    world.known |= bit(card)
                at += 3

    def _seal_others(self, rng: Rng, world: EvidenciaState) -> None:
        asked = world.to_act()
        closed = asked & ~self.waiting
        if has(closed, 0) and self.viewer != 0:
            world.sealed0 = rng.draw(world.legal(0))
        if has(closed, 1) and self.viewer != 1:
            world.sealed1 = rng.draw(world.legal(1))

    def _row(self, rng: Rng, held: i64, is_waiting: bool) -> tuple[i64, i64]:
        """Another seat's row: whole if it is ready, else any beginning."""
        length: i64 = 6
        if is_waiting:
            number = rng.below(BEGINNINGS)
            length = 4
            if number < 1:
                length = 0
            elif number < 7:
                length = 1
            elif number < 37:
                length = 2
            elif number < 157:
                length = 3
        row: i64 = EMPTY_ROW
        left = held
        place: i64 = 0
        while place < length:
            card = rng.draw(left)
            left ^= bit(card)
            row = row_put(row, place, card)
            place += 1
        return row, length


def _place(name: str) -> int:
    kind, _, number = name.partition("-")
    if kind == "pyramid":
        return int(number) - 1
    return (c.ZONE if kind == "zone" else c.OBTAINED) + int(number)
