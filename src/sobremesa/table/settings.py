"""How a table is set up, once and for all its games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES
from sobremesa.table.errors import BadSettings

LONGEST_TITLE = 60
LONGEST_DECK = 100_000
DAY_SECONDS = 24 * 3600
SECONDS = range(5, 7 * DAY_SECONDS + 1)
INCREMENT = range(601)
WINDOW_MS = range(60_001)
SLOW_WINDOW_MS = range(7 * DAY_SECONDS * 1000 + 1)
REVEAL_MS = range(10_001)
DELAY_SECONDS = range(3601)
TAKEOVER_HOURS = range(1, 30 * 24 + 1)

Language = Literal["es", "en"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """``none``; ``move``: this many seconds for each move; ``player``: this many for the whole game, and
    ``increment`` more every time the player's turn is over."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: int = 60
    increment: int = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """``deck`` is a card table in TOML, "" for the game's own. ``window_ms`` is how long every window for reactions
    lasts, no matter which seats are asked and what they hold; at a table with one person and bots it waits for the
    person. Where a move may take a day or more the table is *slow*: its windows may last days too, and players need not
    be connected. ``reveal_ms`` is the time between the last sealed choice and the reveal. ``stand_in`` is the level
    that plays for a seat whose player left or ran out of time. ``takeover_hours`` is how long a player has to be away,
    without having left or offered the seat, before the others may give it to another person. ``talk`` is ``free``
    (players write what they like) or ``claims`` (only the game's claims and gestures); with "" a public table has
    claims. A journal keeps every setting, so a default matters for new tables only."""

    game: str
    seats: int
    options: dict[str, str] = {}
    deck: str = ""
    title: str = ""
    language: Language = DEFAULT_LANGUAGE  # type: ignore[assignment]  # one of LANGUAGES by its definition
    public: bool = False
    clock: Clock = Clock()
    window_ms: int = 15_000
    reveal_ms: int = 700
    memory_aid: bool = False
    chat: bool = True
    spectators: bool = True
    spectator_delay: int = 0
    stand_in: str = "normal"
    takeover_hours: int = 24
    talk: Literal["", "free", "claims"] = ""

    @property
    def is_talk_free(self) -> bool:
        return self.chat and self.talk != "claims"

    @property
    def is_slow(self) -> bool:
        return self.clock.kind == "move" and self.clock.seconds >= DAY_SECONDS

    def check(self, levels: tuple[str, ...]) -> None:
        """Refuses impossible settings; the game itself checks its seats, options and deck."""
        _within("clock.seconds", self.clock.seconds, SECONDS)
        _within("clock.increment", self.clock.increment, INCREMENT)
        _within("window_ms", self.window_ms, SLOW_WINDOW_MS if self.is_slow else WINDOW_MS)
        _within("reveal_ms", self.reveal_ms, REVEAL_MS)
        _within("spectator_delay", self.spectator_delay, DELAY_SECONDS)
        _within("takeover_hours", self.takeover_hours, TAKEOVER_HOURS)
        if self.language not in LANGUAGES:
            raise BadSettings("language", " | ".join(LANGUAGES))
        if self.stand_in not in levels:
            raise BadSettings("stand_in", " | ".join(levels))
        if len(self.title) > LONGEST_TITLE or not (self.title.isprintable() or not self.title):
            raise BadSettings("title", f"0..{LONGEST_TITLE}")
        if len(self.deck) > LONGEST_DECK:
            raise BadSettings("deck", f"0..{LONGEST_DECK}")


def _within(field: str, value: int, allowed: range) -> None:
    if value not in allowed:
        raise BadSettings(field, f"{allowed[0]}..{allowed[-1]}")
