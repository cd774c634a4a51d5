"""The command ``sobremesa``."""

from __future__ import annotations

import logging
import os
import socket
import sys
from pathlib import Path

from rich.console import Group
from rich.text import Text

import sobremesa
from sobremesa.bots.guest import is_guest, maker
from sobremesa.bots.hint import ENOUGH, hints
from sobremesa.bots.minds import MINDS
from sobremesa.bots.thinker import Effort
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.terminal.command_line import (
    COMMANDS,
    BadCommand,
    Given,
    help_for,
    language_of,
    missing_argument,
    read_command,
)
from sobremesa.terminal.competing import Competing
from sobremesa.terminal.faces import FACES
from sobremesa.terminal.files import check_file, named, trouble
from sobremesa.terminal.opponent import Opponent
from sobremesa.terminal.replaying import Replaying
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.saved import SaveFile, Seating, game_of, read_record
from sobremesa.terminal.screen import STDOUT, Gone, Screen, complete_streams, visible
from sobremesa.terminal.sitting import Sitting
from sobremesa.terminal.texts import TEXTS

DONE, REFUSED, INTERRUPTED = 0, 2, 130
LARGEST_PORT = 65_535
LARGEST_COUNT, USUAL_GAMES, MOST_BOTS, MOST_HINTS = 1_000_000, 100, 8, 5
# What a saved game says by itself.
SETTLED_BY_RECORD = ("seed", "seats", "name", "option")


def main(argv: list[str] | None = None) -> int:
    """Runs the command line and gives the exit code: 0, 2 for bad input, 130 for Ctrl-C."""
    arguments = sys.argv[1:] if argv is None else argv
    language = DEFAULT_LANGUAGE
    complete_streams()
    try:
        language = language_of(arguments, os.environ)
        screen = Screen(language)
        try:
            _obey(read_command(arguments), screen)
        finally:
            screen.flush()
    except SobremesaError as problem:
        print(visible(problem.say(language)), file=sys.stderr)
        return REFUSED
    except Gone:
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has read enough; the interpreter's last flush must not complain either.
        _silence()
    except OSError as problem:
        if problem.filename is None:
            raise
        if problem.filename == STDOUT:
            _silence()
        print(visible(trouble(Path(str(problem.filename)), problem).say(language)), file=sys.stderr)
        return REFUSED
    return DONE


def _silence() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _obey(given: Given, screen: Screen) -> None:
    if given.has("help"):
        screen.show(help_for(given.command, screen.language))
    elif given.has("version"):
        screen.say("version", version=sobremesa.__version__, engine=sobremesa.engine())
    elif given.command == "play":
        _play(given, screen)
    elif given.command == "rules":
        screen.show(Rulebook(_game_named(given), screen.language).whole())
    elif given.command == "replay":
        _replay(given, screen)
    elif given.command == "games":
        _list_games(screen)
    elif given.command == "serve":
        _serve(given, screen)
    elif given.command == "verify":
        _verify(given, screen)
    elif given.command == "hint":
        _hint(given, screen)
    elif given.command == "arena":
        _arena(given, screen)
    else:
        raise BadCommand(TEXTS.message("cli-no-command", allowed=", ".join(COMMANDS)))


def _game_named(given: Given) -> type[AnyGame]:
    allowed = ", ".join(GAMES)
    if not given.argument:
        raise missing_argument(given, allowed)
    if given.argument not in GAMES:
        raise BadCommand(TEXTS.message("cli-unknown-game", game=given.argument[:40], allowed=allowed))
    return GAMES[given.argument]


def _path(given: Given, key: str) -> Path | None:
    value = given.one(key)
    return None if value is None else named(value)


# sobremesa play


def _play(given: Given, screen: Screen) -> None:
    seating: Seating | None = None
    for flag in ("against", "bots", "seat"):
        if given.has("hotseat") and given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--hotseat", other=f"--{flag}"))
    if given.has("resume"):
        match, save, seating = _resumed(given)
        minds = _minds(given, seating)
    else:
        game, minds = _configured(given), _minds(given)
        people = _people(given, game)
        seed_text = given.one("seed")
        seed = Seed.fresh() if seed_text is None else Seed.read(seed_text)
        match = Match(game, seed, _names(given, game, people, minds, screen.language))
        path = _path(given, "save")
        save = None if path is None else SaveFile(path)
    people = _people(given, match.game, seating)
    if save is not None:
        save.seating = Seating(tuple(sorted(people)), minds)
    opponents = {
        seat: Opponent(_at(minds, number), match.game, match.seed, seat)
        for number, seat in enumerate(seat for seat in range(match.game.seats) if seat not in people)
    }
    face = FACES[match.game.about.name](match.game, match.names, screen.language, memory_aid=given.has("memory-aid"))
    Sitting(match, face, screen, opponents, save).run()


