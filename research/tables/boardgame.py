"""Plays at many tables at once on boardgame.io's server, by its own protocol (Socket.IO on a WebSocket)."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw, Struct, json

from research.tables.field import Field, open_tables
from research.tables.light import LightSocket, open_socket
from research.tables.meter import Meter
from research.tables.post import PostOffice


class Context(Struct, rename={"player": "currentPlayer"}):
    player: str
    gameover: Raw = Raw()


class Position(Struct, rename={"number": "_stateID"}):
    ctx: Context
    number: int


class Synced(Struct):
    state: Position


_update = json.Decoder(tuple[str, str, Position, Raw])
_sync = json.Decoder(tuple[str, str, Synced])
_encoder = json.Encoder()
SPACE = b"/duel,"


class Player:
    """Plays a card whenever it is its turn."""

    def __init__(self, table: Table, seat: str) -> None:
        self.table, self.meter = table, table.meter
        self.seat, self.key = seat, ""
        self.socket: LightSocket | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.position: Position | None = None
        self.sent = 0.0
        self.waiting_for = 0

    def hear(self, data: bytes) -> None:
        assert self.socket is not None
        if data.startswith(b"42" + SPACE):
            body = data[2 + len(SPACE) :]
            if body.startswith(b'["update"'):
                self.see(_update.decode(body)[2])
            elif body.startswith(b'["sync"'):
                self.see(_sync.decode(body)[2].state)
        elif data.startswith(b"40" + SPACE):
            self.sync()
        elif data.startswith(b"0"):
            self.socket.send(b"40" + SPACE)
        elif data == b"2":
            self.socket.send(b"3")

    def sync(self) -> None:
        self.emit("sync", self.table.match, self.seat, self.key, 2)

    def see(self, position: Position) -> None:
        self.position = position
        if not self.ready.done():
            self.ready.set_result(None)
        if self.waiting_for and position.number >= self.waiting_for:
            self.waiting_for = 0
            self.meter.hears(self.sent)
        self.play()

    def play(self) -> None:
        position = self.position
        if position is None or self.waiting_for or not self.meter.playing:
            return
        if bytes(position.ctx.gameover):
            self.table.again(position.number)
        elif position.ctx.player == self.seat:
            self.waiting_for = position.number + 1
            payload = {"type": "lay", "args": [], "playerID": self.seat, "credentials": self.key}
            self.sent = self.meter.sends()
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.emit("update", action, position.number, self.table.match, self.seat)

    def emit(self, *words: Any) -> None:
        assert self.socket is not None
        self.socket.send(b"42" + SPACE + _encoder.encode(words))


class Table:
    """One match after the other, as boardgame.io's own clients do it: ``playAgain`` makes the next match, both players
    join it over HTTP and sync on their existing connection."""

    def __init__(self, meter: Meter, office: PostOffice) -> None:
        self.meter, self.office = meter, office
        self.match = ""
        self.players = [Player(self, seat) for seat in ("0", "1")]
        self._next: asyncio.Task[None] | None = None

    async def open(self, url: str) -> None:
        self.match = (await self.office.post("/games/duel/create", {"numPlayers": 2}, dict[str, str]))["matchID"]
        for player in self.players:
            await self._join(player)
            player.socket = await open_socket(url, player.hear)
            # Players join one after the other, as the server requires.
            await player.ready

    async def _join(self, player: Player) -> None:
        wish = {"playerID": player.seat, "playerName": player.seat}
        answer = await self.office.post(f"/games/duel/{self.match}/join", wish, dict[str, str])
        player.key = answer["playerCredentials"]

    def again(self, moves: int) -> None:
        if self._next is None or self._next.done():
            for player in self.players:
                player.position = None
            self.meter.ends_match(moves)
            self._next = asyncio.ensure_future(self._again())
            self._next.add_done_callback(self._is_next)

    def _is_next(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self.meter.trouble.append(repr(task.exception()))

    async def _again(self) -> None:
        first = self.players[0]
        wish = {"playerID": first.seat, "credentials": first.key}
        answer = await self.office.post(f"/games/duel/{self.match}/playAgain", wish, dict[str, str])
        self.match = answer["nextMatchID"]
        for player in self.players:
            await self._join(player)
        for player in self.players:
            player.sync()

    def play(self) -> None:
        for player in self.players:
            player.play()

    def ping(self) -> None:
        """The server pings, and the players answer."""

    def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
        self.office.close()
        for player in self.players:
            if player.socket is not None:
                player.socket.close()


async def field_of(address: str, process: int, count: int) -> Field:
    meter, url = Meter(), f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"

    async def open_one() -> Table:
        table = Table(meter, PostOffice(address))
        await table.open(url)
        return table

    return Field(process, meter, await open_tables(count, open_one))
