"""Plays at many tables at once on boardgame.io's server, by its own protocol (Socket.IO on a WebSocket)."""

from __future__ import annotations

import asyncio
import urllib.request
from time import perf_counter
from typing import Any

from msgspec import Struct, json

from bench.tables.light import LightSocket, open_socket
from bench.tables.meter import Meter


class Context(Struct, rename={"player": "currentPlayer"}):
    player: str


class Position(Struct, rename={"number": "_stateID"}):
    ctx: Context
    number: int


class Synced(Struct):
    state: Position


_update = json.Decoder(tuple[str, str, Position, Any])
_sync = json.Decoder(tuple[str, str, Synced])
_encoder = json.Encoder()
SPACE = b"/duel,"


class Player:
    """Lays a card whenever it is its turn."""

    def __init__(self, meter: Meter, match: str, seat: str, key: str) -> None:
        self.meter = meter
        self.match, self.seat, self.key = match, seat, key
        self.socket: LightSocket | None = None
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
            self.emit("sync", self.match, self.seat, self.key, 2)
        elif data.startswith(b"0"):
            self.socket.send(b"40" + SPACE)
        elif data == b"2":
            self.socket.send(b"3")

    def see(self, position: Position) -> None:
        if self.waiting_for and position.number >= self.waiting_for:
            self.waiting_for = 0
            if self.meter.counting:
                self.meter.latencies.append(perf_counter() - self.sent)
        if position.ctx.player == self.seat and not self.waiting_for and not self.meter.stopped:
            self.sent, self.waiting_for = perf_counter(), position.number + 1
            payload = {"type": "lay", "args": [], "playerID": self.seat, "credentials": self.key}
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.emit("update", action, position.number, self.match, self.seat)

    def emit(self, *words: Any) -> None:
        assert self.socket is not None
        self.socket.send(b"42" + SPACE + _encoder.encode(words))


def post(address: str, path: str, body: object) -> dict[str, str]:
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address + path, json.encode(body), headers)) as answer:
        return json.decode(answer.read(), type=dict[str, str])


async def measure(address: str, tables: int, seconds: float, process: int) -> dict[str, float]:
    meter, players = Meter(), []
    url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
    for _table in range(tables):
        match = post(address, "/games/duel/create", {"numPlayers": 2})["matchID"]
        for seat in ("0", "1"):
            wish = {"playerID": seat, "playerName": seat}
            key = post(address, f"/games/duel/{match}/join", wish)["playerCredentials"]
            player = Player(meter, match, seat, key)
            player.socket = await open_socket(url, player.hear)
            players.append(player)
            # Both come to the table one after the other, as it wants them.
            await asyncio.sleep(0.02)
    found = await meter.measure(tables, seconds, process)
    await asyncio.sleep(0.3)
    for player in players:
        assert player.socket is not None
        player.socket.close()
    return found
