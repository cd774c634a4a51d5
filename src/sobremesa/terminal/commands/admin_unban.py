"""``sobremesa admin unban``: lets an address, a person or a table in again."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.operating import operator_for
from sobremesa.terminal.screen import Screen


def run(given: Given, screen: Screen) -> None:
    if not given.argument:
        raise given.missing()
    operator_for(given, screen).unban(given.argument)
    screen.say("admin-unbanned", what=given.argument)


COMMAND = Command("admin unban", "whom", (DATA, LANG, HELP), run)
