"""A sweep over some options: plays every variant and shows all of them in one table."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from sobremesa.cli.lab_console import LabConsole
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import file_error

if TYPE_CHECKING:
    from sobremesa.lab.study import Study
    from sobremesa.lab.summary import Summary
    from sobremesa.lab.sweep import Sweep

PAGE, SHEET = "sweep.html", "sweep.csv"


class SweepRun:
    def __init__(self, screen: Screen, lab: LabConsole) -> None:
        self.screen = screen
        self.lab = lab

    def run(self, variants: Sequence[Study], names: Sequence[str], path: Path) -> None:
        """``names`` are the options that differ. Games that were played before are not played again."""
        from sobremesa.lab.run_folder import RunFolder
        from sobremesa.lab.summary import summary
        from sobremesa.lab.sweep import Sweep

        found: list[tuple[Study, Summary]] = []
        for number, variant in enumerate(variants, 1):
            folder_path = path / "-".join(dict(variant.options)[name] for name in names)
            try:
                folder = RunFolder.begin(folder_path, variant, resume=True)
                finished = self.lab.play(variant, folder, "lab-playing")
            except OSError as problem:
                raise file_error(Path(problem.filename or folder_path), problem) from None
            if not finished:
                self.screen.say("lab-sweep-interrupted", number=number, variants=len(variants), folder=path)
                raise KeyboardInterrupt
            found.append((variant, summary(folder)))
        sweep = Sweep(names, found)
        self.screen.show(self._table(sweep))
        self._write(sweep, path)
        self.screen.say("lab-swept", folder=path)

    def _table(self, sweep: Sweep) -> Table:
        grid = Table()
        for at, head in enumerate(sweep.heads(self.screen.language)):
            grid.add_column(head, justify="left" if at < len(sweep.names) else "right")
        for row in sweep.rows():
            grid.add_row(*row)
        return grid

    def _write(self, sweep: Sweep, path: Path) -> None:
        from sobremesa.kernel.files import write_together
        from sobremesa.lab.sweep import sweep_page

        sheet = io.StringIO()
        csv.writer(sheet, lineterminator="\n").writerows(sweep.sheet())
        try:
            page = sweep_page(sweep, self.screen.language)
            write_together({path / SHEET: sheet.getvalue().encode(), path / PAGE: page.encode()})
        except OSError as problem:
            raise file_error(Path(problem.filename or path), problem) from None
        self.screen.say("lab-reported", file=path / PAGE)
