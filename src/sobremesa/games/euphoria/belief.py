"""The worlds of Euphoria as a seat believes in them: likelier where they explain what others did and said.

Nobody likes to aim at a friend, least of all who has looked; and what somebody claims is likelier true from a friend
than from a rival. A world is drawn as any other and kept as often as it is likely, a few times over: nothing that is
possible is ever ruled out.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sobremesa.games.euphoria.imagine import EuphoriaImagination
from sobremesa.games.euphoria.scoring import NO_TEAM, places_of, side_of
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import has, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import View

CERTAIN: Final = 1024
TRIES: Final = 6
# How likely it is, in parts of CERTAIN, that a seat was so often (0 to 3) hostile to a friend: one at whose recruits it
# has not looked, and one that it knows.
BLINDLY: Final = (1024, 800, 600, 450)
KNOWINGLY: Final = (1024, 250, 120, 60)
# How likely a claim is to be made, by who makes it.
FRIEND_LIES: Final = 300
RIVAL_IS_TRUE: Final = 500
STRANGER_LIES: Final = 750
# How a claim is packed: speaker, the seat and the place (3 for its team) spoken of, and what is said of it.
ABOUT_TEAM: Final = 3
SAYS_LEADER: Final = 4  # some Leader, some follower
SAYS_FOLLOWER: Final = 5


def packed_claim(speaker: int, about: int, place: int, what: int) -> int:
    return speaker | about << 4 | place << 8 | what << 12


class EuphoriaBelief(EuphoriaImagination):
    def __init__(self, view: View[Scene, Memory], base: EuphoriaState, claims: list[int]) -> None:
        super().__init__(view, base)
        self.claims = claims
        self.suspects: i64 = 0
        seat: i64 = 0
        while seat < base.seats:
            other: i64 = 0
            while other < base.seats:
                self.suspects += base.hostile(seat, other)
                other += 1
            seat += 1

    def sample(self, rng: Rng, state: State) -> None:
        world = cast(EuphoriaState, state)
        super().sample(rng, world)
        if self.over or (self.suspects == 0 and len(self.claims) == 0):
            return
        tries: i64 = 1
        while tries < TRIES and rng.below(CERTAIN) >= self._likelihood(world):
            super().sample(rng, world)
            tries += 1

    def _likelihood(self, world: EuphoriaState) -> i64:
        found: i64 = CERTAIN
        seat: i64 = 0
        while seat < world.seats:
            if seat != self.viewer and not has(world.anarchists, seat):
                mine = side_of(world.side, world.leader, seat)
                other: i64 = 0
                while other < world.seats:
                    count = world.hostile(seat, other)
                    friend = not has(world.anarchists, other) and side_of(world.side, world.leader, other) == mine
                    if count != 0 and friend:
                        found = found * self._against_friend(world, seat, other, count) // CERTAIN
                    other += 1
            seat += 1
        for claim in self.claims:
            found = found * self._said(world, claim) // CERTAIN
        return found

    def _against_friend(self, world: EuphoriaState, seat: i64, other: i64, count: i64) -> i64:
        looked = world.seen_by(seat) & places_of(other)
        if size(looked) > 1 or looked & world.leader != 0:
            known: i64 = KNOWINGLY[count]
            return known
        blind: i64 = BLINDLY[count]
        return blind

    def _said(self, world: EuphoriaState, claim: i64) -> i64:
        """How likely the claim was to be made, if this is the world."""
        speaker = claim & 15
        true = self._is_true(world, (claim >> 4) & 15, (claim >> 8) & 15, claim >> 12)
        if self.viewer >= world.seats or has(world.anarchists, speaker) or has(world.anarchists, self.viewer):
            if true:
                return CERTAIN
            return STRANGER_LIES
        theirs = side_of(world.side, world.leader, speaker)
        if theirs == side_of(world.side, world.leader, self.viewer):
            if true:
                return CERTAIN
            return FRIEND_LIES
        if true:
            return RIVAL_IS_TRUE
        return CERTAIN

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
