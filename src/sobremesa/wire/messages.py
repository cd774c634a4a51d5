"""Every message between a table and whoever sits at it or watches, in both directions.

A message is one JSON object; ``type`` says which. What a seat may ask for, and what everybody is told, is defined with
each act in ``sobremesa.table.acts``. HTTP is in ``sobremesa.wire.http``.

How messages may change (``VERSION`` rises only when one of these cannot be kept):

1. A new field has a default, and leaving it out means what it meant before.
2. A field is never given another type or another meaning.
3. A field that is no longer used is kept, unread, until the version rises.
4. A new ``type`` or ``what`` may appear; receivers pass over those they do not know.
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

VERSION = 1

Count = Annotated[int, Meta(ge=0, le=2**53)]


# To the table, besides what a seat asks for.


class _ToTable(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_ToTable, frozen=True, tag="hello"):
    """The first message. ``key`` opens a seat; without it one watches, with ``invite`` where the table is not public.
    ``since`` is the number of the last news that this client knows: 0 for none."""

    v: int
    key: Key = ""
    invite: Key = ""
    since: Count = 0
    language: Language = "es"


class AskHint(_ToTable, frozen=True, tag="hint"):
    """Asks what to play: answered by ``Hints``, where every other seat is a bot's and this one is asked."""

    id: Id


class Resync(_ToTable, frozen=True, tag="resync"):
    """Asks for all news after ``since``, and for how things stand."""

    since: Count


class Ping(_ToTable, frozen=True, tag="ping"):
    n: Count = 0


ToTable = Hello | AnyRequest | AskHint | Resync | Ping


# From the table: the parts.


class Happened(Struct, frozen=True, tag_field="what", tag="happened"):
    """What a move, or the deal, made visible to this viewer."""

    n: int
    events: list[Event]


News = AnyNews | Happened


class Move(Struct, frozen=True, omit_defaults=True):
    """A move by its number, and what it means: what is done, and with what. The client says it in words."""

    code: int
    verb: str
    arguments: Mapping[str, str | int] = {}


class Seat(Struct, frozen=True):
    """``name`` is "" where nobody sits; ``level`` is the bot's that plays here; ``away``: for a player.
    ``ready`` counts before the game: the player has said so, and a bot always is. ``regular`` is who the bot is.
    ``offered``: in a game, the player would give the seat to somebody who watches."""

    name: str
    level: str
    away: bool
    ready: bool = False
    regular: str = ""
    offered: bool = False


class Room(Struct, frozen=True):
    """What changes seldom. ``commitment`` binds the table's secret of this game, ``next_commitment`` of the next.
    ``shared_deal`` is the name of the deal that other tables play too, "" mostly: there is no rematch then."""

    table: str
    settings: Settings
    seats: list[Seat]
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
    """Somebody is to have the seat ``of``: a watcher of this ``name``, or a bot of this ``level``; with neither, a bot
    that stands in for its player, who is gone. ``seat`` asks for it, None for the watcher; those of ``asked`` have yet
    to agree, by ``answer``."""

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


class Outcome(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    clause: str
    reason: str


class Hint(Struct, frozen=True):
    """``chance`` is the chance to win with the move, 0 to 1, as far as this seat can know, or 0 where it was not worked
    out; ``why`` is for people."""

    code: int
    chance: float
    why: str


# From the table: the messages.


class _FromTable(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(_FromTable, frozen=True, tag="welcome"):
    """``seat`` is None for spectators. ``heartbeat`` seconds without a message end the connection: send ``ping``."""

    v: int
    seat: int | None
    heartbeat: int


class Update(_FromTable, frozen=True, tag="update"):
    """All news from ``since`` to ``seq``, and how things stand for this viewer. A table keeps the news of this game and
    of the one before it: with a ``since`` of 0 they are all that is kept, and take the place of what a client had.

    ``seq`` never skips a number. It stays the same when only the viewer's own prompt or what lies in sight changed.
    ``prompt`` is what the viewer is asked, as a key with facts: the client makes the sentence. ``view`` is what lies in
    sight, as the game describes it; ``memory`` comes only where the table helps to remember. ``sealed`` is the viewer's
    own move that is not shown yet. ``accepted`` is the id of the viewer's own request that brought this update about; a
    request that changes nothing for its own seat is answered by ``Accepted`` instead. ``opening`` is there while the
    shares of the next game's seed are opened: what each seat has committed to, "" for nothing. ``tags`` are the claims
    that stand. ``in_window``: a window for reactions is open; without a time in ``clocks`` it waits for the answer.
    ``takeover`` is there while somebody asks for a seat.
    """

    since: int
    seq: int
    status: str
    news: list[News] = []
    to_act: list[int] = []
    moves: list[Move] = []
    prompt: Phrase | None = None
    # As a game describes it; plain values where it came over a wire.
    view: Any = UNSET
    memory: Any = UNSET
    sealed: str | None = None
    clocks: Clocks | None = None
    paused: bool = False
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    room: Room | None = None
    accepted: str = ""
    opening: list[str] = []
    tags: list[Tag] = []
    in_window: bool = False
    takeover: Takeover | None = None


class Accepted(_FromTable, frozen=True, tag="accepted"):
    """What was asked for is done, and will not be lost."""

    id: str


class Refusal(_FromTable, frozen=True, tag="refused"):
    """``code`` is for programs, ``text`` for people. Nothing changed. ``id`` is the request's, if it had one."""

    code: str
    text: str
    id: str = ""


class Hints(_FromTable, frozen=True, tag="hints"):
    """The moves worth a look, the best first. Nobody else hears of it."""

    id: str
    moves: list[Hint]


class Presence(_FromTable, frozen=True, tag="presence"):
    """The seats whose players are connected now: after the welcome, and whenever it changes."""

    here: list[int]


class Pong(_FromTable, frozen=True, tag="pong"):
    n: int


class Bye(_FromTable, frozen=True, tag="bye"):
    """The last message before the table hangs up. With ``again`` it is worth connecting again."""

    code: str
    text: str
    again: bool


FromTable = Welcome | Update | Accepted | Refusal | Hints | Presence | Pong | Bye
