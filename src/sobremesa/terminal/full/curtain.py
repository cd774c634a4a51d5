"""Between two players at one keyboard: nothing of the table is on it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static


class Curtain(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(Content(self.words), id="curtain")

    def on_click(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        self.dismiss(None)
