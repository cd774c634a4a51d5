"""What the full screen draws, made by the session and drawn by the screen: values only, so that threads do not meet."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from textual.message import Message

from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Glance
from sobremesa.terminal.session.news_teller import Sentence


@dataclass(frozen=True)
class Picture:
    """A glance, and what the viewer was told so far. ``result`` is who has won, when the game is over."""

    glance: Glance
    told: tuple[Sentence, ...]
    result: str = ""


class Changed(Message):
    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self.picture = picture


class Curtained(Message):
    """The keyboard is passed on to somebody."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class Noted(Message):
    """Something is said to whoever types. ``is_wrong``: a refusal."""

    def __init__(self, words: str, *, is_wrong: bool) -> None:
        super().__init__()
        self.words = words
        self.is_wrong = is_wrong


class Leaflet(Message):
    """Something to read that does not fit in a line."""

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self.title = title
        self.content = content


class Opened(Message):
    """The rules, at a clause or at their beginning."""

    def __init__(self, book: Rulebook, clause: str) -> None:
        super().__init__()
        self.book = book
        self.clause = clause


class HelpWanted(Message):
    pass


class Over(Message):
    """The session has ended."""
