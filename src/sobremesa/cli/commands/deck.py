"""``sobremesa deck``: makes, checks and compares decks."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sobremesa.cli.command_line import Arguments, BadCommand, Commands, path
from sobremesa.cli.commands.options import add_games_from, add_outside_games, explain_other_game, find_game, game_named
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.decks import (
    LARGEST_SHEET,
    FieldChange,
    differences,
    from_csv,
    game_of,
    printed_text,
    read_content,
    to_csv,
)
from sobremesa.terminal.console.screen import Screen, visible
from sobremesa.terminal.files import check_file, check_target, file_error, is_taken, path_from, read_text, write_text
from sobremesa.terminal.texts import TEXTS

LARGEST_DECK = 1_000_000


def add_commands(commands: Commands) -> None:
    new = commands.add("deck new", make)
    new.argument("game", offered=tuple(GAMES))
    new.argument("new-file", offered=())
    new.option("--from-csv", path)
    check = commands.add("deck check", run_check)
    check.argument("file", required=True, offered=())
    check.option("--game", offered=tuple(GAMES))
    diff = commands.add("deck diff", run_diff)
    diff.argument("file", many=True, offered=())
    sheet = commands.add("deck sheet", write_sheet)
    sheet.argument("file", required=True, offered=())
    sheet.option("--out", path)
    for parser in (new, check, sheet):
        add_games_from(parser)


def make(args: Arguments, screen: Screen) -> None:
    """Writes a copy of a game's cards, to be changed."""
    add_outside_games(args, screen)
    game = game_named(args)
    if args.new_file is None:
        raise BadCommand(TEXTS.message("cli-deck-where", game=game.about.name))
    target = path_from(args.new_file)
    if is_taken(target):
        raise file_error(target, "file-taken")
    sheet = args.from_csv
    text = printed_text(game) if sheet is None else from_csv(game, read_text(sheet, largest=LARGEST_SHEET))
    write_text(target, text, private=False)
    try:
        game(deck=target)
    except SobremesaError as problem:
        # The sheet may be half-finished: keep the deck, so that the user can correct it.
        screen.complain(problem.say(screen.language))
    screen.say("deck-made", file=target, game=game.about.name)


def run_check(args: Arguments, screen: Screen) -> None:
    """Reports every problem of a deck, or how it differs from the printed one."""
    add_outside_games(args, screen)
    file = path_from(args.file)
    check_file(file)
    content = read_content(file)
    name = args.game or game_of(content)
    if name is None:
        raise BadCommand(TEXTS.message("deck-whose", file=file, allowed=", ".join(GAMES)))
    kind = find_game(name)
    with explain_other_game(file, name):
        game = kind(deck=file)
    changes = differences(kind().deck.content, game.deck.content)
    screen.say("deck-good", file=file, game=name, changes=len(changes))
    _tell(changes, screen)


def run_diff(args: Arguments, screen: Screen) -> None:
    """Reports the differences between two decks."""
    if len(args.file) != 2:
        raise BadCommand(TEXTS.message("cli-two-decks"))
    files = [path_from(words) for words in args.file]
    for file in files:
        check_file(file)
    contents = [read_content(file) for file in files]
    games = [game_of(content) for content in contents]
    if None not in games and games[0] != games[1]:
        facts = {"first": files[0], "one": games[0], "second": files[1], "other": games[1]}
        raise BadCommand(TEXTS.message("deck-two-games", **facts))
    changes = differences(*contents)
    if not changes:
        screen.say("deck-same")
    _tell(changes, screen)


def _tell(changes: Iterable[FieldChange], screen: Screen) -> None:
    for change in changes:
        screen.draw(f"{visible(describe(change, screen.language))}\n")


def describe(change: FieldChange, language: str) -> str:
    """A difference between two decks, in words."""
    if change.card and not change.field:
        key = "change-new-card" if change.before is None else "change-lost-card"
        return TEXTS.say(language, key, card=change.card)
    facts = {
        "card": change.card,
        "field": change.field,
        "before": _format(change.before),
        "after": _format(change.after),
    }
    return TEXTS.say(language, "change-of-card" if change.card else "change-of-deck", **facts)


def _format(value: object) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False)[:60]


def write_sheet(args: Arguments, screen: Screen) -> None:
    """A game's printed cards, or a deck's, as CSV for a spreadsheet. ``deck new --from-csv`` reads it back."""
    add_outside_games(args, screen)
    if args.out is not None:
        check_target(args.out)
    if args.file in GAMES:
        name = args.file
        text = printed_text(GAMES[name])
    else:
        file = path_from(args.file)
        text = read_text(file, largest=LARGEST_DECK)
        found = game_of(read_content(file))
        if found is None:
            raise BadCommand(TEXTS.message("deck-whose", file=file, allowed=", ".join(GAMES)))
        name = found
    sheet = to_csv(GAMES[name], text)
    if args.out is None:
        screen.draw(sheet)
    else:
        # With this mark spreadsheets read the file as UTF-8.
        write_text(args.out, "\ufeff" + sheet, private=False)
        screen.say("deck-sheet-made", file=args.out)
