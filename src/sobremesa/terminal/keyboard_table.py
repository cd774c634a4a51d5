"""A table at this keyboard: a game, its bots and its people, in one process."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sobremesa.bots.hint import hints
from sobremesa.bots.minds import MINDS
from sobremesa.bots.thinker import Effort
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.table.fairness import SECRET_BYTES
from sobremesa.table.house import House
from sobremesa.table.regulars import REGULARS, next_regular
from sobremesa.table.settings import Clock, Settings
from sobremesa.terminal.local_line import LocalHost
from sobremesa.terminal.opponent import Opponent
from sobremesa.terminal.saved import Seating
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire.local import LocalTable
from sobremesa.wire.messages import Hint

# With clocks: long enough to read at a terminal what is asked, and to pass the keyboard on.
WINDOW_MS = 30_000
HINT, MOST_HINTS = Effort(iterations=6_000, seconds=1.5), 5


class KeyboardTable:
    """Makes the table, and thinks for its bots."""

    def __init__(self, match: Match, seating: Seating) -> None:
        self.match = match
        self.levels = seating.minds(match.game.seats)
        self.opponents: dict[tuple[int, str], Opponent] = {}
        self.table: LocalTable | None = None

    def open(self, settings: Settings, now: int) -> LocalTable:
        game = self.match.game
        house = House(
            make_game=lambda _settings: game,
            levels=tuple(MINDS),
            fresh_secret=lambda: secrets.token_hex(SECRET_BYTES),
            seed=self.match.seed,
        )
        self.table = LocalTable.going_on(self.match, settings, self.levels, house, self.think, advise, now=now)
        return self.table

    def think(self, game: AnyGame, view: AnyView, said: tuple[Claim, ...], level: str) -> tuple[str | None, int]:
        assert self.table is not None
        assert view.viewer is not None
        match = self.table.table.match
        assert match is not None
        regular = self.table.table.seats[view.viewer].regular
        opponent = self.opponents.setdefault((view.viewer, level), Opponent(level, game, view.viewer, regular))
        return opponent.choose(view, match.seed, len(match.codes), said)


def open_table(match: Match, seating: Seating, *, clock: Clock, language: str, memory_aid: bool) -> LocalHost:
    """``seating`` says which seats are people's at this keyboard, and who plays the others."""
    settings = Settings(
        game=match.game.about.name,
        seats=match.game.seats,
        options=dict(match.game.options),
        language="en" if language == "en" else "es",
        clock=clock,
        window_ms=WINDOW_MS,
        # What everybody has chosen is uncovered at once: nobody far away has to be kept from measuring the time.
        reveal_ms=0,
        memory_aid=memory_aid,
        # Nobody can watch: whoever is at this keyboard sits at the table.
        spectators=False,
    )
    has_clocks = clock.kind != "none"
    return LocalHost(lambda now: KeyboardTable(match, seating).open(settings, now), has_clocks=has_clocks)


def names_at(given: Sequence[str], game: AnyGame, seating: Seating, seed: Seed, language: str) -> list[str]:
    """The given names from seat 0 on; people without one are numbered, and bots are regulars, mixed by the game's seed:
    by a hash of it, which tells nothing about the deal."""
    names, seated = list(given), list[str]()
    minds = seating.minds(game.seats)
    for seat in range(len(names), game.seats):
        if seat not in minds:
            names.append(TEXTS.say(language, "name-player", number=seat + 1))
            continue
        regular = next_regular(str(seed), seated=seated, names=names)
        seated.append(regular)
        names.append(REGULARS[regular].name if regular else f"Bot {seat + 1}")
    return names


def advise(game: AnyGame, view: AnyView, language: str) -> list[Hint]:
    """The moves worth a look, from what the seat may know."""
    found = hints(game, view, HINT)[:MOST_HINTS]
    return [Hint(hint.move, round(hint.chance, 3), hint.why.say(language)) for hint in found]
