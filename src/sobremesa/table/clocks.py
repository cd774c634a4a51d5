"""The clocks of a table. The caller passes the time in; they never read it."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.table.settings import Clock

# The time for a player who comes back with an empty clock.
GRACE_MS = 15_000


class TableClocks:
    """Milliseconds left, by seat. Only the clocks of ``run`` are running; with the clock ``none`` none ever is."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.full = clock.seconds * 1000
        self._left = [self.full] * seats
        self._since: dict[int, int] = {}
        self._graced: set[int] = set()

    @property
    def running(self) -> tuple[int, ...]:
        return tuple(sorted(self._since))

    @property
    def is_running(self) -> bool:
        """Whether any is."""
        return bool(self._since)

    def run(self, seats: Iterable[int], at: int, mover: int | None = None) -> None:
        """From now on exactly these clocks run. A mover that is no longer asked gets the increment."""
        wanted = set(seats) if self.clock.kind != "none" else set()
        for seat in self.running:
            if seat not in wanted:
                self._stop(seat, at)
                if self.clock.kind == "player" and seat == mover:
                    self._left[seat] += self.clock.increment * 1000
        if mover is not None:
            self._graced.discard(mover)
            if self.clock.kind == "move" and mover not in self._since:
                self._left[mover] = self.full
        for seat in sorted(wanted - self._since.keys()):
            self._since[seat] = at
            if self.clock.kind == "move":
                self._left[seat] = self.full

    def halt(self, at: int) -> None:
        """All clocks stand still, as they are."""
        for seat in self.running:
            self._stop(seat, at)

    def go_on(self, seats: Iterable[int], at: int) -> None:
        """Exactly these clocks run on, each from where it stood, without a move."""
        self.halt(at)
        if self.clock.kind != "none":
            self._since = dict.fromkeys(seats, at)

    def wake(self, at: int, asleep_since: int) -> None:
        """Gives back the time since then. A clock that was started later runs on from where it stood at its start; with
        0 all do."""
        self._since = {
            seat: at - max(0, asleep_since - started) if asleep_since else at for seat, started in self._since.items()
        }

    def note_move(self, seat: int, at: int) -> None:
        """A seat that is still asked has made a move: with time per move, its time begins again."""
        if seat in self._since and self.clock.kind == "move":
            self._since[seat] = at
            self._left[seat] = self.full

    def comes_back(self, seat: int) -> None:
        """Gives a grace period to an empty clock, once until the seat's next move."""
        if self._left[seat] == 0 and seat not in self._graced:
            self._left[seat] = min(self.full, GRACE_MS)
            self._graced.add(seat)

    def begin_again(self, seat: int) -> None:
        """The seat has a new player: with time per move, the clock is full again."""
        self._graced.discard(seat)
        if self.clock.kind == "move" and seat not in self._since:
            self._left[seat] = self.full
        self.comes_back(seat)

    def left(self, seat: int, now: int) -> int:
        since = self._since.get(seat)
        return max(0, self._left[seat] - (0 if since is None else max(0, now - since)))

    def ends(self) -> list[tuple[int, int]]:
        """When each running clock will be empty, and its seat; the earliest first."""
        return sorted((since + self._left[seat], seat) for seat, since in self._since.items())

    def _stop(self, seat: int, at: int) -> None:
        self._left[seat] = self.left(seat, at)
        del self._since[seat]
