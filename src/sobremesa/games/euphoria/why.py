"""What speaks for a move in Euphoria, in a sentence, from what the seat may know and think likely."""

from __future__ import annotations

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.odds import Odds
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import View

LEADERS = ("lider_euphoriano", "lider_subterra")
SEATS = range(c.TO_SEAT, c.ARTIFACT)
PLACES = range(c.AT_PLACE, c.TO_SEAT)
# From here on something is as good as known.
SURE = 0.995


class Reasons:
    """``odds`` are what the seat may think of the others."""

    def __init__(self, view: View[Scene, Memory], odds: Odds) -> None:
        assert view.viewer is not None
        self.view = view
        self.scene = view.scene
        self.me: int = view.viewer
        self.odds = odds
        self.others = [seat for seat in range(len(self.scene.recruits)) if seat != self.me]

    def why(self, move: int) -> Message:
        """Names what is at stake, and who probably holds what."""
        phase = self.scene.phase
        if phase == "lay":
            return TEXTS.message("why-lay")
        if phase == "window":
            return self._answer(move)
        if move >= c.ARTIFACT:
            return self._give(move) if phase == "give_what" else self._use(KIND_IDS[move - c.ARTIFACT])
        if move in SEATS:
            return self._seat(move - c.TO_SEAT)
        if move in PLACES:
            return self._place(move - c.AT_PLACE)
        plain = {c.PASS: "why-pass", c.GIVE: "why-give", c.ENOUGH: "why-enough"}
        if move in plain:
            return TEXTS.message(plain[move])
        told = {c.DISCARD: self._discard, c.INTERROGATE: self._interrogate, c.ARM: self._arm, c.SHOOT: self._shoot}
        return (told.get(move) or self._hide)()

    # Actions.

    def _shoot(self) -> Message:
        target = self.scene.aims[self.me]
        if target is None:
            return KERNEL.message("why-search")
        if self.exposes_prey(target):
            return TEXTS.message("why-shoot-leader")
        return TEXTS.message("why-shoot", **self._chances(target))

    def _arm(self) -> Message:
        hunted = [seat for seat in self.others if self.exposes_prey(seat)]
        if hunted:
            return TEXTS.message("why-arm-leader", seat=hunted[0] + 1)
        seat = self._likeliest()
        return TEXTS.message("why-arm", seat=seat + 1, leader=_percent(self.odds.prey[seat]))

    def _interrogate(self) -> Message:
        seat = self._likeliest()
        unseen = sum(self.unseen(other) for other in self.others)
        return TEXTS.message("why-interrogate", count=unseen, seat=seat + 1, leader=_percent(self.odds.prey[seat]))

    def _hide(self) -> Message:
        return TEXTS.message("why-hide", hidden=self.scene.exposed[self.me].count(False))

    def _discard(self) -> Message:
        return TEXTS.message("why-discard", count=len(self.scene.hands[self.me]))

    def _give(self, move: int) -> Message:
        return TEXTS.message("why-give-what", count=self.scene.hands[self.me].count(KIND_IDS[move - c.ARTIFACT]))

    def _use(self, kind: str) -> Message:
        seat = self._likeliest()
        aimed = sum(aim == self.me for aim in self.scene.aims)
        armed = sum(self.scene.aims[other] is not None for other in self.others)
        shown = self.scene.exposed[self.me].count(True)
        facts = {"seat": seat + 1, "leader": _percent(self.odds.prey[seat]), "aimed": aimed, "armed": armed}
        return TEXTS.message(f"why-use-{kind}", **facts, shown=shown)

    # Whom and which.

    def _seat(self, seat: int) -> Message:
        if self.exposes_prey(seat):
            return TEXTS.message("why-seat-exposed-leader")
        if seat == self.me:
            return TEXTS.message("why-seat-me")
        if self.odds.prey[seat] > SURE:
            return TEXTS.message("why-seat-leader")
        if self.odds.ward[seat] > SURE:
            return TEXTS.message("why-seat-ward")
        return TEXTS.message("why-seat", count=self.unseen(seat), **self._chances(seat))

    def _place(self, place: int) -> Message:
        scene = self.scene
        if scene.phase == "cost":
            return self._cost(place)
        if scene.phase == "own_place":
            leads = scene.recruits[self.me][place] in LEADERS
            return TEXTS.message("why-own-leader" if leads else "why-own-follower")
        target = scene.announced.next_target if scene.phase == "next_place" else scene.announced.target
        if target is None:
            return KERNEL.message("why-search")
        if self.view.memory.recruits[target][place]:
            return TEXTS.message("why-place-known")
        return TEXTS.message("why-place", leader=_percent(self.odds.prey_at[target][place]))

    def _cost(self, place: int) -> Message:
        recruit = self.scene.recruits[self.me][place]
        if recruit in LEADERS:
            return TEXTS.message("why-cost-leader")
        if self.view.memory.seen_by_all[self.me][place]:
            return TEXTS.message("why-cost-shown")
        return TEXTS.message("why-cost-follower", side=TEXTS.message(f"side-{recruit}"))

    # Reactions.

    def _answer(self, move: int) -> Message:
        scene = self.scene
        if move == c.PASS:
            return TEXTS.message("why-react-pass")
        if move < c.ARTIFACT:
            return self._cost(move - c.AT_PLACE)
        target = scene.announced.target
        danger = "none"
        if target is not None and scene.announced.verb == "shoot":
            exposed = any(
                is_exposed and recruit in LEADERS
                for recruit, is_exposed in zip(scene.recruits[target], scene.exposed[target], strict=True)
            )
            danger = "leader" if exposed else "recruits"
        friend = _percent(self.odds.friend[scene.turn])
        return TEXTS.message(f"why-react-{KIND_IDS[move - c.ARTIFACT]}", danger=danger, friend=friend)

    # What is known and likely.

    def _likeliest(self) -> int:
        """Who most probably holds a Leader that the seat wants shot."""
        return max(self.others, key=lambda seat: self.odds.prey[seat])

    def _chances(self, seat: int) -> dict[str, object]:
        kind = "anarchist" if seat in self.scene.anarchists else "side"
        friend, leader = _percent(self.odds.friend[seat]), _percent(self.odds.prey[seat])
        return {"kind": kind, "friend": friend, "leader": leader}

    def unseen(self, seat: int) -> int:
        return self.view.memory.recruits[seat].count("")

    def exposes_prey(self, seat: int) -> bool:
        """EU-50: a Leader that the seat wants shot lies in sight there."""
        row = zip(self.scene.recruits[seat], self.scene.exposed[seat], strict=True)
        return self.odds.prey[seat] > SURE and any(exposed and recruit in LEADERS for recruit, exposed in row)


def _percent(share: float) -> int:
    return round(100 * share)
