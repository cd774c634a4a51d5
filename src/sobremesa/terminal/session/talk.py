"""What is said at a table: claims, talk, reactions, and who claims what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast, get_args

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.moves import normal
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.doubt import Doubt
from sobremesa.table.acts.offer import Offer
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.react import React, Reaction
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.take_over import TakeOver
from sobremesa.terminal.console.screen import visible
from sobremesa.terminal.tables.connection import Asked, Line, Told
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.table.agreement import What
    from sobremesa.terminal.session.session import Session
    from sobremesa.wire import messages as m


# More than any table reads.
LONGEST_WORDS = 1000
REACTIONS: tuple[str, ...] = get_args(Reaction)


class Talk:
    """A claim keeps the number with which it was listed last, however many are settled meanwhile."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._listed: list[int] = []

    def chat(self, line: Line, words: str) -> None:
        self.session.ask(line, Say(line.fresh_id(), words[:LONGEST_WORDS]))

    def claim(self, line: Line, words: str) -> None:
        """Something that the game can read: everybody hears it, and nobody is bound by it."""
        self.session.ask(line, Claim(line.fresh_id(), words[:LONGEST_WORDS]))

    def react(self, line: Line, reaction: str) -> None:
        self.session.ask(line, React(line.fresh_id(), cast("Reaction", reaction)))

    def list_claims(self, line: Line) -> None:
        """Those that stand, in the order in which they were made."""
        tags, screen, names = _standing(line), self.session.display, self._names
        self._listed = [tag.n for tag in tags]
        if not tags:
            screen.say("claims-none")
        for number, tag in enumerate(tags, start=1):
            words = self.session.teller.claim_words(tag, line.viewer)
            doubters = ", ".join(names[seat] for seat in tag.doubts)
            facts = {"doubted": "yes" if doubters else "no", "doubters": doubters}
            screen.say("claims-line", number=number, name=names[tag.seat], words=words, **facts)

    def doubt(self, line: Line, words: str) -> None:
        """Calls a claim a lie: by its number in the list, the latest one of whoever is named, or just the latest."""
        claim = self._meant(line, words)
        if any(tag.n == claim and line.viewer in tag.doubts for tag in _standing(line)):
            raise SobremesaError(TEXTS.message("claims-doubted"))
        self.session.ask(line, Doubt(line.fresh_id(), claim))

    def _meant(self, line: Line, words: str) -> int:
        """The number of the news of the claim that is meant."""
        others = [tag for tag in _standing(line) if tag.seat != line.viewer]
        if words.isascii() and words.isdigit():
            listed = self._listed or [tag.n for tag in _standing(line)]
            if len(words) < 4 and 1 <= int(words) <= len(listed):
                return listed[int(words) - 1]
        else:
            meant = [tag.n for tag in others if normal(visible(self._names[tag.seat])).startswith(normal(words))]
            if meant:
                return meant[-1]
        if not _standing(line):
            raise SobremesaError(TEXTS.message("claims-none"))
        raise SobremesaError(TEXTS.message("claims-which", words=words[:40]))

    @property
    def _names(self) -> list[str]:
        return self.session.teller.names


def _standing(line: Line) -> list[m.Tag]:
    assert line.update is not None
    return line.update.tags


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


OFFER = ("ofrezco", "offer")
KEEP = ("mio", "keep")
BOT = "bot"


class Seating:
    def __init__(self, session: Session) -> None:
        self.session = session

    def follow(self, line: Line, words: str) -> None:
        """``2 Eva`` of somebody who watches; ``ofrezco``, ``mio``, ``bot dificil`` or ``2`` of somebody who sits."""
        first, _, rest = normal(words).partition(" ")
        if line.viewer is None:
            self._ask(line, first, words.partition(" ")[2].strip())
        elif first in OFFER or first in KEEP:
            self.session.ask(line, Offer(line.fresh_id(), first in OFFER))
        elif first == BOT:
            self.session.ask(line, TakeOver(line.fresh_id(), line.viewer, rest or "normal"))
        else:
            self.session.ask(line, TakeOver(line.fresh_id(), self._seat(first)))

    def _ask(self, line: Line, seat: str, name: str) -> None:
        if not name:
            raise SobremesaError(TEXTS.message("seat-which-name"))
        line.ask_for_seat(self._seat(seat), name)
        self.session.display.say("seat-asked", seat=seat)

    def _seat(self, words: str) -> int:
        if not (words.isascii() and words.isdigit() and len(words) < 3 and int(words) > 0):
            raise SobremesaError(TEXTS.message("seat-which", words=words[:40]))
        return int(words) - 1
