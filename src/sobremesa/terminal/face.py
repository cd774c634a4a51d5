"""How a game looks in the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.drawing import Heading
from sobremesa.terminal.texts import TEXTS


class Face(ABC):
    """One game's face, for players with names who read one language.

    It draws views, so it cannot show more than the viewer may see. What is said in sentences is the narrator's. It
    draws ``view.scene``, and ``view.memory`` only with ``memory_aid``: elsewhere there may be none.
    """

    # Of the line under which the table is drawn.
    rule_style = "bright_green"

    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        self.game = game
        self.names = tuple(names)
        self.language = language
        self.memory_aid = memory_aid
        self.narrator = Narrator(game, names, language, memory_aid=memory_aid)

    def say(self, key: str, **facts: Any) -> str:
        """A text of the game."""
        return self.game.texts.say(self.language, key, **facts)

    def show(self, view: AnyView) -> RenderableType:
        """The whole table as the viewer sees it."""
        hand = self.hand(view)
        return Group(
            Heading(self.heading(view), style=self.rule_style), self.table(view), *([] if hand is None else [hand])
        )

    @abstractmethod
    def heading(self, view: AnyView) -> Text:
        """The game, and how far it is."""

    @abstractmethod
    def table(self, view: AnyView) -> RenderableType:
        """What lies on the table, the viewer's own side apart."""

    @abstractmethod
    def hand(self, view: AnyView) -> RenderableType | None:
        """The viewer's own side; None for spectators."""

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:  # noqa: ARG002  # a game without cards has none
        """The ids of the cards that the viewer sees the faces of and may want to read, their own first."""
        return ()

    @abstractmethod
    def ending(self, view: AnyView) -> RenderableType:
        """The end of a game: what was hidden, and how the points came about; who has won is said after it."""

    def question(self, view: AnyView) -> str:
        """What is asked of the viewer, and how it may be typed where that is not plain."""
        asked = self.narrator.prompt(view)
        typing = f"typing-{self.game.about.name}-{view.prompt.key if view.prompt else ''}"
        return f"{asked} {TEXTS.say(self.language, typing)}" if TEXTS.has(typing) else asked

    def read(self, view: AnyView, text: str) -> list[int]:
        """The moves meant by a typed line: one, or several in a row.

        Several are legal one after the other whatever is hidden, or the line is refused as a whole with a ``BadMove``:
        as far as it can be told from the view. Without its memory, the table says which of them it refuses.
        """
        return [self.game.read_move(view, text)]

    def implied(self, view: AnyView, text: str) -> int | None:  # noqa: ARG002  # some games have such moves
        """The move that a typed line means besides, once its own moves are made: that this was all, for example."""
        return None
