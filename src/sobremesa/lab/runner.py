"""Plays the games of a study in parts, on any number of processes, and writes each part when it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from time import perf_counter
from typing import Protocol

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.processes import ProcessPool, first_done
from sobremesa.lab.game_rows import Watcher
from sobremesa.lab.measures.fairness import fairness
from sobremesa.lab.measures.rung import rung_study
from sobremesa.lab.run_folder import Part, RunFolder, encode_rows
from sobremesa.lab.study import BadStudy, Study
from sobremesa.lab.texts import LAB

# The target length of a part. Shorter parts cost more to hand over than to play; longer ones make the progress bar
# stall.
PART_SECONDS = 0.5
FIRST_PART, LARGEST_PART = 4, 20_000
# A part whose process died is tried this often before the study gives up.
MOST_TRIES = 3
# A study with a target precision checks it after this many games.
LOOKS_EVERY = 1000
# Parts are merged after this many new ones.
MERGE_EVERY = 500

Stretch = tuple[int, int]


class Runner(Protocol):
    """Plays stretches of a study somewhere. Results come back in any order."""

    width: int

    def submit(self, game: AnyGame, study: Study, stretch: Stretch) -> None: ...

    def wait(self) -> tuple[Stretch, Part | None, float]:
        """Waits for the next finished stretch: its tables (None if its process died) and its seconds."""
        ...

    def close(self) -> None: ...


def play_stretch(game: AnyGame, study: Study, stretch: Stretch) -> tuple[Part, float]:
    """Plays the games of a stretch and measures the seconds. The game is passed along because another process does not
    know games from outside."""
    start = perf_counter()
    part = encode_rows(Watcher(study, game).play(range(*stretch)))
    return part, perf_counter() - start


class InlineRunner:
    """Plays in this process."""

    width = 1

    def __init__(self) -> None:
        self._waiting: list[tuple[AnyGame, Study, Stretch]] = []

    def submit(self, game: AnyGame, study: Study, stretch: Stretch) -> None:
        self._waiting.append((game, study, stretch))

    def wait(self) -> tuple[Stretch, Part | None, float]:
        game, study, stretch = self._waiting.pop(0)
        return (stretch, *play_stretch(game, study, stretch))

    def close(self) -> None:
        self._waiting.clear()


class ProcessRunner:
    """Plays in processes on this machine."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._pool = ProcessPool(width)
        self._running: dict[Future[tuple[Part, float]], Stretch] = {}

    def submit(self, game: AnyGame, study: Study, stretch: Stretch) -> None:
        self._running[self._pool.submit(play_stretch, game, study, stretch)] = stretch

    def wait(self) -> tuple[Stretch, Part | None, float]:
        future = first_done(self._running)
        stretch = self._running.pop(future)
        try:
            part, seconds = future.result()
        except BrokenExecutor:
            return stretch, None, 0.0
        return stretch, part, seconds

    def close(self) -> None:
        if self._running:
            self._pool.stop()
        else:
            self._pool.close()


class LostPart(Exception):
    """A part whose process died at every attempt."""

    def __init__(self, stretch: Stretch) -> None:
        super().__init__(f"the games {stretch[0]} to {stretch[1] - 1} could not be played")
        self.stretch = stretch


def run_with_rung(study: Study, folder: RunFolder, play: Callable[[Study, RunFolder], bool]) -> bool:
    """Plays the games of a study, then those against the next lower level, which measure how often the better player
    wins. ``play`` plays a study into its folder and returns False if it was interrupted."""
    if not play(study, folder):
        return False
    lower = rung_study(study)
    return lower is None or play(lower, RunFolder.begin(folder.rung.path, lower, resume=True))


def run(study: Study, folder: RunFolder, runner: Runner, progress: Callable[[int], None]) -> None:
    """Plays the missing games until the headline numbers are as precise as the study wants. An interruption keeps all
    finished parts."""
    if study.is_of_people:
        raise BadStudy(LAB.message("study-of-people"))
    here = folder.local(study)
    game = here.build_game()
    plan = _Plan(folder, study.games)
    tries: dict[Stretch, int] = {}
    under_way = kept = unjudged = 0
    try:
        while True:
            while under_way < 2 * runner.width and (stretch := plan.next()) is not None:
                runner.submit(game, here, stretch)
                under_way += 1
            if not under_way:
                return
            stretch, part, seconds = runner.wait()
            under_way -= 1
            if part is None:
                tries[stretch] = tries.get(stretch, 0) + 1
                if tries[stretch] >= MOST_TRIES:
                    raise LostPart(stretch)
                plan.again(stretch)
                continue
            folder.keep(*stretch, part)
            kept += 1
            if kept % MERGE_EVERY == 0:
                folder.merge()
            plan.learn(stretch, seconds)
            progress(stretch[1] - stretch[0])
            unjudged += stretch[1] - stretch[0]
            if study.precision and unjudged >= LOOKS_EVERY:
                unjudged = 0
                if all(seat.half_width <= study.precision for seat in fairness(folder).seats):
                    return
    finally:
        runner.close()
        folder.merge()


class _Plan:
    """Chooses the next stretch, so that each takes about ``PART_SECONDS``."""

    def __init__(self, folder: RunFolder, games: int) -> None:
        self._gaps: Iterator[Stretch] = iter(list(folder.gaps(games)))
        self._gap: Stretch | None = next(self._gaps, None)
        self._lost: list[Stretch] = []
        self._size = FIRST_PART

    def next(self) -> Stretch | None:
        if self._lost:
            return self._lost.pop()
        if self._gap is None:
            return None
        first, last = self._gap
        end = min(last, first + self._size)
        self._gap = (end, last) if end < last else next(self._gaps, None)
        return first, end

    def again(self, stretch: Stretch) -> None:
        self._lost.append(stretch)

    def learn(self, stretch: Stretch, seconds: float) -> None:
        each = max(seconds, 1e-6) / (stretch[1] - stretch[0])
        wanted = int(PART_SECONDS / each)
        self._size = max(1, min(wanted, 4 * self._size, LARGEST_PART))
