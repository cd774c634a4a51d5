"""Playtests: tables for people with a designer's deck, and their results."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, Raw, Struct, json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import LANGUAGES
from sobremesa.table.act import Entry
from sobremesa.table.acts.open import Open
from sobremesa.table.journal import encode_entry
from sobremesa.table.settings import Settings
from sobremesa.wire import workshop as wire
from sobremesa.workshop.answers import AnswerBook, SeatAnswer
from sobremesa.workshop.bounds import Bounds, DailyQuota
from sobremesa.workshop.dashboard import paces, state_of, table_of
from sobremesa.workshop.decks import ChosenDeck
from sobremesa.workshop.errors import RelayedRefusal, WorkshopRefused, need_lab
from sobremesa.workshop.file_store import FileStore, FileThread, fresh_id
from sobremesa.workshop.job_process import ShortJobs
from sobremesa.workshop.playtest_games import GatheredGames, GatherJob, PlaytestGame, PublicTable, TableJournal
from sobremesa.workshop.reports import Subject, report_file
from sobremesa.workshop.simulation import RunSetup, make_run_folder
from sobremesa.workshop.texts import WORKSHOP

if TYPE_CHECKING:
    from sobremesa.server import ServerApi


FILE, GATHERED, ANSWERS, RUN = "playtest.json", "gathered.json", "answers.json", "run"
OPENING_SECONDS = 5.0
SHEET_SECONDS = 20.0
USUAL_QUESTIONS = ("question-fun", "question-fair", "question-again")


class InvitedTable(Struct, frozen=True):
    """A table and its invitation, which is stored only here."""

    table: str
    invite: str


class SavedPlaytest(Struct, frozen=True):
    """``questions`` is empty for the default ones, which are asked in the player's language."""

    name: str
    deck: str
    deck_name: str
    game: str
    seats: int
    opened_at: int
    places: list[InvitedTable]
    questions: list[str]


