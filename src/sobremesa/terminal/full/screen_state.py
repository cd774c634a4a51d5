"""Messages from the session to the full screen. They carry values only, so the two threads share no state."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from textual.message import Message

from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import TableSnapshot
from sobremesa.terminal.session.news_teller import Sentence


@dataclass(frozen=True)
class ScreenState:
    """A snapshot, and the sentences shown so far. ``result`` names the winner when the game is over."""

    snapshot: TableSnapshot
    sentences: tuple[Sentence, ...]
    result: str = ""


class StateChanged(Message):
    def __init__(self, state: ScreenState) -> None:
        super().__init__()
        self.screen_state = state


class KeyboardPassed(Message):
    """Another player gets the keyboard."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class NoteShown(Message):
    """A short note to the player. ``is_wrong``: a refusal."""

    def __init__(self, words: str, *, is_wrong: bool) -> None:
        super().__init__()
        self.words = words
        self.is_wrong = is_wrong


class TextShown(Message):
    """A text too long for one line."""

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self.title = title
        self.content = content


class RulesShown(Message):
    """The rules, at a clause or from the beginning."""

    def __init__(self, book: Rulebook, clause: str) -> None:
        super().__init__()
        self.book = book
        self.clause = clause


class HelpShown(Message):
    pass


class SessionEnded(Message):
    """The session has ended."""
