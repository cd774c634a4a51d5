"""``sobremesa lab random``: what the rules alone do, over very many games of random moves."""

from __future__ import annotations

import json

from rich.table import Table

from sobremesa.kernel.seed import Seed
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, OPTION, SEATS, configured, find_games
from sobremesa.terminal.commands.lab_run import GAMES, OUT, PROCESSES
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import check_target, write_text
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS

USUAL_GAMES = 100_000


def run(given: Given, screen: Screen) -> None:
    need("lab")
    from sobremesa.lab.chance import Chance, chance
    from sobremesa.lab.wording import chance as probability
    from sobremesa.lab.wording import interval

    find_games(given, screen)
    game = configured(given)
    target = given.one("out")
    if target is not None:
        check_target(target)
    games = given.one("games") or USUAL_GAMES
    seed = Seed.read(given.one("seed") or "1").number
    studying = Studying(screen, given.one("processes"))
    with studying.bar("lab-playing", games, 0) as bar:
        found: Chance = chance(game, games, seed, studying.processes, bar.advance)
    grid = Table(show_header=False)
    for seat, won in enumerate(found.seats, 1):
        grid.add_row(TEXTS.say(screen.language, "random-seat", seat=seat), interval(won))
    for reason, part in found.endings.items():
        key = f"reason-{reason}"
        name = game.texts.say(screen.language, key) if game.texts.has(key) else reason
        grid.add_row(name, interval(part))
    screen.show(grid)
    tenth, half, ninetieth = found.decisions
    screen.say("random-found", games=found.games, tenth=tenth, half=half, ninetieth=ninetieth, p=probability(found.p))
    if target is not None:
        write_text(target, json.dumps(found.plain(), ensure_ascii=False, indent=1) + "\n", private=False)


COMMAND = Command(
    "lab random",
    "game",
    (
        DECK,
        OPTION,
        SEATS,
        Flag("--games", about="help-flag-random-games", read=GAMES.read),
        Flag("--seed", about="help-flag-lab-seed"),
        OUT,
        PROCESSES,
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
