"""A run: its folder is made off the event loop, its games and report in a job process."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from sobremesa.bots.catalog import BOTS
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.files import HALF, write_whole
from sobremesa.lab.run_folder import DECK, STUDY
from sobremesa.lab.study import PEOPLE, Study
from sobremesa.workshop.checks import kind_of
from sobremesa.workshop.errors import Trouble, disk_trouble, trouble
from sobremesa.workshop.job_process import JobNews, Tell
from sobremesa.workshop.reports import write_pages
from sobremesa.workshop.texts import WORKSHOP


class RunSetup(Struct, frozen=True):
    """``text`` is the deck, "" for the printed one; ``bots`` is empty for games of people."""

    game: str
    text: str
    deck_name: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    folder: str


def make_run_folder(beginning: RunSetup, games_from: Sequence[str]) -> Trouble | None:
    """Makes the folder; if it cannot, returns the reason and leaves nothing behind."""
    kind_of(beginning.game, games_from)
    unknown = [bot for bot in beginning.bots if bot not in BOTS]
    if unknown:
        return trouble(WORKSHOP.message("refused-lab-bot", bot=unknown[0][:40], allowed=", ".join(BOTS)))
    path = Path(beginning.folder)
    try:
        path.mkdir(parents=True, mode=0o700)
        deck: Path | None = None
        if beginning.text:
            deck = path / DECK
            write_whole(deck, beginning.text.encode(), private=True)
        study = Study(
            game=beginning.game,
            seats=beginning.seats,
            options=tuple(sorted(beginning.options.items())),
            deck=deck,
            bots=tuple(beginning.bots) or (PEOPLE,),
            games=beginning.games,
            deck_name=beginning.deck_name if beginning.text else "",
        )
        study.build_game()
        write_whole(path / STUDY, study.as_toml(DECK if deck is not None else None).encode(), private=True)
    except SobremesaError as problem:
        shutil.rmtree(path, ignore_errors=True)
        return trouble(problem)
    except OSError as problem:
        shutil.rmtree(path, ignore_errors=True)
        return disk_trouble(problem)
    return None


class SimulationJob(Struct, frozen=True):
    """The study is in the folder."""

    folder: str

    def run(self, tell: Tell) -> int:
        """If interrupted, it reports on the games it has. Returns their number."""
        from sobremesa.lab.run_folder import RunFolder
        from sobremesa.lab.runner import InlineRunner, run, run_with_rung

        path = Path(self.folder)
        for left in path.glob(f"*/.*{HALF}"):
            # Left by a process that was killed while it wrote.
            left.unlink(missing_ok=True)
        folder = RunFolder(path)
        study = folder.study()

        def play(studied: Study, into: RunFolder) -> bool:
            def progress(_games: int) -> None:
                if into is folder:
                    tell(JobNews(played=folder.games_played()))

            progress(0)
            try:
                run(studied, into, InlineRunner(), progress)
            except KeyboardInterrupt:
                return False
            return True

        run_with_rung(study, folder, play)
        if folder.games_played():
            tell(JobNews(is_reporting=True))
            write_pages(folder)
        return folder.games_played()
