"""The command line: what can be given, read into values or refused in the reader's language."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NoReturn

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.bots.minds import MINDS
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES, Message
from sobremesa.terminal.texts import TEXTS

PROGRAM = "sobremesa"
LANGUAGE_VARIABLE = "SOBREMESA_LANG"


class BadCommand(SobremesaError):
    """Something wrong on the command line."""


@dataclass(frozen=True)
class Flag:
    """An option of a command. Its texts: ``help-flag-<name>`` (or ``about``) and ``value-<name>``.

    Where only some values are possible, ``choices`` lists them.
    """

    name: str
    takes_value: bool = True
    many: bool = False
    choices: tuple[str, ...] = ()
    about: str = ""

    @property
    def key(self) -> str:
        return self.name.removeprefix("--")


@dataclass(frozen=True)
class Command:
    """``argument`` is what follows the command, ``more`` what may follow it any number of times.

    Their texts are ``value-<argument>``.
    """

    name: str
    argument: str
    flags: tuple[Flag, ...]
    more: str = ""

    def shape(self, language: str) -> str:
        """The words in the place of what follows: ``JUEGO BOT...``."""
        parts = [TEXTS.say(language, f"value-{self.argument}")] if self.argument else []
        return " ".join([*parts, *([TEXTS.say(language, f"value-{self.more}") + "..."] if self.more else [])])


LANG = Flag("--lang", choices=LANGUAGES)
HELP = Flag("--help", takes_value=False)
VERSION = Flag("--version", takes_value=False)
DECK = Flag("--deck")
EYES = Flag("--seat", about="help-flag-eyes")
COMMANDS = {
    command.name: command
    for command in (
        Command(
            "play",
            "game",
            (
                Flag("--against", choices=tuple(MINDS)),
                Flag("--bots"),
                Flag("--hotseat", takes_value=False),
                Flag("--name", many=True),
                Flag("--seats"),
                Flag("--seat", many=True),
                Flag("--seed"),
                DECK,
                Flag("--option", many=True),
                Flag("--memory-aid", takes_value=False),
                Flag("--save"),
                Flag("--resume"),
                LANG,
                HELP,
            ),
        ),
        Command("rules", "game", (LANG, HELP)),
        Command("replay", "file", (EYES, DECK, Flag("--step", takes_value=False), LANG, HELP)),
        Command("games", "", (LANG, HELP)),
        Command("serve", "", (Flag("--host"), Flag("--port"), Flag("--data"), LANG, HELP)),
        Command("verify", "file", (Flag("--commitment"), DECK, LANG, HELP)),
        Command("hint", "file", (Flag("--seat", about="help-flag-hint-seat"), DECK, Flag("--iterations"), LANG, HELP)),
        Command(
            "arena",
            "game",
            (
                Flag("--games"),
                Flag("--seed"),
                Flag("--seats"),
                DECK,
                Flag("--option", many=True),
                Flag("--processes"),
                Flag("--json"),
                Flag("--plot"),
                LANG,
                HELP,
            ),
            more="bot",
        ),
    )
}
TOP_FLAGS: tuple[Flag, ...] = (VERSION, HELP, LANG)


@dataclass(frozen=True)
class Given:
    """What was typed: ``argument`` is "" if it is missing, ``values`` lists what each flag was given."""

    command: str
    argument: str
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    more: tuple[str, ...] = ()

    def has(self, key: str) -> bool:
        return bool(self.values.get(key))

    def one(self, key: str) -> str | None:
        values = self.values.get(key, ())
        return values[0] if values else None

    def all(self, key: str) -> tuple[str, ...]:
        return self.values.get(key, ())


class _Refusing(argparse.ArgumentParser):
    """argparse reads the words; its own English sentences are never printed."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, known before anything else is read so that even refusals are told in it."""
    for word, following in pairwise([*arguments, ""]):
        name, equals, value = word.partition("=")
        chosen = value if equals else following
        if name == LANG.name and chosen in LANGUAGES:
            return chosen
    chosen = environment.get(LANGUAGE_VARIABLE) or DEFAULT_LANGUAGE
    if chosen not in LANGUAGES:
        allowed = " | ".join(LANGUAGES)
        raise BadCommand(TEXTS.message("cli-bad-variable", name=LANGUAGE_VARIABLE, value=chosen[:20], allowed=allowed))
    return chosen


