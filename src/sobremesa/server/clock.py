"""The time of day, as journals keep it."""

from __future__ import annotations

from time import monotonic, time

# Within a run the time only goes on: where somebody sets the clock, tables neither stop nor run out of time.
_MONOTONIC_ZERO = time() - monotonic()


def now_ms() -> int:
    return int((_MONOTONIC_ZERO + monotonic()) * 1000)


def go_on_from(ms: int) -> int:
    """A journal that is ahead of this machine's clock was written before somebody set that back: the time goes on from
    there, so that nobody waits until the clock has caught up. By how many milliseconds it was behind."""
    global _MONOTONIC_ZERO  # noqa: PLW0603  # there is one time
    behind = max(0, ms - now_ms())
    _MONOTONIC_ZERO += behind / 1000
    return behind


def wall_ms() -> int:
    """What the machine says, for what is counted in days."""
    return int(time() * 1000)
