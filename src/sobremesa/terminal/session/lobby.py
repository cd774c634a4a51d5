"""A table before its game: who is there, and what can be done until it begins."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import SobremesaError
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.ready import Ready
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.acts.start import Start
from sobremesa.terminal.console.screen import visible
from sobremesa.terminal.session.display import Glance
from sobremesa.terminal.session.orders import BEFORE_A_GAME, Order
from sobremesa.terminal.session.talk import REACTIONS
from sobremesa.terminal.tables.connection import HungUp, Line
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.session.session import Session
    from sobremesa.wire import messages as m


class Lobby:
    def __init__(self, session: Session) -> None:
        self.session = session

    def obey(self, line: Line, typed: str) -> None:
        order = Order.read(typed, BEFORE_A_GAME)
        session = self.session
        if order is None:
            if typed:
                raise SobremesaError(TEXTS.message("lobby-unknown", words=typed[:40]))
            return
        if order.word in REACTIONS:
            session.talk.react(line, order.word)
            return
        match order.word:
            case "start":
                session.ask(line, Start(line.fresh_id()))
            case "ready":
                session.ask(line, Ready(line.fresh_id(), not self._is_ready(line)))
            case "bot":
                self._seat_bot(line, order.rest)
            case "leave":
                self._leave(line)
            case "chat":
                session.talk.chat(line, order.rest)
            case "rules":
                session.show_rules(order.rest)
            case "table":
                session.display.forget()
            case "quit":
                session.leave()
            case "help":
                session.display.say("lobby-help" if line.viewer is not None else "lobby-watching")
            case _:
                raise SobremesaError(TEXTS.message("lobby-unknown", words=typed[:40]))

    def _leave(self, line: Line) -> None:
        with suppress(HungUp):  # to somebody who has stood up, the table says nothing more
            self.session.ask(line, Leave(line.fresh_id()))
        self.session.leave_for_good()

    def _is_ready(self, line: Line) -> bool:
        assert line.room is not None
        return line.viewer is not None and line.room.seats[line.viewer].ready

    def _seat_bot(self, line: Line, words: str) -> None:
        seat, _, level = words.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise SobremesaError(TEXTS.message("lobby-bot-how"))
        self.session.ask(line, SeatBot(line.fresh_id(), int(seat) - 1, level.strip()[:40] or "normal"))


def seat_lines(glance: Glance, language: str) -> list[str]:
    """Who sits where."""
    return [
        TEXTS.say(
            language,
            "lobby-seat",
            number=number + 1,
            name=visible(seat.name),
            who=_who(seat, number, glance),
            level=TEXTS.say(language, "bot-level", level=seat.level),
        )
        for number, seat in enumerate(glance.room.seats)
    ]


def _who(seat: m.Seat, number: int, glance: Glance) -> str:
    """What a seat is, as the text of it wants to know."""
    if seat.level:
        return "bot"
    if not seat.name:
        return "free"
    if number == glance.viewer:
        return "you"
    return "here" if number in glance.here else "gone"
