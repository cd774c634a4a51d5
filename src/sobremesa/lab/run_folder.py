"""The folder of a run: its study, its deck, and the tables of its games in parts.

A part holds the games of one stretch of numbers. It is written whole or not at all, with its ``games`` table last, so
an interrupted run consists of exactly the parts that have one.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.files import write_whole
from sobremesa.lab.game_rows import Rows
from sobremesa.lab.study import Study, read_study
from sobremesa.lab.texts import LAB

if TYPE_CHECKING:
    from collections.abc import Mapping

    import polars as pl


TABLES: Final = ("games", "seats", "cards", "verbs", "moments")


def _schema() -> Mapping[str, Mapping[str, Any]]:
    """The columns of each table.

    ``games``: one row a game. ``passed`` is the longest run of passed turns; ``judged`` and ``lies`` count the claims
    that could be checked and those that were false. ``seats``: one row a seat of a game. ``share`` is its share of the
    victory, ``role`` its dealt role, ``turned`` whether it left its team, ``wait`` the longest time between two of its
    decisions, in minutes. ``cards``: one row for each card that a seat held or used. ``verbs``: how often a kind of
    move was legal and was made, summed over a part. ``moments``: the positions of a sampled game at twelve of its
    moments.
    """
    import polars as pl

    return {
        "games": {
            "game": pl.UInt32, "deal": pl.UInt64, "starter": pl.Int8, "winners": pl.UInt16, "reason": pl.String,
            "clause": pl.String, "moves": pl.UInt16, "choices": pl.UInt16, "rounds": pl.UInt16, "margin": pl.Int16,
            "claims": pl.UInt16, "judged": pl.UInt16, "lies": pl.UInt16, "passed": pl.UInt16, "minutes": pl.Float32,
            "thinking_ms": pl.Float32,
        },
        "seats": {
            "game": pl.UInt32, "seat": pl.Int8, "bot": pl.String, "side": pl.Int8, "role": pl.String,
            "turned": pl.Boolean, "share": pl.Float32, "score": pl.Int16, "decisions": pl.UInt16, "choices": pl.UInt16,
            "wait": pl.Float32,
        },
        "cards": {
            "game": pl.UInt32, "seat": pl.Int8, "card": pl.String, "opening": pl.Boolean, "used": pl.Boolean,
            "final": pl.Boolean, "share": pl.Float32,
        },
        "verbs": {"first_game": pl.UInt32, "verb": pl.String, "offered": pl.UInt32, "chosen": pl.UInt32},
        "moments": {
            "game": pl.UInt32, "moment": pl.UInt8, "seat": pl.Int8, "chance": pl.Float32, "bits": pl.Float32,
            "gap": pl.Float32, "legal": pl.UInt16,
        },
    }  # fmt: skip


class _LazySchema(dict[str, "Mapping[str, Any]"]):
    """Loads the schema on first use: polars is an extra, and slow to import."""

    def __missing__(self, table: str) -> Mapping[str, Any]:
        self.update(_schema())
        return self[table]


SCHEMA: Final = _LazySchema()


STUDY, DECK, RUNG = "study.toml", "deck.toml", "rung"
# Games per batch when reading, and per file after merging.
BATCH = MERGED = 20_000
_PART = re.compile(r"(\d{9})-(\d{9})\.parquet")


# The tables of some games, each as a Parquet file. The process that plays the games encodes them, so the collecting
# process has little to do.
Part = Mapping[str, bytes]


class BadRun(SobremesaError):
    """A folder that is not a run, or holds another study."""


class RunFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, path: Path, study: Study, *, resume: bool) -> RunFolder:
        """The folder for a study: a new one, or with ``resume`` one that already holds games of the same study."""
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
        return read_study(self.study_file())

    def study_file(self) -> Path:
        """Raises a ``BadRun`` if the folder is not a run."""
        file = self.path / STUDY
        if not file.is_file():
            raise BadRun(LAB.message("run-missing", folder=self.path))
        return file

    def local(self, study: Study) -> Study:
        """The study with the copy of its deck in this folder, which cannot change while the study runs."""
        return study if study.deck is None else replace(study, deck=self.path / DECK)

    @property
    def rung(self) -> RunFolder:
        """The games against the next lower level, which measure how often the better player wins."""
        return RunFolder(self.path / RUNG)

    def parts(self) -> list[tuple[int, int]]:
        """The stretches that were played, as first number and the number after the last: in order, without overlap."""
        matches = [match for name in _names(self.path / "games") if (match := _PART.fullmatch(name)) is not None]
        # The longest first: a merged part replaces the parts it was merged from.
        found = sorted(((int(match[1]), int(match[2])) for match in matches), key=lambda part: (part[0], -part[1]))
        kept: list[tuple[int, int]] = []
        for first, last in found:
            if not kept or first >= kept[-1][1]:
                kept.append((first, last))
        return kept

    def games_played(self) -> int:
        return sum(last - first for first, last in self.parts())

    def gaps(self, games: int) -> Iterator[tuple[int, int]]:
        """The stretches of numbers below ``games`` that were not played yet."""
        at = 0
        for first, last in self.parts():
            if at < min(first, games):
                yield at, min(first, games)
            at = max(at, last)
        if at < games:
            yield at, games

    def keep(self, first: int, last: int, part: Part) -> None:
        """Writes a part. Its table of games comes last: only with it is the part complete."""
        for table in reversed(TABLES):
            folder = self.path / table
            folder.mkdir(exist_ok=True)
            write_whole(folder / f"{first:09d}-{last:09d}.parquet", part[table])

    def merge(self) -> None:
        """Merges parts, since a report opens every file of a run. A merged part is written whole before its sources are
        deleted, so every game is there once even after an interruption."""
        group: list[tuple[int, int]] = []
        for part in [*self.parts(), None]:
            if part is not None and (not group or (part[0] == group[-1][1] and part[1] - group[0][0] <= MERGED)):
                group.append(part)
                continue
            if len(group) > 1:
                self._merge(group)
            group = [part] if part is not None else []

    def _merge(self, parts: Sequence[tuple[int, int]]) -> None:
        self.keep(
            parts[0][0], parts[-1][1], {table: parquet_bytes(self._rows(table, parts).collect()) for table in TABLES}
        )
        for table in TABLES:
            for first, last in parts:
                (self.path / table / f"{first:09d}-{last:09d}.parquet").unlink()

    def scan(self, table: str) -> pl.LazyFrame:
        """The rows of a table from all parts."""
        return self._rows(table, self.parts())

    def batches(self, *tables: str) -> Iterator[tuple[pl.LazyFrame, ...]]:
        """The rows of some tables, a few thousand games at a time, for computations that do not fit in memory."""
        some: list[tuple[int, int]] = []
        for part in self.parts():
            some.append(part)
            if part[1] - some[0][0] >= BATCH:
                yield tuple(self._rows(table, some) for table in tables)
                some = []
        if some:
            yield tuple(self._rows(table, some) for table in tables)

    def _rows(self, table: str, parts: Sequence[tuple[int, int]]) -> pl.LazyFrame:
        import polars as pl

        files = [self.path / table / f"{first:09d}-{last:09d}.parquet" for first, last in parts]
        if not files:
            raise BadRun(LAB.message("run-empty", folder=self.path))
        return pl.scan_parquet(files)


def encode_rows(rows: Rows) -> Part:
    import polars as pl

    return {
        table: parquet_bytes(pl.DataFrame(getattr(rows, table), schema=SCHEMA[table], orient="row")) for table in TABLES
    }


def parquet_bytes(frame: pl.DataFrame) -> bytes:
    file = BytesIO()
    frame.write_parquet(file)
    return file.getvalue()


@contextmanager
def refuse_damage(folder: RunFolder) -> Iterator[None]:
    """Turns polars' error about a damaged or missing file into a ``BadRun``."""
    from polars.exceptions import PolarsError

    try:
        yield
    except (PolarsError, FileNotFoundError):
        raise BadRun(LAB.message("run-damaged", folder=folder.path)) from None


def _names(folder: Path) -> Sequence[str]:
    return [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