def _resumed(given: Given) -> tuple[Match, SaveFile | None, Seating | None]:
    """A saved game where it was left, and who played it; it goes on being saved there, or where --save says."""
    for flag in SETTLED_BY_RECORD:
        if given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--resume", other=f"--{flag}"))
    path = _path(given, "resume")
    assert path is not None
    record = read_record(path)
    if given.argument and _game_named(given).about.name != record.game:
        message = TEXTS.message("cli-other-game", file=path, record=record.game, game=given.argument)
        raise BadCommand(message)
    match = record.replay(game_of(record, _path(given, "deck")))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=path))
    elsewhere = _path(given, "save")
    if elsewhere is None or elsewhere == path:
        return match, SaveFile(path, ours=True), Seating.of(record)
    return match, SaveFile(elsewhere), Seating.of(record)


def _configured(given: Given) -> AnyGame:
    kind = _game_named(given)
    options = {}
    for words in given.all("option"):
        name, equals, value = words.partition("=")
        if not (name and equals and value):
            raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
        options[name.strip()] = value
    seats = _whole(given, "seats")
    deck = _path(given, "deck")
    if deck is not None:
        check_file(deck)
    return kind(seats=seats, options=options, deck=deck)


def _whole(given: Given, key: str, largest: int = 999) -> int | None:
    value = given.one(key)
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and len(value) < 12 and int(value) <= largest):
        raise BadCommand(TEXTS.message("cli-bad-number", flag=f"--{key}", value=value[:40]))
    return int(value)


def _people(given: Given, game: AnyGame, seating: Seating | None = None) -> set[int]:
    """The seats of the people at this keyboard: as is said, or as it was."""
    if given.has("hotseat"):
        return set(range(game.seats))
    before = {0} if seating is None else set(seating.people)
    return {_seat(words, game.seats) for words in given.all("seat")} or before


def _seat(words: str, seats: int, refusal: str = "cli-bad-seat") -> int:
    if words.isascii() and words.isdigit() and len(words) < 4 and int(words) < seats:
        return int(words)
    raise BadCommand(TEXTS.message(refusal, seat=words[:40], last=seats - 1))


def _minds(given: Given, seating: Seating | None = None) -> tuple[str, ...]:
    """The bots at the table, from the first seat that has no person; the last one sits in all seats that are left."""
    if given.has("bots") and given.has("against"):
        raise BadCommand(TEXTS.message("cli-not-together", one="--bots", other="--against"))
    said = given.one("bots") or given.one("against")
    if said is None:
        return ("greedy",) if seating is None else seating.bots
    return _known_bots(tuple(said.split(",")))


def _known_bots(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in MINDS:
            raise BadCommand(TEXTS.message("cli-unknown-bot", bot=name[:40], allowed=", ".join(MINDS)))
    return names


def _at(minds: tuple[str, ...], number: int) -> str:
    return minds[min(number, len(minds) - 1)]


def _names(given: Given, game: AnyGame, people: set[int], minds: tuple[str, ...], language: str) -> list[str]:
    """The given names from seat 0 on; the others are numbered, bots named after their way of playing."""
    names = list(given.all("name"))
    bots = [seat for seat in range(game.seats) if seat not in people]
    for seat in range(len(names), game.seats):
        kind = "player" if seat in people else _at(minds, bots.index(seat))
        names.append(TEXTS.say(language, f"name-{kind}", number=seat + 1, seats=game.seats))
    return names


# sobremesa replay


def _replay(given: Given, screen: Screen) -> None:
    if not given.argument:
        raise missing_argument(given)
    record = read_record(named(given.argument))
    viewer: Viewer = None
    seat = given.one("seat")
    if seat not in (None, "none"):
        viewer = _seat(seat, len(record.names), "cli-bad-viewer")
    game = game_of(record, _path(given, "deck"))
    Replaying(record, game, viewer, screen, step=given.has("step")).run()


# sobremesa hint


def _hint(given: Given, screen: Screen) -> None:
    """The best moves of a seat in a saved game, from what that seat may know."""
    if not given.argument:
        raise missing_argument(given)
    path = named(given.argument)
    record = read_record(path)
    match = record.replay(game_of(record, _path(given, "deck")))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=path))
    words = given.one("seat")
    seat = match.to_act[0] if words is None else _seat(words, len(record.names))
    if seat not in match.to_act:
        waiting = ", ".join(str(other) for other in match.to_act)
        raise BadCommand(TEXTS.message("cli-not-asked", seat=seat, waiting=waiting))
    iterations = _whole(given, "iterations", largest=LARGEST_COUNT) or ENOUGH.iterations
    view, narrator = match.view(seat), Narrator(match.game, match.names, screen.language)
    found = hints(match.game, view, Effort(iterations, ENOUGH.seconds))
    screen.say("hint-heading", name=match.names[seat])
    for number, hint in enumerate(found[:MOST_HINTS], start=1):
        chance = f"{100 * hint.chance:.0f}"
        screen.say("hint-line", number=number, move=narrator.label(view, hint.move), chance=chance, why=hint.why)


