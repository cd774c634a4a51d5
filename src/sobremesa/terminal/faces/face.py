"""The interface of a game's face, and the question with its numbered answers."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.kernel.errors import BadMove, UnreadableMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.console.drawing import Heading
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.drawn_card import CardSize
from sobremesa.terminal.texts import TEXTS


class GameFace(ABC):
    """Draws one game, with the players' names, in one language.

    It draws views, so it cannot show more than the viewer may see; the narrator makes the sentences. It draws
    ``view.scene``, and ``view.memory`` only with ``memory_aid``, because otherwise there may be none.
    """

    # The style of the rule above the table.
    rule_style = "bright_green"

    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        self.game = game
        self.names = tuple(names)
        self.language = language
        self.memory_aid = memory_aid
        self.narrator = Narrator(game, names, language, memory_aid=memory_aid)

    @classmethod
    def list_cards(cls, game: AnyGame, language: str) -> Iterator[CardText]:
        """The cards of the deck by name, for a face that does not say what they do."""
        for card in game.deck.content.get("card", ()):
            name = card.get("name", card.get("id", ""))
            words = str(name.get(language, "") if isinstance(name, dict) else name)
            yield CardText(str(card.get("id", words)), words, "")

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
        """The game's title, and how far it has come."""

    @abstractmethod
    def table(self, view: AnyView, size: CardSize | None = None) -> RenderableType:
        """The table without the viewer's own side, with cards of this size, or in lines of words."""

    @abstractmethod
    def hand(self, view: AnyView, size: CardSize | None = None) -> RenderableType | None:
        """The viewer's own side, in the same way; None for spectators."""

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:  # noqa: ARG002  # a game without cards has none
        """The ids of the cards whose faces the viewer sees, their own first."""
        return ()

    @abstractmethod
    def ending(self, view: AnyView) -> RenderableType:
        """The end of a game: what was hidden, and where the points came from. The result is printed below it."""

    def question(self, view: AnyView) -> str:
        """The question to the viewer, with a note on how to type the answer where that is not obvious."""
        prompt = self.narrator.prompt(view)
        key = f"terminal-typing-{view.prompt.key if view.prompt else ''}"
        return f"{prompt} {self.say(key)}" if self.game.texts.has(key) else prompt

    def read(self, view: AnyView, text: str) -> list[int]:
        """The moves that a typed line means: one, or several in a row.

        Several moves must be legal one after the other whatever is hidden; otherwise a ``BadMove`` refuses the whole
        line, as far as the view shows it. Without a memory the table itself refuses the first illegal one.
        """
        return [self.game.read_move(view, text)]

    def implied_move(self, view: AnyView, text: str) -> int | None:  # noqa: ARG002  # only some games have such moves
        """A further move that the line implies after its own moves, for example that it was complete."""
        return None


class MoveQuestion:
    """The viewer's legal moves, numbered from 1."""

    def __init__(self, face: GameFace, view: AnyView) -> None:
        self.face = face
        self.view = view

    def words(self) -> Text:
        return Text(self.face.question(self.view), style="bold")

    def answers(self, width: int) -> Table:
        label = self.face.narrator.label
        return in_columns([f"{n}) {label(self.view, move)}" for n, move in enumerate(self.view.moves, start=1)], width)

    def example(self) -> str:
        move = self.face.game.moves[self.view.moves[0]]
        return move.text if self.face.language == DEFAULT_LANGUAGE else (*move.aliases, move.text)[0]

    def read(self, line: str) -> list[int]:
        """The moves typed: by number, in words, or by Enter where there is only one."""
        last = len(self.view.moves)
        if not line:
            if last == 1:
                return [self.view.moves[0]]
            raise BadMove(TEXTS.message("no-answer", last=last, example=self.example()))
        if line.isascii() and line.isdigit():
            if len(line) < 4 and 1 <= int(line) <= last:
                return [self.view.moves[int(line) - 1]]
            raise BadMove(TEXTS.message("no-such-number", number=line[:20], last=last))
        try:
            return self.face.read(self.view, line)
        except UnreadableMove:
            facts = {"words": line[:40], "last": last, "example": self.example()}
            raise BadMove(TEXTS.message("unreadable-answer", **facts)) from None


def in_columns(labels: list[str], width: int) -> Table:
    """The answers in as many columns as fit, but no more than needed to keep to four lines."""
    widest = max(len(label) for label in labels) + 3
    columns = max(1, min(width // widest, math.ceil(len(labels) / 4)))
    lines = math.ceil(len(labels) / columns)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column()
    for line in range(lines):
        grid.add_row(*(Text(" " + label) for label in labels[line::lines]))
    return grid


def result(face: GameFace, winners: Sequence[int], reason: str, clause: str) -> str:
    return TEXTS.say(
        face.language,
        "result",
        count=len(winners),
        names=", ".join(face.names[seat] for seat in winners),
        reason=face.say(f"reason-{reason}"),
        clause=clause,
    )
