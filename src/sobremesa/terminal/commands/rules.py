"""``sobremesa rules``: the rules of a game, or its cards."""

from __future__ import annotations

from sobremesa.terminal.card_list import card_list
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, find_games, game_named
from sobremesa.terminal.files import check_file
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.screen import Screen

CARDS = Flag("--cards", takes_value=False)


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    kind, deck = game_named(given), given.one("deck")
    if deck is not None:
        check_file(deck)
    if given.has("cards") or deck is not None:
        screen.show(card_list(kind(deck=deck), screen.language))
    else:
        screen.show(Rulebook(kind, screen.language).whole())


COMMAND = Command("rules", "game", (CARDS, DECK, GAMES_FROM, LANG, HELP), run)
