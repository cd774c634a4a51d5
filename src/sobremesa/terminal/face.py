"""How a game looks in the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from sobremesa.kernel.event import HIDDEN, Event, Fact, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.view import AnyView

# Every face is drawn for a terminal of this size, with the log, the question and its answers below the table.
WIDTH, HEIGHT = 100, 30


class Face(ABC):
    """One game's face, for players with names who read one language.

    It draws views and tells events, so it cannot show more than the viewer may see; only the ``ending`` is given the
    match. It draws ``view.table``, and ``view.memory`` only with ``memory_aid``.
    """

    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        self.game = game
        self.names = tuple(names)
        self.language = language
        self.memory_aid = memory_aid

    def say(self, key: str, **facts: Any) -> str:
        """A text of the game."""
        return self.game.texts.say(self.language, key, **facts)

    @abstractmethod
    def show(self, view: AnyView) -> RenderableType:
        """The table as the viewer sees it."""

    @abstractmethod
    def ask(self, view: AnyView) -> str:
        """What is asked of the viewer now, in a sentence."""

    @abstractmethod
    def ending(self, match: Match) -> RenderableType:
        """Everything that was hidden, and how the points came about; who has won is said after it."""

    def label(self, view: AnyView, move: int) -> str:  # noqa: ARG002  (a game may need it)
        """A move in the list of answers."""
        return self.game.moves[move].label.say(self.language)

    def read(self, view: AnyView, text: str) -> list[int]:
        """The moves meant by a typed line: one, or several in a row.

        Several are legal one after the other whatever is hidden, or the line is refused as a whole with a ``BadMove``.
        """
        return [self.game.read_move(view, text)]

    def tell(self, event: Event, viewer: Viewer) -> str | None:
        """The event in a sentence, None if it is not worth one.

        The text is ``event-<kind>``, or ``event-<kind>-own`` where there is one and the viewer's own seat acts.
        """
        if event.kind == HIDDEN:
            return None
        key = f"event-{event.kind}"
        own = f"{key}-own"
        if self.is_own(event, viewer) and self.game.texts.has(own):
            key = own
        return self.say(key, **{name: self.fact(name, value, viewer) for name, value in event.facts.items()})

    def is_own(self, event: Event, viewer: Viewer) -> bool:
        return viewer is not None and event.facts.get("seat") == viewer

    def fact(self, name: str, value: Fact, viewer: Viewer) -> Fact:  # noqa: ARG002  (a game may need it)
        """How a fact of an event is said: seats by their names; a game adds its cards and places."""
        return self.names[value] if name == "seat" and isinstance(value, int) else value
