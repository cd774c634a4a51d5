"""A seat for a program that reads and writes text: look, list the legal moves, play in words, talk, wait."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sobremesa.kernel.errors import BadMove, SobremesaError, UnreadableMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.console.drawing import draw_text
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.texts import TEXTS

# Longer than any move or remark.
LONGEST_WORDS = 1000
LONGEST_WAIT_SECONDS = 600.0


class TextSeat(ABC):
    """Methods return text in one language; a refusal is a ``SobremesaError`` with the reason.

    A seat lists its legal moves only on request, and their numbers are valid only after that.
    """

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self._listed: tuple[int, ...] = ()

    @abstractmethod
    def look(self) -> str:
        """The news, the table and the question."""

    @abstractmethod
    def legal_moves(self) -> str:
        """The seat's legal moves, numbered."""

    @abstractmethod
    def play(self, words: str) -> str:
        """Plays the move in the words, and returns what followed."""

    @abstractmethod
    def claim(self, words: str) -> str:
        """Makes a claim, true or false, that all players hear."""

    @abstractmethod
    def wait(self, seconds: float) -> str:
        """Waits until the seat has to move, the game is over or the time runs out; returns the news."""

    @abstractmethod
    def close(self) -> None:
        """Ends every wait: the client is gone."""

    def rules(self, clause: str) -> str:
        """One clause, or all the rules."""
        book = Rulebook(type(self.game), self.language)
        return draw_text(book.clause(clause[:LONGEST_WORDS]) if clause.strip() else book.whole())

    def say(self, key: str, **facts: object) -> str:
        return TEXTS.say(self.language, key, **facts)

    def list_moves(self, face: GameFace, view: AnyView) -> str:
        self._listed = view.moves
        lines = [f"{n}) {face.narrator.label(view, move)}" for n, move in enumerate(view.moves, start=1)]
        return "\n".join([face.question(view), *lines])

    def read(self, face: GameFace, view: AnyView, words: str) -> list[int]:
        """The moves meant. A number refers to the latest list, if that is still valid."""
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
    """The seat does not have to move now."""
