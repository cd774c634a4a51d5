"""Several nodes on one PostgreSQL and one Redis: each can serve every table, and each may die."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from sobremesa.client import Client, Seat
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import AnyView
from sobremesa.server import clock
from sobremesa.server.node.bot_pool import BotPool
from sobremesa.server.node.listing import listing_of
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.people.catalog import FEATURES
from sobremesa.store.postgres import PostgresStore
from sobremesa.table.acts.say import SayNews
from sobremesa.wire import messages as m
from tests.server.cluster import RedisServer
from tests.server.players import Player, lost_moves, players
from tests.server.process import Server
from tests.server.running import Running, play_first_moves
from tests.store.postgres import Postgres
from tests.table.sitting import Sitting
from tests.waiting import until

GAMES = 8
# For a busy machine: these tests check that it happens, not how fast.
LONGEST = 240 + 3 * GAMES


async def played(everybody: list[Player], moves: int) -> None:
    await until(lambda: sum(len(player.acknowledged) for player in everybody) >= moves, LONGEST)


async def begin(client: Client) -> list[Player]:
    everybody = await players(client, GAMES)
    for player in everybody:
        await player.seat.__aenter__()
    await asyncio.gather(*(player.seat.start() for player in everybody[::2]))
    return everybody


async def finish(database: str, everybody: list[Player]) -> None:
    assert all(player.seat.is_over for player in everybody)
    for player in everybody:
        assert [piece.n for piece in player.seat.news] == list(range(1, len(player.seat.news) + 1))
        await player.seat.__aexit__(None, None, None)
    store = await PostgresStore.open(database, FEATURES)
    problems = await lost_moves(store, everybody)
    await store.close()
    assert problems == []


def test_when_a_node_is_killed_everybody_reconnects_and_plays_on(postgres: Postgres, redis: RedisServer) -> None:
    database = postgres.fresh_database()

    async def test(nodes: list[Server]) -> None:
        everybody = await begin(Client(*(node.address for node in nodes)))
        playing = asyncio.gather(*(player.play() for player in everybody))
        await played(everybody, 8 * GAMES)
        nodes[0].kill()
        await playing
        assert any(player.seat.connections > 1 for player in everybody)
        await finish(database, everybody)

    settings = {"SOBREMESA_DATABASE_URL": database, "SOBREMESA_REDIS_URL": redis.url}
    with Server(environment=settings) as one, Server(environment=settings) as two:
        asyncio.run(asyncio.wait_for(test([one, two]), LONGEST))


@pytest.fixture
def pair(postgres: Postgres, redis: RedisServer) -> Iterator[tuple[Running, Running, str]]:
    """Two nodes in this process."""
    database = postgres.fresh_database()
    settings: dict[str, Any] = {"database_url": database, "redis_url": redis.url, "lease_seconds": 30.0}
    with ExitStack() as stack:
        one, two = (stack.enter_context(Running(**settings)) for _node in range(2))
        yield one, two, database


def test_games_go_on_while_redis_is_gone_and_when_postgresql_restarts(
    pair: tuple[Running, Running, str], postgres: Postgres, redis: RedisServer
) -> None:
    one, two, database = pair

    async def test() -> None:
        everybody = await begin(Client(one.address, two.address))
        playing = asyncio.gather(*(player.play() for player in everybody))
        await played(everybody, 4 * GAMES)
        redis.kill()
        await played(everybody, 8 * GAMES)
        await asyncio.to_thread(postgres.stop_now)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start_again)
        await played(everybody, 12 * GAMES)
        await asyncio.to_thread(redis.start)
        await playing
        await finish(database, everybody)

    asyncio.run(asyncio.wait_for(test(), LONGEST))


def test_what_is_done_at_one_node_is_heard_at_the_other(pair: tuple[Running, Running, str]) -> None:
    one, two, _database = pair

    async def test() -> None:
        table = await one.client.open("mayor", seats=2, public=True)
        async with (
            await one.client.sit(table.table, "Ana") as ana,
            await two.client.sit(table.table, "Beto") as beto,
            two.client.watch(table.table) as eyes,
        ):
            for client in (ana, beto, eyes):
                await client.until(lambda who=client: who.here == [0, 1])
            await ana.ready()
            for client in (beto, eyes):
                await client.until(lambda who=client: who.room is not None and who.room.seats[0].ready)
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            await eyes.until_status("over")

    asyncio.run(asyncio.wait_for(test(), LONGEST))


def test_without_looking_by_themselves_nodes_would_miss_what_redis_does_not_tell(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_node: ServerNode) -> None:
        pass

    async def test(one: Running, two: Running) -> None:
        table = await one.client.open("mayor", seats=2, public=True, talk="free")
        async with (
            await one.client.sit(table.table, "Ana") as ana,
            await two.client.sit(table.table, "Beto") as beto,
        ):
            await ana.say("hola")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(beto.until(lambda: beto.latest and beto.latest.seq == 3), 2)

    monkeypatch.setattr(ServerNode, "_poll", nothing)
    database = postgres.fresh_database()
    with Running(database_url=database) as one, Running(database_url=database) as two:
        asyncio.run(asyncio.wait_for(test(one, two), LONGEST))


def test_a_node_that_nobody_told_looks_before_it_refuses_or_shows(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after the death of a node that had written and not yet told the others."""

    async def nothing(_node: ServerNode) -> None:
        pass

    async def test(one: Running, two: Running) -> None:
        table = await one.client.open("evidencia", seats=2, public=True, talk="free")
        async with (
            await one.client.sit(table.table, "Ana") as ana,
            await two.client.sit(table.table, "Beto") as beto,
        ):
            await ana.start()
            assert beto.latest is not None
            assert beto.latest.status == "waiting"
            async with Seat(one.client, table.table, key=beto.key) as informed:
                update = await informed.turn()
                assert update is not None
                await beto.play(update.moves[0].code)
            assert beto.latest.status == "playing"
            await ana.say("hola")
            async with two.client.watch(table.table) as eyes:
                assert any(isinstance(piece, SayNews) for piece in eyes.news)

    monkeypatch.setattr(ServerNode, "_poll", nothing)
    database = postgres.fresh_database()
    with Running(database_url=database) as one, Running(database_url=database) as two:
        asyncio.run(asyncio.wait_for(test(one, two), LONGEST))


