"""Does what the command line says, and gives the exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from sobremesa.cli.command_line import is_plain, language_of
from sobremesa.cli.commands.catalog import read_command
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.terminal.console.screen import STDOUT, Gone, Screen, complete_streams, visible, wrap
from sobremesa.terminal.files import trouble
from sobremesa.terminal.texts import TEXTS

DONE, REFUSED = 0, 2


def run_command(arguments: Sequence[str]) -> int:
    """The exit code: 0, or 2 for bad input. Ctrl-C is passed on."""
    language = DEFAULT_LANGUAGE
    complete_streams()
    try:
        language = language_of(arguments, os.environ)
        screen = Screen(language, is_plain=is_plain(arguments, os.environ))
        try:
            args = read_command(arguments, language)
            args.run(args, screen)
        finally:
            screen.flush()
    except SobremesaError as problem:
        print(wrap(visible(problem.say(language)), sys.stderr), file=sys.stderr)
        return REFUSED
    except Gone:
        return DONE
    except BrokenPipeError:
        # Whoever read us has read enough; the interpreter's last flush must not complain either.
        _silence()
    except OSError as problem:
        if problem.filename == STDOUT:
            _silence()
        print(wrap(visible(_describe(problem, language)), sys.stderr), file=sys.stderr)
        return REFUSED
    return DONE


def _describe(problem: OSError, language: str) -> str:
    """An error of the system in a sentence, about its file if it has one."""
    if problem.filename is not None:
        return trouble(Path(str(problem.filename)), problem).say(language)
    return TEXTS.say(language, "system-trouble", reason=problem.strerror or str(problem) or type(problem).__name__)


def _silence() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
