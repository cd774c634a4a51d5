"""Serves the page built from web/: its files, which the build compressed, and the link preview in its head."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import LOCALES
from sobremesa.server import page_folder
from sobremesa.server.http.access import language_of
from sobremesa.server.http.api import node_of
from sobremesa.server.node.listing import host_of
from sobremesa.server.texts import TEXTS
from sobremesa.store.store import StoreDown
from sobremesa.table.table import Table

PAGE = page_folder()
# The page is served at each of these and reads from the address what to show. A link to a table may name its game.
ADDRESSES = (
    *("/", "/t/{table:str}", "/t/{table:str}/{game:str}", "/r/{table:str}", "/r/{table:str}/{game:str}"),
    *("/tv/{table:str}", "/new/{game:str}", "/learn/{game:str}", "/rules/{game:str}", "/mine", "/g/{group:str}"),
    *("/season/{game:str}", "/daily", "/daily/{day:str}", "/daily/{day:str}/{what:str}"),
    *("/tournament", "/tournament/{tournament:str}"),
    *("/device/{room:str}", "/device/{room:str}/{game:str}"),
)
# Paths that programs call: their errors are JSON, not the page.
FOR_PROGRAMS = ("/api/", "/lab/api/", "/ws/", "/assets/", "/alone/")
# In the order of preference, by the ending that the build gives them.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
PACKED = ENCODINGS["gzip"]
# The names of these files change with what is in them; the lists among them do not.
HASHED = ("assets/", "alone/")
LIST = ".json"
# The Worker that plays on the device compiles WebAssembly, and nothing else on the page may. A Worker obeys the policy
# that its own script came with.
WORKER = "assets/alone-worker-"
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
# The link preview goes between these marks. The build leaves a general one there.
MARKS = ("<!-- preview -->", "<!-- /preview -->")

SITE = "Sobremesa"
PICTURE_SIZE = (1200, 630)
# The page does not wait for a slow store.
PATIENCE_SECONDS = 1.0


class Shell:
    """The one HTML document of the page, with a link preview for each address."""

    def __init__(self, folder: Path) -> None:
        text = (folder / "index.html").read_text(encoding="utf-8")
        before, opening, rest = text.partition(MARKS[0])
        _own, closing, after = rest.partition(MARKS[1])
        self._around = (before, after) if opening and closing else None
        self._whole = text
        self._pictures = frozenset(path.stem for path in (folder / "pictures").glob("*.png"))

    async def serve(self, request: Request) -> Response:
        return self._answer(request, await preview_of(request), 200)

    def not_found(self, request: Request) -> Response:
        """For an unknown address: the page says so."""
        return self._answer(request, site_preview(language_of(request)), 404)

    def _answer(self, request: Request, preview: Preview, status: int) -> Response:
        text = self._whole
        if self._around is not None:
            before, after = self._around
            text = f"{before}{preview.head(origin_of(request), self._pictures)}{after}"
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        return HTMLResponse(text, status, headers)


def origin_of(request: Request) -> str:
    """The origin of this page as the client sees it."""
    scheme = request.url.scheme
    if node_of(request).config.trust_proxy and request.headers.get("x-forwarded-proto") == "https":
        scheme = "https"
    return f"{scheme}://{request.headers.get('host', '')}"


def wants_page(request: Request) -> bool:
    """Whether the request comes from a person's browser, and not from a program."""
    accepted = request.headers.get("accept", "")
    return "text/html" in accepted and request.method in ("GET", "HEAD") and not _is_for_programs(request.url.path)


def _is_for_programs(path: str) -> bool:
    return f"{path}/".startswith(FOR_PROGRAMS)


def shell_in(folder: Path) -> Shell | None:
    return Shell(folder) if (folder / "index.html").exists() else None


def page_routes(folder: Path, also: Sequence[str] = ()) -> list[BaseRoute]:
    """One route for each file that is there now, and nothing else: no path leads out of the folder. ``also`` are
    further addresses at which the page is served."""
    shell = shell_in(folder)
    if shell is None:
        return []
    found: list[BaseRoute] = [Route(address, shell.serve) for address in (*ADDRESSES, *also)]
    found += [Route(f"/{name}", _serve(folder / name, _headers(name))) for name in sorted(_names(folder))]
    return found


