"""A local table and a live one send every seat the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.kernel.rng import Rng
from sobremesa.table.act import Entry
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.reveal import Reveal
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.sit import SitEntry
from sobremesa.table.acts.start import Start, StartEntry
from sobremesa.table.host import TableHost
from sobremesa.wire import messages as m
from sobremesa.wire.local_table import LocalTable
from sobremesa.wire.updates import encode
from tests.server.running import TEST_GAMES, seated
from tests.simulated.node import Simulated
from tests.table.sitting import LEVELS
from tests.waiting import until

_decoder: json.Decoder[m.FromTable] = json.Decoder(m.FromTable)
Sent = list[tuple[int, m.ToTable]]


@pytest.fixture(scope="module")
def server() -> Iterator[Simulated]:
    with Simulated() as running:
        yield running


class Live:
    """A connection of a seat that keeps what it hears."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[m.FromTable] = []
        self.latest: m.Update | None = None

    async def send(self, message: m.ToTable) -> None:
        await self.socket.send(encode(message).decode())

    async def hear_until(self, mark: int) -> None:
        """All that was sent before the pong of this number."""
        await self.send(m.Ping(mark))
        while True:
            message = _decoder.decode(str(await self.socket.recv()))
            if message == m.Pong(mark):
                return
            self.heard.append(message)
            if isinstance(message, m.Update):
                self.latest = message


async def played_live(server: Simulated, game: str, seed: int) -> tuple[list[Live], Sent, list[Entry]]:
    """Random moves and some talk, one request after the other; what each seat heard, and the journal."""
    kind = TEST_GAMES[game]
    options = {"round_limit": "3"} if game == "euphoria" else {}
    players = await seated(server.client, game, seats=kind.about.seat_counts[0], window_ms=0, options=options)
    url = f"{server.address.replace('http', 'ws')}/ws/{players[0].table}"
    lines = []
    for player in players:
        socket = await connect(url, compression=None)
        lines.append(Live(socket))
        await lines[-1].send(m.Hello(m.VERSION, player.key))
        await lines[-1].hear_until(0)
    sent: Sent = []
    rng, mark = Rng(seed), 0

    async def ask(seat: int, message: m.ToTable) -> None:
        nonlocal mark
        sent.append((seat, message))
        await lines[seat].send(message)
        for line in (lines[seat], *lines):
            mark += 1
            await line.hear_until(mark)

    await ask(0, Start("start"))
    for seat, player in enumerate(players):
        await ask(seat, Reveal(f"reveal {seat}", player.witness.entropy[1]))
    for turn in range(80):
        # A window of zero length is closed by the node's timer, at a time that differs.
        await until(lambda: server.node.tables[players[0].table].table.due() is None)
        for line in lines:
            mark += 1
            await line.hear_until(mark)
        asked = [seat for seat, line in enumerate(lines) if line.latest is not None and line.latest.moves]
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        if turn % 7 == 3:
            await ask(seat, Say(f"say {turn}", "hola"))
            await ask(seat, Play(f"bad {turn}", move="xyzzy"))
        if turn == 10:
            await ask(seat, Propose(f"p {turn}", "pause"))
            await ask((seat + 1) % len(lines), Answer(f"a {turn}", yes=False))
        moves = lines[seat].latest.moves  # type: ignore[union-attr]
        await ask(seat, Play(f"play {turn}", code=moves[rng.below(len(moves))].code))
    for line in lines:
        await line.socket.close()
    return lines, sent, await server.node.store.read(players[0].table)


def played_locally(game: str, sent: Sent, journal: list[Entry]) -> list[list[m.FromTable]]:
    """The same requests at the same times; what the table drew by chance is drawn again."""
    opened = journal[0]
    assert isinstance(opened, OpenEntry)
    secrets = [entry.next_secret for entry in journal if isinstance(entry, StartEntry)]
    kind, settings = TEST_GAMES[game], opened.settings
    house = TableHost(lambda _settings: kind(settings.seats, settings.options), LEVELS, lambda: secrets.pop(0))
    seated_at = max(at for at, entry in enumerate(journal) if isinstance(entry, SitEntry)) + 1
    times = {entry.id: entry.at for entry in journal if getattr(entry, "id", "")}  # type: ignore[attr-defined]

    def no_bot(*_given: Any) -> tuple[None, int]:
        raise AssertionError("no seat here is a bot")

    table = LocalTable(journal[:seated_at], house, no_bot)
    for seat in range(settings.seats):
        table.send(seat, m.Hello(m.VERSION), opened.at)
    now = opened.at
    for seat, message in sent:
        given: str = getattr(message, "id", "")
        now = times.get(given, now)
        table.send(seat, message, now)
        while table.step(now):
            pass
    return [table.take_messages(seat) for seat in range(settings.seats)]


def compared(messages: list[m.FromTable]) -> list[bytes]:
    """Without clocks, presence and heartbeat, which belong to the server and not to the game."""
    kept = (message for message in messages if isinstance(message, m.Update | m.Accepted | m.Refusal))
    return [encode(message) for message in kept]


@pytest.mark.parametrize("game", ["evidencia", "codigos", "euphoria", "timbre", "mayor"])
def test_the_same_requests_give_the_same_updates(server: Simulated, game: str) -> None:
    lines, sent, journal = server.run(played_live(server, game, seed=3))
    here = played_locally(game, sent, journal)
    for seat, line in enumerate(lines):
        assert compared(here[seat]) == compared(line.heard)
        assert len(compared(here[seat])) > 5
