"""``sobremesa admin export``: the finished games of a table, as records."""

from __future__ import annotations

from pathlib import Path

from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.files import BadFile, is_taken, trouble, write_text
from sobremesa.terminal.operating import operator_for
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import path


def run(given: Given, screen: Screen) -> None:
    if not given.argument:
        raise given.missing()
    records = operator_for(given, screen).export(given.argument)
    if not records:
        raise BadCommand(TEXTS.message("admin-no-games", table=given.argument))
    folder: Path = given.one("out") or Path()
    files = [folder / f"{given.argument}-{number}.txt" for number in range(1, len(records) + 1)]
    taken = next((file for file in files if is_taken(file)), None)
    if taken is not None:
        raise BadFile(TEXTS.message("backup-exists", file=taken))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise trouble(folder, problem) from None
    for file, record in zip(files, records, strict=True):
        write_text(file, record, private=True)
    screen.say("admin-exported", count=len(files), folder=folder)


COMMAND = Command("admin export", "admin-table", (Flag("--out", read=path), DATA, LANG, HELP), run)
