"""A node with several workers: real processes, which are killed too."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.asyncio.client import connect

from sobremesa.client import Client
from sobremesa.server.config import Config
from sobremesa.server.destination import is_whole, table_in
from sobremesa.server.errors import Refused
from sobremesa.server.parent import Parent
from sobremesa.server.summed_metrics import SummedMetrics
from sobremesa.store.shards import arrange, shard_of
from sobremesa.store.sqlite import SqliteStore
from sobremesa.wire import messages as m
from tests.server.attacks import heard_until_closed, message_of
from tests.server.players import Player, lost_moves, players
from tests.server.process import Server, free_port
from tests.store.postgres import Postgres

LONGEST = 240
GAMES = 6
METRICS_PORT = free_port()


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children]


def wait_until(reached: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    """A process that nobody has asked about its end yet is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def begun(server: Server, games: int = GAMES) -> list[Player]:
    """Players at tables of both workers."""
    everybody = await players(Client(server.address), games)
    while len({shard_of(player.seat.table, 2) for player in everybody}) < 2:
        everybody += await players(Client(server.address), 1)
    for player in everybody:
        await player.seat.__aenter__()
    await asyncio.gather(*(player.seat.start() for player in everybody[::2]))
    return everybody


async def leave(everybody: list[Player]) -> None:
    for player in everybody:
        await player.seat.__aexit__(None, None, None)


async def lost(data: Path, everybody: list[Player]) -> list[str]:
    """With all tables in one file again."""
    arrange(data, 1)
    store = await SqliteStore.open(data / "tables.db")
    problems = await lost_moves(store, everybody)
    await store.close()
    return problems


def test_games_are_played_at_all_workers_and_go_on_when_one_is_killed(tmp_path: Path) -> None:
    async def test(server: Server) -> list[Player]:
        everybody = await begun(server)
        listed = {summary.table for summary in await Client(server.address).tables()}
        assert {player.seat.table for player in everybody} <= listed
        playing = asyncio.gather(*(player.play() for player in everybody))
        while sum(len(player.acknowledged) for player in everybody) < 8 * GAMES:
            await asyncio.sleep(0.005)
        victim = workers_of(server)[0]
        os.kill(victim, signal.SIGKILL)
        await playing
        assert victim not in workers_of(server)
        assert len(workers_of(server)) == 2
        assert all(player.seat.is_over for player in everybody)
        again = {shard_of(player.seat.table, 2) for player in everybody if player.seat.connections > 1}
        assert len(again) == 1, "those of the other worker noticed nothing"
        await leave(everybody)
        return everybody

    with Server("--data", str(tmp_path), "--workers", "2") as server:
        everybody = asyncio.run(asyncio.wait_for(test(server), LONGEST))
        server.stop()
    assert asyncio.run(lost(tmp_path, everybody)) == []


def tables_of_both(server: Server) -> list[str]:
    client, found = Client(server.address), dict[int, str]()
    while len(found) < 2:
        table = asyncio.run(client.open("evidencia", seats=2, public=True)).table
        found[shard_of(table, 2)] = table
    return [found[0], found[1]]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data, environment = str(tmp_path_factory.mktemp("two")), {"SOBREMESA_METRICS_PORT": str(METRICS_PORT)}
    with Server("--data", data, "--workers", "2", "--games-from", "examples", environment=environment) as server:
        yield server


def test_one_client_asks_about_tables_of_both_and_each_request_is_answered(two: Server) -> None:
    tables = tables_of_both(two)
    with httpx.Client(base_url=two.address, headers={"connection": "keep-alive"}) as client:
        for number in range(40):
            answer = client.get(f"/api/tables/{tables[number % 2]}")
            assert (answer.status_code, answer.json()["summary"]["table"]) == (200, tables[number % 2])


def said(two: Server, *pieces: bytes) -> bytes:
    """What is answered to bytes as they are."""
    heard = b""
    with socket.create_connection(("127.0.0.1", two.port), timeout=60) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            line.sendall(piece)
            time.sleep(0.01)
        while data := line.recv(65_536):
            heard += data
    return heard


def test_a_request_that_comes_in_pieces_or_is_written_otherwise_finds_its_table(two: Server) -> None:
    rest = b" HTTP/1.1\r\nHost: x\r\n\r\n"
    for table in tables_of_both(two):
        name = table.encode()
        whole = b"GET /api/tables/" + name + rest
        assert b" 200 " in said(two, *(bytes([byte]) for byte in whole))
        assert b" 200 " in said(two, whole[:20], whole[20:])
        assert b" 200 " in said(two, b"GET /api/tables/%" + b"%02x" % name[0] + name[1:] + rest)
        answer = said(two, whole + whole)
        assert answer.lower().count(b"connection: close") == 1
        assert answer.count(b"HTTP/1.1 200") == 1


