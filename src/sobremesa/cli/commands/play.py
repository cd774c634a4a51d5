"""``sobremesa play``: a game at this keyboard, against bots or between people."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.bots.catalog import BOTS
from sobremesa.bots.levels import LEVELS
from sobremesa.cli.command_line import Arguments, BadCommand, Commands, path
from sobremesa.cli.commands.options import (
    add_bots,
    add_games_from,
    add_outside_games,
    add_screen_options,
    add_table_options,
    clock,
    configure,
    game_named,
    seat_of,
)
from sobremesa.cli.display_choice import DisplayChoice
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.session.display import Display
from sobremesa.terminal.session.saved_games import GameSaver, SaveFile, SeatPlan, game_of, read_record
from sobremesa.terminal.session.session import TableSession
from sobremesa.terminal.tables.keyboard_table import names_at, open_table
from sobremesa.terminal.texts import TEXTS

# Options that a saved game has already settled.
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
class PreparedGame:
    """A new or resumed game, its players, and the file it is saved to."""

    match: Match
    seating: SeatPlan
    file: SaveFile | None


def run(args: Arguments, screen: Screen) -> None:
    add_outside_games(args, screen)
    display = DisplayChoice(args, screen)
    args.refuse_together("hotseat", "against", "bots", "seat")
    args.refuse_together("bots", "against")
    args.refuse_together("resume", *SETTLED_BY_RECORD)
    prepared = _resume(args) if args.has("resume") else _new(args, screen.language)
    if prepared.file is not None:
        prepared.file.seating = prepared.seating
    aid = args.memory_aid
    time = args.clock or Clock()
    host = open_table(prepared.match, prepared.seating, clock=time, language=screen.language, memory_aid=aid)
    # A resumed game does not show its past again: remembering is part of some games.
    from_start = aid or not prepared.match.codes
    connections = [
        host.connect(seat, screen.language, from_start=from_start) for seat in sorted(prepared.seating.people)
    ]
    outside = host.connect(None, screen.language, from_start=from_start) if len(connections) > 1 else None
    game = prepared.match.game
    bots = prepared.seating.bots_by_seat(game.seats).values()
    problem = game.player().problem() if any(bot in LEVELS for bot in bots) else None
    if problem is not None:
        screen.complain(problem.say(screen.language))

    def session(display: Display) -> TableSession:
        return TableSession(
            connections, game, display, GameSaver(connections[0], display, prepared.file), outside=outside
        )

    display.run(session, game)


def _new(args: Arguments, language: str) -> PreparedGame:
    game = configure(args)
    seed = Seed.fresh() if args.seed is None else Seed.read(args.seed)
    seating = SeatPlan(tuple(sorted(_people(args, game))), _bot_names(args))
    match = Match(game, seed, names_at(args.name, game, seating, seed, language))
    return PreparedGame(match, seating, None if args.save is None else SaveFile(args.save))


def _resume(args: Arguments) -> PreparedGame:
    """A saved game where it stopped; it is saved to the same file, or to that of --save."""
    file = args.resume
    record = read_record(file)
    if args.game is not None and game_named(args).about.name != record.game:
        raise BadCommand(TEXTS.message("cli-other-game", file=file, record=record.game, game=args.game))
    match = record.replay(game_of(record, args.deck))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=file))
    before = SeatPlan.of(record)
    seating = SeatPlan(tuple(sorted(_people(args, match.game, before))), _bot_names(args, before))
    is_here = args.save is None or args.save == file
    return PreparedGame(match, seating, SaveFile(file, ours=True) if is_here else SaveFile(args.save))


def _people(args: Arguments, game: AnyGame, seating: SeatPlan | None = None) -> set[int]:
    """The seats of the people at this keyboard, as given or as saved."""
    if args.hotseat:
        return set(range(game.seats))
    before = {0} if seating is None else set(seating.people)
    return {seat_of(words, game.seats) for words in args.seat} or before


def _bot_names(args: Arguments, seating: SeatPlan | None = None) -> tuple[str, ...]:
    """The bots for the seats without a person, in order; the last one takes all remaining seats."""
    if args.against is not None:
        return (args.against,)
    if args.bots is None:
        return ("normal",) if seating is None else seating.bots
    said: tuple[str, ...] = args.bots
    return said
