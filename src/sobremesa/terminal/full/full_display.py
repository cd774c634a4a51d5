"""The session's side of the full screen: posts screen states to the app."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Sequence
from traceback import format_exception
from typing import Any

from rich.markdown import Markdown
from rich.text import Text
from textual.message import Message

from sobremesa.bots.external_bot import TRACEBACK_VARIABLE
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.console.screen import InputEnded, Screen, visible
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.full.app import TableApp
from sobremesa.terminal.full.input_queue import CURTAIN_OPENED, InputQueue
from sobremesa.terminal.full.screen_state import (
    HelpShown,
    KeyboardPassed,
    NoteShown,
    RulesShown,
    ScreenState,
    StateChanged,
    TextShown,
)
from sobremesa.terminal.full.theme import is_light
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Display, TableSnapshot
from sobremesa.terminal.session.news_teller import Sentence
from sobremesa.terminal.session.session import TableSession
from sobremesa.terminal.texts import TEXTS

# The most sentences kept for scrolling back.
MOST_TOLD = 500


class FullDisplay(Display):
    """``post`` may be called from any thread. ``parting`` is printed after the screen is closed."""

    is_typed = True

    def __init__(self, language: str, inputs: InputQueue, post: Callable[[Message], object]) -> None:
        self.language = language
        self.inputs = inputs
        self.post = post
        self.parting: list[str] = []
        self._is_closed = False
        self._notes: list[str] = []
        # The result of the finished game, until the next one begins.
        self._result = ""
        # What each viewer has read: players who share a keyboard get different news.
        self._sentences: dict[Viewer, deque[Sentence]] = {}

    def show_lobby(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:
        self._send(snapshot, sentences)

    def show_game(self, snapshot: TableSnapshot, sentences: Sequence[Sentence], *, has_happened: bool) -> None:
        self._result = ""
        if has_happened:
            self._let_fade(snapshot.viewer)
        self._send(snapshot, sentences)

    def show_end(
        self, snapshot: TableSnapshot, sentences: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        del is_shared, is_watching  # the new state replaces the old one, and offers what can be done
        self._result = result
        self._send(snapshot, sentences)

    def tell(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:
        self._send(snapshot, sentences)

    def ask_for(self, name: str) -> None:
        self._note(TEXTS.say(self.language, "yes-or-no", name=name))

    def hand_over(self, name: str) -> None:
        self._notes.clear()
        self.post(KeyboardPassed(name))
        while self.inputs.next(None, None) != CURTAIN_OPENED:
            continue  # the previous player typed it before the curtain

    def forget(self) -> None:
        """A state always shows the question."""

    def show_table(self, snapshot: TableSnapshot) -> None:
        """The table is always visible."""

    def show_moves(self, snapshot: TableSnapshot) -> None:
        """The moves are always visible."""

    def show_help(self, snapshot: TableSnapshot, *, has_claims: bool, clause: str) -> None:  # noqa: ARG002  # this help is about the screen's own keys
        self.post(HelpShown())

    def show_rules(self, book: Rulebook, clause: str) -> None:
        book.clause(clause) if clause else book.whole()  # refuse an unknown clause here, where the player asked for it
        self.post(RulesShown(book, clause))

    def show_card(self, card: CardText) -> None:
        self.post(TextShown(card.name, Markdown(card.text or card.name)))

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:  # noqa: ARG002  # notes have one style
        words = visible(TEXTS.say(self.language, key, **facts))
        if self._is_closed:
            self.parting.append(words)
        else:
            self._note(words)

    def complain(self, words: str) -> None:
        self._notes.clear()
        self.post(NoteShown(visible(words), is_wrong=True))

    def read(self, wake: int | None, seconds: float | None) -> str | None:
        self._flush()
        return self.inputs.next(wake, seconds)

    def wait(self, wake: int | None, seconds: float | None) -> None:
        self._flush()
        self.inputs.wait(wake, seconds)

    def close(self) -> None:
        self._is_closed = True

    def _note(self, words: str) -> None:
        self._notes.append(words.removeprefix("· "))

    def _flush(self) -> None:
        """One line is shown beside the question; several open a text to read."""
        notes, self._notes = self._notes, []
        if len(notes) == 1 and "\n" not in notes[0]:
            self.post(NoteShown(notes[0], is_wrong=False))
        elif notes:
            self.post(TextShown("", Text("\n\n".join(notes))))

    def _let_fade(self, viewer: Viewer) -> None:
        """Drops what may only be remembered as soon as something else happens."""
        kept = [sentence for sentence in self._log(viewer) if not sentence.fades]
        self._sentences[viewer] = deque(kept, maxlen=MOST_TOLD)

    def _log(self, viewer: Viewer) -> deque[Sentence]:
        return self._sentences.setdefault(viewer, deque(maxlen=MOST_TOLD))

    def _send(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:
        log = self._log(snapshot.viewer)
        log.extend(sentences)
        self.post(StateChanged(ScreenState(snapshot, tuple(log), self._result)))


class InternalError(SobremesaError):
    """A bug of ours, reported in a sentence."""


def run_full(make: Callable[[Display], TableSession], game: AnyGame, screen: Screen, invitation: str) -> None:
    """Runs until the players leave, or have seen the end of the game."""
    inputs = InputQueue()
    app = TableApp(game, screen.language, inputs, is_light=is_light(os.environ), invitation=invitation)
    display = FullDisplay(screen.language, inputs, app.take)
    session = make(display)
    app.run_session = session.run
    try:
        app.run()
    finally:
        # Ends the session's thread if it still waits for input.
        inputs.leave()
        if app.thread is not None:
            app.thread.join()
        inputs.close()
    for words in display.parting:
        screen.say("told", text=words)
    if app.problem is not None and not isinstance(app.problem, InputEnded):
        raise _presentable(app.problem)


def _presentable(problem: BaseException) -> BaseException:
    if isinstance(problem, SobremesaError | KeyboardInterrupt | OSError):
        return problem
    if os.environ.get(TRACEBACK_VARIABLE):
        return problem
    last = "".join(format_exception(problem)).strip().splitlines()[-1]
    return InternalError(TEXTS.message("full-crashed", what=last[:200], variable=TRACEBACK_VARIABLE))
