"""A player or a bot makes a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from sobremesa.kernel.errors import NotYourTurn, UnreadableMove
from sobremesa.kernel.match import Match
from sobremesa.kernel.text import KERNEL
from sobremesa.table.act import Act, Entry, Request
from sobremesa.table.acts import claim, return_
from sobremesa.table.agreement import drop
from sobremesa.table.errors import RefusedAct
from sobremesa.table.window import HeldAnswer

if TYPE_CHECKING:
    from sobremesa.table.table import Table

MOST_MOVES = 50_000

By = Literal["player", "bot"]


class Play(Request, frozen=True, tag="play"):
    """A move, in words or by its code."""

    move: Annotated[str, Meta(max_length=200)] = ""
    code: int | None = None


class PlayEntry(Entry, frozen=True, tag="play"):
    seat: int
    code: int
    by: By = "player"
    id: str = ""


def decide(table: Table, seat: int, request: Play, now: int) -> list[Entry]:
    """Also ends the absence of a player who was away."""
    match = _open_match(table, seat)
    code = request.code
    if code is None:
        view = table.view(seat)
        assert view is not None
        code = table.game.read_move(view, request.move)
    _check_move(table, match, seat, code)
    return [*return_.entries(table, seat, now), PlayEntry(now, seat, code, "player", request.id)]


def decide_for_bot(table: Table, seat: int, code: int, words: str | None, now: int) -> list[Entry]:
    """A bot's move, and its claim, if any. A bot that stands in for a player makes no claims."""
    _check_move(table, _open_match(table, seat), seat, code)
    said: list[Entry] = []
    if words is not None and not table.seats[seat].away:
        said = claim.decide(table, seat, claim.Claim("", words), now)
    return [*said, PlayEntry(now, seat, code, "bot")]


def _open_match(table: Table, seat: int) -> Match:
    """The match, if the seat may choose in it now."""
    match = table.match
    if match is None:
        raise RefusedAct("not-started")
    if len(match.codes) >= MOST_MOVES:
        raise RefusedAct("too-long")
    if table.paused_at is not None:
        raise RefusedAct("paused")
    if table.window.holds(seat) and not table.window.has_last_answer_of(seat):
        raise RefusedAct("already-chosen")
    return match


def _check_move(table: Table, match: Match, seat: int, code: int) -> None:
    if not 0 <= code < len(table.game.moves):
        raise UnreadableMove(KERNEL.message("unreadable-move", move=str(code)[:20], hint=table.game.moves.text(0)))
    if table.window.has_last_answer_of(seat):
        # The same refusal as for a seat that answered before others (EU-38).
        view = table.view(seat)
        assert view is not None
        waiting = ", ".join(match.names[other] for other in view.to_act)
        raise NotYourTurn(KERNEL.message("not-your-turn", name=match.names[seat], waiting=waiting))
    match.check(seat, code)


def check(table: Table, entry: PlayEntry) -> None:
    """A journal may be of another edition of the game, in which the move was one."""
    assert table.match is not None
    table.match.check(entry.seat, entry.code)


def apply(table: Table, entry: PlayEntry) -> None:
    match, window = table.match, table.window
    assert match is not None
    if table.proposal is not None:
        drop(table, "undo")
    waits = window.is_open or table.settings.reveal_ms > 0
    if waits and window.would_end(match, entry.seat, entry.code):
        window.held = HeldAnswer(entry.seat, entry.code)
        table.prompted = {entry.seat}
        if window.is_open:
            window.hear(match, entry.seat, entry.at)
        else:
            window.closes_at = entry.at + table.settings.reveal_ms
            table.clocks.run((), entry.at, mover=entry.seat)
        return
    match.make(entry.seat, entry.code)
    if window.is_open:
        table.prompted = {entry.seat}
        window.hear(match, entry.seat, entry.at)
        return
    table.publish()
    if table.clocks.is_running:
        table.clocks.note_move(entry.seat, entry.at)
    table.ask(entry.at, mover=entry.seat)


ACT = Act(PlayEntry, apply, Play, decide, check, is_talk=False)
