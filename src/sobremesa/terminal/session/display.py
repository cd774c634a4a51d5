"""The interface of the two displays: line by line, or full screen."""

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
    """A table at one moment, as one viewer sees it. ``face`` and ``view`` are None before the game. ``is_asked``: the
    viewer has to type something; false where a pass is made automatically. ``fades``: some news may only be remembered.
    ``completions``: what the viewer may type."""

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
        """The names of the other players who have to act."""
        return [self.names[seat] for seat in self.update.to_act if seat != self.viewer]

    def has_to_agree(self) -> bool:
        """Whether the viewer still has to answer a proposal or a request for a seat."""
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
    """The time each player has left; empty without clocks."""
    clocks = snapshot.update.clocks
    if clocks is None:
        return []
    passed = _elapsed_ms(snapshot)
    found = []
    for seat, left in enumerate(clocks.left):
        running = seat in clocks.running
        seconds = max(0, left - (passed if running else 0)) // 1000
        found.append(ClockReading(snapshot.names[seat], f"{seconds // 60}:{seconds % 60:02}", running))
    return found


def window_seconds(snapshot: TableSnapshot) -> int | None:
    """Seconds until the open window closes; None without a window, or while it waits for an answer."""
    clocks = snapshot.update.clocks
    if clocks is None or clocks.window is None:
        return None
    return max(0, clocks.window - _elapsed_ms(snapshot)) // 1000


def _elapsed_ms(snapshot: TableSnapshot) -> int:
    return 0 if snapshot.update.paused else int(1000 * (monotonic() - snapshot.heard_at))


class Display(ABC):
    """Draws from snapshots, so it can only show what the viewer may see."""

    language: str
    # Whether a person types; otherwise the lines come from a script, which is not asked again.
    is_typed: bool

    @abstractmethod
    def show_lobby(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:
        """Shows a table before its game, and the news."""

    @abstractmethod
    def show_game(self, snapshot: TableSnapshot, sentences: Sequence[Sentence], *, has_happened: bool) -> None:
        """Shows a running game. ``has_happened``: the sentences tell something about the game."""

    @abstractmethod
    def show_end(
        self, snapshot: TableSnapshot, sentences: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        """Shows the end of a game, once; ``tell`` shows later news. ``is_shared``: to several players at one keyboard.
        ``is_watching``: to a spectator, who cannot ask for a rematch."""

    @abstractmethod
    def tell(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None: ...

    @abstractmethod
    def ask_for(self, name: str) -> None:
        """After a game, names the player at this keyboard who has to answer yes or no."""

    @abstractmethod
    def hand_over(self, name: str) -> None:
        """Passes the keyboard on: hides everything the previous player saw, and waits until the next one is ready."""

    @abstractmethod
    def forget(self) -> None:
        """Makes the next call show the question again, even if it is the same."""

    @abstractmethod
    def show_table(self, snapshot: TableSnapshot) -> None:
        """Shows the table again, on request."""

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
        """Shows one of the terminal's own texts."""

    @abstractmethod
    def complain(self, words: str) -> None: ...

    @abstractmethod
    def read(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line typed; None if ``wake`` becomes readable or the time runs out first. Raises ``Gone`` at the end
        of the input."""

    @abstractmethod
    def wait(self, wake: int | None, seconds: float | None) -> None:
        """Waits until ``wake`` is readable or the time runs out; ignores typing."""

    @abstractmethod
    def close(self) -> None:
        """After this, the display shows only a goodbye."""
