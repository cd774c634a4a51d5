"""The reason for a move in Euphoria, in a sentence, from what the seat may know and think likely."""

from __future__ import annotations

from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.player.odds import Odds
from sobremesa.games.euphoria.player.standpoint import LEADERS, SURE, Standpoint, percent
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import ACTIONS
from sobremesa.games.euphoria.view import Memory, Scene
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
        """Names what is at stake, and who probably holds what; nothing that is false in this position."""
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
        """Whether the discarded artifact could be used now follows from the legal moves."""
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
        """What a shot would do to its target: end the game, show my Leader, or show the recruits of an anarchist or of
        a seat that becomes one."""
        target = self.scene.announced.target
        if target is None or self.scene.announced.verb != "shoot":
            return "none"
        if self.stand.exposes_leader(target):
            return "leader"
        if target in self.scene.anarchists:
            return "anarchist"
        return "hidden" if target == self.me and self.stand.own_leader() == "hidden" else "recruits"


def why_use(stand: Standpoint, kind: str) -> Message:
    told = {
        "trueque": _barter,
        "traslado": _transfer,
        "suero": _serum,
        "escaner": _scanner,
        "iman": _magnet,
        "pulso": _pulse,
        "humo": _smoke,
        "marioneta": _puppet,
        "lavado": _brainwash,
        "contrabando": _contraband,
    }
    return told[kind](stand)


def _prey(stand: Standpoint) -> dict[str, object]:
    return _facts(stand, stand.likeliest())


def _facts(stand: Standpoint, seat: int) -> dict[str, object]:
    return {"seat": seat + 1, "leader": percent(stand.odds.prey[seat])}


def _barter(stand: Standpoint) -> Message:
    """EU-61, EU-62: it wins at once where the Leader that is lacking is taken, and none in sight can be taken."""
    alone = stand.is_anarchist or stand.own_leader() != "none"
    hiding = [seat for seat in stand.others if not stand.exposes_leader(seat)]
    seat = max(hiding, key=lambda other: stand.odds.prey[other], default=stand.likeliest())
    chance = "none"
    if alone and hiding and stand.odds.prey[seat] > 0:
        chance = "sure" if max(stand.odds.prey_at[seat]) > SURE else "maybe"
    rids = "yes" if stand.own_leader() == "exposed" else "no"
    return TEXTS.message("why-use-trueque", chance=chance, rids=rids, **_facts(stand, seat))


