"""Notices: to real receivers, once, at the right hour, and never into the operator's own network."""

from __future__ import annotations

import asyncio
import email
import json
import re
import socket
import tracemalloc
from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec import json as fast_json
from requests import RequestException
from urllib3.util import connection

from sobremesa.client import Client, Refused, Seat
from sobremesa.client.client import fresh_key
from sobremesa.server import clock
from sobremesa.server.ops.config import Config, Limits
from sobremesa.server.people.notices import channels, notifier
from sobremesa.server.people.notices.channels import NoticeText, Preferences, quiet_until
from sobremesa.server.people.notices.guarded_session import GuardedSession, NotPublic, is_public, public_address
from sobremesa.server.people.notices.notifier import Notifier, lanes_of, notice_text
from sobremesa.server.people.notices.outbox import Outbox
from sobremesa.table.status import standing_of
from sobremesa.wire import http
from tests.server.receivers import Bomb, Dripper, MailServer, PushService, Receiver
from tests.server.running import Running
from tests.server.test_slow import SLOW
from tests.simulated.node import Simulated
from tests.simulated.world import BEGINNING, World
from tests.store.postgres import Postgres
from tests.table.bell import Bell
from tests.table.sitting import Sitting
from tests.waiting import until

# A test has more people behind one address than usual.
MANY = Limits(requests_per_second=10_000.0, requests_burst=10_000, tables_per_hour=1_000, connections_per_address=1_000)


async def wish(client: Client, person: str, **given: Any) -> http.Notices:
    told = await client.ask("PUT", "/api/mine/notices", {"language": "es", **given}, person)
    return fast_json.decode(told, type=http.Notices)


async def begun(client: Client, persons: list[str], game: str = "mayor", **settings: Any) -> list[Seat]:
    """A slow table at which all are asked at once and none is connected any more."""
    table = await client.open(game, seats=len(persons), public=True, talk="free", reveal_ms=0, **{**SLOW, **settings})
    names = ("Ana", "Beto", "Caro")
    seats = [
        await client.sit(table.table, name, person=person)
        for name, person in zip(names[: len(persons)], persons, strict=True)
    ]
    async with seats[0], seats[1]:
        await seats[0].start()
    return seats


def run(test: Callable[[Simulated], Any], **config: Any) -> None:
    """In simulated time, with real receivers: time stands still while something is sent to them."""
    with Simulated(**{"notice_private": True, **config}) as server:
        server.run(test(server))


