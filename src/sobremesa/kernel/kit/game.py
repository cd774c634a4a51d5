"""A small game from declarations: cards, zones, counters, verbs and happenings, and four functions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import ClassVar

from sobremesa.kernel.event import EventKind, Fact, Readers, Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.kit.card import read_cards
from sobremesa.kernel.kit.imagine import SmallImagination
from sobremesa.kernel.kit.observe import SmallObserver
from sobremesa.kernel.kit.parts import Counter, Happening, SmallMove, Verb, Zone
from sobremesa.kernel.kit.state import SmallState
from sobremesa.kernel.kit.view import SmallMemory, SmallScene, SmallView, SmallViewBuilder
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import Phrase
from sobremesa.kernel.vocabulary import SEAT, Vocabulary, item


class SmallGame(Game[SmallState, SmallScene, SmallMemory]):
    """A subclass says what ``about`` it is, lists its ``zones``, ``counters``, ``verbs`` and ``happenings``, keeps its
    cards in ``cards.toml``, and writes ``set_up``, ``to_act``, ``choices`` and ``play``. Everything else follows, and
    any part of it can be replaced by a better one.
    """

    zones: ClassVar[tuple[Zone, ...]]
    verbs: ClassVar[tuple[Verb, ...]]
    counters: ClassVar[tuple[Counter, ...]] = (Counter("points"),)
    happenings: ClassVar[tuple[Happening, ...]] = ()
    # The number of the clause that ends a game.
    last_clause: ClassVar[int] = 1

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        super().__init__(seats, options, deck)
        self.cards = read_cards(self.deck)
        self._numbers = {card.id: number for number, card in enumerate(self.cards)}
        self._zones = {zone.name: zone for zone in self.zones}
        self._choices = tuple(choice for verb in self.verbs for choice in self._choices_of(verb))
        self._codes = {choice: code for code, choice in enumerate(self._choices)}
        self.moves = Moves(map(self._move, range(len(self._choices)), self._choices))
        self._happenings = {kind.kind: (code, kind) for code, kind in enumerate(self.happenings)}
        self.event_kinds = {code: self._event_kind(kind) for code, kind in self._happenings.values()}
        self.words = Vocabulary(
            facts={"seat": SEAT, "target": SEAT, "card": item("card")},
            untold=tuple(kind.kind for kind in self.happenings if not kind.told),
        )

    # What a game writes.

    @abstractmethod
    def set_up(self, at: SmallState) -> None:
        """Puts every card somewhere and deals."""

    @abstractmethod
    def to_act(self, at: SmallState) -> Iterable[int]:
        """The seats that have to choose now; none when the game is over."""

    @abstractmethod
    def choices(self, at: SmallState, seat: int) -> Iterable[SmallMove]:
        """What the seat, which is asked, may do."""

    @abstractmethod
    def play(self, at: SmallState, seat: int, choice: SmallMove) -> None:
        """Does it."""

    # What a game may replace.

    def points(self, at: SmallState, seat: int) -> int:
        return at.counters["points"][seat]

    def prompt(self, at: SmallState, seat: int) -> Phrase:  # noqa: ARG002  # games that ask several things look
        """What the seat is asked, from what the seat knows only: the text ``ask-<key>``."""
        return Phrase("choose")

    def is_possible(self, world: SmallState) -> bool:  # noqa: ARG002  # a game may know better
        """Whether an imagined world could have come about."""
        return True

    # What follows.

    def zone(self, name: str) -> Zone:
        return self._zones[name]

    def number(self, card: str) -> int:
        return self._numbers[card]

    def code_of(self, choice: SmallMove) -> int:
        return self._codes[choice]

    def choice_of(self, code: int) -> SmallMove:
        return self._choices[code]

    def happening(self, kind: str) -> tuple[int, Happening]:
        return self._happenings[kind]

    def blank(self, rng: Rng) -> SmallState:
        return SmallState(self, rng)

    def view(self, state: SmallState, viewer: Viewer) -> SmallView:
        return SmallViewBuilder(self, state, viewer).view()

    def imagine(self, view: SmallView) -> Imagination:
        return SmallImagination(self, view)

    def observer(self) -> Observer:
        return SmallObserver(self)

    def whereabouts(self, state: SmallState) -> dict[str, tuple[str, ...]]:
        return {
            f"{zone} {owner}": tuple(self.cards[card].id for card in held)
            for zone, owners in state.zones.items()
            for owner, held in enumerate(owners)
        }

    def refusal(self, view: SmallView, move: int) -> tuple[str, Message]:
        allowed = ", ".join(self.moves.text(code) for code in view.moves)
        return self.moves[move].clause, KERNEL.message("kit-refused", allowed=allowed)

    def reason(self, state: SmallState) -> str:  # noqa: ARG002  # games with several ends look
        return "points"

    def _choices_of(self, verb: Verb) -> list[SmallMove]:
        if verb.on is None:
            return [SmallMove(verb.name)]
        if verb.on == "card":
            return [SmallMove(verb.name, card) for card in range(len(self.cards))]
        numbers = range(self.about.seat_counts[-1]) if verb.on == "seat" else verb.on
        return [SmallMove(verb.name, number) for number in numbers]

    def _move(self, code: int, choice: SmallMove) -> Move:
        verb = next(verb for verb in self.verbs if verb.name == choice.verb)
        clause = f"{self.about.clauses}-{self.last_clause:02d}"
        if verb.on is None:
            return Move(code, verb.name, verb.text, clause, (verb.name,))
        arguments: dict[str, Fact] = {"number": choice.what}
        words = str(choice.what)
        if verb.on == "card":
            words = self.cards[choice.what].id
            arguments = {"card": words}
        elif verb.on == "seat":
            words = str(choice.what + 1)
            arguments = {"seat": choice.what}
        return Move(code, verb.name, f"{verb.text} {words}", clause, (f"{verb.name} {words}",), arguments)

    def _event_kind(self, happening: Happening) -> EventKind:
        def readers(names: tuple[str, ...]) -> Readers:
            return tuple((name, self._card_id if name.startswith("card") else int) for name in names)

        return EventKind(happening.kind, readers(happening.shows), readers(happening.hides))

    def _card_id(self, number: int) -> Fact:
        return self.cards[number].id
