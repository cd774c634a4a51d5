"""Requests and answers over HTTP: opening, finding and joining tables, and looking at finished games."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sobremesa.kernel.event import Event
from sobremesa.kernel.view import Phrase
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.take_over import AskSeat
from sobremesa.table.settings import Settings
from sobremesa.table.status import Result, Standing
from sobremesa.wire.daily import DailyPage, DailyWish, PuzzleAnswer
from sobremesa.wire.game_pack import GamePack
from sobremesa.wire.hindsight import Advised, Guesser, GuessList, GuessWish, LookBack
from sobremesa.wire.messages import GameOutcome, OfferedMove, Refusal, Room
from sobremesa.wire.schema_name import schema_name
from sobremesa.wire.season import SeasonPage
from sobremesa.wire.tournament import TournamentAct, TournamentOpened, TournamentPage, TournamentSeat, TournamentWish


class Opened(Struct, frozen=True):
    """``invite`` admits guests to a table that is not public; it is sent only here."""

    table: str
    invite: str
    commitment: str


class Seated(Struct, frozen=True):
    """``key`` opens this seat, and only this one: keep it like a password."""

    table: str
    seat: int
    key: str
    commitment: str


class AskedSeat(Struct, frozen=True):
    """``seated``: all players have agreed, and the key opens the seat. Otherwise it opens the seat once they have;
    until then, with the same ``invite``, it admits as a spectator."""

    table: str
    seat: int
    key: str
    seated: bool


class TableSummary(Struct, frozen=True):
    """A table's public entry. ``host`` is the first player at it."""

    table: str
    title: str
    game: str
    language: str
    seats: int
    free: int
    status: str
    spectators: bool
    opened_at: int
    host: str


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


class TableDetails(Struct, frozen=True):
    """A table, for an invited client. ``to_act`` and ``told_at``, the time of the latest news, are sent to a seat only
    (0: not sent); a guest sees them by watching, where that is allowed."""

    summary: TableSummary
    room: Room
    to_act: list[int]
    told_at: int = 0


@schema_name("Option")
class ListedOption(Struct, frozen=True):
    """``seats``: the numbers of seats for which the option has a meaning; empty for all. ``names_seats``: its numbers
    are seats."""

    name: str
    clause: str
    default: str
    words: list[str]
    first: int | None
    last: int | None
    label: str
    seats: list[int]
    names_seats: bool


@schema_name("Game")
class ListedGame(Struct, frozen=True):
    """``has_windows``: seats are asked in secret whether they react."""

    name: str
    title: str
    edition: int
    seats: list[int]
    options: list[ListedOption]
    moves: list[OfferedMove]
    levels: list[str]
    has_windows: bool


class GameList(Struct, frozen=True):
    games: list[ListedGame]


class ReplayStep(Struct, frozen=True):
    """After move ``number`` (0 is the deal): the viewer's events since the previous step, view and prompt."""

    number: int
    seat: int | None
    move: OfferedMove | None
    events: list[Event]
    view: Any
    prompt: Phrase | None


class Replay(Struct, frozen=True):
    game: str
    names: list[str]
    steps: list[ReplayStep]
    outcome: GameOutcome


class MyRunningGame(Struct, frozen=True):
    """``is_yours``: the person's own seat has to move."""

    seat: int
    is_yours: bool
    standing: Standing


class MyFinishedGame(Struct, frozen=True):
    seat: int
    result: Result


class MyGames(Struct, frozen=True):
    """The games of one person. ``running`` is filled on the first page only; ``finished`` begins with the latest;
    ``more``: there are earlier ones; ``count`` of all."""

    running: list[MyRunningGame]
    finished: list[MyFinishedGame]
    more: bool
    count: int


class PushDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to Web Push."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


Hour = Annotated[int, Meta(ge=0, le=23)]
Address = Annotated[str, Meta(max_length=300)]


class NoticeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person wants to hear that it is their turn at a slow table: by any of these, and not during the quiet hours
    of their time zone."""

    language: Annotated[str, Meta(pattern="^(es|en)$")] = "es"
    zone: Annotated[str, Meta(max_length=60)] = ""
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    push: Annotated[list[PushDevice], Meta(max_length=5)] = []
    email: Address = ""
    telegram: Address = ""
    discord: Address = ""
    webhook: Address = ""


class Notices(Struct, frozen=True):
    """``offered`` are the channels of this server, empty without the extra for them; ``vapid`` is the server's public
    key for subscriptions; ``unconfirmed`` are the channels that wait for their code."""

    offered: list[str]
    vapid: str
    wish: NoticeWish
    unconfirmed: list[str]


@schema_name("Confirmation")
class ChannelConfirmation(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(max_length=20)]
    code: Annotated[str, Meta(max_length=20)]


GroupName = Annotated[str, Meta(max_length=60)]


class GroupWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: GroupName


class GroupOpened(Struct, frozen=True):
    """``key`` opens the group and its tables: it makes its owner a member."""

    group: str
    key: str


class GroupMember(Struct, frozen=True):
    """``member`` is an id of this person that is valid in this group only."""

    member: str
    name: str
    games: int
    wins: int
    latest_at: int
    is_founder: bool


class GroupGame(Struct, frozen=True):
    """``members`` are by seat, "" for bots and for players without a person's key."""

    result: Result
    members: list[str]


class GroupRecord(Struct, frozen=True):
    """The group's best of a ``kind`` in a game. ``name`` is "" where several players achieved it together."""

    game: str
    kind: str
    amount: int
    name: str
    member: str
    table: str
    number: int
    ended_at: int


class GroupTournament(Struct, frozen=True):
    tournament: str
    name: str
    game: str
    at: int


class GroupPage(Struct, frozen=True):
    """``settings`` are the group's usual rules: those of its latest table, with the levels of its ``bots``.
    ``evenings`` counts the group's evenings over all games."""

    group: str
    name: str
    members: list[GroupMember]
    running: list[Standing]
    games: list[GroupGame]
    settings: Settings | None
    bots: list[str]
    evenings: int
    records: list[GroupRecord] = []
    tournaments: list[GroupTournament] = []


class QrRequest(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class ReportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the operator. ``seat`` is the player it is about; None for the table as a whole."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: int | None = None


HTTP_TYPES: tuple[Any, ...] = (
    Open,
    Opened,
    Sit,
    Seated,
    AskSeat,
    AskedSeat,
    TableList,
    TableDetails,
    GameList,
    Replay,
    LookBack,
    Advised,
    GuessWish,
    Guesser,
    GuessList,
    QrRequest,
    ReportRequest,
    MyGames,
    Notices,
    NoticeWish,
    ChannelConfirmation,
    GroupWish,
    GroupOpened,
    GroupPage,
    SeasonPage,
    DailyPage,
    DailyWish,
    PuzzleAnswer,
    TournamentWish,
    TournamentOpened,
    TournamentAct,
    TournamentPage,
    TournamentSeat,
    GamePack,
    Refusal,
)