def _transfer(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-traslado", located=stand.located())


def _serum(stand: Standpoint) -> Message:
    known = [seat for seat in stand.others if stand.odds.prey[seat] > SURE]
    hidden = [seat for seat in known if not stand.exposes_leader(seat)]
    seat = hidden[0] if hidden else stand.likeliest()
    located = "prey" if hidden else "shown" if known else "none"
    return TEXTS.message("why-use-suero", located=located, **_facts(stand, seat))


def _scanner(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-escaner", count=stand.unseen_by_me(), **_prey(stand))


def _magnet(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-iman", aimed=stand.aimed_at(stand.me), **_prey(stand))


def _pulse(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-pulso", armed=stand.armed(), own=stand.laser(stand.me))


def _smoke(stand: Standpoint) -> Message:
    pays = "leader" if stand.pays_with_leader() else "follower"
    return TEXTS.message("why-use-humo", shown=stand.followers_in_sight(stand.me), pays=pays)


def _puppet(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-marioneta", aimed=stand.aimed_at(stand.me), armed=stand.armed())


def _brainwash(stand: Standpoint) -> Message:
    seat = stand.closest()
    return TEXTS.message("why-use-lavado", seat=seat + 1, friend=percent(stand.odds.friend[seat]))


def _contraband(stand: Standpoint) -> Message:
    seat = max(stand.others, key=lambda other: stand.scene.hand_sizes[other])
    return TEXTS.message("why-use-contrabando", seat=seat + 1, count=stand.scene.hand_sizes[seat])


def why_seat(stand: Standpoint, seat: int) -> Message:
    scene, announced = stand.scene, stand.scene.announced
    if scene.phase == "aim" or scene.phase == "new_aim":
        return _turned(stand, seat) if announced.artifact == "marioneta" else _aim(stand, seat)
    if announced.verb == "hide" or announced.artifact == "humo":
        if seat == stand.me:
            return TEXTS.message("why-seat-me", hidden=stand.hidden())
        return TEXTS.message("why-seat-hide", count=stand.followers_in_sight(seat), **_friendship(stand, seat))
    if scene.phase == "give_to":
        return TEXTS.message("why-seat-give", **_friendship(stand, seat))
    if announced.artifact == "contrabando":
        return TEXTS.message("why-seat-rob", count=scene.hand_sizes[seat], **_friendship(stand, seat))
    if announced.artifact in ("iman", "marioneta"):
        aim = scene.aims[seat]
        whom = "nobody" if aim is None else "you" if aim == stand.me else "other"
        return TEXTS.message("why-seat-laser", whom=whom, target=(aim or 0) + 1, **_friendship(stand, seat))
    return _looked_at(stand, seat)


def _friendship(stand: Standpoint, seat: int) -> dict[str, object]:
    return {"kind": stand.kind(seat), "friend": percent(stand.odds.friend[seat])}


def _aim(stand: Standpoint, seat: int) -> Message:
    """The target, and whether the laser turns."""
    turns = "stays" if stand.scene.phase == "aim" and stand.scene.aims[stand.me] == seat else "turns"
    if stand.exposes_prey(seat):
        return TEXTS.message("why-seat-exposed-leader", turns=turns)
    if stand.odds.prey[seat] > SURE:
        return TEXTS.message("why-aim-leader", turns=turns)
    if stand.odds.ward[seat] > SURE:
        return TEXTS.message("why-aim-ward", turns=turns)
    facts = {"count": stand.unseen(seat), "laser": stand.laser(seat), "turns": turns}
    return TEXTS.message("why-aim", **facts, **stand.chances(seat))


def _turned(stand: Standpoint, seat: int) -> Message:
    """At whom another's laser aims from now on."""
    if seat == stand.me:
        return TEXTS.message("why-turned-me")
    return TEXTS.message("why-turned", **stand.chances(seat))


def _looked_at(stand: Standpoint, seat: int) -> Message:
    if stand.odds.prey[seat] > SURE:
        return TEXTS.message("why-seat-leader")
    if stand.odds.ward[seat] > SURE:
        return TEXTS.message("why-seat-ward")
    return TEXTS.message("why-seat", count=stand.unseen(seat), **stand.chances(seat))


def why_place(stand: Standpoint, place: int) -> Message:
    scene, announced = stand.scene, stand.scene.announced
    if scene.phase == "cost":
        return why_cost(stand, place)
    if scene.phase == "own_place":
        return _given_away(stand, place)
    target = announced.next_target if scene.phase == "next_place" else announced.target
    if target is None:
        return KERNEL.message("why-search")
    recruit = stand.memory.recruits[target][place]
    if not recruit:
        return TEXTS.message("why-place", place=place + 1, leader=percent(stand.odds.prey_at[target][place]))
    what = TEXTS.message(f"claimed-{recruit}")
    if announced.verb == "hide" or announced.artifact == "humo":
        whose = "me" if target == stand.me else "other"
        return TEXTS.message("why-place-hide", place=place + 1, what=what, whose=whose)
    return TEXTS.message("why-place-known", place=place + 1, what=what)


def why_cost(stand: Standpoint, place: int) -> Message:
    recruit = stand.scene.recruits[stand.me][place]
    if recruit in LEADERS:
        return TEXTS.message("why-cost-leader", aimed=stand.aimed_at(stand.me))
    if stand.memory.seen_by_all[stand.me][place]:
        return TEXTS.message("why-cost-shown", place=place + 1)
    side = TEXTS.message(f"side-{recruit}")
    return TEXTS.message("why-cost-follower", place=place + 1, side=side, leader=stand.own_leader())


def _given_away(stand: Standpoint, place: int) -> Message:
    """What Barter gives."""
    recruit = stand.scene.recruits[stand.me][place]
    if recruit in LEADERS:
        return TEXTS.message("why-own-leader", exposed=stand.own_leader())
    shown = "all" if stand.memory.seen_by_all[stand.me][place] else "not-all"
    side = TEXTS.message(f"side-{recruit}")
    return TEXTS.message("why-own-follower", place=place + 1, side=side, shown=shown, leader=stand.own_leader())