class Counting:
    """Counts which node's bots are asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        honest = BotPool.choose

        async def choose(
            thinkers: BotPool,
            game: AnyGame,
            view: AnyView,
            said: tuple[SpokenClaim, ...],
            level: str,
            *limits: Any,
            **whose: Any,
        ) -> tuple[str | None, int]:
            self.asked.append(id(thinkers))
            return await honest(thinkers, game, view, said, level, *limits, **whose)

        monkeypatch.setattr(BotPool, "choose", choose)


async def bots_and_two_nodes(one: Running, two: Running) -> None:
    """A table with a bot, and a connection at both nodes."""
    table = await one.client.open("evidencia", seats=2, public=True, bots=("facil",), reveal_ms=0)
    async with (
        await one.client.sit(table.table, "Ana") as ana,
        two.client.watch(table.table) as eyes,
    ):
        await ana.start()
        await eyes.until_status("playing")
        await play_first_moves(ana)
        await eyes.until_status("over")


def test_bots_are_played_by_exactly_one_node(
    pair: tuple[Running, Running, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting(monkeypatch)
    asyncio.run(asyncio.wait_for(bots_and_two_nodes(pair[0], pair[1]), LONGEST))
    assert len(counting.asked) > 5
    assert len(set(counting.asked)) == 1


def test_without_a_lease_both_nodes_would_play_them(
    pair: tuple[Running, Running, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def always(*_given: object, **_more: object) -> bool:
        return True

    monkeypatch.setattr(PostgresStore, "lease", always)
    counting = Counting(monkeypatch)
    asyncio.run(asyncio.wait_for(bots_and_two_nodes(pair[0], pair[1]), LONGEST))
    assert len(set(counting.asked)) == 2


def test_bots_play_on_when_their_node_is_gone(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease ends, and the other node takes over."""
    settings: dict[str, Any] = {
        "database_url": postgres.fresh_database(),
        "redis_url": redis.url,
        "lease_seconds": 1.5,
        "pace": 0.2,
    }

    async def test(one: Running, two: Running) -> None:
        client = Client(two.address)
        table = await Client(one.address).open("evidencia", seats=2, public=True, bots=("facil",), reveal_ms=0)
        async with one.client.watch(table.table) as eyes, await client.sit(table.table, "Ana") as ana:
            await ana.start()
            await eyes.until_status("playing")
            # The node that has the lease now never gives it back.
            for live in one.node.tables.values():
                monkeypatch.setattr(live.node.store, "release", _never)
            one.uvicorn.should_exit = True
            await eyes.__aexit__(None, None, None)
            await play_first_moves(ana)

    with Running(**settings) as one, Running(**settings) as two:
        asyncio.run(asyncio.wait_for(test(one, two), LONGEST))


