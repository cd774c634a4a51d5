"""``sobremesa deck new``: a copy of a game's cards, to change."""

from __future__ import annotations

from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.decks import LARGEST_SHEET, from_csv, printed
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games, game_named
from sobremesa.terminal.files import is_taken, named, read_text, trouble, write_text
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import path


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    game = game_named(given)
    if len(given.more) != 1:
        raise BadCommand(TEXTS.message("cli-deck-where", game=game.about.name))
    target = named(given.more[0])
    if is_taken(target):
        raise trouble(target, "file-taken")
    sheet = given.one("from-csv")
    text = printed(game) if sheet is None else from_csv(game, read_text(sheet, largest=LARGEST_SHEET))
    write_text(target, text, private=False)
    try:
        game(deck=target)
    except SobremesaError as problem:
        # A sheet may be changed halfway: the deck is there to be mended.
        screen.complain(problem.say(screen.language))
    screen.say("deck-made", file=target, game=game.about.name)


COMMAND = Command("deck new", "game", (Flag("--from-csv", read=path), GAMES_FROM, LANG, HELP), run, more="new-file")
