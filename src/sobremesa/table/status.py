"""How a table stands, for lists: what a player there may read of it without opening the table.

It is derived from the journal and holds nothing that a seat does not learn at the table: of times only that of the
latest news, of the seats to act only what is public, and of a seat's own answer only what that seat knows (EU-38).
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sobremesa.table.finished_games import FinishedGame
from sobremesa.table.table import Table

# More than a game has moves.
TURNS_OF_A_GAME = 100_000


class Standing(Struct, frozen=True):
    """``told_at`` is when the latest news was; ``to_act`` are the seats to act, as all viewers see them; ``ends_at`` is
    when the time of the first of them is up, or the window closes (0: never)."""

    table: str
    game: str
    title: str
    status: str
    opened_at: int
    told_at: int
    number: int
    names: list[str]
    levels: list[str]
    to_act: list[int]
    ends_at: int
    is_slow: bool


class SeatStanding(Struct, frozen=True):
    """``is_asked``: this seat has something to choose. ``turn`` rises with each of its moves, and from game to game.
    Both are sent to this seat only."""

    seat: int
    person: str
    is_asked: bool
    turn: int = 0


class Result(Struct, frozen=True):
    """One finished game. ``levels`` are those of the bots, ``stood_in`` the seats that a bot played for their players
    at some time; ``sides`` has a number for each seat, the same for seats that won or lost together. ``taken_over``
    are the seats that changed hands in the game."""

    table: str
    number: int
    game: str
    title: str
    names: list[str]
    levels: list[str]
    stood_in: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    moves: int
    began_at: int
    ended_at: int
    sides: list[int]
    taken_over: list[int]


def standing_of(table: Table) -> Standing:
    return Standing(
        table=table.id,
        game=table.settings.game,
        title=table.settings.title,
        status=table.status,
        opened_at=table.opened_at,
        told_at=table.told_at,
        number=table.number,
        names=[seat.name for seat in table.seats],
        levels=[table.level_of(seat) for seat in range(table.game.seats)],
        to_act=_publicly_asked(table),
        ends_at=_ends_at(table),
        is_slow=table.settings.is_slow,
    )


def from_outside(standing: Standing) -> Standing:
    """For people who could sit down but do not sit there: without whose turn it is and when things happened, which only
    players and spectators may know."""
    return replace(standing, to_act=[], ends_at=0, told_at=standing.opened_at)


def seats_of(table: Table) -> list[SeatStanding]:
    """The standings of the seats whose players have a person key."""
    persons = [(number, seat.person) for number, seat in enumerate(table.seats) if seat.person]
    return [
        SeatStanding(number, person, is_asked=_is_asked(table, number), turn=_turn(table, number))
        for number, person in persons
    ]


def result_of(table: Table, number: int, finished: FinishedGame) -> Result:
    who = finished.circumstances
    return Result(
        table=table.id,
        number=number,
        game=table.settings.game,
        title=table.settings.title,
        names=list(finished.names),
        levels=list(who.levels),
        stood_in=list(who.stood_in),
        scores=list(finished.outcome.scores),
        winners=list(finished.outcome.winners),
        reason=finished.outcome.reason,
        moves=len(finished.moves) // 2,
        began_at=who.began_at,
        ended_at=who.ended_at,
        sides=list(finished.outcome.sides),
        taken_over=list(who.taken_over),
    )


def _is_playing(table: Table) -> bool:
    return table.status == "playing" and table.paused_at is None


def _publicly_asked(table: Table) -> list[int]:
    assert table.match is not None or not _is_playing(table)
    return list(table.window.publicly_asked(table.match)) if table.match and _is_playing(table) else []


def _is_asked(table: Table, seat: int) -> bool:
    if not _is_playing(table) or table.seats[seat].away:
        return False
    view = table.view_to_send(seat)
    return view is not None and bool(view.moves)


def _turn(table: Table, seat: int) -> int:
    """Only slow tables need it: at others no player is notified."""
    if not table.settings.is_slow:
        return 0
    return table.number * TURNS_OF_A_GAME + sum(mover == seat for mover, _code in table.codes)


def _ends_at(table: Table) -> int:
    """Leaves out the time until a reveal, which would show that the last seat has chosen."""
    if not _is_playing(table):
        return 0
    if table.window.is_open:
        return table.window.closes_at or 0
    return table.clocks.ends()[0][0] if table.clocks.is_running else 0
