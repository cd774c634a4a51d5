"""Every message between a table and whoever sits at it or watches, in both directions.

A message is one JSON object; ``type`` says which. Messages to the table are named from the table's side (what it is
told), messages from it from the receiver's side (what happens to them).

How messages may change (``VERSION`` rises only when one of these cannot be kept):

1. A new field has a default, and leaving it out means what it meant before.
2. A field is never given another type or another meaning.
3. A field that is no longer used is kept, unread, until the version rises.
4. A new ``type`` or ``what`` may appear; receivers pass over those they do not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from sobremesa.kernel.phrase import Phrase
from sobremesa.table.entries import What
from sobremesa.table.news import Plain
from sobremesa.table.settings import Language, Settings

VERSION = 1

Id = Annotated[str, Meta(max_length=40, description="Chosen by the client; sending it again changes nothing.")]
Key = Annotated[str, Meta(max_length=64, description="A seat's key, or a table's invitation.")]
Words = Annotated[str, Meta(max_length=1000)]
Entropy = Annotated[str, Meta(max_length=128, description="Hexadecimal: the player's own share of the seed.")]
Count = Annotated[int, Meta(ge=0, le=2**53)]


# To the table.


class _Told(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_Told, frozen=True, tag="hello"):
    """The first message. ``key`` opens a seat; without it one watches, with ``invite`` where the table is not public.
    ``since`` is the number of the last news that this client knows: 0 for none."""

    v: int
    key: Key = ""
    invite: Key = ""
    since: Count = 0
    language: Language = "es"


class Play(_Told, frozen=True, tag="play"):
    """A move, in words or by its code."""

    id: Id
    move: Annotated[str, Meta(max_length=200)] = ""
    code: int | None = None


class Start(_Told, frozen=True, tag="start"):
    id: Id


class Ready(_Told, frozen=True, tag="ready"):
    """Before the game: ready to start, or not after all."""

    id: Id
    ready: bool


class SeatBot(_Told, frozen=True, tag="seat_bot"):
    id: Id
    seat: int
    level: Annotated[str, Meta(max_length=40)]


class Leave(_Told, frozen=True, tag="leave"):
    id: Id


class Back(_Told, frozen=True, tag="back"):
    """The player of a seat that a bot plays is here again."""

    id: Id


class Say(_Told, frozen=True, tag="say"):
    id: Id
    text: Words


class Claim(_Told, frozen=True, tag="claim"):
    id: Id
    words: Words


class Propose(_Told, frozen=True, tag="propose"):
    id: Id
    what: What
    entropy: Entropy = ""


class Answer(_Told, frozen=True, tag="answer"):
    id: Id
    yes: bool
    entropy: Entropy = ""


class Hint(_Told, frozen=True, tag="hint"):
    """Asks what to play: answered by ``Hinted``, where every other seat is a bot's and this one is asked."""

    id: Id


class Resync(_Told, frozen=True, tag="resync"):
    """Asks for all news after ``since``, and for how things stand."""

    since: Count


class Ping(_Told, frozen=True, tag="ping"):
    n: Count = 0


Told = Hello | Play | Ready | Start | SeatBot | Leave | Back | Say | Claim | Propose | Answer | Hint | Resync | Ping


# From the table.


class EventTold(Struct, frozen=True, omit_defaults=True):
    """One event of the game as this viewer is told it. ``hidden`` ones have a number and nothing else. One that
    ``fades`` is for the eyes of now and is not kept for scrolling back."""

    number: int
    kind: str
    facts: Mapping[str, str | int] = {}
    fades: bool = False


class Happened(Struct, frozen=True, tag_field="what", tag="happened"):
    n: int
    events: list[EventTold]


NewsTold = Plain | Happened


class MoveTold(Struct, frozen=True, omit_defaults=True):
    """A move by its number, and what it means: what is done, and with what. The client says it in words."""

    code: int
    verb: str
    arguments: Mapping[str, str | int] = {}


class SeatTold(Struct, frozen=True):
    """``name`` is "" where nobody sits; ``level`` is the bot's that plays here; ``away``: for a player.
    ``ready`` counts before the game: the player has said so, and a bot always is."""

    name: str
    level: str
    away: bool
    ready: bool = False


class Room(Struct, frozen=True):
    """What changes seldom. ``commitment`` binds the table's secret of this game, ``next_commitment`` of the next."""

    table: str
    settings: Settings
    seats: list[SeatTold]
    number: int
    commitment: str
    next_commitment: str


class ClocksTold(Struct, frozen=True, omit_defaults=True):
    """Milliseconds: ``left`` by seat (empty without clocks), of which those ``running`` go down; ``window`` until the
    open window closes."""

    left: list[int] = []
    running: list[int] = []
    window: int | None = None


class ProposalTold(Struct, frozen=True):
    seat: int
    what: What
    yes: list[int]


