"""What a bot says aloud in Euphoria (EU-12): what serves its side, true or not.

Whether it speaks, and whether it lies, is decided before what it says: so the share of lies is the one that its
character states, however the game goes. Nobody speaks twice of the same thing, and nobody tells of their own Leader.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sobremesa.games.euphoria.belief import ABOUT_TEAM, SAYS_FOLLOWER, SAYS_LEADER, packed_claim
from sobremesa.games.euphoria.cards import RECRUIT_IDS
from sobremesa.games.euphoria.claims import TEAMS, Said
from sobremesa.games.euphoria.heuristic import Heuristic, Place
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.character import Character
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

# Of older talk nobody remembers who said what.
REMEMBERED = 16
WHAT = {**{recruit: n for n, recruit in enumerate(RECRUIT_IDS)}, "lider": SAYS_LEADER, "seguidor": SAYS_FOLLOWER}
TEAM_OF = {"euphoriano": "euphoria", "subterra": "subterra"}
RIVAL_OF = {"euphoriano": "subterra", "subterra": "euphoriano"}
PARTS = 1_000_000
# The phase in which bots speak.
SPEAKING = "start"
# From here on an idea presses: it is said whether or not somebody likes to talk.
PRESSING = 50


@dataclass(frozen=True)
class Idea:
    """Something to say, whether it is so, and how much it helps."""

    said: Said
    is_true: bool
    worth: int


def heard(claims: Sequence[Claim], seats: int) -> list[int]:
    """What was said lately, as belief.py reads it."""
    found = []
    for claim in claims[-REMEMBERED:]:
        said = Said.read(claim.words, seats)
        if said.place is None:
            found.append(packed_claim(claim.seat, said.seat, ABOUT_TEAM, TEAMS.index(said.what)))
        else:
            found.append(packed_claim(claim.seat, said.seat, said.place, WHAT[said.what]))
    return found


class Speaker:
    """One seat's thoughts about what to say, at the start of its turn."""

    def __init__(self, view: View[Scene, Memory], claims: Sequence[Claim], character: Character) -> None:
        self.view = view
        self.knows = Heuristic(view)
        self.me = self.knows.me
        self.character = character
        seats = len(self.knows.known)
        self.heard = [(claim.seat, Said.read(claim.words, seats)) for claim in claims]

    def words(self, rng: Rng) -> str | None:
        """At most one claim."""
        if self.view.scene.phase != SPEAKING or self.knows.anarchist:
            return None
        talks, lies = (int(rng.below(PARTS)) < share * PARTS for share in (self.character.talks, self.character.lies))
        spoken = {(said.seat, said.place) for seat, said in self.heard if seat == self.me}
        ideas = [idea for idea in self.ideas() if (idea.said.seat, idea.said.place) not in spoken]
        if not talks and not any(idea.worth >= PRESSING for idea in ideas):
            return None
        fitting = [idea for idea in ideas if idea.is_true != lies]
        most = max((idea.worth for idea in fitting), default=0)
        best = [str(idea.said) for idea in fitting if idea.worth == most]
        return best[rng.below(len(best))] if best else None

    def ideas(self) -> Iterator[Idea]:
        yield from self.about_my_team()
        for place in range(3):
            if not self.is_public((self.me, place)):
                yield from self.about_myself(place)
        for seat in self.knows.others:
            for place in range(3):
                if self.knows.known[seat][place] and not self.is_public((seat, place)):
                    yield from self.about_another((seat, place))

    def is_public(self, place: Place) -> bool:
        return self.knows.is_exposed(place) or self.view.memory.seen_by_all[place[0]][place[1]]

    def about_my_team(self) -> Iterator[Idea]:
        """A plea to whoever aims at me where I know their side; otherwise a word for the table. Whoever hides a Leader
        would rather speak for the other side."""
        aimers = {self.knows.side_of(seat) for seat in self.aimers()}
        mine, other = self.knows.side, RIVAL_OF[self.knows.side]
        plain = 1 if self.knows.leading else 10
        yield Idea(Said(self.me, None, TEAM_OF[mine]), True, 60 if mine in aimers else plain)
        cover = 30 if self.knows.leading else 8
        yield Idea(Said(self.me, None, TEAM_OF[other]), False, 70 if other in aimers else cover)

    def about_myself(self, place: int) -> Iterator[Idea]:
        """A plea that gives no side away: this one is a follower. It sounds the same from whoever hides a Leader."""
        recruit = self.knows.known[self.me][place]
        pleads = 50 if self.aimers() else 4
        if recruit.startswith("lider"):
            yield Idea(Said(self.me, place, "seguidor"), False, pleads + 5)
            return
        yield Idea(Said(self.me, place, "seguidor"), True, pleads)
        yield Idea(Said(self.me, place, RIVAL_OF[recruit]), False, 3)

    def about_another(self, place: Place) -> Iterator[Idea]:
        """A warning of the rivals' Leader, a denial of ours, a doubt of what I know to be false, a false accusation."""
        seat, n = place
        recruit = self.knows.known[seat][n]
        named = [said.what for speaker, said in self.heard if speaker != self.me and (said.seat, said.place) == place]
        if recruit.startswith("lider"):
            if self.knows.is_rival_leader(seat):
                yield Idea(Said(seat, n, recruit), True, 100)
            else:
                told = any(what in ("lider", recruit) for what in named)
                yield Idea(Said(seat, n, "seguidor"), False, 80 if told else 2)
            return
        accused = any(what.startswith("lider") for what in named)
        friend = self.knows.is_friend(seat)
        yield Idea(Said(seat, n, recruit), True, 60 if accused and friend else 20 if accused else 3)
        if not friend and self.knows.leader_in(seat) is None:
            yield Idea(Said(seat, n, f"lider_{RIVAL_OF[self.knows.side]}"), False, 20)

    def aimers(self) -> list[int]:
        return [seat for seat, aim in enumerate(self.view.scene.aims) if aim == self.me and seat != self.me]
