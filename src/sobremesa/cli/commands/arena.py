"""``sobremesa arena``: bots against each other."""

from __future__ import annotations

import os
from collections.abc import Sequence

from sobremesa.agents.program_bot import PREFIX, arena_maker, is_program
from sobremesa.bots.catalog import BOTS
from sobremesa.bots.external_bot import TRACEBACK_VARIABLE, is_external
from sobremesa.bots.levels import LEVELS
from sobremesa.cli.command_line import Arguments, BadCommand, Commands, path
from sobremesa.cli.commands.options import (
    add_games_from,
    add_outside_games,
    add_table_options,
    check_bots,
    configure,
    whole,
)
from sobremesa.cli.commands.output import show_table
from sobremesa.cli.progress_bar import ProgressBar
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import check_target, write_text
from sobremesa.terminal.texts import TEXTS

MOST_GAMES, MOST_PROCESSES, MOST_BOTS = 1_000_000, 64, 8
LONGEST_NAME = 30
COLUMNS = ("arena-bot", "arena-rival", "arena-games", "arena-share", "arena-interval", "arena-elo", "arena-time")


def add_commands(commands: Commands) -> None:
    arena = commands.add("arena", run)
    arena.argument("game", offered=tuple(GAMES))
    arena.argument("bot", many=True, offered=tuple(BOTS))
    arena.option("--games", whole(MOST_GAMES, least=1), default=100)
    arena.option("--seed", default="1")
    add_table_options(arena)
    arena.option("--processes", whole(MOST_PROCESSES, least=1))
    arena.option("--json", path)
    arena.option("--plot", path)
    arena.switch("--traceback")
    add_games_from(arena)


def run(args: Arguments, screen: Screen) -> None:
    from sobremesa.lab.arena import as_json, pairings, standings, tournament

    if args.traceback:
        os.environ[TRACEBACK_VARIABLE] = "1"  # the playing processes inherit it
    add_outside_games(args, screen)
    game = configure(args)
    _check_bots(args.bot, game, screen)
    seed = Seed.read(args.seed)
    if seed.key:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value="key"))
    problem = game.player().problem() if any(bot in LEVELS for bot in args.bot) else None
    if problem is not None:
        screen.complain(problem.say(screen.language))
    for file in (args.json, args.plot):
        if file is not None:
            check_target(file)

    def say(key: str) -> str:
        return TEXTS.say(screen.language, key)

    names = _names(args.bot)
    processes = args.processes or os.cpu_count() or 1
    makers = {name: arena_maker(bot, screen.language) for name, bot in zip(names, args.bot, strict=True)}
    total = len(list(pairings(len(names), args.games, seed.number)))
    with ProgressBar(screen.console, say("arena-playing"), total=total) as bar:
        played = tournament(game, makers, args.games, seed.number, processes, progress=bar.advance)
    found = standings(names, played)
    rows = [
        (
            standing.bot,
            standing.rival,
            str(standing.games),
            f"{100 * standing.share:.1f} %",
            f"{100 * standing.low:.1f} – {100 * standing.high:.1f} %",
            f"{standing.elo:+.0f}",
            f"{standing.milliseconds:.1f} ms",
        )
        for standing in found
    ]
    title = TEXTS.say(screen.language, "arena-heading", game=game.about.name, seed=seed.number)
    show_table(screen, [say(key) for key in COLUMNS], rows, title=title, numbers_from=2)
    if args.json is not None:
        write_text(args.json, as_json(game, found, seed.number), private=False)
    if args.plot is not None:
        from sobremesa.lab.arena import as_svg

        title = TEXTS.say(screen.language, "arena-title", game=game.about.name, seats=game.seats)
        write_text(args.plot, as_svg(title, found), private=False)


def _check_bots(bots: Sequence[str], game: AnyGame, screen: Screen) -> None:
    check_bots(tuple(bot for bot in bots if not is_external(bot)))
    for bot in filter(is_external, bots):
        arena_maker(bot, screen.language)(game, Rng(0))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadCommand(TEXTS.message("cli-how-many-bots", most=MOST_BOTS, allowed=", ".join(BOTS)))


def _names(bots: Sequence[str]) -> list[str]:
    """An external bot goes by the name of its class, a program by its command; equal names are numbered."""
    short = [bot.removeprefix(PREFIX)[-LONGEST_NAME:] if is_program(bot) else bot.rpartition(":")[2] for bot in bots]
    return [f"{bot} {number}" if short.count(bot) > 1 else bot for number, bot in enumerate(short, 1)]
