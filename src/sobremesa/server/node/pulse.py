"""Whether the other end of a connection is still there: pings that have to be answered."""

from __future__ import annotations

# How often a line is looked at, how long after an answered ping the next is due, and how long an answer may take.
# A line that is gone is noticed 4 seconds after its last answer, and the others hear of it at once.
BEAT_SECONDS = 1.0
PING_SECONDS = 2.0
PATIENCE_SECONDS = 2.0
# A line that is slow, or was silent for a while and came back, is given several times its longest delay: it is not
# told to be gone again and again.
MARGIN = 3.0
MOST_PATIENCE_SECONDS = 15.0
# Beats do not come to the microsecond.
TOLERANCE_SECONDS = 0.1


class Pulse:
    """Pings go out at a fixed beat, and only their answers count: when a line is noticed to be gone must not depend on
    when it was last heard, which would tell of sealed answers (EU-38).

    A client that has never answered a ping is not missed.
    """

    def __init__(self) -> None:
        self._pinged_at: float | None = None
        self._latest = -PING_SECONDS
        self._patience = PATIENCE_SECONDS
        self._has_answered = False
        self.is_lost = False

    def beat(self, now: float) -> bool:
        """Looks for an answer that is overdue; returns whether it is time for a ping."""
        if self._pinged_at is not None:
            overdue = now - self._pinged_at >= self._patience - TOLERANCE_SECONDS
            self.is_lost = self.is_lost or (self._has_answered and overdue)
            return False
        if now - self._latest < PING_SECONDS - TOLERANCE_SECONDS:
            return False
        self._pinged_at = self._latest = now
        return True

    def hear_pong(self, now: float) -> bool:
        """Returns whether the line had been lost. A pong without a ping is nothing."""
        was_lost = self.is_lost
        if self._pinged_at is not None:
            delay, self._pinged_at = now - self._pinged_at, None
            self._patience = min(MOST_PATIENCE_SECONDS, max(self._patience, MARGIN * delay))
            self._has_answered, self.is_lost = True, False
        return was_lost and not self.is_lost
