"""The page built from web/: its files, compressed when it was built, as a browser asks for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

# The page built from web/, if it is there.
PAGE = Path(__file__).parent / "page"
# A page for each of these: what it shows it reads from the address.
ADDRESSES = ("/", "/t/{table:str}", "/r/{table:str}", "/new/{game:str}", "/learn/{game:str}")
# In the order of preference, by the ending that the build gives them.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
# The names of these files change with what is in them.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


def page_routes(folder: Path) -> list[BaseRoute]:
    """One for each file that is there now, and nothing else: no path leads out of the folder."""
    index = folder / "index.html"
    if not index.exists():
        return []
    found: list[BaseRoute] = [Route(address, _serve(index, "no-cache")) for address in ADDRESSES]
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        hidden = name.startswith(".") or path.suffix in ENCODINGS.values()
        if path.is_file() and not hidden and path != index:
            found.append(Route(f"/{name}", _serve(path, FOREVER if name.startswith(HASHED) else "no-cache")))
    return found


def _serve(path: Path, caching: str) -> Callable[[Request], Awaitable[Response]]:
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    variants = {name: Path(f"{path}{ending}") for name, ending in ENCODINGS.items()}
    at_hand = {name: file for name, file in variants.items() if file.exists()}

    async def serve(request: Request) -> Response:
        wanted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        chosen = next((name for name in at_hand if name in wanted), None)
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        if chosen:
            headers["content-encoding"] = chosen
        return FileResponse(at_hand[chosen] if chosen else path, headers=headers, media_type=kind)

    return serve
