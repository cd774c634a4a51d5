"""One seat or spectator that follows a table: reads its messages, and composes its next update."""

from __future__ import annotations

from msgspec import DecodeError, ValidationError, json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.table.errors import RefusedAct, code_of
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.updates import UpdateComposer

# A bot waits no longer for the players' pages.
LONGEST_LOOK_SECONDS = 4.0

_decoder = json.Decoder(m.ToTable)


def read_message(data: bytes) -> m.ToTable:
    try:
        found: m.ToTable = _decoder.decode(data)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RefusedAct("bad-message", why=str(problem)[:200]) from None
    return found


class Reader:
    """``seq`` is the number of the last news sent. ``accepting`` is the id of the reader's own request while the table
    carries it out: the first update that follows confirms it. ``seen`` is the number of the last news that its player
    has been shown; None if it does not tell."""

    def __init__(self, viewer: Viewer, language: str, since: int) -> None:
        self.viewer = viewer
        self.language = language
        self.seq = since
        self.accepting = ""
        self.accepted = 0
        self.seen: int | None = None

    def see(self, n: int) -> None:
        """The client has shown the news up to this number; it cannot have shown what it was not sent."""
        self.seen = max(self.seen or 0, min(n, self.seq))

    def seat(self) -> int:
        """The seat that acts; raises a ``RefusedAct`` for spectators."""
        if self.viewer is None:
            raise RefusedAct("spectator")
        return self.viewer

    def is_behind(self, table: Table) -> bool:
        """Whether the latest entry concerns the reader."""
        return self.seq < table.history.seq or self.viewer in table.prompted

    def next_update(self, composer: UpdateComposer) -> m.Update:
        """The news since the last update, and the state of the table."""
        accepted, self.accepting = self.accepting, ""
        self.accepted += accepted != ""
        found = composer.update(self.viewer, self.seq, accepted)
        self.seq = composer.table.seq
        return found

    def refusal(self, problem: SobremesaError, given_id: str = "") -> m.Refusal:
        return m.Refusal(code_of(problem), problem.say(self.language), given_id)
