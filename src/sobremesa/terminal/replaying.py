"""A recorded game, told again as one seat or a spectator saw it."""

from __future__ import annotations

from rich.text import Text

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.terminal.face import result
from sobremesa.terminal.faces import face_of
from sobremesa.terminal.screen import Screen


class Replaying:
    def __init__(self, record: Record, game: AnyGame, viewer: Viewer, screen: Screen, *, step: bool) -> None:
        self.record = record
        self.game = game
        self.viewer = viewer
        self.screen = screen
        self.step = step
        self.face = face_of(game)(game, record.names, screen.language)
        self.told = 0

    def run(self) -> None:
        # The whole record is checked before anything of it is told.
        self.record.replay(self.game)
        match = self.record.replay(self.game, each=self._before_move)
        self._tell(match)
        if match.outcome is not None:
            outcome = match.outcome
            self.screen.show(self.face.ending(match.view(None)))
            self.screen.show(Text(result(self.face, outcome.winners, outcome.reason, outcome.clause), style="bold"))
            return
        self.screen.show(self.face.show(match.view(self.viewer)))
        waiting = ", ".join(match.names[seat] for seat in match.to_act)
        self.screen.say("replay-broken-off", style="bold", names=waiting)

    def _before_move(self, match: Match) -> None:
        if self._tell(match) and self.step:
            self.screen.show(self.face.show(match.view(self.viewer)))
            self.screen.say("replay-next", style="dim")
            self.screen.read()

    def _tell(self, match: Match) -> bool:
        """Tells what is new; says whether anything was."""
        events = match.events(self.viewer, since=self.told)
        self.told += len(events)
        sentences = [self.face.narrator.tell(event, self.viewer) for event in events]
        for sentence in sentences:
            if sentence:
                self.screen.show(Text(f"· {sentence}"))
        return any(sentences)
