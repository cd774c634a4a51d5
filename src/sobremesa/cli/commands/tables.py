"""``sobremesa host``, ``join``, ``watch`` and ``tables``: live tables at a server."""

from __future__ import annotations

from typing import Any

from sobremesa.cli.command_line import BadCommand, Commands, Given
from sobremesa.cli.commands.options import (
    add_bots,
    add_games_from,
    add_screen_options,
    add_table_options,
    clock,
    configured,
    find_games,
    whole,
)
from sobremesa.cli.commands.output import show_list
from sobremesa.cli.display_choice import Showing
from sobremesa.cli.link import Link, qr_code, read_server
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import LONGEST_DECK, Clock
from sobremesa.terminal.console.screen import Screen, visible
from sobremesa.terminal.files import read_text
from sobremesa.terminal.texts import TEXTS

# Seconds to react in, as the page's dialog offers them.
WINDOWS = ("8", "15", "30")
COLUMNS = ("tables-game", "tables-title", "tables-free", "tables-link")


def add_commands(commands: Commands) -> None:
    host = commands.add("host", run_host)
    host.argument("game", offered=tuple(GAMES))
    host.option("--server", lambda _option, words: read_server(words))
    add_table_options(host)
    add_bots(host)
    host.option("--name", about="help-flag-own-name")
    host.option("--clock", clock)
    host.option("--window", choices=WINDOWS, default="15")
    host.option("--title")
    host.switch("--public")
    host.switch("--no-spectators")
    host.switch("--memory-aid")
    join = commands.add("join", run_join)
    join.argument("link", required=True)
    join.option("--name", about="help-flag-own-name")
    join.option("--seat", whole(), about="help-flag-wanted-seat")
    watch = commands.add("watch", run_watch)
    watch.argument("link", required=True)
    for parser in (host, join, watch):
        add_games_from(parser)
        add_screen_options(parser)
    commands.add("tables", list_tables).argument("server", required=True)


def run_host(given: Given, screen: Screen) -> None:
    """Opens a table, sits down at it, shows the invitation and waits in the lobby."""
    from sobremesa.cli.table_join import SittingDown
    from sobremesa.terminal.tables.remote_connection import Server
    from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file

    find_games(given, screen)
    showing = Showing(given, screen)
    game = configured(given)
    address = given.server
    if address is None:
        raise BadCommand(TEXTS.message("cli-no-server"))
    keys = SeatKeys(seats_file())
    with Server(address, screen.language) as server:
        sitting = SittingDown(server, Link(address, ""), keys, screen)
        name = sitting.name(given.name)
        opened = server.call(server.client.open(**_wish(given, game, screen.language)))
        sitting.link = Link(address, opened.table, invite=opened.invite)
        screen.say("hosting", link=str(sitting.link))
        if screen.is_terminal:
            screen.draw(qr_code(str(sitting.link)))
        sitting.run(showing, name, None)


def _wish(given: Given, game: AnyGame, language: str) -> dict[str, Any]:
    return {
        "game": game.about.name,
        "seats": game.seats,
        "bots": given.bots or (),
        "options": dict(game.options),
        "deck": "" if given.deck is None else read_text(given.deck, largest=LONGEST_DECK),
        "title": given.title or "",
        "language": language,
        "public": given.public,
        "clock": given.clock or Clock(),
        "window_ms": 1000 * int(given.window),
        "spectators": not given.no_spectators,
        "memory_aid": given.memory_aid,
    }


def run_join(given: Given, screen: Screen) -> None:
    """Takes a seat, or the seat that was taken before."""
    from sobremesa.cli.table_join import SittingDown
    from sobremesa.terminal.tables.remote_connection import Server
    from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file

    find_games(given, screen)
    showing = Showing(given, screen)
    link = Link.read(given.link)
    keys = SeatKeys(seats_file())
    with Server(link.server, screen.language) as server:
        SittingDown(server, link, keys, screen).run(showing, given.name, given.seat)


def run_watch(given: Given, screen: Screen) -> None:
    from sobremesa.cli.live_table import game_at, play_at
    from sobremesa.terminal.tables.remote_connection import RemoteLine, Server

    find_games(given, screen)
    showing = Showing(given, screen)
    link = Link.read(given.link)
    with Server(link.server, screen.language) as server:
        game = game_at(server, link, link.invite)
        with RemoteLine(server, server.client.watch(link.table, invite=link.invite)) as line:
            play_at(line, game, showing, link, forget=lambda: None)


def list_tables(given: Given, screen: Screen) -> None:
    from sobremesa.terminal.tables.remote_connection import Server

    address = read_server(given.server)
    with Server(address, screen.language) as server:
        tables = server.call(server.client.tables())
    if not tables:
        screen.say("tables-none", address=address)
        return
    begun = TEXTS.say(screen.language, "tables-begun")
    rows = []
    for table in tables:
        free = f"{table.free}/{table.seats}" if table.status == "waiting" else begun
        cells = (table.game, table.title, free, str(Link(address, table.table)))
        rows.append([visible(cell) for cell in cells])
    show_list(screen, [TEXTS.say(screen.language, key) for key in COLUMNS], rows)
