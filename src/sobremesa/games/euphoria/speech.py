"""What a bot says aloud in Euphoria (EU-12): what serves its side, true or not."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.euphoria.belief import ABOUT_TEAM, SAYS_FOLLOWER, SAYS_LEADER, packed_claim
from sobremesa.games.euphoria.cards import RECRUIT_IDS
from sobremesa.games.euphoria.claims import TEAMS, Said
from sobremesa.games.euphoria.heuristic import Heuristic
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

# Of older talk nobody remembers who said what.
REMEMBERED = 16
WHAT = {**{recruit: n for n, recruit in enumerate(RECRUIT_IDS)}, "lider": SAYS_LEADER, "seguidor": SAYS_FOLLOWER}
TEAM_OF = {"euphoriano": "euphoria", "subterra": "subterra"}
RIVAL_OF = {"euphoriano": "subterra", "subterra": "euphoriano"}


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

    def __init__(self, view: View[Scene, Memory], claims: Sequence[Claim]) -> None:
        self.view = view
        self.knows = Heuristic(view)
        self.me = self.knows.me
        self.claims = claims

    def words(self, rng: Rng) -> str | None:
        """At most one claim, and never the same twice."""
        if self.view.scene.phase != "start" or self.knows.anarchist:
            return None
        mine = {claim.words for claim in self.claims if claim.seat == self.me}
        ideas = [
            str(said) for said in (self.warning(), self.denial(), self.plea(), self.cover(rng)) if said is not None
        ]
        return next((words for words in ideas if words not in mine), None)

    def warning(self) -> Said | None:
        """A rival's Leader that I have seen and not all have: my friends should know."""
        prey = self.knows.hidden_rival()
        if prey is None:
            return None
        seat, place = prey
        return Said(seat, place, self.knows.known[seat][place])

    def denial(self) -> Said | None:
        """Somebody spoke of a Leader of my side, or says what I know to be wrong: I say otherwise."""
        seats = len(self.knows.known)
        for claim in reversed(self.claims):
            said = Said.read(claim.words, seats)
            if claim.seat == self.me or said.place is None or said.what not in WHAT:
                continue
            truth = self.knows.known[said.seat][said.place]
            if self.knows.is_exposed((said.seat, said.place)):
                continue
            about_leader = said.what.startswith("lider")
            if truth.startswith("lider") and about_leader and self.knows.is_rival_leader(said.seat) is False:
                return Said(said.seat, said.place, "seguidor")
            if truth and not truth.startswith("lider") and about_leader and not self.knows.is_friend(claim.seat):
                return Said(said.seat, said.place, "seguidor")
        return None

    def plea(self) -> Said | None:
        """Whoever aims at me hears that I am on their side, as far as I know it."""
        for seat, aim in enumerate(self.view.scene.aims):
            if aim == self.me and seat != self.me:
                side = self.knows.side_of(seat) or self.knows.side
                return Said(self.me, None, TEAM_OF[side])
        return None

    def cover(self, rng: Rng) -> Said | None:
        """Now and then a word about myself; who hides a Leader says the other side."""
        if rng.below(4) != 0:
            return None
        side = RIVAL_OF[self.knows.side] if self.knows.leading else self.knows.side
        return Said(self.me, None, TEAM_OF[side])
