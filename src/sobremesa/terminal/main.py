"""The command ``sobremesa``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rich.console import Group
from rich.text import Text

import sobremesa
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.terminal.command_line import (
    BadCommand,
    Given,
    help_for,
    language_of,
    missing_argument,
    read_command,
)
from sobremesa.terminal.faces import FACES
from sobremesa.terminal.files import check_file, named
from sobremesa.terminal.opponent import Opponent
from sobremesa.terminal.replaying import Replaying
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.saved import SaveFile, game_of, read_record
from sobremesa.terminal.screen import Gone, Screen, visible
from sobremesa.terminal.sitting import Sitting
from sobremesa.terminal.texts import TEXTS

DONE, REFUSED, INTERRUPTED = 0, 2, 130
# What a saved game says by itself.
SETTLED_BY_RECORD = ("seed", "seats", "name", "option")


def main(argv: list[str] | None = None) -> int:
    """Runs the command line and gives the exit code: 0, 2 for bad input, 130 for Ctrl-C."""
    arguments = sys.argv[1:] if argv is None else argv
    language = DEFAULT_LANGUAGE
    try:
        language = language_of(arguments, os.environ)
        _obey(read_command(arguments), Screen(language))
        sys.stdout.flush()
    except SobremesaError as problem:
        sys.stdout.flush()
        print(visible(problem.say(language)), file=sys.stderr)
        return REFUSED
    except Gone:
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has read enough; the interpreter's last flush must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


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
    else:
        raise BadCommand(TEXTS.message("cli-no-command", allowed="play, rules, replay, games"))


def _game_named(given: Given) -> type[Game]:
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
    mind = given.one("against") or "greedy"
    for flag in ("against", "seat"):
        if given.has("hotseat") and given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--hotseat", other=f"--{flag}"))
    if given.has("resume"):
        match, save = _resumed(given)
    else:
        game = _configured(given)
        people = _people(given, game)
        seed_text = given.one("seed")
        seed = Seed.fresh() if seed_text is None else Seed.read(seed_text)
        match = Match(game, seed, _names(given, game, people, mind, screen.language))
        path = _path(given, "save")
        save = None if path is None else SaveFile(path)
    people = _people(given, match.game)
    opponents = {
        seat: Opponent(mind, match.game, match.seed, seat) for seat in range(match.game.seats) if seat not in people
    }
    face = FACES[match.game.name](match.game, match.names, screen.language, memory_aid=given.has("memory-aid"))
    Sitting(match, face, screen, opponents, save).run()


def _resumed(given: Given) -> tuple[Match, SaveFile | None]:
    """A saved game where it was left; it goes on being saved there, or where --save says."""
    for flag in SETTLED_BY_RECORD:
        if given.has(flag):
            raise BadCommand(TEXTS.message("cli-not-together", one="--resume", other=f"--{flag}"))
    path = _path(given, "resume")
    assert path is not None
    record = read_record(path)
    if given.argument and _game_named(given).name != record.game:
        message = TEXTS.message("cli-other-game", file=path, record=record.game, game=given.argument)
        raise BadCommand(message)
    match = record.replay(game_of(record, _path(given, "deck")))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=path))
    elsewhere = _path(given, "save")
    if elsewhere is None or elsewhere == path:
        return match, SaveFile(path, ours=True)
    return match, SaveFile(elsewhere)


def _configured(given: Given) -> Game:
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


def _whole(given: Given, key: str) -> int | None:
    value = given.one(key)
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and len(value) < 4):
        raise BadCommand(TEXTS.message("cli-bad-number", flag=f"--{key}", value=value[:40]))
    return int(value)


def _people(given: Given, game: Game) -> set[int]:
    """The seats of the people at this keyboard."""
    if given.has("hotseat"):
        return set(range(game.seats))
    return {_seat(words, game.seats) for words in given.all("seat")} or {0}


def _seat(words: str, seats: int, refusal: str = "cli-bad-seat") -> int:
    if words.isascii() and words.isdigit() and len(words) < 4 and int(words) < seats:
        return int(words)
    raise BadCommand(TEXTS.message(refusal, seat=words[:40], last=seats - 1))


def _names(given: Given, game: Game, people: set[int], mind: str, language: str) -> list[str]:
    """The given names from seat 0 on; the others are numbered, bots named after their way of playing."""
    names = list(given.all("name"))
    for seat in range(len(names), game.seats):
        kind = "player" if seat in people else mind
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


# sobremesa games


def _list_games(screen: Screen) -> None:
    for name, game in GAMES.items():
        screen.show(_described(name, game, screen.language))


def _described(name: str, game: type[Game], language: str) -> Group:
    def say(key: str) -> str:
        return game.texts.say(language, key)

    lines = [
        Text.assemble((say("title"), "bold"), f"  ({name})  {say('players')}, {say('minutes')}"),
        Text(f"  {say('tagline')}"),
    ]
    for option in game.option_kinds:
        heading = f"--option {option.name}={option.default}"
        lines.append(Text(f"  {heading}  {say(f'option-{option.name}')} ({option.clause})"))
        meanings = [f"{word}: {say(f'option-{option.name}-' + word.replace('_', '-'))}" for word in option.words]
        if option.numbers:
            meanings.append(option.allowed())
        lines += [Text(f"      {meaning}", style="dim") for meaning in meanings]
    return Group(*lines)
