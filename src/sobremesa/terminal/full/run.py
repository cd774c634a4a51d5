"""Playing on the full screen, from the first picture to the terminal as it was."""

from __future__ import annotations

import os
from collections.abc import Callable
from traceback import format_exception

from sobremesa.bots.guest import TRACEBACK_VARIABLE
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.display import Display
from sobremesa.terminal.full.app import TableApp
from sobremesa.terminal.full.full_display import FullDisplay
from sobremesa.terminal.full.theme import is_light
from sobremesa.terminal.full.typing import Typing
from sobremesa.terminal.screen import Gone, Screen
from sobremesa.terminal.session import Session
from sobremesa.terminal.texts import TEXTS


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
