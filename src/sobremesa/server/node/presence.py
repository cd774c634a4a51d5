"""Who is connected to a table now, at whichever node."""

from __future__ import annotations

from collections.abc import Iterable

# A node that says nothing for this long is gone, and everybody at it.
FORGET_SECONDS = 30.0
# Nodes repeat it after this time, for those who missed it.
REPEAT_SECONDS = 10.0
# Whoever connects again at once was never gone: a page that is reloaded is not news.
GRACE_SECONDS = 2.0
ASKING = "?"


class SeatPresence:
    """The seats connected here, and those that other nodes told of."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        self._shown: list[int] = []

    @staticmethod
    def encode(seats: Iterable[int], *, asking: bool) -> str:
        """What a node tells others of its own: ``here 0 2``; with a question mark it wants to hear theirs."""
        return " ".join(["here", *map(str, sorted(seats)), *([ASKING] if asking else [])])

    def hear(self, node: str, words: str, now: float) -> bool:
        """Takes in what another node told; whether that node asked for ours."""
        told = words.split()
        self._elsewhere[node] = (now, frozenset(int(word) for word in told if word.isdigit()))
        return ASKING in told

    def update(self, here: Iterable[int], now: float) -> list[int] | None:
        """All seats whose players are there, if it is not what was shown last."""
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
