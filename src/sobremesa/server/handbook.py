"""The handbook at ``/docs``: the site that ``make docs`` builds, with a policy of its own."""

from __future__ import annotations

import gzip
import re
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sobremesa.server.access import language_of
from sobremesa.server.texts import TEXTS

# The site built by handbook/build.py, if it is there.
HANDBOOK = Path(__file__).parent / "docs"
ADDRESS = "/docs"
INDEX = "index.html"
COMPRESSED = ".gz"
# The hashes of the scripts that stand inside its pages, as the build found them. No other inline script is run.
SCRIPTS = ".scripts"
# What the whole was built from.
STAMP = ".digest"
# Names with a digest change with what is in them.
HASHED = re.compile(r"\.[0-9a-f]{8,}\.")
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".json": "application/json"}
# What a reader may copy (units, recipes, programs) is shown, and never run.
SHOWN = "text/plain"
DRAWN = (".html", ".css", ".svg", ".jpg", ".png", ".webp")


def handbook_routes(folder: Path = HANDBOOK) -> list[BaseRoute]:
    if not (folder / f"{INDEX}{COMPRESSED}").exists():
        return [Route(ADDRESS, _missing), Route(f"{ADDRESS}/", _missing)]
    answer = Handbook(folder).answer
    return [Route(ADDRESS, answer), Route(f"{ADDRESS}/{{path:path}}", answer)]


class Handbook:
    """The files that are there now, and nothing else: no path leads out of the folder."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
        self._files = {path.relative_to(folder).as_posix().removesuffix(COMPRESSED): path for path in found}
        self._policy = policy_for((folder / SCRIPTS).read_text().split())
        self._tag = f'"{(folder / STAMP).read_text()[:32]}"'

    async def answer(self, request: Request) -> Response:
        path = request.scope["path"].removeprefix(ADDRESS).removeprefix("/")
        is_folder = request.scope["path"].endswith("/")
        # Links in a page are read from its folder, so its address ends as a folder's does.
        if not is_folder and f"{path}/{INDEX}".removeprefix("/") in self._files:
            return RedirectResponse(f"{ADDRESS}/{path}/".replace("//", "/"), 308)
        name = f"{path}{INDEX}" if is_folder else path
        if name not in self._files:
            raise HTTPException(404)
        return self._file(request, name)

    def _file(self, request: Request, name: str) -> Response:
        path = self._files[name]
        headers = {
            "cache-control": FOREVER if HASHED.search(name) else "no-cache",
            "content-security-policy": self._policy,
            "etag": self._tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == self._tag:
            return Response(status_code=304, headers=headers)
        if path.suffix != COMPRESSED:
            return FileResponse(path, media_type=_kind(name), headers=headers)
        accepted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        if "gzip" not in accepted:
            return Response(gzip.decompress(path.read_bytes()), media_type=_kind(name), headers=headers)
        return FileResponse(path, media_type=_kind(name), headers=headers | {"content-encoding": "gzip"})


def policy_for(hashes: list[str]) -> str:
    scripts = " ".join(f"'sha256-{one}'" for one in hashes)
    return (
        f"default-src 'none'; script-src 'self' {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def _kind(name: str) -> str:
    ending = Path(name).suffix
    return TYPES.get(ending) or (guess_type(name)[0] if ending in DRAWN else None) or SHOWN


async def _missing(request: Request) -> Response:
    return PlainTextResponse(TEXTS.say(language_of(request), "no-handbook") + "\n", 404)
