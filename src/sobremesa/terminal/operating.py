"""What the commands of ``sobremesa admin`` have in common: they ask the nodes that run in a folder of this machine."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sobremesa.terminal.command_line import Given
from sobremesa.terminal.commands.flags import data_folder
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.screen import Screen

if TYPE_CHECKING:
    from sobremesa.server import Operator


def operator_for(given: Given, screen: Screen) -> Operator:
    from sobremesa.server import operator

    need_server()
    return operator(data_folder(given), screen.language)


def moment(at: int) -> str:
    """In universal time, as logs have it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
