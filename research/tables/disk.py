"""The disk's own limit: a table with one move in flight waits for the disk once a move, on any server."""

from __future__ import annotations

import os
import tempfile
from time import perf_counter

# As much as SQLite's write-ahead log grows by with a small commit.
COMMIT_BYTES = 8_192
SECONDS = 2.0


def syncs_per_second(seconds: float = SECONDS) -> float:
    """Small synced writes (``fdatasync``) per second, in the folder where the servers write."""
    data = os.urandom(COMMIT_BYTES)
    with tempfile.TemporaryFile(prefix="sobremesa-bench-") as file:
        number, started = file.fileno(), perf_counter()
        count = 0
        while perf_counter() - started < seconds:
            os.write(number, data)
            os.fdatasync(number)
            count += 1
        return count / (perf_counter() - started)
