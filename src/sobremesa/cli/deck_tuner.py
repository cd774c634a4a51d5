"""A search for a better deck: reports every deck tried, and writes the best one to a file."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.table import Table

from sobremesa.cli.command_line import BadCommand
from sobremesa.cli.commands.deck import describe
from sobremesa.cli.lab_console import LabConsole
from sobremesa.kernel.files import write_whole
from sobremesa.lab.deck_race import Entrant, FreshDeals, Race, confirm, race
from sobremesa.lab.deck_search import DeckSearch, Range
from sobremesa.lab.decks import differences
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from sobremesa.lab.targets import Numbers, Target, numbers
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import file_error
from sobremesa.terminal.texts import TEXTS

DECK, TRIED = "deck.toml", "tried.csv"
# Added to the seed, so that the winner is confirmed on other deals than it won on.
FRESH = 1_000_003
MOST_TOLD = 3


@dataclass(frozen=True, eq=False)
class Candidate:
    """A deck in the race: its file, its content, and how it differs from the first one."""

    name: str
    file: Path
    content: dict[str, Any]
    changes: tuple[str, ...]


class DeckTuner:
    def __init__(self, screen: Screen, lab: LabConsole, study: Study, targets: Sequence[Target], out: Path) -> None:
        self.screen = screen
        self.lab = lab
        self.study = study
        self.targets = targets
        self.out = out
        self.raced: list[tuple[int, Entrant[Candidate]]] = []

    def run(self, ranges: Sequence[Range], decks: int, rounds: int) -> None:
        if (self.out / DECK).exists():
            raise BadCommand(TEXTS.message("tune-exists", file=self.out / DECK))
        try:
            self._run(ranges, decks, rounds)
        except OSError as problem:
            raise file_error(Path(problem.filename or self.out), problem) from None

    def _run(self, ranges: Sequence[Range], decks: int, rounds: int) -> None:
        (self.out / "decks").mkdir(parents=True, exist_ok=True)
        search = DeckSearch(self.study, ranges, self.out / "decks", self.study.seed)
        content = self.study.build_game().deck.content
        file = search.write(content, "deck-000")
        assert file is not None
        start = best = Candidate("deck-000", file, content, ())
        for number in range(1, rounds + 1):
            found = self._race(search, content, best, number, decks)
            if found.best.deck is best:
                break
            best = found.best.deck
        self._tell()
        if best is start:
            self.screen.say("tune-none", file=self.out / TRIED)
            return
        judged = confirm(
            self._measure(start, self.study.games, fresh=True),
            self._measure(best, self.study.games, fresh=True),
            self.targets,
            self.study.seed,
        )
        self._keep(best, judged)

    def _race(
        self, search: DeckSearch, content: dict[str, Any], best: Candidate, number: int, decks: int
    ) -> Race[Candidate]:
        self.screen.say("tune-round", round=number, decks=decks)
        first = 1 + (number - 1) * (decks - 1)
        near = search.near(best.content, decks - 1, first)
        entered = [best, *(self._candidate(file, other, content) for file, other in near)]
        found = race(entered, self.targets, self.study.games, self._measure, self.study.seed + number)
        self.raced += [(number, runner) for runner in found.runners if runner.deck is not best or number == 1]
        return found

    def _candidate(self, file: Path, content: dict[str, Any], start: dict[str, Any]) -> Candidate:
        changes = tuple(describe(change, self.screen.language) for change in differences(start, content))
        return Candidate(file.stem, file, content, changes)

    def _measure(self, candidate: Candidate, games: int, *, fresh: bool = False) -> Numbers:
        """The targets' numbers over the first games with a deck. Games that were played before are not played again."""
        seed = (self.study.seed + FRESH) if fresh else self.study.seed
        study = replace(self.study, deck=candidate.file, games=games, seed=seed)
        folder = RunFolder.begin(self.out / "runs" / study.digest(), study, resume=True)
        if folder.games_played() < games and not self.lab.play(study, folder, "lab-playing"):
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

    def _keep(self, best: Candidate, judged: FreshDeals) -> None:
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
