"""``sobremesa verify``: whether the chance of a live table's game was fair."""

from __future__ import annotations

from sobremesa.kernel.record import Record
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.saved import game_of, read_record
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import seat_of, secret, share

ENTROPY = Flag("--entropy", many=True, read=share)
# The end of a puzzle's name, after its day.
PUZZLE = "/orden"
SECRET = Flag("--secret", read=secret)


def run(given: Given, screen: Screen) -> None:
    """Replays a record of a live table and checks that its chance was the one the table was bound to. With a secret
    that was opened, the argument is the name of a deal that many played."""
    from sobremesa.table.fairness import Proof, verify

    if given.one(SECRET.key):
        _verify_deal(given, screen)
        return

    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    record = read_record(named(given.argument))
    shares = _shares(given, record)
    match = verify(record, game_of(record, given.one("deck")), given.one("commitment"), shares)
    screen.say("verified", moves=len(match.moves), commitment=Proof.read(record).commitment)


def _verify_deal(given: Given, screen: Screen) -> None:
    """What follows from the secret: the seed of the deal, and the puzzle where it is one."""
    from sobremesa.games.evidencia.puzzle import puzzle_of
    from sobremesa.table.errors import BadProof
    from sobremesa.table.fairness import commitment, seed_of

    name, opened = given.argument, given.one(SECRET.key)
    if not name:
        raise given.missing()
    promised, published = commitment(opened), given.one("commitment")
    if published is not None and published != promised:
        raise BadProof("published", published=published, record=promised)
    screen.say("verified-deal", deal=name, commitment=promised)
    if name.endswith(PUZZLE):
        puzzle = puzzle_of(seed_of(opened, name, 1, ()))
        rows = {"cards": puzzle.cards, "rival": puzzle.rival, "best": puzzle.best}
        screen.say("verified-puzzle", **{key: " ".join(row) for key, row in rows.items()}, lead=puzzle.best_lead)


def _shares(given: Given, record: Record) -> dict[int, str]:
    """What players know to have added to the seed, by seat."""
    shares: dict[int, str] = {}
    for seat, own in given.all(ENTROPY.key):
        number = seat_of(seat, len(record.names))
        if number in shares:
            raise BadCommand(TEXTS.message("cli-entropy-twice", flag=ENTROPY.name, seat=number))
        shares[number] = own
    return shares


COMMAND = Command("verify", "file", (Flag("--commitment"), ENTROPY, SECRET, DECK, GAMES_FROM, LANG, HELP), run)
