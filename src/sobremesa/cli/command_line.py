"""The command line: argparse reads it, and what it cannot read is refused in the reader's language.

What each command takes and does is in ``commands/``.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES, Message
from sobremesa.terminal.files import path_from
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.terminal.console.screen import Screen

PROGRAM = "sobremesa"
LANGUAGE_VARIABLE = "SOBREMESA_LANG"
# Where systems say which language somebody reads, the first that is set: "en_US.UTF-8".
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
ASCII_VARIABLE = "SOBREMESA_ASCII"
HELP = ("--help", "-h")
# The column of the explanations in a help text.
HELP_COLUMN = 32


class BadCommand(SobremesaError):
    """Something wrong on the command line."""


class Arguments(argparse.Namespace):
    """What was typed: an attribute for each argument and option of the command, and ``run``, which does it."""

    parser: Parser
    run: Run

    def __init__(self, **values: Any) -> None:
        super().__init__(typed=set(), **values)

    def has(self, name: str) -> bool:
        """Whether the option was typed; one that was not may have a value nevertheless, its default."""
        value = getattr(self, name)
        return name in self.typed or value is True or (isinstance(value, list) and bool(value))

    def refuse_together(self, one: str, *others: str) -> None:
        for other in others:
            if self.has(one) and self.has(other):
                names = {"one": _option_name(one), "other": _option_name(other)}
                raise BadCommand(TEXTS.message("cli-not-together", **names))


Run = Callable[[Arguments, "Screen"], None]
# Makes a value of what was typed for an option, or raises a ``BadCommand`` that names the option.
Read = Callable[[str, str], Any]


def as_typed(_option: str, words: str) -> str:
    return words


def path(_option: str, words: str) -> Path:
    return path_from(words)


def _one_of(choices: Sequence[str], option: str, words: str) -> str:
    if words not in choices:
        allowed = " | ".join(choices)
        raise BadCommand(TEXTS.message("cli-bad-choice", flag=option, value=words[:40], allowed=allowed))
    return words


def _option_name(dest: str) -> str:
    return f"--{dest.replace('_', '-')}"


class _Once(argparse.Action):
    """Stores the value of an option that may be there once."""

    def __call__(
        self, _parser: argparse.ArgumentParser, namespace: argparse.Namespace, value: Any, name: str | None = None
    ) -> None:
        if self.dest in namespace.typed:
            raise BadCommand(TEXTS.message("cli-twice", flag=name))
        namespace.typed.add(self.dest)
        setattr(namespace, self.dest, value)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog, max_help_position=HELP_COLUMN)
        self._language = language

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ARG002
        super().add_usage(usage, actions, groups, TEXTS.say(self._language, "help-usage") + " ")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Each line by itself, so that a list stays one: a line of it begins with spaces, and goes on in its column."""
        lines = []
        for line in text.splitlines():
            first_column = re.match(r"\s+\S+\s+", line)
            hanging = " " * len(first_column[0]) if first_column else ""
            lines.append(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent + hanging))
        return "\n".join(lines)


