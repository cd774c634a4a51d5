"""What is measured of a server under load, the same for all servers."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Sample:
    """``cpu_ms`` is the server's processor time per move, ``load_ms`` the load generator's."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float
    load_ms: float


class Meter:
    """Latencies of moves, from sending to the acknowledgement, while ``counting``. Players move while ``playing``;
    ``under_way`` counts their unanswered moves, and ``trouble`` lists all other errors."""

    def __init__(self) -> None:
        self.playing = False
        self.counting = False
        self.under_way = 0
        self.moves = 0
        self.matches = 0
        self._match_moves = 0
        self.refused: list[str] = []
        self.trouble: list[str] = []
        self._latencies: list[float] = []

    def sends(self) -> float:
        self.under_way += 1
        return perf_counter()

    def hears(self, sent: float) -> None:
        self.under_way -= 1
        self.moves += 1
        if self.counting:
            self._latencies.append(perf_counter() - sent)

    def hears_refusal(self, text: str) -> None:
        self.under_way -= 1
        self.refused.append(text)

    def ends_match(self, moves: int) -> None:
        self.matches += 1
        self._match_moves += moves

    @property
    def moves_per_match(self) -> float | None:
        return self._match_moves / self.matches if self.matches else None

    def start(self) -> None:
        self._latencies.clear()
        self.counting = True

    def stop(self, seconds: float, server_seconds: float, load_seconds: float) -> Sample:
        self.counting = False
        found = sorted(self._latencies)
        if not found:
            raise RuntimeError("not one move was acknowledged")
        return Sample(
            moves_per_second=len(found) / seconds,
            p50_ms=1000 * found[len(found) // 2],
            p99_ms=1000 * found[int(len(found) * 0.99)],
            cpu_ms=1000 * server_seconds / len(found),
            load_ms=1000 * load_seconds / len(found),
        )
