"""All tables of this device, and the entry point of the Worker: one event in, its effects out."""

from __future__ import annotations

from msgspec import json

from sobremesa.alone import events as e
from sobremesa.alone.answers import HttpAnswers
from sobremesa.alone.bot_requests import BotRequest, pack, unpack
from sobremesa.alone.errors import DeviceRefused
from sobremesa.alone.hosted_table import HOST, HostedTable
from sobremesa.alone.played_record import PlayedRecord
from sobremesa.alone.storage import FORMAT, dump_entry, journal_in, readable_length, record_in
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.table.errors import code_of
from sobremesa.wire import messages as m
from sobremesa.wire.reader import read_message
from sobremesa.wire.updates import encode


class Device:
    """``take`` only returns effects. The caller stores and sends them before it calls ``take`` again."""

    def __init__(self) -> None:
        self.tables: dict[str, HostedTable] = {}
        self.records: dict[str, PlayedRecord] = {}
        self.effects = e.Effects()
        self._pace = 1.0
        self._answers = HttpAnswers(self)
        self._unreadable: dict[str, DeviceRefused] = {}
        self._lines: dict[int, HostedTable] = {}
        self._turns: dict[str, int | None] = {}
        self._thoughts = 0

    def take(self, text: str) -> str:
        event = e.read_event(text)
        self.effects = e.Effects()
        if isinstance(event, e.Ask):
            self._answers.answer(event)
        elif isinstance(event, e.Hear):
            self._hear(event)
        elif isinstance(event, e.HangUp):
            self._hang_up(event.line)
        elif isinstance(event, e.Load):
            self._load(event)
        elif isinstance(event, e.BotThought):
            answer = unpack(event.data) if event.data else None
            any(table.take_thought(event.id, answer) for table in self.tables.values())
        elif isinstance(event, e.BotPace):
            self._pace = event.pace
        self._go_on(event.now)
        return json.encode(self.effects).decode()

    def table(self, name: str) -> HostedTable:
        if name in self._unreadable:
            raise self._unreadable[name]
        if name not in self.tables:
            raise DeviceRefused(404, "no-such-table")
        return self.tables[name]

    def add(self, table: HostedTable) -> None:
        self.tables[table.table.id] = table

    def ask_bot_worker(self, thinker: BotRequest) -> int:
        self._thoughts += 1
        self.effects.think.append(e.Think(self._thoughts, pack(thinker)))
        return self._thoughts

    # Connections.

    def _hear(self, event: e.Hear) -> None:
        language, given_id = DEFAULT_LANGUAGE, ""
        try:
            message = read_message(event.data.encode())
            if isinstance(message, m.Hello) and event.line not in self._lines:
                language = message.language
                table = self.table(event.table)
                table.greet(event.line, message)
                self._lines[event.line] = table
                return
            if event.line not in self._lines:
                raise DeviceRefused(400, "hello-first")
            given_id = getattr(message, "id", "")
            language = self._lines[event.line].language_on(event.line)
            self._lines[event.line].hear(event.line, message)
        except SobremesaError as problem:
            code, said = code_of(problem), problem.say(language)
            # A client without a seat is refused once and disconnected; a seated one stays connected.
            is_seated = event.line in self._lines
            answer = m.Refusal(code, said, given_id) if is_seated else m.Bye(code, said, again=False)
            self.effects.tell.append(e.Tell(event.line, encode(answer).decode()))

    def _hang_up(self, line: int) -> None:
        table = self._lines.pop(line, None)
        if table is not None:
            table.hang_up(line)

    # Stored tables.

    def _load(self, event: e.Load) -> None:
        if event.table in self.tables or event.table in self.records or not event.entries:
            return
        self._unreadable.pop(event.table, None)
        try:
            if event.elsewhere:
                raise DeviceRefused(409, "elsewhere")
            if event.format > FORMAT:
                raise DeviceRefused(409, "newer")
            record = record_in(event.entries)
            if record is not None:
                self.records[event.table] = PlayedRecord(record)
            elif event.salvage:
                self._salvage(event)
            else:
                self._replay(event)
        except DeviceRefused as problem:
            self._unreadable[event.table] = problem
        except SobremesaError:
            self._unreadable[event.table] = DeviceRefused(409, "damaged", entry=1)

    def _replay(self, event: e.Load) -> None:
        journal = journal_in(event.entries)
        try:
            self.add(HostedTable.from_journal(journal, self.ask_bot_worker))
        except Exception:  # noqa: BLE001  # entries that no table decided may raise anything
            first = readable_length(event.entries, HOST) + 1
            raise DeviceRefused(409, "damaged", entry=first) from None

    def _salvage(self, event: e.Load) -> None:
        """Opens the table with the entries before the first unreadable one."""
        length = readable_length(event.entries, HOST)
        if not length:
            raise DeviceRefused(409, "damaged", entry=1)
        self.add(HostedTable.from_journal(journal_in(event.entries[:length]), self.ask_bot_worker))
        self.effects.cut.append(e.Cut(event.table, length))

    # Effects of an event.

    def _go_on(self, now: int) -> None:
        due: list[int] = []
        for name, table in self.tables.items():
            # Bots wait while no client is connected to their table.
            next_at = table.go_on(now, self._pace) if table.lines else None
            if next_at is not None:
                due.append(next_at)
            if self._turns.get(name, -1) != table.turn:
                self._turns[name] = table.turn
                self.effects.turns.append(e.Turn(name, table.turn))
        for table in self.tables.values():
            self._keep(table)
            self.effects.tell += [e.Tell(line, data) for line, data in table.take_messages()]
        if due:
            self.effects.wake = max(0, min(due) - now)

    def _keep(self, table: HostedTable) -> None:
        journal = table.local.journal
        if len(journal) > table.kept:
            entries = [dump_entry(entry) for entry in journal[table.kept :]]
            details = encode(table.details(table.table.lone_player)).decode()
            self.effects.keep.append(e.Keep(table.table.id, table.kept, entries, details))
            table.kept = len(journal)
