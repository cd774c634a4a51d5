"""What a bot says aloud in Euphoria (EU-12): what serves its side, true or not.

The bot decides whether it speaks and whether it lies before it chooses the words, so the share of lies is the one of
its style in every game. It speaks if something can be gained by it: by a warning, a denial, a doubt, a word for a
friend in danger, a plea. It does not speak twice of the same thing, plead twice, repeat what others said, or reveal its
own Leader.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sobremesa.games.euphoria.cards import RECRUIT_IDS
from sobremesa.games.euphoria.claims import TEAMS, EuphoriaClaim
from sobremesa.games.euphoria.player.belief import ABOUT_TEAM, SAYS_FOLLOWER, SAYS_LEADER, pack_claim
from sobremesa.games.euphoria.player.heuristic import Heuristic, Place
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.player import Style
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

# Bots take only the latest claims into account.
REMEMBERED = 16
WHAT = {**{recruit: n for n, recruit in enumerate(RECRUIT_IDS)}, "lider": SAYS_LEADER, "seguidor": SAYS_FOLLOWER}
TEAM_OF = {"euphoriano": "euphoria", "subterra": "subterra"}
RIVAL_OF = {"euphoriano": "subterra", "subterra": "euphoriano"}
PARTS = 1_000_000
# The phase in which bots speak.
SPEAKING = "start"
# An idea worth less than PURPOSE does not make a bot speak; one worth at least PRESSING is said even by a silent style.
PURPOSE = 8
PRESSING = 50
# A second seat may confirm a Leader that it saw; anything else is not repeated.
WITNESSES = 2


@dataclass(frozen=True)
class Idea:
    """Something to say, whether it is true, and how much it helps."""

    said: EuphoriaClaim
    is_true: bool
    worth: int


def pack_claims(claims: Sequence[SpokenClaim], seats: int) -> list[int]:
    """What was said lately, as belief.py reads it."""
    found = []
    for claim in claims[-REMEMBERED:]:
        said = EuphoriaClaim.read(claim.words, seats)
        if said.place is None:
            found.append(pack_claim(claim.seat, said.seat, ABOUT_TEAM, TEAMS.index(said.what)))
        else:
            found.append(pack_claim(claim.seat, said.seat, said.place, WHAT[said.what]))
    return found


class Speaker:
    """One seat's thoughts about what to say, at the start of its turn."""

    def __init__(self, view: View[Scene, Memory], claims: Sequence[SpokenClaim], style: Style) -> None:
        self.view = view
        self.knows = Heuristic(view)
        self.me = self.knows.me
        self.style = style
        seats = len(self.knows.known)
        self.heard = [(claim.seat, EuphoriaClaim.read(claim.words, seats)) for claim in claims]

    def words(self, rng: Rng) -> str | None:
        """At most one claim."""
        if self.view.scene.phase != SPEAKING or self.knows.anarchist:
            return None
        talks, lies = (int(rng.below(PARTS)) < share * PARTS for share in (self.style.talks, self.style.lies))
        ideas = [idea for idea in self.ideas() if self.is_new(idea)]
        if not self.has_reason(ideas, PURPOSE if talks else PRESSING):
            return None
        fitting = [idea for idea in ideas if idea.is_true != lies]
        most = max((idea.worth for idea in fitting), default=0)
        best = [str(idea.said) for idea in fitting if idea.worth == most]
        return best[rng.below(len(best))] if best else None

    def has_reason(self, ideas: Sequence[Idea], least: int) -> bool:
        """Something presses; or the truth and a lie both have a purpose, as far as the style tells them: if one were
        enough, the share of lies would depend on which of them is more frequent."""
        if any(idea.worth >= PRESSING for idea in ideas):
            return True
        kinds = [kind for kind, told in ((True, self.style.lies < 1), (False, self.style.lies > 0)) if told]
        return all(any(idea.worth >= least for idea in ideas if idea.is_true == kind) for kind in kinds)

    def is_new(self, idea: Idea) -> bool:
        said = idea.said
        if any(seat == self.me and (told.seat, told.place) == (said.seat, said.place) for seat, told in self.heard):
            return False
        voices = len({seat for seat, told in self.heard if told == said})
        return voices < (WITNESSES if said.what.startswith("lider") else 1)

    def ideas(self) -> Iterator[Idea]:
        yield from self.about_my_team()
        for place in range(3):
            if not self.is_public((self.me, place)):
                yield from self.about_myself(place)
        for seat in self.knows.others:
            yield from self.about_a_team(seat)
            for place in range(3):
                if self.knows.known[seat][place] and not self.is_public((seat, place)):
                    yield from self.about_another((seat, place))

    def is_public(self, place: Place) -> bool:
        return self.knows.is_exposed(place) or self.view.memory.seen_by_all[place[0]][place[1]]

    def about_my_team(self) -> Iterator[Idea]:
        """A plea to a seat that aims at me where I know its side; otherwise a word for the table. A seat that hides a
        Leader says it as often as any other: if only followers did, it would give the Leaders away."""
        aimers = {self.knows.side_of(seat) for seat in self.aimers(self.me)}
        mine, other = self.knows.side, RIVAL_OF[self.knows.side]
        doubted = any(what != TEAM_OF[mine] for what in self.claims_of_others((self.me, None)))
        yield Idea(EuphoriaClaim(self.me, None, TEAM_OF[mine]), True, 60 if mine in aimers else 45 if doubted else 10)
        yield Idea(EuphoriaClaim(self.me, None, TEAM_OF[other]), False, 70 if other in aimers else 25)

    def about_myself(self, place: int) -> Iterator[Idea]:
        """A denial to a seat that says I lead, and one plea that gives no side away: this one is a follower. A seat
        that hides a Leader says the same."""
        recruit = self.knows.known[self.me][place]
        accused = any(what.startswith("lider") for what in self.claims_of_others((self.me, place)))
        pleaded = any(seat == self.me and said.what == "seguidor" for seat, said in self.heard)
        answer = 70 if accused else 50 if self.aimers(self.me) and not pleaded else 0
        leads = recruit.startswith("lider")
        if answer:
            yield Idea(EuphoriaClaim(self.me, place, "seguidor"), not leads, answer + 5 * leads)
        if not leads:
            yield Idea(EuphoriaClaim(self.me, place, RIVAL_OF[recruit]), False, 3)

    def about_a_team(self, seat: int) -> Iterator[Idea]:
        """Where I know a side for certain: a word for a friend under a laser, a doubt of a claim about that friend, and
        a rival's side. The holder of my side's Leader is not mentioned."""
        side = self.knows.side_of(seat)
        certain = self.knows.leader_in(seat) is not None or self.knows.unknown_in(seat) == 0
        if not side or not certain or self.knows.is_rival_leader(seat) is False:
            return
        doubtful = any(what != TEAM_OF[side] for what in self.claims_of_others((seat, None)))
        friend = self.knows.is_friend(seat)
        in_danger = friend and bool(self.aimers(seat))
        worth = 45 if doubtful else 40 if in_danger else 4 if friend else 15
        yield Idea(EuphoriaClaim(seat, None, TEAM_OF[side]), True, worth)

    def about_another(self, place: Place) -> Iterator[Idea]:
        """A warning of the rivals' Leader, a denial of ours, a doubt of what I know to be false, a false accusation."""
        seat, n = place
        recruit = self.knows.known[seat][n]
        named = self.claims_of_others(place)
        if recruit.startswith("lider"):
            if self.knows.is_rival_leader(seat):
                yield Idea(EuphoriaClaim(seat, n, recruit), True, 100)
            else:
                told = any(what in ("lider", recruit) for what in named)
                yield Idea(EuphoriaClaim(seat, n, RIVAL_OF[self.knows.side]), False, 80 if told else 2)
            return
        accused = any(what.startswith("lider") for what in named)
        friend = self.knows.is_friend(seat)
        # A recruit of the other side is evidence against its holder.
        speaks = PURPOSE if recruit != self.knows.side else 3
        yield Idea(EuphoriaClaim(seat, n, recruit), True, 60 if accused and friend else 20 if accused else speaks)
        if not friend and self.knows.leader_in(seat) is None:
            yield Idea(EuphoriaClaim(seat, n, f"lider_{RIVAL_OF[self.knows.side]}"), False, 20)

    def claims_of_others(self, about: tuple[int, int | None]) -> list[str]:
        """What the others said of a recruit, or of a seat's team."""
        return [said.what for speaker, said in self.heard if speaker != self.me and (said.seat, said.place) == about]

    def aimers(self, target: int) -> list[int]:
        return [seat for seat, aim in enumerate(self.view.scene.aims) if aim == target and seat != target]