class Playtests:
    """``tables`` maps the tables of all playtests to the id of their playtest."""

    def __init__(
        self,
        server_api: ServerApi,
        files: FileThread,
        folder: Path,
        bounds: Bounds,
        quota: DailyQuota,
        jobs: ShortJobs,
        games_from: Sequence[str],
    ) -> None:
        self._server_api = server_api
        self._files = files
        self._folder = folder
        self._bounds = bounds
        self._quota = quota
        self._jobs = jobs
        self._games_from = list(games_from)
        self._store = FileStore(files, SavedPlaytest, lambda name: folder / name / FILE, f"*/{FILE}", bounds.playtests)
        self._gathered: dict[str, GatheredGames] = {}
        self._books: dict[str, AnswerBook] = {}
        self._gathering: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.tables: dict[str, str] = {}

    async def load(self) -> None:
        await self._store.load(self._folder)
        for name, kept in self._store.all.items():
            await self._register(name, kept)
            self._gathered[name] = await self._files.do(_read_gathered, self._folder / name / GATHERED)

    async def _register(self, name: str, kept: SavedPlaytest) -> None:
        book = self._books[name] = AnswerBook(self._files, self._folder / name / ANSWERS)
        await book.load()
        self.tables |= {place.table: name for place in kept.places}

    # Requests of designers.

    async def open(self, wish: wire.NewPlaytest, deck: ChosenDeck, language: str) -> wire.Playtest:
        self._store.check_space()
        if self._quota.today.tables + wish.tables > self._bounds.tables_per_day:
            raise WorkshopRefused(429, "lab-tables-per-day", most=self._bounds.tables_per_day)
        if not wish.name.isprintable():
            raise WorkshopRefused(422, "lab-value", field="name", allowed="A-Z a-z 0-9 ...")
        name = fresh_id()
        path = self._folder / name
        run = RunSetup(deck.game, deck.text, deck.name, wish.seats, wish.options, [], wish.tables, str(path / RUN))
        problem = await self._server_api.compute(OPENING_SECONDS, make_run_folder, run, self._games_from)
        if problem is not None:
            await self._files.remove(path)
            raise RelayedRefusal(422, "lab-study", problem)
        places: list[InvitedTable] = []
        try:
            await self._quota.add(tables=wish.tables)
            await self._open_tables(places, wish, deck, language)
            kept = SavedPlaytest(
                name=wish.name,
                deck=deck.id,
                deck_name=deck.name,
                game=deck.game,
                seats=wish.seats,
                opened_at=self._server_api.now_ms,
                places=places,
                questions=wish.questions,
            )
            await self._store.keep(name, kept)
        except BaseException:
            with suppress(SobremesaError):
                await self._files.remove(path)
                await self._quota.add(tables=len(places) - wish.tables)
            raise
        await self._register(name, kept)
        self._gathered[name] = GatheredGames()
        return await self.show(name, language)

    async def _open_tables(
        self, places: list[InvitedTable], wish: wire.NewPlaytest, deck: ChosenDeck, language: str
    ) -> None:
        """Only players with the link find the table, and it has no spectators."""
        settings = Settings(
            game=deck.game,
            seats=wish.seats,
            options=wish.options,
            deck=deck.text,
            title=wish.name,
            language="en" if language == "en" else "es",
            spectators=False,
        )
        for _table in range(wish.tables):
            opened = await self._server_api.open_table(Open(settings, [wish.level] * wish.bots))
            places.append(InvitedTable(opened.table, opened.invite))

    def summaries(self) -> list[wire.PlaytestSummary]:
        """The latest first."""
        return sorted(map(self._summary, self._store.all), key=lambda playtest: -playtest.opened_at)

    def _summary(self, name: str) -> wire.PlaytestSummary:
        kept, games = self._store.get(name), self._games(name)
        over = 0
        for place in kept.places:
            look = self._server_api.look(place.table)
            over += bool(games[place.table]) or (look is not None and look.finished > 0)
        return wire.PlaytestSummary(
            id=name,
            name=kept.name,
            deck=kept.deck,
            deck_name=kept.deck_name,
            game=kept.game,
            seats=kept.seats,
            tables=len(kept.places),
            over=over,
            answers=len(self._books[name].all),
            opened_at=kept.opened_at,
        )

    def _games(self, name: str) -> defaultdict[str, list[PlaytestGame]]:
        """The games by table, in the order in which they were played."""
        found: defaultdict[str, list[PlaytestGame]] = defaultdict(list)
        for game in sorted(self._gathered[name].games, key=lambda game: game.number):
            found[game.table].append(game)
        return found

    async def show(self, name: str, language: str) -> wire.Playtest:
        kept = self._store.get(name)
        await self._gather(name)
        book, games = self._books[name], self._games(name)
        tables = []
        for place in kept.places:
            seen, is_in_use = self._public_table(name, place.table)
            state = state_of(seen, self._server_api.now_ms, is_in_use=is_in_use)
            answers = sum(said.table == place.table for said in book.all)
            tables.append(table_of(place.table, link_to(name, place), seen, state, games[place.table], answers))
        return wire.Playtest(
            summary=self._summary(name),
            questions=questions_of(kept, language),
            tables=tables,
            answers=book.newest_first(self._gathered[name].games),
            paces=paces(games),
        )

    def _public_table(self, name: str, table: str) -> tuple[PublicTable, bool]:
        """The table now, if it is in use; otherwise as it was last seen."""
        look = self._server_api.look(table)
        if look is not None:
            return PublicTable(0, look.status, look.names, look.away, look.finished, 0), True
        return self._gathered[name].seen.get(table, PublicTable(0, "waiting", [], [], 0, 0)), False

    async def subject(self, name: str) -> Subject:
        """The finished games as a run."""
        kept = self._store.get(name)
        await self._gather(name)
        if not self._gathered[name].games:
            raise WorkshopRefused(409, "lab-no-report")
        return Subject(self._folder / name / RUN, kept.game, kept.name)

    async def sheet(self, name: str, origin: str, language: str) -> str:
        kept = self._store.get(name)
        links = [origin + link_to(name, place) for place in kept.places]
        texts = self._server_api.games[kept.game].about.texts
        title = texts.say(language, "title") if texts.has("title") else kept.game
        return await self._server_api.compute(SHEET_SECONDS, qr_sheet, kept.name, title, links, language)

    async def answers_csv(self, name: str, language: str) -> str:
        book, games = self._books[name], self._gathered[name].games
        return await self._files.do(book.as_csv, games, questions_of(self._store.get(name), language))

    async def forget(self, name: str) -> None:
        """The tables stay, since people may be playing there."""
        kept = self._store.get(name)
        async with self._gathering[name]:
            await self._store.forget(name, self._folder / name)
        for place in kept.places:
            self.tables.pop(place.table, None)
        for by_name in (self._books, self._gathered, self._gathering):
            by_name.pop(name, None)

    # Finished games.

    async def _gather(self, name: str) -> None:
        """Reads the journals of tables with newly finished games and of tables that are no longer in use. Events of a
        game in progress neither cause a read nor change its duration."""
        async with self._gathering[name]:
            kept, before = self._store.get(name), self._gathered[name]
            known = {table: len(games) for table, games in self._games(name).items()}
            due = await self._due(kept, before, known)
            if not due:
                return
            need_lab()
            journals = [await self._journal(table, finished, known.get(table, 0)) for table, finished in due.items()]
            folder = self._folder / name / RUN
            work = GatherJob(str(folder), journals, len(before.games))
            found = await self._jobs.run(work)
            after = GatheredGames([*before.games, *found.games], {**before.seen, **found.seen})
            await self._files.write({self._folder / name / GATHERED: json.encode(after)})
            self._gathered[name] = after
            if found.games:
                # The old reports lack the new games.
                await self._files.remove(*(report_file(folder, language) for language in LANGUAGES))

    async def _due(self, kept: SavedPlaytest, before: GatheredGames, known: Mapping[str, int]) -> dict[str, int]:
        """The tables to read, with their number of finished games; -1 for tables that are not in use."""
        looks = {place.table: self._server_api.look(place.table) for place in kept.places}
        due = {
            table: look.finished
            for table, look in looks.items()
            if look is not None and look.finished > known.get(table, 0)
        }
        lengths = await self._server_api.lengths([table for table, look in looks.items() if look is None])
        for table, length in lengths.items():
            seen = before.seen.get(table)
            if seen is None or seen.length != length:
                due[table] = -1
        return due

    async def _journal(self, table: str, finished: int, known: int) -> TableJournal:
        entries = await self._server_api.journal(table)
        return TableJournal(table, await self._files.do(_encode_entries, entries), known, finished)

    # Requests of players.

    async def questions(self, request: Any, table: str, language: str) -> wire.Questions:
        name = self._playtest_at(table)
        seat, look = await self._server_api.seat_at(request, table)
        answered = self._books[name].has(table, look.finished, seat)
        return wire.Questions(questions_of(self._store.get(name), language), answered)

    async def answer(self, request: Any, table: str, given: list[wire.QuestionAnswer]) -> None:
        name = self._playtest_at(table)
        seat, look = await self._server_api.seat_at(request, table)
        if not look.finished:
            raise WorkshopRefused(409, "lab-not-over")
        wanted = len(self._store.get(name).questions) or len(USUAL_QUESTIONS)
        if len(given) != wanted:
            raise WorkshopRefused(422, "lab-value", field="given", allowed=str(wanted))
        await self._books[name].add(SeatAnswer(table, look.finished, seat, given, self._server_api.now_ms))

    def _playtest_at(self, table: str) -> str:
        if table not in self.tables:
            raise WorkshopRefused(404, "lab-unknown")
        return self.tables[table]


