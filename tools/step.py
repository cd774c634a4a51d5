"""``python tools/step.py "The page" command ...`` runs a step of the build: one line says what is being done and how
long it took. What the command itself prints is shown only if it fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from time import monotonic
from typing import Any

TICK = 0.25
WIDTH = 46


def line(title: str, started: float) -> str:
    """No longer than a terminal is wide, or it could not be written over."""
    room = shutil.get_terminal_size().columns - 1
    return f"  {title + ' ':.<{WIDTH}} {monotonic() - started:4.0f} s"[:room]


def run(title: str, command: list[str], **settings: Any) -> int:
    """What the command ended with. The settings are those of a process: its folder, its variables."""
    started = monotonic()
    is_seen = sys.stdout.isatty()
    with tempfile.TemporaryFile() as said:
        work = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, **settings)
        try:
            while True:
                if is_seen:
                    print(f"\r{line(title, started)}", end="", flush=True)
                try:
                    code = work.wait(TICK if is_seen else None)
                    break
                except subprocess.TimeoutExpired:
                    continue
        except KeyboardInterrupt:
            # The command heard it too.
            work.wait()
            print(flush=True)
            return 130
        print(f"\r{line(title, started)}" if is_seen else line(title, started), flush=True)
        if code:
            said.seek(0)
            print(f"\n{said.read().decode(errors='replace').strip()}\n\nThis failed: {' '.join(command)}", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
