"""``sobremesa completion``: a completion script for a shell, made by shtab."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from sobremesa.cli.command_line import PROGRAM, Arguments, BadCommand, Commands
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    Level = argparse._SubParsersAction[argparse.ArgumentParser]

SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")


def add_commands(commands: Commands) -> None:
    commands.add("completion", run).argument("shell", required=True, offered=SHELLS)


def run(args: Arguments, screen: Screen) -> None:
    if args.shell not in SHELLS:
        raise BadCommand(TEXTS.message("cli-unknown-shell", shell=args.shell[:40], allowed=", ".join(SHELLS)))
    from shtab import complete

    screen.draw(complete(whole_parser(screen.language), args.shell))


def whole_parser(language: str) -> argparse.ArgumentParser:
    """All commands as nested parsers, with the words that a shell may offer."""
    from sobremesa.cli.commands.catalog import all_commands, top_parser

    top = top_parser(language)
    first_words = _add_level(top, PROGRAM)
    groups: dict[str, Level] = {}
    for parser in all_commands(language):
        first, _, second = parser.name.partition(" ")
        level = first_words
        if second:
            if first not in groups:
                about = TEXTS.say(language, f"help-{first}")
                groups[first] = _add_level(first_words.add_parser(first, add_help=False, help=about), parser.prog)
            level = groups[first]
        for action, words in parser.offers.items():
            if words:
                action.choices = words
            else:
                action.complete = "file"  # type: ignore[attr-defined]  # where shtab looks for it
        about = (parser.description or "").replace("%", "%%")
        level.add_parser(second or first, parents=[parser], add_help=False, help=about, description=parser.description)
    return top


def _add_level(parser: argparse.ArgumentParser, prog: str) -> Level:
    return parser.add_subparsers(prog=prog, parser_class=argparse.ArgumentParser)
