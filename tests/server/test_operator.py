"""The operator's socket, bans and reports: they work on a running node, outlive it, and tell nothing of a game."""

from __future__ import annotations

import asyncio
import socket
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import json

from sobremesa.client import Refused
from sobremesa.client.client import fresh_key
from sobremesa.server import operator, read_reports
from sobremesa.server.errors import ServerRefused as NotServed
from sobremesa.server.node.keys import hash_person
from sobremesa.server.ops import operator_client as talk
from sobremesa.server.ops.bans import FILE, Ban, BanList, network
from sobremesa.server.ops.config import Limits
from sobremesa.server.ops.operator_client import Operator
from sobremesa.server.people.reports import handlers as reports
from tests.server.running import Running, play_first_moves, seated


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as running:
        yield running


def folder_of(server: Running) -> Path:
    assert server.config.data is not None
    return server.config.data


def operator_of(server: Running) -> Operator:
    return operator(folder_of(server), "en")


def refusal_of(work: Callable[[], object]) -> str:
    with pytest.raises(NotServed) as refused:
        work()
    return str(refused.value)


async def code_of(work: object) -> str:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]  # any awaitable
    return refused.value.code


# The socket.


def test_the_door_is_for_whoever_runs_the_node_and_goes_with_it(tmp_path: Path) -> None:
    with Running(tmp_path):
        (path,) = tmp_path.glob(talk.SOCKETS)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not list(tmp_path.glob(talk.SOCKETS))
    assert refusal_of(operator(tmp_path, "en").tables).startswith(f"No server runs with the folder {tmp_path}.")


def test_a_socket_that_a_killed_node_left_is_taken_away(tmp_path: Path) -> None:
    left = tmp_path / "admin-1.sock"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(left))
    with Running(tmp_path) as server:
        assert not left.exists()
        assert operator_of(server).tables() == []


@pytest.mark.parametrize("words", [b"\n", b"{", b'{"type":"nothing"}\n', b"\xff\n", b"[" * 70_000 + b"\n", b""])
def test_what_is_no_question_is_refused_and_the_node_goes_on(server: Running, words: bytes) -> None:
    (path,) = folder_of(server).glob(talk.SOCKETS)
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(20)
        line.connect(str(path))
        line.sendall(words)
        line.shutdown(socket.SHUT_WR)
        answer = json.decode(b"".join(iter(lambda: line.recv(65_536), b"")), type=talk.OperatorAnswer)
    assert answer.code == "bad-request"
    assert operator_of(server).tables() == []


def test_tables_are_listed_with_who_is_there(server: Running) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2, title="De a dos")
        async with ana:
            (line,) = operator_of(server).tables()
        assert (line.table, line.game, line.title, line.status) == (ana.table, "mayor", "De a dos", "waiting")
        assert [(seat.name, seat.addresses) for seat in line.seats] == [("Ana", ["127.0.0.1"]), ("Beto", [])]
        assert beto.table == ana.table

    asyncio.run(test())


def test_the_list_tells_nothing_of_a_running_game(server: Running) -> None:
    """The operator may sit at a table: the list does not even say who has answered."""

    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto:
            await ana.start()
            turn = await ana.turn()
            assert turn is not None
            before = operator_of(server).tables()
            await ana.play(turn.moves[0].code)
            assert operator_of(server).tables() == before

    asyncio.run(test())


def test_a_closed_table_is_closed_for_everybody_and_after_a_restart(tmp_path: Path) -> None:
    async def close(server: Running) -> str:
        ana, _beto = await seated(server.client, "mayor", seats=2)
        async with ana:
            operator_of(server).close(ana.table, "spam")
            assert await code_of(ana.start()) in ("closed-table", "closed")
        assert await code_of(server.client.table(ana.table)) == "closed-table"
        return ana.table

    with Running(tmp_path) as server:
        table = asyncio.run(close(server))
    with Running(tmp_path) as server:
        assert asyncio.run(code_of(server.client.table(table))) == "closed-table"
        assert [(ban.kind, ban.what, ban.why) for ban in server.node.bans.all] == [("table", table, "spam")]
        operator_of(server).unban(table)
        asyncio.run(server.client.table(table))


def test_a_deleted_table_leaves_nothing(server: Running) -> None:
    async def test() -> str:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            operator_of(server).delete(ana.table)
        assert await code_of(server.client.table(ana.table)) == "no-such-table"
        return ana.table

    table = asyncio.run(test())
    again = refusal_of(lambda: operator_of(server).delete(table))
    assert again == "There is no such table, or it takes an invitation to see it."


def test_finished_games_are_exported_and_running_ones_are_not(server: Running) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            assert operator_of(server).export(ana.table) == []
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
        (record,) = operator_of(server).export(ana.table)
        assert record == (await server.client.ask("GET", f"/api/tables/{ana.table}/record")).decode()

    asyncio.run(test())


# Bans.