class Parser(argparse.ArgumentParser):
    """The parser of one command. Its texts: ``help-<command>``, ``help-flag-<option>`` or ``about``, ``value-<name>``.

    argparse reads the words. Its own English sentences are never printed: every argument may be missing for it,
    values are read by our functions, and its two errors about options are told again in our words.
    """

    def __init__(self, name: str, language: str, run: Run | None = None) -> None:
        super().__init__(
            prog=f"{PROGRAM} {name}".strip(),
            description=TEXTS.say(language, f"help-{name.replace(' ', '-') or 'top'}"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_Formatter, language=language),
        )
        self.name = name
        self.language = language
        # What a shell may offer for an argument or a value: some words, or files where there are none.
        self.offers: dict[argparse.Action, Sequence[str]] = {}
        # The key of a text below the options.
        self.ending = ""
        self._required: list[argparse.Action] = []
        self._arguments = self.add_argument_group(self._say("help-arguments"))
        self._options: argparse._ArgumentGroup | None = None
        self.set_defaults(run=run, parser=self)

    def argument(
        self,
        name: str,
        *,
        many: bool = False,
        required: bool = False,
        offered: Sequence[str] | None = None,
    ) -> None:
        """Something that follows the command. One that is ``required`` is refused by ``cli-missing-<name>``."""
        action = self._arguments.add_argument(
            name.replace("-", "_"),
            nargs="*" if many else "?",
            metavar=self._say(f"value-{name}"),
            help=", ".join(offered or ()),
        )
        if offered is not None:
            self.offers[action] = offered
        if required:
            self._required.append(action)

    def option(
        self,
        name: str,
        read: Read = as_typed,
        *,
        default: Any = None,
        choices: Sequence[str] = (),
        offered: Sequence[str] = (),
        many: bool = False,
        about: str = "",
    ) -> None:
        """An option with a value; ``read`` reads the default too where that is a string."""
        words = self._say(about or f"help-flag-{name.removeprefix('--')}")
        if default is not None:
            words = self._say("help-default", about=words, value=str(default))
        action = self._group().add_argument(
            name,
            action="append" if many else _Once,
            type=partial(partial(_one_of, choices) if choices else read, name),
            default=[] if many else default,
            metavar="|".join(choices) or self._say(f"value-{name.removeprefix('--')}"),
            help=_escape(words),
        )
        if choices or offered or read is path:
            self.offers[action] = choices or offered

    def switch(self, *names: str, about: str = "") -> None:
        """An option without a value."""
        words = self._say(about or f"help-flag-{names[0].removeprefix('--')}")
        self._group().add_argument(*names, action="store_true", help=_escape(words))

    def finish(self) -> None:
        """Adds what every command takes."""
        self.option("--lang", choices=LANGUAGES)
        self.switch(*HELP)
        self.usage = _escape(self.shape())

    @property
    def options(self) -> dict[str, str]:
        """Each option as it is written (``--seats N``), with what it does."""
        found = [action for action in self._actions if action.option_strings]
        return {f"{action.option_strings[0]} {action.metavar or ''}".strip(): _plain(action) for action in found}

    def shape(self) -> str:
        """How the command is used: ``sobremesa arena GAME BOT... [options]``."""
        listed = [action for action in self._actions if not action.option_strings]
        arguments = [f"{action.metavar}{'...' if action.nargs == '*' else ''}" for action in listed]
        return " ".join([self.prog, *arguments, self._say("help-options-here")])

    def format_help(self) -> str:
        if self.ending:
            self.epilog = self._say(self.ending)
        return super().format_help()

    def missing(self, name: str, allowed: Iterable[str] = ()) -> BadCommand:
        """The refusal of a command whose argument is not there."""
        return BadCommand(TEXTS.message(f"cli-missing-{name}", usage=self.shape(), allowed=", ".join(allowed)))

    def read(self, words: Sequence[str]) -> Arguments:
        """What the words say; raises a ``BadCommand`` for those that do not belong there."""
        try:
            # Options may stand between the arguments.
            args, extra = self.parse_known_intermixed_args(words, Arguments())
        except argparse.ArgumentError as problem:
            raise self._refusal(problem) from None
        unfit = [word for word in extra if word.startswith("-") and word != "--"]
        if unfit:
            known = [name for action in self._actions for name in action.option_strings]
            raise unknown_word("cli-unknown-flag", unfit[0].partition("=")[0], known)
        if extra := [word for word in extra if word != "--"]:
            raise BadCommand(TEXTS.message("cli-too-many", extra=extra[0][:40], usage=self.shape()))
        for action in self._required:
            if not getattr(args, action.dest):
                raise self.missing(action.dest.replace("_", "-"), self.offers.get(action, ()))
        return args

    def _refusal(self, problem: argparse.ArgumentError) -> BadCommand:
        """An option lacks its value, or has one and takes none."""
        action = next(a for a in self._actions if "/".join(a.option_strings) == problem.argument_name)
        name = action.option_strings[0]
        if action.nargs == 0:
            return BadCommand(TEXTS.message("cli-needless-value", flag=name))
        return BadCommand(TEXTS.message("cli-missing-value", flag=name, value=action.metavar))

    def _group(self) -> argparse._ArgumentGroup:
        if self._options is None:
            self._options = self.add_argument_group(self._say("help-flags"))
        return self._options

    def _say(self, key: str, **facts: Any) -> str:
        return TEXTS.say(self.language, key, **facts)


class Commands(dict[str, Parser]):
    """Parsers by the names of their commands: ``play``, ``lab run``."""

    def __init__(self, language: str) -> None:
        self.language = language

    def add(self, name: str, run: Run) -> Parser:
        parser = self[name] = Parser(name, self.language, run)
        return parser


def _plain(action: argparse.Action) -> str:
    return (action.help or "").replace("%%", "%")


def _escape(words: str) -> str:
    """argparse fills in what stands after a per cent sign."""
    return words.replace("%", "%%")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, known before anything else is read so that even refusals are told in it."""
    for word, following in pairwise([*arguments, ""]):
        name, equals, value = word.partition("=")
        chosen = value if equals else following
        if name == "--lang" and chosen in LANGUAGES:
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
    return "--ascii" in arguments or environment.get(ASCII_VARIABLE, "") not in ("", "0")


def unknown_word(key: str, word: str, known: Sequence[str]) -> BadCommand:
    return near_miss(TEXTS.message(key, word=word[:40], allowed=", ".join(known)), word, known)


def near_miss(message: Message, word: str, known: Iterable[str]) -> BadCommand:
    """A refusal that says what was probably meant, where there is something."""
    import difflib

    near = difflib.get_close_matches(word, list(known), n=1)
    return BadCommand(TEXTS.message("cli-did-you-mean", what=message, near=near[0]) if near else message)
