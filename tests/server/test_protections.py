"""Every protection holds; with the protection taken out, the same check notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Plain

from sobremesa.server.http import app as app_module
from sobremesa.server.http.routes import routes
from sobremesa.server.node.connection import Connection
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.config import Limits
from sobremesa.server.ops.logs import log
from sobremesa.server.ops.plugin import Plugin
from sobremesa.table.table import Table
from sobremesa.wire.updates import UpdateComposer
from tests.server import attacks, bombs, floods
from tests.server.running import Running
from tests.simulated.node import Simulated

# Limits that a test is not about must not stop its attack.
FREE = {"requests_per_second": 1e4, "requests_burst": 10**4, "connections_per_address": 1_000, "tables_per_hour": 10**4}


def nothing(*_given: Any, **_named: Any) -> None:
    pass


def always(*_given: Any) -> bool:
    return True


class Redirecting(Router):
    """Redirects a path with one slash too many, even where the app says not to."""

    redirect_slashes = property(always, nothing)


def redirecting(**given: Any) -> Starlette:
    app = Starlette(**given)
    app.router.__class__ = Redirecting
    return app


async def nothing_later(*_given: Any, **_named: Any) -> None:
    pass


class Gossip(app_module.SecurityHeaders):
    """Logs the whole request."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            log("request", all=str((scope["query_string"], scope["headers"])))
        await super().__call__(scope, receive, send)


