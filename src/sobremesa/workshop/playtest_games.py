"""Turns finished games of a playtest into rows like those of simulated ones. Runs in a job process.

A journal holds everything, also of a game in progress. Of such a game only what a spectator sees is read; of finished
games, what their public records tell, and how long people thought.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Raw, Struct, structs

from sobremesa.bots.levels import LEVELS
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import legal_moves
from sobremesa.table.act import Entry
from sobremesa.table.acts.close import CloseEntry
from sobremesa.table.acts.play import PlayEntry
from sobremesa.table.acts.return_ import ReturnEntry
from sobremesa.table.acts.wake import WakeEntry
from sobremesa.table.host import TableHost
from sobremesa.table.journal import decode_entry
from sobremesa.table.table import Table
from sobremesa.workshop.job_process import Tell


class PublicTable(Struct, frozen=True):
    """A table as a spectator sees it, when its journal had ``length`` entries and the latest was at ``latest_at``: the
    players' names by seat ("" for empty seats and bots), those who are away, and the number of finished games."""

    length: int
    status: str
    names: list[str]
    away: list[str]
    finished: int
    latest_at: int


class PlaytestGame(Struct, frozen=True):
    """Game ``number`` of a table; ``row`` is its number in the playtest's tables. ``levels`` are the bots' by seat, ""
    for people; ``thoughts`` are the seconds that each seat took for its choices."""

    table: str
    number: int
    row: int
    names: list[str]
    levels: list[str]
    winners: list[int]
    minutes: float
    moves: int
    dropped: list[str]
    thoughts: list[list[float]]


class GatheredGames(Struct, frozen=True):
    games: list[PlaytestGame] = []
    seen: dict[str, PublicTable] = {}


class TableJournal(Struct, frozen=True):
    """The journal of one table, of which ``known`` games were collected before. If the table is in use, nothing after
    its ``finished`` games is read; -1 if it is not in use."""

    table: str
    entries: list[Raw]
    known: int
    finished: int


class GatherJob(Struct, frozen=True):
    """``folder`` is the run of the playtest, ``row`` the number of its next game."""

    folder: str
    journals: list[TableJournal]
    row: int

    def run(self, _tell: Tell) -> GatheredGames:
        from sobremesa.lab.game_rows import follow_record
        from sobremesa.lab.metrics_reader import MetricsReader
        from sobremesa.lab.run_folder import RunFolder, encode_rows

        folder = RunFolder(Path(self.folder))
        game = folder.study().build_game()
        reader, row = MetricsReader(game), self.row
        games: list[PlaytestGame] = []
        seen: dict[str, PublicTable] = {}
        for journal in self.journals:
            entries = [decode_entry(bytes(entry)) for entry in journal.entries]
            reading = JournalReader(game, entries[0])
            for entry in entries[1:]:
                if reading.table.finished.count == journal.finished:
                    break
                ended = reading.read(entry)
                if ended is None or ended.number <= journal.known:
                    continue
                record = reading.table.record()
                assert record is not None
                thought = sum(map(sum, ended.thoughts))
                seconds = 60 * ended.minutes
                rows = follow_record(reader, row, record, ended.levels, seconds=seconds, thought=thought)
                folder.keep(row, row + 1, encode_rows(rows))
                games.append(structs.replace(ended, row=row, moves=len(record.moves)))
                row += 1
            if journal.finished < 0:
                seen[journal.table] = reading.public_table()
        return GatheredGames(games, seen)


class JournalReader:
    """Replays a table's journal entry by entry and measures thinking times."""

    def __init__(self, game: AnyGame, opened: Entry) -> None:
        host = TableHost(lambda _settings: game, tuple(LEVELS), lambda: "")
        self.table = Table.replay([opened], host, game)
        # When each seat was asked.
        self._since: dict[int, int] = {}
        self._thoughts: list[list[float]] = [[] for _seat in range(game.seats)]
        self._started = self._idle = 0
        self._latest = opened.at

    def read(self, entry: Entry) -> PlaytestGame | None:
        """Replays the entry; returns the game that it finished, if any."""
        table = self.table
        self._time(entry)
        paused, number, finished = table.paused_at, table.number, table.finished.count
        table.read(entry)
        if table.number != number:
            self._started, self._idle, self._since = entry.at, 0, {}
            self._thoughts = [[] for _seat in table.seats]
        elif paused is not None and table.paused_at is None:
            self._idle += entry.at - paused
        elif isinstance(entry, WakeEntry):
            # Time without a server does not count.
            self._idle += entry.at - self._latest
        self._ask(entry)
        self._latest = entry.at
        return self._finished_game(entry.at) if table.finished.count > finished else None

    def _time(self, entry: Entry) -> None:
        """Measures a person's real choice. Answering times in a window stay secret, even after the game (EU-38)."""
        table = self.table
        if not isinstance(entry, PlayEntry) or entry.by != "player" or table.window.is_open or table.match is None:
            return
        if entry.seat in self._since and len(tuple(legal_moves(table.match.state, entry.seat))) > 1:
            self._thoughts[entry.seat].append(round((entry.at - self._since[entry.seat]) / 1000, 2))

    def _ask(self, entry: Entry) -> None:
        asked = set(self.table.seats_asked())
        again: Sequence[int] = ()
        if isinstance(entry, CloseEntry | WakeEntry):
            again = tuple(asked)
        elif isinstance(entry, PlayEntry | ReturnEntry):
            again = (entry.seat,)
        self._since = {seat: entry.at if seat in again else self._since.get(seat, entry.at) for seat in asked}

    def _finished_game(self, at: int) -> PlaytestGame:
        """The caller sets the game's row and its moves."""
        table = self.table
        match, outcome = table.match, table.outcome
        assert match is not None
        assert outcome is not None
        return PlaytestGame(
            table=table.id,
            number=table.number,
            row=0,
            names=list(match.names),
            levels=[seat.level for seat in table.seats],
            winners=sorted(outcome.winners),
            minutes=round((at - self._started - self._idle) / 60_000, 2),
            moves=0,
            dropped=[seat.name for seat in table.seats if seat.is_player and seat.away],
            thoughts=self._thoughts,
        )

    def public_table(self) -> PublicTable:
        table = self.table
        return PublicTable(
            length=table.length,
            status=table.status,
            names=[seat.name if seat.is_player else "" for seat in table.seats],
            away=[seat.name for seat in table.seats if seat.is_player and seat.away],
            finished=table.finished.count,
            latest_at=table.latest_at,
        )