# sobremesa arena


def _arena(given: Given, screen: Screen) -> None:
    game = _configured(given)
    bots = given.more
    _known_bots(tuple(bot for bot in bots if not is_guest(bot)))
    for bot in filter(is_guest, bots):
        maker(bot)(game, Rng(0))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadCommand(TEXTS.message("cli-how-many-bots", most=MOST_BOTS, allowed=", ".join(MINDS)))
    games = _whole(given, "games", largest=LARGEST_COUNT)
    processes = _whole(given, "processes", largest=64)
    seed = Seed.read(given.one("seed") or "1")
    if games == 0 or processes == 0 or seed.key:
        flag = "--games" if games == 0 else "--processes" if processes == 0 else "--seed"
        raise BadCommand(TEXTS.message("cli-bad-number", flag=flag, value="0" if not seed.key else "key"))
    competing = Competing(game, bots, games or USUAL_GAMES, seed.number, processes or os.cpu_count() or 1, screen)
    competing.run(_path(given, "json"), _path(given, "plot"))


# sobremesa games


def _serve(given: Given, screen: Screen) -> None:
    """Runs until it is stopped: live tables for whoever has the link."""
    from sobremesa.server import serve

    host, data = given.one("host") or "127.0.0.1", _path(given, "data") or Path("sobremesa-data")
    port = _whole(given, "port", LARGEST_PORT)
    port = 8000 if port is None else port
    level = os.environ.get("SOBREMESA_LOG", "INFO")
    if level not in logging.getLevelNamesMapping():
        allowed = "DEBUG, INFO, WARNING, ERROR"
        raise BadCommand(TEXTS.message("cli-bad-log", value=level[:40], allowed=allowed))
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadCommand(TEXTS.message("cli-bad-address", address=f"{host}:{port}", why=why)) from None
    if not os.environ.get("SOBREMESA_DATABASE_URL"):
        try:
            data.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise trouble(data, problem) from None
    screen.say("serving", address=f"http://{host}:{port}", data=data)
    screen.flush()
    try:
        serve(host, port, data)
    except BlockingIOError:
        raise BadCommand(TEXTS.message("cli-folder-used", data=data)) from None
    except OSError as problem:
        raise trouble(data, problem) from None


def _verify(given: Given, screen: Screen) -> None:
    """Replays a record of a live table and checks that its chance was the one the table was bound to."""
    from sobremesa.table.fairness import Proof, verify

    if not given.argument:
        raise missing_argument(given, TEXTS.message("value-file").say(screen.language))
    record = read_record(named(given.argument))
    match = verify(record, game_of(record, _path(given, "deck")), given.one("commitment"))
    screen.say("verified", moves=len(match.moves), commitment=Proof.read(record).commitment)


def _list_games(screen: Screen) -> None:
    for name, game in GAMES.items():
        screen.show(_described(name, game, screen.language))


def _described(name: str, game: type[AnyGame], language: str) -> Group:
    def say(key: str) -> str:
        return game.about.texts.say(language, key)

    lines = [
        Text.assemble((say("title"), "bold"), f"  ({name})  {say('players')}, {say('minutes')}"),
        Text(f"  {say('tagline')}"),
    ]
    for option in game.about.option_kinds:
        heading = f"--option {option.name}={option.default}"
        key = f"option-{option.name}".replace("_", "-")
        lines.append(Text(f"  {heading}  {say(key)} ({option.clause})"))
        meanings = [f"{word}: {say(f'{key}-' + word.replace('_', '-'))}" for word in option.words]
        if option.numbers:
            meanings.append(option.allowed())
        lines += [Text(f"      {meaning}", style="dim") for meaning in meanings]
    return Group(*lines)
