"""The console that faces are drawn on."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console

from sobremesa.terminal.face import WIDTH


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Whoever started us decides what that means; rich would end the process."""
        raise BrokenPipeError


def console(output: TextIO, *, is_terminal: bool) -> Console:
    return _Console(file=output, width=None if is_terminal else WIDTH, markup=False, highlight=False, emoji=False)
