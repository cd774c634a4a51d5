"""``sobremesa watch``: a live table, from outside."""

from __future__ import annotations

from sobremesa.terminal.command_line import ASCII, HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.link import Link
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.showing import FULL, LINES, Showing


def run(given: Given, screen: Screen) -> None:
    from sobremesa.terminal.live_table import game_at, play_at
    from sobremesa.terminal.remote_line import RemoteLine, Server

    find_games(given, screen)
    showing = Showing(given, screen)
    if not given.argument:
        raise given.missing()
    link = Link.read(given.argument)
    with Server(link.server, screen.language) as server:
        game = game_at(server, link, link.invite)
        with RemoteLine(server, server.client.watch(link.table, invite=link.invite)) as line:
            play_at(line, game, showing, link, forget=lambda: None)


COMMAND = Command("watch", "link", (GAMES_FROM, FULL, LINES, ASCII, LANG, HELP), run)