class Bare(app_module.SecurityHeaders):
    """Lets types be guessed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def stripped(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [(k, v) for k, v in message["headers"] if k != b"x-content-type-options"]
                message = {**message, "headers": kept}
            await send(message)

        await super().__call__(scope, receive, stripped)


async def heedless(node: ServerNode, name: str) -> LiveTable:
    """Loads a table without handling failures."""
    return LiveTable(node, Table.replay(await node.store.read(name), node.host))


honest_tell = Connection.tell


def generous_tell(connection: Connection, composer: UpdateComposer) -> int:
    """Raises the limit by all that is sent."""
    size = honest_tell(connection, composer)
    connection._most += size
    return size


def with_numbers(folder: Path, plugin: Plugin | None) -> list[BaseRoute]:
    async def numbers(request: Request) -> Response:
        return Response(request.app.state.node.metrics.text())

    return [Route("/metrics", numbers), *routes(folder, plugin)]


@dataclass(frozen=True)
class Protection:
    """``without`` is what replaces the protection, ``loose`` and ``config`` the settings of the server then; ``limits``
    and ``always`` its settings otherwise."""

    attack: Callable[[Any], Coroutine[Any, Any, bool]]
    without: dict[str, Any] = field(default_factory=dict)
    loose: dict[str, Any] = field(default_factory=dict)
    limits: dict[str, Any] = field(default_factory=dict)
    config: dict[str, Any] = field(default_factory=dict)
    always: dict[str, Any] = field(default_factory=dict)


S = "sobremesa.server"
SOCKET = f"{S}.http.fast_websocket.FastWebSocket"
DECK = "sobremesa.kernel.deck"
FAST = {"messages_per_second": 1e6, "messages_burst": 10**6}
FEW = {"requests_per_second": 0.01, "requests_burst": 20, "connections_per_address": 1_000}
PROTECTIONS = {
    "origin": Protection(attacks.a_strange_page_opens_a_table, {f"{S}.http.api.check_origin": nothing}),
    "origin of sockets": Protection(attacks.a_strange_page_connects, {f"{S}.http.websocket.check_origin": nothing}),
    "headers": Protection(attacks.an_answer_without_its_headers, {f"{S}.http.app.HEADERS": {}}),
    "types of answers": Protection(attacks.what_people_write_comes_as_a_page, {f"{S}.http.app.SecurityHeaders": Bare}),
    "size of messages": Protection(attacks.a_huge_message_is_read, loose={"message_bytes": 10**8}),
    "size of bodies": Protection(attacks.a_huge_body_is_read, loose={"body_bytes": 10**8}),
    "messages per connection": Protection(attacks.a_flood_of_messages_is_answered, loose=FAST),
    "refusals in a row": Protection(attacks.nonsense_without_end_is_answered, loose={"refusals_in_a_row": 10**6}),
    "requests per address": Protection(attacks.a_flood_of_requests_is_answered, limits=FEW, loose=FREE),
    "true addresses": Protection(
        attacks.a_flood_under_false_addresses_is_answered, limits=FEW, loose=FEW, config={"trust_proxy": True}
    ),
    "connections per address": Protection(
        attacks.one_address_takes_all_connections, limits={**FREE, "connections_per_address": 30}, loose=FREE
    ),
    "connections per seat": Protection(
        attacks.one_seat_is_opened_without_end, loose={**FREE, "connections_per_seat": 1_000}
    ),
    "hello": Protection(
        attacks.silence_holds_a_connection, limits={**FREE, "hello_seconds": 0.3}, loose={**FREE, "hello_seconds": 60.0}
    ),
    "slow readers": Protection(
        attacks.a_reader_that_never_reads_fills_the_memory, loose={**FREE, "unsent_bytes": 10**9}
    ),
    "whole requests": Protection(
        floods.half_a_request_is_waited_for, limits={"request_seconds": 0.3}, loose={"request_seconds": 60.0}
    ),
    "sockets per address": Protection(
        floods.one_address_takes_all_sockets,
        limits={"connections_per_address": 20, "requests_at_once": 10},
        loose={"connections_per_address": 20, "requests_at_once": 100},
    ),
    "tables per address": Protection(
        floods.tables_without_end_are_opened, limits={"tables_per_hour": 20}, loose={"tables_per_hour": 10**6}
    ),
    "tables in all": Protection(
        floods.tables_without_end_are_opened,
        limits={"tables_per_hour_in_all": 20},
        loose={"tables_per_hour_in_all": 10**6},
    ),
    "decks per address": Protection(
        floods.large_decks_without_end_are_kept,
        limits={"deck_bytes_per_hour": 10**6},
        loose={"deck_bytes_per_hour": 10**9},
    ),
    "control frames": Protection(floods.a_flood_of_pings_is_read, loose=FAST),
    "fragments": Protection(floods.fragments_without_end_are_read, loose=FAST),
    "closing": Protection(
        floods.who_never_reads_is_kept,
        {
            f"{S}.http.fast_websocket.FastWebSocket.send": Plain.send,
            f"{S}.http.fast_websocket.FastWebSocket.run_asgi": Plain.run_asgi,
        },
        limits={**FAST, "closing_seconds": 0.2},
        loose={**FAST, "closing_seconds": 0.2},
    ),
    "one allowance": Protection(
        floods.resyncs_raise_their_own_limit, {f"{S}.node.connection.Connection.tell": generous_tell}
    ),
    "cost of a resync": Protection(
        floods.resyncs_cost_as_little_as_pings,
        {f"{S}.http.websocket.BYTES_FOR_A_TOKEN": 1e9},
        limits={"unsent_bytes": 10**9, "closing_seconds": 0.2},
        loose={"unsent_bytes": 10**9},
    ),
    "structure of decks": Protection(bombs.a_deck_costs_more_than_its_size, {f"{DECK}.structure_problem": nothing}),
    "errors of decks": Protection(
        bombs.a_deck_is_an_error_of_ours, {f"{DECK}.structure_problem": nothing, f"{DECK}.UNREADABLE": ()}
    ),
    "reading of decks": Protection(
        bombs.a_deck_holds_up_everybody, {f"{S}.node.game_factory.GameFactory.prepare": nothing_later}
    ),
    "decks that can be dealt": Protection(
        bombs.a_deck_without_an_even_deal_is_taken,
        {"sobremesa.games.euphoria.game.followers_for_even_teams": lambda _seats: 0},
    ),
    "trial deals": Protection(
        bombs.a_deal_that_fails_is_written_down, {"sobremesa.table.acts.start.check_deal": nothing}
    ),
    "unreadable tables": Protection(
        bombs.a_poisoned_journal_breaks_the_node, {f"{S}.node.server_node.ServerNode._load": heedless}
    ),
    "hashes of keys": Protection(
        attacks.a_key_is_kept_as_it_is, {f"{S}.http.api.hash_key": str, f"{S}.node.keys.hash_key": str}
    ),
    "one seat for a key": Protection(
        attacks.a_key_opens_another_seat, {f"{S}.http.websocket.seat_of": lambda _table, key: 0 if key else None}
    ),
    "standing up": Protection(
        attacks.who_stood_up_sees_the_next_ones_cards, {f"{S}.node.audience.Audience.dismiss": nothing}
    ),
    "strength of keys": Protection(attacks.a_weak_key_is_taken, {f"{S}.http.api.is_strong": lambda _key: True}),
    "invitation": Protection(attacks.a_hidden_table_is_seen, {f"{S}.http.api.check_guest": nothing}),
    "invitation of sockets": Protection(
        attacks.a_hidden_table_is_watched, {f"{S}.http.websocket.check_guest": nothing}
    ),
    "silence of logs": Protection(attacks.a_secret_is_logged, {f"{S}.http.app.SecurityHeaders": Gossip}),
    "port of the numbers": Protection(attacks.numbers_are_open_to_all, {f"{S}.http.app.routes": with_numbers}),
    "resending": Protection(
        attacks.what_is_sent_again_is_done_again, {"sobremesa.table.table.Table.is_known": lambda *_given: False}
    ),
    "hints": Protection(attacks.hints_cost_without_end, {f"{S}.node.hints.HINTS_BURST": 1_000}),
    "slashes": Protection(attacks.a_page_leads_to_a_strange_host, {f"{S}.http.app.Starlette": redirecting}),
    "own hosts": Protection(
        attacks.a_strange_name_of_ours_is_answered, always={"hosts": ("127.0.0.1",)}, config={"hosts": ()}
    ),
    "handshakes": Protection(attacks.handshakes_without_end_are_answered, limits=FEW, loose=FREE),
    "undos": Protection(attacks.undos_cost_without_end, limits={"undos_per_second": 0.1}, loose={"undos_burst": 10**4}),
    "goodbye": Protection(
        attacks.a_node_stops_without_a_word, {f"{S}.node.server_node.ServerNode.say_goodbye": nothing_later}
    ),
}


def gets_through(protection: Protection, limits: dict[str, Any], **config: Any) -> bool:
    given = Limits(**{**FREE, **limits})
    if protection.attack is bombs.a_deck_holds_up_everybody:
        with Running(limits=given, **config) as running:
            return asyncio.run(asyncio.wait_for(protection.attack(running), 60))
    with Simulated(limits=given, **config) as server:
        return server.run(protection.attack(server))


@pytest.mark.parametrize("name", PROTECTIONS)
def test_the_protection_holds(name: str) -> None:
    protection = PROTECTIONS[name]
    assert not gets_through(protection, protection.limits, **protection.always)


@pytest.mark.parametrize("name", PROTECTIONS)
def test_without_the_protection_the_attack_gets_through(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    protection = PROTECTIONS[name]
    for place, instead in protection.without.items():
        monkeypatch.setattr(place, instead)
    assert gets_through(protection, protection.loose, **protection.config)
