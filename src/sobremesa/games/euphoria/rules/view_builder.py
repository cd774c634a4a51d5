"""What each viewer sees of a game of Euphoria, built field by field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sobremesa.games.euphoria.cards import KIND_IDS, LARGEST, RECRUIT_IDS
from sobremesa.games.euphoria.events import VERBS
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import ESCUDO, KINDS, NO_KIND
from sobremesa.games.euphoria.rules.memories import (
    SOMEWHERE,
    holder_of,
    kind_of,
    pool_count,
    pool_places,
    viewer_of,
)
from sobremesa.games.euphoria.rules.recruits import first_of_pair, second_of_pair
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import PHASES, Announced, Flags, Memory, Mixed, Place, Reaction, Row, Scene
from sobremesa.kernel.bits import bit, has, members, size
from sobremesa.kernel.event import Viewer, audience_bit
from sobremesa.kernel.state import NO_SEAT
from sobremesa.kernel.view import Phrase, View


@final
class ViewBuilder:
    """The words of the game. Inside, ``viewer`` is NO_SEAT for a spectator."""

    def __init__(self) -> None:
        self.kinds: list[str] = list(KIND_IDS)
        self.recruits: list[str] = list(RECRUIT_IDS)
        self.verbs: list[str] = [VERBS.get(verb, "") for verb in range(max(VERBS) + 1)]
        self.places: list[Place] = [(place // 3, place % 3) for place in range(3 * LARGEST)]
        self.prompts: list[Phrase] = [Phrase(phase) for phase in PHASES]
        self.lay_prompts: list[Phrase] = [Phrase("lay", {"place": 1 + laid}) for laid in range(4)]
        self.none_prompt = Phrase("window_none")

    def view(self, state: EuphoriaState, viewer: Viewer) -> View[Scene, Memory]:
        seat: i64 = NO_SEAT if viewer is None else viewer
        asked = self.to_act(state, seat)
        memory = self.memory(state, audience_bit(viewer))
        moves, prompt = self.moves(state, seat), self.prompt(state, seat, asked)
        return View(viewer, tuple(members(asked)), moves, self.scene(state, seat), memory, prompt)

    def scene_view(self, state: EuphoriaState, viewer: Viewer) -> View[Scene, None]:
        seat: i64 = NO_SEAT if viewer is None else viewer
        asked = self.to_act(state, seat)
        moves, prompt = self.moves(state, seat), self.prompt(state, seat, asked)
        return View(viewer, tuple(members(asked)), moves, self.scene(state, seat), None, prompt)

    def to_act(self, state: EuphoriaState, viewer: i64) -> i64:
        """EU-38: who has answered is not shown, so all who were asked still are, but for the viewer."""
        if state.phase != c.WINDOW:
            return state.to_act()
        if viewer == NO_SEAT:
            return state.asked
        return state.asked & ~(state.asked & ~state.waiting & bit(viewer))

    def moves(self, state: EuphoriaState, viewer: i64) -> tuple[int, ...]:
        return () if viewer == NO_SEAT else tuple(members(state.legal(viewer)))

    def prompt(self, state: EuphoriaState, viewer: i64, asked: i64) -> Phrase | None:
        """What the viewer is asked, if anything. ``owner`` is whose recruits there are to choose from."""
        if viewer == NO_SEAT or not has(asked, viewer):
            return None
        phase = state.phase
        if phase == c.LAY:
            return self.lay_prompts[state.laid_by(viewer)]
        if phase == c.GIVE_WHAT:
            return Phrase("give_what", {"target": state.target})
        if phase == c.PLACE:
            return Phrase("place", {"owner": state.target})
        if phase == c.NEXT_PLACE:
            return Phrase("next_place", {"owner": state.next_target})
        if phase == c.COST or phase == c.OWN_PLACE:
            return Phrase(PHASES[phase], {"owner": viewer})
        if phase == c.WINDOW and state.answer_of(viewer) != c.UNANSWERED:
            return Phrase("window_cost", {"owner": viewer})
        if phase == c.WINDOW and size(state.legal(viewer)) == 1:
            return self.none_prompt
        return self.prompts[phase]

    def scene(self, state: EuphoriaState, viewer: i64) -> Scene:
        laid: list[int] = []
        recruits: list[Row] = []
        exposed: list[Flags] = []
        hands: list[tuple[str, ...]] = []
        sizes: list[int] = []
        aims: list[int | None] = []
        over = state.phase == c.OVER
        seat: i64 = 0
        while seat < state.seats:
            # In sight are exposed recruits, the viewer's own (EU-05), or all at the end (EU-63).
            open_to_viewer = over or seat == viewer
            laid.append(state.laid_by(seat))
            recruits.append(self.row(state, seat, state.all if open_to_viewer else state.exposed))
            exposed.append(flags(state.exposed, seat))
            hands.append(self.bag(state.hand(seat)) if open_to_viewer else ())
            sizes.append(size(state.hand(seat)))
            aims.append(state.aim(seat) if has(state.armed, seat) else None)
            seat += 1
        return Scene(
            phase=PHASES[state.phase],
            turn=state.turn,
            round=1 + state.turns // state.seats,
            turns=state.turns,
            laid=tuple(laid),
            recruits=tuple(recruits),
            exposed=tuple(exposed),
            hands=tuple(hands),
            hand_sizes=tuple(sizes),
            deck=size(state.deck),
            pile=self.bag(state.pile),
            lasers=state.lasers_in_centre(),
            aims=tuple(aims),
            anarchists=tuple(members(state.anarchists)),
            announced=self.announced(state),
            asked=tuple(members(state.asked)),
            answer=() if viewer == NO_SEAT else self.answer(state.answer_of(viewer)),
            reaction=self.reaction(state),
            winners=tuple(members(state.victors)),
            clause=state.clause,
        )

    def row(self, state: EuphoriaState, seat: i64, places: i64) -> Row:
        left = 3 * seat
        return (
            self.recruits[state.recruit(left)] if has(places, left) else "",
            self.recruits[state.recruit(left + 1)] if has(places, left + 1) else "",
            self.recruits[state.recruit(left + 2)] if has(places, left + 2) else "",
        )

    def bag(self, bag: i64) -> tuple[str, ...]:
        """Artifacts by kind, each as often as it is there."""
        found: list[str] = []
        kind: i64 = 0
        while kind < KINDS:
            copy = kind
            while copy < 4 * KINDS and has(bag, copy):
                found.append(self.kinds[kind])
                copy += KINDS
            kind += 1
        return tuple(found)

    def announced(self, state: EuphoriaState) -> Announced:
        return Announced(
            verb=self.verbs[state.verb],
            artifact="" if state.playing == NO_KIND else self.kinds[state.playing],
            own=self.place(state.own),
            target=None if state.target == NO_SEAT else state.target,
            place=self.place(state.place),
            next_target=None if state.next_target == NO_SEAT else state.next_target,
            next_place=self.place(state.next_place),
            aim=None if state.new_aim == NO_SEAT else state.new_aim,
        )

    def place(self, place: i64) -> Place | None:
        return None if place == c.NO_PLACE else self.places[place]

    def answer(self, answer: i64) -> tuple[str, ...]:
        """Nothing, a pass, or an artifact and, once chosen, the place that pays for it."""
        if answer < c.REACTS:
            return ("pass",) if answer == c.PASSED else ()
        kind = self.kinds[ESCUDO + (answer - c.REACTS) // 4]
        return (kind, str(answer % 4)) if answer % 4 != 0 else (kind,)

    def reaction(self, state: EuphoriaState) -> Reaction | None:
        if state.reactor == NO_SEAT:
            return None
        artifact = "" if state.reaction == NO_KIND else self.kinds[state.reaction]
        return Reaction(state.reactor, artifact, self.places[state.paid])

    # What was shown earlier. ``viewer`` is SPECTATOR for a spectator here, as in what the state remembers.

    def memory(self, state: EuphoriaState, viewer: i64) -> Memory:
        seats = range(state.seats)
        known = state.seen_by(viewer) | state.exposed
        mixed: list[Mixed] = []
        sure: dict[int, str] = {}
        for pool in sorted(state.pools):
            if viewer_of(pool) != viewer:
                continue
            places = tuple(members(pool_places(pool)))
            recruits = tuple([name for number, name in enumerate(RECRUIT_IDS) for _ in range(pool_count(pool, number))])
            if len(recruits) == len(places) and len(set(recruits)) == 1:
                sure |= dict.fromkeys(places, recruits[0])
            mixed.append(Mixed(tuple([self.places[place] for place in places]), recruits))
        return Memory(
            recruits=tuple([self.known_row(state, seat, known, sure) for seat in seats]),
            mixed=tuple(mixed),
            seen_by=self.witnesses(state),
            seen_by_all=tuple([flags(state.seen8, seat) for seat in seats]),
            plain=tuple([self.places[place] for place in members(state.plain)]),
            parted=tuple(
                [(self.places[first_of_pair(pair)], self.places[second_of_pair(pair)]) for pair in sorted(state.parted)]
            ),
            origins=self.origins(state),
            held=tuple([self.recalled(state, viewer, seat) for seat in seats]),
            somewhere=self.recalled(state, viewer, SOMEWHERE),
            fresh=self.bag(state.fresh),
            hostile=tuple([tuple([int(state.hostile(seat, target)) for target in seats]) for seat in seats]),
        )

    def known_row(self, state: EuphoriaState, seat: i64, known: i64, sure: dict[int, str]) -> Row:
        one, two, three = self.row(state, seat, known)
        if not sure:
            return one, two, three
        left: int = 3 * seat
        return one or sure.get(left, ""), two or sure.get(left + 1, ""), three or sure.get(left + 2, "")

    def witnesses(self, state: EuphoriaState) -> tuple[Row, ...]:
        seen = [(str(seat), int(state.seen_by(seat))) for seat in range(state.seats)]
        who = ["".join([digit for digit, places in seen if places >> place & 1]) for place in range(3 * len(seen))]
        return tuple([(who[at], who[at + 1], who[at + 2]) for at in range(0, len(who), 3)])

    def origins(self, state: EuphoriaState) -> tuple[int, ...]:
        if not state.set_up.even or not state.origins_known:
            return ()
        return tuple([int(state.origin(place)) for place in range(3 * state.seats)])

    def recalled(self, state: EuphoriaState, viewer: i64, holder: i64) -> tuple[str, ...]:
        """The artifacts that the viewer saw go to this holder."""
        kinds = sorted(
            [
                int(kind_of(known))
                for known in state.recalled
                if viewer_of(known) == viewer and holder_of(known) == holder
            ]
        )
        return tuple([self.kinds[kind] for kind in kinds])


def flags(places: i64, seat: i64) -> Flags:
    left = 3 * seat
    return has(places, left), has(places, left + 1), has(places, left + 2)
