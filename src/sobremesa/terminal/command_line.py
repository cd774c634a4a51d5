"""The command line: what can be given, read into values or refused in the reader's language.

What each command takes and does is in ``commands/``.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES, Message
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.screen import Screen

PROGRAM = "sobremesa"
LANGUAGE_VARIABLE = "SOBREMESA_LANG"
# Where systems say which language somebody reads, the first that is set: "en_US.UTF-8".
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
ASCII_VARIABLE = "SOBREMESA_ASCII"


class BadCommand(SobremesaError):
    """Something wrong on the command line."""


def as_typed(_flag: str, words: str) -> str:
    return words


@dataclass(frozen=True)
class Flag:
    """An option of a command. Its texts: ``help-flag-<name>`` (or ``about``) and ``value-<name>``.

    Where only some values are possible, ``choices`` lists them. ``read`` is given the flag's name and what was typed,
    and makes a value of it or raises a ``BadCommand``.
    """

    name: str
    takes_value: bool = True
    many: bool = False
    choices: tuple[str, ...] = ()
    about: str = ""
    read: Callable[[str, str], Any] = as_typed

    @property
    def key(self) -> str:
        return self.name.removeprefix("--")


@dataclass(frozen=True)
class Command:
    """``argument`` is what follows the command, ``more`` what may follow it any number of times.

    Their texts are ``value-<argument>``. ``run`` does it.
    """

    name: str
    argument: str
    flags: tuple[Flag, ...]
    run: Callable[[Given, Screen], None]
    more: str = ""

    def shape(self, language: str) -> str:
        """The words in the place of what follows: ``JUEGO BOT...``."""
        parts = [TEXTS.say(language, f"value-{self.argument}")] if self.argument else []
        return " ".join([*parts, *([TEXTS.say(language, f"value-{self.more}") + "..."] if self.more else [])])

    def usage(self) -> Message | str:
        if not self.argument:
            return f"{PROGRAM} {self.name}".strip()
        value = TEXTS.message(f"value-{self.argument}")
        return TEXTS.message("cli-usage", program=PROGRAM, command=self.name, argument=value)


LANG = Flag("--lang", choices=LANGUAGES)
HELP = Flag("--help", takes_value=False)
VERSION = Flag("--version", takes_value=False)
ASCII = Flag("--ascii", takes_value=False)
TOP_FLAGS: tuple[Flag, ...] = (VERSION, HELP, LANG)


@dataclass(frozen=True)
class Given:
    """What was typed: ``argument`` is "" if it is missing, ``values`` lists what each flag was given."""

    command: Command | None
    argument: str
    values: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    more: tuple[str, ...] = ()

    def has(self, key: str) -> bool:
        return bool(self.values.get(key))

    def one(self, key: str) -> Any:
        """The flag's value, as its ``read`` made it; None if it was not given."""
        values = self.values.get(key, ())
        return values[0] if values else None

    def all(self, key: str) -> tuple[Any, ...]:
        return self.values.get(key, ())

    def missing(self, allowed: str = "") -> BadCommand:
        """The refusal of a command whose argument is not there."""
        assert self.command is not None
        key = f"cli-missing-{self.command.argument}"
        return BadCommand(TEXTS.message(key, usage=self.command.usage(), allowed=allowed))


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
    chosen = environment.get(LANGUAGE_VARIABLE) or _of_locale(environment)
    if chosen not in LANGUAGES:
        allowed = " | ".join(LANGUAGES)
        raise BadCommand(TEXTS.message("cli-bad-variable", name=LANGUAGE_VARIABLE, value=chosen[:20], allowed=allowed))
    return chosen


def _of_locale(environment: Mapping[str, str]) -> str:
    """The language of the system, if it is one of ours."""
    said = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = re.split(r"[_.@-]", said, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def is_plain(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether nothing but ASCII shall be printed; known before anything is."""
    return ASCII.name in arguments or environment.get(ASCII_VARIABLE, "") not in ("", "0")


def read_command(arguments: Sequence[str], commands: Mapping[str, Command]) -> Given:
    """The command line in parts; raises a ``BadCommand`` for whatever does not belong there."""
    words = _one_name(_in_our_words(_command_first(list(arguments))), commands)
    command = commands.get(words[0] if words else "")
    if command is None:
        values, rest = _parsed(TOP_FLAGS, words)
        if rest:
            raise _unknown("cli-unknown-command", rest[0], list(commands))
        return Given(None, "", values)
    values, rest = _parsed(command.flags, words[1:])
    most = 1 if command.argument else 0
    if len(rest) > most and not command.more:
        raise BadCommand(TEXTS.message("cli-too-many", extra=rest[most][:40], usage=command.usage()))
    return Given(command, rest[0] if rest else "", values, tuple(rest[1:]))


def _command_first(words: list[str]) -> list[str]:
    """The language may be said before the command too."""
    at = 1 if words[:1] == ["--"] else 0
    while at < len(words) and words[at].partition("=")[0] == LANG.name:
        at += 1 if "=" in words[at] else 2
    return words[at : at + 1] + words[:at] + words[at + 1 :]


def _in_our_words(words: list[str]) -> list[str]:
    """What other programs call the same: ``help play``, ``version`` and ``-V``."""
    if words[:1] == ["help"]:
        return [*words[1:], HELP.name]
    return [VERSION.name, *words[1:]] if words[:1] in (["version"], ["-V"]) else words


def _one_name(words: list[str], commands: Mapping[str, Command]) -> list[str]:
    """Some commands have two words: ``lab run``. The first alone is not enough."""
    group = [name for name in commands if words and name.startswith(f"{words[0]} ")]
    if not group:
        return words
    second = next((at for at, word in enumerate(words[1:], 1) if f"{words[0]} {word}" in group), None)
    if second is None:
        if HELP.name in words or "-h" in words:
            return words[1:]
        unknown = next((word for word in words[1:] if not word.startswith("-")), "")
        if unknown:
            raise _unknown("cli-unknown-command", f"{words[0]} {unknown}", group)
        raise BadCommand(TEXTS.message("cli-no-command", allowed=", ".join(group)))
    return [f"{words[0]} {words[second]}", *words[1:second], *words[second + 1 :]]


def _parsed(flags: Sequence[Flag], words: list[str]) -> tuple[dict[str, tuple[Any, ...]], list[str]]:
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
        value = value_of(flag) if flag.takes_value else ""
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
    read = values if values.get(HELP.key) else _read(flags, values)
    return read, [*space.extra, *(word for word in unknown if word not in unfit)]


def _read(flags: Sequence[Flag], values: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[Any, ...]]:
    return {flag.key: tuple(flag.read(flag.name, value) for value in values[flag.key]) for flag in flags}


def _unknown(key: str, word: str, known: list[str]) -> BadCommand:
    return near_miss(TEXTS.message(key, word=word[:40], allowed=", ".join(known)), word, known)


def near_miss(message: Message, word: str, known: Iterable[str]) -> BadCommand:
    """A refusal that says what was probably meant, where there is something."""
    import difflib

    near = difflib.get_close_matches(word, list(known), n=1)
    return BadCommand(TEXTS.message("cli-did-you-mean", what=message, near=near[0]) if near else message)


def value_of(flag: Flag) -> Message | str:
    return "|".join(flag.choices) if flag.choices else TEXTS.message(f"value-{flag.key}")
