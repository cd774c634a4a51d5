"""How a session is shown: printed line by line, or on a full screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.news_teller import Sentence
from sobremesa.wire import messages as m


@dataclass(frozen=True)
class TableSnapshot:
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
    face: GameFace | None
    view: AnyView | None
    names: tuple[str, ...]
    title: str
    completions: tuple[str, ...]

    @property
    def face_and_view(self) -> tuple[GameFace, AnyView]:
        """The face and the view of a game that has begun."""
        assert self.face is not None
        assert self.view is not None
        return self.face, self.view

    def waiting_names(self) -> list[str]:
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


def clock_readings(snapshot: TableSnapshot) -> list[ClockReading]:
    """How much time everybody has now; nothing where there are no clocks."""
    clocks = snapshot.update.clocks
    if clocks is None:
        return []
    passed = _passed(snapshot)
    found = []
    for seat, left in enumerate(clocks.left):
        running = seat in clocks.running
        seconds = max(0, left - (passed if running else 0)) // 1000
        found.append(ClockReading(snapshot.names[seat], f"{seconds // 60}:{seconds % 60:02}", running))
    return found


def window_seconds(snapshot: TableSnapshot) -> int | None:
    """Until the open window closes; None if there is none, or it waits for an answer."""
    clocks = snapshot.update.clocks
    if clocks is None or clocks.window is None:
        return None
    return max(0, clocks.window - _passed(snapshot)) // 1000


def _passed(snapshot: TableSnapshot) -> int:
    return 0 if snapshot.update.paused else int(1000 * (monotonic() - snapshot.heard_at))


class Display(ABC):
    """What is shown comes from glances, so it is what the viewer may see and nothing else."""

    language: str
    # Whether somebody types; otherwise lines come from a script, which is not asked again.
    is_typed: bool

    @abstractmethod
    def show_lobby(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:
        """A table before its game, with what has happened since the last time."""

    @abstractmethod
    def show_game(self, snapshot: TableSnapshot, sentences: Sequence[Sentence], *, has_happened: bool) -> None:
        """A running game. ``has_happened``: something of the game is among what is told."""

    @abstractmethod
    def show_end(
        self, snapshot: TableSnapshot, sentences: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        """A game that is over, once; ``tell`` tells what is said after it. ``is_shared``: to several people at once;
        ``is_watching``: to somebody who cannot ask for a rematch."""

    @abstractmethod
    def tell(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None: ...

    @abstractmethod
    def ask_for(self, name: str) -> None:
        """After a game, who of several people is asked for yes or no."""

    @abstractmethod
    def hand_over(self, name: str) -> None:
        """The keyboard is passed on: nothing of what somebody else saw stays, and the next one says when."""

    @abstractmethod
    def forget(self) -> None:
        """What was asked is shown again, even if it is the same."""

    @abstractmethod
    def show_table(self, snapshot: TableSnapshot) -> None:
        """Again, because it is asked for."""

    @abstractmethod
    def show_moves(self, snapshot: TableSnapshot) -> None: ...

    @abstractmethod
    def show_help(self, snapshot: TableSnapshot, *, has_claims: bool, clause: str) -> None: ...

    @abstractmethod
    def show_rules(self, book: Rulebook, clause: str) -> None: ...

    @abstractmethod
    def show_card(self, card: CardText) -> None: ...

    @abstractmethod
    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        """One of the terminal's own texts."""

    @abstractmethod
    def complain(self, words: str) -> None: ...

    @abstractmethod
    def read(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line typed; None if ``wake`` can be read from, or the time is over, before there is one. Raises
        ``Gone`` at the end of the input."""

    @abstractmethod
    def wait(self, wake: int | None, seconds: float | None) -> None:
        """Until ``wake`` can be read from or the time is over, whatever is typed."""

    @abstractmethod
    def close(self) -> None:
        """Nothing but a goodbye is shown after this."""
