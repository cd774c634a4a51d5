"""Plays any of our games at many tables at once on our server."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json

from research.tables.field import OPENED_AT_ONCE, Field, open_tables
from research.tables.light import LightSocket, open_socket
from research.tables.meter import Meter
from research.tables.post import PostOffice
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.start import Start
from sobremesa.wire import http
from sobremesa.wire import messages as m


class Offer(Struct):
    code: int


class Update(Struct, tag_field="type", tag="update"):
    status: str
    moves: list[Offer] = []
    proposal: m.Proposal | None = None
    accepted: str = ""


class Accepted(Struct, tag_field="type", tag="accepted"):
    id: str


class Refused(Struct, tag_field="type", tag="refused"):
    text: str
    id: str = ""


class Welcome(Struct, tag_field="type", tag="welcome"):
    pass


class Presence(Struct, tag_field="type", tag="presence"):
    pass


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Bye(Struct, tag_field="type", tag="bye"):
    text: str


Heard = Update | Accepted | Refused | Welcome | Presence | Pong | Bye
_decoder = json.Decoder(Heard)
_encoder = json.Encoder()
PING = _encoder.encode(m.Ping())


@dataclass(frozen=True)
class Kind:
    """The tables to open. With ``one_in_flight`` a table has at most one move in flight, although several seats may be
    asked at once; ``spectators`` watch every table. Players wait for ``pause`` seconds before they move."""

    game: str = "evidencia"
    seats: int = 2
    one_in_flight: bool = True
    spectators: int = 0
    pause: float = 0.0
    settings: dict[str, Any] = field(default_factory=dict)


class Player:
    """Plays random legal moves, game after game at the same table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.meter = table, table.meter
        self.number = number
        self.socket: LightSocket | None = None
        self.last = ""
        self.count = 0
        self.sent = 0.0
        self.waiting = self.asked_again = False
        self.status = "waiting"
        self.moves: list[Offer] = []
        self.proposal: m.Proposal | None = None

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(_encoder.encode(message))

    def hear(self, data: bytes) -> None:
        heard: Heard = _decoder.decode(data)
        if isinstance(heard, Update):
            self.status, self.moves, self.proposal = heard.status, heard.moves, heard.proposal
            self.asked_again &= heard.status == "over"
            if self.waiting and heard.accepted == self.last:
                self.answered()
            self.table.play()
        elif isinstance(heard, Accepted):
            if self.waiting and heard.id == self.last:
                self.answered()
                self.table.play()
        elif isinstance(heard, Refused):
            if self.waiting and heard.id == self.last:
                self.waiting = False
                self.meter.hears_refusal(heard.text)
                self.table.play()
            else:
                self.meter.trouble.append(heard.text)
        elif isinstance(heard, Bye):
            self.meter.trouble.append(heard.text)

    def answered(self) -> None:
        self.waiting = False
        self.meter.hears(self.sent)

    def play(self) -> None:
        self.count += 1
        self.last, self.waiting = f"m{self.count}", True
        code, self.moves = random.choice(self.moves).code, []
        self.sent = self.meter.sends()
        self.send(Play(self.last, code=code))

    def again(self) -> None:
        """The first seat proposes a rematch, and all others agree."""
        if not self.asked_again and (self.number == 0) == (self.proposal is None):
            self.asked_again = True
            if self.number == 0:
                self.table.ends()
                self.send(Propose(f"r{self.count}", "rematch"))
            else:
                self.send(Answer(f"a{self.count}", yes=True))


class Table:
    def __init__(self, meter: Meter, kind: Kind) -> None:
        self.meter = meter
        self.one_in_flight = kind.one_in_flight
        self.players = [Player(self, number) for number in range(kind.seats)]
        self.watching: list[LightSocket] = []
        self._moves_before = 0
        self._pause = kind.pause
        self._thinking: asyncio.TimerHandle | None = None

    def play(self) -> None:
        if not self._pause:
            self._play()
        elif self._thinking is None:
            self._thinking = asyncio.get_running_loop().call_later(self._pause, self._play)

    def _play(self) -> None:
        self._thinking = None
        if not self.meter.playing:
            return
        busy = self.one_in_flight and any(player.waiting for player in self.players)
        for player in self.players:
            if player.status == "over":
                player.again()
            elif player.moves and not player.waiting and not busy:
                player.play()
                busy = self.one_in_flight

    def ends(self) -> None:
        moves = sum(player.count for player in self.players)
        self.meter.ends_match(moves - self._moves_before)
        self._moves_before = moves

    def ping(self) -> None:
        for socket in self._sockets():
            socket.send(PING)

    def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        for socket in self._sockets():
            socket.close()

    def _sockets(self) -> list[LightSocket]:
        return [*(player.socket for player in self.players if player.socket is not None), *self.watching]


async def open_table(office: PostOffice, address: str, meter: Meter, kind: Kind) -> Table:
    """A table with all seats taken, connected and dealt."""
    settings = {"game": kind.game, "seats": kind.seats, "public": True, "reveal_ms": 0, **kind.settings}
    found = await office.post("/api/tables", {"settings": settings, "bots": []}, http.Opened)
    table, url = Table(meter, kind), f"{address.replace('http', 'ws', 1)}/ws/{found.table}"
    for player in table.players:
        seated = await office.post(f"/api/tables/{found.table}/seats", Sit(f"J{player.number + 1}"), http.Seated)
        player.socket = await open_socket(url, player.hear)
        player.send(m.Hello(m.VERSION, seated.key))
    for _spectator in range(kind.spectators):
        watching = await open_socket(url, lambda _data: None)
        watching.send(_encoder.encode(m.Hello(m.VERSION)))
        table.watching.append(watching)
    table.players[0].send(Start("start"))
    return table


async def field_of(address: str, process: int, count: int, kind: Kind) -> Field:
    meter, offices = Meter(), [PostOffice(address) for _office in range(OPENED_AT_ONCE)]
    tables = await open_tables(count, lambda: open_table(random.choice(offices), address, meter, kind))
    for office in offices:
        office.close()
    return Field(process, meter, tables)
