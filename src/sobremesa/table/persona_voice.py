"""What regulars say to what happens: each has a temper, and speaks of what everybody saw.

A remark is chosen from public events, the table's name, the number of the news and what was said before, and from
nothing else: in worlds that nobody can tell apart the same is said, at the same time. Nobody repeats themselves in a
game while they have another way to say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sobremesa.kernel.event import Event
from sobremesa.table.personas import PERSONAS, chance_of

if TYPE_CHECKING:
    from sobremesa.table.table import Table

Mood = Literal["good", "bad", "doubted"]
# How many ways a regular has to say each.
LINES: dict[Mood, int] = {"good": 4, "bad": 4, "doubted": 2}
# After what is spoken of: time to see it.
BREATH_MS = 1_200


@dataclass(frozen=True)
class Remark:
    """What is said at this time, unless something else is worth more by then."""

    at: int
    seat: int
    mood: Mood
    line: int


class Voice:
    def __init__(self, table: str) -> None:
        self._table = table
        self.remark: Remark | None = None
        # By regular and mood: the lines of this game, oldest first.
        self._said: dict[tuple[str, Mood], list[int]] = {}

    def calm_down(self) -> None:
        self.remark = None

    def begin(self) -> None:
        """Another game: whatever was said may be said again."""
        self.calm_down()
        self._said = {}

    def speak(self, regular: str, mood: Mood, line: int) -> None:
        """What was to be said was said, for everybody to hear."""
        self.calm_down()
        self._said.setdefault((regular, mood), []).append(line)

    def hear(self, table: Table, first: int) -> None:
        """Everybody was told the events from this one on."""
        if not table.settings.chat:
            return
        for seat, mood in self._moods(table, first):
            if self._would_talk(table, seat, mood, always=table.outcome is not None):
                return

    def answer_doubt(self, table: Table, seat: int) -> None:
        """A claim of this seat was called a lie."""
        if table.settings.chat:
            self._would_talk(table, seat, "doubted", always=True)

    def _moods(self, table: Table, first: int) -> Iterator[tuple[int, Mood]]:
        """Who takes what everybody saw well or badly."""
        outcome = table.outcome
        if outcome is not None:
            for seat in range(table.game.seats):
                yield seat, "good" if seat in outcome.winners else "bad"
            return
        for event in table.events(None, first):
            yield from _moods_after(table, event)

    def _would_talk(self, table: Table, seat: int, mood: Mood, *, always: bool) -> bool:
        taken = table.seats[seat]
        regular = PERSONAS.get(taken.regular)
        if regular is None or not table.has_room_for_talk:
            return False
        if not always and chance_of("talks", self._table, table.seq, seat).below(10) >= regular.talks:
            return False
        said = self._said.get((regular.id, mood), [])
        fresh = [line for line in range(1, LINES[mood] + 1) if line not in said]
        if not fresh and not always:
            return False
        chance = chance_of("line", self._table, table.seq, seat)
        line = fresh[chance.below(len(fresh))] if fresh else said[-LINES[mood]]
        self.remark = Remark(table.latest_at + BREATH_MS, seat, mood, line)
        return True


def _moods_after(table: Table, event: Event) -> Iterator[tuple[int, Mood]]:
    for taken in table.game.words.moods:
        if taken.event == event.kind and all(event.facts.get(name) == value for name, value in taken.where.items()):
            seat = event.facts.get(taken.seat)
            for other in range(table.game.seats):
                if (other == seat) != taken.others:
                    yield other, taken.mood
