"""What is to be seen of a table at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.face import Face
from sobremesa.wire import messages as m


@dataclass(frozen=True)
class Glance:
    """From one seat, or from outside; ``face`` and ``view`` are None before the game. ``is_asked``: somebody has to
    type something, which whoever passes by itself has not. ``fades``: some of what is told may only be remembered.
    ``completions``: what may be typed."""

    viewer: Viewer
    update: m.Update
    room: m.Room
    here: tuple[int, ...]
    heard_at: float
    is_lost: bool
    is_asked: bool
    fades: bool
    face: Face | None
    view: AnyView | None
    names: tuple[str, ...]
    title: str
    completions: tuple[str, ...]

    @property
    def drawn(self) -> tuple[Face, AnyView]:
        """The face and the view of a game that has begun."""
        assert self.face is not None
        assert self.view is not None
        return self.face, self.view

    def waited_for(self) -> list[str]:
        """Who else is asked."""
        return [self.names[seat] for seat in self.update.to_act if seat != self.viewer]

    def has_to_agree(self) -> bool:
        """Whether somebody proposes something, or asks for a seat, and the viewer has not answered yet."""
        proposal, takeover = self.update.proposal, self.update.takeover
        if takeover is not None and self.viewer in takeover.asked:
            return True
        return proposal is not None and self.viewer is not None and self.viewer not in proposal.yes


@dataclass(frozen=True)
class ClockReading:
    name: str
    time: str
    is_running: bool


def clock_readings(glance: Glance) -> list[ClockReading]:
    """How much time everybody has now; nothing where there are no clocks."""
    clocks = glance.update.clocks
    if clocks is None:
        return []
    passed = _passed(glance)
    found = []
    for seat, left in enumerate(clocks.left):
        running = seat in clocks.running
        seconds = max(0, left - (passed if running else 0)) // 1000
        found.append(ClockReading(glance.names[seat], f"{seconds // 60}:{seconds % 60:02}", running))
    return found


def window_seconds(glance: Glance) -> int | None:
    """Until the open window closes; None if there is none, or it waits for an answer."""
    clocks = glance.update.clocks
    if clocks is None or clocks.window is None:
        return None
    return max(0, clocks.window - _passed(glance)) // 1000


def _passed(glance: Glance) -> int:
    return 0 if glance.update.paused else int(1000 * (monotonic() - glance.heard_at))
