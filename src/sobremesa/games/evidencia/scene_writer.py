"""One viewer's eyes on a game of Evidencia, as JSON: the bytes of what ``ViewBuilder`` builds, without building it."""

from __future__ import annotations

from typing import final

from msgspec.json import encode
from mypy_extensions import i64

from sobremesa.games.evidencia import constants as c
from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.events import back_name, place_name
from sobremesa.games.evidencia.lookup import FACTIONS, NO_FACTION
from sobremesa.games.evidencia.state import EvidenciaState
from sobremesa.games.evidencia.view import PHASES
from sobremesa.kernel.bits import EMPTY, bit, has, row_get, size
from sobremesa.kernel.json_writer import NOTHING, JsonWriter
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.scene_json import begin_scene
from sobremesa.kernel.state import NO_CARD, NOBODY


@final
class SceneWriter:
    """The words of one deck. ``viewer`` is NOBODY for a spectator."""

    def __init__(self, cards: Cards, moves: list[bytes]) -> None:
        self.moves = moves
        self.phases = [encode(phase) for phase in PHASES]
        self.fronts = [encode(card) for card in cards.ids()]
        self.tops = [encode(back_name(faction)) for faction in range(NO_FACTION + 1)]
        self.backs = [encode("?" + back_name(faction)) for faction in range(FACTIONS)]
        # The backs of another's cards are told in the order of their names, which says nothing of the fronts.
        self.order: list[int] = sorted(range(FACTIONS), key=back_name)
        self.prompts = [encode(Phrase(phase)) for phase in PHASES]
        self.none_prompts = [encode(Phrase(f"{phase}_none")) for phase in PHASES]
        self.final_prompt = encode(Phrase("final"))
        self.send_prompts = [encode(Phrase("send", {"card": card})) for card in cards.ids()]
        self.keep_prompts = [encode(Phrase("keep", {"place": place_name(place)})) for place in range(c.OBTAINED)]
        self.free_keep_prompt = encode(Phrase("keep", {"place": "pyramid"}))

    def written(self, state: EvidenciaState, viewer: i64) -> bytes:
        to_act = state.to_act()
        legal: i64 = 0
        prompt = b""
        if viewer != NOBODY:
            legal = state.legal(viewer)
            if has(to_act, viewer):
                prompt = self._prompt(state, legal)
        w = JsonWriter()
        begin_scene(w, to_act, legal, self.moves, prompt)
        self._scene(w, state, viewer)
        w.end_object()
        return w.written()

    def _prompt(self, state: EvidenciaState, legal: i64) -> bytes:
        if state.phase == c.PLAY and state.round == c.ROUNDS:
            return self.final_prompt
        if state.phase == c.SEND:
            return self.send_prompts[state.taken]
        if state.phase == c.KEEP:
            return self._keep_prompt(state)
        if (state.phase == c.ABDUCT or state.phase == c.REVEAL) and legal == bit(c.DECLINE):
            return self.none_prompts[state.phase]
        return self.prompts[state.phase]

    def _keep_prompt(self, state: EvidenciaState) -> bytes:
        filled: i64 = 0
        slot: i64 = 0
        while slot < 6:
            if row_get(state.pyramid, slot) != EMPTY:
                filled += 1
            slot += 1
        if filled == state.round:
            return self.keep_prompts[c.ZONE + state.winner()]
        return self.free_keep_prompt if state.free_pyramid else self.keep_prompts[filled]

    def _scene(self, w: JsonWriter, state: EvidenciaState, viewer: i64) -> None:
        winner = state.winner()
        shown = winner != EMPTY and state.open != 0
        w.begin_object()
        w.key(b'"phase":')
        w.value(self.phases[state.phase])
        w.key(b'"round":')
        w.number(state.round)
        w.key(b'"challenge":')
        w.value(self.fronts[state.challenge()] if state.round < c.ROUNDS or shown else NOTHING)
        w.key(b'"challenge_pile":')
        self._pile(w, 5 - state.round if state.round < 5 else 0, state.next_challenge_back())
        w.key(b'"final":')
        if state.round == c.ROUNDS and winner != EMPTY:
            w.value(NOTHING)
        else:
            self._back(w, state, row_get(state.challenges, 5))
        w.key(b'"piles":')
        w.begin_list()
        self._pile(w, 6 - state.drawn, state.top_back(state.pile0, state.drawn))
        self._pile(w, 6 - state.drawn, state.top_back(state.pile1, state.drawn))
        w.end_list()
        w.key(b'"hands":')
        w.begin_list()
        self._held(w, state, state.hand0, own=viewer == 0)
        self._held(w, state, state.hand1, own=viewer == 1)
        w.end_list()
        w.key(b'"chosen":')
        if viewer == NOBODY or state.sealed(viewer) == c.UNSEALED:
            w.null()
        else:
            w.number(state.sealed(viewer))
        self._round(w, state, winner, shown)
        self._places(w, state, viewer)
        self._ends(w, state, viewer)
        w.end_object()

    def _round(self, w: JsonWriter, state: EvidenciaState, winner: i64, shown: bool) -> None:
        """What was played in this round."""
        w.key(b'"open":')
        w.begin_list()
        w.members(state.open, self.fronts)
        w.end_list()
        w.key(b'"played":')
        w.begin_list()
        w.named(row_get(state.played0, state.round - 1) if shown else EMPTY, self.fronts)
        w.named(row_get(state.played1, state.round - 1) if shown else EMPTY, self.fronts)
        w.end_list()
        w.key(b'"winner":')
        if shown and winner != c.DEALT:
            w.number(winner)
        else:
            w.null()
        w.key(b'"taken":')
        w.value(NOTHING if state.taken == NO_CARD else self.fronts[state.taken])

    def _places(self, w: JsonWriter, state: EvidenciaState, viewer: i64) -> None:
        """Where cards lie after their rounds."""
        w.key(b'"pyramid":')
        w.begin_list()
        slot: i64 = 0
        while slot < 6:
            card = row_get(state.pyramid, slot)
            if slot == state.face_up:
                w.named(card, self.fronts)
            else:
                self._back(w, state, card)
            slot += 1
        w.end_list()
        w.key(b'"zones":')
        w.begin_list()
        self._held(w, state, state.zone0, own=viewer == 0)
        self._held(w, state, state.zone1, own=viewer == 1)
        w.end_list()
        w.key(b'"obtained":')
        w.begin_list()
        if state.phase == c.OVER or viewer == 0:
            w.members(state.zone0 & state.spent, self.fronts)
        if state.phase == c.OVER or viewer == 1:
            w.members(state.zone1 & state.spent, self.fronts)
        w.end_list()
        w.key(b'"base":')
        w.row(state.pyramid, 3 if state.phase == c.EXCHANGE else 0, self.fronts)

    def _ends(self, w: JsonWriter, state: EvidenciaState, viewer: i64) -> None:
        """The rows, and what they are worth."""
        over = state.phase == c.OVER
        w.key(b'"row":')
        if viewer == NOBODY:
            w.row(state.row0, 0, self.fronts)
        else:
            w.row(state.row(viewer), state.length(viewer), self.fronts)
        w.key(b'"ready":')
        w.begin_list()
        w.flag(state.length0 == 6)
        w.flag(state.length1 == 6)
        w.end_list()
        w.key(b'"rows":')
        w.begin_list()
        w.row(state.row0, state.length0 if over else 0, self.fronts)
        w.row(state.row1, state.length1 if over else 0, self.fronts)
        w.end_list()
        w.key(b'"points":')
        w.begin_list()
        w.number(state.points0)
        w.number(state.points1)
        w.end_list()
        w.key(b'"winners":')
        w.numbers(state.victors)

    def _pile(self, w: JsonWriter, count: i64, top: i64) -> None:
        w.begin_object()
        w.key(b'"count":')
        w.number(count)
        w.key(b'"top":')
        w.value(self.tops[top])
        w.end_object()

    def _back(self, w: JsonWriter, state: EvidenciaState, card: i64) -> None:
        w.value(NOTHING if card == EMPTY else self.backs[state.back(card)])

    def _held(self, w: JsonWriter, state: EvidenciaState, held: i64, *, own: bool) -> None:
        """A hand or zone: fronts for its owner, backs for all others."""
        w.begin_list()
        if own:
            w.members(held, self.fronts)
        else:
            for faction in self.order:
                backed: i64 = state.lookup.backed[faction]
                left = size(held & backed)
                while left > 0:
                    w.value(self.backs[faction])
                    left -= 1
        w.end_list()
