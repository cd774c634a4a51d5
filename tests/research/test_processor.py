"""The processor time of a server, as the benchmarks of live tables count it."""

import subprocess
import sys
from pathlib import Path

import pytest

from research.tables.processor import family, memory_mb, processor_seconds

pytestmark = pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="this system has no schedstat")

# Works for a moment, lets a thread and a child work too, prints its own time, and waits to be read.
BUSY = """
import subprocess, sys, threading, time
def work():
    end = time.thread_time() + 0.1
    while time.thread_time() < end: pass
thread = threading.Thread(target=lambda: (work(), done.set(), time.sleep(60)), daemon=True)
done = threading.Event()
thread.start(); done.wait()
code = "import time, sys\\nwhile time.process_time() < 0.2: pass\\nprint(1, flush=True); sys.stdin.read()"
child = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
child.stdout.readline()
print(time.process_time(), child.pid, flush=True)
sys.stdin.read()
"""


def test_threads_and_children_are_counted() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        own, child = process.stdout.readline().split()
        assert sorted(family(process.pid)) == sorted([process.pid, int(child)])
        spent = processor_seconds(process.pid)
        assert spent >= float(own) + 0.19
        assert spent >= processor_seconds(int(child)) + 0.09
        assert memory_mb(process.pid) > memory_mb(int(child)) > 1


def test_a_process_that_is_over_takes_nothing() -> None:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    assert (processor_seconds(process.pid), memory_mb(process.pid)) == (0.0, 0.0)
