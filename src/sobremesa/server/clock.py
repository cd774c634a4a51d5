"""The time of day, as journals keep it."""

from __future__ import annotations

from time import time


def now_ms() -> int:
    return int(time() * 1000)
