"""Answers on the device the HTTP requests that a page sends to a server."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import DecodeError, Struct, ValidationError, json

from sobremesa.alone import events as e
from sobremesa.alone.errors import DeviceRefused
from sobremesa.alone.hosted_table import HostedTable
from sobremesa.alone.played_record import PlayedRecord
from sobremesa.alone.storage import FORMAT, dump_entry, dump_record
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.sit import Sit
from sobremesa.table.errors import code_of
from sobremesa.wire import http
from sobremesa.wire import messages as m
from sobremesa.wire.replays import build_replay

if TYPE_CHECKING:
    from sobremesa.alone.device import Device

# The prefix tells a page that a table is on the device and not on a server.
PREFIX = "alone-"

T = TypeVar("T")


class RecordUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to replay, from a link or a file."""

    record: str


class JournalExport(Struct, frozen=True):
    """A table's journal, as the device stores it."""

    format: int
    entries: list[str]


class HttpAnswers:
    def __init__(self, device: Device) -> None:
        self.device = device

    def answer(self, ask: e.Ask) -> None:
        status, text = 200, ""
        try:
            status, found = self._route(ask)
            text = found if isinstance(found, str) else json.encode(found).decode()
        except SobremesaError as problem:
            code = code_of(problem)
            status = getattr(problem, "status", 409 if code != "bad-request" else 422)
            text = json.encode(m.Refusal(code, problem.say(ask.language))).decode()
        self.device.effects.answers.append(e.DeviceAnswer(ask.id, status, text))

    def _route(self, ask: e.Ask) -> tuple[int, Any]:
        address = urlsplit(ask.path)
        parts = [unquote(part) for part in address.path.strip("/").split("/")]
        query = {name: values[-1] for name, values in parse_qs(address.query).items()}
        match [ask.method, *parts]:
            case ["POST", "api", "tables"]:
                return 201, self._open(_body(ask, Open), ask.now)
            case ["POST", "api", "records"]:
                return 201, self._take_record(_body(ask, RecordUpload).record, ask.language)
            case ["GET", "api", "tables", name]:
                return 200, self._show(name, ask.door)
            case ["POST", "api", "tables", name, "seats"]:
                return 201, self._sit(name, _body(ask, Sit), ask.now)
            case ["GET", "api", "tables", name, "journal"]:
                return 200, self._journal(name)
            case ["GET", "api", "tables", name, "record"]:
                return 200, str(self._record(name, ask.door, query)[0])
            case ["GET", "api", "tables", name, "replay"]:
                return 200, self._replay(name, ask.door, query)
        raise DeviceRefused(404, "no-such-page", path=address.path[:60])

    def _open(self, wish: Open, now: int) -> http.Opened:
        table = HostedTable.open(wish, self.device.ask_bot_worker, table=PREFIX + secrets.token_hex(8), now=now)
        self.device.add(table)
        return http.Opened(table.table.id, "", table.table.commitment)

    def _sit(self, name: str, wish: Sit, now: int) -> http.Seated:
        table = self.device.table(name)
        key = wish.key or secrets.token_urlsafe(32)
        seat = table.seat_of(key)
        if seat is None:
            seat = table.local.sit(wish, now=now, key=key)
        return http.Seated(name, seat, key, table.table.commitment)

    def _show(self, name: str, door: str) -> http.TableDetails:
        if name in self.device.records:
            return self.device.records[name].details(name)
        table = self.device.table(name)
        return table.details(table.seat_of(door))

    def _journal(self, name: str) -> JournalExport:
        """The journal as a file to take away. It reveals nothing new: it is on the device already."""
        return JournalExport(FORMAT, [dump_entry(entry) for entry in self.device.table(name).local.journal])

    def _record(self, name: str, door: str, query: dict[str, str]) -> tuple[Record, AnyGame]:
        """The record of a finished game; it shows what was hidden while the game ran."""
        if name in self.device.records:
            played = self.device.records[name]
            return played.record, played.game
        table = self.device.table(name)
        if table.seat_of(door) is None:
            raise DeviceRefused(404, "no-such-table")
        finished = table.table.finished
        number = _number(query, "game", finished.count or 1)
        if table.table.status == "playing" and number == table.table.number:
            raise DeviceRefused(409, "not-over")
        found = finished.of(number)
        if found is None:
            raise DeviceRefused(404, "no-such-record")
        return found.record(table.table.game), table.table.game

    def _replay(self, name: str, door: str, query: dict[str, str]) -> http.Replay:
        record, game = self._record(name, door, query)
        eyes = _number(query, "seat", game.seats - 1) if "seat" in query else None
        if eyes is not None and eyes >= game.seats:
            raise DeviceRefused(400, "bad-request", why=f"seat: 0..{game.seats - 1}")
        return build_replay(record, game, eyes)

    def _take_record(self, text: str, language: str) -> Any:
        played = PlayedRecord(text)
        name = PREFIX + played.name
        if name not in self.device.records:
            self.device.records[name] = played
            details = json.encode(played.details(name)).decode()
            self.device.effects.keep.append(e.Keep(name, 0, [dump_record(text)], details))
        return played.check(name, language)


def _body(ask: e.Ask, kind: type[T]) -> T:
    try:
        return json.decode(ask.body, type=kind)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise DeviceRefused(400, "bad-request", why=str(why)[:200]) from None


def _number(query: dict[str, str], name: str, default: int) -> int:
    given = query.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdigit() and len(given) < 6):
        raise DeviceRefused(400, "bad-request", why=f"{name}: 0..99999")
    return int(given)
