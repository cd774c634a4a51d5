"""The lab's speed: each figure that it promises, measured as a designer would see it. ``python -m research.lab``.

``--share 0.1`` plays a tenth of the games and scales the result.
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
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.lab.run_folder import RunFolder
    from sobremesa.lab.runner import Runner

Tell = Callable[[str, int, "Took", float | None], None]
SOBREMESA = [sys.executable, "-c", "import sys; from sobremesa.cli.main import main; sys.exit(main())"]


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
MANY_GAMES, MOST_MEGABYTES = 1_000_000, 500
FIRST_SECONDS, RAY_RATIO = 180, 0.9


@dataclass(frozen=True)
class Took:
    """``computed`` is the time of all processors together: the number to look at on a busy machine."""

    seconds: float
    computed: float


def time_command(*words: str) -> Took:
    start, before = perf_counter(), _processor_seconds()
    subprocess.run([*SOBREMESA, "lab", *words], check=True, stdout=subprocess.DEVNULL)
    return Took(perf_counter() - start, _processor_seconds() - before)


def _processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def megabytes() -> float:
    """The peak memory of any of our processes."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def keep(folder: Path, share: float, tell: Tell) -> None:
    for number, promise in enumerate(PROMISES):
        is_run = promise.words[0] == "run"
        games = max(100, int(promise.games * share)) if is_run else promise.games
        out = ("--out", str(folder / str(number))) if is_run else ()
        tell(
            promise.name,
            games,
            time_command(*promise.words, "--games", str(games), *out),
            promise.seconds * games / promise.games,
        )


def grow_run(source: RunFolder, path: Path, games: int) -> RunFolder:
    """A run whose rows are copied until it has this many games."""
    import polars as pl

    from sobremesa.lab.run_folder import STUDY, TABLES, RunFolder

    played = source.games_played()
    path.mkdir()
    (path / STUDY).write_bytes((source.path / STUDY).read_bytes())
    for table in TABLES:
        rows = source.scan(table).collect()
        column = "first_game" if table == "verbs" else "game"
        (path / table).mkdir()
        for first in range(0, max(1, games // played) * played, played):
            moved = rows.with_columns((pl.col(column) + first).cast(rows.schema[column]))
            moved.write_parquet(path / table / f"{first:09d}-{first + played:09d}.parquet")
    return RunFolder(path)


def report(folder: Path, tell: Tell) -> None:
    from sobremesa.lab.run_folder import RunFolder

    source = RunFolder(folder / "0")
    for games, seconds in ((REPORT_GAMES, REPORT_SECONDS), (MANY_GAMES, None)):
        found = grow_run(source, folder / f"grown-{games}", games)
        tell("report", found.games_played(), time_command("report", str(found.path)), seconds)
    kept = "kept" if megabytes() <= MOST_MEGABYTES else "MISSED"
    print(f"memory at {MANY_GAMES} games: {megabytes():.0f} MB, wanted {MOST_MEGABYTES} MB  {kept}")


def first_report(folder: Path, tell: Tell) -> None:
    """A designer's first command, with all defaults."""
    tell(
        "a first report, Evidencia",
        1000,
        time_command("run", "evidencia", "--out", str(folder / "first")),
        FIRST_SECONDS,
    )


class Lasting:
    """A runner that stays open for another study."""

    def __init__(self, runner: Runner) -> None:
        self.width = runner.width
        self.submit, self.wait = runner.submit, runner.wait

    def close(self) -> None:
        pass


def on_ray(folder: Path, share: float) -> None:
    """Two workers of a cluster beside one, timed from when they play."""
    from dataclasses import replace

    from sobremesa.lab.ray_runner import RayRunner
    from sobremesa.lab.run_folder import RunFolder
    from sobremesa.lab.runner import run
    from sobremesa.lab.study import Study

    study = Study("evidencia", 2, games=max(200, int(4000 * share)), insight=False)
    speeds = []
    for workers in (1, 2):
        cluster = RayRunner(workers)
        lasting = Lasting(cluster)
        # The workers load the engine before the timing starts.
        for name, games in (("warm", 40 * workers), ("timed", study.games)):
            played = replace(study, games=games)
            target = RunFolder.begin(folder / f"ray-{workers}-{name}", played, resume=False)
            start = perf_counter()
            run(played, target, lasting, lambda _games: None)
            took = perf_counter() - start
        cluster.close()
        speeds.append(study.games / took)
    ratio = speeds[1] / (2 * speeds[0])
    kept = "kept" if ratio >= RAY_RATIO else "MISSED"
    print(
        f"Ray: one worker {speeds[0]:.0f} games/s, two {speeds[1]:.0f}: {ratio:.2f} of twice one, "
        f"wanted {RAY_RATIO}  {kept}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    share = parser.parse_args().share
    print(f"{os.cpu_count()} cores")

    def tell(name: str, games: int, took: Took, wanted: float | None) -> None:
        times = f"{took.seconds:7.1f} s  {took.computed:7.1f} s computed"
        if wanted is not None:
            times += f"  wanted {wanted:6.1f} s  {'kept' if took.seconds <= wanted else 'MISSED'}"
        print(f"{name:30} {games:8} games  {times}  {megabytes():5.0f} MB", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        first_report(path, tell)
        keep(path, share, tell)
        report(path, tell)
        if find_spec("ray") is None:
            print('Ray is not installed: pip install "sobremesa[ray]"')
        else:
            on_ray(path, share)


if __name__ == "__main__":
    main()
