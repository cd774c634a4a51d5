"""Whether a session is shown on a full screen or printed line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec

from sobremesa.cli.command_line import BadCommand, Given
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import need
from sobremesa.terminal.session.display import Display
from sobremesa.terminal.session.line_display import Printed
from sobremesa.terminal.session.session import Session
from sobremesa.terminal.texts import TEXTS

LINES_VARIABLE = "SOBREMESA_LINES"


def is_full(given: Given, environment: Mapping[str, str]) -> bool:
    """A full screen unless lines are asked for, or terminal or installation cannot do it; ``--full`` insists."""
    given.refuse_together("full", "lines")
    if given.lines:
        return False
    if given.full:
        if not _is_capable(environment):
            raise BadCommand(TEXTS.message("full-no-terminal"))
        need("terminal")
        return True
    wants_lines = environment.get(LINES_VARIABLE, "") not in ("", "0")
    return not wants_lines and _is_capable(environment) and find_spec("textual") is not None


def _is_capable(environment: Mapping[str, str]) -> bool:
    """Textual reads standard input and draws on standard error."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return environment.get("TERM", "") not in ("", "dumb", "unknown") and all(stream.isatty() for stream in streams)


class Showing:
    """How the sessions of one command are shown."""

    def __init__(self, given: Given, screen: Screen) -> None:
        self.screen = screen
        self.is_full = is_full(given, os.environ)

    def run(self, make: Callable[[Display], Session], game: AnyGame, *, invitation: str = "") -> None:
        if not self.is_full:
            make(Printed(self.screen)).run()
            return
        from sobremesa.terminal.full.full_display import run_full

        run_full(make, game, self.screen, invitation)
