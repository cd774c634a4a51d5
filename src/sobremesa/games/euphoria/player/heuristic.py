"""How good a move of Euphoria looks at a glance, from one view alone: a sensible player without memory of talk."""

from __future__ import annotations

from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.view import View

VICTORY = 100.0
Place = tuple[int, int]


class Heuristic:
    def __init__(self, view: View[Scene, Memory]) -> None:
        assert view.viewer is not None
        self.me: int = view.viewer
        self.view = view
        self.scene = view.scene
        self.known = view.memory.recruits
        self.others = [seat for seat in range(len(self.known)) if seat != self.me]
        self.anarchist = self.me in self.scene.anarchists
        self.side = self.side_of(self.me)
        self.leading = self.leader_in(self.me) is not None

    # What is known of seats.

    def leader_in(self, seat: int) -> int | None:
        """The place of the seat's Leader, if known."""
        return next((n for n, recruit in enumerate(self.known[seat]) if recruit.startswith("lider")), None)

    def side_of(self, seat: int) -> str:
        """``euphoriano``, ``subterra``, or "" for an anarchist and where too little is known."""
        if seat in self.scene.anarchists:
            return ""
        leader = self.leader_in(seat)
        if leader is not None:
            return self.known[seat][leader].removeprefix("lider_")
        for side in ("euphoriano", "subterra"):
            if self.known[seat].count(side) >= 2:
                return side
        return ""

    def unknown_in(self, seat: int) -> int:
        return self.known[seat].count("")

    def is_exposed(self, place: Place) -> bool:
        return self.scene.exposed[place[0]][place[1]]

    def hidden_of(self, seat: int) -> int:
        return self.scene.exposed[seat].count(False)

    def is_rival_leader(self, seat: int) -> bool | None:
        """Whether the seat's Leader is one that I want shot; None if no Leader is known there."""
        if self.leader_in(seat) is None:
            return None
        return self.anarchist or self.side_of(seat) != self.side

    def is_friend(self, seat: int) -> bool:
        return not self.anarchist and self.side_of(seat) == self.side

    # What a shot would be worth.

    def shot(self, seat: int) -> float:
        rival = self.is_rival_leader(seat)
        leader = self.leader_in(seat)
        if rival is None or leader is None:
            worth = 4.0 + 3.0 * self.unknown_in(seat) * self.may_hide_leader(seat)
            return worth - 6.0 if self.is_friend(seat) else worth
        if self.is_exposed((seat, leader)):
            return VICTORY if rival else -VICTORY
        return 40.0 if rival else -40.0

    def may_hide_leader(self, seat: int) -> bool:
        rivals = [other for other in self.others if self.is_rival_leader(other)]
        return seat not in self.scene.anarchists and not rivals

    def best_shot(self) -> float:
        return max(self.shot(seat) for seat in self.others)

    def threatened(self) -> float:
        """How much there is to fear from lasers that aim at me, or at my exposed Leader's owner."""
        fear = 0.0
        for seat, aim in enumerate(self.scene.aims):
            if aim is None or seat == self.me:
                continue
            leader = self.leader_in(aim)
            mine = aim == self.me or self.is_rival_leader(aim) is False
            if mine and leader is not None and not self.anarchist:
                fear = max(fear, 30.0 if self.is_exposed((aim, leader)) else 12.0)
        return fear

    # What each question is answered with.

    def scores(self) -> dict[int, float]:
        ask = {
            "lay": self.lay,
            "start": self.act,
            "action": self.act,
            "give_to": self.give_to,
            "give_what": self.give_what,
            "cost": self.cost,
            "own_place": self.give_away,
            "seat": self.name_seat,
            "place": self.name_place,
            "next_seat": self.name_seat,
            "next_place": self.name_place,
            "new_aim": self.take_aim,
            "window": self.answer,
            "aim": self.take_aim,
        }[self.scene.phase]
        return {move: ask(move) for move in self.view.moves}

    def lay(self, move: int) -> float:
        return 0.0 * move

    def act(self, move: int) -> float:
        aim = self.scene.aims[self.me]
        if move == c.DISCARD:
            hand = self.scene.hands[self.me]
            useless = len(hand) == 1 and self.hidden_of(self.me) > 0 and hand[0] in ("pulso", "lavado")
            return 60.0 if not hand else 6.5 if useless else -2.0
        if move == c.SHOOT:
            assert aim is not None
            return self.shot(aim)
        if move == c.ARM:
            spare = self.hidden_of(self.me) > 1 or not self.leading
            return (0.6 * self.best_shot() + 1.0) if spare else 0.3 * self.best_shot()
        if move == c.INTERROGATE:
            return 6.0 if any(self.unseen(seat) for seat in self.others) else -1.0
        if move == c.HIDE:
            return 3.0 if self.hidden_of(self.me) == 0 else 0.5
        if move >= c.ARTIFACT:
            return self.use(KIND_IDS[move - c.ARTIFACT])
        return 0.0 if move == c.PASS else -1.0

    def unseen(self, seat: int) -> bool:
        return any(
            not recruit and not exposed
            for recruit, exposed in zip(self.known[seat], self.scene.exposed[seat], strict=True)
        )

    def use(self, kind: str) -> float:
        spare = self.hidden_of(self.me) > 1 or not self.leading
        worth = {
            "trueque": VICTORY if self.prey() else -1.0,
            "traslado": 1.0 if not self.friend_is_known() else 6.3,
            "suero": 45.0 if self.hidden_rival() else 6.5,
            "escaner": 8.0,
            "iman": 0.6 * self.best_shot() + 0.5 * self.threatened() + 1.0,
            "pulso": self.threatened() - 3.0,
            "humo": 5.0 if self.hidden_of(self.me) < 2 else 0.0,
            "marioneta": 0.8 * self.threatened() - 2.0,
            "lavado": 6.5 if self.friend_is_known() else -1.0,
            "contrabando": 6.2,
        }[kind]
        return worth if spare else worth - 8.0

    def friend_is_known(self) -> bool:
        """Whether others have seen the hidden Leader of a friend."""
        for seat in self.others:
            leader = self.leader_in(seat)
            if leader is not None and self.is_friend(seat) and not self.is_exposed((seat, leader)):
                return len(self.view.memory.seen_by[seat][leader]) > 2
        return False

    def prey(self) -> Place | None:
        """A hidden Leader whose taking wins alone (EU-61, EU-62)."""
        if not self.anarchist and not self.leading:
            return None
        for seat in self.others:
            leader = self.leader_in(seat)
            if leader is not None and not self.is_exposed((seat, leader)):
                return seat, leader
        return None

    def hidden_rival(self) -> Place | None:
        for seat in self.others:
            leader = self.leader_in(seat)
            if leader is not None and self.is_rival_leader(seat) and not self.is_exposed((seat, leader)):
                return seat, leader
        return None

    def give_to(self, move: int) -> float:
        return 1.0 if self.is_friend(move - c.TO_SEAT) else 0.0

    def give_what(self, move: int) -> float:
        return 0.0 * move

    def cost(self, move: int) -> float:
        """A recruit that all viewers have seen costs least, a Leader most."""
        place = move - c.AT_PLACE
        if self.known[self.me][place].startswith("lider"):
            return -20.0
        return 2.0 if self.view.memory.seen_by_all[self.me][place] else 0.0

    def give_away(self, move: int) -> float:
        """What Barter gives for a Leader: never the seat's own Leader."""
        return -20.0 if self.known[self.me][move - c.AT_PLACE].startswith("lider") else 0.0

    def name_seat(self, move: int) -> float:
        if move == c.ENOUGH:
            return 0.5
        seat = move - c.TO_SEAT
        kind = self.scene.announced.artifact
        if kind == "iman" or kind == "marioneta":
            return 1.0 if self.scene.aims[seat] == self.me else 0.0
        if kind == "lavado":
            return float(self.is_friend(seat)) + float(self.is_friend(seat) and self.leader_in(seat) is not None)
        if kind == "contrabando":
            return float(not self.is_friend(seat))
        return max(self.place_worth((seat, n)) for n in range(3))

    def name_place(self, move: int) -> float:
        announced = self.scene.announced
        second = self.scene.phase == "next_place"
        seat = announced.next_target if second else announced.target
        assert seat is not None
        return self.place_worth((seat, move - c.AT_PLACE))

    def place_worth(self, place: Place) -> float:
        """How much the recruit is wanted as a target of what is under way."""
        seat, n = place
        announced = self.scene.announced
        if announced.verb == "hide" or announced.artifact == "humo":
            return (2.0 if seat == self.me else 0.5) if self.is_exposed(place) else -5.0
        if announced.artifact == "trueque":
            return VICTORY if place == self.prey() else 0.0
        if announced.artifact == "traslado":
            return float(not self.is_friend(seat))
        if self.is_exposed(place):
            return -5.0
        if announced.artifact == "suero" and place == self.hidden_rival():
            return 40.0
        if self.known[seat][n]:
            return -1.0
        return 3.0 + (0.5 if self.leader_in(seat) is None else 0.0) - (1.0 if self.is_friend(seat) else 0.0)

    def take_aim(self, move: int) -> float:
        seat = move - c.TO_SEAT
        if self.scene.announced.artifact == "marioneta":
            return 10.0 - abs(self.shot(seat)) if seat != self.me else -20.0
        return self.shot(seat)

    def answer(self, move: int) -> float:
        if move == c.PASS:
            return 0.0
        if move < c.ARTIFACT:
            return self.cost(move)
        spare = self.hidden_of(self.me) > 1 or not self.leading
        worth = self.reaction(KIND_IDS[move - c.ARTIFACT])
        return worth if spare else worth - 8.0

    def reaction(self, kind: str) -> float:
        announced = self.scene.announced
        target = announced.target
        if kind == "espejo":
            shooter = self.is_rival_leader(self.scene.turn)
            return -5.0 if shooter is False else 31.0 if self.leading else 3.0
        if kind == "escudo":
            return 30.0 if self.leading else 2.0
        if kind == "guardaespaldas":
            mine_is_safe = not self.leading
            friend = target is not None and self.is_rival_leader(target) is False
            return 25.0 if friend and mine_is_safe and not self.anarchist else -5.0
        if kind == "sabotaje":
            aimed = announced.aim == self.me and self.leading
            friend = announced.aim is not None and self.is_rival_leader(announced.aim) is False
            return 20.0 if aimed or friend else 1.0 if not self.is_friend(self.scene.turn) else -3.0
        mine = self.me in (target, announced.next_target)
        if announced.artifact in ("suero", "trueque", "traslado") and mine:
            return 20.0 if self.leading else 2.0
        return 1.0 if announced.artifact in ("iman", "trueque") else -1.0
