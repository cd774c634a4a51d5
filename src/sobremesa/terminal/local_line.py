"""A table at this keyboard, and the lines of those who sit at it."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.record import Record
from sobremesa.table.acts.start import StartNews
from sobremesa.terminal.line import Asked, Line
from sobremesa.wire import messages as m
from sobremesa.wire.local import LocalTable


class LocalHost:
    """Lets the time of a local table pass.

    Without clocks its time is its own: it stands still while people think, and where nobody at the keyboard is asked it
    jumps to whatever comes next. With clocks it is the time of the day.
    """

    def __init__(self, open_at: Callable[[int], LocalTable], *, has_clocks: bool) -> None:
        self.has_clocks = has_clocks
        self._now = now_ms()
        self.table = open_at(self._now)

    @property
    def now(self) -> int:
        return now_ms() if self.has_clocks else self._now

    def go_on(self) -> None:
        """Whatever happens by itself by now, bots' moves included."""
        if self.has_clocks:
            while self.table.step(self.now):
                pass
            return
        while True:
            if self._speak():
                continue
            if self._waits():
                return
            if self.table.step(self._now):
                continue
            due = self.table.due
            if due is None:
                return
            self._now = max(due, self._now)

    def _speak(self) -> bool:
        """Whoever has something to say does not wait for people to move."""
        remark = self.table.table.temper.remark
        if remark is None:
            return False
        self._now = max(self._now, remark.at)
        return self.table.tick(self._now)

    def _waits(self) -> bool:
        """Whether a person is asked first. In the order of the seats people and bots choose, so that a game goes on
        alike however often it was left."""
        asked = self.table.table.asked()
        return bool(asked) and not self.table.table.level_of(asked[0])

    def seconds_to_next(self) -> float | None:
        due = self.table.due
        if due is None or not self.has_clocks:
            return None
        return max(0, due - self.now) / 1000

    def record(self) -> Record:
        match = self.table.table.match
        assert match is not None
        return match.record()

    def started_at(self) -> int:
        """The number of the news that the game began."""
        return next((piece.n for piece in self.table.table.news if isinstance(piece, StartNews)), 0)

    def line(self, viewer: Viewer, language: str, *, from_start: bool) -> LocalLine:
        """``from_start``: everything since the deal is told, and not only what comes."""
        line = LocalLine(self, viewer, language)
        line.skip_news(self.started_at() if from_start else self.table.table.seq)
        return line


class LocalLine(Line):
    keeps_record = True

    def __init__(self, host: LocalHost, viewer: Viewer, language: str) -> None:
        super().__init__(viewer)
        self.host = host
        host.table.send(viewer, m.Hello(m.VERSION, language=language), host.now)  # type: ignore[arg-type]  # one of LANGUAGES

    def send(self, message: Asked) -> None:
        self.host.table.send(self.viewer, message, self.host.now)

    def hear(self) -> None:
        self.host.go_on()
        for message in self.host.table.received(self.viewer):
            self.take(message)

    def record(self) -> Record:
        return self.host.record()

    def pause(self) -> float | None:
        return self.host.seconds_to_next()


def now_ms() -> int:
    return int(time() * 1000)