class OutcomeTold(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    clause: str
    reason: str


class _Heard(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(_Heard, frozen=True, tag="welcome"):
    """``seat`` is None for who watches. ``heartbeat`` seconds without a message end the connection: send ``ping``."""

    v: int
    seat: int | None
    heartbeat: int


class Update(_Heard, frozen=True, tag="update"):
    """All news from ``since`` to ``seq``, and how things stand for this viewer.

    ``seq`` never skips a number. It stays the same when only the viewer's own prompt changed. ``prompt`` is what
    the viewer is asked, as a key with facts: the client makes the sentence. ``view`` is what lies in sight, as the
    game describes it; ``memory`` comes only where the table helps to remember. ``sealed`` is the
    viewer's own move that is not shown yet. ``accepted`` is the id of the viewer's own request that brought this
    update about; a request that changes nothing for its own seat is answered by ``Accepted`` instead.
    """

    since: int
    seq: int
    status: str
    news: list[NewsTold] = []
    to_act: list[int] = []
    moves: list[MoveTold] = []
    prompt: Phrase | None = None
    view: Raw | UnsetType = UNSET
    memory: Raw | UnsetType = UNSET
    sealed: str | None = None
    clocks: ClocksTold | None = None
    paused: bool = False
    proposal: ProposalTold | None = None
    outcome: OutcomeTold | None = None
    room: Room | None = None
    accepted: str = ""


class Accepted(_Heard, frozen=True, tag="accepted"):
    """What was asked for is done, and will not be lost."""

    id: str


class Declined(_Heard, frozen=True, tag="refused"):
    """``code`` is for programs, ``text`` for people. Nothing changed. ``id`` is "" if the message had none."""

    id: str
    code: str
    text: str


class HintTold(Struct, frozen=True):
    """``chance`` is the chance to win with the move, 0 to 1, as far as this seat can know; ``why`` is for people."""

    code: int
    chance: float
    why: str


class Hinted(_Heard, frozen=True, tag="hinted"):
    """The moves worth a look, the best first. Nobody else hears of it."""

    id: str
    moves: list[HintTold]


class Presence(_Heard, frozen=True, tag="presence"):
    """The seats whose players are connected now: after the welcome, and whenever it changes."""

    here: list[int]


class Pong(_Heard, frozen=True, tag="pong"):
    n: int


class Bye(_Heard, frozen=True, tag="bye"):
    """The last message before the table hangs up. With ``again`` it is worth connecting anew."""

    code: str
    text: str
    again: bool


Heard = Welcome | Update | Accepted | Declined | Hinted | Presence | Pong | Bye


# HTTP.


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """``bots`` are the levels of the bots that sit down at once, in the last seats."""

    settings: Settings
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []


class Created(Struct, frozen=True):
    """``invite`` is what guests need to know where the table is not public; it is told only here."""

    table: str
    invite: str
    commitment: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """``key``, if given, is the seat's key to be: 43 characters of A-Z, a-z, 0-9, - and _, as unguessable as a
    client can make it. Sitting down again with the same key gives the same seat."""

    name: Annotated[str, Meta(max_length=200)]
    seat: int | None = None
    invite: Key = ""
    entropy: Entropy = ""
    key: Key = ""


class Seated(Struct, frozen=True):
    """``key`` opens this seat, and only this one: keep it like a password."""

    table: str
    seat: int
    key: str
    commitment: str


class TableTold(Struct, frozen=True):
    """A table from outside."""

    table: str
    title: str
    game: str
    language: str
    seats: int
    free: int
    status: str
    spectators: bool
    opened_at: int


class TableList(Struct, frozen=True):
    tables: list[TableTold]


class TableShown(Struct, frozen=True):
    """A table from its door: for who is invited."""

    told: TableTold
    room: Room


class OptionTold(Struct, frozen=True):
    name: str
    clause: str
    default: str
    words: list[str]
    first: int | None
    last: int | None
    label: str


class GameTold(Struct, frozen=True):
    name: str
    title: str
    edition: int
    seats: list[int]
    options: list[OptionTold]
    moves: list[MoveTold]
    levels: list[str]


class GameList(Struct, frozen=True):
    games: list[GameTold]


class ReplayStep(Struct, frozen=True):
    """After move ``number`` (0 is the deal): what the chosen eyes were told since the step before, saw, and were
    asked."""

    number: int
    seat: int | None
    move: MoveTold | None
    events: list[EventTold]
    view: Raw
    prompt: Phrase | None


class Replay(Struct, frozen=True):
    game: str
    names: list[str]
    steps: list[ReplayStep]
    outcome: OutcomeTold


class QrRequest(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Problem(Struct, frozen=True):
    """What was refused over HTTP: ``code`` for programs, ``text`` for people."""

    code: str
    text: str


HTTP_TYPES: tuple[Any, ...] = (
    Create,
    Created,
    Sit,
    Seated,
    TableList,
    TableShown,
    GameList,
    Replay,
    QrRequest,
    Problem,
)
