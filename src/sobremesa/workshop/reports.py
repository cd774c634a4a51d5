"""Pages and files of runs and playtests, made on request in job processes."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from msgspec import Struct

from sobremesa.kernel.files import write_aside, write_whole
from sobremesa.kernel.text import LANGUAGES
from sobremesa.workshop.errors import WorkshopRefused, need_lab, need_press
from sobremesa.workshop.file_store import FileThread, fresh_id
from sobremesa.workshop.job_process import ShortJobs, Tell

if TYPE_CHECKING:
    import polars as pl

    from sobremesa.lab.run_folder import RunFolder


def report_file(folder: Path, language: str) -> Path:
    return folder / f"report.{language}.html"


def write_pages(folder: RunFolder) -> None:
    """Writes the report in every language."""
    from sobremesa.lab.report import write_reports

    pages = {language: report_file(folder.path, language) for language in LANGUAGES}
    write_reports(folder, pages, private=True)


class ReportJob(Struct, frozen=True):
    """Writes the reports of a run into its folder, or one as a PDF to the path ``pdf``."""

    folder: str
    language: str
    pdf: str = ""

    def run(self, _tell: Tell) -> None:
        from sobremesa.lab.run_folder import RunFolder

        folder = RunFolder(Path(self.folder))
        if not self.pdf:
            write_pages(folder)
            return
        from sobremesa.lab.report import report_pdf
        from sobremesa.lab.summary import summary

        write_whole(Path(self.pdf), report_pdf(summary(folder), self.language), private=True)


class ComparisonJob(Struct, frozen=True):
    """Writes the comparison of two runs as a page."""

    folders: tuple[str, str]
    names: tuple[str, str]
    language: str
    file: str

    def run(self, _tell: Tell) -> None:
        from sobremesa.lab.comparison import compare, comparison_page
        from sobremesa.lab.run_folder import RunFolder

        first, second = (RunFolder(Path(folder)) for folder in self.folders)
        page = comparison_page(compare(first, second), self.names, self.language)
        write_whole(Path(self.file), page.encode(), private=True)


class ExportJob(Struct, frozen=True):
    """Packs the tables of a run and ``further`` files into one archive."""

    folder: str
    kind: str
    file: str
    further: dict[str, str] = {}

    def run(self, _tell: Tell) -> None:
        from sobremesa.lab.run_folder import TABLES, RunFolder, refuse_damage

        folder, target = RunFolder(Path(self.folder)), Path(self.file)
        with (
            write_aside([target], private=True) as [half],
            TemporaryDirectory(dir=target.parent) as scratch,
            zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            for table in TABLES if folder.parts() else ():
                file = Path(scratch) / f"{table}.{self.kind}"
                with refuse_damage(folder):
                    rows = folder.scan(table)
                    rows.sink_parquet(file) if self.kind == "parquet" else escape_formulas(rows).sink_csv(file)
                archive.write(file, file.name)
                file.unlink()
            for name, text in self.further.items():
                archive.writestr(name, text)


def escape_formulas(rows: pl.LazyFrame) -> pl.LazyFrame:
    """Escapes cells that a spreadsheet would take for formulas: the words come from decks of any origin."""
    import polars as pl

    words = pl.col(pl.String)
    is_formula = words.str.contains(r"^[=+\-@\t\r]")
    return rows.with_columns(pl.when(is_formula).then(pl.lit("'") + words).otherwise(words).name.keep())


KINDS = ("csv", "parquet", "pdf")


class Subject(Struct, frozen=True):
    """A run to report on: its folder, its game and its name."""

    folder: Path
    game: str
    name: str


class Reports:
    def __init__(self, files: FileThread, jobs: ShortJobs) -> None:
        self._files = files
        self._jobs = jobs

    async def page(self, subject: Subject, language: str) -> Path:
        """The report, which is kept in the run's folder."""
        need_lab()
        file = report_file(subject.folder, language)
        if not await self._files.do(file.exists):
            await self._jobs.run(ReportJob(str(subject.folder), language))
        return file

    async def comparison(self, subjects: tuple[Subject, Subject], language: str) -> Path:
        need_lab()
        first, second = subjects
        if first.game != second.game:
            raise WorkshopRefused(422, "lab-two-games")
        file = self.scratch("html")
        await self._jobs.run(
            ComparisonJob(
                (str(first.folder), str(second.folder)),
                (first.name, second.name),
                language,
                str(file),
            )
        )
        return file

    async def download(
        self, subject: Subject, kind: str, language: str, further: Mapping[str, str] | None = None
    ) -> Path:
        need_lab()
        if kind == "pdf":
            need_press()
            file = self.scratch("pdf")
            work = ReportJob(str(subject.folder), language, str(file))
            await self._jobs.run(work)
            return file
        file = self.scratch("zip")
        await self._jobs.run(ExportJob(str(subject.folder), kind, str(file), dict(further or {})))
        return file

    def scratch(self, ending: str) -> Path:
        """A path for a file that is sent and then deleted."""
        return self._jobs.scratch / f"{fresh_id()}.{ending}"


def check_kind(kind: str, allowed: Sequence[str] = KINDS) -> None:
    if kind not in allowed:
        raise WorkshopRefused(422, "lab-value", field="as", allowed=" | ".join(allowed))
