"""Evidencia as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from sobremesa.games.evidencia.cards import cards_of
from sobremesa.games.evidencia.events import event_kinds
from sobremesa.games.evidencia.moves import TEXTS, move_table
from sobremesa.games.evidencia.player.player import EvidenciaPlayer
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.imagination import EvidenciaImagination
from sobremesa.games.evidencia.rules.lookup import Counting
from sobremesa.games.evidencia.rules.observer import EvidenciaObserver
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.rules.view_builder import ViewBuilder
from sobremesa.games.evidencia.score_sheet import ScoreSheet, score_sheet
from sobremesa.games.evidencia.study_data import STUDY_DATA
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.games.evidencia.words import WORDS
from sobremesa.kernel.about import About, Option
from sobremesa.kernel.bits import EMPTY, members, row_get, row_items
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.moves import normal
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View
from sobremesa.kernel.vocabulary import Vocabulary

# Which moves each phase asks for, and the clause that says so.
ASKED = {
    "play": ("EV-20", range(c.PLAY_CARD, c.SET_CARD)),
    "take": ("EV-24", range(c.TAKE_CHALLENGE, c.TO_PYRAMID)),
    "send": ("EV-24", range(c.TO_PYRAMID, c.AT_SLOT)),
    "winner_slot": ("EV-26", range(c.AT_SLOT, c.DECLINE)),
    "keep": ("EV-25", range(c.TAKE_CHALLENGE, c.TO_PYRAMID)),
    "loser_slot": ("EV-26", range(c.AT_SLOT, c.DECLINE)),
    "abduct": ("EV-41", range(c.DECLINE, c.MOVES)),
    "exchange": ("EV-41", range(c.AT_SLOT, c.DECLINE)),
    "reveal": ("EV-42", range(c.AT_SLOT, c.DECLINE + 1)),
    "order": ("EV-44", range(c.SET_CARD, c.TAKE_CHALLENGE)),
}


class Evidencia(Game[EvidenciaState, Scene, Memory]):
    about: ClassVar[About] = About(
        name="evidencia",
        edition=1,
        clauses="EV",
        seat_counts=range(2, 3),
        folder=Path(__file__).parent,
        study=STUDY_DATA,
        option_kinds=(
            Option("pyramid", "EV-26", default="in_order", words=("in_order", "free")),
            Option("repeats", "EV-54", default="any_copy", words=("any_copy", "adjacent")),
            Option("equal_series", "EV-54", default="nobody", words=("nobody", "both")),
            Option("pairs", "EV-57", default="one_of_each", words=("one_of_each", "equal")),
        ),
    )
    words: Vocabulary = WORDS

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        super().__init__(seats, options, deck)
        self.cards = cards_of(self.deck)
        self.counting = Counting(
            any_copy=self.options["repeats"] == "any_copy",
            both_longest=self.options["equal_series"] == "both",
            equal_pairs=self.options["pairs"] == "equal",
        )
        self.moves = move_table(self.cards)
        self.event_kinds = event_kinds(self.cards)
        self.view_builder = ViewBuilder(self.cards)

    def blank(self, rng: Rng) -> EvidenciaState:
        return EvidenciaState(
            self.cards.lookup,
            rng,
            free_pyramid=self.options["pyramid"] == "free",
            counting=self.counting,
        )

    def view(self, state: EvidenciaState, viewer: Viewer) -> View[Scene, Memory]:
        return self.view_builder.view(state, viewer)

    def scene_view(self, state: EvidenciaState, viewer: Viewer) -> View[Scene, None]:
        return self.view_builder.scene_view(state, viewer)

    def imagine(self, view: View[Scene, Memory]) -> Imagination:
        return EvidenciaImagination(self.cards, view, self.blank(Rng(0)))

    def observer(self) -> Observer:
        return EvidenciaObserver(self.cards.lookup)

    def whereabouts(self, state: EvidenciaState) -> dict[str, tuple[str, ...]]:
        ids = self.cards.ids()

        def in_set(cards: int) -> tuple[str, ...]:
            return tuple(ids[card] for card in members(cards))

        def in_row(row: int, start: int = 0) -> tuple[str, ...]:
            return tuple(ids[card] for card in row_items(row, 6)[start:] if card != EMPTY)

        # A challenge lies in its pile until its round is revealed; then it is open or placed.
        passed = sum(row_get(state.won, at) != EMPTY for at in range(c.ROUNDS))
        return {
            "pile 0": in_row(state.pile0),
            "pile 1": in_row(state.pile1),
            "challenges": in_row(state.challenges, passed),
            "hand 0": in_set(state.hand0),
            "hand 1": in_set(state.hand1),
            "open": in_set(state.open),
            "pyramid": in_row(state.pyramid),
            "zone 0": in_set(state.zone0),
            "zone 1": in_set(state.zone1),
        }

    def refusal(self, view: View[Scene, Memory], move: int) -> tuple[str, Message]:
        phase = view.scene.phase
        clause, asked = ASKED[phase]
        if move not in asked:
            return clause, TEXTS.message(f"refused-{phase}")
        if phase == "abduct":
            return clause, TEXTS.message("refused-no-abduction")
        if phase == "reveal":
            return clause, TEXTS.message("refused-no-revelation")
        if phase == "exchange":
            return clause, TEXTS.message("refused-not-base")
        if phase in ("winner_slot", "loser_slot"):
            return clause, TEXTS.message("refused-full-slot")
        if phase in ("take", "keep"):
            return clause, TEXTS.message("refused-taken")
        assert view.viewer is not None
        held = view.scene.hands if phase == "play" else view.scene.zones
        mine = ", ".join(card for card in held[view.viewer] if card not in view.scene.row)
        return clause, TEXTS.message("refused-not-held", cards=mine)

    def read_move(self, view: View[Scene, Memory], text: str) -> int:
        """Understands ``toma g7`` too, and a card's id alone where a card is asked for."""
        words = normal(text).split()
        scene: Scene = view.scene
        if len(words) == 2 and words[0] in ("toma", "take") and words[1] in scene.open:
            return self._taking(view, words[1])
        if len(words) == 1 and words[0] in self.cards.ids():
            number = self.cards.number(words[0])
            if scene.phase == "play":
                return c.PLAY_CARD + number
            if scene.phase == "order":
                return c.SET_CARD + number
            if words[0] in scene.open:
                return self._taking(view, words[0])
        return self.moves.code(text)

    def _taking(self, view: View[Scene, Memory], card: str) -> int:
        if card == view.scene.challenge:
            return c.TAKE_CHALLENGE
        owner = view.scene.played.index(card)
        return c.TAKE_OWN if owner == view.viewer else c.TAKE_OTHER

    def player(self) -> EvidenciaPlayer:
        return EvidenciaPlayer(self, self.cards)

    def reason(self, state: EvidenciaState) -> str:
        """EV-60: ``points``, ``final``, ``eye`` or ``shared``."""
        if state.points0 != state.points1:
            return "points"
        if row_get(state.won, 5) != c.DEALT:
            return "final"
        return "shared" if state.victors == c.BOTH else "eye"

    def sheet(self, state: EvidenciaState) -> ScoreSheet:
        """The score sheet of a finished game (EV-61)."""
        final = int(row_get(state.won, 5))
        return score_sheet(
            self.cards.lookup,
            (row_items(state.row0, 6), row_items(state.row1, 6)),
            row_items(state.pyramid, 6),
            int(state.face_up),
            int(state.spent),
            None if final == c.DEALT else final,
            self.counting,
        )
