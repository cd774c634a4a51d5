"""A real terminal in tmux: sends keys and reads the screen."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import uuid
from types import TracebackType
from typing import Self

COMMAND = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
PATIENCE_SECONDS = 60.0
LOOK_SECONDS = 0.03
RETRY_SECONDS = 1.0


def is_there() -> bool:
    return shutil.which("tmux") is not None


class Tmux:
    """The command in its own terminal; at the end the screen shows its exit code: ``EXIT=0``."""

    def __init__(self, *arguments: object, size: tuple[int, int] = (80, 24), **environment: object) -> None:
        self.socket = f"sobremesa-{uuid.uuid4().hex[:8]}"
        settings = {"PYTHONPATH": os.environ.get("PYTHONPATH", ""), "LC_ALL": "C.UTF-8", "SOBREMESA_LINES": ""}
        settings |= {name: str(value) for name, value in environment.items()}
        given = " ".join(f"{name}={shlex.quote(value)}" for name, value in settings.items())
        command = shlex.join([sys.executable, "-c", COMMAND, *map(str, arguments)])
        # The shell stays open, so that the screen can still be read.
        line = f"{given} {command}; echo EXIT=$?; cat"
        self._run("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run("kill-server")

    def _run(self, *words: str) -> str:
        # Readline sets COLUMNS and LINES where only a child without an explicit environment sees them.
        command = ["tmux", "-L", self.socket, *words]
        done = subprocess.run(command, capture_output=True, check=True, env=dict(os.environ))
        return done.stdout.decode()

    def text(self, *, with_history: bool = False) -> str:
        return self._run("capture-pane", "-p", *(["-S", "-"] if with_history else []))

    def keys(self, *keys: str) -> None:
        self._run("send-keys", *keys)

    def paste(self, words: str) -> None:
        self._run("set-buffer", words)
        self._run("paste-buffer", "-p")

    def typed(self) -> str:
        """The line at the prompt."""
        lines = [line for line in self.text().splitlines() if line.strip()]
        return lines[-1] if lines else ""

    def until_typed(self, line: str) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while self.typed() != line:
            assert time.monotonic() < end, f"{line} did not come:\n{self.text()}"
            time.sleep(LOOK_SECONDS)

    def resize(self, columns: int, rows: int) -> None:
        self._run("resize-window", "-x", str(columns), "-y", str(rows))

    def until(self, *patterns: str) -> str:
        """Waits until one of the patterns is on the screen; returns the screen."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            text = self.text()
            if any(re.search(pattern, text) for pattern in patterns):
                return text
            assert time.monotonic() < end, f"{patterns} did not come:\n{text}"
            time.sleep(LOOK_SECONDS)

    def until_without(self, pattern: str) -> str:
        """Waits until the pattern has gone from the screen."""
        end = time.monotonic() + PATIENCE_SECONDS
        while re.search(pattern, text := self.text()):
            assert time.monotonic() < end, f"{pattern} did not go:\n{text}"
            time.sleep(LOOK_SECONDS)
        return text

    def type_until(self, line: str, *patterns: str) -> str:
        """Types the line each time the screen has changed, until a pattern is on it.

        A screen that stays unchanged for RETRY_SECONDS gets the line too: the same refusal may have come twice.
        """
        end = time.monotonic() + 2 * PATIENCE_SECONDS
        answered, retry = "", 0.0
        while True:
            text = self.until_without(rf"\n > {line}")
            if any(re.search(pattern, text) for pattern in patterns):
                return text
            assert time.monotonic() < end, f"{patterns} did not come:\n{text}"
            if text != answered or time.monotonic() > retry:
                answered, retry = text, time.monotonic() + RETRY_SECONDS
                self.keys(line, "Enter")
            time.sleep(LOOK_SECONDS)
