"""``sobremesa verify``: whether the chance of a live table's game was fair."""

from __future__ import annotations

from sobremesa.kernel.record import Record
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.saved import game_of, read_record
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import seat_of, share

ENTROPY = Flag("--entropy", many=True, read=share)


def run(given: Given, screen: Screen) -> None:
    """Replays a record of a live table and checks that its chance was the one the table was bound to."""
    from sobremesa.table.fairness import Proof, verify

    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    record = read_record(named(given.argument))
    shares = _shares(given, record)
    match = verify(record, game_of(record, given.one("deck")), given.one("commitment"), shares)
    screen.say("verified", moves=len(match.moves), commitment=Proof.read(record).commitment)


def _shares(given: Given, record: Record) -> dict[int, str]:
    """What players know to have added to the seed, by seat."""
    shares: dict[int, str] = {}
    for seat, own in given.all(ENTROPY.key):
        number = seat_of(seat, len(record.names))
        if number in shares:
            raise BadCommand(TEXTS.message("cli-entropy-twice", flag=ENTROPY.name, seat=number))
        shares[number] = own
    return shares


COMMAND = Command("verify", "file", (Flag("--commitment"), ENTROPY, DECK, GAMES_FROM, LANG, HELP), run)
