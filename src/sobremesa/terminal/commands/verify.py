"""``sobremesa verify``: whether the chance of a live table's game was fair."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.saved import game_of, read_record
from sobremesa.terminal.screen import Screen


def run(given: Given, screen: Screen) -> None:
    """Replays a record of a live table and checks that its chance was the one the table was bound to."""
    from sobremesa.table.fairness import Proof, verify

    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    record = read_record(named(given.argument))
    match = verify(record, game_of(record, given.one("deck")), given.one("commitment"))
    screen.say("verified", moves=len(match.moves), commitment=Proof.read(record).commitment)


COMMAND = Command("verify", "file", (Flag("--commitment"), DECK, GAMES_FROM, LANG, HELP), run)
