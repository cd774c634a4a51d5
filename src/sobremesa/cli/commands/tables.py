"""``sobremesa host``, ``join``, ``watch`` and ``tables``: live tables on a server."""

from __future__ import annotations

from typing import Any

from sobremesa.cli.command_line import Arguments, BadCommand, Commands
from sobremesa.cli.commands.options import (
    add_bots,
    add_games_from,
    add_outside_games,
    add_screen_options,
    add_table_options,
    clock,
    configure,
    whole,
)
from sobremesa.cli.commands.output import show_list
from sobremesa.cli.display_choice import DisplayChoice
from sobremesa.cli.link import Link, qr_code, read_server
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import LONGEST_DECK, Clock
from sobremesa.terminal.console.screen import Screen, visible
from sobremesa.terminal.files import read_text
from sobremesa.terminal.texts import TEXTS

# The lengths of a reaction window, in seconds, as on the page.
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


def run_host(args: Arguments, screen: Screen) -> None:
    """Opens a table, takes a seat, shows the invitation and waits in the lobby."""
    from sobremesa.cli.table_join import TableJoin
    from sobremesa.terminal.tables.remote_connection import Server
    from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file

    add_outside_games(args, screen)
    display = DisplayChoice(args, screen)
    game = configure(args)
    address = args.server
    if address is None:
        raise BadCommand(TEXTS.message("cli-no-server"))
    keys = SeatKeys(seats_file())
    with Server(address, screen.language) as server:
        join = TableJoin(server, Link(address, ""), keys, screen)
        name = join.name(args.name)
        opened = server.call(server.client.open(**_wish(args, game, screen.language)))
        join.link = Link(address, opened.table, invite=opened.invite)
        screen.say("hosting", link=str(join.link))
        if screen.is_terminal:
            screen.draw(qr_code(str(join.link)))
        join.run(display, name, None)


def _wish(args: Arguments, game: AnyGame, language: str) -> dict[str, Any]:
    return {
        "game": game.about.name,
        "seats": game.seats,
        "bots": args.bots or (),
        "options": dict(game.options),
        "deck": "" if args.deck is None else read_text(args.deck, largest=LONGEST_DECK),
        "title": args.title or "",
        "language": language,
        "public": args.public,
        "clock": args.clock or Clock(),
        "window_ms": 1000 * int(args.window),
        "spectators": not args.no_spectators,
        "memory_aid": args.memory_aid,
    }


def run_join(args: Arguments, screen: Screen) -> None:
    """Takes a seat, or returns to one."""
    from sobremesa.cli.table_join import TableJoin
    from sobremesa.terminal.tables.remote_connection import Server
    from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file

    add_outside_games(args, screen)
    display = DisplayChoice(args, screen)
    link = Link.read(args.link)
    keys = SeatKeys(seats_file())
    with Server(link.server, screen.language) as server:
        TableJoin(server, link, keys, screen).run(display, args.name, args.seat)


def run_watch(args: Arguments, screen: Screen) -> None:
    from sobremesa.cli.live_table import game_at, play_at
    from sobremesa.terminal.tables.remote_connection import RemoteConnection, Server

    add_outside_games(args, screen)
    display = DisplayChoice(args, screen)
    link = Link.read(args.link)
    with Server(link.server, screen.language) as server:
        game = game_at(server, link, link.invite)
        with RemoteConnection(server, server.client.watch(link.table, invite=link.invite)) as line:
            play_at(line, game, display, link, forget=lambda: None)


def list_tables(args: Arguments, screen: Screen) -> None:
    from sobremesa.terminal.tables.remote_connection import Server

    address = read_server(args.server)
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
