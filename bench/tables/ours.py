"""Plays Evidencia at many tables at once on our server, and measures.

python -m bench.tables.ours http://127.0.0.1:8000 100 10 PROCESS
"""

from __future__ import annotations

import asyncio
import sys
from time import perf_counter
from typing import Any

from msgspec import Struct, json

from bench.tables.light import LightSocket, open_socket
from bench.tables.meter import Meter
from sobremesa.client import Client
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.start import Start
from sobremesa.wire import messages as m


class Seen(Struct, tag_field="type", tag="update"):
    status: str
    moves: list[m.Move] = []
    proposal: m.Proposal | None = None
    accepted: str = ""


class Done(Struct, tag_field="type", tag="accepted"):
    id: str


class Wrong(Struct, tag_field="type", tag="refused"):
    text: str


class Welcome(Struct, tag_field="type", tag="welcome"):
    pass


class Presence(Struct, tag_field="type", tag="presence"):
    pass


Heard = Seen | Done | Wrong | Welcome | Presence
_decoder = json.Decoder(Heard)
_encoder = json.Encoder()


class Player:
    """Plays the first move it is offered, game after game at the same table."""

    def __init__(self, meter: Meter, *, starts: bool) -> None:
        self.meter = meter
        self.starts = starts
        self.socket: LightSocket | None = None
        self.number = 0
        self.sent = 0.0
        self.waiting = self.asked = False
        self.moves: list[m.Move] = []

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(_encoder.encode(message))

    def hear(self, data: bytes) -> None:
        heard: Heard = _decoder.decode(data)
        if isinstance(heard, Seen):
            self.moves = heard.moves
            if heard.status == "over":
                self.again(heard.proposal)
            else:
                self.asked = False
        elif isinstance(heard, Wrong):
            self.meter.wrong.append(heard.text)
        if self.waiting and isinstance(heard, Seen | Done) and self.is_done(heard):
            self.waiting = False
            if self.meter.counting:
                self.meter.latencies.append(perf_counter() - self.sent)
        if self.moves and not self.waiting and not self.meter.stopped:
            self.number += 1
            self.sent, self.waiting = perf_counter(), True
            self.send(Play(f"m{self.number}", code=self.moves[0].code))
            self.moves = []

    def is_done(self, heard: Seen | Done) -> bool:
        return (heard.id if isinstance(heard, Done) else heard.accepted) == f"m{self.number}"

    def again(self, proposal: m.Proposal | None) -> None:
        if self.asked or self.meter.stopped:
            return
        if self.starts:
            self.asked = True
            self.send(Propose(f"r{self.number}", "rematch"))
        elif proposal is not None:
            self.asked = True
            self.send(Answer(f"a{self.number}", yes=True))


async def measure(address: str, tables: int, seconds: float, process: int) -> dict[str, float]:
    client, meter = Client(address), Meter()
    players = []
    for _table in range(tables):
        opened = await client.open("evidencia", seats=2, public=True, reveal_ms=0)
        for name in ("Ana", "Beto"):
            seat = await client.sit(opened.table, name)
            player = Player(meter, starts=name == "Beto")
            url = f"{address.replace('http', 'ws', 1)}/ws/{opened.table}"
            player.socket = await open_socket(url, player.hear)
            player.send(m.Hello(m.VERSION, seat.key))
            if player.starts:
                player.send(Start("start"))
            players.append(player)
    found = await meter.measure(tables, seconds, process)
    await asyncio.sleep(0.3)
    for player in players:
        assert player.socket is not None
        player.socket.close()
    return found


if __name__ == "__main__":
    address, tables, seconds, process = sys.argv[1:]
    found = asyncio.run(measure(address, int(tables), float(seconds), int(process)))
    print(json.encode(found).decode())
