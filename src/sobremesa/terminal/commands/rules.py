"""``sobremesa rules``: the rules of a game."""

from __future__ import annotations

from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games, game_named
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.screen import Screen


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    screen.show(Rulebook(game_named(given), screen.language).whole())


COMMAND = Command("rules", "game", (GAMES_FROM, LANG, HELP), run)
