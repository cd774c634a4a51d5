"""The one list of commands, and how a command line finds its command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module

import sobremesa
from sobremesa.cli.command_line import HELP, PROGRAM, Arguments, BadCommand, Commands, Parser, unknown_word
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.texts import TEXTS

# The sections of the help. Each maps the first word of a command to its module.
SECTIONS: Mapping[str, Mapping[str, str]] = {
    "play": {
        "play": "play",
        "games": "games",
        "rules": "games",
        "replay": "records",
        "hint": "records",
        "verify": "records",
        "host": "tables",
        "join": "tables",
        "watch": "tables",
        "tables": "tables",
    },
    "serve": {
        "serve": "serve",
        "doctor": "doctor",
        "admin": "admin",
        "backup": "admin",
        "restore": "admin",
        "bundle": "bundle",
    },
    "design": {"deck": "deck", "lab": "lab", "print": "print_files"},
    "research": {"arena": "arena", "mcp": "mcp", "completion": "completion"},
}
MODULES = {first: module for section in SECTIONS.values() for first, module in section.items()}


def load(first: str, language: str) -> dict[str, Parser]:
    """The commands that begin with this word. Only their module is imported."""
    commands = Commands(language)
    import_module(f"sobremesa.cli.commands.{MODULES[first]}").add_commands(commands)
    found = {name: parser for name, parser in commands.items() if name.split()[0] == first}
    for parser in found.values():
        parser.finish()
    return found


def all_commands(language: str) -> Iterator[Parser]:
    for first in MODULES:
        yield from load(first, language).values()


def read_command(arguments: Sequence[str], language: str) -> Arguments:
    """Parses the command line; raises a ``BadCommand`` for a mistake."""
    words = _command_first(list(arguments))
    if words[:1] == ["help"]:
        words = [*words[1:], HELP[0]]
    first = words[0] if words else ""
    if first in MODULES:
        return _read_command_of(first, words[1:], language)
    top = top_parser(language)
    top.argument("command", many=True)
    args = top.read(words)
    if args.version or args.command == ["version"]:
        args.run = _show_version
    elif args.command:
        raise unknown_word("cli-unknown-command", args.command[0], list(MODULES))
    else:
        args = _help_of(overview(language))
    return args


def _read_command_of(first: str, words: list[str], language: str) -> Arguments:
    commands = load(first, language)
    name = first
    if first not in commands:
        # Options may stand before the second word.
        second = next((word for word in words if f"{first} {word}" in commands), None)
        if second is None:
            return _read_group(first, words, language, list(commands))
        words.remove(second)
        name = f"{first} {second}"
    return _help_of(commands[name]) if _asks_for_help(words) else commands[name].read(words)


def _read_group(first: str, words: Sequence[str], language: str, names: Sequence[str]) -> Arguments:
    """A command of two words was given only its first."""
    if _asks_for_help(words):
        return _help_of(overview(language, first, names))
    unknown = next((word for word in words if not word.startswith("-")), "")
    if unknown:
        raise unknown_word("cli-unknown-command", f"{first} {unknown}", names)
    example = TEXTS.message(f"example-{first}", program=PROGRAM)
    raise BadCommand(TEXTS.message("cli-no-command", allowed=", ".join(names), example=example))


def _asks_for_help(words: Sequence[str]) -> bool:
    return any(word in HELP for word in words)


def _command_first(words: list[str]) -> list[str]:
    """``--lang`` may also stand before the command."""
    at = 1 if words[:1] == ["--"] else 0
    while at < len(words) and words[at].partition("=")[0] == "--lang":
        at += 1 if "=" in words[at] else 2
    return words[at : at + 1] + words[:at] + words[at + 1 :]


def top_parser(language: str) -> Parser:
    """The options without a command."""
    parser = Parser("", language)
    parser.switch("--version", "-V")
    parser.finish()
    return parser


def overview(language: str, first: str = "", names: Sequence[str] = ()) -> Parser:
    """A parser for help only: it lists the commands of all sections, or of one group."""
    parser = Parser(first, language)
    sections = {"help-commands": names} if first else {f"help-section-{key}": list(s) for key, s in SECTIONS.items()}
    for title, listed in sections.items():
        group = parser.add_argument_group(TEXTS.say(language, title))
        for name in listed:
            group.add_argument(name, help=TEXTS.say(language, f"help-{name.replace(' ', '-')}"))
    if not first:
        parser.switch("--version", "-V")
    parser.finish()
    parser.usage = f"{parser.prog} {TEXTS.say(language, 'value-command')} {TEXTS.say(language, 'help-options-here')}"
    example = TEXTS.say(language, "help-example", example=TEXTS.message(f"example-{first or 'top'}", program=PROGRAM))
    more = TEXTS.say(language, "help-more")
    parser.epilog = f"{example}\n{more}"
    return parser


def _help_of(parser: Parser) -> Arguments:
    return Arguments(parser=parser, run=_show_help)


def _show_help(args: Arguments, screen: Screen) -> None:
    screen.draw(args.parser.format_help())


def _show_version(_given: Arguments, screen: Screen) -> None:
    engine = TEXTS.message(f"engine-{sobremesa.engine()}")
    screen.say("version", version=sobremesa.__version__, engine=engine)
