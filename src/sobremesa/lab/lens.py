"""What the lab looks at in a game: which cards have a strength, where a seat holds them, who starts, how long people
take. A game that nobody wrote a lens for is looked at through the plain one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from sobremesa.kernel.event import EventKind, Fact
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.kit import SmallGame
from sobremesa.kernel.state import NOBODY, Note
from sobremesa.kernel.vocabulary import FactType


@dataclass(frozen=True)
class Lens:
    """``hand`` and ``final`` name the places of the whereabouts where a seat holds cards at first and at the end;
    ``held`` and ``used`` are the kinds of events by which a seat comes to a card and makes use of it. ``starter`` is
    the kind and the fact that tell who begins, ``round`` those that count rounds.

    ``seconds`` is how long people think about a real choice and about one that is forced; ``minutes`` what the box
    says.
    """

    hand: str = ""
    final: str = ""
    held: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    starter: tuple[str, str] = ("", "")
    round: tuple[str, str] = ("", "")
    has_teams: bool = False
    seconds: tuple[float, float] = (7.0, 1.5)
    minutes: tuple[int, int] = (10, 30)


LENSES: Mapping[str, Lens] = {
    "evidencia": Lens(hand="hand", final="zone", held=("drew",), used=("took",), seconds=(15.0, 3.0), minutes=(10, 20)),
    "euphoria": Lens(
        hand="hand",
        held=("drew", "got"),
        used=("used", "reacted"),
        starter=("dealt", "first"),
        round=("turn", "round"),
        has_teams=True,
        seconds=(9.0, 1.5),
        minutes=(15, 45),
    ),
    "codigos": Lens(
        hand="collection",
        final="revealed",
        held=("took",),
        used=("completed",),
        starter=("set_up", "seat"),
        seconds=(7.0, 2.0),
        minutes=(15, 40),
    ),
}


class Looking:
    """A lens before one configured game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lens = LENSES.get(game.about.name, Lens())

    @property
    def is_plain(self) -> bool:
        return self.game.about.name not in LENSES

    @cached_property
    def card_fact(self) -> tuple[str, FactType] | None:
        """The fact whose values are cards of the deck."""
        for name, kind in self.game.words.facts.items():
            if kind.how == "item" and kind.table in ("card", "artifact"):
                return name, kind
        return None

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The kinds of cards, in the order of the deck."""
        found = self.card_fact
        return tuple(str(card["id"]) for card in self.game.deck.content[found[1].table]) if found else ()

    def name(self, card: str, language: str) -> str:
        """What the deck calls the card."""
        assert self.card_fact is not None
        for entry in self.game.deck.content[self.card_fact[1].table]:
            if entry["id"] == card:
                return str(entry.get("name", {}).get(language, card))
        return card

    def in_hands(self, whereabouts: Mapping[str, tuple[str, ...]], place: str) -> list[tuple[int, str]]:
        """Seat and card for every card that lies at a place of a seat: ``hand 0``. For the plain lens, at any zone
        that every seat has."""
        known = set(self.cards)
        places = {place} - {""}
        if self.is_plain and isinstance(self.game, SmallGame):
            places = {zone.name for zone in self.game.zones if not zone.shared}
        found = []
        for name, cards in whereabouts.items():
            where, _, seat = name.rpartition(" ")
            if where in places:
                found += [(int(seat), card) for card in cards if card in known]
        return found

    def met(self, notes: Iterable[Note], kinds: tuple[str, ...]) -> set[tuple[int, str]]:
        """Seat and card of all events of these kinds, whoever was told of them."""
        if self.card_fact is None:
            return set()
        fact, known, numbers = self.card_fact[0], set(self.cards), self._numbers(kinds)
        found = set()
        for note in notes:
            if int(note.kind) in numbers:
                facts = whole(self.game.event_kinds[int(note.kind)], note)
                if facts.get(fact) in known and "seat" in facts:
                    found.add((int(facts["seat"]), str(facts[fact])))
        return found

    def starter(self, notes: Iterable[Note]) -> int:
        """Who begins; ``NOBODY`` where nobody does."""
        kind, fact = self.lens.starter
        numbers = self._numbers((kind,))
        for note in notes:
            if int(note.kind) in numbers:
                return int(whole(self.game.event_kinds[int(note.kind)], note)[fact])
        return NOBODY

    def rounds(self, notes: Iterable[Note]) -> int:
        """How many rounds there were; 0 where they are not counted."""
        kind, fact = self.lens.round
        numbers = self._numbers((kind,))
        found = 0
        for note in notes:
            if int(note.kind) in numbers:
                found = max(found, int(whole(self.game.event_kinds[int(note.kind)], note)[fact]))
        return found

    def _numbers(self, kinds: tuple[str, ...]) -> frozenset[int]:
        """For the plain lens, every kind with a seat and a card."""
        named = {number for number, kind in self.game.event_kinds.items() if kind.name in kinds}
        if self.is_plain and self.card_fact is not None:
            fact = self.card_fact[0]
            named |= {n for n, kind in self.game.event_kinds.items() if {"seat", fact} <= set(kind.fact_names())}
        return frozenset(named)


def whole(kind: EventKind, note: Note) -> dict[str, Fact]:
    """All that there is to know of what happened: for whoever studies games that are over."""
    facts = {}
    for readers, told in ((kind.shown, note.shown), (kind.secret, note.secret)):
        for (name, read), number in zip(readers, told, strict=True):
            fact = read(number)
            if fact is not None:
                facts[name] = fact
    return facts
