"""``sobremesa arena``: bots against each other."""

from __future__ import annotations

import os

from sobremesa.bots.guest import TRACEBACK_VARIABLE, is_guest
from sobremesa.bots.levels import LEVELS
from sobremesa.bots.minds import MINDS
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, OPTION, SEATS, configured, find_games
from sobremesa.terminal.competing import Competing
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.spoken.program_mind import arena_maker
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import known_bots, path, whole

MOST_GAMES, USUAL_GAMES, MOST_PROCESSES, MOST_BOTS = 1_000_000, 100, 64, 8


def run(given: Given, screen: Screen) -> None:
    if given.has("traceback"):
        os.environ[TRACEBACK_VARIABLE] = "1"  # the processes that play inherit it
    find_games(given, screen)
    game = configured(given)
    bots = given.more
    known_bots(tuple(bot for bot in bots if not is_guest(bot)))
    for bot in filter(is_guest, bots):
        arena_maker(bot, screen.language)(game, Rng(0))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadCommand(TEXTS.message("cli-how-many-bots", most=MOST_BOTS, allowed=", ".join(MINDS)))
    seed = Seed.read(given.one("seed") or "1")
    if seed.key:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value="key"))
    problem = game.player().problem() if any(bot in LEVELS for bot in bots) else None
    if problem is not None:
        screen.complain(problem.say(screen.language))
    games, processes = given.one("games") or USUAL_GAMES, given.one("processes") or os.cpu_count() or 1
    Competing(game, bots, games, seed.number, processes, screen).run(given.one("json"), given.one("plot"))


COMMAND = Command(
    "arena",
    "game",
    (
        Flag("--games", read=whole(MOST_GAMES, least=1)),
        Flag("--seed"),
        SEATS,
        DECK,
        OPTION,
        Flag("--processes", read=whole(MOST_PROCESSES, least=1)),
        Flag("--json", read=path),
        Flag("--plot", read=path),
        Flag("--traceback", takes_value=False),
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
    more="bot",
)
