"""A screen on which some widget always has the focus."""

from __future__ import annotations

from typing import TypeVar

from textual.screen import Screen
from textual.widget import Widget

Answer = TypeVar("Answer")


class ListeningScreen(Screen[Answer]):
    """Textual takes the focus away when a widget is hidden, when the mouse is beside everything and when the terminal
    itself loses the focus. Here it returns at once."""

    def watch_focused(self, focused: Widget | None) -> None:
        if focused is None:
            self.call_after_refresh(self.keep_focus)

    def keep_focus(self) -> None:
        chain = self.focus_chain if self.is_attached else []
        if chain and self.focused not in chain:
            self.set_focus(self.listener(chain))

    def listener(self, chain: list[Widget]) -> Widget:
        """The widget that gets the focus, of all that can have it."""
        return chain[0]
