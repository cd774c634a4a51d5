"""Euphoria as a seat sees it, in zeros and ones. Seats are counted from the viewer, in the order of play; places are
the three of the viewer's row, then those of the next seat, and so on.

Two things that a perfect memory could also hold are left out, because their size has no bound: which recruits once lay
in one row (``parted``), and which recruits an even deal put where (``origins``). Recruits that Brainwash mixed are
summed up over all such mixes.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.euphoria.rules.constants import OVER, PASSED, REACTS, WINDOW
from sobremesa.games.euphoria.rules.memories import SOMEWHERE, holder_of, kind_of, pool_count, pool_places, viewer_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import all_below, bit, has, size
from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.observer import Feature, Observer
from sobremesa.kernel.state import State, seat_after, steps_to


class EuphoriaObserver(Observer):
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def features(self) -> tuple[Feature, ...]:
        seats = self.seats
        places = 3 * seats
        return (
            Feature(
                "phase",
                15,
                "what is asked: one of lay, start, action, give_to, give_what, cost, own_place, seat, "
                "place, next_seat, next_place, new_aim, window, aim, over",
            ),
            Feature("turn", seats, "who holds the Interrogator token"),
            Feature("asked", seats, "who is asked for a move, as far as it is shown"),
            Feature("turns", 10, "turns that are over, as a binary number, lowest bit first"),
            Feature("laid", 3 * seats, "by seat: recruits laid, counted"),
            Feature("exposed", places, "places whose recruits lie exposed"),
            Feature("in_sight", places, "places whose recruits are in sight: exposed and own"),
            Feature("subterrans", places, "of those in sight: Subterra's"),
            Feature("leaders", places, "of those in sight: Leaders"),
            Feature("hand", 60, "own artifacts: by kind the first copy, then the second, third, fourth"),
            Feature("hand_sizes", 5 * seats, "by seat: artifacts in hand, as a binary number, lowest bit first"),
            Feature("deck_size", 5, "artifacts in the deck, likewise"),
            Feature("pile", 60, "artifacts in the discard pile, as in the hand"),
            Feature("lasers", 8, "lasers in the centre, counted"),
            Feature("aims", seats * seats, "by seat: at whom its laser aims"),
            Feature("anarchists", seats, "seats without a team"),
            Feature("verb", 10, "the action under way: none, use, then by move code up to hide"),
            Feature("artifact", 15, "the artifact being used"),
            Feature("own", places, "the recruit that Barter gives away"),
            Feature("target", seats, "the seat chosen"),
            Feature("place", places, "the recruit chosen"),
            Feature("next_target", seats, "the second seat chosen"),
            Feature("next_place", places, "the second recruit chosen"),
            Feature("new_aim", seats, "at whom the laser of the action will aim, or aims since this very turn"),
            Feature("window", seats, "the seats asked for a reaction"),
            Feature("answer", 21, "its sealed answer: pass, or 4 for each reaction: its cost open, place 1, 2, 3"),
            Feature("reactor", seats, "who answered the last action"),
            Feature("reaction", 15, "with which artifact"),
            Feature("paid", places, "and which recruit it exposed"),
            Feature("winners", seats, "who has won"),
            Feature("known", places, "places whose recruits the seat knows", memory=True),
            Feature("known_subterrans", places, "of those known: Subterra's", memory=True),
            Feature("known_leaders", places, "of those known: Leaders", memory=True),
            Feature("seen_by", seats * places, "by seat: the places whose recruits it has seen", memory=True),
            Feature("seen_by_all", places, "places whose recruits everybody was shown", memory=True),
            Feature("plain", places, "recruits that an anarchist held: followers", memory=True),
            Feature("held", 15 * seats, "by seat: kinds of artifacts known to be in its hand", memory=True),
            Feature("somewhere", 15, "kinds of artifacts known to be in some other hand", memory=True),
            Feature("fresh", 60, "what the deck was shuffled from, as in the hand", memory=True),
            Feature("mixed", places, "places among which Brainwash mixed recruits seen before", memory=True),
            Feature(
                "mixed_recruits",
                20,
                "by sort of recruit (follower and Leader of both sides): how many are known to lie "
                "there, counted up to 5",
                memory=True,
            ),
        )

    def observe(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        truth = cast(EuphoriaState, state)
        self._scene(truth, seat, writer)
        self._action(truth, seat, writer)
        self._memory(truth, seat, writer)

    def _scene(self, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        seats = truth.seats
        writer.put_one(truth.phase, 15)
        writer.put_one(steps_to(truth.turn, seat, seats), seats)
        asked = truth.to_act()
        if truth.phase == WINDOW:
            # EU-38: who has answered is not shown, but for the viewer.
            asked = truth.asked & ~(bit(seat) & ~truth.waiting)
        writer.put_set(turned(asked, seat, seats), seats)
        writer.put_set(truth.turns & 1023, 10)
        there: i64 = 0
        while there < seats:
            writer.put_count(truth.laid >> (2 * seat_after(seat, there, seats)) & 3, 3)
            there += 1
        in_sight = truth.exposed | all_below(3) << (3 * seat)
        if truth.phase == OVER:
            in_sight = truth.all
        self._places(truth.exposed, truth, seat, writer)
        self._places(in_sight, truth, seat, writer)
        self._places(truth.side & in_sight, truth, seat, writer)
        self._places(truth.leader & in_sight, truth, seat, writer)
        writer.put_set(truth.hand(seat), 60)
        there = 0
        while there < seats:
            writer.put_set(size(truth.hand(seat_after(seat, there, seats))), 5)
            there += 1
        writer.put_set(size(truth.deck), 5)
        writer.put_set(truth.pile, 60)
        writer.put_count(truth.lasers_in_centre(), 8)
        there = 0
        while there < seats:
            who = seat_after(seat, there, seats)
            aim: i64 = -1
            if has(truth.armed, who):
                aim = steps_to(truth.aim(who), seat, seats)
            writer.put_one(aim, seats)
            there += 1
        writer.put_set(turned(truth.anarchists, seat, seats), seats)

    def _places(self, these: i64, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        whole = 3 * truth.seats
        skip = 3 * seat
        writer.put_set((these >> skip | these << (whole - skip)) & truth.all, whole)

    def _place(self, place: i64, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        here: i64 = 0
        if place >= 0:
            here = bit(place)
        self._places(here, truth, seat, writer)

    def _seat(self, who: i64, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        found: i64 = -1
        if who >= 0:
            found = steps_to(who, seat, truth.seats)
        writer.put_one(found, truth.seats)

    def _action(self, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        writer.put_one(truth.verb, 10)
        writer.put_one(truth.playing, 15)
        self._place(truth.own, truth, seat, writer)
        self._seat(truth.target, truth, seat, writer)
        self._place(truth.place, truth, seat, writer)
        self._seat(truth.next_target, truth, seat, writer)
        self._place(truth.next_place, truth, seat, writer)
        self._seat(truth.new_aim, truth, seat, writer)
        writer.put_set(turned(truth.asked, seat, truth.seats), truth.seats)
        answer = truth.answer_of(seat)
        sealed: i64 = -1
        if answer == PASSED:
            sealed = 0
        elif answer >= REACTS:
            sealed = answer - REACTS + 1
        writer.put_one(sealed, 21)
        self._seat(truth.reactor, truth, seat, writer)
        writer.put_one(truth.reaction, 15)
        self._place(truth.paid, truth, seat, writer)
        writer.put_set(turned(truth.victors, seat, truth.seats), truth.seats)

    def _memory(self, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        seats = truth.seats
        known = truth.seen_by(seat) | truth.exposed
        self._places(known, truth, seat, writer)
        self._places(truth.side & known, truth, seat, writer)
        self._places(truth.leader & known, truth, seat, writer)
        there: i64 = 0
        while there < seats:
            self._places(truth.seen_by(seat_after(seat, there, seats)), truth, seat, writer)
            there += 1
        self._places(truth.seen8, truth, seat, writer)
        self._places(truth.plain, truth, seat, writer)
        there = 0
        while there < seats:
            writer.put_set(self._recalled(truth, seat, seat_after(seat, there, seats)), 15)
            there += 1
        writer.put_set(self._recalled(truth, seat, SOMEWHERE), 15)
        writer.put_set(truth.fresh, 60)
        self._mixed(truth, seat, writer)

    def _recalled(self, truth: EuphoriaState, seat: i64, holder: i64) -> i64:
        kinds: i64 = 0
        if len(truth.recalled) > 0:
            for entry in truth.recalled:
                fact: i64 = entry
                if viewer_of(fact) == seat and holder_of(fact) == holder:
                    kinds |= bit(kind_of(fact))
        return kinds

    def _mixed(self, truth: EuphoriaState, seat: i64, writer: FeatureWriter) -> None:
        places: i64 = 0
        count0: i64 = 0
        count1: i64 = 0
        count2: i64 = 0
        count3: i64 = 0
        if len(truth.pools) > 0:
            for entry in truth.pools:
                pool: i64 = entry
                if viewer_of(pool) == seat:
                    places |= pool_places(pool)
                    count0 += pool_count(pool, 0)
                    count1 += pool_count(pool, 1)
                    count2 += pool_count(pool, 2)
                    count3 += pool_count(pool, 3)
        self._places(places, truth, seat, writer)
        writer.put_count(count0, 5)
        writer.put_count(count1, 5)
        writer.put_count(count2, 5)
        writer.put_count(count3, 5)


def turned(seats_in: i64, seat: i64, seats: i64) -> i64:
    """A set of seats, counted from the viewer."""
    return (seats_in >> seat | seats_in << (seats - seat)) & all_below(seats)
