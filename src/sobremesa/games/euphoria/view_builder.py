"""One viewer's eyes on a game of Euphoria: builds the view, field by field."""

from __future__ import annotations

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.cards import KIND_IDS, RECRUIT_IDS, kinds_in
from sobremesa.games.euphoria.events import VERBS, kind_name
from sobremesa.games.euphoria.lookup import ESCUDO
from sobremesa.games.euphoria.memories import SOMEWHERE, holder_of, kind_of, pool_count, pool_places, viewer_of
from sobremesa.games.euphoria.recruits import first_of_pair, second_of_pair
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.games.euphoria.view import PHASES, Announced, Memory, Mixed, Reaction, Row, Scene
from sobremesa.kernel.bits import has, members, size
from sobremesa.kernel.event import Viewer, audience_bit
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import NOBODY
from sobremesa.kernel.view import View


class ViewBuilder:
    """One viewer's eyes on one state."""

    def __init__(self, state: EuphoriaState, viewer: Viewer) -> None:
        self.state = state
        self.viewer = viewer
        self.seats = range(int(state.seats))
        self.over = state.phase == c.OVER
        self.seen = int(state.seen_by(audience_bit(viewer)))

    def view(self) -> View[Scene, Memory]:
        return View(self.viewer, self.asked(), self.moves(), self.scene(), self.memory(), self.prompt())

    def scene_view(self) -> View[Scene, None]:
        return View(self.viewer, self.asked(), self.moves(), self.scene(), None, self.prompt())

    def asked(self) -> tuple[int, ...]:
        return tuple(members(self.to_act()))

    def moves(self) -> tuple[int, ...]:
        return () if self.viewer is None else tuple(members(self.state.legal(self.viewer)))

    def prompt(self) -> Phrase | None:
        """What the viewer is asked, if anything. ``owner`` is whose recruits there are to choose from."""
        state, viewer = self.state, self.viewer
        if viewer is None or not has(self.to_act(), viewer):
            return None
        phase = PHASES[state.phase]
        if state.phase == c.LAY:
            return Phrase(phase, {"place": 1 + (int(state.laid >> (2 * viewer)) & 3)})
        if state.phase == c.GIVE_WHAT:
            return Phrase(phase, {"target": int(state.target)})
        if state.phase == c.PLACE:
            return Phrase(phase, {"owner": int(state.target)})
        if state.phase == c.NEXT_PLACE:
            return Phrase(phase, {"owner": int(state.next_target)})
        if state.phase in (c.COST, c.OWN_PLACE):
            return Phrase(phase, {"owner": viewer})
        if state.phase == c.WINDOW and self.answer():
            return Phrase("window_cost", {"owner": viewer})
        if state.phase == c.WINDOW and len(self.moves()) == 1:
            return Phrase("window_none")
        return Phrase(phase)

    def to_act(self) -> int:
        """EU-38: who has answered is not shown, so all who were asked still are, but for the viewer."""
        if self.state.phase != c.WINDOW:
            return int(self.state.to_act())
        done = 0 if self.viewer is None else int(self.state.asked & ~self.state.waiting) & 2**self.viewer
        return int(self.state.asked) & ~done

    def scene(self) -> Scene:
        state = self.state
        return Scene(
            phase=PHASES[state.phase],
            turn=int(state.turn),
            round=1 + int(state.turns) // len(self.seats),
            turns=int(state.turns),
            laid=tuple([int(state.laid >> (2 * seat)) & 3 for seat in self.seats]),
            recruits=tuple([self.row(seat, self.in_sight(seat)) for seat in self.seats]),
            exposed=tuple([self.flags(seat, int(state.exposed)) for seat in self.seats]),
            hands=tuple([self.hand(seat) for seat in self.seats]),
            hand_sizes=tuple([int(size(state.hand(seat))) for seat in self.seats]),
            deck=int(size(state.deck)),
            pile=kinds_in(state.pile),
            lasers=int(state.lasers_in_centre()),
            aims=tuple([int(state.aim(seat)) if has(state.armed, seat) else None for seat in self.seats]),
            anarchists=tuple(members(state.anarchists)),
            announced=self.announced(),
            asked=tuple(members(state.asked)),
            answer=self.answer(),
            reaction=self.reaction(),
            winners=tuple(members(state.victors)),
            clause=int(state.clause),
        )

    def in_sight(self, seat: int) -> int:
        """The places whose recruits are in sight: exposed, own (EU-05), or all at the end (EU-63)."""
        return int(self.state.all) if self.over or seat == self.viewer else int(self.state.exposed)

    def row(self, seat: int, places: int) -> Row:
        one, two, three = (
            RECRUIT_IDS[self.state.recruit(place)] if has(places, place) else ""
            for place in range(3 * seat, 3 * seat + 3)
        )
        return one, two, three

    def flags(self, seat: int, places: int) -> tuple[bool, bool, bool]:
        return has(places, 3 * seat), has(places, 3 * seat + 1), has(places, 3 * seat + 2)

    def hand(self, seat: int) -> tuple[str, ...]:
        return kinds_in(self.state.hand(seat)) if self.over or seat == self.viewer else ()

    def announced(self) -> Announced:
        state = self.state
        return Announced(
            verb=VERBS[state.verb],
            artifact=kind_name(state.playing),
            own=_named_place(state.own),
            target=_seat(state.target),
            place=_named_place(state.place),
            next_target=_seat(state.next_target),
            next_place=_named_place(state.next_place),
            aim=_seat(state.new_aim),
        )

    def answer(self) -> tuple[str, ...]:
        if self.viewer is None:
            return ()
        answer = int(self.state.answer_of(self.viewer))
        if answer < c.REACTS:
            return ("pass",) if answer == c.PASSED else ()
        kind = KIND_IDS[ESCUDO + (answer - c.REACTS) // 4]
        return (kind, str(answer % 4)) if answer % 4 else (kind,)

    def reaction(self) -> Reaction | None:
        state = self.state
        if state.reactor == NOBODY:
            return None
        return Reaction(int(state.reactor), kind_name(state.reaction), divmod(int(state.paid), 3))

    def memory(self) -> Memory:
        state = self.state
        known = self.seen | int(state.exposed)
        mixed = []
        sure: dict[int, str] = {}
        for pool in sorted(state.pools):
            if pool % 16 != audience_bit(self.viewer):
                continue
            places = tuple(members(pool_places(pool)))
            recruits = tuple([name for number, name in enumerate(RECRUIT_IDS) for _ in range(pool_count(pool, number))])
            if len(recruits) == len(places) and len(set(recruits)) == 1:
                sure |= dict.fromkeys(places, recruits[0])
            mixed.append(Mixed(tuple([divmod(place, 3) for place in places]), recruits))
        return Memory(
            recruits=tuple([self.known_row(seat, known, sure) for seat in self.seats]),
            mixed=tuple(mixed),
            seen_by=self.witnesses(),
            seen_by_all=tuple([self.flags(seat, int(state.seen8)) for seat in self.seats]),
            plain=tuple([divmod(place, 3) for place in members(state.plain)]),
            parted=tuple(
                [(_place(first_of_pair(pair)), _place(second_of_pair(pair))) for pair in sorted(state.parted)]
            ),
            origins=self.origins(),
            held=tuple([self.recalled(seat) for seat in self.seats]),
            somewhere=self.recalled(SOMEWHERE),
            fresh=kinds_in(state.fresh),
            hostile=tuple([tuple([int(state.hostile(seat, target)) for target in self.seats]) for seat in self.seats]),
        )

    def known_row(self, seat: int, known: int, sure: dict[int, str]) -> Row:
        one, two, three = (found or sure.get(3 * seat + n, "") for n, found in enumerate(self.row(seat, known)))
        return one, two, three

    def witnesses(self) -> tuple[Row, ...]:
        seen = [(str(seat), int(self.state.seen_by(seat))) for seat in self.seats]
        who = ["".join(digit for digit, places in seen if places >> place & 1) for place in range(3 * len(seen))]
        return tuple([(who[at], who[at + 1], who[at + 2]) for at in range(0, len(who), 3)])

    def origins(self) -> tuple[int, ...]:
        state = self.state
        if not state.set_up.even or not state.origins_known:
            return ()
        return tuple([int(state.origin(place)) for place in range(3 * len(self.seats))])

    def recalled(self, seat: int) -> tuple[str, ...]:
        if self.viewer is None:
            return ()
        kinds = sorted(
            int(kind_of(known))
            for known in self.state.recalled
            if viewer_of(known) == self.viewer and holder_of(known) == seat
        )
        return tuple([KIND_IDS[kind] for kind in kinds])


def _place(place: int) -> tuple[int, int]:
    return divmod(int(place), 3)


def _places(pair: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return _place(first_of_pair(pair)), _place(second_of_pair(pair))


def _named_place(place: int) -> tuple[int, int] | None:
    return None if place == c.NO_PLACE else _place(place)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)
