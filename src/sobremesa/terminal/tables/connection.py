"""One viewer's connection to a table, local or on a server."""

from __future__ import annotations

import itertools
import secrets
from abc import ABC, abstractmethod
from time import monotonic
from typing import Any, TypeVar

from msgspec import UNSET, ValidationError, convert

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import AnyView, View
from sobremesa.kernel.visibility import view_types
from sobremesa.table.act import Request
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m

TableRequest = Request | m.AskHint
TableAnswer = m.Accepted | m.Refusal | m.Hints


class RefusedByTable(SobremesaError):
    """A refusal by a table or a server. Its text is already in the reader's language."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(Message(TEXTS, "told", {"text": text}))
        self.code = code


class TableClosed(SobremesaError):
    """The table has closed the connection for good."""


class TableConnection(ABC):
    """Sends requests and collects what arrives: the latest ``update`` and ``room``, the seats that are ``here``, the
    news not yet shown, and the answers to requests.

    ``wake`` is a file descriptor that becomes readable when a message arrives; None where messages only follow
    requests. ``is_lost`` is true while a broken connection is being restored.
    """

    # Whether the whole record is here, so that the game can be saved at any time.
    keeps_record = False
    wake: int | None = None

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.update: m.Update | None = None
        self.room: m.Room | None = None
        self.here: list[int] = []
        self.untold: list[m.News] = []
        self.is_lost = False
        self.heard_at = monotonic()
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._answers: dict[str, TableAnswer] = {}
        self._known = 0

    @abstractmethod
    def send(self, message: TableRequest) -> None:
        """Sends a request; ``hear`` receives the answer."""

    @abstractmethod
    def hear(self) -> None:
        """Receives everything that has arrived; raises a ``TableClosed`` if nothing more will."""

    @abstractmethod
    def record(self) -> Record:
        """The game so far; raises a ``SobremesaError`` if it is not available yet."""

    def pause(self) -> float | None:
        """Seconds until the next timed event; None if there is none."""
        return None

    def promise(self) -> str:
        """The commitment to a share of the next game's seed; "" at a local table, where shares prove nothing."""
        return ""

    def take_back_promise(self) -> None:  # noqa: B027  # a local table has no promises
        """Restores the earlier share, after the table refused the new one."""

    def ask_for_seat(self, seat: int, name: str) -> None:  # noqa: ARG002  # a local table has no spectators
        """Asks for a seat, as a spectator; every player has to agree."""
        raise SobremesaError(TEXTS.message("seat-not-here"))

    def fresh_id(self) -> str:
        return next(self._ids)

    def answer(self, given_id: str) -> TableAnswer | None:
        """The answer to a request, once."""
        return self._answers.pop(given_id, None)

    def take_news(self) -> list[m.News]:
        """The news not yet shown; marks them as shown."""
        found, self.untold = self.untold, []
        return found

    def skip_news(self, last: int) -> None:
        """Never shows news up to this number."""
        self._known = max(self._known, last)
        self.untold = [piece for piece in self.untold if piece.n > last]

    @property
    def is_asked(self) -> bool:
        return self.update is not None and bool(self.update.moves)

    def take(self, message: m.FromTable) -> None:
        if isinstance(message, m.Update):
            self._take_update(message)
        elif isinstance(message, m.Accepted | m.Refusal | m.Hints):
            self._answers[message.id] = message
        elif isinstance(message, m.Presence):
            self.here = message.here
        elif isinstance(message, m.Welcome):
            self.viewer = message.seat
            self.is_lost = False

    def _take_update(self, update: m.Update) -> None:
        """After a change of nodes an update may be older than the latest one: it brings no news and must not turn back
        time."""
        self.untold += [piece for piece in update.news if piece.n > self._known]
        self._known = max(self._known, update.seq)
        self.room = update.room or self.room
        if self.update is None or update.seq >= self.update.seq:
            self.update = update
            self.heard_at = monotonic()
        if update.accepted:
            self._answers[update.accepted] = m.Accepted(update.accepted)


class BadView(SobremesaError):
    """The view from the server does not fit the game installed here."""


def read_view(game: AnyGame, update: m.Update, viewer: Viewer) -> AnyView | None:
    """What the viewer sees; None before the game. The memory is None unless the table has the memory aid."""
    if update.view is UNSET:
        return None
    scene_type, memory_type = view_types(type(game))
    return View(
        viewer=viewer,
        to_act=tuple(update.to_act),
        moves=tuple(move.code for move in update.moves),
        scene=_read(update.view, scene_type),
        memory=None if update.memory is UNSET else _read(update.memory, memory_type),
        prompt=update.prompt,
    )


def _read(part: Any, kind: Any) -> Any:
    try:
        return convert(part, Any if isinstance(kind, TypeVar) else kind)
    except ValidationError:
        raise BadView(TEXTS.message("view-unreadable")) from None