def _names(folder: Path) -> set[str]:
    """The files, whether they lie there plain, compressed, or both: in a wheel they are compressed only."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    plain = {path.relative_to(folder).as_posix() for path in files if path.suffix not in ENCODINGS.values()}
    packed = {path.relative_to(folder).as_posix().removesuffix(PACKED) for path in files if path.suffix == PACKED}
    return (plain | packed) - {"index.html"}


def _headers(name: str) -> dict[str, str]:
    is_hashed = name.startswith(HASHED) and not name.endswith(LIST)
    headers = {"cache-control": FOREVER if is_hashed else "no-cache", "vary": "accept-encoding"}
    return headers | ({"content-security-policy": WORKER_POLICY} if name.startswith(WORKER) else {})


def _serve(path: Path, given: dict[str, str]) -> Callable[[Request], Awaitable[Response]]:
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    variants = {name: Path(f"{path}{ending}") for name, ending in ENCODINGS.items()}
    at_hand = {name: file for name, file in variants.items() if file.exists()}

    async def serve(request: Request) -> Response:
        wanted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        chosen = next((name for name in at_hand if name in wanted), None)
        if chosen is None and not path.exists():
            content = await run_in_threadpool(lambda: gzip.decompress(at_hand["gzip"].read_bytes()))
            return Response(content, headers=given, media_type=kind)
        headers = given | ({"content-encoding": chosen} if chosen else {})
        return FileResponse(at_hand[chosen] if chosen else path, headers=headers, media_type=kind)

    return serve


# Link previews: what the link leads to, and of a table only what is public.


@dataclass(frozen=True)
class Preview:
    """``game`` names the picture; the site's own where it is empty."""

    language: str
    title: str
    about: str
    game: str = ""

    def head(self, origin: str, pictures: frozenset[str]) -> str:
        """For the page's head. ``origin`` is where the page is, because a picture needs its whole address."""
        picture = f"{origin}/pictures/{self.game if self.game in pictures else 'sobremesa'}.png"
        width, height = PICTURE_SIZE
        properties = {
            "og:type": "website",
            "og:site_name": SITE,
            "og:locale": LOCALES[self.language].replace("-", "_"),
            "og:title": self.title,
            "og:description": self.about,
            "og:image": picture,
            "og:image:width": str(width),
            "og:image:height": str(height),
        }
        names = {"description": self.about, "twitter:card": "summary_large_image"}
        whole = self.title if self.title == SITE else f"{self.title} · {SITE}"
        lines = [f"<title>{escape(whole)}</title>"]
        lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
        lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
        return "\n    ".join(lines)


async def preview_of(request: Request) -> Preview:
    """By the address: of a table, of a replay, of a game, or of the site."""
    language, named = language_of(request), request.path_params
    kind = node_of(request).factory.games.get(named.get("game", ""))
    is_replay = request.url.path.startswith("/r/")
    table = await _public_table(request, named["table"]) if "table" in named else None
    if table is not None:
        return replay_preview(table) if is_replay else table_preview(table)
    if "table" in named:
        return private_preview(kind, language, is_replay=is_replay)
    return game_preview(kind, language) if kind else site_preview(language)


def site_preview(language: str) -> Preview:
    return Preview(language, SITE, TEXTS.say(language, "preview-about"))


def game_preview(kind: type[AnyGame], language: str) -> Preview:
    return Preview(language, title_of(kind, language), tagline_of(kind, language), kind.about.name)


def private_preview(kind: type[AnyGame] | None, language: str, *, is_replay: bool) -> Preview:
    """For a table that is not public."""
    what = "replay" if is_replay else "invitation"
    if kind is None:
        return Preview(language, TEXTS.say(language, f"preview-{what}"), TEXTS.say(language, "preview-about"))
    title = TEXTS.say(language, f"preview-{what}-of", game=title_of(kind, language))
    return Preview(language, title, tagline_of(kind, language), kind.about.name)


def table_preview(table: Table) -> Preview:
    """For a public table: who waits for how many, or who plays."""
    kind, language = type(table.game), table.settings.language
    names = [seat.name for seat in table.seats if seat.name]
    game, free = title_of(kind, language), sum(not seat.taken for seat in table.seats)
    if table.status == "waiting" and free and names:
        title = TEXTS.say(language, "preview-waiting", game=game, host=host_of(table), free=free)
    elif names:
        title = TEXTS.say(language, "preview-playing", game=game, names=", ".join(names))
    else:
        title = TEXTS.say(language, "preview-open", game=game)
    return Preview(language, title, tagline_of(kind, language), kind.about.name)


def replay_preview(table: Table) -> Preview:
    """For a public table's latest game, if it is over, with the scores."""
    kind, language, outcome = type(table.game), table.settings.language, table.outcome
    title = TEXTS.say(language, "preview-replay-of", game=title_of(kind, language))
    if outcome is not None and len(outcome.scores) == len(table.seats):
        reached = zip(table.seats, outcome.scores, strict=True)
        result = " · ".join(f"{seat.name or 'Bot'} {score}" for seat, score in reached)
        title = TEXTS.say(language, "preview-result", game=title_of(kind, language), result=result)
    return Preview(language, title, tagline_of(kind, language), kind.about.name)


def title_of(kind: type[AnyGame], language: str) -> str:
    texts = kind.about.texts
    return texts.say(language, "title") if texts.has("title") else kind.about.name


def tagline_of(kind: type[AnyGame], language: str) -> str:
    texts = kind.about.texts
    return texts.say(language, "tagline") if texts.has("tagline") else TEXTS.say(language, "preview-about")


async def _public_table(request: Request, name: str) -> Table | None:
    """None where there is no such table, where it is not public, and where it cannot be read in time."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            table = (await node_of(request).table(name)).table
    except (SobremesaError, StoreDown, TimeoutError):
        return None
    return table if table.settings.public else None
