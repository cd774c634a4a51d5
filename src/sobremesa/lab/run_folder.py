"""The folder of a run: its study and deck, and the tables of the games that were played, part by part.

A part is the games of one stretch of numbers. It is written whole or not at all, and its games last: what a run that
was interrupted has, is what its parts say.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.schema import SCHEMA, TABLES
from sobremesa.lab.study import Study, read_study
from sobremesa.lab.texts import LAB
from sobremesa.lab.watching import Rows

if TYPE_CHECKING:
    import polars as pl

STUDY, DECK, RUNG = "study.toml", "deck.toml", "rung"
_PART = re.compile(r"(\d{9})-(\d{9})\.parquet")


# The tables of some games, each as a Parquet file: made where the games are played, so that whoever keeps the parts of
# many has little to do.
Part = Mapping[str, bytes]


class BadRun(SobremesaError):
    """A folder that is no run, or another study's."""


class RunFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, path: Path, study: Study, *, resume: bool) -> RunFolder:
        """The folder for a study: a new one, or with ``resume`` one that holds games of the same study."""
        folder = cls(path)
        if (path / STUDY).exists():
            if not resume:
                raise BadRun(LAB.message("run-exists", folder=path))
            before = folder.study()
            if before.digest() != study.digest():
                raise BadRun(LAB.message("run-other-study", folder=path))
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadRun(LAB.message("run-not-empty", folder=path))
        path.mkdir(parents=True, exist_ok=True)
        if study.deck is not None and study.deck.resolve() != (path / DECK).resolve():
            shutil.copyfile(study.deck, path / DECK)
        has_deck = study.deck is not None
        write_whole(path / STUDY, study.as_toml(DECK if has_deck else None).encode())
        return folder

    def study(self) -> Study:
        if not (self.path / STUDY).is_file():
            raise BadRun(LAB.message("run-missing", folder=self.path))
        return read_study(self.path / STUDY)

    def local(self, study: Study) -> Study:
        """The study with the deck that was copied into the folder: it cannot change while the study runs."""
        return study if study.deck is None else replace(study, deck=self.path / DECK)

    @property
    def rung(self) -> RunFolder:
        """The games against the next lower level, which tell how often the better player wins."""
        return RunFolder(self.path / RUNG)

    def parts(self) -> list[tuple[int, int]]:
        """The stretches that were played: the first number and the one after the last, in order, none twice."""
        found = sorted(
            (int(match[1]), int(match[2]))
            for name in _names(self.path / "games")
            if (match := _PART.fullmatch(name)) is not None
        )
        kept: list[tuple[int, int]] = []
        for first, last in found:
            if not kept or first >= kept[-1][1]:
                kept.append((first, last))
        return kept

    def played(self) -> int:
        return sum(last - first for first, last in self.parts())

    def gaps(self, games: int) -> Iterator[tuple[int, int]]:
        """The stretches of numbers below ``games`` that are not played yet."""
        at = 0
        for first, last in self.parts():
            if at < min(first, games):
                yield at, min(first, games)
            at = max(at, last)
        if at < games:
            yield at, games

    def keep(self, first: int, last: int, part: Part) -> None:
        """Keeps a part. The table of games is written last: with it, the part is there."""
        for table in reversed(TABLES):
            folder = self.path / table
            folder.mkdir(exist_ok=True)
            scratch = folder / f".{first:09d}-{os.getpid()}"
            try:
                scratch.write_bytes(part[table])
                scratch.replace(folder / f"{first:09d}-{last:09d}.parquet")
            except BaseException:
                scratch.unlink(missing_ok=True)
                raise

    def scan(self, table: str) -> pl.LazyFrame:
        """The rows of a table, of every part that is there."""
        import polars as pl

        files = [self.path / table / f"{first:09d}-{last:09d}.parquet" for first, last in self.parts()]
        if not files:
            raise BadRun(LAB.message("run-empty", folder=self.path))
        return pl.scan_parquet(files)


def encoded(rows: Rows) -> Part:
    import polars as pl

    part = {}
    for table in TABLES:
        file = BytesIO()
        pl.DataFrame(getattr(rows, table), schema=SCHEMA[table], orient="row").write_parquet(file)
        part[table] = file.getvalue()
    return part


@contextmanager
def readable(folder: RunFolder) -> Iterator[None]:
    """What the library of tables says of a file that somebody damaged becomes a refusal."""
    from polars.exceptions import PolarsError

    try:
        yield
    except PolarsError:
        raise BadRun(LAB.message("run-damaged", folder=folder.path)) from None


def write_whole(path: Path, content: bytes) -> None:
    """Replaces a file in one step."""
    scratch = path.with_name(f".{path.name}-{os.getpid()}")
    try:
        scratch.write_bytes(content)
        scratch.replace(path)
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise


def _names(folder: Path) -> Sequence[str]:
    return [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
