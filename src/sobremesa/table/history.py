"""The news of a table, numbered without gaps.

Only a ``HappeningNews`` differs from viewer to viewer: each is sent the events as the game shows them to that viewer.
A sealed answer in a window is not news (EU-38).
"""

from __future__ import annotations

from typing import Any, ClassVar

from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.match import Match
from sobremesa.table.act import News


class HappeningNews(News, frozen=True, tag="happening"):
    """The events of the game from ``first`` up to ``last`` (excluded), which each viewer gets as that viewer may see
    them."""

    changes_room: ClassVar[bool] = False

    first: int
    last: int


class History:
    """``seq`` is the number of the latest news, ``told`` the number of the game's events that are news already.

    ``news`` are those of this game and of the one before it, with the chat in between: a player who comes back after a
    rematch can read how the last game ended. Older news are forgotten, so a table does not grow with its games.
    """

    def __init__(self) -> None:
        self.news: list[News] = []
        self.seq = 0
        self.told = 0
        self.forgotten = 0
        # The number of the last news before this game.
        self._before_game = 0
        # For each undo of this game the number of its news, and how many events of the game were left.
        self._undos: list[tuple[int, int]] = []

    def after(self, since: int) -> tuple[int, list[News]]:
        """The news after a number, and that number; or 0 and all that is kept, where some of them are forgotten or
        the number is from the future."""
        if self.forgotten <= since <= self.seq:
            return since, self.news[since - self.forgotten :]
        return 0, self.news

    def add(self, kind: type[News], *facts: Any) -> None:
        self.seq += 1
        self.news.append(kind(self.seq, *facts))

    def publish(self, match: Match) -> bool:
        """Makes one piece of news of what happened since the last time, even if it is hidden from all viewers. In a
        game of memory an unfinished move is not news: the number of its steps cannot be looked up later (CO-26)."""
        first, self.told = self.told, match.event_count
        if first == self.told and any(kind.fades for kind in match.game.event_kinds.values()):
            return False
        self.add(HappeningNews, first, self.told)
        return True

    def events(self, match: Match, viewer: Viewer, since: int) -> list[Event]:
        """The game's events from ``since`` on, as the viewer sees them, as far as they are news already."""
        return match.events(viewer, since=since)[: max(0, self.told - since)]

    def undo(self, told: int) -> None:
        """Takes back the game's events from number ``told`` on. The latest news says so."""
        self.forget_events(told)
        self._undos.append((self.seq, told))

    def left_since(self, since: int) -> int | None:
        """How many of the events that were told by the news up to ``since`` are left; None if no undo came later."""
        return min((told for number, told in self._undos if number > since), default=None) if self._undos else None

    def forget_events(self, told: int) -> None:
        """Empties the news of events that were taken back; they keep their numbers."""
        self.told = told
        for at in reversed(range(len(self.news))):
            piece = self.news[at]
            if isinstance(piece, HappeningNews):
                if piece.last <= told:
                    # So did all news before it.
                    break
                self.news[at] = HappeningNews(piece.n, min(piece.first, told), told)

    def begin_game(self) -> None:
        """A rematch is dealt: the events of the last game are not sent again, and the news of the game before it are
        forgotten."""
        self.forget_events(0)
        self._undos.clear()
        del self.news[: self._before_game - self.forgotten]
        self.forgotten, self._before_game = self._before_game, self.seq
