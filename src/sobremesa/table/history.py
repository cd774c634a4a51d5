"""What everybody at a table has been told, numbered without gaps.

Only a ``Happening`` is told in different words to different viewers: to each what the game's events tell that viewer.
A sealed answer in a window is not news (EU-38).
"""

from __future__ import annotations

from typing import Any, ClassVar

from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.match import Match
from sobremesa.table.act import News


class Happening(News, frozen=True, tag="happening"):
    """Events ``first`` (included) to ``last`` (not) of the game: a place in its history, told again to each viewer."""

    changes_room: ClassVar[bool] = False

    first: int
    last: int


class History:
    """``told`` is the number of the game's events that are news already."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.told = 0

    def add(self, kind: type[News], *facts: Any) -> None:
        self.news.append(kind(len(self.news) + 1, *facts))

    def publish(self, match: Match) -> bool:
        """What happened since the last time becomes news: one piece, even if it is hidden from everybody. In a
        game of memory a step of a move that goes on is not news: nobody can look up how many steps it took (CO-26)."""
        first, self.told = self.told, match.event_count
        if first == self.told and any(kind.fades for kind in match.game.event_kinds.values()):
            return False
        self.add(Happening, first, self.told)
        return True

    def events(self, match: Match, viewer: Viewer, since: int) -> list[Event]:
        """What the viewer was told of the game from event ``since`` on, as far as it is news already."""
        return match.events(viewer, since=since)[: max(0, self.told - since)]

    def forget_events(self, told: int) -> None:
        """Earlier news keep their numbers; what they told of events that are no more is empty from now on."""
        self.told = told
        for at, piece in enumerate(self.news):
            if isinstance(piece, Happening) and piece.last > told:
                self.news[at] = Happening(piece.n, min(piece.first, told), told)
