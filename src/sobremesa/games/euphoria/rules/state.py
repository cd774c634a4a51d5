"""Where a game of Euphoria stands: its fields, and their vocabulary.

The rules are functions that take the state, each in the module of its noun: deal.py, questions.py (who is asked, and
what may be answered), turns.py, reactions.py, effects.py, shots.py, endings.py, recruits.py, artifacts.py, lasers.py.
They import the state for its type alone, to avoid circular imports.

What is public is kept as it is (``seen``: which viewer was shown which recruit). What only one seat remembers is kept
in two lists that are replaced and never changed, so a copy may share them: ``pools`` for recruits that Brainwash mixed,
``recalled`` for artifacts that were seen to go to another hand (memories.py).
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules import deal, questions, turns
from sobremesa.games.euphoria.rules.lookup import (
    ESCUDO,
    ESPEJO,
    GUARDAESPALDAS,
    INTERFERENCIA,
    NO_KIND,
    SABOTAJE,
    ArtifactLookup,
    SetUp,
)
from sobremesa.games.euphoria.rules.memories import ALL_PLACES, sum_of
from sobremesa.games.euphoria.rules.scoring import all_places, places_of, recruit_at
from sobremesa.kernel.bits import all_below, bit, hash_with, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_SEAT, State


@final
class EuphoriaState(State):
    # What single seats remember shows in their views, and no world imagines it.

    # Recruits, by place (see scoring.py).
    side: i64 = 0
    leader: i64 = 0
    exposed: i64 = 0
    # Artifacts: bags. ``stocked`` are the seats with a hand.
    hand0: i64 = 0
    hand1: i64 = 0
    hand2: i64 = 0
    hand3: i64 = 0
    hand4: i64 = 0
    hand5: i64 = 0
    hand6: i64 = 0
    hand7: i64 = 0
    stocked: i64 = 0
    deck: i64 = 0
    pile: i64 = 0
    # What the present deck was shuffled from: nothing else can be in it (EU-34).
    fresh: i64 = 0
    # Lasers: who holds one, and at whom it aims, three bits a seat.
    armed: i64 = 0
    aims: i64 = 0
    anarchists: i64 = 0
    # Which places each viewer was shown, two viewers in each pair; the spectators alone.
    seen01: i64 = 0
    seen23: i64 = 0
    seen45: i64 = 0
    seen67: i64 = 0
    seen8: i64 = 0
    # Recruits that were in an anarchist's row: no Leader is among them, or the game were over (EU-61).
    plain: i64 = 0
    # In whose row each recruit was dealt, three bits a place, for what an even deal tells (EU-07).
    origins_low: i64 = 0
    origins_high: i64 = 0
    origins_known: i64 = 1
    # How often each seat chose to aim or shoot at each other, two bits a pair, three seats to a number.
    deeds0: i64 = 0
    deeds1: i64 = 0
    deeds2: i64 = 0
    phase: i64 = c.OVER
    turn: i64 = 0
    turns: i64 = 0  # turns that are over
    # How many recruits each seat has laid, two bits a seat, and who has not laid all.
    laid: i64 = 0
    laying: i64 = 0
    # The action under way and what was chosen for it; places are numbers of scoring.py.
    verb: i64 = c.NO_ACTION
    playing: i64 = NO_KIND
    own: i64 = c.NO_PLACE
    target: i64 = NO_SEAT
    place: i64 = c.NO_PLACE
    next_target: i64 = NO_SEAT
    next_place: i64 = c.NO_PLACE
    new_aim: i64 = NO_SEAT
    # The window: who is asked, who has still to answer, and the sealed answers.
    asked: i64 = 0
    waiting: i64 = 0
    answers: i64 = 0
    # The reaction to the last action announced, and the place that it exposed.
    reactor: i64 = NO_SEAT
    reaction: i64 = NO_KIND
    paid: i64 = c.NO_PLACE
    victors: i64 = 0
    clause: i64 = 0

    def __init__(self, lookup: ArtifactLookup, set_up: SetUp, rng: Rng) -> None:
        super().__init__(set_up.seats, rng)
        self.lookup = lookup
        self.set_up = set_up
        self.all: i64 = all_places(set_up.seats)
        self.viewers45: i64 = _viewers(set_up.seats - 4)
        self.viewers67: i64 = _viewers(set_up.seats - 6)
        # Pairs of places whose recruits once lay in one row: they are not both Leaders (EU-62).
        self.parted: list[int] = []
        self.pools: list[int] = []
        self.recalled: list[int] = []
        self.clear()

    def clear(self) -> None:
        """Everything as it is declared above."""
        self.side = 0
        self.leader = 0
        self.exposed = 0
        self.hand0 = 0
        self.hand1 = 0
        self.hand2 = 0
        self.hand3 = 0
        self.hand4 = 0
        self.hand5 = 0
        self.hand6 = 0
        self.hand7 = 0
        self.stocked = 0
        self.deck = 0
        self.pile = 0
        self.fresh = 0
        self.armed = 0
        self.aims = 0
        self.anarchists = 0
        self.seen01 = 0
        self.seen23 = 0
        self.seen45 = 0
        self.seen67 = 0
        self.seen8 = 0
        self.plain = 0
        self.origins_low = 0
        self.origins_high = 0
        self.deeds0 = 0
        self.deeds1 = 0
        self.deeds2 = 0
        self.turn = 0
        self.turns = 0
        self.laid = 0
        self.laying = 0
        self.asked = 0
        self.waiting = 0
        self.answers = 0
        self.victors = 0
        self.clause = 0
        self.origins_known = 1
        self.phase = c.OVER
        self.verb = c.NO_ACTION
        self.playing = NO_KIND
        self.reaction = NO_KIND
        self.own = c.NO_PLACE
        self.place = c.NO_PLACE
        self.next_place = c.NO_PLACE
        self.paid = c.NO_PLACE
        self.target = NO_SEAT
        self.next_target = NO_SEAT
        self.new_aim = NO_SEAT
        self.reactor = NO_SEAT
        self.parted = []
        self.pools = []
        self.recalled = []

    def copy_from(self, other: State) -> None:
        source = cast(EuphoriaState, other)
        self.side = source.side
        self.leader = source.leader
        self.exposed = source.exposed
        self.hand0 = source.hand0
        self.hand1 = source.hand1
        self.hand2 = source.hand2
        self.hand3 = source.hand3
        self.hand4 = source.hand4
        self.hand5 = source.hand5
        self.hand6 = source.hand6
        self.hand7 = source.hand7
        self.stocked = source.stocked
        self.deck = source.deck
        self.pile = source.pile
        self.fresh = source.fresh
        self.armed = source.armed
        self.aims = source.aims
        self.anarchists = source.anarchists
        self.seen01 = source.seen01
        self.seen23 = source.seen23
        self.seen45 = source.seen45
        self.seen67 = source.seen67
        self.seen8 = source.seen8
        self.plain = source.plain
        self.parted = source.parted
        self.origins_low = source.origins_low
        self.origins_high = source.origins_high
        self.origins_known = source.origins_known
        self.pools = source.pools
        self.recalled = source.recalled
        self.deeds0 = source.deeds0
        self.deeds1 = source.deeds1
        self.deeds2 = source.deeds2
        self.phase = source.phase
        self.turn = source.turn
        self.turns = source.turns
        self.laid = source.laid
        self.laying = source.laying
        self.verb = source.verb
        self.playing = source.playing
        self.own = source.own
        self.target = source.target
        self.place = source.place
        self.next_target = source.next_target
        self.next_place = source.next_place
        self.new_aim = source.new_aim
        self.asked = source.asked
        self.waiting = source.waiting
        self.answers = source.answers
        self.reactor = source.reactor
        self.reaction = source.reaction
        self.paid = source.paid
        self.victors = source.victors
        self.clause = source.clause

    def fields(self) -> list[int]:
        return [
            *(self.phase, self.turn, self.turns, self.laid, self.laying, self.verb, self.playing, self.own),
            *(self.target, self.place, self.next_target, self.next_place, self.new_aim),
            *(self.asked, self.waiting, self.answers, self.reactor, self.reaction, self.paid),
            *(self.victors, self.clause),
            *(self.side, self.leader, self.exposed, self.anarchists, self.armed, self.aims),
            *(self.hand0, self.hand1, self.hand2, self.hand3, self.hand4, self.hand5, self.hand6, self.hand7),
            *(self.stocked, self.deck, self.pile, self.fresh),
            *(self.seen01, self.seen23, self.seen45, self.seen67, self.seen8, self.plain),
            *(self.origins_low, self.origins_high, self.origins_known),
            *(self.deeds0, self.deeds1, self.deeds2),
            *sorted(self.parted),
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

    def winners(self) -> i64:
        return self.victors

    def score(self, seat: i64) -> i64:
        return (self.victors >> seat) & 1

    def ended_by(self) -> i64:
        return self.clause

    # What a seat knows.

    def knowledge_key(self, seat: i64) -> i64:
        seen = hash_with(self._known_places(seat), self.phase | (self.turn << 4) | (self.turns << 8))
        seen = hash_with(seen, self.laid | (self.asked << 16) | (self.victors << 24) | (self.clause << 32))
        chosen = self.verb | (self.playing << 4) | ((self.own + 1) << 8) | ((self.target + 1) << 13)
        chosen |= ((self.place + 1) << 17) | ((self.next_target + 1) << 22) | ((self.next_place + 1) << 26)
        seen = hash_with(seen, chosen | ((self.new_aim + 1) << 31) | (self.answer_of(seat) << 36))
        seen = hash_with(seen, (self.reactor + 1) | (self.reaction << 4) | ((self.paid + 1) << 8))
        if self.phase == c.OVER:
            other: i64 = 0
            while other < self.seats:
                seen = hash_with(seen, self.hand(other))
                other += 1
        return seen

    def _known_places(self, seat: i64) -> i64:
        """A hash of what the seat sees and recalls of recruits, artifacts and lasers: equal for equal views."""
        known = self.seen_by(seat) | self.exposed
        seen = hash_with(hash_with(0, self.side & known), self.leader & known)
        seen = hash_with(seen, self.exposed | (self.plain << 24))
        seen = hash_with(seen, self.armed | (self.anarchists << 8) | (self.aims << 16))
        seen = hash_with(seen, self.hand(seat))
        sizes: i64 = 0
        other: i64 = 0
        while other < self.seats:
            sizes |= size(self.hand(other)) << (5 * other)
            other += 1
        seen = hash_with(seen, sizes)
        seen = hash_with(seen, self.pile)
        seen = hash_with(seen, self.fresh)
        seen = hash_with(seen, self.seen01)
        seen = hash_with(seen, self.seen23)
        seen = hash_with(seen, self.seen45)
        seen = hash_with(seen, self.seen67)
        seen = hash_with(seen, self.seen8)
        seen = hash_with(seen, self.deeds0)
        seen = hash_with(seen, self.deeds1)
        seen = hash_with(seen, self.deeds2)
        if self.set_up.even and self.origins_known != 0:
            seen = hash_with(hash_with(seen, self.origins_low), self.origins_high)
        # Lists are summed up, because their order tells nothing.
        if len(self.parted) > 0:
            seen = hash_with(seen, sum_of(self.parted, NO_SEAT))
        if len(self.pools) > 0 or len(self.recalled) > 0:
            own = sum_of(self.pools, seat)
            if own != 0:
                seen = hash_with(seen, own)
            own = sum_of(self.recalled, seat)
            if own != 0:
                seen = hash_with(seen, own + 1)
        return seen

    # Recruits.

    def recruit(self, place: i64) -> i64:
        return recruit_at(self.side, self.leader, place)

    def hidden(self) -> i64:
        return self.all & ~self.exposed

    def exposed_followers(self) -> i64:
        return self.exposed & ~self.leader

    def laid_by(self, seat: i64) -> i64:
        return (self.laid >> (2 * seat)) & 3

    def origin(self, place: i64) -> i64:
        if place < 12:
            return (self.origins_low >> (3 * place)) & 7
        return (self.origins_high >> (3 * (place - 12))) & 7

    def set_origin(self, place: i64, seat: i64) -> None:
        seven = places_of(0)
        if place < 12:
            at = 3 * place
            self.origins_low = (self.origins_low & ~(seven << at)) | (seat << at)
        else:
            at = 3 * (place - 12)
            self.origins_high = (self.origins_high & ~(seven << at)) | (seat << at)

    def seen_by(self, viewer: i64) -> i64:
        """The places whose recruits the viewer was shown and can still tell."""
        pair = self.seen8
        if viewer < 2:
            pair = self.seen01
        elif viewer < 4:
            pair = self.seen23
        elif viewer < 6:
            pair = self.seen45
        elif viewer < 8:
            pair = self.seen67
        if viewer & 1 != 0:
            return pair >> 24
        return pair & ALL_PLACES

    # Artifacts and lasers.

    def hand(self, seat: i64) -> i64:
        if seat < 4:
            if seat < 2:
                return self.hand0 if seat == 0 else self.hand1
            return self.hand2 if seat == 2 else self.hand3
        if seat < 6:
            return self.hand4 if seat == 4 else self.hand5
        return self.hand6 if seat == 6 else self.hand7

    def set_hand(self, seat: i64, bag: i64) -> None:
        if bag == 0:
            self.stocked &= ~bit(seat)
        else:
            self.stocked |= bit(seat)
        if seat == 0:
            self.hand0 = bag
        elif seat == 1:
            self.hand1 = bag
        elif seat == 2:
            self.hand2 = bag
        elif seat == 3:
            self.hand3 = bag
        elif seat == 4:
            self.hand4 = bag
        elif seat == 5:
            self.hand5 = bag
        elif seat == 6:
            self.hand6 = bag
        else:
            self.hand7 = bag

    def aim(self, seat: i64) -> i64:
        return (self.aims >> (3 * seat)) & 7

    def lasers_in_centre(self) -> i64:
        return self.set_up.lasers - size(self.armed)

    def hostile(self, seat: i64, target: i64) -> i64:
        """How often the seat chose to aim or shoot at the target: 3 stands for three times or more."""
        deeds = self.deeds0
        if seat >= 6:
            deeds = self.deeds2
        elif seat >= 3:
            deeds = self.deeds1
        return (deeds >> (16 * (seat % 3) + 2 * target)) & 3

    # The window.

    def answer_of(self, seat: i64) -> i64:
        return (self.answers >> (5 * seat)) & 31

    def reactions(self, seat: i64) -> i64:
        """The kinds with which the seat could answer the announced action."""
        held = self.hand(seat)
        if self.verb == c.USE:
            return held & bit(INTERFERENCIA)
        if self.verb == c.ARM:
            return held & bit(SABOTAJE)
        if seat == self.target:
            return held & (bit(ESCUDO) | bit(ESPEJO))
        return held & bit(GUARDAESPALDAS)


def _viewers(seats: i64) -> i64:
    """All places for each viewer of a pair who sits at the table."""
    if seats <= 0:
        return 0
    return all_below(24 * min(seats, 2))