@pytest.mark.parametrize("begun", [b"\r\n", b"hola\r\n\r\n", b"\x16\x03\x01\n", b"GET /" + b"x" * 9000 + b"\r\n\r\n"])
def test_what_is_no_request_is_answered_and_harms_nobody(two: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", two.port), timeout=60) as line:
        line.sendall(begun)
        line.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            while line.recv(65_536):
                pass
    assert httpx.get(f"{two.address}/readyz").status_code == 200


def test_all_workers_have_the_games_from_outside(two: Server) -> None:
    for _time in range(4):
        names = {game["name"] for game in httpx.get(f"{two.address}/api/games").json()["games"]}
        assert len(names) > 3


def test_the_numbers_of_all_workers_are_on_one_port(two: Server) -> None:
    assert two.process is not None
    address = f"http://127.0.0.1:{METRICS_PORT}/metrics"
    wait_until(lambda: "sobremesa_tables" in httpx.get(address).text)
    assert "sobremesa_entries_total" in httpx.get(address).text


def test_numbers_are_summed_by_their_labels() -> None:
    summed = SummedMetrics(2)
    counter, gauge = b"# HELP a A\n# TYPE a counter\n", b"# HELP g G\n# TYPE g gauge\n"
    summed.take(0, counter + b'a_total{k="x"} 2.0\na_total{k="y"} 1.0\n' + gauge + b"g 4.0\n")
    summed.take(1, counter + b'a_total{k="x"} 5.0\n' + gauge + b"g 1.0\n")
    found = {(s.name, tuple(s.labels.items())): s.value for family in summed.collect() for s in family.samples}
    assert found == {("a_total", (("k", "x"),)): 7.0, ("a_total", (("k", "y"),)): 1.0, ("g", ()): 5.0}


async def goodbyes(server: Server, tables: list[str]) -> list[str]:
    """What whoever watches these tables hears when the node is asked to stop."""
    heard = []
    async with AsyncExitStack() as stack:
        sockets = []
        for table in tables:
            address = f"ws://127.0.0.1:{server.port}/ws/{table}"
            sockets.append(await stack.enter_async_context(connect(address, compression=None)))
            await sockets[-1].send(message_of(m.Hello(m.VERSION)))
            assert '"welcome"' in str(await sockets[-1].recv())
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        for watching in sockets:
            said, closed = await heard_until_closed(watching, seconds=60)
            assert closed
            heard.append(said)
        await stopping
    return heard


def test_a_node_that_is_asked_to_stop_says_goodbye_at_all_workers_and_stops(tmp_path: Path) -> None:
    with Server("--data", str(tmp_path), "--workers", "2") as server:
        second = Server("--data", str(tmp_path), "--workers", "2")
        with pytest.raises(AssertionError, match="Otro servidor ya usa la carpeta"), second:
            pass
        before = workers_of(server)
        for heard in asyncio.run(asyncio.wait_for(goodbyes(server, tables_of_both(server)), LONGEST)):
            assert "going-down" in heard
        assert [process for process in before if is_alive(process)] == []
        assert server.process is not None
        assert server.process.returncode == 0
        assert "Traceback" not in server.log()
        assert server.log().count("node is down") == 2


def test_when_the_parent_is_killed_its_workers_end_and_the_folder_is_free(tmp_path: Path) -> None:
    with Server("--data", str(tmp_path), "--workers", "2") as server:
        tables, before = tables_of_both(server), workers_of(server)
        server.kill()
        wait_until(lambda: not any(is_alive(process) for process in before))
        server.start()
        for table in tables:
            assert httpx.get(f"{server.address}/api/tables/{table}").status_code == 200


def test_all_tables_are_there_with_more_or_fewer_workers(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        for player in everybody:
            player.seat = Client(server.address).back(player.seat.table, player.seat.key)
            await player.seat.__aenter__()
        playing = asyncio.gather(*(player.play() for player in everybody))
        goal = sum(len(player.acknowledged) for player in everybody) + 10
        while sum(len(player.acknowledged) for player in everybody) < goal:
            await asyncio.sleep(0.005)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await leave(everybody)

    async def open_tables(server: Server) -> list[Player]:
        found = await begun(server, 4)
        await leave(found)
        return found

    with Server("--data", str(tmp_path), "--workers", "2") as server:
        everybody = asyncio.run(asyncio.wait_for(open_tables(server), LONGEST))
        asyncio.run(asyncio.wait_for(test(server), LONGEST))
        server.stop()
    for count in (1, 3):
        with Server("--data", str(tmp_path), "--workers", str(count)) as server:
            asyncio.run(asyncio.wait_for(test(server), LONGEST))
            listed = {summary.table for summary in asyncio.run(Client(server.address).tables())}
            assert {player.seat.table for player in everybody} <= listed
            server.stop()
    assert asyncio.run(lost(tmp_path, everybody)) == []


def is_answered(server: Server) -> bool:
    try:
        return b" 200 " in said(server, b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
    except OSError:
        return False


def test_the_lines_of_an_address_are_counted_over_all_workers(tmp_path: Path) -> None:
    limits = {"SOBREMESA_CONNECTIONS_PER_ADDRESS": "3", "SOBREMESA_REQUESTS_AT_ONCE": "3"}
    with Server("--data", str(tmp_path), "--workers", "2", environment=limits) as server:
        # Lines that are over make room, also those that end badly.
        for _line in range(20):
            assert is_answered(server)
            line = socket.create_connection(("127.0.0.1", server.port))
            line.sendall(b"GET /livez HTTP/1.1\r\n")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()
        wait_until(lambda: is_answered(server))
        # Some wait at their worker, some have not said yet what they want.
        idle = [socket.create_connection(("127.0.0.1", server.port)) for _line in range(6)]
        for line in idle[:3]:
            line.sendall(b"GET /livez HTTP/1.1\r\n")
        wait_until(lambda: not is_answered(server))
        for worker in workers_of(server):
            os.kill(worker, signal.SIGKILL)
        # The lines of a worker that is gone make room too.
        wait_until(lambda: is_answered(server))
        for line in idle:
            line.close()


def test_workers_share_a_database_as_nodes_do(postgres: Postgres) -> None:
    async def test(server: Server) -> None:
        everybody = await begun(server, 2)
        await asyncio.gather(*(player.play() for player in everybody))
        assert all(player.seat.is_over for player in everybody)
        await leave(everybody)

    environment = {"SOBREMESA_DATABASE_URL": postgres.fresh_database()}
    with Server("--workers", "2", environment=environment) as server:
        asyncio.run(asyncio.wait_for(test(server), LONGEST))


def parent_of(port: int) -> Parent:
    return Parent("127.0.0.1", port, Config(workers=2), lambda _port: None, (), None)


def test_a_worker_that_does_not_start_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.worker_process.sys.executable", "/bin/false")

    async def test() -> None:
        await parent_of(free_port()).serve()

    with pytest.raises(Refused, match="did not start"):
        asyncio.run(asyncio.wait_for(test(), LONGEST))


def test_whoever_comes_while_no_files_are_left_waits_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        """A socket that has nobody to give, and says so each time it is asked."""

        def __init__(self) -> None:
            self.near, self.far = socket.socketpair()
            self.asked = 0
            self.far.send(b"x")

        def fileno(self) -> int:
            return self.near.fileno()

        def accept(self) -> None:
            self.asked += 1
            raise OSError(24, "Too many open files")

    async def test() -> int:
        full, parent = Full(), parent_of(0)
        monkeypatch.setattr("sobremesa.server.parent.BREATH_SECONDS", 0.1)
        loop = asyncio.get_running_loop()
        loop.add_reader(full.fileno(), parent._accept, cast("socket.socket", full))
        end = loop.time() + 0.35
        while loop.time() < end:
            await asyncio.sleep(0.01)
        loop.remove_reader(full.fileno())
        for each in (full.near, full.far):
            each.close()
        return full.asked

    assert 2 <= asyncio.run(test()) <= 5


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/tables/ab12 HTTP/1.1\r\n", "ab12"),
        (b"POST /api/tables/ab12/seats?x=1 HTTP/1.1\r\n", "ab12"),
        (b"GET /ws/ab12?x HTTP/1.1\r\n", "ab12"),
        (b"GET http://example.org:80/ws/ab12 HTTP/1.1\r\n", "ab12"),
        (b"GET /api/tables/%61b12 HTTP/1.1\r\n", "ab12"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/tables/ HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"GET /t/ab12 HTTP/1.1\r\n", None),
        (b"\x00\xff\n", None),
    ],
)
def test_the_first_line_says_whose_table_it_is(line: bytes, table: str | None) -> None:
    assert table_in(line) == table
    assert is_whole(line)
    assert not is_whole(line[:-1].replace(b"\n", b""))
