"""Runs one command line and returns its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from sobremesa.cli.command_line import is_plain, language_of
from sobremesa.cli.commands.catalog import read_command
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.terminal.console.screen import STDOUT, InputEnded, Screen, complete_streams, visible, wrap
from sobremesa.terminal.files import file_error
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
    except InputEnded:
        return DONE
    except BrokenPipeError:
        # The reader of our output has closed it; the interpreter's last flush must not fail either.
        _silence()
    except OSError as problem:
        if problem.filename == STDOUT:
            _silence()
        print(wrap(visible(_describe(problem, language)), sys.stderr), file=sys.stderr)
        return REFUSED
    return DONE


def _describe(problem: OSError, language: str) -> str:
    """A system error as a sentence, with its file if it has one."""
    if problem.filename is not None:
        return file_error(Path(str(problem.filename)), problem).say(language)
    return TEXTS.say(language, "system-trouble", reason=problem.strerror or str(problem) or type(problem).__name__)


def _silence() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
