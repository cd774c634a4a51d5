"""``sobremesa admin delete``: all that is kept of a table, for ever."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.operating import operator_for
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    if not given.argument:
        raise given.missing()
    if not given.has("yes"):
        raise BadCommand(TEXTS.message("admin-really", table=given.argument))
    operator_for(given, screen).delete(given.argument)
    screen.say("admin-deleted", table=given.argument)


COMMAND = Command("admin delete", "admin-table", (Flag("--yes", takes_value=False), DATA, LANG, HELP), run)
