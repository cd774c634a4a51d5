"""``sobremesa lab report``: writes a run's report again, in either language."""

from __future__ import annotations

from sobremesa.lab.run_folder import RunFolder
from sobremesa.printing.press import need_press
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.commands.lab_run import OPEN
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import named
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying


def run(given: Given, screen: Screen) -> None:
    need("lab")
    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    if given.has("pdf"):
        need_press()
    folder = RunFolder(named(given.argument))
    Studying(screen).report(folder, pdf=given.has("pdf"), is_opened=given.has("open"))


COMMAND = Command("lab report", "run", (Flag("--pdf", takes_value=False), OPEN, GAMES_FROM, LANG, HELP), run)
