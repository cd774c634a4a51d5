"""Players' answers about a finished game: one for each seat and game; a later answer replaces an earlier one."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Sequence
from pathlib import Path

from msgspec import DecodeError, Struct, json

from sobremesa.lab.decks import escape_formula
from sobremesa.wire.workshop import PlaytestAnswer, QuestionAnswer
from sobremesa.workshop.errors import WorkshopRefused
from sobremesa.workshop.file_store import FileThread
from sobremesa.workshop.playtest_games import PlaytestGame

MOST = 5_000
COLUMNS = ("table", "game", "player", "won", "question", "rating", "text", "at")


class SeatAnswer(Struct, frozen=True):
    table: str
    game: int
    seat: int
    given: list[QuestionAnswer]
    at: int


class AnswerBook:
    """The answers of one playtest."""

    def __init__(self, files: FileThread, file: Path) -> None:
        self._files = files
        self._file = file
        self._writing = asyncio.Lock()
        self.all: list[SeatAnswer] = []

    async def load(self) -> None:
        self.all = await self._files.do(_read, self._file)

    def has(self, table: str, game: int, seat: int) -> bool:
        return any((said.table, said.game, said.seat) == (table, game, seat) for said in self.all)

    async def add(self, new: SeatAnswer) -> None:
        place = (new.table, new.game, new.seat)
        async with self._writing:
            found = [said for said in self.all if (said.table, said.game, said.seat) != place]
            if len(found) >= MOST:
                raise WorkshopRefused(409, "lab-full", most=MOST)
            found.append(new)
            await self._files.write({self._file: json.encode(found)})
            self.all = found

    def newest_first(self, games: Sequence[PlaytestGame]) -> list[PlaytestAnswer]:
        """The answers as the designer reads them, the latest first."""
        by_game = {(game.table, game.number): game for game in games}
        found = []
        for said in sorted(self.all, key=lambda said: -said.at):
            game = by_game.get((said.table, said.game))
            name = game.names[said.seat] if game is not None else ""
            won = game is not None and said.seat in game.winners
            found.append(PlaytestAnswer(said.table, name, won, said.given, said.at))
        return found

    def as_csv(self, games: Sequence[PlaytestGame], questions: Sequence[str]) -> str:
        """One row for each answered question."""
        by_game = {(game.table, game.number): game for game in games}
        sheet = io.StringIO()
        writer = csv.writer(sheet, lineterminator="\n")
        writer.writerow(COLUMNS)
        for said in self.all:
            game = by_game.get((said.table, said.game))
            name = game.names[said.seat] if game is not None else ""
            won = int(game is not None and said.seat in game.winners)
            for question, given in zip(questions, said.given, strict=False):
                words = (
                    escape_formula(name),
                    won,
                    escape_formula(question),
                    given.rating or "",
                    escape_formula(given.text),
                    said.at,
                )
                writer.writerow((said.table, said.game, *words))
        return sheet.getvalue()


def _read(file: Path) -> list[SeatAnswer]:
    try:
        return json.decode(file.read_bytes(), type=list[SeatAnswer])
    except (FileNotFoundError, DecodeError):
        return []
