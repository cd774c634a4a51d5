"""``sobremesa admin bans``: who is kept out, and which tables are closed."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.operating import moment, operator_for
from sobremesa.terminal.screen import Screen, visible


def run(given: Given, screen: Screen) -> None:
    bars = operator_for(given, screen).bars()
    if not bars:
        screen.say("admin-no-bans")
    for bar in bars:
        screen.say("admin-bar", kind=bar.kind, what=bar.what, since=moment(bar.since), why=visible(bar.why))


COMMAND = Command("admin bans", "", (DATA, LANG, HELP), run)
