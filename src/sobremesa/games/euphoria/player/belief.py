"""The worlds of Euphoria, weighted by how well they explain what other seats did and said.

Players rarely aim at a friend, least of all at one whose recruits they have seen; and a friend's claim is likelier true
than a rival's. Worlds are drawn as a chain: a new way in which the recruits may lie takes the place of the last one as
often as it explains more (Metropolis and Hastings), so that in the long run each is drawn as often as it is likely, and
nothing that is possible is ever ruled out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.euphoria.rules.imagination import EuphoriaImagination
from sobremesa.games.euphoria.rules.scoring import NO_TEAM, places_of, side_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import has, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

PARTS: Final = 1048576
# How many ways for the recruits to lie are tried before the first world, and between two of them.
FIRST_STEPS: Final = 60
STEPS: Final = 4
# The numbers below were chosen by how well they tell teams and Leaders in games of bots (docs/measurements.md).
# How likely a hostile deed against a friend is, each time, beside one against a rival: a friend at whose recruits the
# seat has not looked, and one that it knows.
BLINDLY: Final = 0.85
KNOWINGLY: Final = 0.3
# How likely a claim is, relative to a true one of a player with nothing to hide: a lie, a Leader's truth about its
# team, an anarchist's lie, the truth about one's own Leader, the rivals' Leader passed off as a follower, and a
# follower passed off as the Leader of the speaker's side.
LIES: Final = 0.4
LEADER_IS_TRUE: Final = 0.7
ANARCHIST_LIES: Final = 0.8
TELLS_OWN_LEADER: Final = 0.05
COVERS_RIVAL: Final = 0.2
ACCUSES_OWN_SIDE: Final = 0.1
# How a claim is packed: speaker, the seat and the place (3 for its team) spoken of, and what is said of it.
ABOUT_TEAM: Final = 3
SAYS_LEADER: Final = 4  # some Leader, some follower
SAYS_FOLLOWER: Final = 5


def pack_claim(speaker: int, about: int, place: int, what: int) -> int:
    return speaker | about << 4 | place << 8 | what << 12


class EuphoriaBelief(EuphoriaImagination):
    def __init__(self, view: View[Scene, Memory], base: EuphoriaState, claims: list[int]) -> None:
        super().__init__(view, base)
        self.claims = claims
        self.side: i64 = 0
        self.leader: i64 = 0
        self.likelihood = 0.0
        self.suspects: i64 = 0
        seat: i64 = 0
        while seat < base.seats:
            other: i64 = 0
            while other < base.seats:
                self.suspects += base.hostile(seat, other)
                other += 1
            seat += 1

    def lay(self, rng: Rng, world: EuphoriaState) -> None:
        if self.over or (self.suspects == 0 and len(self.claims) == 0):
            super().lay(rng, world)
            return
        steps: i64 = STEPS
        if self.likelihood == 0.0:
            steps = FIRST_STEPS
        while steps > 0:
            world.side = self.base.side
            world.leader = self.base.leader
            super().lay(rng, world)
            found = self._likelihood(world)
            if found >= self.likelihood or float(rng.below(PARTS)) * self.likelihood < found * float(PARTS):
                self.side = world.side
                self.leader = world.leader
                self.likelihood = found
            steps -= 1
        world.side = self.side
        world.leader = self.leader

    def _likelihood(self, world: EuphoriaState) -> float:
        found = 1.0
        seat: i64 = 0
        while seat < world.seats:
            if seat != self.viewer and not has(world.anarchists, seat):
                mine = side_of(world.side, world.leader, seat)
                other: i64 = 0
                while other < world.seats:
                    count = world.hostile(seat, other)
                    if count != 0 and side_of(world.side, world.leader, other) == mine:
                        found *= self._against_friend(world, seat, other, count)
                    other += 1
            seat += 1
        for claim in self.claims:
            found *= self._claim_likelihood(world, claim)
        return found

    def _against_friend(self, world: EuphoriaState, seat: i64, other: i64, count: i64) -> float:
        # What all viewers were shown may have been shown after the deed.
        looked = world.seen_by(seat) & ~world.seen8 & places_of(other)
        factor = BLINDLY
        if size(looked) > 1 or looked & world.leader != 0:
            factor = KNOWINGLY
        if count == 1:
            return factor
        if count == 2:
            return factor * factor
        return factor * factor * factor

    def _claim_likelihood(self, world: EuphoriaState, claim: i64) -> float:
        """How likely the claim was to be made, if this is the world."""
        speaker = claim & 15
        about = (claim >> 4) & 15
        place = (claim >> 8) & 15
        what = claim >> 12
        is_true = self._is_true(world, about, place, what)
        if has(world.anarchists, speaker):
            return 1.0 if is_true else ANARCHIST_LIES
        if place == ABOUT_TEAM:
            if about == speaker and places_of(speaker) & world.leader != 0:
                return LEADER_IS_TRUE if is_true else 1.0
            return 1.0 if is_true else LIES
        at = 3 * about + place
        if about != speaker and not has(world.seen_by(speaker), at):
            # A speaker who has not looked cannot know, and makes the claim in any world.
            return 1.0
        theirs = side_of(world.side, world.leader, speaker)
        recruit = world.recruit(at)
        names_own_leader = what - 2 == theirs
        if recruit - 2 == theirs:
            # The speaker's own Leader: denied rather than admitted.
            return TELLS_OWN_LEADER if is_true else 1.0
        if is_true:
            return 1.0
        if recruit >= 2:
            return COVERS_RIVAL
        return ACCUSES_OWN_SIDE if names_own_leader else LIES

    def _is_true(self, world: EuphoriaState, about: i64, place: i64, what: i64) -> bool:
        if place == ABOUT_TEAM:
            if has(world.anarchists, about):
                return what == NO_TEAM
            return side_of(world.side, world.leader, about) == what
        recruit = world.recruit(3 * about + place)
        if what == SAYS_LEADER:
            return recruit >= 2
        if what == SAYS_FOLLOWER:
            return recruit < 2
        return recruit == what
