"""``sobremesa host``: a table of one's own at a server, and its invitation."""

from __future__ import annotations

import io
from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import LONGEST_DECK, Clock
from sobremesa.terminal.command_line import ASCII, HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import (
    BOTS,
    CLOCK,
    DECK,
    GAMES_FROM,
    OPTION,
    SEATS,
    configured,
    find_games,
)
from sobremesa.terminal.files import read_text
from sobremesa.terminal.link import Link, read_server
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.showing import FULL, LINES, Showing
from sobremesa.terminal.texts import TEXTS

# Seconds to react in, as the page's dialog offers them.
WINDOWS = ("8", "15", "30")
DEFAULT_WINDOW = "15"


def run(given: Given, screen: Screen) -> None:
    """Opens a table, sits down at it, shows the invitation and waits in the lobby."""
    from sobremesa.terminal.remote_line import Server
    from sobremesa.terminal.seat_keys import SeatKeys, seats_file
    from sobremesa.terminal.sitting_down import SittingDown

    find_games(given, screen)
    showing = Showing(given, screen)
    game = configured(given)
    address = given.one("server")
    if address is None:
        raise BadCommand(TEXTS.message("cli-no-server"))
    keys = SeatKeys(seats_file())
    with Server(address, screen.language) as server:
        sitting = SittingDown(server, Link(address, ""), keys, screen)
        name = sitting.name(given.one("name"))
        opened = server.call(server.client.open(**_wish(given, game, screen.language)))
        sitting.link = Link(address, opened.table, invite=opened.invite)
        screen.say("hosting", link=str(sitting.link))
        if screen.is_terminal:
            screen.draw(qr_code(str(sitting.link)))
        sitting.run(showing, name, None)


def _wish(given: Given, game: AnyGame, language: str) -> dict[str, Any]:
    deck = given.one("deck")
    return {
        "game": game.about.name,
        "seats": game.seats,
        "bots": given.one("bots") or (),
        "options": dict(game.options),
        "deck": "" if deck is None else read_text(deck, largest=LONGEST_DECK),
        "title": given.one("title") or "",
        "language": language,
        "public": given.has("public"),
        "clock": given.one("clock") or Clock(),
        "window_ms": 1000 * int(given.one("window") or DEFAULT_WINDOW),
        "spectators": not given.has("no-spectators"),
        "memory_aid": given.has("memory-aid"),
    }


def qr_code(text: str) -> str:
    """The text as a QR code in the characters of a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


COMMAND = Command(
    "host",
    "game",
    (
        Flag("--server", read=lambda _flag, words: read_server(words)),
        SEATS,
        BOTS,
        OPTION,
        DECK,
        Flag("--name", about="help-flag-own-name"),
        CLOCK,
        Flag("--window", choices=WINDOWS),
        Flag("--title"),
        Flag("--public", takes_value=False),
        Flag("--no-spectators", takes_value=False),
        Flag("--memory-aid", takes_value=False),
        GAMES_FROM,
        FULL,
        LINES,
        ASCII,
        LANG,
        HELP,
    ),
    run,
)
