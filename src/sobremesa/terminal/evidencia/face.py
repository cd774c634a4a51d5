"""Evidencia in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType

from sobremesa.games.evidencia import constants as c
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.event import Event, Fact, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.moves import LONGEST_MOVE, normal
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.evidencia.drawn import DrawnCards
from sobremesa.terminal.evidencia.ending import DrawnEnding
from sobremesa.terminal.evidencia.scene import DrawnScene
from sobremesa.terminal.face import Face
from sobremesa.terminal.texts import TEXTS

# What the table shows anyway, or the next sentence or the ending says.
UNTOLD = ("chose", "took", "set_next", "ready", "presented", "scored")


class EvidenciaFace(Face):
    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.evidencia = cast(Evidencia, game)
        self.cards = DrawnCards(self.evidencia.cards, game.texts, language)

    def show(self, view: AnyView) -> RenderableType:
        return DrawnScene(self.cards, self.names, view, memory_aid=self.memory_aid).whole()

    def ending(self, match: Match) -> RenderableType:
        sheet = self.evidencia.sheet(match.state)
        return DrawnEnding(self.cards, self.names, match.view(None), sheet).whole()

    # Asking.

    def ask(self, view: AnyView) -> str:
        table: Scene = view.scene
        if table.phase == "play" and table.round == c.ROUNDS:
            return self.say("ask-final")
        if table.phase == "send":
            return self.say("ask-send", card=self.cards.named(table.taken))
        if table.phase == "keep":
            return self.say("ask-keep-where", place=self.last_place(table))
        if table.phase in ("abduct", "reveal") and view.moves == (c.DECLINE,):
            return self.say(f"ask-{table.phase}-none")
        return self.say(f"ask-{table.phase}")

    def last_place(self, table: Scene) -> str:
        """Where the card goes that the loser does not keep: each round fills every place once (EV-25)."""
        filled = sum(1 for seen in table.pyramid if seen)
        if filled == table.round:
            assert table.winner is not None
            return self.say("place-zone", seat=self.names[table.winner])
        return self.say("place-some-slot") if self.is_free() else self.say("place-pyramid", slot=filled + 1)

    def is_free(self) -> bool:
        return self.game.options["pyramid"] == "free"

    def label(self, view: AnyView, move: int) -> str:
        """The move with the card or back that it means here."""
        table: Scene = view.scene
        if table.phase in ("play", "order"):
            return self.cards.named(self.card_of(move))
        if table.phase in ("take", "keep"):
            return self.taking(view, move)
        if move == c.TO_PYRAMID and not self.is_free():
            return self.say("label-to-pyramid", slot=table.pyramid.index("") + 1)
        slot = move - c.AT_SLOT
        if table.phase == "exchange":
            return self.say("label-exchange", slot=slot + 1, card=self.cards.named(table.base[slot]))
        if table.phase == "reveal" and move != c.DECLINE:
            return self.say("label-reveal", slot=slot + 1, back=self.cards.short(table.pyramid[slot]).plain)
        return super().label(view, move)

    def card_of(self, move: int) -> str:
        """The card that is played or hung."""
        return self.evidencia.cards.ids()[move - c.SET_CARD if move >= c.SET_CARD else move - c.PLAY_CARD]

    def taking(self, view: View[Scene, Memory], move: int) -> str:
        table, seat = view.scene, view.viewer
        assert seat is not None
        key, card = {
            c.TAKE_CHALLENGE: ("label-take-challenge", table.challenge),
            c.TAKE_OWN: ("label-take-own", table.played[seat]),
            c.TAKE_OTHER: ("label-take-other", table.played[1 - seat]),
        }[move]
        if table.phase == "keep":
            return self.cards.named(card)
        return self.say(key, card=self.cards.named(card), name=self.names[1 - seat])

    def read(self, view: AnyView, text: str) -> list[int]:
        """In the ordering, several cards at once, by id or by number in the list (EV-44)."""
        words = normal(text).split()
        if view.scene.phase != "order" or len(words) < 2 or words[0] in ("pone", "set"):
            return super().read(view, text)
        left = [self.card_of(move) for move in view.moves]
        numbered = {str(number): card for number, card in enumerate(left, start=1)}
        cards = [numbered.get(word, word) for word in words]
        wrong = [card for at, card in enumerate(cards) if card not in left or card in cards[:at]]
        if wrong or len(text) > LONGEST_MOVE:
            what = ", ".join(wrong)[:40]
            raise IllegalMove(TEXTS.message("evidencia-bad-row", wrong=what, cards=", ".join(left)), "EV-44")
        # The last card of a row follows by itself.
        return [self.game.read_move(view, card) for card in cards[: len(left) - 1]]

    # Telling.

    def tell(self, event: Event, viewer: Viewer) -> str | None:
        rival_drew = event.kind == "drew" and viewer is not None and not self.is_own(event, viewer)
        if rival_drew or event.kind in UNTOLD:
            return None
        if event.kind == "played":
            return self.tell_played(event, viewer)
        return super().tell(event, viewer)

    def tell_played(self, event: Event, viewer: Viewer) -> str:
        cards = [self.cards.named(str(event.facts[f"card_{seat}"])) for seat in range(2)]
        if viewer is None:
            names = {"name_0": self.names[0], "name_1": self.names[1]}
            return self.say("event-played", card_0=cards[0], card_1=cards[1], **names)
        other = 1 - viewer
        return self.say("event-played-own", mine=cards[viewer], name=self.names[other], theirs=cards[other])

    def is_own(self, event: Event, viewer: Viewer) -> bool:
        if event.kind == "dealt_to":
            return event.facts["place"] == f"zone-{viewer}"
        if event.kind == "revealed":
            return "card" in event.facts
        return super().is_own(event, viewer)

    def fact(self, name: str, value: Fact, viewer: Viewer) -> Fact:
        if isinstance(value, str):
            if name.startswith("card"):
                return self.cards.named(value)
            if name in ("back", "next", "final"):
                return self.cards.badge(value).plain if value else "-"
            if name == "place":
                return self.place(value, viewer)
        return super().fact(name, value, viewer)

    def place(self, name: str, viewer: Viewer) -> str:
        kind, _, number = name.partition("-")
        if kind == "pyramid":
            return self.say("place-pyramid", slot=int(number))
        if int(number) == viewer:
            return self.say(f"place-{kind}-own")
        return self.say(f"place-{kind}", seat=self.names[int(number)])
