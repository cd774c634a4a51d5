"""The course of one game: where it stands, what chance has still to decide, and what everybody was told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from sobremesa.kernel.bits import first
from sobremesa.kernel.chance import ChanceIsAsked
from sobremesa.kernel.event import HIDDEN, Viewer, tell
from sobremesa.kernel.game import Game
from sobremesa.kernel.scripted_rng import ScriptedRng
from sobremesa.kernel.state import Note, State

# Something that was told: a note of the rules, or the own move of a seat.
Entry = Note | tuple[int, int]
Deed = Callable[[State], None]


@dataclass(frozen=True)
class Beginning:
    """How a game begins, and what goes on by itself."""

    game: Game

    def deal(self, state: State) -> None:
        state.deal()

    def follow(self, state: State) -> None:
        """Done after every deed."""


class Course:
    """A course is cheap to copy: what has happened is shared, and never changed."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.game = beginning.game
        self.rng = ScriptedRng()
        self.state = self.game.blank(self.rng)
        self.entries: tuple[Entry, ...] = ()
        self.outcomes = 0  # of the chance node that the game waits at, 0 where it waits at none
        self.actions: tuple[int, ...] | None = ()  # all so far, chance among them; None in an imagined world
        self._deed: Deed = beginning.deal
        self._script: list[int] = []
        self._told: dict[Viewer, tuple[int, str]] = {}
        self._try()

    def __reduce__(self) -> tuple[Any, ...]:
        """A course travels as what happened in it."""
        if self.actions is None:
            raise TypeError("an imagined course has no beginning, so it cannot be serialized")
        return replayed, (self.beginning, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copied()

    def copied(self) -> Course:
        twin = object.__new__(Course)
        # The state itself may be shared: a deed is done on a copy of it.
        twin.__dict__.update(self.__dict__)
        twin._told = dict(self._told)
        return twin

    def act(self, action: int) -> None:
        """What chance decides, where it is asked; else the move of the seat that is."""
        if self.actions is not None:
            self.actions = (*self.actions, action)
        if self.outcomes:
            self._script = [*self._script, action]
        else:
            seat = int(first(self.state.to_act()))
            self.entries = (*self.entries, (seat, action))
            self._deed = partial(_play, seat, action)
            self._script = []
        self._try()

    def _try(self) -> None:
        """Does what is to be done on a copy, until chance has decided all of it."""
        after = self.game.blank(self.rng)
        after.copy_from(self.state)
        notes: list[Note] = []
        after.notes = notes
        self.rng.begin(self._script)
        try:
            self._deed(after)
            self.beginning.follow(after)
        except ChanceIsAsked as asked:
            self.outcomes = asked.outcomes
            return
        after.notes = None
        self.outcomes = 0
        self.state = after
        self.entries = (*self.entries, *notes)

    def told(self, viewer: Viewer) -> str:
        """Everything that the viewer was told so far, and did, a line each."""
        count, text = self._told.get(viewer, (0, ""))
        for entry in self.entries[count:]:
            text += self._line(entry, viewer)
        self._told[viewer] = (len(self.entries), text)
        return text

    def _line(self, entry: Entry, viewer: Viewer) -> str:
        if isinstance(entry, tuple):
            seat, move = entry
            return f"> {self.game.moves.text(move)}\n" if seat == viewer else ""
        event = tell(self.game.event_kinds, 0, entry, viewer, past=False)
        if event.kind == HIDDEN:
            return ""
        return " ".join([event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())]) + "\n"

    def imagined(self, seat: int, world: State) -> Course:
        """The course in a world that the seat cannot rule out: it was told the same, the others what they see there."""
        found = self.copied()
        found.state = world
        found.actions = None
        found._told = {
            viewer: (len(self.entries), f"imagined {self.game.view(world, viewer).encoded().decode()}\n")
            for viewer in self.game.viewers()
        }
        found._told[seat] = (len(self.entries), self.told(seat))
        return found


def _play(seat: int, move: int, state: State) -> None:
    state.play(seat, move)


def replayed(beginning: Beginning, actions: tuple[int, ...]) -> Course:
    found = Course(beginning)
    for action in actions:
        found.act(action)
    return found
