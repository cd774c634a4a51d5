"""``sobremesa manual``: the manual page, for ``man``."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.screen import Screen


def run(_given: Given, screen: Screen) -> None:
    from sobremesa.terminal.commands.catalog import COMMANDS
    from sobremesa.terminal.manual import manual

    screen.draw(manual(COMMANDS, screen.language))


COMMAND = Command("manual", "", (LANG, HELP), run)