def run_for_real(test: Callable[[Running], Any], **config: Any) -> None:
    with Running(**{"notice_private": True, **config}) as server:
        asyncio.run(asyncio.wait_for(test(server), 120))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who has just left gets the notice at once."""
    monkeypatch.setattr(notifier, "PRESENT_MS", 0)


def test_a_browser_is_told_by_web_push_and_can_read_it_and_nobody_else() -> None:
    async def test(server: Simulated) -> None:
        ana = fresh_key()
        told = await wish(server.client, ana, push=[push.device])
        seats = await begun(server.client, [ana, fresh_key()])
        assert await until(lambda: bool(push.posted)) < 5
        shown = push.read(0, told.vapid)
        assert shown["title"] == "Te toca: Mayor"
        assert shown["body"] == "Te esperan en la mesa de Mayor, con Beto."
        assert shown["link"] == f"{server.address}/t/{seats[0].table}"
        assert b"Beto" not in push.posted[0][2]

    with PushService() as push:
        run(test)


def test_a_web_hook_is_told_once_for_each_turn_and_once_more_only_after_a_move() -> None:
    async def test(server: Simulated) -> None:
        ana = fresh_key()
        await wish(server.client, ana, webhook=f"{hook.address}/ana")
        one, other = await begun(server.client, [ana, fresh_key()])
        await until(lambda: len(hook.posted) == 1)
        assert json.loads(hook.posted[0][2])["text"] == "Te esperan en la mesa de Mayor, con Beto."
        async with one, other:
            # Talk begins no turn.
            await other.say("hola")
            for seat in (one, other):
                update = await seat.turn()
                assert update is not None
                await seat.play(update.moves[0].code)
            await one.turn()
        await until(lambda: len(hook.posted) == 2)
        await server.node.projector.write_due(all_of_it=True)
        assert await Outbox(server.node.store.database).waiting(10**15, 10) == []

    with Receiver() as hook:
        run(test)


def test_by_mail_only_after_the_code_came_back() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        told = await wish(client, ana, email="ana@example.org")
        assert told.unconfirmed == ["email"]
        (to, text) = mail.received[0]
        assert to == ["ana@example.org"]
        code = re.search(r"\b\d{6}\b", _plain(text))
        assert code is not None
        await begun(client, [ana, fresh_key()])
        await until(lambda: _is_settled(server, 2))
        assert len(mail.received) == 1
        wrong = "000000" if code[0] != "000000" else "111111"
        with pytest.raises(Refused) as refused:
            await client.ask("POST", "/api/mine/notices/codes", {"kind": "email", "code": wrong}, ana)
        assert refused.value.code == "wrong-code"
        await client.ask("POST", "/api/mine/notices/codes", {"kind": "email", "code": code[0]}, ana)
        await begun(client, [ana, fresh_key()])
        await until(lambda: len(mail.received) == 2)
        assert "Te esperan en la mesa de Mayor, con Beto." in _plain(mail.received[1][1])

    with MailServer() as mail:
        run(test, notice_mail=f"mailto://127.0.0.1:{mail.port}?from=mesa@example.org&mode=insecure")


def _plain(text: str) -> str:
    parts = [part for part in email.message_from_string(text).walk() if not part.is_multipart()]
    return "\n".join(bytes(part.get_payload(decode=True)).decode() for part in parts)


async def _is_settled(server: Simulated, count: int) -> bool:
    """Whether this many notices were made, taken and ended: one for each seat."""
    states = await _states(server)
    return len(states) == count and not {"waiting", "sending"} & {*states}


async def _are(server: Simulated | Running, *states: str) -> bool:
    return await _states(server) == sorted(states)


async def _states(server: Simulated | Running) -> list[str]:
    asked = server.node.store.database.rows("select state from outbox", {})
    # A real node has its event loop in its own thread.
    rows = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asked, server.node.loop))
    return sorted(state for (state,) in rows)


def test_codes_cannot_be_guessed() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        await wish(client, ana, email="ana@example.org")
        codes = []
        for code in range(6):
            with pytest.raises(Refused) as refused:
                await client.ask("POST", "/api/mine/notices/codes", {"kind": "email", "code": f"x{code}"}, ana)
            codes.append(refused.value.code)
        assert codes == ["wrong-code"] * 5 + ["nothing-to-confirm"]

    with MailServer() as mail:
        run(test, notice_mail=f"mailto://127.0.0.1:{mail.port}?from=mesa@example.org&mode=insecure")


def test_what_could_not_be_sent_is_tried_again_and_what_is_refused_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "PAUSES_MS", (50, 50))

    async def test(server: Simulated) -> None:
        ana, beto = fresh_key(), fresh_key()
        await wish(server.client, ana, webhook=f"{hook.address}/ana")
        hook.answers = [503, 500, 201]
        await begun(server.client, [ana, fresh_key()])
        await until(lambda: _is_settled(server, 2))
        assert [path for path, _headers, _body in hook.posted] == ["/ana"] * 3
        hook.posted.clear()
        await wish(server.client, beto, webhook=f"{hook.address}/beto")
        hook.answers = [302, 201]
        await begun(server.client, [beto, fresh_key()])
        await until(lambda: _is_settled(server, 4))
        # Not again, and not where it was sent on to.
        assert [path for path, _headers, _body in hook.posted] == ["/beto"]

    with Receiver() as hook:
        run(test)


@pytest.mark.parametrize("status", [201, 302, 503])
@pytest.mark.parametrize("kind", ["push", "webhook"])
def test_what_a_receiver_answers_is_not_unpacked(kind: str, status: int) -> None:
    """100 MB of zeros are 0.1 MB of gzip. Even when told to follow no redirect, requests would unpack the answer that
    has one."""
    letter = NoticeText("title", "text", "https://example.org/t/mesa", "mesa")
    config = Config(notice_private=True)
    with Bomb(status, 100_000_000) as bomb:
        given = {"push": [bomb.device]} if kind == "push" else {"webhook": f"{bomb.address}/hook"}
        kept = Preferences(fast_json.decode(fast_json.encode(given), type=http.NoticeWish), "https://example.org")
        tracemalloc.start()
        carried = channels.send_notice(config, channels.fresh_vapid(), kind, kept, letter)  # type: ignore[arg-type]
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert carried == {201: "sent", 302: "never", 503: "later"}[status]
    assert bomb.posted[0][1]["accept-encoding"] == "identity"
    assert peak < 20_000_000


@pytest.mark.parametrize(("scheme", "start"), [("http", Dripper.HEADERS), ("https", Dripper.HANDSHAKE)])
def test_an_exchange_has_one_deadline_however_slowly_the_bytes_come(scheme: str, start: bytes) -> None:
    """Each byte comes in time; the whole answer never does."""
    with Dripper(start) as slow, GuardedSession(private_too=True, seconds=1.0) as session:
        started = monotonic()
        with pytest.raises(RequestException):
            session.post(slow.address.replace("http", scheme), timeout=5)
        assert 0.9 < monotonic() - started < 4


def test_after_its_deadline_a_session_opens_no_connection() -> None:
    with Receiver() as hook, GuardedSession(private_too=True, seconds=0.05) as session:
        sleep(0.3)
        with pytest.raises(RequestException):
            session.post(hook.address, timeout=5)


def test_slow_receivers_delay_nobody_elses_notices_and_no_codes() -> None:
    """Some receivers drip from ports of their own, and many people enter the same one."""

    async def test(server: Running) -> None:
        persons = [fresh_key() for _person in range(40)]
        for number, person in enumerate(persons):
            await wish(server.client, person, webhook=f"{slow[number % len(slow)].address}/hook")
        for person in persons:
            await begun(server.client, [person, fresh_key()])
        await until(lambda: sum(one.held for one in slow) >= 8)
        ana = fresh_key()
        await wish(server.client, ana, webhook=f"{hook.address}/ana")
        await begun(server.client, [ana, fresh_key()])
        assert await until(lambda: bool(hook.posted)) < 10
        assert all(one.held - one.cut <= 2 for one in slow)
        started = monotonic()
        await wish(server.client, fresh_key(), email="ana@example.org")
        assert monotonic() - started < 10
        assert len(mail.received) == 1

    with ExitStack() as receivers, Receiver() as hook, MailServer() as mail:
        slow = [receivers.enter_context(Dripper()) for _receiver in range(8)]
        config = {"notice_mail": f"mailto://127.0.0.1:{mail.port}?from=mesa@example.org", "limits": MANY}
        run_for_real(test, **config)


@pytest.mark.parametrize(
    ("address", "lane"),
    [
        ("https://a.b.evil.example/x", "evil.example:"),
        ("https://evil.example/y", "evil.example:"),
        ("http://127.0.0.1:81/", "127.0.0.1:81"),
        ("http://[::1]:81/", "::1:81"),
    ],
)
def test_one_domain_is_one_lane_whatever_name_is_in_front_of_it(address: str, lane: str) -> None:
    assert lanes_of("ana", Preferences(http.NoticeWish(webhook=address), "")) == {"ana", lane}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_node_that_dies_while_it_sends_does_not_send_again(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """It was taken, and may have arrived: never sent again, rather than twice."""
    ana = fresh_key()

    async def stuck(_self: Notifier, *_given: object) -> str:
        await asyncio.sleep(1000)
        return "sent"

    async def first(server: Simulated | Running) -> None:
        await wish(server.client, ana, webhook=f"{hook.address}/ana")
        await begun(server.client, [ana, fresh_key()])
        await until(lambda: _are(server, "nobody", "sending"))

    async def second(server: Simulated | Running) -> None:
        # A notice of another table goes out, so the first could have too.
        await begun(server.client, [ana, fresh_key()])
        await until(lambda: _are(server, "nobody", "nobody", "sending", "sent"))
        assert len(hook.posted) == 1

    with Receiver() as hook, World() as world:
        place: dict[str, Any] = {"data": tmp_path, "world": world}
        run_there: Callable[..., None] = run
        if database == "postgresql":
            postgres: Postgres = request.getfixturevalue("postgres")
            place, run_there = {"database_url": postgres.fresh_database()}, run_for_real
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Notifier, "send", stuck)
            run_there(first, **place)
        run_there(second, **place)


def test_in_quiet_hours_a_notice_waits_for_their_end() -> None:
    async def test(server: Simulated) -> None:
        ana, beto = fresh_key(), fresh_key()
        quiet = {"zone": "UTC", "quiet_from": 12, "quiet_to": 13}
        await wish(server.client, ana, webhook=f"{hook.address}/ana", **quiet)
        await wish(server.client, beto, webhook=f"{hook.address}/beto")
        await begun(server.client, [ana, beto])
        await until(lambda: len(hook.posted) == 1)
        await until(lambda: _are(server, "sent", "waiting"))
        assert hook.posted[0][0] == "/beto"
        await until(lambda: len(hook.posted) == 2, seconds=3600)
        assert hook.posted[1][0] == "/ana"
        assert one_oclock <= clock.wall_ms() / 1000 < one_oclock + 1

    one_oclock = BEGINNING + 3600
    with Receiver() as hook, World(beginning=one_oclock - 30) as world:
        run(test, world=world)


@pytest.mark.parametrize(
    ("zone", "first", "last", "now", "until"),
    [
        ("UTC", 22, 8, "2026-11-17T23:30", "2026-11-18T08:00"),
        ("UTC", 22, 8, "2026-11-17T07:59", "2026-11-17T08:00"),
        ("UTC", 22, 8, "2026-11-17T08:00", ""),
        ("UTC", 13, 15, "2026-11-17T14:30", "2026-11-17T15:00"),
        ("UTC", 13, 15, "2026-11-17T12:59", ""),
        ("UTC", 9, 9, "2026-11-17T09:30", ""),
        ("America/Argentina/Buenos_Aires", 22, 8, "2026-11-17T02:00", "2026-11-17T11:00"),
        ("America/Argentina/Buenos_Aires", 22, 8, "2026-11-17T11:00", ""),
    ],
)
def test_quiet_hours_are_those_of_the_person(zone: str, first: int, last: int, now: str, until: str) -> None:
    given = http.NoticeWish(zone=zone, quiet_from=first, quiet_to=last)
    at = int(datetime.fromisoformat(f"{now}+00:00").timestamp() * 1000)
    end = int(datetime.fromisoformat(f"{until}+00:00").timestamp() * 1000) if until else 0
    assert quiet_until(given, at) == end


# Where they may go.


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "172.16.0.1", "0.0.0.0", "100.64.0.1", "224.0.0.1",
     "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "ff02::1"],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "0x7f.1", "2130706433", "[::1]"])
def test_nothing_is_sent_into_the_operators_own_network(host: str) -> None:
    with Receiver() as hook:
        address = f"{hook.address.replace('127.0.0.1', host)}/x"
        with GuardedSession(private_too=False) as session, pytest.raises(RequestException):
            session.post(address, json={}, timeout=5)
        assert hook.posted == []


def test_a_name_that_leads_to_one_public_and_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", (address, 443)) for address in ("93.184.216.34", "127.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_given, **_named: found)
    with pytest.raises(NotPublic):
        public_address("example.org", 443, private_too=False)


def test_a_name_that_changes_where_it_leads_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was checked, not to the one that the name resolves to a moment later."""
    asked: list[str] = []
    honest = socket.getaddrinfo

    def changing(host: str, *given: Any, **named: Any) -> Any:
        asked.append(host)
        if host == "rebind.example":
            return [(2, 1, 6, "", ("203.0.113.1" if len(asked) > 1 else "93.184.216.34", 443))]
        return honest(host, *given, **named)

    went: list[tuple[str, int]] = []

    def connect(address: tuple[str, int], *_given: Any) -> Any:
        went.append(address)
        raise OSError("far enough")

    monkeypatch.setattr(socket, "getaddrinfo", changing)
    monkeypatch.setattr(connection, "create_connection", connect)
    with GuardedSession(private_too=False) as session, pytest.raises(RequestException):
        session.post("https://rebind.example/x", timeout=5)
    assert (asked, went) == (["rebind.example"], [("93.184.216.34", 443)])


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"webhook": "http://example.org/x"}, "bad-address"),
        ({"webhook": "https://user:word@example.org/x"}, "bad-address"),
        ({"webhook": "https://example.org:22/x"}, "bad-address"),
        ({"webhook": "file:///etc/passwd"}, "bad-address"),
        ({"webhook": "https://[/x"}, "bad-address"),
        ({"discord": "https://discord.com.evil.example/api/webhooks/12345/aaaaaaaaaaaaaaaaaaaaaaaa"}, "bad-address"),
        ({"email": "ana@example.org?to=others@example.org"}, "bad-address"),
        ({"email": "ana"}, "bad-address"),
        ({"email": "ana@example.org"}, "no-such-notice"),
        ({"telegram": "12345678"}, "no-such-notice"),
        ({"telegram": "@somebody/../x"}, "bad-address"),
        ({"push": [{"endpoint": "http://10.0.0.1/x", "p256dh": "a" * 87, "auth": "b" * 22}]}, "bad-address"),
        ({"push": [{"endpoint": "https://push.example/x", "p256dh": "?", "auth": "b" * 22}]}, "bad-address"),
        ({"zone": "../../etc/passwd"}, "bad-address"),
        ({"quiet_from": 24}, "bad-request"),
        ({"language": "fr"}, "bad-request"),
        ({"sms": "1"}, "bad-request"),
    ],
)
def test_addresses_that_cannot_be_are_refused_with_what_would_be_right(given: dict[str, Any], code: str) -> None:
    async def test(server: Simulated) -> None:
        with pytest.raises(Refused) as refused:
            await wish(server.client, fresh_key(), **given)
        assert refused.value.code == code

    run(test, notice_private=False)


