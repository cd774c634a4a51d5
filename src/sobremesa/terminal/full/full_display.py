"""The session's side of the full screen: what it shows is put into pictures and sent over."""

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
from sobremesa.terminal.console.screen import Gone, Screen, visible
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.full.app import TableApp
from sobremesa.terminal.full.input_queue import OPENED, Typing
from sobremesa.terminal.full.screen_state import Changed, Curtained, HelpWanted, Leaflet, Noted, Opened, Picture
from sobremesa.terminal.full.theme import is_light
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Display, Glance
from sobremesa.terminal.session.news_teller import Sentence
from sobremesa.terminal.session.session import Session
from sobremesa.terminal.texts import TEXTS

# Longer ago than anybody scrolls back.
MOST_TOLD = 500


class FullDisplay(Display):
    """``post`` may be called from any thread. ``parting`` is what is said when the screen has been left."""

    is_typed = True

    def __init__(self, language: str, typing: Typing, post: Callable[[Message], object]) -> None:
        self.language = language
        self.typing = typing
        self.post = post
        self.parting: list[str] = []
        self._is_closed = False
        self._notes: list[str] = []
        # Of the game that is over, until there is another one.
        self._result = ""
        # What each viewer was told: people who share a keyboard are told different things.
        self._told: dict[Viewer, deque[Sentence]] = {}

    def show_lobby(self, glance: Glance, told: Sequence[Sentence]) -> None:
        self._send(glance, told)

    def show_game(self, glance: Glance, told: Sequence[Sentence], *, has_happened: bool) -> None:
        self._result = ""
        if has_happened:
            self._let_fade(glance.viewer)
        self._send(glance, told)

    def show_end(
        self, glance: Glance, told: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        del is_shared, is_watching  # a new picture replaces the one before, and says what can be done
        self._result = result
        self._send(glance, told)

    def tell(self, glance: Glance, told: Sequence[Sentence]) -> None:
        self._send(glance, told)

    def ask_for(self, name: str) -> None:
        self._note(TEXTS.say(self.language, "yes-or-no", name=name))

    def hand_over(self, name: str) -> None:
        self._notes.clear()
        self.post(Curtained(name))
        while self.typing.next(None, None) != OPENED:
            continue  # what was typed before it fell was somebody else's

    def forget(self) -> None:
        """A picture always shows what is asked."""

    def show_table(self, glance: Glance) -> None:
        """It is there all the time."""

    def show_moves(self, glance: Glance) -> None:
        """They are, too."""

    def show_help(self, glance: Glance, *, has_claims: bool, clause: str) -> None:  # noqa: ARG002  # the screen's own keys are told
        self.post(HelpWanted())

    def show_rules(self, book: Rulebook, clause: str) -> None:
        book.clause(clause) if clause else book.whole()  # refused here, where it was asked for
        self.post(Opened(book, clause))

    def show_card(self, card: CardText) -> None:
        self.post(Leaflet(card.name, Markdown(card.text or card.name)))

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:  # noqa: ARG002  # notes have one style
        words = visible(TEXTS.say(self.language, key, **facts))
        if self._is_closed:
            self.parting.append(words)
        else:
            self._note(words)

    def complain(self, words: str) -> None:
        self._notes.clear()
        self.post(Noted(visible(words), is_wrong=True))

    def read(self, wake: int | None, seconds: float | None) -> str | None:
        self._flush()
        return self.typing.next(wake, seconds)

    def wait(self, wake: int | None, seconds: float | None) -> None:
        self._flush()
        self.typing.wait(wake, seconds)

    def close(self) -> None:
        self._is_closed = True

    def _note(self, words: str) -> None:
        self._notes.append(words.removeprefix("· "))

    def _flush(self) -> None:
        """One line stays beside the question; several are something to read."""
        notes, self._notes = self._notes, []
        if len(notes) == 1 and "\n" not in notes[0]:
            self.post(Noted(notes[0], is_wrong=False))
        elif notes:
            self.post(Leaflet("", Text("\n\n".join(notes))))

    def _let_fade(self, viewer: Viewer) -> None:
        """What may only be remembered goes as soon as something else happens."""
        kept = [sentence for sentence in self._log(viewer) if not sentence.fades]
        self._told[viewer] = deque(kept, maxlen=MOST_TOLD)

    def _log(self, viewer: Viewer) -> deque[Sentence]:
        return self._told.setdefault(viewer, deque(maxlen=MOST_TOLD))

    def _send(self, glance: Glance, told: Sequence[Sentence]) -> None:
        log = self._log(glance.viewer)
        log.extend(told)
        self.post(Changed(Picture(glance, tuple(log), self._result)))


class Crashed(SobremesaError):
    """A mistake of ours, in a sentence."""


def run_full(make: Callable[[Display], Session], game: AnyGame, screen: Screen, invitation: str) -> None:
    """Until the people leave, or the game is over and they have seen it."""
    typing = Typing()
    app = TableApp(game, screen.language, typing, is_light=is_light(os.environ), invitation=invitation)
    display = FullDisplay(screen.language, typing, app.take)
    session = make(display)
    app.run_session = session.run
    try:
        app.run()
    finally:
        # Whoever still thinks in there finds nobody any more.
        typing.leave()
        if app.thread is not None:
            app.thread.join()
        typing.close()
    for words in display.parting:
        screen.say("told", text=words)
    if app.problem is not None and not isinstance(app.problem, Gone):
        raise _told(app.problem)


def _told(problem: BaseException) -> BaseException:
    if isinstance(problem, SobremesaError | KeyboardInterrupt | OSError):
        return problem
    if os.environ.get(TRACEBACK_VARIABLE):
        return problem
    last = "".join(format_exception(problem)).strip().splitlines()[-1]
    return Crashed(TEXTS.message("full-crashed", what=last[:200], variable=TRACEBACK_VARIABLE))
