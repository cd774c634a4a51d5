"""``sobremesa completion``: a script that teaches a shell what may follow."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Given
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    from sobremesa.terminal.commands.catalog import COMMANDS
    from sobremesa.terminal.completion import SHELLS, script

    if not given.argument:
        raise given.missing(", ".join(SHELLS))
    if given.argument not in SHELLS:
        raise BadCommand(TEXTS.message("cli-unknown-shell", shell=given.argument[:40], allowed=", ".join(SHELLS)))
    screen.draw(script(given.argument, COMMANDS, screen.language))


COMMAND = Command("completion", "shell", (LANG, HELP), run)
