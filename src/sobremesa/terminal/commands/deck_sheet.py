"""``sobremesa deck sheet``: a deck as CSV, for a spreadsheet. The way back is ``deck new --from-csv``."""

from __future__ import annotations

from sobremesa.games.catalog import GAMES
from sobremesa.lab.decks import game_of, printed, read_content, to_csv
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.commands.lab_run import OUT
from sobremesa.terminal.files import check_target, named, read_text, write_text
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS

LARGEST_DECK = 1_000_000


def run(given: Given, screen: Screen) -> None:
    """Of a game's own cards, or of a deck's."""
    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    target = given.one("out")
    if target is not None:
        check_target(target)
    if given.argument in GAMES:
        name, text = given.argument, printed(GAMES[given.argument])
    else:
        file = named(given.argument)
        text = read_text(file, largest=LARGEST_DECK)
        found = game_of(read_content(file))
        if found is None:
            raise BadCommand(TEXTS.message("deck-whose", file=file, allowed=", ".join(GAMES)))
        name = found
    sheet = to_csv(GAMES[name], text)
    if target is None:
        screen.draw(sheet)
    else:
        # Spreadsheets read it as UTF-8 only when it says so.
        write_text(target, "\ufeff" + sheet, private=False)
        screen.say("deck-sheet-made", file=target)


COMMAND = Command("deck sheet", "file", (OUT, GAMES_FROM, LANG, HELP), run)
