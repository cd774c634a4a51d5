"""The progress bar of long commands."""

from __future__ import annotations

from time import monotonic
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SECONDS_BETWEEN: Final = 0.1


class ProgressBar:
    """Drawn in a terminal only, and removed at the end. It uses no thread, so that processes can be forked."""

    def __init__(self, console: Console, words: str, *, total: int, done: int = 0) -> None:
        self._progress = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            auto_refresh=False,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
            disable=not console.is_terminal or console.is_dumb_terminal,
        )
        self._task = self._progress.add_task(words, total=total, completed=done)
        self._drawn_at = monotonic()

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_problem: object) -> None:
        self._progress.stop()

    def advance(self, some: int = 1) -> None:
        self._progress.advance(self._task, some)
        if monotonic() - self._drawn_at >= SECONDS_BETWEEN:
            self._drawn_at = monotonic()
            self._progress.refresh()
