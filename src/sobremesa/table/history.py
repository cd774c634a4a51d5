"""What everybody at a table has been told, numbered without gaps.

Only a ``HappeningNews`` differs from viewer to viewer: each is sent the events as the game shows them to that viewer.
A sealed answer in a window is not news (EU-38).
"""

from __future__ import annotations

from typing import Any, ClassVar

from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.match import Match
from sobremesa.table.act import News


class HappeningNews(News, frozen=True, tag="happening"):
    """Events ``first`` (included) to ``last`` (not) of the game: a place in its history, told again to each viewer."""

    changes_room: ClassVar[bool] = False

    first: int
    last: int


class History:
    """``seq`` is the number of the latest news, ``told`` the number of the game's events that are news already.

    ``news`` are those of this game and of the one before it, with whatever was said in between: whoever comes back
    after a rematch reads how the last game ended. Those before are forgotten, so that a table at which many games were
    played costs no more than another.
    """

    def __init__(self) -> None:
        self.news: list[News] = []
        self.seq = 0
        self.told = 0
        self.forgotten = 0
        # The number of the last news before this game.
        self._before_game = 0

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
        """What happened since the last time becomes news: one piece, even if it is hidden from everybody. In a
        game of memory a step of a move that goes on is not news: nobody can look up how many steps it took (CO-26)."""
        first, self.told = self.told, match.event_count
        if first == self.told and any(kind.fades for kind in match.game.event_kinds.values()):
            return False
        self.add(HappeningNews, first, self.told)
        return True

    def events(self, match: Match, viewer: Viewer, since: int) -> list[Event]:
        """What the viewer was told of the game from event ``since`` on, as far as it is news already."""
        return match.events(viewer, since=since)[: max(0, self.told - since)]

    def forget_events(self, told: int) -> None:
        """Earlier news keep their numbers; what they told of events that are no more is empty from now on."""
        self.told = told
        for at in reversed(range(len(self.news))):
            piece = self.news[at]
            if isinstance(piece, HappeningNews):
                if piece.last <= told:
                    # So did all news before it.
                    break
                self.news[at] = HappeningNews(piece.n, min(piece.first, told), told)

    def begin_game(self) -> None:
        """A rematch is dealt: what happened in the last one is not told again, and the news of the one before that
        are forgotten."""
        self.forget_events(0)
        del self.news[: self._before_game - self.forgotten]
        self.forgotten, self._before_game = self._before_game, self.seq
