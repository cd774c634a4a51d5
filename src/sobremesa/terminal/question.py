"""What somebody at the keyboard is asked, and what an answer to it means."""

from __future__ import annotations

import math

from rich.table import Table
from rich.text import Text

from sobremesa.kernel.errors import BadMove, UnreadableMove
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.face import Face
from sobremesa.terminal.texts import TEXTS


class Question:
    """The moves open to the view's viewer, numbered from 1."""

    def __init__(self, face: Face, view: AnyView) -> None:
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
    """The answers below each other, in as many columns as fit without making them longer than four lines."""
    widest = max(len(label) for label in labels) + 3
    columns = max(1, min(width // widest, math.ceil(len(labels) / 4)))
    lines = math.ceil(len(labels) / columns)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column()
    for line in range(lines):
        grid.add_row(*(Text(" " + label) for label in labels[line::lines]))
    return grid