def test_whoever_is_banned_by_address_leaves_and_does_not_come_back(server: Running) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana:
            operator_of(server).ban("127.0.0.0/8", "noise")
            assert await code_of(ana.start()) in ("barred", "closed")
        assert await code_of(server.client.games()) == "barred"
        with pytest.raises(Refused) as refused:
            async with beto:
                pass
        assert refused.value.code == "barred"
        # Probes, and the page that says why, are still answered.
        assert httpx.get(f"{server.address}/livez").status_code == 200
        assert httpx.get(f"{server.address}/").status_code == 200
        operator_of(server).unban("127.0.0.0/8")
        assert await server.client.games()

    asyncio.run(test())


def test_whoever_is_banned_at_a_seat_is_known_by_their_key_elsewhere(server: Running) -> None:
    async def test() -> None:
        client, key = server.client, fresh_key()
        first = (await client.open("mayor", seats=2, public=True)).table
        second = (await client.open("mayor", seats=2, public=True)).table
        tito = await client.sit(first, "Tito", person=key)
        operator_of(server).ban_seat(first, 0)
        bans = operator_of(server).bans()
        assert [(ban.kind, ban.what) for ban in bans] == [("person", hash_person(key))]
        assert await code_of(client.sit(second, "Otro", person=key)) == "barred"
        await client.sit(second, "Ana", person=fresh_key())
        with pytest.raises(Refused) as refused:
            async with tito:
                pass
        assert refused.value.code == "barred"
        assert refusal_of(lambda: operator_of(server).ban_seat(first, 1)).startswith("Nobody at that seat")
        assert refusal_of(lambda: operator_of(server).ban_seat(first, 2)) == "There is no such seat: the table has 2."

    asyncio.run(test())


def test_an_address_in_the_clothes_of_the_other_kind_is_the_same_address() -> None:
    bans = BanList()
    bans.add(Ban("address", network("::ffff:203.0.113.7"), 1))
    assert [bans.has_address(one) for one in ("203.0.113.7", "::ffff:203.0.113.7")] == [True, True]
    assert [bans.has_address(one) for one in ("203.0.113.8", "::ffff:203.0.113.8", "::1")] == [False, False, False]


def test_bars_that_another_process_wrote_are_seen(tmp_path: Path) -> None:
    mine, other = BanList(tmp_path), BanList(tmp_path)
    other.add(Ban("address", "203.0.113.0/24", 1))
    assert (mine.has_address("203.0.113.7"), mine.reload(), mine.has_address("203.0.113.7")) == (False, True, True)
    mine.add(Ban("person", "abc", 2))
    assert (other.reload(), other.has_person("abc"), len(other.all)) == (True, True, 2)
    assert other.remove("203.0.113.0/24")
    assert not other.remove("203.0.113.0/24")
    assert (mine.reload(), mine.reload(), mine.has_address("203.0.113.7")) == (True, False, False)


@pytest.mark.parametrize("content", ["[", "{}", '[{"kind":"address","what":"nowhere","since":1}]'])
def test_bars_that_cannot_be_read_keep_the_node_from_starting(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    with pytest.raises(NotServed, match=r"bars\.json"):
        BanList(tmp_path)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ],
)
def test_an_address_is_written_in_one_way(words: str, found: str) -> None:
    assert network(words) == found


# Reports.


def test_a_report_is_a_line_for_the_operator_with_what_was_said(server: Running) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2, chat=True)
        path = f"/api/tables/{ana.table}/reports"
        async with ana, beto:
            await beto.say("algo feo")
            await server.client.ask("POST", path, {"text": "Insulta", "seat": 1}, ana.key)
            assert await code_of(server.client.ask("POST", path, {"text": "x", "seat": 2}, ana.key)) == "bad-request"
            assert await code_of(server.client.ask("POST", path, {"text": "\n"}, ana.key)) == "bad-text"
            assert await code_of(server.client.ask("POST", path, {"text": "x"}, "")) == "bad-key"
        (report,) = read_reports(folder_of(server))
        assert (report.by, report.about, report.text, report.talk) == ("Ana", "Beto", "Insulta", [("Beto", "algo feo")])
        assert report.addresses == ["127.0.0.1"]

    asyncio.run(test())


def test_nobody_fills_the_disk_with_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(reports_per_hour=3)

    async def test(server: Running) -> None:
        (ana,) = (await seated(server.client, "mayor", seats=2))[:1]
        path = f"/api/tables/{ana.table}/reports"
        for _time in range(3):
            await server.client.ask("POST", path, {"text": "x"}, ana.key)
        assert await code_of(server.client.ask("POST", path, {"text": "x"}, ana.key)) == "too-fast"

    with Running(tmp_path, limits=limits) as server:
        asyncio.run(test(server))
    monkeypatch.setattr(reports, "MOST_BYTES", 10)
    with Running(tmp_path, limits=limits) as server:

        async def full() -> None:
            (ana,) = (await seated(server.client, "mayor", seats=2))[:1]
            path = f"/api/tables/{ana.table}/reports"
            assert await code_of(server.client.ask("POST", path, {"text": "x"}, ana.key)) == "no-reports"

        asyncio.run(full())
    assert len(read_reports(tmp_path)) == 3