async def _never(_table: str, _node: str) -> None:
    pass


def test_bots_of_one_node_wait_for_the_page_of_a_player_at_another(
    pair: tuple[Running, Running, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _database = pair

    async def refused(_table: str, _node: str, *, now: int, until: int) -> bool:  # noqa: ARG001
        return False

    async def tell(seat: Seat) -> None:
        assert seat.latest is not None
        await seat._send(msgspec.json.encode(m.Seen(seat.latest.seq)))

    async def test() -> None:
        wanted: dict[str, Any] = {"seats": 3, "bots": ("facil", "facil"), "window_ms": 50}
        table = (await one.client.open("timbre", public=True, **wanted)).table
        monkeypatch.setattr(two.node.store, "lease", refused)
        async with one.client.watch(table), await two.client.sit(table, "Ana", seat=0) as ana:
            await ana.start()
            await ana.turn()
            await tell(ana)
            await ana.play("toca")
            await ana.until(lambda: ana.latest is not None and ana.latest.to_act == [1])
            await asyncio.sleep(1.0)
            assert ana.latest is not None
            assert ana.latest.to_act == [1]
            await tell(ana)
            await asyncio.wait_for(ana.until(lambda: ana.latest is not None and ana.latest.to_act != [1]), 2.5)

    asyncio.run(asyncio.wait_for(test(), LONGEST))


def use_on_another_node(postgres: Postgres) -> bool:
    """Whether a table in use on one node is still there after another one pruned all that is old."""

    async def test(one: Running, two: Running) -> bool:
        table = await one.client.open("mayor", seats=2, public=True)
        left = await one.client.open("mayor", seats=2, public=True)
        for opened in (table, left):
            await one.client.sit(opened.table, "Ana")
        # It leaves the memory of the one that opened it.
        for opened in (table, left):
            one.node.tables.pop(opened.table, None)
        async with two.client.watch(table.table):
            future = clock.now_ms() + 1_000
            gone = asyncio.run_coroutine_threadsafe(one.node.store.prune(future, spare=()), one.node.loop)
            await asyncio.wrap_future(gone)
            lengths = asyncio.run_coroutine_threadsafe(one.node.store.lengths([table.table, left.table]), one.node.loop)
            found = await asyncio.wrap_future(lengths)
            assert left.table not in found
            return table.table in found

    database = postgres.fresh_database()
    with Running(database_url=database) as one, Running(database_url=database) as two:
        return asyncio.run(asyncio.wait_for(test(one, two), LONGEST))


def test_a_table_in_use_on_one_node_is_not_forgotten_by_another(postgres: Postgres) -> None:
    assert use_on_another_node(postgres)


def test_without_saying_so_it_would_be(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_node: ServerNode, _names: list[str]) -> None:
        pass

    monkeypatch.setattr(ServerNode, "_use", nothing)
    assert not use_on_another_node(postgres)


def test_whoever_comes_while_a_table_is_being_forgotten_finds_it_whole_or_gone(postgres: Postgres) -> None:
    """A pruned journal is gone whole, never without its beginning."""

    async def test() -> None:
        one, two = await PostgresStore.open(database, FEATURES), await PostgresStore.open(database, FEATURES)
        sitting = Sitting(Evidencia()).seat_all()
        for number in range(20):
            name = f"t{number}"
            listing = listing_of(sitting.table)
            await one.append(name, 0, sitting.journal, msgspec.structs.replace(listing, table=name))

            async def come(name: str = name) -> bool:
                await two.use([name], until=clock.now_ms() + 60_000)
                entries = await two.read(name)
                assert len(entries) in (0, len(sitting.journal))
                return bool(entries)

            _gone, found = await asyncio.gather(one.prune(clock.now_ms(), spare=()), come())
            assert len(await one.read(name)) == (len(sitting.journal) if found else 0)
        await one.close()
        await two.close()

    database = postgres.fresh_database()
    asyncio.run(asyncio.wait_for(test(), LONGEST))
