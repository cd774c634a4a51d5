"""What everybody was told in the course of a game."""

from __future__ import annotations

from sobremesa.kernel.event import HIDDEN, Viewer, tell
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.state import Note


class Log:
    """A chain, so that games with the same beginning share what was told in it. A link is never changed."""

    def __init__(self, game: AnyGame, before: Log | None = None, move: tuple[int, int] | None = None) -> None:
        self.game = game
        self.before = before
        self.move = move  # of which seat
        self.notes: tuple[Note, ...] = ()
        self._texts: dict[Viewer, str] = {}

    @classmethod
    def known(cls, game: AnyGame, texts: dict[Viewer, str]) -> Log:
        """A log of which only the texts are known."""
        found = cls(game)
        found._texts = texts
        return found

    def with_notes(self, notes: list[Note]) -> Log:
        found = Log(self.game, self.before, self.move)
        found.notes = tuple(notes)
        return found

    def text(self, viewer: Viewer) -> str:
        """All that the viewer was told so far, and did, a line each."""
        if viewer not in self._texts:
            start = "" if self.before is None else self.before.text(viewer)
            self._texts[viewer] = start + "".join(self._lines(viewer))
        return self._texts[viewer]

    def _lines(self, viewer: Viewer) -> list[str]:
        lines = []
        if self.move is not None and self.move[0] == viewer:
            lines.append(f"> {self.game.moves.text(self.move[1])}\n")
        for note in self.notes:
            event = tell(self.game.event_kinds, 0, note, viewer, past=False)
            if event.kind != HIDDEN:
                lines.append(" ".join([event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())]) + "\n")
        return lines
