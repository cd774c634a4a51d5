"""What a link says of itself where it is passed on: a title, a sentence and a picture.

Whoever fetches it holds nothing but the address, so it tells what anybody may read: of a table that is not public as
much as of one that was never opened. An invitation that names its game in the address is believed.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import LOCALES
from sobremesa.server.access import language_of
from sobremesa.server.api import hub_of
from sobremesa.server.listing import host_of
from sobremesa.server.texts import TEXTS
from sobremesa.store.store import StoreDown
from sobremesa.table.table import Table

SITE = "Sobremesa"
PICTURE_SIZE = (1200, 630)
# The page itself does not wait for a store that is slow.
PATIENCE_SECONDS = 1.0


@dataclass(frozen=True)
class Preview:
    """``game`` names the picture; the site's own where it is empty."""

    language: str
    title: str
    about: str
    game: str = ""

    def head(self, origin: str, pictures: frozenset[str]) -> str:
        """As a page's head has it. ``origin`` is where the page is: a picture is named by its whole address."""
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
    """By the address: of a table, of a replay, of a game, or of the house."""
    language, named = language_of(request), request.path_params
    kind = hub_of(request).factory.games.get(named.get("game", ""))
    is_replay = request.url.path.startswith("/r/")
    table = await _public_table(request, named["table"]) if "table" in named else None
    if table is not None:
        return replayed(table) if is_replay else seated(table)
    if "table" in named:
        return passed_on(kind, language, is_replay=is_replay)
    return of_game(kind, language) if kind else of_house(language)


def of_house(language: str) -> Preview:
    return Preview(language, SITE, TEXTS.say(language, "preview-about"))


def of_game(kind: type[AnyGame], language: str) -> Preview:
    return Preview(language, title_of(kind, language), tagline_of(kind, language), kind.about.name)


def passed_on(kind: type[AnyGame] | None, language: str, *, is_replay: bool) -> Preview:
    """A table of which the server tells nothing."""
    what = "replay" if is_replay else "invitation"
    if kind is None:
        return Preview(language, TEXTS.say(language, f"preview-{what}"), TEXTS.say(language, "preview-about"))
    title = TEXTS.say(language, f"preview-{what}-of", game=title_of(kind, language))
    return Preview(language, title, tagline_of(kind, language), kind.about.name)


def seated(table: Table) -> Preview:
    """A public table: who waits for how many, or who plays."""
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


def replayed(table: Table) -> Preview:
    """A public table's latest game, if it is over, with what everybody reached."""
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
    """None where there is no such table, where it is not public, and where it cannot be read soon."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            table = (await hub_of(request).table(name)).table
    except (SobremesaError, StoreDown, TimeoutError):
        return None
    return table if table.settings.public else None
