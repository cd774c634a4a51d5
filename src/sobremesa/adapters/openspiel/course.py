"""The course of one game: its state, the pending chance, and the events each viewer was shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from sobremesa.kernel.bits import first
from sobremesa.kernel.event import HIDDEN, Viewer, tell
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import ChanceIsAsked, Rng, ScriptedRng
from sobremesa.kernel.state import Note, State


class Log:
    """A linked list, so that games with the same beginning share its events. A link never changes."""

    def __init__(self, game: AnyGame, before: Log | None = None, move: tuple[int, int] | None = None) -> None:
        self.game = game
        self.before = before
        self.move = move  # a seat and its move
        self.notes: tuple[Note, ...] = ()
        self._texts: dict[Viewer, str] = {}

    @classmethod
    def of_texts(cls, game: AnyGame, texts: dict[Viewer, str]) -> Log:
        """A log of which only the texts are known."""
        found = cls(game)
        found._texts = texts
        return found

    def with_notes(self, notes: list[Note]) -> Log:
        found = Log(self.game, self.before, self.move)
        found.notes = tuple(notes)
        return found

    def text(self, viewer: Viewer) -> str:
        """Everything that the viewer was shown and did so far, one line each."""
        if viewer not in self._texts:
            start = "" if self.before is None else self.before.text(viewer)
            self._texts[viewer] = start + "".join(self._lines(viewer))
        return self._texts[viewer]

    def _lines(self, viewer: Viewer) -> list[str]:
        lines = []
        if self.move is not None and self.move[0] == viewer:
            lines.append(f"> {self.game.moves.text(self.move[1])}\n")
        for note in self.notes:
            event = tell(self.game.event_kinds, 0, note, viewer, past=False)
            if event.kind != HIDDEN:
                lines.append(" ".join([event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())]) + "\n")
        return lines


Deed = Callable[[State], None]


@dataclass(frozen=True)
class Beginning:
    """How a game begins, and which moves are made automatically.

    Chance deals card by card, or picks one of this many fixed ``deals``, so that the deal does not dominate the tree.
    """

    game: AnyGame
    deals: int = 0

    def deal(self, state: State) -> None:
        if self.deals == 0:
            state.deal()
            return
        chance = state.rng
        state.rng = Rng(int(chance.below(self.deals)))
        state.deal()
        state.rng = chance

    def follow(self, state: State) -> None:
        """Called after every move and every deal."""


class Course:
    """A course is cheap to copy: its history is shared and never changes."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.game = beginning.game
        self.rng = ScriptedRng()
        self.state = self.game.blank(self.rng)
        self.begun = False
        self.outcomes = 0  # of the pending chance node; 0 if there is none
        self.actions: tuple[int, ...] | None = ()  # all so far, those of chance included; None in an imagined world
        self.log = Log(self.game)
        self._deed: Deed = beginning.deal
        self._script: list[int] = []
        self._try()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the actions, from which the course is replayed."""
        if self.actions is None:
            raise TypeError("an imagined course has no beginning, so it cannot be serialized")
        return replay, (self.beginning, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def copy(self) -> Course:
        twin = object.__new__(Course)
        # The state can be shared, since a move works on a copy of it.
        twin.__dict__.update(self.__dict__)
        return twin

    def act(self, action: int) -> None:
        """The outcome of the pending chance node; otherwise the move of the seat to move."""
        if self.actions is not None:
            self.actions = (*self.actions, action)
        if self.outcomes:
            self._script = [*self._script, action]
        else:
            seat = int(first(self.state.to_act()))
            self.log = Log(self.game, self.log, (seat, action))
            self._deed = partial(_play, seat, action)
            self._script = []
        self._try()

    def _try(self) -> None:
        """Performs the pending move on a copy of the state, until the script answers every chance node in it."""
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
        self.begun = True
        self.state = after
        self.log = self.log.with_notes(notes)

    def imagine(self, seat: int, world: State) -> Course:
        """The course in a world that the seat cannot rule out.

        The seat and the spectators were shown the same there; the other seats begin with what they see.
        """
        found = self.copy()
        found.state = world
        found.actions = None
        texts: dict[Viewer, str] = {
            other: f"imagined {self.game.view(world, other).encode().decode()}\n" for other in range(self.game.seats)
        }
        texts |= {viewer: self.log.text(viewer) for viewer in (seat, None)}
        found.log = Log.of_texts(self.game, texts)
        return found


def _play(seat: int, move: int, state: State) -> None:
    state.play(seat, move)


def replay(beginning: Beginning, actions: tuple[int, ...]) -> Course:
    found = Course(beginning)
    for action in actions:
        found.act(action)
    return found
