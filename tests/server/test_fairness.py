"""Decision 8 on the wire: shares are opened by the clients themselves, and a rigged server is noticed by them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest

from sobremesa.kernel.record import Record
from sobremesa.table.errors import BadProof
from sobremesa.table.fairness import Proof, commitment_to, verify
from sobremesa.table.shares import Shares
from sobremesa.table.table import Table
from tests.laws.toy import Mayor, MayorState
from tests.server.running import play_first_moves, seated
from tests.simulated.node import Simulated


@pytest.fixture(scope="module")
def server() -> Iterator[Simulated]:
    with Simulated() as running:
        yield running


def with_share(shares: Shares, seat: int, entropy: str) -> Shares:
    """As if the seat had committed to it and opened it."""
    committed = [commitment_to(entropy) if other == seat else known for other, known in enumerate(shares.committed)]
    return replace(shares.open(seat, entropy), committed=tuple(committed))


def rigged(table: Table, shares: Shares, seat: int) -> Shares:
    """Tries shares in the place of the seat's until the first seat has the two highest cards."""
    for number in count():
        tried = with_share(shares, seat, f"{number:032x}")
        state = table.deal_match(tried.secret, table.number, tried.entropy).state
        assert isinstance(state, MayorState)
        if state.hands[0] == 0b11000:
            return tried
    raise AssertionError


@pytest.mark.parametrize(("chosen", "code"), [(1, "own-entropy"), (0, "committed")])
def test_a_rigged_server_is_noticed_by_the_client(
    server: Simulated, monkeypatch: pytest.MonkeyPatch, chosen: int, code: str
) -> None:
    """Its host puts a share of its choice in the place of Beto's, or of that of its friend Ana, once all are open."""
    honest = Table.deal
    monkeypatch.setattr(Table, "deal", lambda table, shares, at: honest(table, rigged(table, shares, chosen), at))

    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            record = Record.read(await server.client.record(ana.table))
            verify(record, Mayor(), published=beto.witness.published[1])
            with pytest.raises(BadProof) as caught:
                await beto.check()
            assert caught.value.code == code

    server.run(test())


def test_whoever_is_not_there_is_waited_for_but_not_long(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana:
            began = asyncio.get_running_loop().time()
            await ana.start()
            assert asyncio.get_running_loop().time() - began == pytest.approx(5.0)
            async with beto:
                await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
                await ana.check()
                with pytest.raises(BadProof, match="too late"):
                    await beto.check()
        proof = Proof.read(Record.read(await server.client.record(ana.table)))
        assert proof.entropy == (ana.witness.entropy[1], "")
        assert all(proof.committed)

    server.run(test())


def test_alone_among_bots_nobody_is_waited_for(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("mayor", seats=2, bots=("facil",), public=True)
        async with await server.client.sit(table.table, "Ana") as ana:
            began = asyncio.get_running_loop().time()
            await ana.start()
            assert asyncio.get_running_loop().time() == began
            await play_first_moves(ana)
            await ana.check()

    server.run(test())


def test_a_share_is_opened_after_the_line_was_cut(server: Simulated) -> None:
    """The update that greets a client tells it what is being opened."""

    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana:
            starting = asyncio.create_task(ana.start())
            await ana.until_status("starting")
            async with beto:
                await starting
                await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
                await beto.check()

    server.run(test())