def read_command(arguments: Sequence[str]) -> Given:
    """The command line in parts; raises a ``BadCommand`` for whatever does not belong there."""
    words = _command_first(list(arguments))
    name = words[0] if words else ""
    if name in COMMANDS:
        command = COMMANDS[name]
        values, rest = _parsed(command.flags, words[1:])
    else:
        command = Command("", "", TOP_FLAGS)
        values, rest = _parsed(TOP_FLAGS, words)
        if rest:
            raise _unknown("cli-unknown-command", rest[0], list(COMMANDS))
    most = 1 if command.argument else 0
    if len(rest) > most and not command.more:
        raise BadCommand(TEXTS.message("cli-too-many", extra=rest[most][:40], usage=_usage(command)))
    return Given(command.name, rest[0] if rest else "", values, tuple(rest[1:]))


def _command_first(words: list[str]) -> list[str]:
    """The language may be said before the command too."""
    at = 1 if words[:1] == ["--"] else 0
    while at < len(words) and words[at].partition("=")[0] == LANG.name:
        at += 1 if "=" in words[at] else 2
    return words[at : at + 1] + words[:at] + words[at + 1 :]


def _parsed(flags: Sequence[Flag], words: list[str]) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    parser = _Refusing(prog=PROGRAM, add_help=False, allow_abbrev=False, exit_on_error=False)
    for flag in flags:
        names = [flag.name, "-h"] if flag is HELP else [flag.name]
        if flag.takes_value:
            parser.add_argument(*names, dest=flag.key, action="append", default=[])
        else:
            parser.add_argument(*names, dest=flag.key, action="append_const", const="", default=[])
    parser.add_argument("extra", nargs="*")
    try:
        space, unknown = parser.parse_known_intermixed_args(words)
    except argparse.ArgumentError as problem:
        name = (problem.argument_name or "").split("/")[0]
        flag = next((flag for flag in flags if flag.name == name), HELP)
        key = "cli-missing-value" if flag.takes_value else "cli-needless-value"
        value = _value(flag) if flag.takes_value else ""
        raise BadCommand(TEXTS.message(key, flag=flag.name, value=value)) from None
    unfit = [word for word in unknown if word.startswith("-") and word != "--"]
    if unfit:
        raise _unknown("cli-unknown-flag", unfit[0].partition("=")[0], [flag.name for flag in flags])
    values = {flag.key: tuple(getattr(space, flag.key)) for flag in flags}
    for flag in flags:
        if flag.takes_value and not flag.many and len(values[flag.key]) > 1:
            raise BadCommand(TEXTS.message("cli-twice", flag=flag.name))
        for value in values[flag.key]:
            if flag.choices and value not in flag.choices:
                allowed = " | ".join(flag.choices)
                raise BadCommand(TEXTS.message("cli-bad-choice", flag=flag.name, value=value[:40], allowed=allowed))
    return values, [*space.extra, *(word for word in unknown if word not in unfit)]


def _unknown(key: str, word: str, known: list[str]) -> BadCommand:
    near = difflib.get_close_matches(word, known, n=1)
    message = TEXTS.message(key, word=word[:40], allowed=", ".join(known))
    if near:
        message = TEXTS.message("cli-did-you-mean", what=message, near=near[0])
    return BadCommand(message)


def _value(flag: Flag) -> Message | str:
    return "|".join(flag.choices) if flag.choices else TEXTS.message(f"value-{flag.key}")


def _usage(command: Command) -> Message | str:
    if not command.argument:
        return f"{PROGRAM} {command.name}".strip()
    return TEXTS.message(
        "cli-usage", program=PROGRAM, command=command.name, argument=TEXTS.message(f"value-{command.argument}")
    )


def missing_argument(given: Given, allowed: str = "") -> BadCommand:
    """The refusal of a command whose argument is not there."""
    command = COMMANDS[given.command]
    key = f"cli-missing-{command.argument}"
    return BadCommand(TEXTS.message(key, usage=_usage(command), allowed=allowed))


# Help.


def help_for(name: str, language: str) -> RenderableType:
    """What a command does and takes; with no name, the commands."""

    def say(key: str, **facts: Any) -> str:
        return TEXTS.say(language, key, **facts)

    grid = Table.grid(padding=(0, 3, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    if name:
        command = COMMANDS[name]
        flags = command.flags
        first = say("help-usage", usage=f"{PROGRAM} {name} {command.shape(language)}".strip())
        heading = [first, "", say(f"help-{name}"), "", say("help-flags")]
    else:
        flags = TOP_FLAGS
        first = say("help-usage", usage=f"{PROGRAM} " + say("value-command"))
        heading = [first, "", say("help-top"), "", say("help-commands")]
        for command in COMMANDS.values():
            grid.add_row(f"{command.name} {command.shape(language)}".strip(), say(f"help-{command.name}"))
        grid.add_row("", "")
    for flag in flags:
        shape = say("help-flag", flag=flag.name, value=_value(flag)) if flag.takes_value else flag.name
        grid.add_row(Text(shape), Text(say(flag.about or f"help-flag-{flag.key}")))
    return Group(*(Text(line) for line in heading), grid)
