"""``sobremesa play``: a game at this keyboard, against bots or among several people."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.bots.catalog import BOTS
from sobremesa.bots.levels import LEVELS
from sobremesa.cli.command_line import BadCommand, Commands, Given, path
from sobremesa.cli.commands.options import (
    add_bots,
    add_games_from,
    add_screen_options,
    add_table_options,
    clock,
    configured,
    find_games,
    game_named,
    seat_of,
)
from sobremesa.cli.display_choice import Showing
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.session.display import Display
from sobremesa.terminal.session.saved_games import SaveFile, Saving, Seating, game_of, read_record
from sobremesa.terminal.session.session import Session
from sobremesa.terminal.tables.keyboard_table import names_at, open_table
from sobremesa.terminal.texts import TEXTS

# What a saved game says by itself.
SETTLED_BY_RECORD = ("seed", "seats", "name", "option")


def add_commands(commands: Commands) -> None:
    play = commands.add("play", run)
    play.argument("game", offered=tuple(GAMES))
    play.option("--against", choices=tuple(BOTS))
    add_bots(play)
    play.switch("--hotseat")
    play.option("--name", many=True)
    play.option("--seat", many=True)
    play.option("--seed")
    add_table_options(play)
    play.option("--clock", clock)
    play.switch("--memory-aid")
    play.option("--save", path)
    play.option("--resume", path)
    add_games_from(play)
    add_screen_options(play)


@dataclass
class Begun:
    """A game that is new, or goes on: where it stands, who plays, and where it is saved."""

    match: Match
    seating: Seating
    file: SaveFile | None


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    showing = Showing(given, screen)
    given.refuse_together("hotseat", "against", "bots", "seat")
    given.refuse_together("bots", "against")
    given.refuse_together("resume", *SETTLED_BY_RECORD)
    begun = _resumed(given) if given.has("resume") else _new(given, screen.language)
    if begun.file is not None:
        begun.file.seating = begun.seating
    aid = given.memory_aid
    time = given.clock or Clock()
    host = open_table(begun.match, begun.seating, clock=time, language=screen.language, memory_aid=aid)
    # A resumed game is not told again from its beginning: remembering is part of some games.
    from_start = aid or not begun.match.codes
    lines = [host.line(seat, screen.language, from_start=from_start) for seat in sorted(begun.seating.people)]
    outside = host.line(None, screen.language, from_start=from_start) if len(lines) > 1 else None
    game = begun.match.game
    minds = begun.seating.minds(game.seats).values()
    problem = game.player().problem() if any(mind in LEVELS for mind in minds) else None
    if problem is not None:
        screen.complain(problem.say(screen.language))

    def session(display: Display) -> Session:
        return Session(lines, game, display, Saving(lines[0], display, begun.file), outside=outside)

    showing.run(session, game)


def _new(given: Given, language: str) -> Begun:
    game = configured(given)
    seed = Seed.fresh() if given.seed is None else Seed.read(given.seed)
    seating = Seating(tuple(sorted(_people(given, game))), _minds(given))
    match = Match(game, seed, names_at(given.name, game, seating, seed, language))
    return Begun(match, seating, None if given.save is None else SaveFile(given.save))


def _resumed(given: Given) -> Begun:
    """A saved game where it was left; it goes on being saved there, or where --save says."""
    file = given.resume
    record = read_record(file)
    if given.game is not None and game_named(given).about.name != record.game:
        raise BadCommand(TEXTS.message("cli-other-game", file=file, record=record.game, game=given.game))
    match = record.replay(game_of(record, given.deck))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=file))
    before = Seating.of(record)
    seating = Seating(tuple(sorted(_people(given, match.game, before))), _minds(given, before))
    is_here = given.save is None or given.save == file
    return Begun(match, seating, SaveFile(file, ours=True) if is_here else SaveFile(given.save))


def _people(given: Given, game: AnyGame, seating: Seating | None = None) -> set[int]:
    """The seats of the people at this keyboard: as is said, or as it was."""
    if given.hotseat:
        return set(range(game.seats))
    before = {0} if seating is None else set(seating.people)
    return {seat_of(words, game.seats) for words in given.seat} or before


def _minds(given: Given, seating: Seating | None = None) -> tuple[str, ...]:
    """The bots at the table, from the first seat that has no person; the last one sits in all seats that are left."""
    if given.against is not None:
        return (given.against,)
    if given.bots is None:
        return ("normal",) if seating is None else seating.bots
    said: tuple[str, ...] = given.bots
    return said
