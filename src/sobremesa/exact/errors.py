"""The error of a tree that grows too large."""

from __future__ import annotations


class TooLarge(Exception):
    """The tree has more histories than allowed, or no end."""

    def __init__(self, most: int) -> None:
        super().__init__(f"more than {most:,} histories" if most else "a tree without an end")
