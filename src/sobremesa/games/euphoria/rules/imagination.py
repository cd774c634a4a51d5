"""The worlds of Euphoria that a viewer cannot rule out.

Unknown are the recruits that the viewer was not shown (and the leftover one, EU-03) and the artifacts in other hands
and in the deck. Every way in which the cards may lie is equally likely, followers of a side and copies of an
artifact counted as the separate cards that they are; sealed answers of others are then equally likely among
those possible in that world. What other seats recall is not imagined: they remember what everybody could see.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sobremesa.games.euphoria.cards import KIND_IDS, RECRUIT_IDS
from sobremesa.games.euphoria.events import VERBS
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lasers import set_hostile
from sobremesa.games.euphoria.rules.lookup import ESCUDO, KINDS, NO_KIND, bag_add, bag_count, bag_take
from sobremesa.games.euphoria.rules.memories import (
    SOMEWHERE,
    empty_pool,
    one_in_pool,
    pool_count,
    pool_places,
    recollection,
)
from sobremesa.games.euphoria.rules.recruits import (
    first_of_pair,
    is_pair_in,
    pair_of,
    put_recruit,
    second_of_pair,
    show,
)
from sobremesa.games.euphoria.rules.scoring import is_even, row_of_seat
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import PHASES, Announced, Memory, Scene
from sobremesa.kernel.bits import bit, first, has, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_SEAT, Imagination, State
from sobremesa.kernel.view import View

ONLOOKER: Final = 8


class EuphoriaImagination(Imagination):
    def __init__(self, view: View[Scene, Memory], base: EuphoriaState) -> None:
        """``base`` is a blank state that becomes the part of the world that the viewer knows."""
        self.base = base
        self.viewer: i64 = ONLOOKER if view.viewer is None else view.viewer
        self.over = view.scene.phase == "over"
        # Recruits: the unknown places, how many of each sort may lie there, the places of an unknown Leader.
        self.unknown: i64 = 0
        self.euphorians: i64 = base.set_up.euphorians
        self.subterrans: i64 = base.set_up.subterrans
        self.leaders_unknown: i64 = 0
        self.may_lead: i64 = 0
        self.may_lead_below: i64 = 0
        self.check_deal = False
        # Artifacts: how many are unknown in each hand (four bits a seat), which, and which are held for certain.
        self.free: i64 = 0
        self.free_slots: i64 = 0
        self.unseen: i64 = 0
        self.forced: i64 = 0
        self.doubtful: i64 = 0  # kinds of which some copies are forced and some are not
        self._know_turn(view.scene)
        self._know_table(view.scene)
        self._know_recruits(view)
        self._know_artifacts(view)
        self._know_window(view)

    # What the view says.

    def _know_turn(self, scene: Scene) -> None:
        base = self.base
        base.phase = PHASES.index(scene.phase)
        base.turn = scene.turn
        base.turns = scene.turns
        for seat, count in enumerate(scene.laid):
            base.laid |= count << (2 * seat)
            if base.phase == c.LAY and count < 3:
                base.laying |= bit(seat)
        for winner in scene.winners:
            base.victors |= bit(winner)
        base.clause = scene.clause
        if scene.reaction is not None:
            base.reactor = scene.reaction.seat
            base.reaction = KIND_IDS.index(scene.reaction.artifact)
            base.paid = _place(scene.reaction.cost)
        self._know_action(scene.announced)

    def _know_action(self, announced: Announced) -> None:
        base = self.base
        base.verb = next(number for number, verb in VERBS.items() if verb == announced.verb)
        base.playing = KIND_IDS.index(announced.artifact) if announced.artifact else NO_KIND
        base.own = _place(announced.own)
        base.target = NO_SEAT if announced.target is None else announced.target
        base.place = _place(announced.place)
        base.next_target = NO_SEAT if announced.next_target is None else announced.next_target
        base.next_place = _place(announced.next_place)
        base.new_aim = NO_SEAT if announced.aim is None else announced.aim

    def _know_table(self, scene: Scene) -> None:
        base = self.base
        for seat, aim in enumerate(scene.aims):
            if aim is not None:
                base.armed |= bit(seat)
                base.aims |= aim << (3 * seat)
        for seat in scene.anarchists:
            base.anarchists |= bit(seat)
        for seat, row in enumerate(scene.exposed):
            for place, is_exposed in enumerate(row):
                if is_exposed:
                    base.exposed |= bit(3 * seat + place)
        for kind in scene.pile:
            base.pile = bag_add(base.pile, KIND_IDS.index(kind))

    def _know_recruits(self, view: View[Scene, Memory]) -> None:
        base = self.base
        memory = view.memory
        self.unknown = base.all
        self.leaders_unknown = 3
        for seat, row in enumerate(memory.recruits):
            for n, recruit in enumerate(row):
                place: i64 = 3 * seat + n
                for witness in memory.seen_by[seat][n]:
                    show(base, int(witness), bit(place))
                if memory.seen_by_all[seat][n]:
                    show(base, ONLOOKER, bit(place))
                if recruit:
                    self._place_known(place, RECRUIT_IDS.index(recruit))
        for seat, n in memory.plain:
            base.plain |= bit(3 * seat + n)
        base.parted = [pair_of(_place(one), _place(other)) for one, other in memory.parted]
        base.origins_known = 1 if memory.origins or not base.set_up.even else 0
        self.check_deal = len(memory.origins) > 0 and not self.over
        for at, origin in enumerate(memory.origins):
            base.set_origin(at, origin)
        for seat, targets in enumerate(memory.hostile):
            for target, count in enumerate(targets):
                set_hostile(base, seat, target, count)
        self._know_mixed(memory)
        candidates = self.unknown & ~base.plain
        if not has(self.leaders_unknown, 0):
            candidates &= ~self._kept_from(first(base.leader & ~base.side))
        elif not has(self.leaders_unknown, 1):
            candidates &= ~self._kept_from(first(base.leader & base.side))
        for pool in base.pools:
            places = pool_places(pool)
            if pool_count(pool, 2) > 0:
                self.may_lead = places
            if pool_count(pool, 3) > 0:
                self.may_lead_below = places
        self.may_lead = candidates & (self.may_lead or candidates)
        self.may_lead_below = candidates & (self.may_lead_below or candidates)

    def _place_known(self, place: i64, recruit: i64) -> None:
        self.unknown &= ~bit(place)
        put_recruit(self.base, place, recruit)
        if recruit == 0:
            self.euphorians -= 1
        elif recruit == 1:
            self.subterrans -= 1
        else:
            self.leaders_unknown &= ~bit(recruit - 2)

    def _know_mixed(self, memory: Memory) -> None:
        pools: list[int] = []
        for mixed in memory.mixed:
            places: i64 = 0
            for seat, n in mixed.places:
                places |= bit(3 * seat + n)
            pool = empty_pool(self.viewer, places)
            for recruit in mixed.recruits:
                pool += one_in_pool(RECRUIT_IDS.index(recruit))
            pools.append(pool)
        self.base.pools = pools

    def _kept_from(self, leader: i64) -> i64:
        """The places where the other Leader cannot lie: that row, and what ever lay in one row with this one."""
        row = 3 * (leader // 3)
        places: i64 = bit(row) | bit(row + 1) | bit(row + 2)
        for pair in self.base.parted:
            if first_of_pair(pair) == leader:
                places |= bit(second_of_pair(pair))
            elif second_of_pair(pair) == leader:
                places |= bit(first_of_pair(pair))
        return places

    def _know_artifacts(self, view: View[Scene, Memory]) -> None:
        base = self.base
        scene, memory = view.scene, view.memory
        self.unseen = base.lookup.bag
        self._see(scene.pile)
        fresh: i64 = 0
        for kind in memory.fresh:
            fresh = bag_add(fresh, KIND_IDS.index(kind))
        base.fresh = fresh
        recalled: list[int] = []
        somewhere = list(memory.somewhere)
        for seat, count in enumerate(scene.hand_sizes):
            held = scene.hands[seat] or memory.held[seat]
            recalled += [recollection(self.viewer, seat, KIND_IDS.index(kind)) for kind in memory.held[seat]]
            playing = scene.announced.artifact
            if scene.phase == "cost" and playing and seat == scene.turn and playing not in held:
                held = (*held, playing)  # everybody was told what is about to be used
                if playing in somewhere:
                    somewhere.remove(playing)
            self._see(held)
            bag: i64 = 0
            for kind in held:
                bag = bag_add(bag, KIND_IDS.index(kind))
            base.set_hand(seat, bag)
            if not self.over:
                self.free |= (count - len(held)) << (5 * seat)
                self.free_slots += count - len(held)
            if count > 0:
                base.stocked |= bit(seat)
        recalled += [recollection(self.viewer, SOMEWHERE, KIND_IDS.index(kind)) for kind in memory.somewhere]
        base.recalled = recalled
        if not self.over:
            self._force(somewhere)

    def _see(self, kinds: tuple[str, ...]) -> None:
        for kind in kinds:
            self.unseen = bag_take(self.unseen, KIND_IDS.index(kind))

    def _force(self, somewhere: list[str]) -> None:
        """Copies that must be in a hand: those not shuffled into the deck (EU-34), those seen to go to one."""
        for kind in range(KINDS):
            unseen = bag_count(self.unseen, kind)
            held = unseen - bag_count(self.base.fresh, kind)
            known: i64 = 0
            for name in somewhere:
                if name == KIND_IDS[kind]:
                    known += 1
            if known > held:
                held = known
            if held > 0:
                count: i64 = 0
                while count < held:
                    self.forced = bag_add(self.forced, kind)
                    self.unseen = bag_take(self.unseen, kind)
                    count += 1
                if unseen > held:
                    self.doubtful |= bit(kind)

    def _know_window(self, view: View[Scene, Memory]) -> None:
        base = self.base
        for seat in view.scene.asked:
            base.asked |= bit(seat)
        base.waiting = base.asked
        answer = view.scene.answer
        if not answer:
            return
        sealed: i64 = c.PASSED
        if answer[0] != "pass":
            sealed = c.REACTS + 4 * (KIND_IDS.index(answer[0]) - ESCUDO)
            if len(answer) == 2:
                sealed += int(answer[1])
        base.answers |= sealed << (5 * self.viewer)
        if answer[0] == "pass" or len(answer) == 2:
            base.waiting &= ~bit(self.viewer)

    # What chance adds.

    def sample(self, rng: Rng, state: State) -> None:
        world = cast(EuphoriaState, state)
        world.copy_from(self.base)
        if self.over:
            world.deck = self.unseen
            return
        self.lay(rng, world)
        self._fill_hands(rng, world)
        while self.doubtful != 0 and not self._is_kept(rng, world):
            self._empty_hands(world)
            self._fill_hands(rng, world)
        if world.phase == c.WINDOW:
            seal_others(rng, world, self.viewer)
            while world.waiting == 0:
                world.answers = self.base.answers
                world.waiting = self.base.waiting
                seal_others(rng, world, self.viewer)

    def lay(self, rng: Rng, world: EuphoriaState) -> None:
        """Lays the recruits that the viewer does not know, in a world where none of them lies yet."""
        self._lay_recruits(rng, world)
        while not self._fits(world):
            world.side = self.base.side
            world.leader = self.base.leader
            self._lay_recruits(rng, world)

    def _lay_recruits(self, rng: Rng, world: EuphoriaState) -> None:
        unknown = self.unknown
        if self.leaders_unknown == 3:
            one = rng.draw(self.may_lead)
            other = rng.draw(self.may_lead_below)
            while one // 3 == other // 3 or self._once_met(world, one, other):
                one = rng.draw(self.may_lead)
                other = rng.draw(self.may_lead_below)
            world.leader |= bit(one) | bit(other)
            world.side |= bit(other)
        elif self.leaders_unknown == 1:
            world.leader |= bit(rng.draw(self.may_lead))
        elif self.leaders_unknown == 2:
            below = bit(rng.draw(self.may_lead_below))
            world.leader |= below
            world.side |= below
        unknown &= ~world.leader
        subterrans = self.subterrans
        left = subterrans + self.euphorians
        while unknown != 0:
            here = unknown & -unknown
            unknown ^= here
            if rng.below(left) < subterrans:
                subterrans -= 1
                world.side |= here
            left -= 1

    def _once_met(self, world: EuphoriaState, one: i64, other: i64) -> bool:
        if len(world.parted) == 0:
            return False
        return is_pair_in(world.parted, one, other)

    def _fits(self, world: EuphoriaState) -> bool:
        """Whether the recruits agree with what is known of mixed places and of the deal."""
        for entry in world.pools:
            pool: i64 = entry
            places = pool_places(pool)
            followers = places & ~world.leader
            if size(followers & world.side) < pool_count(pool, 1):
                return False
            if size(followers & ~world.side) < pool_count(pool, 0):
                return False
        return not self.check_deal or self._is_even_deal(world)

    def _is_even_deal(self, world: EuphoriaState) -> bool:
        """EU-07: puts every recruit back where it was dealt, and counts the teams."""
        side: i64 = 0
        leader: i64 = 0
        filled: i64 = 0
        place: i64 = 0
        while place < 3 * world.seats:
            dealt = 3 * world.origin(place)
            while has(filled, dealt):
                dealt += 1
            filled |= bit(dealt)
            if has(world.side, place):
                side |= bit(dealt)
            if has(world.leader, place):
                leader |= bit(dealt)
            place += 1
        return is_even(side, leader, world.seats)

    def _fill_hands(self, rng: Rng, world: EuphoriaState) -> None:
        unseen = self.unseen
        forced = self.forced
        slots = self.free_slots
        left = size(forced)
        seat: i64 = 0
        while seat < world.seats and slots > 0:
            count = (self.free >> (5 * seat)) & 31
            bag = world.hand(seat)
            while count > 0:
                if left > 0 and rng.below(slots) < left:
                    kind = rng.draw(forced) % 15
                    forced = bag_take(forced, kind)
                    left -= 1
                else:
                    kind = rng.draw(unseen) % 15
                    unseen = bag_take(unseen, kind)
                bag = bag_add(bag, kind)
                slots -= 1
                count -= 1
            world.set_hand(seat, bag)
            seat += 1
        world.deck = unseen

    def _is_kept(self, rng: Rng, world: EuphoriaState) -> bool:
        """Worlds that forcing reaches in several ways are kept the more rarely, so that all are equally likely."""
        kinds = self.doubtful
        while kinds != 0:
            kind = first(kinds)
            kinds &= kinds - 1
            must = bag_count(self.forced, kind)
            held = must + bag_count(self.unseen, kind) - bag_count(world.deck, kind)
            if rng.below(_ways(held, must)) != 0:
                return False
        return True

    def _empty_hands(self, world: EuphoriaState) -> None:
        seat: i64 = 0
        while seat < world.seats:
            if (self.free >> (5 * seat)) & 31 != 0:
                world.set_hand(seat, self.base.hand(seat))
            seat += 1


def _ways(many: i64, few: i64) -> i64:
    """In how many ways ``few`` can be chosen from ``many``."""
    ways: i64 = 1
    at: i64 = 0
    while at < few:
        ways = ways * (many - at) // (at + 1)
        at += 1
    return ways


def _place(place: tuple[int, int] | None) -> int:
    return c.NO_PLACE if place is None else 3 * place[0] + place[1]


def seal_others(rng: Rng, world: EuphoriaState, viewer: i64) -> None:
    """Another seat has not answered, has passed, or reacts with a cost chosen or yet to be."""
    seat: i64 = 0
    while seat < world.seats:
        if has(world.asked, seat) and seat != viewer:
            kinds = world.reactions(seat)
            hidden = row_of_seat(world.hidden(), seat)
            each = 1 + size(hidden)
            number = rng.below(2 + size(kinds) * each)
            if number == 1:
                world.answers |= bit(5 * seat)  # PASSED
                world.waiting &= ~bit(seat)
            elif number > 1:
                chosen = (number - 2) // each
                cost = (number - 2) % each
                while chosen > 0:
                    kinds &= kinds - 1
                    chosen -= 1
                answer: i64 = c.REACTS + 4 * (first(kinds) - ESCUDO)
                if cost > 0:
                    while cost > 1:
                        hidden &= hidden - 1
                        cost -= 1
                    answer += 1 + first(hidden)
                    world.waiting &= ~bit(seat)
                world.answers |= answer << (5 * seat)
        seat += 1
