"""What the full screen draws, made by the session and drawn by the screen: values only, so that threads do not meet."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from textual.message import Message

from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import TableSnapshot
from sobremesa.terminal.session.news_teller import Sentence


@dataclass(frozen=True)
class ScreenState:
    """A glance, and what the viewer was told so far. ``result`` is who has won, when the game is over."""

    snapshot: TableSnapshot
    sentences: tuple[Sentence, ...]
    result: str = ""


class StateChanged(Message):
    def __init__(self, state: ScreenState) -> None:
        super().__init__()
        self.screen_state = state


class KeyboardPassed(Message):
    """The keyboard is passed on to somebody."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class NoteShown(Message):
    """Something is said to whoever types. ``is_wrong``: a refusal."""

    def __init__(self, words: str, *, is_wrong: bool) -> None:
        super().__init__()
        self.words = words
        self.is_wrong = is_wrong


class TextShown(Message):
    """Something to read that does not fit in a line."""

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self.title = title
        self.content = content


class RulesShown(Message):
    """The rules, at a clause or at their beginning."""

    def __init__(self, book: Rulebook, clause: str) -> None:
        super().__init__()
        self.book = book
        self.clause = clause


class HelpShown(Message):
    pass


class SessionEnded(Message):
    """The session has ended."""
