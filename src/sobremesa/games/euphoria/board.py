"""What lies on a table of Euphoria, and what each seat has been shown of it.

``EuphoriaState`` in state.py adds the turns. What everybody can tell is kept as it is (``seen``: who was shown which
recruit). What only one seat remembers is kept in two lists that are replaced and never changed, so a copy may share
them: ``pools`` for recruits that Brainwash mixed, ``recalled`` for artifacts that were seen to go to another hand.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sobremesa.games.euphoria.scoring import (
    all_places,
    is_even,
    places_of,
    recruit_at,
)
from sobremesa.games.euphoria.tables import ArtifactTable, SetUp, bag_add, bag_take
from sobremesa.kernel.bits import all_below, bit, has, mixed, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NOBODY, State

SPECTATOR_SEEN: Final = 8
LOW: Final = 0xFFFFFF  # the places of the first viewer of a pair
TWIN: Final = 0x1000001  # the same place for both viewers of a pair
# The rarest even deal of any deck that has one comes about once in 1,100 deals (EU-07).
MOST_DEALS: Final = 50_000

# Somewhere in another hand, after an unseen gift (see ``recalled``).
SOMEWHERE: Final = 8

# A pool: viewer, its places, and how many recruits of each sort are known to lie among them.
POOL_PLACES: Final = 4
POOL_COUNTS: Final = 28  # + 4 * recruit


def swapped(places: i64, one: i64, other: i64) -> i64:
    """The set with two places exchanged."""
    differ = ((places >> one) ^ (places >> other)) & 1
    return places ^ (differ << one) ^ (differ << other)


def swapped_twin(pair: i64, one: i64, other: i64) -> i64:
    differ = ((pair >> one) ^ (pair >> other)) & TWIN
    return pair ^ (differ << one) ^ (differ << other)


def _viewers(seats: i64) -> i64:
    """All places for each viewer of a pair who sits at the table."""
    if seats <= 0:
        return 0
    return all_below(24 * min(seats, 2))


def pool_count(pool: i64, recruit: i64) -> i64:
    return (pool >> (POOL_COUNTS + 4 * recruit)) & 15


def pool_places(pool: i64) -> i64:
    return (pool >> POOL_PLACES) & LOW


class Board(State):
    def __init__(self, table: ArtifactTable, set_up: SetUp, rng: Rng) -> None:
        super().__init__(set_up.seats, rng)
        self.table = table
        self.set_up = set_up
        self.all: i64 = all_places(set_up.seats)
        self.viewers45: i64 = _viewers(set_up.seats - 4)
        self.viewers67: i64 = _viewers(set_up.seats - 6)
        self._clear_board()

    def _clear_board(self) -> None:
        # Recruits, by place (see scoring.py).
        self.side: i64 = 0
        self.leader: i64 = 0
        self.exposed: i64 = 0
        # Artifacts: bags. ``stocked`` are the seats with a hand.
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.hand4: i64 = 0
        self.hand5: i64 = 0
        self.hand6: i64 = 0
        self.hand7: i64 = 0
        self.stocked: i64 = 0
        self.deck: i64 = 0
        self.pile: i64 = 0
        # What the present deck was shuffled from: nothing else can be in it (EU-34).
        self.fresh: i64 = 0
        # Lasers: who holds one, and at whom it aims, three bits a seat.
        self.armed: i64 = 0
        self.aims: i64 = 0
        self.anarchists: i64 = 0
        # Which places each viewer was shown, two viewers in each pair; the spectators alone.
        self.seen01: i64 = 0
        self.seen23: i64 = 0
        self.seen45: i64 = 0
        self.seen67: i64 = 0
        self.seen8: i64 = 0
        # Recruits that were in an anarchist's row: no Leader is among them, or the game were over (EU-61).
        self.plain: i64 = 0
        # Pairs of places whose recruits once lay in one row: they are not both Leaders (EU-62).
        self.parted: list[int] = []
        # In whose row each recruit was dealt, three bits a place, for what an even deal tells (EU-07).
        self.origins_low: i64 = 0
        self.origins_high: i64 = 0
        self.origins_known: i64 = 1
        self.pools: list[int] = []
        self.recalled: list[int] = []
        # How often each seat chose to aim or shoot at each other, two bits a pair, three seats to a number.
        self.deeds0: i64 = 0
        self.deeds1: i64 = 0
        self.deeds2: i64 = 0

    def _copy_board(self, other: State) -> None:
        source = cast(Board, other)
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

    def _board_fields(self) -> list[int]:
        """Where everything lies and what everybody can tell; what single seats recall shows in their views."""
        return [
            *(self.side, self.leader, self.exposed, self.anarchists, self.armed, self.aims),
            *(self.hand0, self.hand1, self.hand2, self.hand3, self.hand4, self.hand5, self.hand6, self.hand7),
            *(self.stocked, self.deck, self.pile, self.fresh),
            *(self.seen01, self.seen23, self.seen45, self.seen67, self.seen8, self.plain),
            *(self.origins_low, self.origins_high, self.origins_known),
            *(self.deeds0, self.deeds1, self.deeds2),
            *sorted(self.parted),
        ]

    def _board_sight(self, seat: i64) -> i64:
        """A hash of what the seat sees and recalls of the board: equal for equal views."""
        known = self.seen_by(seat) | self.exposed
        seen = mixed(self.side & known, self.leader & known)
        seen = mixed(seen, self.exposed | (self.plain << 24))
        seen = mixed(seen, self.armed | (self.anarchists << 8) | (self.aims << 16))
        seen = mixed(seen, self.hand(seat))
        sizes: i64 = 0
        other: i64 = 0
        while other < self.seats:
            sizes |= size(self.hand(other)) << (5 * other)
            other += 1
        seen = mixed(seen, sizes)
        seen = mixed(seen, self.pile)
        seen = mixed(seen, self.fresh)
        seen = mixed(seen, self.seen01)
        seen = mixed(seen, self.seen23)
        seen = mixed(seen, self.seen45)
        seen = mixed(seen, self.seen67)
        seen = mixed(seen, self.seen8)
        seen = mixed(seen, mixed(mixed(self.deeds0, self.deeds1), self.deeds2))
        if self.set_up.even and self.origins_known != 0:
            seen = mixed(mixed(seen, self.origins_low), self.origins_high)
        # Lists are summed up, because their order tells nothing.
        if len(self.parted) > 0:
            seen = mixed(seen, _sum(self.parted, NOBODY))
        if len(self.pools) > 0 or len(self.recalled) > 0:
            own = _sum(self.pools, seat)
            if own != 0:
                seen = mixed(seen, own)
            own = _sum(self.recalled, seat)
            if own != 0:
                seen = mixed(seen, own + 1)
        return seen

    # Recruits.

    def recruit(self, place: i64) -> i64:
        return recruit_at(self.side, self.leader, place)

    def put_recruit(self, place: i64, recruit: i64) -> None:
        here = bit(place)
        self.side &= ~here
        self.leader &= ~here
        if recruit & 1 != 0:
            self.side |= here
        if recruit & 2 != 0:
            self.leader |= here

    def hidden(self) -> i64:
        return self.all & ~self.exposed

    def exposed_followers(self) -> i64:
        return self.exposed & ~self.leader

    def _deal_recruits(self) -> None:
        """EU-02, EU-03: the Leaders go to two seats; a leftover recruit is out of the game."""
        self._deal_rows()
        deals: i64 = 1
        while self.set_up.even and not is_even(self.side, self.leader, self.seats):  # EU-07
            if deals == MOST_DEALS:
                raise RuntimeError("no even deal was found")
            self._deal_rows()
            deals += 1
        seat: i64 = 0
        while seat < self.seats:
            self.show(seat, places_of(seat))
            seat += 1
        if self.set_up.even:
            place: i64 = 0
            while place < 3 * self.seats:
                self.set_origin(place, place // 3)
                place += 1

    def _deal_rows(self) -> None:
        rng = self.rng
        one = rng.below(self.seats)
        two = rng.below(self.seats - 1)
        if two >= one:
            two += 1
        led = 3 * one + rng.below(3)
        led_below = 3 * two + rng.below(3)
        self.leader = bit(led) | bit(led_below)
        self.side = bit(led_below)
        below = self.set_up.subterrans
        left = self.set_up.euphorians + below
        place: i64 = 0
        while place < 3 * self.seats:
            if not has(self.leader, place):
                if rng.below(left) < below:
                    below -= 1
                    self.side |= bit(place)
                left -= 1
            place += 1

    def _exchange(self, one: i64, other: i64) -> None:
        """EU-35: recruits change places, exposed or hidden as they were, and what was seen goes with them."""
        self.side = swapped(self.side, one, other)
        self.leader = swapped(self.leader, one, other)
        self.exposed = swapped(self.exposed, one, other)
        self.plain = swapped(self.plain, one, other)
        self.seen01 = swapped_twin(self.seen01, one, other)
        self.seen23 = swapped_twin(self.seen23, one, other)
        self.seen45 = swapped_twin(self.seen45, one, other)
        self.seen67 = swapped_twin(self.seen67, one, other)
        self.seen8 = swapped(self.seen8, one, other)
        self._part(one, other)
        if self.set_up.even:
            origin = self.origin(one)
            self.set_origin(one, self.origin(other))
            self.set_origin(other, origin)
        if len(self.pools) > 0:
            pools: list[int] = []
            for entry in self.pools:
                pool: i64 = entry
                places = pool_places(pool)
                pools.append(pool ^ ((places ^ swapped(places, one, other)) << POOL_PLACES))
            self.pools = pools
        self.show(one // 3, bit(one))
        self.show(other // 3, bit(other))

    def _part(self, one: i64, other: i64) -> None:
        """Notes that the exchanged recruits lay in one row with those they left (called after the exchange)."""
        parted: list[int] = []
        for entry in self.parted:
            pair: i64 = entry
            self._add_pair(parted, self._moved(pair & 31, one, other), self._moved(pair >> 5, one, other))
        offset: i64 = 1
        while offset < 3:
            # ``one`` now holds what came from the row of ``other``, and the other way round.
            self._add_pair(parted, one, other - other % 3 + (other + offset) % 3)
            self._add_pair(parted, other, one - one % 3 + (one + offset) % 3)
            offset += 1
        self.parted = parted

    def _moved(self, place: i64, one: i64, other: i64) -> i64:
        if place == one:
            return other
        if place == other:
            return one
        return place

    def _add_pair(self, parted: list[int], one: i64, other: i64) -> None:
        pair = one | (other << 5)
        followers = self.seen8 & ~self.leader
        if has(followers, one) or has(followers, other):
            return  # everybody knows that one is a follower
        if pair not in parted and (other | (one << 5)) not in parted:
            parted.append(pair)

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

    # What everybody saw each seat do.

    def hostile(self, seat: i64, target: i64) -> i64:
        """How often the seat chose to aim or shoot at the target: 3 stands for three times or more."""
        deeds = self.deeds0
        if seat >= 6:
            deeds = self.deeds2
        elif seat >= 3:
            deeds = self.deeds1
        return (deeds >> (16 * (seat % 3) + 2 * target)) & 3

    def set_hostile(self, seat: i64, target: i64, count: i64) -> None:
        change = (count - self.hostile(seat, target)) << (16 * (seat % 3) + 2 * target)
        if seat >= 6:
            self.deeds2 += change
        elif seat >= 3:
            self.deeds1 += change
        else:
            self.deeds0 += change

    def note_hostile(self, seat: i64, target: i64) -> None:
        count = self.hostile(seat, target)
        if count < 3:
            self.set_hostile(seat, target, count + 1)

    # What is seen of recruits.

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
        return pair & LOW

    def show(self, viewer: i64, places: i64) -> None:
        """The viewer is shown the recruits in these places."""
        if len(self.pools) > 0:
            self._settle(viewer, places & ~self.seen_by(viewer))
        shift = 24 * (viewer & 1)
        if viewer < 2:
            self.seen01 |= places << shift
        elif viewer < 4:
            self.seen23 |= places << shift
        elif viewer < 6:
            self.seen45 |= places << shift
        elif viewer < 8:
            self.seen67 |= places << shift
        else:
            self.seen8 |= places

    def show_all(self, places: i64) -> None:
        """Everybody is shown the recruits in these places (EU-51)."""
        if len(self.pools) > 0:
            viewer: i64 = 0
            while viewer <= SPECTATOR_SEEN:
                self._settle(viewer, places & ~self.seen_by(viewer))
                viewer += 1
        both = places | (places << 24)
        self.seen01 |= both
        self.seen23 |= both
        self.seen45 |= both & self.viewers45
        self.seen67 |= both & self.viewers67
        self.seen8 |= places

    def _settle(self, viewer: i64, places: i64) -> None:
        """What is seen in a pool's place leaves the pool, with one recruit of its sort if one was known of."""
        pools: list[int] = []
        for entry in self.pools:
            pool: i64 = entry
            found = pool_places(pool) & places
            if pool & 15 == viewer and found != 0:
                place: i64 = 0
                while place < 24:
                    if has(found, place):
                        recruit = self.recruit(place)
                        if pool_count(pool, recruit) > 0:
                            pool -= bit(POOL_COUNTS + 4 * recruit)
                        pool ^= bit(POOL_PLACES + place)
                    place += 1
                if pool >> POOL_COUNTS == 0:
                    continue
            pools.append(pool)
        self.pools = pools

    def _mix(self, owner: i64, places: i64) -> None:
        """Brainwash: chance orders the places anew; who had seen them still knows what, no longer where."""
        viewer: i64 = 0
        while viewer <= SPECTATOR_SEEN:
            if viewer != owner and (viewer < self.seats or viewer == SPECTATOR_SEEN):
                self._pool(viewer, places)
            viewer += 1
        left = places
        target: i64 = 0
        while target < 24:
            if has(places, target):
                # Every place in turn draws one of those not yet given a recruit, itself among them.
                chosen = self.rng.draw(left)
                self.side = swapped(self.side, target, chosen)
                self.leader = swapped(self.leader, target, chosen)
                left ^= bit(target)
            target += 1
        keep = self.seen_by(owner)
        both = places | (places << 24)
        self.seen01 &= ~both
        self.seen23 &= ~both
        self.seen45 &= ~both
        self.seen67 &= ~both
        self.seen8 &= ~places
        self.show(owner, keep & places)
        if self.plain & places != places:
            self.plain &= ~places
        parted: list[int] = []
        for entry in self.parted:
            pair: i64 = entry
            if not has(places, pair & 31) and not has(places, pair >> 5):
                parted.append(pair)
        self.parted = parted
        if self.set_up.even:
            self._mix_origins(places)

    def _mix_origins(self, places: i64) -> None:
        dealt: i64 = 0
        place: i64 = 0
        while place < 24:
            if has(places, place):
                dealt |= bit(self.origin(place))
            place += 1
        if size(dealt) > 1:
            self.origins_known = 0
            self.origins_low = 0
            self.origins_high = 0

    def _pool(self, viewer: i64, places: i64) -> None:
        """Joins what the viewer knows of the places with the pools that reach into them."""
        joined = viewer | (places << 4)
        place: i64 = 0
        seen = self.seen_by(viewer) & places
        while place < 24:
            if has(seen, place):
                joined += bit(28 + 4 * self.recruit(place))
            place += 1
        pools: list[int] = []
        for entry in self.pools:
            pool: i64 = entry
            if pool & 15 == viewer and pool_places(pool) & places != 0:
                joined |= pool_places(pool) << POOL_PLACES
                joined += (pool >> POOL_COUNTS) << POOL_COUNTS
            else:
                pools.append(pool)
        if joined >> 28 != 0:
            pools.append(joined)
        self.pools = pools

    # Artifacts.

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

    def _draw(self, seat: i64) -> i64:
        """EU-34: the kind drawn, or NOBODY where there is nothing to draw. Chance orders the deck card by card."""
        if self.deck == 0:
            if self.pile == 0:
                return NOBODY
            self._reshuffle()
        kind = self.rng.draw(self.deck) % 15
        self.deck = bag_take(self.deck, kind)
        self.set_hand(seat, bag_add(self.hand(seat), kind))
        return kind

    def _reshuffle(self) -> None:
        self.deck = self.pile
        self.fresh = self.pile
        self.pile = 0

    def _lay_open(self, seat: i64, kind: i64) -> None:
        """An artifact leaves a hand before all eyes: who knew of one there knows of one less."""
        self.set_hand(seat, bag_take(self.hand(seat), kind))
        if len(self.recalled) > 0:
            self._forget_one(all_below(self.seats), seat, kind)

    def _forget_one(self, viewers: i64, seat: i64, kind: i64) -> None:
        """Takes back what each of the viewers knew: that this seat has the kind, else that somebody has."""
        here: i64 = 0
        vague: i64 = 0
        for entry in self.recalled:
            known: i64 = entry
            if known >> 8 == kind:
                if (known >> 4) & 15 == seat:
                    here |= bit(known & 15)
                elif (known >> 4) & 15 == SOMEWHERE:
                    vague |= bit(known & 15)
        here &= viewers
        vague &= viewers & ~here
        if here | vague == 0:
            return
        kept: list[int] = []
        for entry in self.recalled:
            known = entry
            holder = (known >> 4) & 15
            viewer = bit(known & 15)
            if known >> 8 == kind and holder == seat and here & viewer != 0:
                here ^= viewer
            elif known >> 8 == kind and holder == SOMEWHERE and vague & viewer != 0:
                vague ^= viewer
            else:
                kept.append(entry)
        self.recalled = kept

    def _hand_over(self, giver: i64, taker: i64, kind: i64) -> None:
        """An artifact goes from hand to hand; only those two see which (EU-20, EU-30)."""
        # A third seat that knew of a card there: it was this one for certain, or it may have been.
        to: i64 = SOMEWHERE
        if size(self.hand(giver)) == 1:
            to = taker
        self.set_hand(giver, bag_take(self.hand(giver), kind))
        self.set_hand(taker, bag_add(self.hand(taker), kind))
        if len(self.recalled) > 0:
            self._forget_one(bit(taker), giver, kind)
        kept: list[int] = []
        for entry in self.recalled:
            known: i64 = entry
            viewer = known & 15
            if (known >> 4) & 15 == giver and viewer != giver and viewer != taker:
                kept.append(viewer | (to << 4) | (known >> 8 << 8))
            else:
                kept.append(entry)
        kept.append(giver | (taker << 4) | (kind << 8))
        self.recalled = kept

    # Lasers.

    def aim(self, seat: i64) -> i64:
        return (self.aims >> (3 * seat)) & 7

    def _take_aim(self, seat: i64, target: i64) -> None:
        self.armed |= bit(seat)
        self.aims = (self.aims & ~places_of(seat)) | (target << (3 * seat))

    def _drop(self, seat: i64) -> None:
        """EU-42: the laser goes to the centre."""
        self.armed &= ~bit(seat)
        self.aims &= ~places_of(seat)

    def lasers_in_centre(self) -> i64:
        return self.set_up.lasers - size(self.armed)


def _sum(entries: list[int], viewer: i64) -> i64:
    """A hash of the viewer's entries, or of all for NOBODY, in whatever order they are; 0 of none."""
    total: i64 = 0
    for entry in entries:
        number: i64 = entry
        if viewer == NOBODY or number & 15 == viewer:
            total = (total + mixed(7, number)) & 0x3FFFFFFFFFFFFFFF
    return total
