"""Requests and answers of the workshop, where designers change decks, simulate games and gather playtests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sobremesa.wire.schema_name import schema_name

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Words = Annotated[str, Meta(max_length=500)]
Sheet = Annotated[str, Meta(max_length=120_000)]
# A card in one row: `name.es`, `challenge.kind`; missing fields are left out.
Row = dict[str, Any]

RunState = Literal["waiting", "playing", "reporting", "done", "stopped", "failed"]
TableState = Literal["waiting", "playing", "over", "left"]


class Column(Struct, frozen=True):
    """A field of the cards. ``choices`` is empty where any value is allowed."""

    name: str
    kind: Literal["int", "text", "list", "bool"]
    choices: list[str]


class Problem(Struct, frozen=True):
    """``card`` and ``field`` are empty for the deck as a whole. ``row`` is the card's index in the list, -1 for the
    deck as a whole: an id may be missing, or occur twice."""

    card: str
    field: str
    text: str
    row: int = -1


class Change(Struct, frozen=True):
    """A difference from the printed deck; None where the card or the field is missing."""

    card: str
    field: str
    before: Any
    after: Any


class DeckSummary(Struct, frozen=True):
    id: str
    name: str
    game: str
    changed_at: int
    is_as_printed: bool
    problems: int


@schema_name("Deck")
class WorkshopDeck(Struct, frozen=True):
    """``revision`` rises with every change: a client that saves says which one it changed."""

    id: str
    name: str
    game: str
    revision: int
    text: str
    columns: list[Column]
    cards: list[Row]
    problems: list[Problem]
    changes: list[Change]


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A copy of the printed deck, or the deck in ``text`` (TOML) or ``csv``."""

    game: str
    name: Name
    text: Sheet = ""
    csv: Sheet = ""


class DeckEdit(Struct, frozen=True, forbid_unknown_fields=True):
    """One of ``cards``, ``text`` and ``csv``, or none of them to change only the name."""

    revision: int
    name: Name | None = None
    cards: list[Row] | None = None
    text: Sheet | None = None
    csv: Sheet | None = None


class CheckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything but the cards is taken from ``deck``, or from the printed deck."""

    game: str
    cards: list[Row]
    deck: str = ""


class Checked(Struct, frozen=True):
    """``content`` is the deck as a table would use it; None if it cannot be read."""

    problems: list[Problem]
    changes: list[Change]
    content: dict[str, Any] | None


class NewRun(Struct, frozen=True, forbid_unknown_fields=True):
    deck: str
    seats: int
    games: Annotated[int, Meta(ge=1, le=100_000_000)]
    bots: Annotated[list[str], Meta(min_length=1, max_length=2)]
    options: dict[str, str] = {}


class RunSummary(Struct, frozen=True):
    """``seconds_left`` is None until it can be estimated."""

    id: str
    deck: str
    deck_name: str
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    played: int
    state: RunState
    seconds_left: float | None
    error: str
    begun_at: int


class NewPlaytest(Struct, frozen=True, forbid_unknown_fields=True):
    """Without ``questions`` the three usual ones are asked."""

    deck: str
    name: Name
    seats: int
    tables: Annotated[int, Meta(ge=1, le=50)]
    options: dict[str, str] = {}
    bots: Annotated[int, Meta(ge=0, le=7)] = 0
    level: str = "normal"
    questions: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=3)] = []


@schema_name("Given")
class QuestionAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to one question: 1 to 5, or 0 for none, and some words."""

    rating: Annotated[int, Meta(ge=0, le=5)]
    text: Words = ""


@schema_name("Answer")
class PlaytestAnswer(Struct, frozen=True):
    table: str
    player: str
    won: bool
    given: list[QuestionAnswer]
    at: int


class Pace(Struct, frozen=True):
    """How long a player thought, in seconds."""

    table: str
    player: str
    median: float
    slowest: float
    decisions: int


class PlaytestTable(Struct, frozen=True):
    """``link`` is an address on this server; ``dropped`` are the players who left before the end."""

    table: str
    link: str
    state: TableState
    players: list[str]
    winners: list[str]
    minutes: float
    moves: int
    dropped: list[str]
    answers: int


class PlaytestSummary(Struct, frozen=True):
    id: str
    name: str
    deck: str
    deck_name: str
    game: str
    seats: int
    tables: int
    over: int
    answers: int
    opened_at: int


class Playtest(Struct, frozen=True):
    summary: PlaytestSummary
    questions: list[str]
    tables: list[PlaytestTable]
    answers: list[PlaytestAnswer]
    paces: list[Pace]


class Quota(Struct, frozen=True):
    games_per_run: int
    games_per_day: int
    games_left_today: int
    runs_waiting: int


class Workshop(Struct, frozen=True):
    decks: list[DeckSummary]
    runs: list[RunSummary]
    playtests: list[PlaytestSummary]
    quota: Quota


class Questions(Struct, frozen=True):
    questions: list[str]
    answered: bool


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    given: Annotated[list[QuestionAnswer], Meta(min_length=1, max_length=3)]


WORKSHOP_TYPES: tuple[Any, ...] = (
    Workshop,
    WorkshopDeck,
    NewDeck,
    DeckEdit,
    CheckRequest,
    Checked,
    NewRun,
    RunSummary,
    NewPlaytest,
    Playtest,
    Questions,
    Answers,
)
