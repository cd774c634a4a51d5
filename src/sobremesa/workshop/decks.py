"""Designers' decks: drafts, which may have problems."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from sobremesa.lab.decks import printed_text, to_csv
from sobremesa.wire import workshop as wire
from sobremesa.workshop.bounds import Bounds
from sobremesa.workshop.checks import Draft, Edit, columns, edit_deck
from sobremesa.workshop.errors import RelayedRefusal, Trouble, WorkshopRefused
from sobremesa.workshop.file_store import FileStore, FileThread, fresh_id

if TYPE_CHECKING:
    from sobremesa.server import ServerApi

PRINTED = "printed:"
# Checking the largest deck takes a quarter of a second, and the process may have to start first.
READING_SECONDS = 5.0


class SavedDeck(Struct, frozen=True):
    """What is known of a deck without reading its file."""

    name: str
    game: str
    revision: int
    changed_at: int
    is_as_printed: bool
    problems: int


class ChosenDeck(Struct, frozen=True):
    """A deck to play or print: ``text`` is "" for the printed one."""

    id: str
    name: str
    game: str
    text: str


class Decks:
    def __init__(
        self, server_api: ServerApi, files: FileThread, folder: Path, bounds: Bounds, games_from: Sequence[str]
    ) -> None:
        self._server_api = server_api
        self._files = files
        self._folder = folder
        self._games_from = list(games_from)
        self._store = FileStore(files, SavedDeck, lambda name: folder / f"{name}.json", "*.json", bounds.decks)
        self._changing: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._columns: dict[str, list[wire.Column]] = {}

    async def load(self) -> None:
        await self._store.load(self._folder)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.toml"

    def summaries(self) -> list[wire.DeckSummary]:
        """The latest first."""
        found = [
            wire.DeckSummary(name, kept.name, kept.game, kept.changed_at, kept.is_as_printed, kept.problems)
            for name, kept in self._store.all.items()
        ]
        return sorted(found, key=lambda deck: -deck.changed_at)

    def check_game(self, game: str) -> None:
        if game not in self._server_api.games:
            raise WorkshopRefused(422, "lab-game", game=game[:40], allowed=", ".join(self._server_api.games))

    async def make(self, wish: wire.NewDeck, language: str) -> wire.WorkshopDeck:
        self._store.check_space()
        self.check_game(wish.game)
        edit = Edit(text=wish.text) if wish.text else Edit(csv=wish.csv) if wish.csv else Edit()
        draft = await self._edit(wish.game, "", edit, language)
        self._store.check_space()
        return await self._keep(fresh_id(), wish.name, wish.game, 1, draft)

    async def show(self, name: str, language: str) -> wire.WorkshopDeck:
        if name.startswith(PRINTED):
            game = self._printed_game(name)
            return await self._show_text(name, _title(self._server_api, game, language), game, 0, language, "")
        kept = self._store.get(name)
        text = await self._files.do(_text, self._file(name))
        return await self._show_text(name, kept.name, kept.game, kept.revision, language, text)

    async def _show_text(
        self, name: str, title: str, game: str, revision: int, language: str, text: str
    ) -> wire.WorkshopDeck:
        return await self._deck(name, title, game, revision, await self._edit(game, text, Edit(), language))

    def _printed_game(self, name: str) -> str:
        game = name.removeprefix(PRINTED)
        if game not in self._server_api.games:
            raise WorkshopRefused(404, "lab-unknown")
        return game

    async def change(self, name: str, edit: wire.DeckEdit, language: str) -> wire.WorkshopDeck:
        """Saves the deck with its problems, as a draft."""
        if name.startswith(PRINTED):
            raise WorkshopRefused(409, "lab-printed")
        async with self._changing[name]:
            kept = self._store.get(name)
            if edit.revision != kept.revision:
                raise WorkshopRefused(409, "lab-stale")
            text = await self._files.do(_text, self._file(name))
            draft = await self._edit(kept.game, text, Edit(edit.cards, edit.text, edit.csv), language)
            return await self._keep(name, edit.name or kept.name, kept.game, kept.revision + 1, draft)

    async def _keep(self, name: str, title: str, game: str, revision: int, draft: Draft) -> wire.WorkshopDeck:
        is_as_printed = not draft.changes and not draft.problems
        kept = SavedDeck(title, game, revision, self._server_api.now_ms, is_as_printed, len(draft.problems))
        await self._store.keep(name, kept, {self._file(name): draft.text.encode()})
        return await self._deck(name, title, game, revision, draft)

    async def check(self, wish: wire.CheckRequest, language: str) -> wire.Checked:
        self.check_game(wish.game)
        text = ""
        if wish.deck and not wish.deck.startswith(PRINTED):
            self._store.get(wish.deck)
            text = await self._files.do(_text, self._file(wish.deck))
        found = await self._server_api.compute(
            READING_SECONDS, edit_deck, wish.game, self._games_from, text, Edit(cards=wish.cards), language
        )
        if isinstance(found, Trouble):
            return wire.Checked([wire.Problem("", "", found.said[language])], [], None)
        return wire.Checked(found.problems, found.changes, found.content)

    async def forget(self, name: str) -> None:
        if name.startswith(PRINTED):
            raise WorkshopRefused(409, "lab-printed")
        async with self._changing[name]:
            self._store.get(name)
            await self._store.forget(name, self._store.file(name), self._file(name))
        self._changing.pop(name, None)

    async def choose(self, name: str, language: str) -> ChosenDeck:
        """A deck to play or print; raises ``WorkshopRefused`` while it has problems."""
        if name.startswith(PRINTED):
            game = self._printed_game(name)
            return ChosenDeck(name, _title(self._server_api, game, language), game, "")
        kept = self._store.get(name)
        if kept.problems:
            raise WorkshopRefused(409, "lab-problems", count=kept.problems, name=kept.name)
        return ChosenDeck(name, kept.name, kept.game, await self._files.do(_text, self._file(name)))

    async def file(self, name: str, kind: str) -> tuple[str, str]:
        """The name of the download and its text."""
        if kind not in ("toml", "csv"):
            raise WorkshopRefused(422, "lab-value", field="as", allowed="toml | csv")
        if name.startswith(PRINTED):
            game = self._printed_game(name)
            stem, text = game, printed_text(self._server_api.games[game])
        else:
            kept = self._store.get(name)
            game, stem = kept.game, kept.name
            text = await self._files.do(_text, self._file(name))
        if kind == "csv":
            draft = await self._edit(game, text, Edit(), "en")
            if draft.content is None:
                raise WorkshopRefused(409, "lab-problems", count=len(draft.problems), name=stem)
            text = await self._server_api.compute(READING_SECONDS, to_csv, self._server_api.games[game], text)
        return f"{stem}.{kind}", text

    async def _edit(self, game: str, text: str, edit: Edit, language: str) -> Draft:
        found = await self._server_api.compute(READING_SECONDS, edit_deck, game, self._games_from, text, edit, language)
        if isinstance(found, Trouble):
            raise RelayedRefusal(422, "lab-deck", found)
        return found

    async def _deck(self, name: str, title: str, game: str, revision: int, draft: Draft) -> wire.WorkshopDeck:
        if game not in self._columns:
            self._columns[game] = await self._server_api.compute(READING_SECONDS, columns, game, self._games_from)
        known = self._columns[game]
        return wire.WorkshopDeck(
            name, title, game, revision, draft.text, known, draft.cards, draft.problems, draft.changes
        )


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _title(server_api: ServerApi, game: str, language: str) -> str:
    texts = server_api.games[game].about.texts
    return texts.say(language, "title") if texts.has("title") else game
