"""Every message between a table and its players and spectators, in both directions.

A message is one JSON object; ``type`` says which. Each act in ``sobremesa.table.acts`` defines its request and its
news. HTTP is in ``sobremesa.wire.http``.

How messages may change (``VERSION`` rises only when a change breaks one of these rules):

1. A new field has a default, and a message without it means what it meant before.
2. A field never changes its type or its meaning.
3. A field that is no longer used stays, unread, until the version rises.
4. A new ``type`` or ``what`` may appear; receivers ignore those they do not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct

from sobremesa.kernel.event import Event
from sobremesa.kernel.view import Phrase
from sobremesa.table.acts.catalog import AnyNews, AnyRequest
from sobremesa.table.agreement import What
from sobremesa.table.fields import Id, Key
from sobremesa.table.settings import Language, Settings
from sobremesa.wire.schema_name import schema_name

VERSION = 1

Count = Annotated[int, Meta(ge=0, le=2**53)]


# To the table, besides the requests of a seat.


class _ToTable(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_ToTable, frozen=True, tag="hello"):
    """The first message. ``key`` opens a seat; without it the client is a spectator, and needs ``invite`` where the
    table is not public. ``since`` is the number of the last news that this client has: 0 for none."""

    v: int
    key: Key = ""
    invite: Key = ""
    since: Count = 0
    language: Language = "es"


class AskHint(_ToTable, frozen=True, tag="hint"):
    """Asks for a hint; ``Hints`` answers. Allowed where all other seats are bots, while this seat has to move."""

    id: Id


class Resync(_ToTable, frozen=True, tag="resync"):
    """Asks for all news after ``since``, and for the state of the table."""

    since: Count


class Ping(_ToTable, frozen=True, tag="ping"):
    n: Count = 0


class Seen(_ToTable, frozen=True, tag="seen"):
    """The page has shown its player the news up to number ``n``. There is no answer. Bots wait, for some seconds at
    most, until the pages that send this have caught up; they do not wait for clients that never send it."""

    n: Count


ToTable = Hello | AnyRequest | AskHint | Resync | Ping | Seen


# From the table: the parts.


class Happened(Struct, frozen=True, tag_field="what", tag="happened"):
    """What a move, or the deal, made visible to this viewer."""

    n: int
    events: list[Event]


News = AnyNews | Happened


@schema_name("Move")
class OfferedMove(Struct, frozen=True, omit_defaults=True):
    """A move by its number, with its verb and arguments. The client puts it into words."""

    code: int
    verb: str
    arguments: Mapping[str, str | int] = {}


@schema_name("Seat")
class SeatInfo(Struct, frozen=True):
    """``name`` is "" for a free seat; ``level`` is that of the bot that plays here; ``away``: it stands in for a
    player. ``ready`` matters before the game; a bot always is. ``regular`` is the bot's persona. ``offered``: during a
    game, the player offers the seat to a spectator."""

    name: str
    level: str
    away: bool
    ready: bool = False
    regular: str = ""
    offered: bool = False


class Room(Struct, frozen=True):
    """What changes rarely. ``commitment`` binds the table's secret of this game, ``next_commitment`` that of the next.
    ``shared_deal`` names the deal that other tables play too, "" at most tables: such a table has no rematch."""

    table: str
    settings: Settings
    seats: list[SeatInfo]
    number: int
    commitment: str
    next_commitment: str
    shared_deal: str = ""


class Clocks(Struct, frozen=True, omit_defaults=True):
    """Milliseconds: ``left`` by seat (empty without clocks), of which those ``running`` go down; ``window`` until the
    open window closes."""

    left: list[int] = []
    running: list[int] = []
    window: int | None = None


class Proposal(Struct, frozen=True):
    seat: int
    what: What
    yes: list[int]


class Takeover(Struct, frozen=True):
    """A proposal to give away the seat ``of``: to a spectator of this ``name``, or to a bot of this ``level``; with
    neither, to a bot that stands in for the absent player. ``seat`` proposes it, None for the spectator; those of
    ``asked`` have yet to agree, by ``answer``."""

    seat: int | None
    of: int
    name: str
    level: str
    asked: list[int]


class Tag(Struct, frozen=True):
    """A claim that stands, at the seat that made it. ``n`` is the number of its news, ``doubts`` are the seats that
    called it a lie."""

    n: int
    seat: int
    words: str
    doubts: list[int]


@schema_name("Outcome")
class GameOutcome(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    clause: str
    reason: str


class Hint(Struct, frozen=True):
    """``chance`` is the chance to win with the move, 0 to 1, as far as this seat can know, or 0 if it was not computed;
    ``why`` is for people."""

    code: int
    chance: float
    why: str


# From the table: the messages.


class _FromTable(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(_FromTable, frozen=True, tag="welcome"):
    """``seat`` is None for spectators. After ``heartbeat`` seconds without a message the server closes the connection:
    send ``ping``."""

    v: int
    seat: int | None
    heartbeat: int


class Update(_FromTable, frozen=True, tag="update"):
    """All news from ``since`` to ``seq``, and the state of the table for this viewer. A table keeps the news of this
    game and the previous one: with a ``since`` of 0 they are all that is kept, and replace what the client had.

    ``seq`` never skips a number. It stays the same when only the viewer's own prompt or view changed. ``prompt`` is the
    question to the viewer, as a key with facts: the client makes the sentence. ``view`` is what the viewer sees, as the
    game describes it; ``memory`` is sent only with the memory aid. ``sealed`` is the viewer's own move that is not
    shown yet. ``accepted`` is the id of the viewer's own request that caused this update; a request that changes
    nothing for its own seat gets ``Accepted`` instead. ``opening`` is set while the shares of the next game's seed are
    opened: each seat's commitment, "" for none. ``tags`` are the claims that stand. ``in_window``: a window for
    reactions is open; without a time in ``clocks`` it waits for the answer. ``takeover`` is set while a request for a
    seat is open.

    ``undone`` is set where a move was taken back after ``since``. Of the events of this game that the client had by
    ``since``, only the first ``undone`` still hold; those that fade are not counted. The client drops the others, and
    all news after ``since``, before it adds ``news``.
    """

    since: int
    seq: int
    status: str
    news: list[News] = []
    to_act: list[int] = []
    moves: list[OfferedMove] = []
    prompt: Phrase | None = None
    # As a game describes it; plain values after decoding.
    view: Any = UNSET
    memory: Any = UNSET
    sealed: str | None = None
    clocks: Clocks | None = None
    paused: bool = False
    proposal: Proposal | None = None
    outcome: GameOutcome | None = None
    room: Room | None = None
    accepted: str = ""
    opening: list[str] = []
    tags: list[Tag] = []
    in_window: bool = False
    takeover: Takeover | None = None
    undone: Count | None = None


class Accepted(_FromTable, frozen=True, tag="accepted"):
    """The request is done and stored."""

    id: str


class Refusal(_FromTable, frozen=True, tag="refused"):
    """``code`` is for programs, ``text`` for people. Nothing changed. ``id`` is the request's, if it had one."""

    code: str
    text: str
    id: str = ""


class Hints(_FromTable, frozen=True, tag="hints"):
    """The best moves first. Only this seat receives them."""

    id: str
    moves: list[Hint]


class Presence(_FromTable, frozen=True, tag="presence"):
    """The seats whose players are connected: sent after the welcome, and whenever it changes."""

    here: list[int]


class Pong(_FromTable, frozen=True, tag="pong"):
    n: int


class Bye(_FromTable, frozen=True, tag="bye"):
    """The last message before the table closes the connection. With ``again`` the client should reconnect."""

    code: str
    text: str
    again: bool


FromTable = Welcome | Update | Accepted | Refusal | Hints | Presence | Pong | Bye
