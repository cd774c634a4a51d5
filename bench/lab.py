"""How fast the lab is: the figures that it promises, each as a designer would meet it. ``make bench-lab``.

``--share 0.1`` plays a tenth of the games and says what all of them would take.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

Tell = Callable[[str, int, "Took", float], None]
SOBREMESA = [sys.executable, "-c", "import sys; from sobremesa.terminal.main import main; sys.exit(main())"]


@dataclass(frozen=True)
class Promise:
    name: str
    words: tuple[str, ...]
    games: int
    seconds: float


PROMISES = (
    Promise("Evidencia, normal", ("run", "evidencia", "--bots", "normal"), 10_000, 45),
    Promise("Euphoria of 4, normal", ("run", "euphoria", "--seats", "4", "--bots", "normal"), 10_000, 120),
    Promise("Códigos of 2, normal", ("run", "codigos", "--seats", "2", "--bots", "normal"), 10_000, 180),
    Promise("Evidencia, random moves", ("random", "evidencia"), 100_000, 3),
    Promise("Euphoria of 4, random moves", ("random", "euphoria"), 100_000, 3),
    Promise("Códigos of 2, random moves", ("random", "codigos"), 100_000, 3),
)
REPORT_GAMES, REPORT_SECONDS = 100_000, 5


@dataclass(frozen=True)
class Took:
    """``computed`` is the time of all processors together: on a busy machine, the number to look at."""

    seconds: float
    computed: float


def timed(*words: str) -> Took:
    start, before = perf_counter(), _computed()
    subprocess.run([*SOBREMESA, "lab", *words], check=True, stdout=subprocess.DEVNULL)
    return Took(perf_counter() - start, _computed() - before)


def _computed() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def megabytes() -> float:
    """The most that any process of ours had at once."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def keep(folder: Path, share: float, tell: Tell) -> None:
    for number, promise in enumerate(PROMISES):
        is_run = promise.words[0] == "run"
        games = max(100, int(promise.games * share)) if is_run else promise.games
        out = ("--out", str(folder / str(number))) if is_run else ()
        tell(
            promise.name,
            games,
            timed(*promise.words, "--games", str(games), *out),
            promise.seconds * games / promise.games,
        )


def report(folder: Path, share: float, tell: Tell) -> None:
    """The rows of a run of Evidencia, copied until they are those of a hundred thousand games."""
    import polars as pl

    from sobremesa.lab.run_folder import RunFolder
    from sobremesa.lab.schema import TABLES

    source = RunFolder(folder / "0")
    played = source.played()
    times = max(1, int(REPORT_GAMES * share) // played)
    tables = {table: source.scan(table).collect() for table in TABLES}
    for table, rows in tables.items():
        column = "first_game" if table == "verbs" else "game"
        for copy in range(1, times):
            first = copy * played
            moved = rows.with_columns((pl.col(column) + first).cast(rows.schema[column]))
            moved.write_parquet(source.path / table / f"{first:09d}-{first + played:09d}.parquet")
    tell("report", times * played, timed("report", str(source.path)), REPORT_SECONDS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    share = parser.parse_args().share
    print(f"{os.cpu_count()} cores")

    def tell(name: str, games: int, took: Took, wanted: float) -> None:
        kept = "kept" if took.seconds <= wanted else "MISSED"
        times = f"{took.seconds:7.1f} s  {took.computed:7.1f} s computed  wanted {wanted:6.1f} s  {kept}"
        print(f"{name:30} {games:8} games  {times}  {megabytes():5.0f} MB", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        keep(Path(folder), share, tell)
        report(Path(folder), 1.0, tell)


if __name__ == "__main__":
    main()
