"""``sobremesa restore``: a backup in the place of a server's tables."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Given
from sobremesa.terminal.commands.flags import DATA, tables_folder
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.files import check_file, named, trouble
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    from sobremesa.server import restore

    need_server()
    data = tables_folder(given)
    if not given.argument:
        raise given.missing()
    file = named(given.argument)
    check_file(file)
    try:
        restore(file, data)
    except BlockingIOError:
        raise BadCommand(TEXTS.message("cli-folder-used", data=data)) from None
    except OSError as problem:
        raise trouble(data, problem) from None
    screen.say("restored", data=data, file=file)


COMMAND = Command("restore", "file", (DATA, LANG, HELP), run)
