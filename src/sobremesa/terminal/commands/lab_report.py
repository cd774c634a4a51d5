"""``sobremesa lab report``: writes a run's report again, in either language."""

from __future__ import annotations

from sobremesa.lab.run_folder import RunFolder
from sobremesa.printing.press import need_press
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying, need_extra


def run(given: Given, screen: Screen) -> None:
    need_extra()
    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    if given.has("pdf"):
        need_press()
    Studying(screen).report(RunFolder(named(given.argument)), pdf=given.has("pdf"))


COMMAND = Command("lab report", "run", (Flag("--pdf", takes_value=False), GAMES_FROM, LANG, HELP), run)
