"""``sobremesa backup``: the tables of a server in one file."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import DATA, tables_folder
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.files import BadFile, check_target, is_taken, named
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    from sobremesa.server import backup

    need_server()
    data = tables_folder(given)
    if not given.argument:
        raise given.missing()
    file = named(given.argument)
    check_target(file)
    if is_taken(file):
        # It may be yesterday's copy, or the database itself.
        raise BadFile(TEXTS.message("backup-exists", file=file))
    backup(data, file)
    screen.say("backed-up", data=data, file=file)


COMMAND = Command("backup", "file", (DATA, LANG, HELP), run)
