"""What is measured of a server under load, the same for ours and for others."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import perf_counter


class Meter:
    """Latencies of moves, from sending to the acknowledgement, while ``counting``."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.wrong: list[str] = []
        self.counting = False
        self.stopped = False

    async def measure(self, tables: int, seconds: float, process: int) -> dict[str, float]:
        """Measures for so long what players do by themselves meanwhile."""
        await asyncio.sleep(min(2.0, seconds / 2))
        self.counting = True
        started, theirs, ours = perf_counter(), processor_seconds(process), processor_seconds(os.getpid())
        await asyncio.sleep(seconds)
        elapsed = perf_counter() - started
        theirs, ours = processor_seconds(process) - theirs, processor_seconds(os.getpid()) - ours
        self.counting, self.stopped = False, True
        if self.wrong:
            raise RuntimeError(self.wrong[0])
        found = sorted(self.latencies)
        return {
            "tables": tables,
            "moves_per_second": len(found) / elapsed,
            "p50_ms": 1000 * found[len(found) // 2],
            "p99_ms": 1000 * found[int(len(found) * 0.99)],
            "server_ms_per_move": 1000 * theirs / len(found),
            "load_ms_per_move": 1000 * ours / len(found),
        }


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
