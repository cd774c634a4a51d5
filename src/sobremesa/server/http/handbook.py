"""The handbook at ``/docs``: the site that ``make docs`` builds, with its own content security policy."""

from __future__ import annotations

import gzip
import re
import tarfile
from functools import cached_property
from importlib.util import find_spec
from mimetypes import guess_type
from pathlib import Path
from threading import Lock

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sobremesa.server.http.access import language_of
from sobremesa.server.texts import TEXTS

# Where handbook/build.py puts the site.
HANDBOOK = Path(__file__).parents[1] / "docs"
ADDRESS = "/docs"
INDEX = "index.html"
# The whole site in one file: its pages are so alike that this takes a fifth of the space.
ARCHIVE = "site.tar.xz"
COMPRESSION = 6
COMPRESSED_ALREADY = (".jpg", ".png", ".webp", ".woff2")
# The hashes of the inline scripts that the build found. The policy allows no others.
SCRIPTS = ".scripts"
# The digest of the archive.
STAMP = ".digest"
# A name with a digest changes with its content.
HASHED = re.compile(r"\.[0-9a-f]{8,}\.")
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".json": "application/json"}
# Files that a reader may copy (units, recipes, programs) are shown as text, and never run.
SHOWN = "text/plain"
DRAWN = (".html", ".css", ".svg", ".jpg", ".png", ".webp")


def handbook_routes(folder: Path = HANDBOOK) -> list[BaseRoute]:
    # A Python without lzma cannot open the archive.
    answer = _not_built if find_spec("_lzma") is None else Handbook(folder).answer
    return [Route(ADDRESS, answer), Route(f"{ADDRESS}/{{path:path}}", answer)]


class Site:
    """The files that are in the archive, and nothing else: no path leads out of it."""

    def __init__(self, archive: Path) -> None:
        with tarfile.open(archive, "r:xz") as opened:
            found = {about.name: opened.extractfile(about) for about in opened.getmembers()}
            contents = {name: file.read() for name, file in found.items() if file is not None}
        self.policy = policy_for(contents.pop(SCRIPTS).decode().split())
        self.files = contents
        self._compressed: dict[str, bytes] = {}

    def compress(self, name: str) -> bytes:
        if name not in self._compressed:
            self._compressed[name] = gzip.compress(self.files[name], COMPRESSION, mtime=0)
        return self._compressed[name]


class Handbook:
    """Opened on the first request: most servers never get one, and some start before the handbook is built."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._opening = Lock()

    @cached_property
    def tag(self) -> str:
        return f'"{(self._folder / STAMP).read_text()[:32]}"'

    @cached_property
    def site(self) -> Site:
        return Site(self._folder / ARCHIVE)

    def _open(self) -> Site:
        with self._opening:
            return self.site

    async def answer(self, request: Request) -> Response:
        if "site" not in self.__dict__:
            # The build writes the stamp last.
            if not (self._folder / STAMP).exists():
                return await _not_built(request)
            await run_in_threadpool(self._open)
        site = self.site
        path = request.scope["path"].removeprefix(ADDRESS).removeprefix("/")
        is_folder = request.scope["path"].endswith("/")
        # Links in a page are relative to its folder, so its address ends with a slash.
        if not is_folder and f"{path}/{INDEX}".removeprefix("/") in site.files:
            return RedirectResponse(f"{ADDRESS}/{path}/".replace("//", "/"), 308)
        # A reader who comes from elsewhere begins in their language; a link within the site leads where it says.
        is_arrival = not path and request.headers.get("sec-fetch-site") != "same-origin"
        if is_arrival and language_of(request) == "en" and f"en/{INDEX}" in site.files:
            return RedirectResponse(f"{ADDRESS}/en/", 307, headers={"vary": "accept-language, sec-fetch-site"})
        name = f"{path}{INDEX}" if is_folder else path
        if name not in site.files:
            raise HTTPException(404)
        return self._file(request, site, name)

    def _file(self, request: Request, site: Site, name: str) -> Response:
        headers = {
            "cache-control": FOREVER if HASHED.search(name) else "no-cache",
            "content-security-policy": site.policy,
            "etag": self.tag,
            "vary": "accept-encoding, accept-language, sec-fetch-site" if name == INDEX else "accept-encoding",
        }
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        accepted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        if "gzip" not in accepted or Path(name).suffix in COMPRESSED_ALREADY:
            return Response(site.files[name], media_type=_kind(name), headers=headers)
        return Response(site.compress(name), media_type=_kind(name), headers=headers | {"content-encoding": "gzip"})


def policy_for(hashes: list[str]) -> str:
    scripts = " ".join(f"'sha256-{one}'" for one in hashes)
    return (
        f"default-src 'none'; script-src 'self' {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def _kind(name: str) -> str:
    ending = Path(name).suffix
    return TYPES.get(ending) or (guess_type(name)[0] if ending in DRAWN else None) or SHOWN


async def _not_built(request: Request) -> Response:
    return PlainTextResponse(TEXTS.say(language_of(request), "no-handbook") + "\n", 404)
