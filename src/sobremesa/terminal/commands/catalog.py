"""The one list of commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from sobremesa.terminal.command_line import Command

# Each is the ``COMMAND`` of the module of its name (``lab_run``), in the order in which they are told.
NAMES = (
    "play",
    "rules",
    "replay",
    "games",
    "host",
    "join",
    "watch",
    "tables",
    "serve",
    "backup",
    "restore",
    "admin list",
    "admin close",
    "admin delete",
    "admin export",
    "admin ban",
    "admin unban",
    "admin bans",
    "admin reports",
    "bundle",
    "verify",
    "hint",
    "arena",
    "mcp",
    "lab run",
    "lab report",
    "lab compare",
    "lab sweep",
    "lab tune",
    "lab exchange",
    "lab random",
    "lab skill",
    "lab record",
    "lab export",
    "deck new",
    "deck check",
    "deck diff",
    "deck sheet",
    "print cards",
    "print rules",
    "print box",
    "doctor",
    "completion",
    "manual",
)


class Commands(Mapping[str, Command]):
    """A command is loaded when it is looked up: most of them need more than the others do."""

    def __getitem__(self, name: str) -> Command:
        if name not in NAMES:
            raise KeyError(name)
        command: Command = import_module(f"sobremesa.terminal.commands.{name.replace(' ', '_')}").COMMAND
        return command

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


COMMANDS = Commands()
