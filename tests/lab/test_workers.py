"""Processes that play never hear Ctrl-C, and go when nobody waits for them any more."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from sobremesa.lab.workers import Workers

# Whoever starts workers and is interrupted while they are being started, as from a keyboard: all of the group.
STARTING = """
import os, signal, sys
from contextlib import nullcontext
from sobremesa.lab import workers
from sobremesa.lab.workers import Workers
if __name__ == "__main__":
    pool = Workers(2)
    playing = [pool.submit(abs, -number) for number in range(8)]
    try:
        os.killpg(0, signal.SIGINT)
        found = [each.result(timeout=60) for each in playing]
    except KeyboardInterrupt:
        found = [each.result(timeout=60) for each in playing]
    pool.shutdown()
    print(found)
"""


# Whoever waits for workers while the system hands Ctrl-C to another thread of the process.
ELSEWHERE = """
import signal, threading, time
from sobremesa.lab.workers import Workers, awaited
def interrupt(is_waiting):
    is_waiting.wait()
    time.sleep(1)
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)
if __name__ == "__main__":
    is_waiting = threading.Event()
    threading.Thread(target=interrupt, args=(is_waiting,), daemon=True).start()
    with Workers(1) as pool:
        playing = pool.submit(time.sleep, 600)
        is_waiting.set()
        try:
            awaited([playing])
            print("waited")
        except KeyboardInterrupt:
            print("interrupted")
            raise SystemExit(pool.stop())
"""


def run(script: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=240, start_new_session=True, check=False
    )


def test_ctrl_c_while_they_are_starting_is_not_theirs(tmp_path: Path) -> None:
    script = tmp_path / "starting.py"
    script.write_text(STARTING)
    done = run(script)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == str(list(range(8)))


def test_they_stop_in_the_middle_of_what_they_do() -> None:
    pool = Workers(1)
    playing = pool.submit(sleep, 600)
    waiting = pool.submit(sleep, 600)
    pool.stop()
    for each in (playing, waiting):
        with pytest.raises(BrokenProcessPool):
            each.result(timeout=60)


def test_without_that_they_would_complain(tmp_path: Path) -> None:
    """So the first test can fail: a process that is being started is interrupted like any other."""
    script = tmp_path / "starting.py"
    script.write_text(STARTING.replace("pool = Workers(2)", "pool = Workers(2); workers.held_back = nullcontext"))
    done = run(script)
    assert "KeyboardInterrupt" in done.stderr


def test_whoever_waits_for_them_hears_ctrl_c_wherever_it_arrives(tmp_path: Path) -> None:
    """Long before they are done: that would take ten minutes."""
    script = tmp_path / "elsewhere.py"
    script.write_text(ELSEWHERE)
    done = run(script)
    assert (done.stdout.strip(), done.returncode, done.stderr) == ("interrupted", 0, "")
