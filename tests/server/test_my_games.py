"""A person's own games: found by their key alone, exported, forgotten; complete after kill -9."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from sobremesa.client import Client, Refused, Seat
from sobremesa.client.client import fresh_key
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.record import Record
from sobremesa.server.node.projector import Projector
from sobremesa.wire import http
from tests.server.process import Server
from tests.server.running import play_first_moves
from tests.simulated.node import Simulated, run_node
from tests.simulated.world import World
from tests.store.postgres import Postgres


async def seated(client: Client, persons: list[str], game: str = "evidencia") -> list[Seat]:
    table = await client.open(game, seats=2, public=True, reveal_ms=0, title="Los jueves")
    return [
        await client.sit(table.table, name, person=person)
        for name, person in zip(("Ana", "José"), persons, strict=True)
    ]


async def play(client: Client, persons: list[str]) -> str:
    """A whole game; the table's name."""
    seats = await seated(client, persons)
    async with seats[0], seats[1]:
        await seats[0].start()
        await asyncio.gather(*map(play_first_moves, seats))
    return seats[0].table


async def until(look: Callable[[], Awaitable[http.MyGames]], reached: Callable[[http.MyGames], bool]) -> http.MyGames:
    for _time in range(600):
        found = await look()
        if reached(found):
            return found
        await asyncio.sleep(0.05)
    pytest.fail(f"never: {found}")


def test_a_game_is_in_the_lists_of_its_players_while_it_runs_and_when_it_is_over() -> None:
    async def test(server: Simulated) -> None:
        client, ana, jose, stranger = server.client, fresh_key(), fresh_key(), fresh_key()
        one, other = await seated(client, [ana, jose])
        waiting = await until(lambda: client.mine(ana), lambda mine: bool(mine.running))
        assert (waiting.running[0].standing.status, waiting.running[0].is_yours) == ("waiting", False)
        async with one, other:
            await one.start()
            told = await until(lambda: client.mine(ana), lambda mine: mine.running[0].standing.status == "playing")
            assert told.running[0].standing.names == ["Ana", "José"]
            assert told.running[0].standing.title == "Los jueves"
            assert told.running[0].is_yours == (0 in told.running[0].standing.to_act)
            await asyncio.gather(play_first_moves(one), play_first_moves(other))
        over = await until(lambda: client.mine(jose), lambda mine: bool(mine.finished))
        assert over.running == []
        assert (over.count, over.more) == (1, False)
        assert (over.finished[0].seat, over.finished[0].result.number) == (1, 1)
        assert over.finished[0].result.winners == list(one.latest.outcome.winners)  # type: ignore[union-attr]
        assert len((await client.mine(ana, search="jose")).finished) == 1
        assert len((await client.mine(ana, search="jueves evid")).finished) == 1
        assert (await client.mine(ana, search="pedro")).finished == []
        assert (await client.mine(ana, before=over.finished[0].result.ended_at)).finished == []
        assert await client.mine(stranger) == http.MyGames([], [], False, 0)

    with Simulated() as server:
        server.run(test(server))


def test_the_key_of_a_person_opens_their_seat_and_no_other() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        one, _other = await seated(client, [ana, fresh_key()], "mayor")
        async with client.back(one.table, ana) as again:
            assert again.number == 0
        with pytest.raises(Refused, match="key"):
            async with client.back(one.table, fresh_key()):
                pass

    with Simulated() as server:
        server.run(test(server))


def test_nobody_is_told_the_person_at_a_table() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        one, other = await seated(client, [ana, fresh_key()], "mayor")
        person = server.node.tables[one.table].table.seats[0].person
        assert len(person) == 64
        async with other:
            said = await client.ask("GET", f"/api/tables/{one.table}", key=other.key)
            said += str(other.room).encode() + str(other.latest).encode() + str(other.news).encode()
        assert person.encode() not in said
        assert ana.encode() not in said

    with Simulated() as server:
        server.run(test(server))


