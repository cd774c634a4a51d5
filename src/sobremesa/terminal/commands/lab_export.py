"""``sobremesa lab export``: the tables of a run, for a spreadsheet or a notebook."""

from __future__ import annotations

from sobremesa.lab.run_folder import RunFolder
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.lab_run import OUT
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import named
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying


def run(given: Given, screen: Screen) -> None:
    need("lab")
    if not given.argument:
        raise given.missing()
    run_folder = RunFolder(named(given.argument))
    kind = "parquet" if given.has("parquet") else "csv"
    Studying(screen).export(run_folder, kind, given.one("out") or run_folder.path / kind)


COMMAND = Command("lab export", "run", (Flag("--parquet", takes_value=False), OUT, LANG, HELP), run)
