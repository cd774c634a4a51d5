"""``sobremesa admin ban``: keeps an address or network out, or whoever sits at a table."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import DATA
from sobremesa.terminal.operating import operator_for
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.values import whole

SEAT = Flag("--seat", about="help-flag-admin-seat", read=whole())


def run(given: Given, screen: Screen) -> None:
    """Whoever sits at a table is kept out by their key, and by the addresses from which they are connected now."""
    if not given.argument:
        raise given.missing()
    operator, seat, why = operator_for(given, screen), given.one("seat"), given.one("why") or ""
    if seat is None:
        operator.ban(given.argument, why)
    else:
        operator.ban_seat(given.argument, seat, why)
    screen.say("admin-banned", whom=given.argument, count=len(operator.bars()))


COMMAND = Command("admin ban", "whom", (SEAT, Flag("--why"), DATA, LANG, HELP), run)
