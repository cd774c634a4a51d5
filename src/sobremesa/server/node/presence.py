"""Which seats are connected to a table now, at any node, and what their players have seen."""

from __future__ import annotations

from collections.abc import Mapping

# A node that is silent for this long is gone, with its connections.
FORGET_SECONDS = 30.0
# Nodes repeat it after this time, in case a message was lost.
REPEAT_SECONDS = 10.0
# A seat that connects again within this time was never gone: a reloaded page is not news.
GRACE_SECONDS = 2.0
ASKING = "?"

# The connected seats, each with the number of the last news that its player has seen; None if its clients do not tell.
Seats = Mapping[int, int | None]


class SeatPresence:
    """The seats connected here, and at other nodes."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[float, Seats]] = {}
        self._shown: list[int] = []

    @staticmethod
    def encode(seats: Seats, *, asking: bool) -> str:
        """What a node tells the others about its seats: ``here 0:17 2``. The player of seat 0 has seen the news up to
        number 17. With a question mark it asks for theirs."""
        told = [f"{seat}" if seen is None else f"{seat}:{seen}" for seat, seen in sorted(seats.items())]
        return " ".join(["here", *told, *([ASKING] if asking else [])])

    def hear(self, node: str, words: str, now: float) -> bool:
        """Reads the message of another node; returns whether that node asked for ours."""
        told = words.split()
        pairs = [word.partition(":") for word in told if word[0].isdigit()]
        self._elsewhere[node] = (now, {int(seat): int(seen) if seen else None for seat, _colon, seen in pairs})
        return ASKING in told

    def has_seen(self, n: int, here: Seats) -> bool:
        """Whether the players who tell what they have seen, here or at other nodes, have all seen the news ``n``."""
        latest: dict[int, int] = {}
        for seats in (here, *(seats for _at, seats in self._elsewhere.values())):
            for seat, seen in seats.items():
                if seen is not None:
                    latest[seat] = max(seen, latest.get(seat, 0))
        return all(seen >= n for seen in latest.values())

    def update(self, here: Seats, now: float) -> list[int] | None:
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
