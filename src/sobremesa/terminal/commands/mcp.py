"""``sobremesa mcp``: a seat for a language model, by the Model Context Protocol over standard input and output."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import BOTS, DECK, GAMES_FROM, OPTION, SEATS, configured, find_games
from sobremesa.terminal.extras import need
from sobremesa.terminal.saved import Seating
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.spoken.line_seat import LineSeat

# What a live table says by itself.
SETTLED_BY_TABLE = ("bots", "seats", "option", "deck", "seed")


def run(given: Given, screen: Screen) -> None:
    """Until whoever speaks to it is gone. The seat is at a table of its own with bots, or at a live one."""
    need("mcp")
    find_games(given, screen)
    with ExitStack() as open_ends:
        seat = _at_live_table(given, screen, open_ends) if given.has("table") else _at_own_table(given, screen)
        from anyio import run as run_async

        from sobremesa.terminal.spoken.mcp_server import serve

        run_async(serve, seat)


def _at_own_table(given: Given, screen: Screen) -> LineSeat:
    from sobremesa.terminal.keyboard_table import names_at, open_table
    from sobremesa.terminal.spoken.line_seat import LineSeat

    game = configured(given)
    seed = Seed.fresh() if given.one("seed") is None else Seed.read(given.one("seed"))
    seating = Seating((0,), given.one("bots") or ("normal",))
    match = Match(game, seed, names_at(given.all("name"), game, seating, seed, screen.language))
    host = open_table(match, seating, clock=Clock(), language=screen.language, memory_aid=given.has("memory-aid"))
    return LineSeat(host.line(0, screen.language, from_start=True), game, screen.language)


def _at_live_table(given: Given, screen: Screen, open_ends: ExitStack) -> LineSeat:
    from sobremesa.terminal.link import Link
    from sobremesa.terminal.remote_line import Server
    from sobremesa.terminal.seat_keys import SeatKeys, seats_file
    from sobremesa.terminal.sitting_down import SittingDown
    from sobremesa.terminal.spoken.line_seat import LineSeat

    for flag in (*SETTLED_BY_TABLE, "memory-aid"):
        if given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--table", other=f"--{flag}"))
    link = Link.read(given.one("table"))
    server = open_ends.enter_context(Server(link.server, screen.language))
    sitting = SittingDown(server, link, SeatKeys(seats_file()), screen)
    line, game, _key = sitting.connect(given.one("name"), None, open_ends)
    seat = LineSeat(line, game, screen.language)
    seat.sit()
    return seat


COMMAND = Command(
    "mcp",
    "game",
    (
        Flag("--table"),
        Flag("--name", about="help-flag-own-name"),
        BOTS,
        SEATS,
        OPTION,
        DECK,
        Flag("--seed"),
        Flag("--memory-aid", takes_value=False),
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
