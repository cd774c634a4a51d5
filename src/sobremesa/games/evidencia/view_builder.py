"""One viewer's eyes on a game of Evidencia: builds the view, field by field."""

from __future__ import annotations

from sobremesa.games.evidencia import constants as c
from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.events import back_name, place_name
from sobremesa.games.evidencia.state import EvidenciaState
from sobremesa.games.evidencia.view import PHASES, DealtCard, Memory, Pile, Round, Scene
from sobremesa.kernel.bits import EMPTY, has, members, row_get, row_items
from sobremesa.kernel.event import Viewer, audience_bit
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import NO_CARD, NOBODY
from sobremesa.kernel.view import View


class ViewBuilder:
    """One viewer's eyes on one state."""

    def __init__(self, cards: Cards, state: EvidenciaState, viewer: Viewer) -> None:
        self.ids = cards.ids()
        self.state = state
        self.viewer = viewer
        self.known = int(state.known_to(audience_bit(viewer)))

    def front(self, card: int) -> str:
        return "" if card in (EMPTY, NO_CARD) else self.ids[card]

    def back(self, card: int) -> str:
        return "" if card == EMPTY else "?" + back_name(self.state.back(card))

    def cards_of(self, seat: int, held: int) -> tuple[str, ...]:
        """A hand or zone: fronts for its owner, sorted backs for all others."""
        if seat == self.viewer:
            return tuple([self.front(card) for card in members(held)])
        return tuple(sorted(self.back(card) for card in members(held)))

    def view(self) -> View[Scene, Memory]:
        return View(self.viewer, self.asked(), self.moves(), self.scene(), self.memory(), self.prompt())

    def scene_view(self) -> View[Scene, None]:
        return View(self.viewer, self.asked(), self.moves(), self.scene(), None, self.prompt())

    def asked(self) -> tuple[int, ...]:
        return tuple(members(self.state.to_act()))

    def moves(self) -> tuple[int, ...]:
        return () if self.viewer is None else tuple(members(self.state.legal(self.viewer)))

    def prompt(self) -> Phrase | None:
        """What the viewer is asked, if anything."""
        state = self.state
        if self.viewer is None or not has(state.to_act(), self.viewer):
            return None
        phase = PHASES[state.phase]
        if state.phase == c.PLAY and state.round == c.ROUNDS:
            return Phrase("final")
        if state.phase == c.SEND:
            return Phrase("send", {"card": self.front(state.taken)})
        if state.phase == c.KEEP:
            return Phrase("keep", {"place": self.last_place()})
        if state.phase in (c.ABDUCT, c.REVEAL) and self.moves() == (c.DECLINE,):
            return Phrase(f"{phase}_none")
        return Phrase(phase)

    def last_place(self) -> str:
        """Where the card goes that the loser does not keep: each round fills every place once (EV-25)."""
        state = self.state
        filled = sum(1 for card in row_items(state.pyramid, 6) if card != EMPTY)
        if filled == state.round:
            return place_name(c.ZONE + int(row_get(state.won, state.round - 1)))
        return "pyramid" if state.free_pyramid else place_name(filled)

    def scene(self) -> Scene:
        state = self.state
        winner = row_get(state.won, state.round - 1)
        shown = winner != EMPTY and state.open != 0
        final_is_shown = state.round == c.ROUNDS and winner != EMPTY
        over = state.phase == c.OVER
        return Scene(
            phase=PHASES[state.phase],
            round=int(state.round),
            challenge=self.front(state.challenge()) if state.round < c.ROUNDS or shown else "",
            challenge_pile=Pile(max(0, 5 - int(state.round)), back_name(state.next_challenge_back())),
            final="" if final_is_shown else self.back(row_get(state.challenges, 5)),
            piles=(self.pile(0), self.pile(1)),
            hands=(self.cards_of(0, state.hand0), self.cards_of(1, state.hand1)),
            chosen=self.chosen(),
            open=tuple([self.front(card) for card in members(state.open)]),
            played=(self.played(0), self.played(1)) if shown else ("", ""),
            winner=int(winner) if shown and winner != c.DEALT else None,
            taken=self.front(state.taken),
            pyramid=self.pyramid(),
            zones=(self.cards_of(0, state.zone0), self.cards_of(1, state.zone1)),
            obtained=self.obtained(),
            base=self.base(),
            row=() if self.viewer is None else self.row(self.viewer),
            ready=(state.length0 == 6, state.length1 == 6),
            rows=(self.row(0), self.row(1)) if over else ((), ()),
            points=(int(state.points0), int(state.points1)),
            winners=tuple(members(state.victors)),
        )

    def pile(self, seat: int) -> Pile:
        drawn = int(self.state.drawn)
        return Pile(6 - drawn, back_name(self.state.top_back(self.state.pile(seat), drawn)))

    def chosen(self) -> int | None:
        sealed = c.UNSEALED if self.viewer is None else int(self.state.sealed(self.viewer))
        return None if sealed == c.UNSEALED else sealed

    def played(self, seat: int) -> str:
        return self.front(row_get(self.state.played(seat), self.state.round - 1))

    def pyramid(self) -> tuple[str, ...]:
        """Backs, but the front of Revelación gnomo lying face up (EV-42)."""
        cards = row_items(self.state.pyramid, 6)
        return tuple(
            [self.front(card) if slot == self.state.face_up else self.back(card) for slot, card in enumerate(cards)]
        )

    def obtained(self) -> tuple[str, ...]:
        state = self.state
        seats = (0, 1) if state.phase == c.OVER else () if self.viewer is None else (self.viewer,)
        return tuple([self.front(card) for seat in seats for card in members(state.zone(seat) & state.spent)])

    def base(self) -> tuple[str, ...]:
        if self.state.phase != c.EXCHANGE:
            return ()
        return tuple([self.front(card) for card in row_items(self.state.pyramid, 3)])

    def row(self, seat: int) -> tuple[str, ...]:
        return tuple([self.front(card) for card in row_items(self.state.row(seat), self.state.length(seat))])

    def memory(self) -> Memory:
        state = self.state
        cards = row_items(state.pyramid, 6)
        return Memory(
            rounds=self.rounds(),
            pyramid=tuple([self.front(c) if c != EMPTY and has(self.known, c) else "" for c in cards]),
            zones=(self.sure_of(state.zone0), self.sure_of(state.zone1)),
            obtained=self.known_in(state.spent),
            dealt=tuple([self.dealt(which) for which in range(1, 7) if row_get(state.won, which - 1) == c.DEALT]),
            abductor=None if state.abductor == NOBODY else int(state.abductor),
        )

    def known_in(self, held: int) -> tuple[str, ...]:
        return tuple([self.front(card) for card in members(held & self.known)])

    def sure_of(self, zone: int) -> tuple[str, ...]:
        """The cards that the viewer knows in a zone.

        Two of one back may have come together there, one by chance and one by an exchange (EV-42). Then it is sure
        that both lie there, and unsure which of them was got by the exchange.
        """
        state = self.state
        sure = zone & self.known
        for which in range(1, c.ROUNDS + 1):
            unknown = state.of_round(which) & ~self.known
            if row_get(state.won, which - 1) == c.DEALT and unknown & ~zone == 0:
                sure |= unknown
        return tuple([self.front(card) for card in members(sure)])

    def rounds(self) -> tuple[Round, ...]:
        state = self.state
        found = []
        for at in range(c.ROUNDS):
            winner = row_get(state.won, at)
            if winner == EMPTY:
                break
            played = (self.front(row_get(state.played0, at)), self.front(row_get(state.played1, at)))
            challenge = self.front(row_get(state.challenges, at))
            found.append(Round(challenge, played, None if winner == c.DEALT else int(winner)))
        return tuple(found)

    def dealt(self, which: int) -> tuple[DealtCard, ...]:
        """The three cards of a round that chance placed, by place: the order tells nothing else."""
        state = self.state
        found = []
        for card in members(state.of_round(which)):
            place = int(state.place_of(card))
            knowers = tuple([seat for seat in range(2) if has(state.known_to(seat), card)])
            front = self.front(card) if has(self.known, card) else ""
            public = has(state.known, card)
            found.append((place, DealtCard(place_name(place), back_name(state.back(card)), front, knowers, public)))
        return tuple([dealt for _place, dealt in sorted(found, key=lambda pair: pair[0])])
