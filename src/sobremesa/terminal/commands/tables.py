"""``sobremesa tables``: the open tables of a server."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.link import Link, read_server
from sobremesa.terminal.screen import Screen, visible
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    from sobremesa.terminal.remote_line import Server

    if not given.argument:
        raise given.missing()
    address = read_server(given.argument)
    with Server(address, screen.language) as server:
        tables = server.call(server.client.tables())
    if not tables:
        screen.say("tables-none", address=address)
        return
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in ("tables-game", "tables-title", "tables-free", "tables-link"):
        grid.add_column(TEXTS.say(screen.language, key), no_wrap=True)
    for table in tables:
        free = (
            f"{table.free}/{table.seats}" if table.status == "waiting" else TEXTS.say(screen.language, "tables-begun")
        )
        cells = (table.game, table.title, free, str(Link(address, table.table)))
        grid.add_row(*(Text(visible(cell)) for cell in cells))
    screen.show(grid)


COMMAND = Command("tables", "server", (LANG, HELP), run)
