"""``sobremesa print cards``: a deck on sheets, as single pictures, or for Tabletop Simulator."""

from __future__ import annotations

from pathlib import Path

from sobremesa.printing.press import need_press
from sobremesa.printing.sheet import Backs
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.commands.lab_run import OUT
from sobremesa.terminal.files import check_target, write_bytes
from sobremesa.terminal.printing import (
    BLEED,
    PAPER,
    SIZE,
    bleed_of,
    file_for,
    game_to_print,
    paper_of,
    size_of,
    write_files,
)
from sobremesa.terminal.screen import Screen

# What is said of a file with its backs so.
MADE = {"duplex": "print-made-duplex", "fold": "print-made-fold", "none": "print-made-none"}


def run(given: Given, screen: Screen) -> None:
    need_press()
    find_games(given, screen)
    game = game_to_print(given)
    if given.has("images"):
        from sobremesa.printing.cards import card_images

        folder = given.one("out") or Path(f"{game.about.name}-cards")
        pictures = card_images(game, screen.language, size=size_of(given), bleed=bleed_of(given))
        write_files(folder, pictures)
        screen.say("print-images", folder=folder, count=len(pictures))
    elif given.has("tabletop"):
        from sobremesa.printing.tabletop import tabletop

        folder = given.one("out") or Path(f"{game.about.name}-tabletop")
        address = given.one("url") or f"{folder.resolve().as_uri()}/"
        write_files(folder, tabletop(game, screen.language, size_of(given), address))
        screen.say("print-tabletop", file=folder / f"{game.about.name}.json")
    else:
        _sheets(given, screen)


def _sheets(given: Given, screen: Screen) -> None:
    from sobremesa.printing.cards import cards_pdf

    game = game_to_print(given)
    file = file_for(given, game, "cards")
    check_target(file)
    backs: Backs = given.one("backs") or "duplex"
    pdf, laid = cards_pdf(
        game,
        screen.language,
        paper=paper_of(given),
        size=size_of(given),
        bleed=bleed_of(given),
        backs=backs,
        has_marks=not given.has("no-marks"),
    )
    write_bytes(file, pdf, private=False)
    screen.say(MADE[backs], file=file, edge="long" if laid.is_upright else "short")


COMMAND = Command(
    "print cards",
    "printed",
    (
        PAPER,
        SIZE,
        BLEED,
        Flag("--backs", choices=tuple(MADE)),
        Flag("--no-marks", takes_value=False),
        Flag("--images", takes_value=False),
        Flag("--tabletop", takes_value=False),
        Flag("--url"),
        OUT,
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
