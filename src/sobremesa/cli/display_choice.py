"""Chooses between the full screen and the line display."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec

from sobremesa.cli.command_line import Arguments, BadCommand
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import need
from sobremesa.terminal.session.display import Display
from sobremesa.terminal.session.line_display import LineDisplay
from sobremesa.terminal.session.session import TableSession
from sobremesa.terminal.texts import TEXTS

LINES_VARIABLE = "SOBREMESA_LINES"


def is_full(args: Arguments, environment: Mapping[str, str]) -> bool:
    """The full screen, unless the user wants lines or the terminal or installation lacks it; ``--full`` insists."""
    args.refuse_together("full", "lines")
    if args.lines:
        return False
    if args.full:
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


class DisplayChoice:
    """The display for the sessions of one command."""

    def __init__(self, args: Arguments, screen: Screen) -> None:
        self.screen = screen
        self.is_full = is_full(args, os.environ)

    def run(self, make: Callable[[Display], TableSession], game: AnyGame, *, invitation: str = "") -> None:
        if not self.is_full:
            make(LineDisplay(self.screen)).run()
            return
        from sobremesa.terminal.full.full_display import run_full

        run_full(make, game, self.screen, invitation)
