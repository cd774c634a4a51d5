"""The time of day, as journals keep it."""

from __future__ import annotations

from time import monotonic, time

# Within a run the time only goes on: where somebody sets the clock, tables neither stop nor run out of time.
_MONOTONIC_ZERO = time() - monotonic()


def now_ms() -> int:
    return int((_MONOTONIC_ZERO + monotonic()) * 1000)
