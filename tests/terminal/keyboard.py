"""A real terminal of 100 by 30, with a keyboard."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from types import TracebackType
from typing import Any, Self

import pexpect

COMMAND = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE_SECONDS = 60
# The prompt at the beginning of a line, with any escape codes before it.
ASKED = r"\n(?:\r|\x1b\[[?\d;]*[a-zA-Z])*>(?: |\x08)"


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Keyboard:
    def __init__(self, *arguments: object, before: str = "", **environment: object) -> None:
        """``before`` is code that runs before the command does."""
        settings = {name: value for name, value in os.environ.items() if name not in ("SOBREMESA_LANG", "NO_COLOR")}
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", before + COMMAND, *map(str, arguments)],
            env=settings
            | {"TERM": "xterm-256color", "SOBREMESA_LINES": "1"}
            | {name: str(value) for name, value in environment.items()},
            encoding="utf-8",
            dimensions=(30, 100),
            timeout=PATIENCE_SECONDS,
            echo=True,
            # In the background the shell ignores SIGINT, and the child would inherit that.
            preexec_fn=hear_interrupts,
        )
        # The tests type only when asked, so pexpect need not wait before it sends.
        self.child.delaybeforesend = None
        pty: Any = self.child.ptyproc  # type: ignore[attr-defined]  # missing in its stubs
        pty.delayafterclose = pty.delayafterterminate = 0.01

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Closes the terminal as a window would, then kills the program. It may take any time.
        for number, patience in ((signal.SIGHUP, 2), (signal.SIGINT, 2), (signal.SIGKILL, PATIENCE_SECONDS)):
            if self.child.isalive():
                self.child.kill(number)
                self._wait(patience)
        self.child.close(force=True)

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while self.child.isalive() and time.monotonic() < end:
            time.sleep(0.01)

    def until(self, pattern: str) -> str:
        """The output up to and including the pattern."""
        self.child.expect(pattern)
        return str(self.child.before) + str(self.child.after)

    def until_end(self) -> str:
        """The output before the program ended; the terminal stays open."""
        self.child.expect(pexpect.EOF)
        return self.rest()

    def until_asked(self) -> str | None:
        """The output up to the next question; None if the program ended instead."""
        found = self.child.expect([ASKED, pexpect.EOF])
        return None if found == 1 else str(self.child.before)

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def end(self) -> int:
        """Waits for the program to end; returns its exit code."""
        self.until_end()
        return self.exit_code()

    def exit_code(self) -> int:
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)

    def rest(self) -> str:
        """The output before the program ended."""
        return str(self.child.before)


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
