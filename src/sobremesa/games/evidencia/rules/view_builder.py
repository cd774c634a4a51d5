"""What each viewer sees of a game of Evidencia, built field by field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.events import back_name, place_name
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.lookup import FACTIONS, NO_FACTION
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.view import PHASES, DealtCard, Memory, Pile, Round, Scene
from sobremesa.kernel.bits import EMPTY, bit, has, members, names_in, names_of_row, pad, row_get, row_items, size
from sobremesa.kernel.event import Viewer, audience_bit
from sobremesa.kernel.state import NO_SEAT
from sobremesa.kernel.view import Phrase, View


@final
class ViewBuilder:
    """The words of one deck. Inside, ``viewer`` is NO_SEAT for a spectator."""

    def __init__(self, cards: Cards) -> None:
        self.fronts: list[str] = pad(cards.ids())
        self.tops: list[str] = [back_name(faction) for faction in range(NO_FACTION + 1)]
        self.backs: list[str] = [f"?{back_name(faction)}" for faction in range(FACTIONS)]
        # The backs of the rival's cards are sorted by name, so their order says nothing about the fronts.
        self.order: list[int] = sorted(range(FACTIONS), key=back_name)
        self.prompts: list[Phrase] = [Phrase(phase) for phase in PHASES]
        self.none_prompts: list[Phrase] = [Phrase(f"{phase}_none") for phase in PHASES]
        self.final_prompt = Phrase("final")

    def view(self, state: EvidenciaState, viewer: Viewer) -> View[Scene, Memory]:
        seat: i64 = NO_SEAT if viewer is None else viewer
        asked, moves, prompt = self.seats_asked(state), self.moves(state, seat), self.prompt(state, seat)
        memory = self.memory(state, state.known_to(audience_bit(viewer)))
        return View(viewer, asked, moves, self.scene(state, seat), memory, prompt)

    def scene_view(self, state: EvidenciaState, viewer: Viewer) -> View[Scene, None]:
        seat: i64 = NO_SEAT if viewer is None else viewer
        asked, moves, prompt = self.seats_asked(state), self.moves(state, seat), self.prompt(state, seat)
        return View(viewer, asked, moves, self.scene(state, seat), None, prompt)

    def seats_asked(self, state: EvidenciaState) -> tuple[int, ...]:
        return tuple(members(state.to_act()))

    def moves(self, state: EvidenciaState, viewer: i64) -> tuple[int, ...]:
        return () if viewer == NO_SEAT else tuple(members(state.legal(viewer)))

    def prompt(self, state: EvidenciaState, viewer: i64) -> Phrase | None:
        """What the viewer is asked, if anything."""
        if viewer == NO_SEAT or not has(state.to_act(), viewer):
            return None
        phase = state.phase
        if phase == c.PLAY and state.round == c.ROUNDS:
            return self.final_prompt
        if phase == c.SEND:
            return Phrase("send", {"card": self.fronts[state.taken]})
        if phase == c.KEEP:
            return Phrase("keep", {"place": self.last_place(state)})
        if (phase == c.ABDUCT or phase == c.REVEAL) and state.legal(viewer) == bit(c.DECLINE):
            return self.none_prompts[phase]
        return self.prompts[phase]

    def last_place(self, state: EvidenciaState) -> str:
        """Where the card goes that the loser does not keep: each round fills every place once (EV-25)."""
        filled: i64 = 0
        slot: i64 = 0
        while slot < 6:
            if row_get(state.pyramid, slot) != EMPTY:
                filled += 1
            slot += 1
        if filled == state.round:
            return place_name(c.ZONE + state.winner())
        return "pyramid" if state.free_pyramid else place_name(filled)

    def scene(self, state: EvidenciaState, viewer: i64) -> Scene:
        fronts = self.fronts
        winner = state.winner()
        shown = winner != EMPTY and state.open != 0
        final_is_shown = state.round == c.ROUNDS and winner != EMPTY
        over = state.phase == c.OVER
        at = state.round - 1
        sealed: i64 = c.UNSEALED if viewer == NO_SEAT else state.sealed_card(viewer)
        return Scene(
            phase=PHASES[state.phase],
            round=state.round,
            challenge=fronts[state.challenge()] if state.round < c.ROUNDS or shown else "",
            challenge_pile=Pile(5 - state.round if state.round < 5 else 0, self.tops[state.next_challenge_back()]),
            final="" if final_is_shown else self.back(state, row_get(state.challenges, 5)),
            piles=(self.pile(state, state.pile0), self.pile(state, state.pile1)),
            hands=(self.cards_of(state, state.hand0, viewer == 0), self.cards_of(state, state.hand1, viewer == 1)),
            chosen=None if sealed == c.UNSEALED else sealed,
            open=names_in(state.open, fronts),
            played=(fronts[row_get(state.played0, at)], fronts[row_get(state.played1, at)]) if shown else ("", ""),
            winner=winner if shown and winner != c.DEALT else None,
            taken=fronts[state.taken],
            pyramid=self.pyramid(state),
            zones=(self.cards_of(state, state.zone0, viewer == 0), self.cards_of(state, state.zone1, viewer == 1)),
            obtained=self.obtained(state, viewer),
            base=names_of_row(state.pyramid, 3 if state.phase == c.EXCHANGE else 0, fronts),
            row=() if viewer == NO_SEAT else self.row(state, viewer),
            ready=(state.length0 == 6, state.length1 == 6),
            rows=(self.row(state, 0), self.row(state, 1)) if over else ((), ()),
            points=(state.points0, state.points1),
            winners=tuple(members(state.victors)),
        )

    def back(self, state: EvidenciaState, card: i64) -> str:
        return "" if card == EMPTY else self.backs[state.back(card)]

    def pile(self, state: EvidenciaState, pile: i64) -> Pile:
        return Pile(6 - state.drawn, self.tops[state.top_back(pile, state.drawn)])

    def cards_of(self, state: EvidenciaState, held: i64, own: bool) -> tuple[str, ...]:
        """A hand or zone: fronts for its owner, sorted backs for all others."""
        if own:
            return names_in(held, self.fronts)
        found: list[str] = []
        for faction in self.order:
            backed: i64 = state.lookup.backed[faction]
            left = size(held & backed)
            while left > 0:
                found.append(self.backs[faction])
                left -= 1
        return tuple(found)

    def pyramid(self, state: EvidenciaState) -> tuple[str, ...]:
        """Backs, but the front of Revelación gnomo lying face up (EV-42)."""
        found: list[str] = []
        slot: i64 = 0
        while slot < 6:
            card = row_get(state.pyramid, slot)
            found.append(self.fronts[card] if slot == state.face_up else self.back(state, card))
            slot += 1
        return tuple(found)

    def obtained(self, state: EvidenciaState, viewer: i64) -> tuple[str, ...]:
        if state.phase == c.OVER:
            return names_in(state.zone0 & state.spent, self.fronts) + names_in(state.zone1 & state.spent, self.fronts)
        return () if viewer == NO_SEAT else names_in(state.zone(viewer) & state.spent, self.fronts)

    def row(self, state: EvidenciaState, seat: i64) -> tuple[str, ...]:
        return names_of_row(state.row(seat), state.length(seat), self.fronts)

    # What was shown earlier. ``known`` are the cards in the zones and the pyramid whose place the viewer knows.

    def memory(self, state: EvidenciaState, known: i64) -> Memory:
        cards = row_items(state.pyramid, 6)
        return Memory(
            rounds=self.rounds(state),
            pyramid=tuple([self.fronts[card] if card != EMPTY and has(known, card) else "" for card in cards]),
            zones=(self.sure_of(state, state.zone0, known), self.sure_of(state, state.zone1, known)),
            obtained=names_in(state.spent & known, self.fronts),
            dealt=tuple(
                [
                    self.dealt_cards(state, which, known)
                    for which in range(1, 7)
                    if row_get(state.won, which - 1) == c.DEALT
                ]
            ),
            abductor=None if state.abductor == NO_SEAT else state.abductor,
        )

    def sure_of(self, state: EvidenciaState, zone: i64, known: i64) -> tuple[str, ...]:
        """The cards that the viewer knows in a zone.

        Two of one back may have come together there, one by chance and one by an exchange (EV-42). Then it is sure
        that both lie there, and unsure which of them was got by the exchange.
        """
        sure = zone & known
        which: i64 = 1
        while which <= c.ROUNDS:
            if row_get(state.won, which - 1) == c.DEALT:
                unknown = state.of_round(which) & ~known
                if unknown & ~zone == 0:
                    sure |= unknown
            which += 1
        return names_in(sure, self.fronts)

    def rounds(self, state: EvidenciaState) -> tuple[Round, ...]:
        found: list[Round] = []
        at: i64 = 0
        while at < c.ROUNDS and row_get(state.won, at) != EMPTY:
            winner = row_get(state.won, at)
            played = (self.fronts[row_get(state.played0, at)], self.fronts[row_get(state.played1, at)])
            challenge = self.fronts[row_get(state.challenges, at)]
            found.append(Round(challenge, played, None if winner == c.DEALT else winner))
            at += 1
        return tuple(found)

    def dealt_cards(self, state: EvidenciaState, which: i64, known: i64) -> tuple[DealtCard, ...]:
        """The three cards of a round that chance placed, by place: the order tells nothing else."""
        found: list[tuple[int, DealtCard]] = []
        for card in members(state.of_round(which)):
            place = state.place_of(card)
            knowers = tuple([seat for seat in range(2) if has(state.known_to(seat), card)])
            front = self.fronts[card] if has(known, card) else ""
            public = has(state.known, card)
            found.append((place, DealtCard(place_name(place), self.tops[state.back(card)], front, knowers, public)))
        return tuple([dealt for _place, dealt in sorted(found, key=lambda pair: pair[0])])
