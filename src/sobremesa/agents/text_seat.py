"""A seat for whoever reads and writes text: looking, asking what is legal, playing in words, talking, waiting."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sobremesa.kernel.errors import BadMove, SobremesaError, UnreadableMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.console.drawing import draw_text
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.texts import TEXTS

# More than any move or remark needs.
LONGEST_WORDS = 1000
LONGEST_WAIT_SECONDS = 600.0


class TextSeat(ABC):
    """What each method gives is text in one language; what cannot be is a ``SobremesaError`` that says why.

    Legal moves are told to whoever asks for them, and only then do their numbers mean anything.
    """

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self._listed: tuple[int, ...] = ()

    @abstractmethod
    def look(self) -> str:
        """What is new, the table, and what is asked."""

    @abstractmethod
    def legal_moves(self) -> str:
        """The moves that are open to the seat now, numbered."""

    @abstractmethod
    def play(self, words: str) -> str:
        """Makes the move that the words mean, and tells what followed."""

    @abstractmethod
    def claim(self, words: str) -> str:
        """Says something that the game can read, true or not; everybody hears it."""

    @abstractmethod
    def wait(self, seconds: float) -> str:
        """Until the seat is asked, the game is over, or the time is; then what is new."""

    @abstractmethod
    def close(self) -> None:
        """Whoever waits is let go: nobody is there any more."""

    def rules(self, clause: str) -> str:
        """One clause, or the whole game."""
        book = Rulebook(type(self.game), self.language)
        return draw_text(book.clause(clause[:LONGEST_WORDS]) if clause.strip() else book.whole())

    def say(self, key: str, **facts: object) -> str:
        return TEXTS.say(self.language, key, **facts)

    def numbered(self, face: GameFace, view: AnyView) -> str:
        self._listed = view.moves
        lines = [f"{n}) {face.narrator.label(view, move)}" for n, move in enumerate(view.moves, start=1)]
        return "\n".join([face.question(view), *lines])

    def read(self, face: GameFace, view: AnyView, words: str) -> list[int]:
        """The moves meant; numbers are those of the list that was asked for, if it still holds."""
        typed = words.strip()[:LONGEST_WORDS]
        if typed.isascii() and typed.isdigit() and len(typed) < 4:
            if self._listed != view.moves:
                raise BadMove(TEXTS.message("spoken-no-list", words=typed))
            if not 1 <= int(typed) <= len(self._listed):
                raise BadMove(TEXTS.message("no-such-number", number=typed, last=len(self._listed)))
            return [self._listed[int(typed) - 1]]
        try:
            return face.read(view, typed)
        except UnreadableMove:
            raise BadMove(TEXTS.message("spoken-unreadable", words=typed[:40])) from None


class NotAsked(SobremesaError):
    """Nothing is asked of the seat now."""
