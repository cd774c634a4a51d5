"""Reports, comparisons and downloads of runs. Runs in a process of its own."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from msgspec import Struct

from sobremesa.kernel.files import write_together, write_whole, written_aside
from sobremesa.kernel.text import LANGUAGES
from sobremesa.workshop.checks import kind_of
from sobremesa.workshop.errand import Tell

if TYPE_CHECKING:
    import polars as pl

    from sobremesa.lab.run_folder import RunFolder


def report_file(folder: Path, language: str) -> Path:
    return folder / f"report.{language}.html"


def write_reports(folder: RunFolder) -> None:
    """In every language, or none: most of the work is the same for all of them."""
    from sobremesa.lab.report import report
    from sobremesa.lab.summary import summary

    found = summary(folder)
    files = {report_file(folder.path, language): report(found, language).encode() for language in LANGUAGES}
    files[folder.path / "summary.json"] = json.dumps(found.plain(), ensure_ascii=False, indent=1).encode()
    write_together(files, private=True)


class Report(Struct, frozen=True):
    """The reports of a run, beside it; or in one language as a PDF, where ``pdf`` says."""

    folder: str
    game: str
    games_from: list[str]
    language: str
    pdf: str = ""

    def run(self, _tell: Tell) -> None:
        from sobremesa.lab.run_folder import RunFolder

        kind_of(self.game, self.games_from)
        folder = RunFolder(Path(self.folder))
        if not self.pdf:
            write_reports(folder)
            return
        from sobremesa.lab.report_pdf import report_pdf
        from sobremesa.lab.summary import summary

        write_whole(Path(self.pdf), report_pdf(summary(folder), self.language), private=True)


class Compare(Struct, frozen=True):
    """Two runs side by side, as a page."""

    folders: tuple[str, str]
    names: tuple[str, str]
    game: str
    games_from: list[str]
    language: str
    file: str

    def run(self, _tell: Tell) -> None:
        from sobremesa.lab.compare import compare
        from sobremesa.lab.comparison_page import comparison_page
        from sobremesa.lab.run_folder import RunFolder

        kind_of(self.game, self.games_from)
        first, second = (RunFolder(Path(folder)) for folder in self.folders)
        page = comparison_page(compare(first, second), self.names, self.language)
        write_whole(Path(self.file), page.encode(), private=True)


class Export(Struct, frozen=True):
    """The tables of a run in one archive, with further files beside them."""

    folder: str
    kind: str
    file: str
    further: dict[str, str] = {}

    def run(self, _tell: Tell) -> None:
        from sobremesa.lab.run_folder import RunFolder, readable
        from sobremesa.lab.schema import TABLES

        folder, target = RunFolder(Path(self.folder)), Path(self.file)
        with (
            written_aside([target], private=True) as [half],
            TemporaryDirectory(dir=target.parent) as scratch,
            zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            for table in TABLES if folder.parts() else ():
                file = Path(scratch) / f"{table}.{self.kind}"
                with readable(folder):
                    rows = folder.scan(table)
                    rows.sink_parquet(file) if self.kind == "parquet" else harmless(rows).sink_csv(file)
                archive.write(file, file.name)
                file.unlink()
            for name, text in self.further.items():
                archive.writestr(name, text)


def harmless(rows: pl.LazyFrame) -> pl.LazyFrame:
    """No cell is taken for a formula by a spreadsheet: words come from decks, and decks from anywhere."""
    import polars as pl

    words = pl.col(pl.String)
    is_formula = words.str.contains(r"^[=+\-@\t\r]")
    return rows.with_columns(pl.when(is_formula).then(pl.lit("'") + words).otherwise(words).name.keep())
