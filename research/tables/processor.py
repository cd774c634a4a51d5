"""A server's use of the machine: processor time and memory, including threads and children."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def family(process: int) -> Iterator[int]:
    """The process with all its descendants."""
    yield process
    for task in _tasks(process):
        with suppress(OSError):
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def processor_seconds(process: int) -> float:
    """From the scheduler's count in nanoseconds: the usual ticks of 10 ms are too coarse for a few seconds."""
    spent = 0
    for member in family(process):
        for task in _tasks(member):
            with suppress(OSError):
                spent += int((task / "schedstat").read_text().split()[0])
    return spent / 1e9


def memory_mb(process: int) -> float:
    used = 0
    for member in family(process):
        with suppress(OSError):
            lines = (PROC / str(member) / "status").read_text().splitlines()
            used += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return used / 1024


def _tasks(process: int) -> list[Path]:
    try:
        return list((PROC / str(process) / "task").iterdir())
    except OSError:
        return []
