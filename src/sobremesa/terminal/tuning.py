"""A search for a better deck, at a keyboard: what was tried, what came of it, and the best of it in a file."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.table import Table

from sobremesa.kernel.files import write_whole
from sobremesa.lab.deck_race import Entrant, FreshDeals, Race, confirm, race
from sobremesa.lab.deck_search import DeckSearch, Range
from sobremesa.lab.decks import differences
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from sobremesa.lab.targets import Numbers, Target, numbers
from sobremesa.terminal.command_line import BadCommand
from sobremesa.terminal.commands.deck import describe
from sobremesa.terminal.files import trouble
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS

DECK, TRIED = "deck.toml", "tried.csv"
# The deals by which the winner is judged are others than those by which it won.
FRESH = 1_000_003
MOST_TOLD = 3


@dataclass(frozen=True, eq=False)
class Tried:
    """A deck that takes part: its file, what it holds, and what it changes."""

    name: str
    file: Path
    content: dict[str, Any]
    changes: tuple[str, ...]


class Tuning:
    def __init__(self, screen: Screen, studying: Studying, study: Study, targets: Sequence[Target], out: Path) -> None:
        self.screen = screen
        self.studying = studying
        self.study = study
        self.targets = targets
        self.out = out
        self.raced: list[tuple[int, Entrant[Tried]]] = []

    def run(self, ranges: Sequence[Range], decks: int, rounds: int) -> None:
        if (self.out / DECK).exists():
            raise BadCommand(TEXTS.message("tune-exists", file=self.out / DECK))
        try:
            self._run(ranges, decks, rounds)
        except OSError as problem:
            raise trouble(Path(problem.filename or self.out), problem) from None

    def _run(self, ranges: Sequence[Range], decks: int, rounds: int) -> None:
        (self.out / "decks").mkdir(parents=True, exist_ok=True)
        search = DeckSearch(self.study, ranges, self.out / "decks", self.study.seed)
        content = self.study.build_game().deck.content
        file = search.write(content, "deck-000")
        assert file is not None
        start = best = Tried("deck-000", file, content, ())
        for number in range(1, rounds + 1):
            found = self._raced(search, content, best, number, decks)
            if found.best.deck is best:
                break
            best = found.best.deck
        self._tell()
        if best is start:
            self.screen.say("tune-none", file=self.out / TRIED)
            return
        judged = confirm(
            self._played(start, self.study.games, fresh=True),
            self._played(best, self.study.games, fresh=True),
            self.targets,
            self.study.seed,
        )
        self._keep(best, judged)

    def _raced(self, search: DeckSearch, content: dict[str, Any], best: Tried, number: int, decks: int) -> Race[Tried]:
        self.screen.say("tune-round", round=number, decks=decks)
        first = 1 + (number - 1) * (decks - 1)
        near = search.near(best.content, decks - 1, first)
        entered = [best, *(self._tried(file, other, content) for file, other in near)]
        found = race(entered, self.targets, self.study.games, self._played, self.study.seed + number)
        self.raced += [(number, runner) for runner in found.runners if runner.deck is not best or number == 1]
        return found

    def _tried(self, file: Path, content: dict[str, Any], start: dict[str, Any]) -> Tried:
        changes = tuple(describe(change, self.screen.language) for change in differences(start, content))
        return Tried(file.stem, file, content, changes)

    def _played(self, tried: Tried, games: int, *, fresh: bool = False) -> Numbers:
        """The numbers of the first games with a deck; what was played before is not played again."""
        seed = (self.study.seed + FRESH) if fresh else self.study.seed
        study = replace(self.study, deck=tried.file, games=games, seed=seed)
        folder = RunFolder.begin(self.out / "runs" / study.digest(), study, resume=True)
        if folder.games_played() < games and not self.studying.play(study, folder, "lab-playing"):
            self.screen.say("tune-interrupted", folder=self.out)
            raise KeyboardInterrupt
        return numbers(folder, self.targets, games)

    def _tell(self) -> None:
        say = TEXTS.say
        language = self.screen.language
        grid = Table()
        for key in ("tune-deck", "tune-changes", "tune-games", "tune-loss", "tune-left"):
            grid.add_column(say(language, key))
        sheet = io.StringIO()
        writer = csv.writer(sheet, lineterminator="\n")
        writer.writerow(["round", "deck", "changes", "games", "loss", "left_after", *map(str, self.targets)])
        for number, runner in self.raced:
            deck = runner.deck
            short = [*deck.changes[:MOST_TOLD], *(["…"] if len(deck.changes) > MOST_TOLD else [])]
            left = say(language, "tune-stayed") if not runner.left else str(runner.left)
            grid.add_row(deck.name, "\n".join(short) or "–", str(runner.games), f"{runner.loss:.2f}", left)
            means = [] if runner.measured is None else [f"{value:.4f}" for value in _means(runner.measured)]
            changes = "; ".join(deck.changes)
            writer.writerow([number, deck.name, changes, runner.games, f"{runner.loss:.4f}", runner.left or "", *means])
        write_whole(self.out / TRIED, sheet.getvalue().encode())
        self.screen.show(grid)

    def _keep(self, best: Tried, judged: FreshDeals) -> None:
        shutil.copyfile(best.file, self.out / DECK)
        study = replace(self.study, deck=self.out / DECK, insight=True)
        write_whole(self.out / "study.toml", study.as_toml(DECK).encode())
        facts = {
            "before": f"{judged.before:.2f}",
            "after": f"{judged.after:.2f}",
            "low": f"{judged.low:+.2f}",
            "high": f"{judged.high:+.2f}",
        }
        key = "tune-better" if judged.is_better else "tune-unsure"
        self.screen.say(key, file=self.out / DECK, games=self.study.games, **facts)


def _means(measured: Numbers) -> list[float]:
    import numpy as np

    return [float(np.nanmean(column)) if not np.isnan(column).all() else 0.0 for column in measured.T]
