"""``sobremesa play``: a game at this keyboard, against bots or among several people."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.bots.levels import LEVELS
from sobremesa.bots.minds import MINDS
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.command_line import ASCII, HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import (
    BOTS,
    CLOCK,
    DECK,
    GAMES_FROM,
    OPTION,
    SEATS,
    configured,
    find_games,
    game_named,
)
from sobremesa.terminal.display import Display
from sobremesa.terminal.keyboard_table import names_at, open_table
from sobremesa.terminal.saved import SaveFile, Seating, game_of, read_record
from sobremesa.terminal.saving import Saving
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.session import Session
from sobremesa.terminal.showing import FULL, LINES, Showing
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import path, seat_of

# What a saved game says by itself.
SETTLED_BY_RECORD = ("seed", "seats", "name", "option")


@dataclass
class Begun:
    """A game that is new, or goes on: where it stands, who plays, and where it is saved."""

    match: Match
    seating: Seating
    file: SaveFile | None


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    showing = Showing(given, screen)
    for flag in ("against", "bots", "seat"):
        if given.has("hotseat") and given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--hotseat", other=f"--{flag}"))
    begun = _resumed(given) if given.has("resume") else _new(given, screen.language)
    if begun.file is not None:
        begun.file.seating = begun.seating
    aid, clock = given.has("memory-aid"), given.one("clock") or Clock()
    host = open_table(begun.match, begun.seating, clock=clock, language=screen.language, memory_aid=aid)
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
    game, minds = configured(given), _minds(given)
    people = _people(given, game)
    seed_text = given.one("seed")
    seed = Seed.fresh() if seed_text is None else Seed.read(seed_text)
    seating = Seating(tuple(sorted(people)), minds)
    match = Match(game, seed, names_at(given.all("name"), game, seating, seed, language))
    file = given.one("save")
    return Begun(match, seating, None if file is None else SaveFile(file))


def _resumed(given: Given) -> Begun:
    """A saved game where it was left; it goes on being saved there, or where --save says."""
    for flag in SETTLED_BY_RECORD:
        if given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--resume", other=f"--{flag}"))
    file = given.one("resume")
    record = read_record(file)
    if given.argument and game_named(given).about.name != record.game:
        raise BadCommand(TEXTS.message("cli-other-game", file=file, record=record.game, game=given.argument))
    match = record.replay(game_of(record, given.one("deck")))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=file))
    before = Seating.of(record)
    seating = Seating(tuple(sorted(_people(given, match.game, before))), _minds(given, before))
    elsewhere = given.one("save")
    is_here = elsewhere is None or elsewhere == file
    return Begun(match, seating, SaveFile(file, ours=True) if is_here else SaveFile(elsewhere))


def _people(given: Given, game: AnyGame, seating: Seating | None = None) -> set[int]:
    """The seats of the people at this keyboard: as is said, or as it was."""
    if given.has("hotseat"):
        return set(range(game.seats))
    before = {0} if seating is None else set(seating.people)
    return {seat_of(words, game.seats) for words in given.all("seat")} or before


def _minds(given: Given, seating: Seating | None = None) -> tuple[str, ...]:
    """The bots at the table, from the first seat that has no person; the last one sits in all seats that are left."""
    if given.has("bots") and given.has("against"):
        raise BadCommand(TEXTS.message("cli-not-together", one="--bots", other="--against"))
    if given.has("against"):
        return (given.one("against"),)
    said: tuple[str, ...] | None = given.one("bots")
    if said is None:
        return ("normal",) if seating is None else seating.bots
    return said


COMMAND = Command(
    "play",
    "game",
    (
        Flag("--against", choices=tuple(MINDS)),
        BOTS,
        Flag("--hotseat", takes_value=False),
        Flag("--name", many=True),
        SEATS,
        Flag("--seat", many=True),
        Flag("--seed"),
        DECK,
        OPTION,
        CLOCK,
        Flag("--memory-aid", takes_value=False),
        Flag("--save", read=path),
        Flag("--resume", read=path),
        GAMES_FROM,
        FULL,
        LINES,
        ASCII,
        LANG,
        HELP,
    ),
    run,
)
