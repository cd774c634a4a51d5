"""Studies at the command line: runs with a progress bar, reports and comparisons."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.cli.command_line import BadCommand
from sobremesa.cli.progress_bar import ProgressBar
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import file_error, fill_folder
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.lab.run_folder import RunFolder
    from sobremesa.lab.runner import Runner
    from sobremesa.lab.study import Study
    from sobremesa.lab.summary import Summary

ON_RAY = "ray"


class LabConsole:
    def __init__(self, screen: Screen, processes: int | None = None, on: str | None = None) -> None:
        self.screen = screen
        self.processes = processes or os.cpu_count() or 1
        self.on = on
        if on == ON_RAY:
            # Checked before a folder is created.
            from sobremesa.lab.ray_runner import need_ray

            need_ray()

    def run(self, study: Study, path: Path, *, resume: bool, is_opened: bool = False) -> None:
        """Plays, then reports. Ctrl-C keeps the games played so far, and says how to resume."""
        from sobremesa.lab.run_folder import RunFolder
        from sobremesa.lab.runner import run_with_rung

        study.build_game()

        def play(studied: Study, folder: RunFolder) -> bool:
            return self.play(studied, folder, "lab-playing" if studied is study else "lab-rung")

        try:
            folder = RunFolder.begin(path, study, resume=resume)
            finished = run_with_rung(study, folder, play)
        except OSError as problem:
            raise file_error(Path(problem.filename or path), problem) from None
        if not finished:
            self.screen.say("lab-interrupted", games=folder.games_played(), folder=path)
        if folder.games_played():
            self.report(folder, is_opened=is_opened and finished)
        if not finished:
            raise KeyboardInterrupt

    def play(self, study: Study, folder: RunFolder, words: str) -> bool:
        """Plays a study; returns False if Ctrl-C interrupted it."""
        from sobremesa.lab.runner import LostPart, run

        done = folder.games_played()
        with self.bar(words, study.games, done) as bar:
            try:
                run(study, folder, self._runner(), bar.advance)
            except KeyboardInterrupt:
                return False
            except LostPart as problem:
                first, last = problem.stretch
                raise BadCommand(TEXTS.message("lab-lost", first=first, last=last - 1)) from None
        return True

    def _runner(self) -> Runner:
        from sobremesa.lab.runner import InlineRunner, ProcessRunner

        if self.on == ON_RAY:
            from sobremesa.lab.ray_runner import RayRunner

            return RayRunner(self.processes)
        return InlineRunner() if self.processes == 1 else ProcessRunner(self.processes)

    def bar(self, words: str, total: int, done: int) -> ProgressBar:
        return ProgressBar(self.screen.console, TEXTS.say(self.screen.language, words), total=total, done=done)

    def report(self, folder: RunFolder, *, pdf: bool = False, is_opened: bool = False) -> None:
        """Writes report.html and summary.json, and report.pdf on request; prints the five verdicts."""
        from sobremesa.lab.metrics_reader import MetricsReader
        from sobremesa.lab.report import write_reports
        from sobremesa.lab.texts import LAB
        from sobremesa.lab.verdicts import verdicts

        language = self.screen.language
        file = folder.path / "report.html"
        try:
            found = write_reports(folder, {language: file})
        except OSError as problem:
            raise file_error(Path(problem.filename or file), problem) from None
        if pdf:
            self._report_pdf(folder, found)
        for light in verdicts(found, MetricsReader(found.study.build_game())):
            question = LAB.say(language, f"question-{light.question}")
            lamp = LAB.say(language, f"lamp-{light.colour}")
            self.print_line(f"[{lamp}] {question} {light.sentence.say(language)}")
        self.screen.say("lab-reported", file=file)
        if is_opened:
            self.open(file)

    def open(self, file: Path) -> None:
        """Shows a page in the browser, if there is one."""
        import webbrowser

        if not webbrowser.open(file.resolve().as_uri()):
            self.screen.say("lab-no-browser", file=file)

    def _report_pdf(self, folder: RunFolder, found: Summary) -> None:
        from sobremesa.kernel.files import write_whole
        from sobremesa.lab.report import report_pdf

        file = folder.path / "report.pdf"
        content = report_pdf(found, self.screen.language)
        try:
            write_whole(file, content)
        except OSError as problem:
            raise file_error(file, problem) from None
        self.screen.say("lab-reported", file=file)

    def compare(self, first: RunFolder, second: RunFolder, html: Path | None, *, is_opened: bool = False) -> None:
        from sobremesa.kernel.files import write_whole
        from sobremesa.lab.comparison import compare, comparison_page
        from sobremesa.lab.metrics_reader import MetricsReader

        found = compare(first, second)
        looking = MetricsReader(found.first.study.build_game())
        language = self.screen.language
        pairs, games = found.pairs, (found.first.games, found.second.games)
        self.screen.say(
            "lab-comparing", first=first.path, second=second.path, one=games[0], other=games[1], pairs=pairs
        )
        certain = found.certain
        for row in certain or found.rows:
            if certain or not row.card:
                self.print_line(row.sentence(looking.name(row.card, language) if row.card else "").say(language))
        self.screen.say("lab-compared", count=len(certain), rows=len(found.rows))
        if html is not None:
            names = (str(first.path), str(second.path))
            try:
                write_whole(html, comparison_page(found, names, language).encode())
            except OSError as problem:
                raise file_error(html, problem) from None
            self.screen.say("lab-reported", file=html)
            if is_opened:
                self.open(html)

    def export(self, folder: RunFolder, kind: str, target: Path) -> None:
        from sobremesa.lab.run_folder import TABLES, refuse_damage

        # The tables contain everything, so the game need not be installed.
        folder.study_file()
        with fill_folder(target, [f"{table}.{kind}" for table in TABLES]) as halves, refuse_damage(folder):
            for table, half in zip(TABLES, halves, strict=True):
                rows = folder.scan(table)
                rows.sink_parquet(half) if kind == "parquet" else rows.sink_csv(half)
        self.screen.say("lab-exported", folder=target, tables=", ".join(TABLES))

    def print_line(self, words: str) -> None:
        self.screen.say("told", text=words)
