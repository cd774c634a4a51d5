"""Reads the command line with argparse, and refuses mistakes in the reader's language.

The modules of ``commands/`` say what each command takes and does.
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
# Variables with the system's language, such as "en_US.UTF-8"; the first that is set counts.
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
ASCII_VARIABLE = "SOBREMESA_ASCII"
HELP = ("--help", "-h")
# The column where explanations begin in a help text.
HELP_COLUMN = 32


class BadCommand(SobremesaError):
    """A mistake on the command line."""


class Arguments(argparse.Namespace):
    """The parsed command line: an attribute for each argument and option, and ``run``, the command's function."""

    parser: Parser
    run: Run

    def __init__(self, **values: Any) -> None:
        super().__init__(typed=set(), **values)

    def has(self, name: str) -> bool:
        """Whether the option was typed. Other options may still have a default value."""
        value = getattr(self, name)
        return name in self.typed or value is True or (isinstance(value, list) and bool(value))

    def refuse_together(self, one: str, *others: str) -> None:
        for other in others:
            if self.has(one) and self.has(other):
                names = {"one": _option_name(one), "other": _option_name(other)}
                raise BadCommand(TEXTS.message("cli-not-together", **names))


Run = Callable[[Arguments, "Screen"], None]
# Reads an option's value, or raises a ``BadCommand`` that names the option.
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
    """Stores the value of an option that may be given once."""

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
        """Wraps each line separately, so that lists stay lists: a line that begins with spaces continues in its own
        column."""
        lines = []
        for line in text.splitlines():
            first_column = re.match(r"\s+\S+\s+", line)
            hanging = " " * len(first_column[0]) if first_column else ""
            lines.append(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent + hanging))
        return "\n".join(lines)


class Parser(argparse.ArgumentParser):
    """The parser of one command. Its texts are ``help-<command>``, ``help-flag-<option>`` or ``about``, and
    ``value-<name>``.

    argparse's own English messages are never printed: for argparse every argument is optional, our functions read the
    values, and its two errors about options are replaced by ours.
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
        # What a shell completes an argument or value to: these words, or files where there are none.
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
        """A positional argument. ``cli-missing-<name>`` refuses a command without a ``required`` one."""
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
        """An option with a value. ``read`` also reads a default that is a string."""
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
        """Adds the options that every command has."""
        self.option("--lang", choices=LANGUAGES)
        self.switch(*HELP)
        self.usage = _escape(self.shape())

    @property
    def options(self) -> dict[str, str]:
        """Each option as it is typed (``--seats N``), with its explanation."""
        found = [action for action in self._actions if action.option_strings]
        return {f"{action.option_strings[0]} {action.metavar or ''}".strip(): _plain(action) for action in found}

    def shape(self) -> str:
        """The usage: ``sobremesa arena GAME BOT... [options]``."""
        listed = [action for action in self._actions if not action.option_strings]
        arguments = [f"{action.metavar}{'...' if action.nargs == '*' else ''}" for action in listed]
        return " ".join([self.prog, *arguments, self._say("help-options-here")])

    def format_help(self) -> str:
        if self.ending:
            self.epilog = self._say(self.ending)
        return super().format_help()

    def missing_argument(self, name: str, allowed: Iterable[str] = ()) -> BadCommand:
        """The refusal of a command without this argument."""
        return BadCommand(TEXTS.message(f"cli-missing-{name}", usage=self.shape(), allowed=", ".join(allowed)))

    def read(self, words: Sequence[str]) -> Arguments:
        """Parses the words; raises a ``BadCommand`` for a mistake."""
        try:
            # Options may stand between arguments.
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
                raise self.missing_argument(action.dest.replace("_", "-"), self.offers.get(action, ()))
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
    """Parsers by command: ``play``, ``lab run``."""

    def __init__(self, language: str) -> None:
        self.language = language

    def add(self, name: str, run: Run) -> Parser:
        parser = self[name] = Parser(name, self.language, run)
        return parser


def _plain(action: argparse.Action) -> str:
    return (action.help or "").replace("%%", "%")


def _escape(words: str) -> str:
    """argparse would interpret a percent sign."""
    return words.replace("%", "%%")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language, determined before anything is parsed, so that refusals are in it too."""
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
    """The system's language, if it is one of ours."""
    said = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = re.split(r"[_.@-]", said, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def is_plain(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether to print ASCII only; determined before anything is printed."""
    return "--ascii" in arguments or environment.get(ASCII_VARIABLE, "") not in ("", "0")


def unknown_word(key: str, word: str, known: Sequence[str]) -> BadCommand:
    return near_miss(TEXTS.message(key, word=word[:40], allowed=", ".join(known)), word, known)


def near_miss(message: Message, word: str, known: Iterable[str]) -> BadCommand:
    """The refusal with a suggestion, if a known word is similar."""
    import difflib

    near = difflib.get_close_matches(word, list(known), n=1)
    return BadCommand(TEXTS.message("cli-did-you-mean", what=message, near=near[0]) if near else message)
