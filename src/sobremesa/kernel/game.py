"""What a game is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar, get_args, get_origin

from sobremesa.kernel.about import About, read_options
from sobremesa.kernel.bits import members
from sobremesa.kernel.claim import Claims
from sobremesa.kernel.deck import Deck, read_deck
from sobremesa.kernel.errors import BadClaim, BadSeats
from sobremesa.kernel.event import Event, EventKind, ToldFacts, Viewer
from sobremesa.kernel.moves import Moves
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.player import Player, RandomPlayer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.text import KERNEL, Message, Texts
from sobremesa.kernel.view import View
from sobremesa.kernel.vocabulary import Vocabulary

StateT = TypeVar("StateT", bound=State)
SceneT = TypeVar("SceneT")
MemoryT = TypeVar("MemoryT")


class Reactions(ABC, Generic[StateT, SceneT]):
    """What a live table has to know of a game's windows: moments in which seats answer secretly, and not even who has
    answered is shown."""

    @abstractmethod
    def asked(self, state: StateT) -> int:
        """The set of seats that a window asks, whether they have answered or not; empty while none is open. Everybody
        sees it, so it is the same in worlds that a viewer cannot tell apart. A live table gives every window the same
        time."""

    def unanswered(self, view: View[SceneT, object]) -> int:
        """The move that no answer stands for when a window closes: the lowest code, unless a game says otherwise."""
        return min(view.moves)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: ``clause`` is the rule that ended it, and ``reason`` names how it decided, in the game's own
    terms."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    reason: str


class Game(ABC, Generic[StateT, SceneT, MemoryT]):
    """A game as it is configured for a table: its seats, options and deck. Where it stands is a ``State``.

    What a bot wants to know besides is in its ``Player``. ``claims`` and ``reactions`` are there in games that have
    them.
    """

    about: ClassVar[About]
    words: Vocabulary = Vocabulary()
    moves: Moves
    event_kinds: Mapping[int, EventKind]
    claims: Claims | None = None
    reactions: Reactions[StateT, SceneT] | None = None
    # Whether it shows its players again what they were shown before, as an option of a game may ask for.
    reminds: bool = False

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | str | None = None
    ) -> None:
        about = self.about
        self.seats = about.seat_counts[0] if seats is None else seats
        if self.seats not in about.seat_counts:
            allowed = ", ".join(str(count) for count in about.seat_counts)
            raise BadSeats(KERNEL.message("bad-seats", game=about.name, seats=self.seats, allowed=allowed))
        self.options = read_options(about.option_kinds, options or {})
        self.deck: Deck = read_deck(about.folder / "cards.toml" if deck is None else Path(deck))
        self.told_facts: ToldFacts = {}

    def __reduce__(self) -> tuple[type[Self], tuple[int, dict[str, str], Path]]:
        """A game travels between processes as what it was made from."""
        return type(self), (self.seats, self.options, self.deck.source)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seats={self.seats}, options={self.options})"

    @property
    def texts(self) -> Texts:
        return self.about.texts

    @classmethod
    def view_types(cls) -> tuple[Any, Any]:
        """The types of its scene and memory, from ``class Evidencia(Game[EvidenciaState, Scene, Memory])``."""
        for base in cls.__mro__:
            for parent in getattr(base, "__orig_bases__", ()):
                if get_origin(parent) is Game:
                    _state, scene, memory = get_args(parent)
                    return scene, memory
        raise TypeError(f"{cls.__name__} does not say which scene and memory its views have")

    @abstractmethod
    def blank(self, rng: Rng) -> StateT:
        """A state of this game, not dealt yet: for ``deal``, ``copy_from`` and imagined worlds."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> View[SceneT, MemoryT]:
        """What a seat, or a spectator (None), may see."""

    def scene_view(self, state: StateT, viewer: Viewer) -> View[SceneT, None]:
        """The view without its memory, which most clients are never sent. A game may have a shorter way."""
        whole = self.view(state, viewer)
        return View(whole.viewer, whole.to_act, whole.moves, whole.scene, None, whole.prompt)

    @abstractmethod
    def imagine(self, view: View[SceneT, MemoryT]) -> Imagination:
        """The worlds that the viewer cannot rule out."""

    def onlook(self, view: View[SceneT, MemoryT]) -> View[SceneT, MemoryT] | None:  # noqa: ARG002  # games that can
        """What a spectator sees, told from what a seat sees; None in games that cannot tell. Bots imagine by it what
        rivals do not know of them."""
        return None

    def observer(self) -> Observer:
        """Writes what a seat knows in zeros and ones, for learning machines."""
        raise NotImplementedError(f"{self.about.name} has no observations in numbers")

    @abstractmethod
    def whereabouts(self, state: StateT) -> dict[str, tuple[str, ...]]:
        """Every card and token by the place where it lies: the whole truth, for checks and for the end."""

    @abstractmethod
    def refusal(self, view: View[SceneT, MemoryT], move: int) -> tuple[str, Message]:
        """Why the viewer, who is asked, may not make the move now: the clause and a sentence.

        It is told from the view alone, so it cannot say more than the viewer may know.
        """

    @abstractmethod
    def reason(self, state: StateT) -> str:
        """How the game was decided, in one word of its own."""

    def read_move(self, view: View[SceneT, MemoryT], text: str) -> int:  # noqa: ARG002  # games use it: "toma g7"
        """The move meant by the words in this position."""
        return self.moves.code(text)

    def read_claim(self, text: str) -> str:
        """What a seat says in its one way of writing; a game without claims refuses it."""
        if self.claims is None:
            raise BadClaim(KERNEL.message("no-claims", game=self.about.name, words=text[:60]))
        return self.claims.read(text)

    def player(self) -> Player[StateT, SceneT, MemoryT]:
        """How to play it, for bots."""
        return RandomPlayer(self)

    # What follows from the rest.

    def deal(self, rng: Rng) -> StateT:
        """A new game."""
        state = self.blank(rng)
        state.deal()
        return state

    def viewers(self) -> tuple[Viewer, ...]:
        """All seats, then the spectator."""
        return (*range(self.seats), None)

    def legal(self, state: StateT, viewer: Viewer) -> tuple[int, ...]:
        return () if viewer is None else tuple(members(state.legal(viewer)))

    def sides(self, state: StateT) -> tuple[int, ...]:  # noqa: ARG002  # some games look
        """Of a game that is over: a number for each seat, the same for those who won or lost together."""
        return tuple(range(self.seats))

    def feats(self, events: Sequence[Event]) -> list[tuple[str, int, int]]:  # noqa: ARG002  # some games look
        """What seats did in a finished game that is worth remembering: of what kind, who, how much. ``events`` are all
        that spectators were told, when they were told it."""
        return []

    def outcome(self, state: StateT) -> Outcome | None:
        if state.to_act():
            return None
        return Outcome(
            scores=tuple(int(state.score(seat)) for seat in range(self.seats)),
            winners=tuple(members(state.winners())),
            clause=f"{self.about.clauses}-{state.ended_by():02d}",
            reason=self.reason(state),
        )


# For whatever handles every game alike.
AnyGame: TypeAlias = Game[Any, Any, Any]
