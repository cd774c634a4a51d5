"""``sobremesa doctor``: whether this machine can play and serve, and what is missing."""

from __future__ import annotations

import os

from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DATA, DATABASE_VARIABLE, data_folder
from sobremesa.terminal.commands.serve import LARGEST_PORT, USUAL_PORT
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import whole


def run(given: Given, screen: Screen) -> None:
    """Changes nothing. What is bad is counted in the end."""
    from sobremesa.terminal.checkup import MARKS, checkup

    host, port = given.one("host") or "127.0.0.1", given.one("port")
    is_shared = bool(os.environ.get(DATABASE_VARIABLE))
    bad = 0
    for symptom in checkup(data_folder(given), host, USUAL_PORT if port is None else port, is_shared=is_shared):
        screen.say("doctor-line", mark=MARKS[symptom.verdict], what=symptom.message)
        bad += symptom.verdict == "bad"
    if bad:
        raise BadCommand(TEXTS.message("doctor-bad", count=bad))


COMMAND = Command("doctor", "", (DATA, Flag("--host"), Flag("--port", read=whole(LARGEST_PORT)), LANG, HELP), run)
