"""Does what the command line says, and gives the exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import sobremesa
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.terminal.command_line import BadCommand, Given, is_plain, language_of, read_command
from sobremesa.terminal.commands.catalog import COMMANDS
from sobremesa.terminal.files import trouble
from sobremesa.terminal.screen import STDOUT, Gone, Screen, complete_streams, visible, wrapped
from sobremesa.terminal.texts import TEXTS

DONE, REFUSED = 0, 2


def obey(arguments: Sequence[str]) -> int:
    """The exit code: 0, or 2 for bad input. Ctrl-C is passed on."""
    language = DEFAULT_LANGUAGE
    complete_streams()
    try:
        language = language_of(arguments, os.environ)
        screen = Screen(language, is_plain=is_plain(arguments, os.environ))
        try:
            _run(read_command(arguments, COMMANDS), screen)
        finally:
            screen.flush()
    except SobremesaError as problem:
        print(wrapped(visible(problem.say(language)), sys.stderr), file=sys.stderr)
        return REFUSED
    except Gone:
        return DONE
    except BrokenPipeError:
        # Whoever read us has read enough; the interpreter's last flush must not complain either.
        _silence()
    except OSError as problem:
        if problem.filename == STDOUT:
            _silence()
        print(wrapped(visible(_told(problem, language)), sys.stderr), file=sys.stderr)
        return REFUSED
    return DONE


def _run(given: Given, screen: Screen) -> None:
    if given.has("help"):
        from sobremesa.terminal.command_help import help_for

        screen.show(help_for(given.command, COMMANDS, screen.language))
    elif given.has("version"):
        engine = TEXTS.message(f"engine-{sobremesa.engine()}")
        screen.say("version", version=sobremesa.__version__, engine=engine)
    elif given.command is not None:
        given.command.run(given, screen)
    else:
        raise BadCommand(TEXTS.message("cli-no-command", allowed=", ".join(COMMANDS)))


def _told(problem: OSError, language: str) -> str:
    """An error of the system in a sentence, about its file if it has one."""
    if problem.filename is not None:
        return trouble(Path(str(problem.filename)), problem).say(language)
    return TEXTS.say(language, "system-trouble", reason=problem.strerror or str(problem) or type(problem).__name__)


def _silence() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
