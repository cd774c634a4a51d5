"""``sobremesa lab skill``: how far skill goes in a game."""

from __future__ import annotations

from sobremesa.kernel.seed import Seed
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, OPTION, SEATS, configured, find_games
from sobremesa.terminal.commands.lab_run import GAMES, PROCESSES
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS

USUAL_GAMES = 200


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    game = configured(given)
    seed = Seed.read(given.one("seed") or "1")
    if seed.key:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value="key"))
    Studying(screen, given.one("processes")).skill(game, given.one("games") or USUAL_GAMES, seed.number)


COMMAND = Command(
    "lab skill",
    "game",
    (DECK, OPTION, SEATS, GAMES, Flag("--seed", about="help-flag-lab-seed"), PROCESSES, GAMES_FROM, LANG, HELP),
    run,
)
