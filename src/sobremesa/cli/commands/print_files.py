"""``sobremesa print``: cards, rules and a box as PDF, as images, or for Tabletop Simulator."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from sobremesa.cli.command_line import Arguments, BadCommand, Commands, path
from sobremesa.cli.commands.options import add_games_from, add_outside_games, find_game, game_option, whole
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.decks import game_of, read_content
from sobremesa.printing.press import need_press
from sobremesa.printing.sheet_layout import BLEEDS, PAPERS, Size
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import check_file, check_target, file_error, fill_folder, is_taken, path_from, write_bytes
from sobremesa.terminal.texts import TEXTS

# Millimetres.
SMALLEST_CARD, LARGEST_CARD = 30, 200
# The message about a file, by how its backs are printed.
MADE = {"duplex": "print-made-duplex", "fold": "print-made-fold", "none": "print-made-none"}


def add_commands(commands: Commands) -> None:
    cards = commands.add("print cards", print_cards)
    rules = commands.add("print rules", print_rules)
    box = commands.add("print box", print_box)
    for parser in (cards, rules, box):
        parser.argument("printed", required=True, offered=tuple(GAMES))
        parser.option("--paper", choices=tuple(PAPERS), default="a4")
        if parser is not rules:
            parser.option("--size", card_size, default="63x88")
        parser.option("--out", path)
        add_games_from(parser)
    cards.option("--bleed", choices=tuple(map(str, BLEEDS)), default="0")
    cards.option("--backs", choices=tuple(MADE), default="duplex")
    cards.switch("--no-marks")
    cards.switch("--images")
    cards.switch("--tabletop")
    cards.option("--url")
    rules.option("--option", game_option, many=True)
    rules.option("--seats", whole())


def card_size(option: str, words: str) -> Size:
    """``63x88``: width and height in millimetres."""
    found = re.fullmatch(r"(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)", words.strip().lower())
    if found is None or not all(SMALLEST_CARD <= float(side) <= LARGEST_CARD for side in found.groups()):
        facts = {"flag": option, "value": words[:40], "least": SMALLEST_CARD, "most": LARGEST_CARD}
        raise BadCommand(TEXTS.message("cli-bad-size", **facts))
    return Size(float(found[1]), float(found[2]))


def print_cards(args: Arguments, screen: Screen) -> None:
    need_press()
    add_outside_games(args, screen)
    game = game_to_print(args)
    if args.images:
        from sobremesa.printing.cards import card_images

        folder = _new_folder(args, "cards")
        pictures = card_images(game, screen.language, size=args.size, bleed=float(args.bleed))
        write_files(folder, pictures)
        screen.say("print-images", folder=folder, count=len(pictures))
    elif args.tabletop:
        from sobremesa.printing.tabletop import tabletop

        folder = _new_folder(args, "tabletop")
        address = args.url or f"{folder.resolve().as_uri()}/"
        write_files(folder, tabletop(game, screen.language, args.size, address))
        screen.say("print-tabletop", file=folder / f"{game.about.name}.json")
    else:
        _print_sheets(game, args, screen)


def _print_sheets(game: AnyGame, args: Arguments, screen: Screen) -> None:
    from sobremesa.printing.cards import cards_pdf

    file = _new_file(args, "cards")
    pdf, laid = cards_pdf(
        game,
        screen.language,
        paper=args.paper,
        size=args.size,
        bleed=float(args.bleed),
        backs=args.backs,
        has_marks=not args.no_marks,
    )
    write_bytes(file, pdf, private=False)
    screen.say(MADE[args.backs], file=file, edge="long" if laid.is_upright else "short")


def print_rules(args: Arguments, screen: Screen) -> None:
    """The rulebook, with a deck's cards and a table's options."""
    need_press()
    from sobremesa.printing.rulebook import rules_pdf

    add_outside_games(args, screen)
    game = game_to_print(args, args.seats, dict(args.option))
    file = _new_file(args, "rules")
    write_bytes(file, rules_pdf(game, screen.language, paper=args.paper), private=False)
    screen.say("print-rules", file=file)


def print_box(args: Arguments, screen: Screen) -> None:
    """A box for the deck, to cut and fold."""
    need_press()
    from sobremesa.printing.box import box_pdf

    add_outside_games(args, screen)
    game = game_to_print(args)
    file = _new_file(args, "box")
    pdf, box = box_pdf(game, screen.language, paper=args.paper, size=args.size)
    write_bytes(file, pdf, private=False)
    screen.say("print-box", file=file, depth=f"{box.depth:.0f}")


def game_to_print(args: Arguments, seats: int | None = None, options: Mapping[str, str] | None = None) -> AnyGame:
    """A game with its printed cards, or the game of a deck file."""
    words = args.printed
    if words in GAMES:
        return GAMES[words](seats, options or {})
    file = path_from(words)
    if not file.suffix:
        return find_game(words)()
    check_file(file)
    name = game_of(read_content(file))
    if name is None:
        raise BadCommand(TEXTS.message("print-whose", file=file, allowed=", ".join(GAMES)))
    return GAMES[name](seats, options or {}, file)


def _new_file(args: Arguments, what: str) -> Path:
    """The PDF's file, named after the deck or the game. It must not exist."""
    file: Path = args.out or Path(f"{path_from(args.printed).stem}-{what}.pdf")
    check_target(file)
    if is_taken(file):
        raise file_error(file, "file-taken")
    return file


def _new_folder(args: Arguments, what: str) -> Path:
    folder: Path = args.out or Path(f"{path_from(args.printed).stem}-{what}")
    try:
        if folder.is_dir() and any(folder.iterdir()):
            raise file_error(folder, "folder-taken")
    except OSError as problem:
        raise file_error(folder, problem) from None
    return folder


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes all files or none; after a failure a new folder is removed again."""
    with fill_folder(folder, list(files)) as halves:
        for half, content in zip(halves, files.values(), strict=True):
            half.write_bytes(content)
