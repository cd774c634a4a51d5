"""``sobremesa lab skill``: how far skill goes in a game."""

from __future__ import annotations

from rich.table import Table

from sobremesa.kernel.seed import Seed
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, OPTION, SEATS, configured, find_games
from sobremesa.terminal.commands.lab_run import GAMES, PROCESSES
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import check_target, write_text
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import path

USUAL_GAMES = 200


def run(given: Given, screen: Screen) -> None:
    need("lab")
    from sobremesa.lab.skill import meetings, skill
    from sobremesa.lab.skill_page import HEADS, row, skill_page, verdicts
    from sobremesa.lab.texts import LAB

    find_games(given, screen)
    game = configured(given)
    seed = Seed.read(given.one("seed") or "1")
    if seed.key:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value="key"))
    target = given.one("html")
    if target is not None:
        check_target(target)
    with_plans = given.has("plans")
    games = (given.one("games") or USUAL_GAMES) // 2 * 2 or 2
    studying = Studying(screen, given.one("processes"))
    with studying.bar("lab-playing", meetings(game, with_plans=with_plans) * games, 0) as bar:
        found = skill(game, games, seed.number, studying.processes, bar.advance, with_plans=with_plans)
    grid = Table()
    for key in HEADS:
        grid.add_column(LAB.say(screen.language, key))
    for meeting in found.all:
        grid.add_row(*row(game, meeting, found, screen.language))
    screen.show(grid)
    for sentence in verdicts(game, found, screen.language):
        studying.line(sentence)
    if target is not None:
        write_text(target, skill_page(game, found, screen.language), private=False)
        screen.say("lab-reported", file=target)


COMMAND = Command(
    "lab skill",
    "game",
    (
        DECK,
        OPTION,
        SEATS,
        GAMES,
        Flag("--seed", about="help-flag-lab-seed"),
        Flag("--plans", takes_value=False),
        Flag("--html", read=path),
        PROCESSES,
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
