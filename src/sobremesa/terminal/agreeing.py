"""What everybody has to agree to: proposing it, and saying yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.propose import Propose
from sobremesa.terminal.line import Asked, Line, Told

if TYPE_CHECKING:
    from sobremesa.table.agreement import What
    from sobremesa.terminal.session import Session

PROPOSALS: dict[str, What] = {"undo": "undo", "rematch": "rematch", "pause": "pause", "resume": "resume"}


class Agreeing:
    def __init__(self, session: Session) -> None:
        self.session = session

    def propose(self, line: Line, what: What) -> None:
        self._agree(line, lambda promise: Propose(line.fresh_id(), what, promise), is_rematch=what == "rematch")

    def answer(self, line: Line, *, yes: bool) -> None:
        assert line.update is not None
        proposal = line.update.proposal
        is_rematch = yes and proposal is not None and proposal.what == "rematch"
        self._agree(line, lambda promise: Answer(line.fresh_id(), yes, promise), is_rematch=is_rematch)

    def _agree(self, line: Line, request: Callable[[str], Asked], *, is_rematch: bool) -> None:
        """A rematch has a share of its seed from everybody; if it is refused, the share before holds."""
        if not is_rematch:
            self.session.ask(line, request(""))
            return
        try:
            self.session.ask(line, request(line.promise()))
        except Told:
            line.take_back_promise()
            raise
