"""The workshop's routes. They are described in docs/lab/workshop.md and not in the OpenAPI document, since the
page is their only client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from sobremesa.kernel.text import LANGUAGES
from sobremesa.wire import workshop as wire
from sobremesa.workshop.errors import WorkshopRefused, need_lab
from sobremesa.workshop.reports import Subject, check_kind

if TYPE_CHECKING:
    from sobremesa.workshop.plugin import WorkshopPlugin

Handler = Callable[[Request], Awaitable[Response]]

API = "/lab/api"
# The page itself reads the rest of the address.
ADDRESSES = ("/lab", "/lab/{part:str}", "/lab/{part:str}/{id:str}")
# Reports contain text from any deck. The policy forbids scripts and loading, in case some of it is markup.
REPORT_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"
    )
}


def routes(workshop: WorkshopPlugin) -> list[BaseRoute]:
    answers = Endpoints(workshop)
    with_key = {
        ("GET", "/workshop"): answers.everything,
        ("POST", "/decks"): answers.make_deck,
        ("POST", "/decks/check"): answers.check_deck,
        ("GET", "/decks/{id}"): answers.show_deck,
        ("PUT", "/decks/{id}"): answers.change_deck,
        ("DELETE", "/decks/{id}"): answers.forget_deck,
        ("GET", "/decks/{id}/file"): answers.deck_file,
        ("GET", "/decks/{id}/print"): answers.print_deck,
        ("POST", "/runs"): answers.begin_run,
        ("GET", "/runs/{id}"): answers.show_run,
        ("DELETE", "/runs/{id}"): answers.forget_run,
        ("POST", "/runs/{id}/stop"): answers.stop_run,
        ("POST", "/runs/{id}/resume"): answers.resume_run,
        ("GET", "/runs/{id}/report"): answers.run_report,
        ("GET", "/runs/{id}/file"): answers.run_file,
        ("GET", "/comparison"): answers.comparison,
        ("POST", "/playtests"): answers.open_playtest,
        ("GET", "/playtests/{id}"): answers.show_playtest,
        ("DELETE", "/playtests/{id}"): answers.forget_playtest,
        ("GET", "/playtests/{id}/sheet"): answers.qr_sheet,
        ("GET", "/playtests/{id}/report"): answers.playtest_report,
        ("GET", "/playtests/{id}/file"): answers.playtest_file,
    }
    # For players, with the key of their seat.
    for_players = {
        ("GET", "/questions/{table}"): answers.questions,
        ("POST", "/questions/{table}"): answers.answer,
    }
    by_path: dict[str, dict[str, Handler]] = {}
    for (method, path), answer in with_key.items():
        by_path.setdefault(path, {})[method] = _require_key(workshop, answer)
    for (method, path), answer in for_players.items():
        by_path.setdefault(path, {})[method] = answer
    found: list[BaseRoute] = [_route(workshop, path, by_method) for path, by_method in by_path.items()]
    return [*found, Route(API + "/{rest:path}", workshop.server_api.wrap_handler(_nothing), methods=METHODS)]


METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH"]


def _require_key(workshop: WorkshopPlugin, answer: Handler) -> Handler:
    async def answer_with_key(request: Request) -> Response:
        workshop.lock.check(request)
        return await answer(request)

    return answer_with_key


def _route(workshop: WorkshopPlugin, path: str, by_method: dict[str, Handler]) -> Route:
    async def answer(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    return Route(API + path.replace("}", ":str}"), workshop.server_api.wrap_handler(answer), methods=list(by_method))


async def _nothing(_request: Request) -> Response:
    raise WorkshopRefused(404, "lab-unknown")


class Endpoints:
    def __init__(self, workshop: WorkshopPlugin) -> None:
        self._workshop = workshop
        self._server_api = workshop.server_api

    def _language(self, request: Request) -> str:
        """The language of the address, or else the reader's."""
        wanted = request.query_params.get("lang", "")
        return wanted if wanted in LANGUAGES else self._server_api.language(request)

    async def everything(self, request: Request) -> Response:
        workshop, language = self._workshop, self._language(request)
        return self._server_api.reply(
            wire.Workshop(
                workshop.decks.summaries(),
                workshop.runs.summaries(language),
                workshop.playtests.summaries(),
                workshop.quota(),
            )
        )

    # Decks.

    async def make_deck(self, request: Request) -> Response:
        wish = await self._server_api.body(request, wire.NewDeck)
        return self._server_api.reply(await self._workshop.decks.make(wish, self._language(request)), 201)

    async def check_deck(self, request: Request) -> Response:
        wish = await self._server_api.body(request, wire.CheckRequest)
        return self._server_api.reply(await self._workshop.decks.check(wish, self._language(request)))

    async def show_deck(self, request: Request) -> Response:
        return self._server_api.reply(await self._workshop.decks.show(_id(request), self._language(request)))

    async def change_deck(self, request: Request) -> Response:
        edit = await self._server_api.body(request, wire.DeckEdit)
        return self._server_api.reply(await self._workshop.decks.change(_id(request), edit, self._language(request)))

    async def forget_deck(self, request: Request) -> Response:
        await self._workshop.decks.forget(_id(request))
        return Response(status_code=204)

    async def deck_file(self, request: Request) -> Response:
        kind = request.query_params.get("as", "toml")
        name, text = await self._workshop.decks.file(_id(request), kind)
        media = "text/csv" if kind == "csv" else "application/toml"
        return Response(text, media_type=media, headers=_attachment(name))

    async def print_deck(self, request: Request) -> Response:
        language = self._language(request)
        deck = await self._workshop.decks.choose(_id(request), language)
        file = await self._workshop.prints.make(deck, request.query_params, language)
        what = request.query_params.get("what", "cards")
        return _send_once(file, f"{deck.name}-{what}{file.suffix}")

    # Runs.

    async def begin_run(self, request: Request) -> Response:
        need_lab()
        wish, language = await self._server_api.body(request, wire.NewRun), self._language(request)
        deck = await self._workshop.decks.choose(wish.deck, language)
        return self._server_api.reply(await self._workshop.runs.begin(wish, deck, language), 201)

    async def show_run(self, request: Request) -> Response:
        return self._server_api.reply(self._workshop.runs.show(_id(request), self._language(request)))

    async def forget_run(self, request: Request) -> Response:
        await self._workshop.runs.forget(_id(request))
        return Response(status_code=204)

    async def stop_run(self, request: Request) -> Response:
        return self._server_api.reply(await self._workshop.runs.stop(_id(request), self._language(request)))

    async def resume_run(self, request: Request) -> Response:
        need_lab()
        return self._server_api.reply(await self._workshop.runs.resume(_id(request), self._language(request)))

    async def run_report(self, request: Request) -> Response:
        file = await self._workshop.reports.page(await self._subject(_id(request)), self._language(request))
        return _page(file)

    async def run_file(self, request: Request) -> Response:
        kind = request.query_params.get("as", "csv")
        check_kind(kind)
        subject = await self._subject(_id(request))
        file = await self._workshop.reports.download(subject, kind, self._language(request))
        return _send_once(file, f"{subject.name}{file.suffix}")

    async def comparison(self, request: Request) -> Response:
        first, second = [await self._subject(request.query_params.get(side, "")) for side in ("a", "b")]
        file = await self._workshop.reports.comparison((first, second), self._language(request))
        return _page(file, BackgroundTask(file.unlink, missing_ok=True))

    # Playtests.

    async def open_playtest(self, request: Request) -> Response:
        need_lab()
        wish, language = await self._server_api.body(request, wire.NewPlaytest), self._language(request)
        deck = await self._workshop.decks.choose(wish.deck, language)
        return self._server_api.reply(await self._workshop.playtests.open(wish, deck, language), 201)

    async def show_playtest(self, request: Request) -> Response:
        return self._server_api.reply(await self._workshop.playtests.show(_id(request), self._language(request)))

    async def forget_playtest(self, request: Request) -> Response:
        await self._workshop.playtests.forget(_id(request))
        return Response(status_code=204)

    async def qr_sheet(self, request: Request) -> Response:
        origin, language = self._server_api.origin(request), self._language(request)
        page = await self._workshop.playtests.sheet(_id(request), origin, language)
        return HTMLResponse(page, headers=REPORT_HEADERS)

    async def playtest_report(self, request: Request) -> Response:
        subject = await self._workshop.playtests.subject(_id(request))
        return _page(await self._workshop.reports.page(subject, self._language(request)))

    async def playtest_file(self, request: Request) -> Response:
        kind, language = request.query_params.get("as", "csv"), self._language(request)
        check_kind(kind)
        subject = await self._workshop.playtests.subject(_id(request))
        further = {"answers.csv": await self._workshop.playtests.answers_csv(_id(request), language)}
        file = await self._workshop.reports.download(subject, kind, language, further)
        return _send_once(file, f"{subject.name}{file.suffix}")

    async def questions(self, request: Request) -> Response:
        table = str(request.path_params["table"])
        return self._server_api.reply(await self._workshop.playtests.questions(request, table, self._language(request)))

    async def answer(self, request: Request) -> Response:
        given = (await self._server_api.body(request, wire.Answers)).given
        await self._workshop.playtests.answer(request, str(request.path_params["table"]), given)
        return Response(status_code=204)

    async def _subject(self, name: str) -> Subject:
        """A run, or the games of a playtest."""
        if not self._workshop.runs.has(name):
            return await self._workshop.playtests.subject(name)
        folder, job = self._workshop.runs.folder_of(name)
        return Subject(folder, job.game, job.deck_name)


def _id(request: Request) -> str:
    return str(request.path_params["id"])


def _page(file: Path, after: BackgroundTask | None = None) -> Response:
    return FileResponse(file, media_type="text/html", headers=REPORT_HEADERS, background=after)


def _send_once(file: Path, name: str) -> Response:
    """Sends the file, then deletes it."""
    return FileResponse(file, headers=_attachment(name), background=BackgroundTask(file.unlink, missing_ok=True))


def _attachment(name: str) -> dict[str, str]:
    """Names come from users: only their letters and digits are used."""
    stem, _, ending = normalize("NFKD", name).rpartition(".")
    stem = "".join(letter for letter in stem if not combining(letter))
    plain = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in stem)
    kept = "-".join(part for part in plain.split("-") if part)[:60] or "sobremesa"
    return {"content-disposition": f'attachment; filename="{kept}.{ending}"'}
