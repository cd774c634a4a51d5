"""``sobremesa admin list``: the tables that a running node has in its memory, and who is at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.operating import moment, operator_for
from sobremesa.terminal.screen import Screen, visible
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.server import SeatLine

COLUMNS = ("admin-table", "tables-game", "admin-status", "admin-since", "admin-seats")


def run(given: Given, screen: Screen) -> None:
    def seat_words(number: int, seat: SeatLine) -> str:
        if not seat.name:
            return f"{number}: -"
        where = seat.level or ", ".join(seat.addresses) or TEXTS.say(screen.language, "admin-not-here")
        return f"{number}: {visible(seat.name)} ({where})"

    tables = operator_for(given, screen).tables()
    if not tables:
        screen.say("admin-no-tables")
        return
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in COLUMNS:
        grid.add_column(TEXTS.say(screen.language, key), overflow="fold")
    for table in tables:
        seats = "\n".join(seat_words(number, seat) for number, seat in enumerate(table.seats))
        cells = (table.table, table.game, table.status, moment(table.opened_at), seats)
        grid.add_row(*(Text(cell) for cell in cells))
    screen.show(grid)


COMMAND = Command("admin list", "", (DATA, LANG, HELP), run)
