"""The command ``sobremesa``: what the system starts.

Ctrl-C is input from the first moment on, so nothing is loaded before it is heard.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Runs the command line and gives the exit code: 0, 2 for bad input, 130 for Ctrl-C.

    Without ``argv`` it is the process's own command line, and the process ends with it: Ctrl-C while it does is late.
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
    """Nothing has been done yet, so nothing has to be tidied up. A module that is half loaded would make another error
    of an exception."""
    os._exit(INTERRUPTED)


def _is_interrupted(problem: BaseException | None) -> bool:
    """Whether it came of Ctrl-C: libraries make errors of their own of what interrupts them while they are loaded."""
    while problem is not None:
        if isinstance(problem, KeyboardInterrupt):
            return True
        problem = problem.__cause__ or problem.__context__
    return False
