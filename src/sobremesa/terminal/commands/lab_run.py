"""``sobremesa lab run``: plays a study and writes its report."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel.seed import Seed
from sobremesa.lab.study import LARGEST_SEED, MOST_GAMES, UNTIL_PRECISE, Study, read_study
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import BOTS, DECK, GAMES_FROM, OPTION, SEATS, configured, find_games
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import check_file
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import ON_RAY, Studying
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import path, percent, whole

USUAL_GAMES, MOST_PROCESSES, MOST_BOTS = 1000, 64, 2
OUT = Flag("--out", read=path)
PROCESSES = Flag("--processes", read=whole(MOST_PROCESSES, least=1))
ON = Flag("--on", choices=(ON_RAY,))
OPEN = Flag("--open", takes_value=False)
GAMES = Flag("--games", about="help-flag-lab-games", read=whole(MOST_GAMES, least=1))
# Of every command that plays a study and others like it.
STUDY = (
    DECK,
    OPTION,
    SEATS,
    Flag("--bots", about="help-flag-lab-bots", read=BOTS.read),
    GAMES,
    Flag("--seed", about="help-flag-lab-seed"),
    OUT,
    PROCESSES,
    ON,
    GAMES_FROM,
    LANG,
    HELP,
)


def run(given: Given, screen: Screen) -> None:
    need("lab")
    find_games(given, screen)
    study = study_of(given)
    folder = given.one("out") or Path("runs") / f"{study.game}-{study.digest()}"
    studying = Studying(screen, given.one("processes"), given.one("on"))
    studying.run(study, folder, resume=given.has("resume"), is_opened=given.has("open"))


def study_of(given: Given) -> Study:
    """The study that a file or the flags describe."""
    file: Path | None = given.one("study")
    if file is not None:
        check_file(file)
        study = read_study(file)
        study.configured()
        return study
    game = configured(given)
    bots = given.one("bots") or ("normal",)
    if len(bots) > MOST_BOTS:
        raise BadCommand(TEXTS.message("cli-lab-bots", most=MOST_BOTS))
    seed = Seed.read(given.one("seed") or "1")
    if seed.key or seed.number > LARGEST_SEED:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value=str(seed)[:40]))
    precision = given.one("until") or 0.0
    games = given.one("games") or (UNTIL_PRECISE if precision else USUAL_GAMES)
    options = tuple(sorted(dict(given.all("option")).items()))
    return Study(game.about.name, game.seats, options, given.one("deck"), bots, games, precision, seed.number)


COMMAND = Command(
    "lab run",
    "game",
    (
        DECK,
        OPTION,
        SEATS,
        Flag("--bots", about="help-flag-lab-bots", read=BOTS.read),
        GAMES,
        Flag("--until", read=percent),
        Flag("--seed", about="help-flag-lab-seed"),
        Flag("--study", read=path),
        OUT,
        Flag("--resume", takes_value=False, about="help-flag-lab-resume"),
        OPEN,
        PROCESSES,
        ON,
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
