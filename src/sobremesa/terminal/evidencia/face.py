"""Evidencia in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.games.evidencia import constants as c
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import LONGEST_MOVE, normal
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.evidencia.drawn import THREAD, DrawnCards
from sobremesa.terminal.evidencia.ending import DrawnEnding, sheet_of
from sobremesa.terminal.evidencia.scene import ORDERING_PHASES, DrawnScene
from sobremesa.terminal.face import Face
from sobremesa.terminal.texts import TEXTS


class EvidenciaFace(Face):
    rule_style = THREAD

    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.evidencia = cast(Evidencia, game)
        self.cards = DrawnCards(self.evidencia.cards, game.texts, language)

    def heading(self, view: AnyView) -> Text:
        return self._drawn(view).heading()

    def table(self, view: AnyView) -> RenderableType:
        return self._drawn(view).board()

    def hand(self, view: AnyView) -> RenderableType | None:
        return None if view.viewer is None else Group(*self._drawn(view).own(view.viewer))

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:
        scene = view.scene
        seen: list[str] = [] if view.viewer is None else [*scene.hands[view.viewer], *scene.zones[view.viewer]]
        if scene.phase not in ORDERING_PHASES:
            seen += [scene.challenge, *scene.played]
        return tuple(dict.fromkeys(card for card in seen if card in self.cards.cards))

    def _drawn(self, view: AnyView) -> DrawnScene:
        return DrawnScene(self.cards, self.names, view, memory_aid=self.memory_aid)

    def ending(self, view: AnyView) -> RenderableType:
        return DrawnEnding(self.cards, self.names, view.scene, sheet_of(self.evidencia, view.scene)).whole()

    def card_of(self, move: int) -> str:
        """The card that is played or hung."""
        return self.evidencia.cards.ids()[move - c.SET_CARD if move >= c.SET_CARD else move - c.PLAY_CARD]

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
