"""``sobremesa arena``: bots against each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sobremesa.kernel.game import AnyGame
from sobremesa.lab.arena import Standing, as_json, as_svg, pairings, standings, tournament
from sobremesa.terminal.files import check_target, write_text
from sobremesa.terminal.ink import Table
from sobremesa.terminal.ink.progress_bar import ProgressBar
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.spoken.program_mind import PREFIX, arena_maker, is_program
from sobremesa.terminal.texts import TEXTS

LONGEST_NAME = 30


class Competing:
    def __init__(
        self, game: AnyGame, bots: Sequence[str], games: int, seed: int, processes: int, screen: Screen
    ) -> None:
        self.game = game
        self.bots = bots
        self.games = games
        self.seed = seed
        self.processes = processes
        self.screen = screen

    def run(self, json_file: Path | None, plot_file: Path | None) -> None:
        for path in (json_file, plot_file):
            if path is not None:
                check_target(path)
        # A guest goes by the name of its class, a program by its command; who is there twice is numbered.
        short = [
            bot.removeprefix(PREFIX)[-LONGEST_NAME:] if is_program(bot) else bot.rpartition(":")[2] for bot in self.bots
        ]
        names = [f"{bot} {number}" if short.count(bot) > 1 else bot for number, bot in enumerate(short, 1)]
        makers = {name: arena_maker(bot, self.screen.language) for name, bot in zip(names, self.bots, strict=True)}
        total = len(list(pairings(len(names), self.games, self.seed)))
        with ProgressBar(self.screen.console, TEXTS.say(self.screen.language, "arena-playing"), total=total) as bar:
            played = tournament(self.game, makers, self.games, self.seed, self.processes, progress=bar.advance)
        found = standings(names, played)
        self.screen.show(self._table(found))
        if json_file is not None:
            write_text(json_file, as_json(self.game, found, self.seed), private=False)
        if plot_file is not None:
            title = TEXTS.say(self.screen.language, "arena-title", game=self.game.about.name, seats=self.game.seats)
            write_text(plot_file, as_svg(title, found), private=False)

    def _table(self, found: Sequence[Standing]) -> Table:
        def say(key: str) -> str:
            return TEXTS.say(self.screen.language, key)

        table = Table(title=TEXTS.say(self.screen.language, "arena-heading", game=self.game.about.name, seed=self.seed))
        table.add_column(say("arena-bot"))
        table.add_column(say("arena-rival"))
        for key in ("arena-games", "arena-share", "arena-interval", "arena-elo", "arena-time"):
            table.add_column(say(key), justify="right")
        for standing in found:
            table.add_row(
                standing.bot,
                standing.rival,
                str(standing.games),
                f"{100 * standing.share:.1f} %",
                f"{100 * standing.low:.1f} – {100 * standing.high:.1f} %",
                f"{standing.elo:+.0f}",
                f"{standing.milliseconds:.1f} ms",
            )
        return table
