"""A seat changes hands between terminals."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.cli.link import Link
from sobremesa.client import Client
from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file
from tests.server.process import Server
from tests.terminal.keyboard import ASKED, Keyboard

# The test process, a pytest-xdist worker, has threads. Forking is safe because the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server("--data", str(tmp_path_factory.mktemp("data"))) as running:
        yield running.address


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def begun(server: str) -> tuple[Link, list[Link]]:
    """A game of two people: the links for spectators and for the seats."""

    async def opening() -> tuple[Link, list[Link]]:
        client = Client(server)
        table = await client.open("evidencia", seats=2, reveal_ms=0)
        ana, beto = [await client.sit(table.table, name, invite=table.invite) for name in ("Ana", "Beto")]
        async with ana, beto:
            await ana.start()
        seats = [Link(server, table.table, key=seat.key) for seat in (ana, beto)]
        return Link(server, table.table, invite=table.invite), seats

    return asyncio.run(opening())


def test_a_watcher_asks_for_a_seat_and_plays_on(server: str) -> None:
    link, (of_ana, of_beto) = begun(server)
    with Keyboard("join", of_ana) as ana, Keyboard("join", of_beto) as beto, Keyboard("watch", link) as eva:
        for one in (ana, beto):
            one.until(r" 1\) ")
        eva.until(ASKED)
        eva.type("asiento 2")
        eva.until("¿Con qué nombre?")
        eva.type("asiento 2 Eva")
        eva.until("Beto está jugando y no ofreció su lugar")
        beto.type("asiento ofrezco")
        eva.until("Beto ofrece su lugar")
        eva.type("asiento 2 Eva")
        eva.until("Pedís el lugar 2")
        ana.until("Eva, que está mirando, pide el lugar de Beto")
        ana.type("sí")
        beto.until("Ana está de acuerdo")
        beto.type("sí")
        beto.until("Este lugar ya no es tuyo: ahora lo tiene Eva")
        eva.until("Desde ahora (jugás|juega Eva) en el lugar de Beto")
        eva.until(r" 1\) ")
        ana.until("Desde ahora juega Eva en el lugar de Beto")
        # A bot has Ana's seat, when Eva agrees.
        ana.type("asiento bot facil")
        eva.until("Ana quiere dejarle su lugar a un bot")
        eva.type("sí")
        ana.until("Este lugar ya no es tuyo")
    # The link back belongs to the newcomer.
    kept = SeatKeys(seats_file()).find(link.server, link.table, "Eva")
    assert kept is not None
    with Keyboard("join", Link(link.server, link.table, invite=link.invite), "--name", "Eva") as eva:
        eva.until(r" 1\) ")


def test_a_refusal_of_bad_words_says_what_would_be_right(server: str) -> None:
    _link, (of_ana, _of_beto) = begun(server)
    with Keyboard("join", of_ana) as ana:
        ana.until(r" 1\) ")
        ana.type("asiento dos")
        ana.until("No sé qué lugar es «dos»")
        ana.type("asiento bot genio")
        ana.until("No existe el nivel «genio»")
        ana.type("asiento 9")
        ana.until("Ese lugar no existe")
