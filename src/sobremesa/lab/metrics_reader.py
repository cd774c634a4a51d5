"""Reads from a game what the lab counts: cards and their holders, the first seat, rounds, passed turns, teams."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from sobremesa.kernel.event import EventKind, Fact
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.kit import SmallGame
from sobremesa.kernel.state import NO_SEAT, Note
from sobremesa.kernel.study_data import GameMetrics
from sobremesa.kernel.vocabulary import FactType


class MetricsReader:
    """One configured game, read by the metrics it states. Without any, cards are found by what the game's words say."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.metrics = game.about.study.metrics or GameMetrics()

    @property
    def is_derived(self) -> bool:
        """Whether the game states no metrics of its own."""
        return self.game.about.study.metrics is None

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
        """The card's name in the deck; in decks that only number their cards, its id and what is printed on it."""
        assert self.card_fact is not None
        for entry in self.game.deck.content[self.card_fact[1].table]:
            if entry["id"] == card:
                if "photo" in entry and self.game.texts.has("card-named"):
                    return f"{card}: {self._numbered(entry, language)}"
                return str(entry.get("name", {}).get(language, card))
        return card

    def _numbered(self, entry: Mapping[str, Any], language: str) -> str:
        names = {symbol["id"]: symbol["name"][language] for symbol in self.game.deck.content["symbol"]}
        return self.game.texts.say(language, "card-named", symbol=names[entry["symbol"]], photo=entry["photo"])

    def verb(self, verb: str, language: str) -> str:
        """What the game calls a kind of move, without its arguments: its text ``verb-<verb>``, or that of the move."""
        key, title = f"move-{verb}", f"verb-{verb}"
        if self.game.texts.has(title):
            return self.game.texts.say(language, title)
        if not self.game.texts.has(key):
            return verb
        moves = [self.game.moves[code] for code in range(len(self.game.moves))]
        arguments = {name for move in moves for name in move.arguments if move.verb == verb}
        # A sentence may use an argument's name or its id.
        facts = {fact: "…" for name in arguments for fact in (name, f"{name}_is")}
        return self.game.texts.say(language, key, **facts)

    def in_hands(self, whereabouts: Mapping[str, tuple[str, ...]], place: str) -> list[tuple[int, str]]:
        """Seat and card for every card at this place of a seat, such as ``hand 0``. In a game of the kit without
        metrics, at every zone that seats own."""
        known = set(self.cards)
        places = {place} - {""}
        if self.is_derived and isinstance(self.game, SmallGame):
            places = {zone.name for zone in self.game.zones if not zone.shared}
        found = []
        for name, cards in whereabouts.items():
            where, _, seat = name.rpartition(" ")
            if where in places:
                found += [(int(seat), card) for card in cards if card in known]
        return found

    def cards_in(self, notes: Iterable[Note], kinds: tuple[str, ...]) -> set[tuple[int, str]]:
        """Seat and card of all events of these kinds, secret ones included."""
        if self.card_fact is None:
            return set()
        fact, known, numbers = self.card_fact[0], set(self.cards), self._card_event_numbers(kinds)
        found = set()
        for note in notes:
            if int(note.kind) in numbers:
                facts = self._facts(note)
                if facts.get(fact) in known and "seat" in facts:
                    found.add((int(facts["seat"]), str(facts[fact])))
        return found

    def starter(self, notes: Iterable[Note]) -> int:
        """The seat that begins; ``NO_SEAT`` in games without a first seat."""
        kind, fact = self.metrics.starter
        numbers = self._numbers_of((kind,))
        for note in notes:
            if int(note.kind) in numbers:
                return int(self._facts(note)[fact])
        return NO_SEAT

    def rounds(self, notes: Iterable[Note]) -> int:
        """The number of rounds; 0 in games that count none."""
        counted = self.metrics.rounds
        numbers = self._numbers_of(counted.kinds)
        found = [note for note in notes if int(note.kind) in numbers]
        if counted.fact:
            return max((int(self._facts(note)[counted.fact]) for note in found), default=0)
        return -(-len(found) // self.game.seats) if counted.each_seat else len(found)

    def passed_in_a_row(self, notes: Iterable[Note]) -> int:
        """The longest run of turns that were passed."""
        turns, idle = (frozenset(self._numbers_of(kinds)) for kinds in ((self.metrics.turn,), self.metrics.idle))
        most = streak = 0
        is_idle = False
        for note in notes:
            if int(note.kind) in turns:
                streak = streak + 1 if is_idle else 0
                most, is_idle = max(most, streak), True
            elif int(note.kind) not in idle:
                is_idle = False
        return most

    def leaders(self, whereabouts: Mapping[str, tuple[str, ...]]) -> frozenset[int]:
        """The seats that were dealt the leading role."""
        place, beginning = self.metrics.leader
        if not place:
            return frozenset()
        rows = {seat: whereabouts.get(f"{place} {seat}", ()) for seat in range(self.game.seats)}
        return frozenset(seat for seat, row in rows.items() if any(card.startswith(beginning) for card in row))

    def turned(self, notes: Iterable[Note]) -> frozenset[int]:
        """The seats that left their team."""
        numbers = frozenset(self._numbers_of((self.metrics.turned,)))
        return frozenset(int(self._facts(note)["seat"]) for note in notes if int(note.kind) in numbers)

    def _facts(self, note: Note) -> dict[str, Fact]:
        return all_facts(self.game.event_kinds[int(note.kind)], note)

    def _numbers_of(self, kinds: tuple[str, ...]) -> set[int]:
        return {number for number, kind in self.game.event_kinds.items() if kind.name in kinds}

    def _card_event_numbers(self, kinds: tuple[str, ...]) -> frozenset[int]:
        """The numbers of these kinds; in a game without metrics, of every kind with a seat and a card."""
        found = self._numbers_of(kinds)
        if self.is_derived and self.card_fact is not None:
            fact = self.card_fact[0]
            found |= {n for n, kind in self.game.event_kinds.items() if {"seat", fact} <= set(kind.fact_names())}
        return frozenset(found)


def all_facts(kind: EventKind, note: Note) -> dict[str, Fact]:
    """All facts of an event, secret ones included: only for games that are over."""
    facts = {}
    for readers, values in ((kind.shown, note.shown), (kind.secret, note.secret)):
        for (name, read), number in zip(readers, values, strict=True):
            fact = read(number)
            if fact is not None:
                facts[name] = fact
    return facts
