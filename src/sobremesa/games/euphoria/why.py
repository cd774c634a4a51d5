"""What speaks for a move in Euphoria, in a sentence, from what the seat may know and think likely."""

from __future__ import annotations

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.lookup import ACTIONS
from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.odds import Odds
from sobremesa.games.euphoria.standpoint import SURE, Standpoint, percent
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.games.euphoria.why_artifacts import why_use
from sobremesa.games.euphoria.why_targets import why_cost, why_place, why_seat
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import View

SEATS = range(c.TO_SEAT, c.ARTIFACT)
PLACES = range(c.AT_PLACE, c.TO_SEAT)


class Reasons:
    """``odds`` are what the seat may think of the others."""

    def __init__(self, view: View[Scene, Memory], odds: Odds) -> None:
        self.view = view
        self.scene = view.scene
        self.stand = Standpoint(view, odds)
        self.me = self.stand.me

    def why(self, move: int) -> Message:
        """Names what is at stake, and who probably holds what; nothing that is not so in this position."""
        phase = self.scene.phase
        if phase == "lay":
            return TEXTS.message("why-lay")
        if phase == "window":
            return self._answer(move)
        if move >= c.ARTIFACT:
            kind = KIND_IDS[move - c.ARTIFACT]
            return self._give_what(kind) if phase == "give_what" else why_use(self.stand, kind)
        if move in SEATS:
            return why_seat(self.stand, move - c.TO_SEAT)
        if move in PLACES:
            return why_place(self.stand, move - c.AT_PLACE)
        told = {
            c.PASS: self._pass,
            c.DISCARD: self._discard,
            c.GIVE: self._give,
            c.INTERROGATE: self._interrogate,
            c.ARM: self._arm,
            c.SHOOT: self._shoot,
            c.HIDE: self._hide,
            c.ENOUGH: self._enough,
        }
        return told[move]()

    # Actions.

    def _pass(self) -> Message:
        kept = len(self.scene.hands[self.me])
        return TEXTS.message("why-pass", hidden=self.stand.hidden(), kept=kept, laser=self.stand.laser(self.me))

    def _shoot(self) -> Message:
        target = self.scene.aims[self.me]
        if target is None:
            return KERNEL.message("why-search")
        if self.stand.exposes_prey(target):
            return TEXTS.message("why-shoot-leader")
        if self.stand.odds.ward[target] > SURE:
            return TEXTS.message("why-shoot-ward")
        return TEXTS.message("why-shoot", **self.stand.chances(target), laser=self.stand.laser(target))

    def _arm(self) -> Message:
        hunted = [seat for seat in self.stand.others if self.stand.exposes_prey(seat)]
        pays = "leader" if self.stand.pays_with_leader() else "follower"
        if hunted:
            return TEXTS.message("why-arm-leader", seat=hunted[0] + 1, pays=pays)
        seat = self.stand.likeliest()
        leader = percent(self.stand.odds.prey[seat])
        return TEXTS.message("why-arm", seat=seat + 1, leader=leader, pays=pays, aimed=self.stand.aimed_at(self.me))

    def _interrogate(self) -> Message:
        seat, unseen = self.stand.likeliest(), self.stand.unseen_by_me()
        leader = percent(self.stand.odds.prey[seat])
        return TEXTS.message("why-interrogate", count=unseen, seat=seat + 1, leader=leader)

    def _hide(self) -> Message:
        shown = self.stand.followers_in_sight(self.me)
        return TEXTS.message("why-hide", hidden=self.stand.hidden(), shown=shown)

    def _enough(self) -> Message:
        target = self.scene.announced.target
        seat = self.me if target is None else target
        return TEXTS.message("why-enough", artifact=self.scene.announced.artifact, seat=seat + 1)

    def _discard(self) -> Message:
        """Whether what goes could be used now is plain: it is a move, or it is not."""
        hand = self.scene.hands[self.me]
        usable = [kind for kind in hand if c.ARTIFACT + KIND_IDS.index(kind) in self.view.moves]
        reactions = [kind for kind in hand if not ACTIONS >> KIND_IDS.index(kind) & 1]
        use = "now" if usable else "later" if reactions else "never"
        return TEXTS.message("why-discard", count=len(hand), use=use, deck=self.scene.deck)

    def _give(self) -> Message:
        seat = self.stand.closest()
        return TEXTS.message("why-give", seat=seat + 1, friend=percent(self.stand.odds.friend[seat]))

    def _give_what(self, kind: str) -> Message:
        hand = self.scene.hands[self.me]
        use = "action" if ACTIONS >> KIND_IDS.index(kind) & 1 else "reaction"
        return TEXTS.message("why-give-what", count=hand.count(kind), use=use, kept=len(hand) - 1)

    # Reactions.

    def _answer(self, move: int) -> Message:
        if move == c.PASS:
            held = sum(other >= c.ARTIFACT for other in self.view.moves)
            return TEXTS.message("why-react-pass", held=held, danger=self._danger())
        if move < c.ARTIFACT:
            return why_cost(self.stand, move - c.AT_PLACE)
        announced, turn = self.scene.announced, self.scene.turn
        friend = percent(self.stand.odds.friend[turn])
        kind = KIND_IDS[move - c.ARTIFACT]
        if kind in ("interferencia", "sabotaje"):
            aimed = announced.aim if kind == "sabotaje" else announced.target
            mine = self.me in (aimed, announced.next_target)
            return TEXTS.message(f"why-react-{kind}", friend=friend, against="me" if mine else "other")
        shooter = "leader" if self.stand.exposes_leader(turn) else "none"
        return TEXTS.message(f"why-react-{kind}", danger=self._danger(), friend=friend, shooter=shooter)

    def _danger(self) -> str:
        """What a shot would do to whoever it is aimed at: end the game, or show my Leader, an anarchist's recruits, or
        somebody's who becomes one."""
        target = self.scene.announced.target
        if target is None or self.scene.announced.verb != "shoot":
            return "none"
        if self.stand.exposes_leader(target):
            return "leader"
        if target in self.scene.anarchists:
            return "anarchist"
        return "hidden" if target == self.me and self.stand.own_leader() == "hidden" else "recruits"
