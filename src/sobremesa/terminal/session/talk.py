"""What players say at a table: chat, claims, reactions, proposals and requests for seats."""

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
from sobremesa.terminal.tables.connection import RefusedByTable, TableConnection, TableRequest
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.table.agreement import What
    from sobremesa.terminal.session.session import TableSession
    from sobremesa.wire import messages as m


# Longer than any table accepts.
LONGEST_WORDS = 1000
REACTIONS: tuple[str, ...] = get_args(Reaction)


class TableTalk:
    """A claim keeps its number from the last list, even if others are settled meanwhile."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self._listed: list[int] = []

    def chat(self, connection: TableConnection, words: str) -> None:
        self.session.ask(connection, Say(connection.fresh_id(), words[:LONGEST_WORDS]))

    def claim(self, connection: TableConnection, words: str) -> None:
        """Makes a claim: a statement that the game can read, and that does not bind the speaker."""
        self.session.ask(connection, Claim(connection.fresh_id(), words[:LONGEST_WORDS]))

    def react(self, connection: TableConnection, reaction: str) -> None:
        self.session.ask(connection, React(connection.fresh_id(), cast("Reaction", reaction)))

    def list_claims(self, connection: TableConnection) -> None:
        """Lists the claims that stand, in order."""
        tags, screen, names = _standing_claims(connection), self.session.display, self._names
        self._listed = [tag.n for tag in tags]
        if not tags:
            screen.say("claims-none")
        for number, tag in enumerate(tags, start=1):
            words = self.session.teller.claim_words(tag, connection.viewer)
            doubters = ", ".join(names[seat] for seat in tag.doubts)
            facts = {"doubted": "yes" if doubters else "no", "doubters": doubters}
            screen.say("claims-line", number=number, name=names[tag.seat], words=words, **facts)

    def doubt(self, connection: TableConnection, words: str) -> None:
        """Calls a claim a lie: the one with this number in the list, the named player's latest, or simply the
        latest."""
        claim = self._find_claim(connection, words)
        if any(tag.n == claim and connection.viewer in tag.doubts for tag in _standing_claims(connection)):
            raise SobremesaError(TEXTS.message("claims-doubted"))
        self.session.ask(connection, Doubt(connection.fresh_id(), claim))

    def _find_claim(self, connection: TableConnection, words: str) -> int:
        """The number of the news with the claim."""
        others = [tag for tag in _standing_claims(connection) if tag.seat != connection.viewer]
        if words.isascii() and words.isdigit():
            listed = self._listed or [tag.n for tag in _standing_claims(connection)]
            if len(words) < 4 and 1 <= int(words) <= len(listed):
                return listed[int(words) - 1]
        else:
            meant = [tag.n for tag in others if normal(visible(self._names[tag.seat])).startswith(normal(words))]
            if meant:
                return meant[-1]
        if not _standing_claims(connection):
            raise SobremesaError(TEXTS.message("claims-none"))
        raise SobremesaError(TEXTS.message("claims-which", words=words[:40]))

    @property
    def _names(self) -> list[str]:
        return self.session.teller.names


def _standing_claims(connection: TableConnection) -> list[m.Tag]:
    assert connection.update is not None
    return connection.update.tags


PROPOSALS: dict[str, What] = {"undo": "undo", "rematch": "rematch", "pause": "pause", "resume": "resume"}


class Proposals:
    def __init__(self, session: TableSession) -> None:
        self.session = session

    def propose(self, connection: TableConnection, what: What) -> None:
        self._agree(
            connection, lambda promise: Propose(connection.fresh_id(), what, promise), is_rematch=what == "rematch"
        )

    def answer(self, connection: TableConnection, *, yes: bool) -> None:
        assert connection.update is not None
        proposal = connection.update.proposal
        is_rematch = yes and proposal is not None and proposal.what == "rematch"
        self._agree(connection, lambda promise: Answer(connection.fresh_id(), yes, promise), is_rematch=is_rematch)

    def _agree(self, connection: TableConnection, request: Callable[[str], TableRequest], *, is_rematch: bool) -> None:
        """Agrees to a rematch with a share of its seed; after a refusal the earlier share holds."""
        if not is_rematch:
            self.session.ask(connection, request(""))
            return
        try:
            self.session.ask(connection, request(connection.promise()))
        except RefusedByTable:
            connection.take_back_promise()
            raise


OFFER = ("ofrezco", "offer")
KEEP = ("mio", "keep")
BOT = "bot"


class SeatOrders:
    def __init__(self, session: TableSession) -> None:
        self.session = session

    def follow(self, connection: TableConnection, words: str) -> None:
        """``2 Eva`` from a spectator; ``ofrezco``, ``mio``, ``bot dificil`` or ``2`` from a player."""
        first, _, rest = normal(words).partition(" ")
        if connection.viewer is None:
            self._ask(connection, first, words.partition(" ")[2].strip())
        elif first in OFFER or first in KEEP:
            self.session.ask(connection, Offer(connection.fresh_id(), first in OFFER))
        elif first == BOT:
            self.session.ask(connection, TakeOver(connection.fresh_id(), connection.viewer, rest or "normal"))
        else:
            self.session.ask(connection, TakeOver(connection.fresh_id(), self._seat(first)))

    def _ask(self, connection: TableConnection, seat: str, name: str) -> None:
        if not name:
            raise SobremesaError(TEXTS.message("seat-which-name"))
        connection.ask_for_seat(self._seat(seat), name)
        self.session.display.say("seat-asked", seat=seat)

    def _seat(self, words: str) -> int:
        if not (words.isascii() and words.isdigit() and len(words) < 3 and int(words) > 0):
            raise SobremesaError(TEXTS.message("seat-which", words=words[:40]))
        return int(words) - 1
