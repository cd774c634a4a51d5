"""The one list of commands."""

from __future__ import annotations

from sobremesa.terminal.command_line import Command
from sobremesa.terminal.commands.arena import ARENA
from sobremesa.terminal.commands.games import GAMES_LIST
from sobremesa.terminal.commands.hint import HINT
from sobremesa.terminal.commands.host import HOST
from sobremesa.terminal.commands.join import JOIN
from sobremesa.terminal.commands.play import PLAY
from sobremesa.terminal.commands.replay import REPLAY
from sobremesa.terminal.commands.rules import RULES
from sobremesa.terminal.commands.serve import SERVE
from sobremesa.terminal.commands.tables import TABLES
from sobremesa.terminal.commands.verify import VERIFY
from sobremesa.terminal.commands.watch import WATCH

COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        PLAY,
        RULES,
        REPLAY,
        GAMES_LIST,
        HOST,
        JOIN,
        WATCH,
        TABLES,
        SERVE,
        VERIFY,
        HINT,
        ARENA,
    )
}
