"""A tree that is given up."""

from __future__ import annotations


class TooLarge(Exception):
    """It has more histories than were allowed, or no end."""

    def __init__(self, most: int) -> None:
        super().__init__(f"more than {most:,} histories" if most else "a tree without an end")
