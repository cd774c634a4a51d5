"""Decks and tables that are made to do harm: attacks, as in ``attacks``."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import process_time, sleep

from websockets.asyncio.client import connect

from sobremesa.client import ClosedByServer, Refused
from sobremesa.games import euphoria
from sobremesa.kernel.rng import Rng
from sobremesa.table.acts.deal import DealEntry
from sobremesa.table.acts.start import StartEntry
from sobremesa.wire import messages as m
from tests.laws.toy import Mayor, MayorState
from tests.server.attacks import heard_until_closed, message_of, public_table, socket_of
from tests.server.running import Running, seated
from tests.simulated.node import Simulated

# Decks.


async def deck_status(server: Simulated, deck: str, game: str = "mayor") -> int:
    settings = {"game": game, "seats": 2, "deck": deck}
    return (await server.http.post("/api/tables", json={"settings": settings})).status_code


async def a_deck_costs_more_than_its_size(server: Simulated) -> bool:
    """The parser takes long for a key of many parts. Measured in processor time, so that a busy machine does not
    matter; a deck refused before parsing takes milliseconds."""

    async def takes_long() -> bool:
        started = process_time()
        await deck_status(server, "a" + ".a" * 7_000 + " = 1")
        return process_time() - started > 0.15

    await deck_status(server, "a = 1")
    return all([await takes_long() for _ in range(3)])


async def a_deck_is_an_error_of_ours(server: Simulated) -> bool:
    decks = ["a = " + "9" * 5_000, "a = 0x" + "f" * 9_000, "a" + ".a" * 1_500 + " = 1", "a = " + "[" * 20_000]
    return any([await deck_status(server, deck) != 422 for deck in decks])


class SlowToRead(Mayor):
    """A game whose deck takes two seconds to read. ``begun`` is set while it is."""

    begun = threading.Event()

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        super().__init__(seats, options)
        if deck:
            self.begun.set()
            sleep(2.0)


async def a_deck_holds_up_everybody(server: Running) -> bool:
    """In real time, because it is about a thread beside the event loop."""
    SlowToRead.begun.clear()
    server.node.factory.games = {**server.node.factory.games, "slow": SlowToRead}
    async with server.http as client:
        settings = {"game": "slow", "seats": 2, "deck": "a = 1"}
        opening = asyncio.create_task(client.post("/api/tables", json={"settings": settings}))
        await asyncio.to_thread(SlowToRead.begun.wait, 30)
        await client.get("/healthz")
        # Both answers may arrive together: this is far less than reading takes, and enough to tell.
        answered, _reading = await asyncio.wait({opening}, timeout=0.5)
        assert (await opening).status_code == 201
    return bool(answered)


# Tables that cannot be played.


class Undealable(Mayor):
    """A game whose cards cannot be dealt."""

    def blank(self, rng: Rng) -> MayorState:
        state = super().blank(rng)

        def deal() -> None:
            raise RuntimeError("no deal was found")

        state.deal = deal  # type: ignore[method-assign]
        return state


async def a_deck_without_an_even_deal_is_taken(server: Simulated) -> bool:
    """EU-07: with it a table would never stop dealing."""
    cards = (Path(euphoria.__file__).parent / "cards.toml").read_text(encoding="utf-8")
    deck = re.sub("subterrans = .*", "subterrans = [4]", re.sub("euphorians = .*", f"euphorians = {[4] * 24}", cards))
    settings = {"game": "euphoria", "seats": 4, "options": {"deal": "even"}, "deck": deck}
    return (await server.http.post("/api/tables", json={"settings": settings})).status_code == 201


async def a_deal_that_fails_is_written_down(server: Simulated) -> bool:
    server.node.factory.games = {**server.node.factory.games, "undealable": Undealable}
    ana, _beto = await seated(server.client, "undealable", seats=2)
    with suppress(Refused, ClosedByServer):
        async with ana:
            await ana.start()
    journal = b"".join(server.node.store._journals[ana.table])  # type: ignore[attr-defined]
    return b'"type":"start"' in journal


async def a_poisoned_journal_breaks_the_node(server: Simulated) -> bool:
    """Whether the answer for a table that cannot be read is an internal error."""
    server.node.factory.games = {**server.node.factory.games, "undealable": Undealable}
    ana, _beto = await seated(server.client, "undealable", seats=2)
    live = server.node.tables.pop(ana.table)
    poison = [StartEntry(live.table.latest_at, "", "", 0), DealEntry(live.table.latest_at)]
    await server.node.store.append(ana.table, live.table.length, poison)
    answer = await server.http.get(f"/api/tables/{ana.table}")
    async with connect(socket_of(server, ana.table), compression=None) as socket:
        await socket.send(message_of(m.Hello(m.VERSION)))
        heard, _closed = await heard_until_closed(socket)
    assert (await server.http.get(f"/api/tables/{await public_table(server)}")).status_code == 200
    return answer.status_code != 503 or "unreadable-table" not in heard
