"""Plays at many tables at once on Colyseus's server, by its own protocol.

Colyseus's client decodes every change of the state. This one counts the known number of changes of a match instead,
which saves work for the load generator but not for the server.
"""

from __future__ import annotations

from research.tables.field import Field, open_tables
from research.tables.light import BINARY, LightSocket, open_socket
from research.tables.meter import Meter
from research.tables.post import PostOffice

MOVES = 42
JOIN_ROOM, ERROR, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 11, 13, 14, 15
JOINED = bytes([JOIN_ROOM])
READY, LAY = (bytes([ROOM_DATA, 0xA0 | len(word)]) + word for word in (b"ready", b"lay"))


class Player:
    """``seen`` is the number of moves of this match whose outcome arrived; None before the deal."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.meter = table, table.meter
        self.number = number
        self.socket: LightSocket | None = None
        self.seen: int | None = None
        self.sent = 0.0
        self.waiting = False

    def hear(self, data: bytes) -> None:
        kind = data[0]
        if kind == JOIN_ROOM:
            self.send(JOINED)
        elif kind == ROOM_STATE:
            self.send(READY)
        elif kind == ROOM_STATE_PATCH:
            self.seen = 0 if self.seen is None else self.seen + 1
            if self.waiting:
                self.waiting = False
                self.meter.hears(self.sent)
            self.play()
        elif kind == ERROR:
            self.meter.trouble.append(repr(data))

    def play(self) -> None:
        if self.seen is None or self.waiting or not self.meter.playing:
            return
        if self.seen == MOVES:
            self.seen = None
            if self.number == 0:
                self.meter.ends_match(MOVES)
            self.send(READY)
        elif self.seen % 2 == self.number:
            self.waiting = True
            self.sent = self.meter.sends()
            self.send(LAY)

    def send(self, message: bytes) -> None:
        assert self.socket is not None
        self.socket.send(message, kind=BINARY)


class Table:
    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.players = [Player(self, number) for number in range(2)]

    async def open(self, office: PostOffice, address: str) -> None:
        path = "/matchmake/create/duel"
        for player in self.players:
            seat = await office.post(path, {}, dict[str, str])
            path, url = f"/matchmake/joinById/{seat['roomId']}", address.replace("http", "ws", 1)
            url = f"{url}/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}"
            player.socket = await open_socket(url, player.hear)

    def play(self) -> None:
        for player in self.players:
            player.play()

    def ping(self) -> None:
        """The server pings, and the players answer."""

    def close(self) -> None:
        for player in self.players:
            if player.socket is not None:
                player.socket.close()


async def field_of(address: str, process: int, count: int) -> Field:
    meter, office = Meter(), PostOffice(address)

    async def open_one() -> Table:
        table = Table(meter)
        await table.open(office, address)
        return table

    tables = await open_tables(count, open_one)
    office.close()
    return Field(process, meter, tables)
