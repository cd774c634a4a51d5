"""The console that faces are drawn on."""

from __future__ import annotations

from typing import TextIO

from sobremesa.terminal.face import WIDTH
from sobremesa.terminal.ink import Console


def console(output: TextIO, *, is_terminal: bool) -> Console:
    return Console(output, is_terminal=is_terminal, width=None if is_terminal else WIDTH)
