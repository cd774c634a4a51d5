"""Which seats are connected to a table now, at any node."""

from __future__ import annotations

from collections.abc import Iterable

# A node that is silent for this long is gone, with its connections.
FORGET_SECONDS = 30.0
# Nodes repeat it after this time, in case a message was lost.
REPEAT_SECONDS = 10.0
# A seat that connects again within this time was never gone: a reloaded page is not news.
GRACE_SECONDS = 2.0
ASKING = "?"


class SeatPresence:
    """The seats connected here, and at other nodes."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        self._shown: list[int] = []

    @staticmethod
    def encode(seats: Iterable[int], *, asking: bool) -> str:
        """What a node tells the others about its seats: ``here 0 2``. With a question mark it asks for theirs."""
        return " ".join(["here", *map(str, sorted(seats)), *([ASKING] if asking else [])])

    def hear(self, node: str, words: str, now: float) -> bool:
        """Reads the message of another node; returns whether that node asked for ours."""
        told = words.split()
        self._elsewhere[node] = (now, frozenset(int(word) for word in told if word.isdigit()))
        return ASKING in told

    def update(self, here: Iterable[int], now: float) -> list[int] | None:
        """All connected seats, or None if they are the same as last time."""
        self._elsewhere = {
            node: (at, seats) for node, (at, seats) in self._elsewhere.items() if now - at < FORGET_SECONDS
        }
        found = sorted({*here, *(seat for _at, seats in self._elsewhere.values() for seat in seats)})
        if found == self._shown:
            return None
        self._shown = found
        return found

    @property
    def shown(self) -> list[int]:
        return self._shown
