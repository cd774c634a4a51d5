"""``sobremesa mcp``: a seat for a language model, over the Model Context Protocol on standard input and output."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from sobremesa.cli.command_line import Arguments, Commands
from sobremesa.cli.commands.options import add_bots, add_games_from, add_outside_games, add_table_options, configure
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import need
from sobremesa.terminal.session.saved_games import SeatPlan

if TYPE_CHECKING:
    from sobremesa.agents.connected_seat import ConnectedSeat

# Options that a live table has already settled.
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


def run(args: Arguments, screen: Screen) -> None:
    """Serves until the client is gone. The seat is at a local table with bots, or at a live table."""
    need("mcp")
    args.refuse_together("table", *SETTLED_BY_TABLE)
    add_outside_games(args, screen)
    with ExitStack() as open_ends:
        seat = _at_live_table(args, screen, open_ends) if args.table is not None else _at_own_table(args, screen)
        from anyio import run as run_async

        from sobremesa.agents.mcp_server import serve

        run_async(serve, seat)


def _at_own_table(args: Arguments, screen: Screen) -> ConnectedSeat:
    from sobremesa.agents.connected_seat import ConnectedSeat
    from sobremesa.terminal.tables.keyboard_table import names_at, open_table

    game = configure(args)
    seed = Seed.fresh() if args.seed is None else Seed.read(args.seed)
    seating = SeatPlan((0,), args.bots or ("normal",))
    match = Match(game, seed, names_at([] if args.name is None else [args.name], game, seating, seed, screen.language))
    host = open_table(match, seating, clock=Clock(), language=screen.language, memory_aid=args.memory_aid)
    return ConnectedSeat(host.connect(0, screen.language, from_start=True), game, screen.language)


def _at_live_table(args: Arguments, screen: Screen, open_ends: ExitStack) -> ConnectedSeat:
    from sobremesa.agents.connected_seat import ConnectedSeat
    from sobremesa.cli.link import Link
    from sobremesa.cli.table_join import TableJoin
    from sobremesa.terminal.tables.remote_connection import Server
    from sobremesa.terminal.tables.seat_keys import SeatKeys, seats_file

    link = Link.read(args.table)
    server = open_ends.enter_context(Server(link.server, screen.language))
    join = TableJoin(server, link, SeatKeys(seats_file()), screen)
    line, game, _key = join.connect(args.name, None, open_ends)
    seat = ConnectedSeat(line, game, screen.language)
    seat.sit()
    return seat