def link_to(name: str, place: InvitedTable) -> str:
    """The part after # never reaches a server."""
    return f"/t/{place.table}#i={place.invite}&p={name}"


def questions_of(kept: SavedPlaytest, language: str) -> list[str]:
    return kept.questions or [WORKSHOP.say(language, key) for key in USUAL_QUESTIONS]


def _encode_entries(entries: list[Entry]) -> list[Raw]:
    return [Raw(encode_entry(entry)) for entry in entries]


def _read_gathered(file: Path) -> GatheredGames:
    try:
        return json.decode(file.read_bytes(), type=GatheredGames)
    except (FileNotFoundError, DecodeError):
        return GatheredGames()


CSS = """
@page { margin: 12mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 4mm; color: #3b2a20; background: #fff;
  font: 13px/1.35 system-ui, sans-serif }
h1 { font: 700 20px/1.2 Georgia, serif; margin: 0 0 1mm }
p { margin: 0 0 4mm }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(3, 1fr) }
li { padding: 5mm 4mm; border: 1px dashed #9b8c7c; margin: 0 -1px -1px 0; text-align: center; break-inside: avoid }
li svg { width: 100%; max-width: 40mm; height: auto; display: block; margin: 2mm auto }
b { font: 700 16px/1.2 Georgia, serif }
small { display: block; overflow-wrap: anywhere; font-size: 8px; line-height: 1.25; color: #6b5646 }
@media (max-width: 480px) { ul { grid-template-columns: repeat(2, 1fr) } }
"""


def qr_sheet(title: str, game: str, links: Sequence[str], language: str) -> str:
    import segno

    places = []
    for number, link in enumerate(links, 1):
        drawn = segno.make(link, micro=False).svg_inline(scale=4, omitsize=True, border=2)
        said = escape(WORKSHOP.say(language, "sheet-table", number=number))
        places.append(f"<li><b>{said}</b>{drawn}<small>{escape(link)}</small></li>")
    how = escape(WORKSHOP.say(language, "sheet-how", game=game))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{CSS}</style></head><body>\n<h1>{escape(title)}</h1>\n<p>{how}</p>\n<ul>{''.join(places)}</ul>\n"
        "</body></html>\n"
    )
