"""A run from its first game to its report. Runs in a process of its own."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from sobremesa.kernel.files import HALF
from sobremesa.workshop.checks import kind_of
from sobremesa.workshop.errand import News, Tell
from sobremesa.workshop.reporting import write_reports


class Simulate(Struct, frozen=True):
    """The study is in the folder."""

    folder: str
    game: str
    games_from: list[str]

    def run(self, tell: Tell) -> object:
        """Interrupted, it keeps what there is and reports on it."""
        from sobremesa.lab.measures.rung import rung_study
        from sobremesa.lab.run_folder import RunFolder
        from sobremesa.lab.running import Here, run

        kind_of(self.game, self.games_from)
        path = Path(self.folder)
        for left in path.glob(f"*/.*{HALF}"):
            # Of a process that was killed while it wrote.
            left.unlink(missing_ok=True)
        folder = RunFolder(path)
        study, played = folder.study(), folder.played()

        def progress(games: int) -> None:
            nonlocal played
            played += games
            tell(News(played=played))

        tell(News(played=played))
        try:
            run(study, folder, Here(), progress)
            lower = rung_study(study)
            if lower is not None:
                run(lower, RunFolder.begin(folder.rung.path, lower, resume=True), Here(), lambda _games: None)
        except KeyboardInterrupt:
            pass
        if folder.played():
            tell(News(is_reporting=True))
            write_reports(folder)
        return folder.played()
