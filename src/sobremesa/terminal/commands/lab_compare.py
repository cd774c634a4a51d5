"""``sobremesa lab compare``: what differs between two runs."""

from __future__ import annotations

from sobremesa.lab.run_folder import RunFolder
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying, need_extra
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import path


def run(given: Given, screen: Screen) -> None:
    need_extra()
    find_games(given, screen)
    if not given.argument or len(given.more) != 1:
        raise BadCommand(TEXTS.message("cli-two-runs"))
    first, second = RunFolder(named(given.argument)), RunFolder(named(given.more[0]))
    Studying(screen).compare(first, second, given.one("html"))


COMMAND = Command("lab compare", "run", (Flag("--html", read=path), GAMES_FROM, LANG, HELP), run, more="run")
