"""``sobremesa admin reports``: what players reported to whoever runs the server."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import DATA, data_folder
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.files import trouble
from sobremesa.terminal.operating import moment
from sobremesa.terminal.screen import Screen, visible


def run(given: Given, screen: Screen) -> None:
    """The file is read, whether a node runs or not; the latest report comes last."""
    from sobremesa.server import read_reports

    need_server()
    folder = data_folder(given)
    try:
        found = read_reports(folder)
    except OSError as problem:
        raise trouble(folder, problem) from None
    if not found:
        screen.say("admin-no-reports")
    for one in found:
        screen.say(
            "admin-report",
            at=moment(one.at),
            table=one.table,
            game=one.game,
            by=visible(one.by),
            about=visible(one.about),
            seat=-1 if one.seat is None else one.seat,
            text=visible(one.text),
        )
        for name, words in one.talk:
            screen.say("admin-report-talk", name=visible(name), text=visible(words))


COMMAND = Command("admin reports", "", (DATA, LANG, HELP), run)
