"""What ``--help`` shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.terminal.command_line import PROGRAM, TOP_FLAGS, Command, value_of
from sobremesa.terminal.texts import TEXTS


def help_for(chosen: Command | None, commands: Mapping[str, Command], language: str) -> RenderableType:
    """What a command does and takes; with none chosen, the commands."""

    def say(key: str, **facts: Any) -> str:
        return TEXTS.say(language, key, **facts)

    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    if chosen is not None:
        flags = chosen.flags
        first = say("help-usage", usage=f"{PROGRAM} {chosen.name} {chosen.shape(language)}".strip())
        heading = [first, "", say(_about(chosen)), "", say("help-flags")]
    else:
        flags = TOP_FLAGS
        first = say("help-usage", usage=f"{PROGRAM} " + say("value-command"))
        heading = [first, "", say("help-top"), "", say("help-commands")]
        for command in commands.values():
            grid.add_row(f"{command.name} {command.shape(language)}".strip(), say(_about(command)))
        grid.add_row("", "")
    for flag in flags:
        shape = say("help-flag", flag=flag.name, value=value_of(flag)) if flag.takes_value else flag.name
        grid.add_row(Text(shape), Text(say(flag.about or f"help-flag-{flag.key}")))
    # Commands of one kind have their own help; where all of it is told is said once.
    ending = [] if chosen is not None else ["", say("help-handbook")]
    return Group(*(Text(line) for line in heading), grid, *(Text(line) for line in ending))


def _about(command: Command) -> str:
    """The key of what it does."""
    return f"help-{command.name.replace(' ', '-')}"