def test_a_seat_is_told_when_the_latest_news_was_and_who_else_sits_there_and_a_guest_no_time() -> None:
    async def test(server: Simulated) -> None:
        client = server.client
        table = await client.open("evidencia", seats=2, bots=("facil",), public=True, reveal_ms=0)
        ana = await client.sit(table.table, "Ana")
        async with ana:
            await asyncio.sleep(600)
            await ana.start()
            assert await ana.turn() is not None
            told_at = server.node.tables[table.table].table.told_at
            await asyncio.sleep(60)
            own, guest = await client.table(table.table, key=ana.key), await client.table(table.table)
        assert told_at >= own.summary.opened_at + 600_000
        assert (own.told_at, guest.told_at) == (told_at, 0)
        assert all(seat.name for seat in own.room.seats)

    with Simulated() as server:
        server.run(test(server), 900)


@pytest.mark.parametrize("key", ["", "short", "x" * 44])
def test_without_a_key_that_could_be_one_nothing_is_told(key: str) -> None:
    async def test(server: Simulated) -> None:
        for method, path in (("GET", "/api/mine"), ("GET", "/api/mine/records"), ("DELETE", "/api/mine")):
            with pytest.raises(Refused) as refused:
                await server.client.ask(method, path, key=key)
            assert refused.value.code == "no-person"
        if key:
            table = await server.client.open("mayor", seats=2)
            with pytest.raises(Refused) as refused:
                await server.client.sit(table.table, "Ana", person=key, invite=table.invite)
            assert refused.value.code in ("weak-key", "bad-request")

    with Simulated() as server:
        server.run(test(server))


def test_all_records_can_be_taken_along_and_then_forgotten() -> None:
    async def test(server: Simulated) -> None:
        client, ana, jose = server.client, fresh_key(), fresh_key()
        tables = [await play(client, [ana, jose]), await play(client, [jose, ana])]
        await until(lambda: client.mine(ana), lambda mine: mine.count == 2)
        with zipfile.ZipFile(BytesIO(await client.records(ana))) as packed:
            assert sorted(packed.namelist()) == sorted(f"evidencia-{table}-1.txt" for table in tables)
            for name in packed.namelist():
                record = Record.read(packed.read(name).decode())
                assert record.replay(Evidencia(2, record.options)).outcome is not None
        await client.forget(ana)
        assert await client.mine(ana) == http.MyGames([], [], False, 0)
        assert (await client.mine(jose)).count == 2
        with zipfile.ZipFile(BytesIO(await client.records(ana))) as packed:
            assert packed.namelist() == []

    with Simulated() as server:
        server.run(test(server))


def caught_up(**config: Any) -> int:
    """How many games are listed after a node that was killed before it projected any."""
    ana, jose = fresh_key(), fresh_key()

    async def nothing(_scribe: Projector, *, all_of_it: bool = False) -> None:
        pass

    async def look(client: Client) -> int:
        found = await until(lambda: client.mine(ana), lambda mine: mine.count > 0)
        assert (await client.mine(jose)).count == found.count
        return found.count

    with pytest.MonkeyPatch.context() as never:
        never.setattr(Projector, "write_due", nothing)
        run_node(lambda server: play(server.client, [ana, jose]), **config)
    return run_node(lambda server: look(server.client), **config)


def test_what_a_node_did_not_get_to_write_is_found_by_the_next_one(tmp_path: Path) -> None:
    with World() as world:
        assert caught_up(data=tmp_path, world=world) == 1


def test_the_same_in_postgresql(postgres: Postgres) -> None:
    database = postgres.fresh_database()
    assert caught_up(database_url=database) == 1


def test_kill_nine_in_the_middle_counts_every_game_once(tmp_path: Path) -> None:
    """Games end all the time while the node is killed three times; each is in both lists once."""
    ana, jose = fresh_key(), fresh_key()

    async def evening(client: Client, number: int) -> set[str]:
        return {await play(client, [ana, jose]) for _game in range(number)}

    played: set[str] = set()
    with Server("--data", str(tmp_path)) as server:
        client = Client(server.address, language="en")
        for _time in range(3):
            played |= asyncio.run(asyncio.wait_for(evening(client, 2), 120))
            server.kill()
            server.start()

        async def look(person: str) -> None:
            found = await until(lambda: client.mine(person), lambda mine: mine.count >= len(played))
            assert found.count == len(played) == 6
            assert {one.result.table for one in found.finished} == played

        for person in (ana, jose):
            asyncio.run(asyncio.wait_for(look(person), 60))
