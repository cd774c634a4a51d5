"""How much time is left at a table."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from sobremesa.terminal.line import Line
from sobremesa.terminal.screen import Screen


def show_clocks(line: Line, names: Sequence[str], screen: Screen) -> None:
    update = line.update
    assert update is not None
    clocks = update.clocks
    if clocks is None:
        screen.say("clock-none")
        return
    passed = 0 if update.paused else int(1000 * (monotonic() - line.heard_at))
    for seat, left in enumerate(clocks.left):
        running = seat in clocks.running
        seconds = max(0, left - (passed if running else 0)) // 1000
        time = f"{seconds // 60}:{seconds % 60:02}"
        screen.say("clock-line", name=names[seat], time=time, running="yes" if running else "no")
    if clocks.window is not None:
        screen.say("clock-window", seconds=max(0, clocks.window - passed) // 1000)
