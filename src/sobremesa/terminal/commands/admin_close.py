"""``sobremesa admin close``: nobody plays or watches at a table any more; its journal stays."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.operating import operator_for
from sobremesa.terminal.screen import Screen

WHY = Flag("--why")


def run(given: Given, screen: Screen) -> None:
    if not given.argument:
        raise given.missing()
    operator_for(given, screen).close(given.argument, given.one("why") or "")
    screen.say("admin-closed", table=given.argument)


COMMAND = Command("admin close", "admin-table", (WHY, DATA, LANG, HELP), run)
