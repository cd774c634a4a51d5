"""One viewer's eyes on a game of Euphoria, as JSON: the bytes of what ``ViewBuilder`` builds, without building it."""

from __future__ import annotations

from typing import final

from msgspec.json import encode
from mypy_extensions import i64

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.cards import KIND_IDS, LARGEST, RECRUIT_IDS
from sobremesa.games.euphoria.events import VERBS
from sobremesa.games.euphoria.lookup import ESCUDO, KINDS, NO_KIND
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.games.euphoria.view import PHASES
from sobremesa.kernel.bits import bit, has, size
from sobremesa.kernel.json_writer import NOTHING, JsonWriter
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.scene_json import begin_scene
from sobremesa.kernel.state import NOBODY

HIGHEST_VERB = max(VERBS)


@final
class SceneWriter:
    """The words of the game. ``viewer`` is NOBODY for a spectator."""

    def __init__(self, moves: list[bytes]) -> None:
        self.moves = moves
        self.phases = [encode(phase) for phase in PHASES]
        self.recruits = [encode(recruit) for recruit in RECRUIT_IDS]
        self.kinds = [encode(kind) for kind in KIND_IDS]
        self.verbs = [encode(VERBS.get(verb, "")) for verb in range(HIGHEST_VERB + 1)]
        self.prompts = [encode(Phrase(phase)) for phase in PHASES]
        self.lay_prompts = [encode(Phrase("lay", {"place": 1 + laid})) for laid in range(4)]
        self.target_prompts = [encode(Phrase("give_what", {"target": seat})) for seat in range(LARGEST)]
        # By phase, then by whose recruits there are to choose from.
        self.owner_prompts = [[encode(Phrase(phase, {"owner": seat})) for seat in range(LARGEST)] for phase in PHASES]
        self.cost_prompts = [encode(Phrase("window_cost", {"owner": seat})) for seat in range(LARGEST)]
        self.none_prompt = encode(Phrase("window_none"))
        self.places = [encode(divmod(place, 3)) for place in range(3 * LARGEST)]

    def written(self, state: EuphoriaState, viewer: i64) -> bytes:
        to_act = self._to_act(state, viewer)
        legal: i64 = 0
        prompt = b""
        if viewer != NOBODY:
            legal = state.legal(viewer)
            if has(to_act, viewer):
                prompt = self._prompt(state, viewer, legal)
        w = JsonWriter()
        begin_scene(w, to_act, legal, self.moves, prompt)
        self._scene(w, state, viewer)
        w.end_object()
        return w.written()

    def _to_act(self, state: EuphoriaState, viewer: i64) -> i64:
        """EU-38: who has answered is not shown, so all who were asked still are, but for the viewer."""
        if state.phase != c.WINDOW:
            return state.to_act()
        if viewer == NOBODY:
            return state.asked
        return state.asked & ~(state.asked & ~state.waiting & bit(viewer))

    def _prompt(self, state: EuphoriaState, viewer: i64, legal: i64) -> bytes:
        phase = state.phase
        if phase == c.LAY:
            return self.lay_prompts[state.laid_by(viewer)]
        if phase == c.GIVE_WHAT:
            return self.target_prompts[state.target]
        if phase == c.PLACE:
            return self.owner_prompts[phase][state.target]
        if phase == c.NEXT_PLACE:
            return self.owner_prompts[phase][state.next_target]
        if phase == c.COST or phase == c.OWN_PLACE:
            return self.owner_prompts[phase][viewer]
        if phase == c.WINDOW and state.answer_of(viewer) != c.UNANSWERED:
            return self.cost_prompts[viewer]
        if phase == c.WINDOW and size(legal) == 1:
            return self.none_prompt
        return self.prompts[phase]

    def _scene(self, w: JsonWriter, state: EuphoriaState, viewer: i64) -> None:
        w.begin_object()
        w.key(b'"phase":')
        w.value(self.phases[state.phase])
        w.key(b'"turn":')
        w.number(state.turn)
        w.key(b'"round":')
        w.number(1 + state.turns // state.seats)
        w.key(b'"turns":')
        w.number(state.turns)
        self._rows(w, state, viewer)
        self._artifacts(w, state, viewer)
        self._lasers(w, state)
        w.key(b'"anarchists":')
        w.numbers(state.anarchists)
        w.key(b'"announced":')
        self._announced(w, state)
        w.key(b'"asked":')
        w.numbers(state.asked)
        w.key(b'"answer":')
        self._answer(w, c.UNANSWERED if viewer == NOBODY else state.answer_of(viewer))
        w.key(b'"reaction":')
        self._reaction(w, state)
        w.key(b'"winners":')
        w.numbers(state.victors)
        w.key(b'"clause":')
        w.number(state.clause)
        w.end_object()

    def _rows(self, w: JsonWriter, state: EuphoriaState, viewer: i64) -> None:
        """The recruits in sight: exposed, own (EU-05), or all at the end (EU-63)."""
        w.key(b'"laid":')
        w.begin_list()
        seat: i64 = 0
        while seat < state.seats:
            w.number(state.laid_by(seat))
            seat += 1
        w.end_list()
        w.key(b'"recruits":')
        w.begin_list()
        place: i64 = 0
        seat = 0
        while seat < state.seats:
            in_sight = state.all if state.phase == c.OVER or seat == viewer else state.exposed
            w.begin_list()
            while place < 3 * seat + 3:
                w.value(self.recruits[state.recruit(place)] if has(in_sight, place) else NOTHING)
                place += 1
            w.end_list()
            seat += 1
        w.end_list()
        w.key(b'"exposed":')
        w.begin_list()
        place = 0
        while place < 3 * state.seats:
            w.begin_list()
            w.flag(has(state.exposed, place))
            w.flag(has(state.exposed, place + 1))
            w.flag(has(state.exposed, place + 2))
            w.end_list()
            place += 3
        w.end_list()

    def _artifacts(self, w: JsonWriter, state: EuphoriaState, viewer: i64) -> None:
        w.key(b'"hands":')
        w.begin_list()
        seat: i64 = 0
        while seat < state.seats:
            self._bag(w, state.hand(seat) if state.phase == c.OVER or seat == viewer else 0)
            seat += 1
        w.end_list()
        w.key(b'"hand_sizes":')
        w.begin_list()
        seat = 0
        while seat < state.seats:
            w.number(size(state.hand(seat)))
            seat += 1
        w.end_list()
        w.key(b'"deck":')
        w.number(size(state.deck))
        w.key(b'"pile":')
        self._bag(w, state.pile)

    def _bag(self, w: JsonWriter, bag: i64) -> None:
        """By kind, each as often as it is there."""
        w.begin_list()
        kind: i64 = 0
        while kind < KINDS:
            copy = kind
            while copy < 4 * KINDS and has(bag, copy):
                w.value(self.kinds[kind])
                copy += KINDS
            kind += 1
        w.end_list()

    def _lasers(self, w: JsonWriter, state: EuphoriaState) -> None:
        w.key(b'"lasers":')
        w.number(state.lasers_in_centre())
        w.key(b'"aims":')
        w.begin_list()
        seat: i64 = 0
        while seat < state.seats:
            self._number_or_null(w, state.aim(seat) if has(state.armed, seat) else NOBODY)
            seat += 1
        w.end_list()

    def _announced(self, w: JsonWriter, state: EuphoriaState) -> None:
        w.begin_object()
        w.key(b'"verb":')
        w.value(self.verbs[state.verb])
        w.key(b'"artifact":')
        self._kind(w, state.playing)
        w.key(b'"own":')
        self._place(w, state.own)
        w.key(b'"target":')
        self._number_or_null(w, state.target)
        w.key(b'"place":')
        self._place(w, state.place)
        w.key(b'"next_target":')
        self._number_or_null(w, state.next_target)
        w.key(b'"next_place":')
        self._place(w, state.next_place)
        w.key(b'"aim":')
        self._number_or_null(w, state.new_aim)
        w.end_object()

    def _answer(self, w: JsonWriter, answer: i64) -> None:
        """The viewer's own: nothing, a pass, or an artifact and, once chosen, the place that pays for it."""
        w.begin_list()
        if answer == c.PASSED:
            w.value(b'"pass"')
        elif answer >= c.REACTS:
            w.value(self.kinds[ESCUDO + (answer - c.REACTS) // 4])
            if answer % 4 != 0:
                w.value(encode(str(answer % 4)))
        w.end_list()

    def _reaction(self, w: JsonWriter, state: EuphoriaState) -> None:
        if state.reactor == NOBODY:
            w.null()
            return
        w.begin_object()
        w.key(b'"seat":')
        w.number(state.reactor)
        w.key(b'"artifact":')
        self._kind(w, state.reaction)
        w.key(b'"cost":')
        w.value(self.places[state.paid])
        w.end_object()

    def _kind(self, w: JsonWriter, kind: i64) -> None:
        w.value(NOTHING if kind == NO_KIND else self.kinds[kind])

    def _place(self, w: JsonWriter, place: i64) -> None:
        if place == c.NO_PLACE:
            w.null()
        else:
            w.value(self.places[place])

    def _number_or_null(self, w: JsonWriter, number: i64) -> None:
        if number == NOBODY:
            w.null()
        else:
            w.number(number)
