"""The time of day, as journals keep it. To measure a duration use ``seconds`` here, or the event loop."""

from __future__ import annotations

import time
from typing import Protocol


class Source(Protocol):
    def monotonic(self) -> float: ...

    def time(self) -> float: ...


# A test in simulated time puts its own here.
source: Source = time

# Within a run the time only goes forward: where the operator sets the machine's clock, tables neither stop nor run out
# of time.
_MONOTONIC_ZERO = source.time() - source.monotonic()


def now_ms() -> int:
    return int((_MONOTONIC_ZERO + source.monotonic()) * 1000)


def go_on_from(ms: int) -> int:
    """Continues from ``ms``, the time of a journal. A journal ahead of the machine's clock was written before the clock
    was set back, and its players must not wait until the clock has caught up. Returns by how many milliseconds the
    clock was behind."""
    global _MONOTONIC_ZERO  # noqa: PLW0603  # there is one time
    behind = max(0, ms - now_ms())
    _MONOTONIC_ZERO += behind / 1000
    return behind


def wall_ms() -> int:
    """What the machine says, for what is counted in days."""
    return int(source.time() * 1000)


def seconds() -> float:
    """For how long something took: exact also where the event loop looks at its clock once a turn."""
    return source.monotonic()
