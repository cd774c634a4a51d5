"""Worker processes ignore Ctrl-C, and end when their parent is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from sobremesa.kernel.processes import ProcessPool

# Starts workers and is interrupted meanwhile, as from a keyboard: the whole process group gets the signal.
STARTING = """
import os, signal, sys
from contextlib import nullcontext
from sobremesa.kernel import processes
from sobremesa.kernel.processes import ProcessPool
if __name__ == "__main__":
    pool = ProcessPool(2)
    playing = [pool.submit(abs, -number) for number in range(8)]
    try:
        os.killpg(0, signal.SIGINT)
        found = [each.result(timeout=60) for each in playing]
    except KeyboardInterrupt:
        found = [each.result(timeout=60) for each in playing]
    pool.close()
    print(found)
"""


# Waits for workers while the system hands Ctrl-C to another thread of the process.
ELSEWHERE = """
import signal, threading, time
from sobremesa.kernel.processes import ProcessPool, first_done
def interrupt(is_waiting):
    is_waiting.wait()
    time.sleep(1)
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)
if __name__ == "__main__":
    is_waiting = threading.Event()
    threading.Thread(target=interrupt, args=(is_waiting,), daemon=True).start()
    with ProcessPool(1) as pool:
        playing = pool.submit(time.sleep, 600)
        is_waiting.set()
        try:
            first_done([playing])
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
    pool = ProcessPool(1)
    playing = pool.submit(sleep, 600)
    waiting = pool.submit(sleep, 600)
    pool.stop()
    for each in (playing, waiting):
        with pytest.raises(BrokenProcessPool):
            each.result(timeout=60)


def test_without_that_they_would_complain(tmp_path: Path) -> None:
    """So the first test can fail: a process that is being started is interrupted like any other."""
    script = tmp_path / "starting.py"
    let_through = "processes.interrupts_held_back = nullcontext; pool = ProcessPool(2)"
    script.write_text(STARTING.replace("pool = ProcessPool(2)", let_through))
    done = run(script)
    assert "KeyboardInterrupt" in done.stderr


def test_whoever_waits_for_them_hears_ctrl_c_wherever_it_arrives(tmp_path: Path) -> None:
    """Long before they are done: that would take ten minutes."""
    script = tmp_path / "elsewhere.py"
    script.write_text(ELSEWHERE)
    done = run(script)
    assert (done.stdout.strip(), done.returncode, done.stderr) == ("interrupted", 0, "")


# A killed process cannot end its workers.
KILLED = """
import os, signal, time
from sobremesa.kernel.processes import PipedProcess, ProcessPool
def sleep_long(pipe):
    time.sleep(600)
if __name__ == "__main__":
    pool = ProcessPool(1)
    print(pool.submit(os.getpid).result(timeout=60), PipedProcess(sleep_long).process.pid, flush=True)
    pool.submit(time.sleep, 600)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def is_running(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


def test_they_end_with_the_process_that_started_them_even_where_it_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = run(script)
    started = [int(word) for word in done.stdout.split()]
    assert len(started) == 2
    for _look in range(600):
        if not any(is_running(process) for process in started):
            return
        sleep(0.1)
    raise AssertionError([process for process in started if is_running(process)])


def test_work_after_a_process_was_killed_has_new_ones() -> None:
    with ProcessPool(1) as pool:
        with pytest.raises(BrokenProcessPool):
            pool.submit(os._exit, 1).result(timeout=60)
        assert pool.submit(abs, -3).result(timeout=60) == 3


def test_results_come_in_the_order_of_the_work() -> None:
    with ProcessPool(2) as pool:
        assert list(pool.each(divmod, [(number, 7) for number in range(20)])) == [divmod(n, 7) for n in range(20)]
