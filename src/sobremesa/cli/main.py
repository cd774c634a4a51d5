"""The entry point of the command ``sobremesa``.

It handles Ctrl-C before it imports anything else.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Runs the command line and returns the exit code: 0, 2 for bad input, 130 for Ctrl-C.

    Without ``argv`` it runs the process's own command line, and ignores Ctrl-C while the process exits.
    """
    try:
        if argv is not None:
            from sobremesa.cli.dispatch import run_command

            return run_command(argv)
        return _whole_process(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as problem:
        if not _is_interrupted(problem):
            raise
        return INTERRUPTED


def _whole_process(arguments: list[str]) -> int:
    import signal

    usual = signal.getsignal(signal.SIGINT)
    is_heard = usual is signal.default_int_handler
    try:
        if is_heard:
            signal.signal(signal.SIGINT, _leave)
        from sobremesa.cli.dispatch import run_command

        if is_heard:
            signal.signal(signal.SIGINT, usual)
        return run_command(arguments)
    finally:
        if is_heard:
            signal.signal(signal.SIGINT, signal.SIG_IGN)


def _leave(_number: int, _frame: FrameType | None) -> None:
    """Exits at once: nothing needs cleaning up yet, and an exception in a half-loaded module would turn into another
    error."""
    os._exit(INTERRUPTED)


def _is_interrupted(problem: BaseException | None) -> bool:
    """Whether Ctrl-C caused the error: a library that is interrupted while it loads may raise an error of its own."""
    while problem is not None:
        if isinstance(problem, KeyboardInterrupt):
            return True
        problem = problem.__cause__ or problem.__context__
    return False
