"""``sobremesa mcp``: a seat for a language model, by the Model Context Protocol over standard input and output."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from sobremesa.cli.command_line import Commands, Given
from sobremesa.cli.commands.options import add_bots, add_games_from, add_table_options, configured, find_games
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import need
from sobremesa.terminal.session.saved_games import Seating

if TYPE_CHECKING:
    from sobremesa.agents.table_seat import LineSeat

# What a live table says by itself.
SETTLED_BY_TABLE = ("bots", "seats", "option", "deck", "seed", "memory_aid")


def add_commands(commands: Commands) -> None:
    parser = commands.add("mcp", run)
    parser.argument("game", offered=tuple(GAMES))
    parser.option("--table")
    parser.option("--name", about="help-flag-own-name")
    add_bots(parser)
    add_table_options(parser)
    parser.option("--seed")
    parser.switch("--memory-aid")
    add_games_from(parser)


def run(given: Given, screen: Screen) -> None:
    """Until the client is gone. The seat is at a table of its own with bots, or at a live one."""
    need("mcp")
    given.refuse_together("table", *SETTLED_BY_TABLE)
    find_games(given, screen)
    with ExitStack() as open_ends:
        seat = _at_live_table(given, screen, open_ends) if given.table is not None else _at_own_table(given, screen)
        from anyio import run as run_async

        from sobremesa.agents.mcp_server import serve

        run_async(serve, seat)


def _at_own_table(given: Given, screen: Screen) -> LineSeat:
    from sobremesa.agents.table_seat import LineSeat
    from sobremesa.terminal.tables.keyboard_table import names_at, open_table

    game = configured(given)
    seed = Seed.fresh() if given.seed is None else Seed.read(given.seed)
    seating = Seating((0,), given.bots or ("normal",))
    match = Match(
        game, seed, names_at([] if given.name is None else [given.name], game, seating, seed, screen.language)
    )
    host = open_table(match, seating, clock=Clock(), language=screen.language, memory_aid=given.memory_aid)
    return LineSeat(host.line(0, screen.language, from_start=True), game, screen.language)


def _at_live_table(given: Given, screen: Screen, open_ends: ExitStack) -> LineSeat:
    from sobremesa.agents.table_seat import LineSeat
    from sobremesa.cli.link import Link
    from sobremesa.cli.table_join import SittingDown
    from sobremesa.terminal.tables.remote_connection import Server
    from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file

    link = Link.read(given.table)
    server = open_ends.enter_context(Server(link.server, screen.language))
    sitting = SittingDown(server, link, SeatKeys(seats_file()), screen)
    line, game, _key = sitting.connect(given.name, None, open_ends)
    seat = LineSeat(line, game, screen.language)
    seat.sit()
    return seat
