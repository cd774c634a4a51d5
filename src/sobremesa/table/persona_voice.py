"""What personas say about what happens: each comments on public events in its own voice.

A remark depends on public events, the table's name, the number of the news and earlier remarks, and on nothing else:
worlds that a viewer cannot tell apart have the same remarks at the same times. A persona repeats a line in a game only
when it has used all others.
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
# How many lines a persona has for each mood.
LINES: dict[Mood, int] = {"good": 4, "bad": 4, "doubted": 2}
# The delay of a remark, so that players see first what it is about.
BREATH_MS = 1_200


@dataclass(frozen=True)
class Remark:
    """The remark for this time, unless a more important one replaces it."""

    at: int
    seat: int
    mood: Mood
    line: int


class Voice:
    def __init__(self, table: str) -> None:
        self._table = table
        self.remark: Remark | None = None
        # By persona and mood: the lines used in this game, oldest first.
        self._said: dict[tuple[str, Mood], list[int]] = {}

    def calm_down(self) -> None:
        self.remark = None

    def begin(self) -> None:
        """Another game begins: all lines are unused again."""
        self.calm_down()
        self._said = {}

    def speak(self, regular: str, mood: Mood, line: int) -> None:
        """A remark was made."""
        self.calm_down()
        self._said.setdefault((regular, mood), []).append(line)

    def hear(self, table: Table, first: int) -> None:
        """The events from this one on became news."""
        if not table.settings.chat:
            return
        for seat, mood in self._moods(table, first):
            if self._would_talk(table, seat, mood, always=table.outcome is not None):
                return

    def answer_doubt(self, table: Table, seat: int) -> None:
        """A player called a claim of this seat a lie."""
        if table.settings.chat:
            self._would_talk(table, seat, "doubted", always=True)

    def _moods(self, table: Table, first: int) -> Iterator[tuple[int, Mood]]:
        """Which seats take the public events well or badly."""
        outcome = table.outcome
        if outcome is not None:
            for seat in range(table.game.seats):
                yield seat, "good" if seat in outcome.winners else "bad"
            return
        for event in table.events(None, first):
            yield from _moods_after(table, event)

    def _would_talk(self, table: Table, seat: int, mood: Mood, *, always: bool) -> bool:
        taken = table.seats[seat]
        persona = PERSONAS.get(taken.regular)
        if persona is None or not table.has_room_for_talk:
            return False
        if not always and chance_of("talks", self._table, table.seq, seat).below(10) >= persona.talks:
            return False
        said = self._said.get((persona.id, mood), [])
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
