"""One viewer's eyes on a game of Códigos, as JSON: the bytes of what ``ViewBuilder`` builds, without building it."""

from __future__ import annotations

from typing import final

from msgspec.json import encode
from mypy_extensions import i64

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.events import CAUSES, WAYS
from sobremesa.games.codigos.lookup import FINAL_REVEAL, FIRST_JOKER, REVEALS
from sobremesa.games.codigos.scoring import CROSSED, INVERTED, SIDEWAYS, UPRIGHT, earned
from sobremesa.games.codigos.state import CodigosState
from sobremesa.games.codigos.view import PHASES
from sobremesa.kernel.bits import EMPTY, first, has, row_get, size
from sobremesa.kernel.json_writer import NOTHING, JsonWriter
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.scene_json import begin_scene
from sobremesa.kernel.state import NOBODY

MOST_ACTIONS = 2  # of a turn (CO-20)


@final
class SceneWriter:
    """The words of one deck. ``viewer`` is NOBODY for a spectator."""

    def __init__(self, cards: Cards, moves: list[bytes], *, memory_aid: bool) -> None:
        self.moves = moves
        self.memory_aid = memory_aid
        self.lookup = cards.lookup
        self.phases = [encode(phase) for phase in PHASES]
        self.causes = [encode(cause) for cause in CAUSES]
        self.ways = [encode(way) for way in WAYS]
        # A small deck has no cards of the numbers below the first joker.
        self.cards = [
            encode(cards.id_of(number)) if number < len(cards.cards) or number >= FIRST_JOKER else NOTHING
            for number in range(FINAL_REVEAL + 1)
        ]
        self.symbols = [encode(symbol.id) for symbol in cards.symbols]
        self.prompts = [encode(Phrase(phase)) for phase in PHASES]
        self.act_prompts = [encode(Phrase("act", {"action": 1 + done})) for done in range(MOST_ACTIONS + 1)]
        self.recite_prompts = [encode(Phrase("recite", {"place": 1 + place})) for place in range(c.MOST_HIDDEN)]
        self.recite_on_prompt = encode(Phrase("recite_on"))

    def written(self, state: CodigosState, viewer: i64) -> bytes:
        to_act = state.to_act()
        legal: i64 = 0
        prompt = b""
        if viewer != NOBODY:
            legal = state.legal(viewer)
            if has(to_act, viewer):
                prompt = self._prompt(state)
        w = JsonWriter()
        begin_scene(w, to_act, legal, self.moves, prompt)
        # Onlookers get the least: the aid is for those who play.
        self._scene(w, state, aided=self.memory_aid and viewer != NOBODY)
        w.end_object()
        return w.written()

    def _prompt(self, state: CodigosState) -> bytes:
        if state.phase == c.ACT:
            return self.act_prompts[state.done]
        if state.phase != c.RECITE:
            return self.prompts[state.phase]
        return self.recite_on_prompt if state.spoken != 0 else self.recite_prompts[state.chosen]

    def _scene(self, w: JsonWriter, state: CodigosState, *, aided: bool) -> None:
        w.begin_object()
        w.key(b'"phase":')
        w.value(self.phases[state.phase])
        w.key(b'"current":')
        w.number(state.current)
        w.key(b'"done":')
        w.number(state.done)
        w.key(b'"touched":')
        w.named(state.touched, self.cards)
        self._middle(w, state)
        self._areas(w, state, aided=aided)
        self._reveal(w, state)
        w.key(b'"winners":')
        w.numbers(state.victors)
        w.end_object()

    def _middle(self, w: JsonWriter, state: CodigosState) -> None:
        """What lies in the middle of the table."""
        w.key(b'"offer":')
        w.begin_list()
        w.named(state.slot1, self.cards)
        w.named(state.slot2, self.cards)
        w.named(state.top, self.cards)
        w.end_list()
        w.key(b'"soldier":')
        w.number(state.soldier + 1)
        w.key(b'"deck":')
        w.number(size(state.deck))
        w.key(b'"reveal_in_pile":')
        w.flag(state.mixed & REVEALS != 0)
        w.key(b'"set_aside":')
        w.number(size(state.aside))
        w.key(b'"reused":')
        w.flag(state.reused != 0)
        w.key(b'"idle":')
        w.number(state.idle if state.idle > 0 else 0)

    def _areas(self, w: JsonWriter, state: CodigosState, *, aided: bool) -> None:
        """What lies before every seat (CO-03)."""
        w.key(b'"collections":')
        w.begin_list()
        seat: i64 = 0
        while seat < state.seats:
            self._set(w, state.held(seat))
            seat += 1
        w.end_list()
        w.key(b'"exposed":')
        w.begin_list()
        seat = 0
        while seat < state.seats:
            self._exposed(w, state.exposed(seat))
            seat += 1
        w.end_list()
        w.key(b'"hidden":')
        w.begin_list()
        seat = 0
        while seat < state.seats:
            self._hidden(w, state, seat, aided=aided)
            seat += 1
        w.end_list()
        w.key(b'"revealed":')
        w.begin_list()
        seat = 0
        while seat < state.seats:
            self._revealed(w, state, state.revealed(seat))
            seat += 1
        w.end_list()
        w.key(b'"points":')
        w.begin_list()
        seat = 0
        while seat < state.seats:
            w.number(state.score(seat))
            seat += 1
        w.end_list()

    def _reveal(self, w: JsonWriter, state: CodigosState) -> None:
        """What is being laid, and what is being revealed."""
        w.key(b'"laying":')
        w.named(state.laying, self.cards)
        w.key(b'"picked":')
        self._set(w, state.picked)
        w.key(b'"reveal":')
        w.value(self.causes[state.cause])
        w.key(b'"revealer":')
        if state.phase == c.CHOOSE or state.phase == c.RECITE:
            w.number(state.asked())
        else:
            w.null()
        w.key(b'"chosen":')
        if state.phase == c.RECITE:
            w.number(state.chosen + 1)
        else:
            w.null()
        w.key(b'"said":')
        w.row(state.said, state.spoken, self.symbols)

    def _set(self, w: JsonWriter, these: i64) -> None:
        w.begin_list()
        w.members(these, self.cards)
        w.end_list()

    def _begin_code(self, w: JsonWriter, card: bytes) -> None:
        w.begin_object()
        w.key(b'"card":')
        w.value(card)
        w.key(b'"symbols":')
        w.begin_list()

    def _end_code(self, w: JsonWriter) -> None:
        w.end_list()
        w.end_object()

    def _exposed(self, w: JsonWriter, row: i64) -> None:
        code = row_get(row, 0)
        self._begin_code(w, NOTHING if code == EMPTY else self.cards[code])
        place: i64 = 1
        while place < 6:
            card = row_get(row, place)
            if card != EMPTY:
                w.value(self.cards[card])
            place += 1
        self._end_code(w)

    def _hidden(self, w: JsonWriter, state: CodigosState, seat: i64, *, aided: bool) -> None:
        """CO-26: places in the row and nothing else, but under the memory aid."""
        w.begin_list()
        if aided:
            card = state.chain(seat)
            while card != EMPTY:
                self._begin_code(w, self.cards[card])
                card = state.link(card)
                while card != EMPTY and not has(state.codes, card):
                    w.value(self.cards[card])
                    card = state.link(card)
                self._end_code(w)
        else:
            left = state.hidden(seat)
            while left > 0:
                self._begin_code(w, NOTHING)
                self._end_code(w)
                left -= 1
        w.end_list()

    def _revealed(self, w: JsonWriter, state: CodigosState, these: i64) -> None:
        w.begin_list()
        left = these
        while left:
            card = first(left)
            how: i64 = CROSSED
            if has(state.upright, card):
                how = UPRIGHT
            elif has(state.sideways, card):
                how = SIDEWAYS
            elif has(state.inverted, card):
                how = INVERTED
            w.begin_object()
            w.key(b'"card":')
            w.value(self.cards[card])
            w.key(b'"how":')
            w.value(self.ways[how])
            w.key(b'"points":')
            w.number(earned(self.lookup, card, how))
            w.end_object()
            left &= left - 1
        w.end_list()
