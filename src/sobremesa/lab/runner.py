"""Plays the games of a study in parts, on however many processes, and keeps each part as it comes."""

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

# A part takes about this long: less, and handing it over costs more than playing; more, and the bar stands still.
PART_SECONDS = 0.5
FIRST_PART, LARGEST_PART = 4, 20_000
# A part whose process died is played again this often before the study gives up.
MOST_TRIES = 3
# A study that stops by precision looks after so many games whether it may.
LOOKS_EVERY = 1000
# Parts are merged when there are so many more of them.
MERGE_EVERY = 500

Stretch = tuple[int, int]


class Runner(Protocol):
    """Plays stretches of a study somewhere. Results come in any order."""

    width: int

    def submit(self, game: AnyGame, study: Study, stretch: Stretch) -> None: ...

    def wait(self) -> tuple[Stretch, Part | None, float]:
        """Waits for a stretch: its tables, None if whoever played it died, and the seconds it took."""
        ...

    def close(self) -> None: ...


def play_stretch(game: AnyGame, study: Study, stretch: Stretch) -> tuple[Part, float]:
    """The games of a stretch and the seconds they took. The game is handed over: another process knows nothing of
    games from outside."""
    start = perf_counter()
    part = encode_rows(Watcher(study, game).play(range(*stretch)))
    return part, perf_counter() - start


class InlineRunner:
    """Plays in this very process."""

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
    """Plays in processes of this machine."""

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
    """A part that nobody could play: whoever tried died each time."""

    def __init__(self, stretch: Stretch) -> None:
        super().__init__(f"the games {stretch[0]} to {stretch[1] - 1} could not be played")
        self.stretch = stretch


def run_with_rung(study: Study, folder: RunFolder, play: Callable[[Study, RunFolder], bool]) -> bool:
    """The games of a study, then those against the next lower level, which tell how often the better player wins.
    ``play`` plays a study into its folder, and says whether nobody interrupted it."""
    if not play(study, folder):
        return False
    lower = rung_study(study)
    return lower is None or play(lower, RunFolder.begin(folder.rung.path, lower, resume=True))


def run(study: Study, folder: RunFolder, runner: Runner, progress: Callable[[int], None]) -> None:
    """Plays what is not in the folder yet, until the headlines are as precise as the study wants. Whatever interrupts
    it, the parts that are kept stay."""
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
    """Which stretch comes next, each about as long as ``PART_SECONDS``."""

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
