"""``sobremesa join``: a seat at a live table, and the way back to it."""

from __future__ import annotations

from sobremesa.terminal.command_line import ASCII, HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.link import Link
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.showing import FULL, LINES, Showing
from sobremesa.terminal.values import whole


def run(given: Given, screen: Screen) -> None:
    """Whoever has sat there before comes back to the same seat."""
    from sobremesa.terminal.remote_line import Server
    from sobremesa.terminal.seat_keys import SeatKeys, seats_file
    from sobremesa.terminal.sitting_down import SittingDown

    find_games(given, screen)
    showing = Showing(given, screen)
    if not given.argument:
        raise given.missing()
    link = Link.read(given.argument)
    keys = SeatKeys(seats_file())
    with Server(link.server, screen.language) as server:
        SittingDown(server, link, keys, screen).run(showing, given.one("name"), given.one("seat"))


COMMAND = Command(
    "join",
    "link",
    (
        Flag("--name", about="help-flag-own-name"),
        Flag("--seat", about="help-flag-wanted-seat", read=whole()),
        GAMES_FROM,
        FULL,
        LINES,
        ASCII,
        LANG,
        HELP,
    ),
    run,
)
