"""Where a seat of Euphoria stands: what it sees, and what it may think likely of the others, for reasons to name."""

from __future__ import annotations

from sobremesa.games.euphoria.player.odds import Odds
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.view import View

LEADERS = ("lider_euphoriano", "lider_subterra")
# From here on something is as good as known.
SURE = 0.995


class Standpoint:
    """``odds`` are what the seat may think of the others."""

    def __init__(self, view: View[Scene, Memory], odds: Odds) -> None:
        assert view.viewer is not None
        self.view = view
        self.scene = view.scene
        self.memory = view.memory
        self.me: int = view.viewer
        self.odds = odds
        self.others = [seat for seat in range(len(self.scene.recruits)) if seat != self.me]
        self.is_anarchist = self.me in self.scene.anarchists

    # The seat's own row and hand.

    def own_leader(self) -> str:
        """``hidden``, ``exposed``, or ``none``."""
        for recruit, exposed in zip(self.scene.recruits[self.me], self.scene.exposed[self.me], strict=True):
            if recruit in LEADERS:
                return "exposed" if exposed else "hidden"
        return "none"

    def hidden(self) -> int:
        return self.scene.exposed[self.me].count(False)

    def pays_with_leader(self) -> bool:
        """Nothing else is hidden."""
        return self.hidden() == 1 and self.own_leader() == "hidden"

    # The others.

    def followers_in_sight(self, seat: int) -> int:
        row = zip(self.scene.recruits[seat], self.scene.exposed[seat], strict=True)
        return sum(exposed and recruit not in LEADERS for recruit, exposed in row)

    def unseen(self, seat: int) -> int:
        return self.memory.recruits[seat].count("")

    def unseen_by_me(self) -> int:
        return sum(self.unseen(seat) for seat in self.others)

    def exposes_leader(self, seat: int) -> bool:
        row = zip(self.scene.recruits[seat], self.scene.exposed[seat], strict=True)
        return any(exposed and recruit in LEADERS for recruit, exposed in row)

    def exposes_prey(self, seat: int) -> bool:
        """EU-50: a Leader that the seat wants shot lies in sight there."""
        return self.odds.prey[seat] > SURE and self.exposes_leader(seat)

    def likeliest(self) -> int:
        """Who most probably holds a Leader that the seat wants shot."""
        return max(self.others, key=lambda seat: self.odds.prey[seat])

    def closest(self) -> int:
        """Who is most probably a friend."""
        return max(self.others, key=lambda seat: self.odds.friend[seat])

    def located(self) -> str:
        """Which Leader the seat knows to be with another seat: ``prey``, ``ward``, or ``none``."""
        if any(self.odds.prey[seat] > SURE for seat in self.others):
            return "prey"
        return "ward" if any(self.odds.ward[seat] > SURE for seat in self.others) else "none"

    def aimed_at(self, target: int) -> int:
        return sum(aim == target for aim in self.scene.aims)

    def armed(self) -> int:
        """How many of the others hold a laser."""
        return sum(self.scene.aims[seat] is not None for seat in self.others)

    def kind(self, seat: int) -> str:
        """``anarchist`` or ``side``."""
        return "anarchist" if seat in self.scene.anarchists else "side"

    def chances(self, seat: int) -> dict[str, object]:
        friend, leader = percent(self.odds.friend[seat]), percent(self.odds.prey[seat])
        return {"kind": self.kind(seat), "friend": friend, "leader": leader}

    def laser(self, seat: int) -> str:
        return "none" if self.scene.aims[seat] is None else "armed"


def percent(share: float) -> int:
    return round(100 * share)
