"""A table before its game: its seats, and the orders that are possible until the game begins."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import SobremesaError
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.ready import Ready
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.acts.start import Start
from sobremesa.terminal.console.screen import visible
from sobremesa.terminal.session.display import TableSnapshot
from sobremesa.terminal.session.orders import BEFORE_A_GAME, TypedOrder
from sobremesa.terminal.session.talk import REACTIONS
from sobremesa.terminal.tables.connection import TableClosed, TableConnection
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.session.session import TableSession
    from sobremesa.wire import messages as m


class Lobby:
    def __init__(self, session: TableSession) -> None:
        self.session = session

    def follow(self, connection: TableConnection, typed: str) -> None:
        order = TypedOrder.read(typed, BEFORE_A_GAME)
        session = self.session
        if order is None:
            if typed:
                raise SobremesaError(TEXTS.message("lobby-unknown", words=typed[:40]))
            return
        if order.word in REACTIONS:
            session.talk.react(connection, order.word)
            return
        match order.word:
            case "start":
                session.ask(connection, Start(connection.fresh_id()))
            case "ready":
                session.ask(connection, Ready(connection.fresh_id(), not self._is_ready(connection)))
            case "bot":
                self._seat_bot(connection, order.rest)
            case "leave":
                self._leave(connection)
            case "chat":
                session.talk.chat(connection, order.rest)
            case "rules":
                session.show_rules(order.rest)
            case "table":
                session.display.forget()
            case "quit":
                session.leave()
            case "help":
                session.display.say("lobby-help" if connection.viewer is not None else "lobby-watching")
            case _:
                raise SobremesaError(TEXTS.message("lobby-unknown", words=typed[:40]))

    def _leave(self, connection: TableConnection) -> None:
        with suppress(TableClosed):  # the table closes the connection of a player who leaves
            self.session.ask(connection, Leave(connection.fresh_id()))
        self.session.leave_for_good()

    def _is_ready(self, connection: TableConnection) -> bool:
        assert connection.room is not None
        return connection.viewer is not None and connection.room.seats[connection.viewer].ready

    def _seat_bot(self, connection: TableConnection, words: str) -> None:
        seat, _, level = words.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise SobremesaError(TEXTS.message("lobby-bot-how"))
        self.session.ask(connection, SeatBot(connection.fresh_id(), int(seat) - 1, level.strip()[:40] or "normal"))


def seat_lines(snapshot: TableSnapshot, language: str) -> list[str]:
    """One line for each seat."""
    return [
        TEXTS.say(
            language,
            "lobby-seat",
            number=number + 1,
            name=visible(seat.name),
            who=_who(seat, number, snapshot),
            level=TEXTS.say(language, "bot-level", level=seat.level),
        )
        for number, seat in enumerate(snapshot.room.seats)
    ]


def _who(seat: m.SeatInfo, number: int, snapshot: TableSnapshot) -> str:
    """The kind of seat, as the text ``lobby-seat`` expects it."""
    if seat.level:
        return "bot"
    if not seat.name:
        return "free"
    if number == snapshot.viewer:
        return "you"
    return "here" if number in snapshot.here else "gone"