def test_without_the_extra_nothing_is_offered_and_tables_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "find_spec", lambda _name: None)

    async def test(server: Simulated) -> None:
        ana = fresh_key()
        told = await server.client.ask("GET", "/api/mine/notices", key=ana)
        assert fast_json.decode(told, type=http.Notices).offered == []
        with pytest.raises(Refused) as refused:
            await wish(server.client, ana, webhook="https://example.org/x")
        assert refused.value.code == "no-such-notice"
        await begun(server.client, [ana, fresh_key()])

    run(test)


# What they say.


def test_in_a_window_all_who_are_asked_are_told_alike_and_nobody_when_somebody_answers() -> None:
    """EU-38: neither a notice nor its time tells who can react, or who has."""

    async def test(server: Simulated) -> None:
        persons = [fresh_key() for _seat in range(3)]
        for number, person in enumerate(persons):
            await wish(server.client, person, webhook=f"{hook.address}/{number}")
        seats = await begun(server.client, persons, "timbre")
        await until(lambda: [path for path, _headers, _body in hook.posted] == ["/0"])
        async with seats[0]:
            update = await seats[0].turn()
            assert update is not None
            await seats[0].play(update.moves[0].code)
        await until(lambda: sorted(path for path, _headers, _body in hook.posted) == ["/0", "/1", "/2"])
        texts = {json.loads(body)["text"].replace("Beto", "X").replace("Caro", "X") for _p, _h, body in hook.posted[1:]}
        assert texts == {"Te esperan en la mesa de timbre, con Ana, X."}
        async with seats[1]:
            update = await seats[1].turn()
            assert update is not None
            await seats[1].play(update.moves[0].code)
        await server.node.projector.write_due(all_of_it=True)
        assert await Outbox(server.node.store.database).waiting(10**15, 10) == []
        assert len(hook.posted) == 3

    with Receiver() as hook:
        run(test)


def test_a_notice_says_nothing_that_depends_on_the_cards() -> None:
    """In worlds that a seat cannot tell apart, and for every set of answers, the notice is the same."""
    sitting = Sitting(Bell(), **SLOW).seat_all().start()
    kept = Preferences(http.NoticeWish(), "https://mesa.example")
    letters: set[NoticeText] = set()
    while not sitting.table.window.is_open:
        sitting.play(sitting.table.seats_asked()[0])
    for _answer in range(2):
        letters.add(notice_text(standing_of(sitting.table), 0, kept, Bell))
        sitting.play(sitting.table.seats_asked()[0])
    assert len(letters) == 1


def test_addresses_and_keys_are_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    ana = fresh_key()

    async def test(server: Simulated) -> None:
        await wish(server.client, ana, webhook=f"{hook.address}/secreto")
        await begun(server.client, [ana, fresh_key()])
        await until(lambda: _is_settled(server, 2))

    with Receiver() as hook:
        run(test)
    facts = " ".join(str(getattr(record, "facts", "")) + record.getMessage() for record in caplog.records)
    assert "'event'" not in facts
    assert "notice" in facts
    assert "secreto" not in facts
    assert ana not in facts
