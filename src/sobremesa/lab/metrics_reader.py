"""What the lab looks at in a game: which cards have a strength, where a seat holds them, who starts, how long people
take. A game that nobody wrote a lens for is looked at through the plain one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from sobremesa.kernel.event import EventKind, Fact
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.kit import SmallGame
from sobremesa.kernel.state import NOBODY, Note
from sobremesa.kernel.view import AnyView
from sobremesa.kernel.vocabulary import FactType
from sobremesa.lab.texts import LAB


@dataclass(frozen=True)
class Rounds:
    """How rounds are counted: the greatest number that the ``fact`` of these events tells; without a fact, how many of
    them there are, or, where every seat has one each round, that many for each seat."""

    kinds: tuple[str, ...] = ()
    fact: str = ""
    each_seat: bool = False


@dataclass(frozen=True)
class GameMetrics:
    """``hand`` and ``final`` name the places of the whereabouts where a seat holds cards at first and at the end;
    ``held`` and ``used`` are the kinds of events by which a seat comes to a card and makes use of it. ``starter`` is
    the kind and the fact that tell who begins.

    ``turn`` is the kind of event that begins a turn; a turn in which nothing follows but ``idle`` events was passed.
    ``sides`` are the names of the teams, as keys of the game's texts. ``leader`` is the place of the whereabouts and
    the beginning of the cards by which a seat is dealt the leading role; ``turned`` the event by which it leaves its
    team.

    ``remembered`` is a seat's view with what it was shown before laid open as well.

    ``seconds`` is how long people think about a real choice and about one that is forced; ``minutes`` what the box
    says, where there is one.
    """

    hand: str = ""
    final: str = ""
    held: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    starter: tuple[str, str] = ("", "")
    rounds: Rounds = Rounds()
    turn: str = ""
    idle: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    leader: tuple[str, str] = ("", "")
    turned: str = ""
    remembered: Callable[[AnyView], AnyView] = lambda view: view
    seconds: tuple[float, float] = (7.0, 1.5)
    minutes: tuple[int, int] | None = None


GAME_METRICS: Mapping[str, GameMetrics] = {
    "evidencia": GameMetrics(
        hand="hand",
        final="zone",
        held=("drew",),
        used=("took",),
        rounds=Rounds(("won", "tied")),
        seconds=(15.0, 3.0),
        minutes=(10, 20),
    ),
    "euphoria": GameMetrics(
        hand="hand",
        held=("drew", "got"),
        used=("used", "reacted"),
        starter=("dealt", "first"),
        rounds=Rounds(("turn",), fact="round"),
        turn="turn",
        sides=("side-euphoriano", "side-subterra"),
        leader=("row", "lider"),
        turned="anarchist",
        remembered=lambda view: replace(view, scene=replace(view.scene, recruits=view.memory.recruits)),
        seconds=(9.0, 1.5),
        minutes=(15, 45),
    ),
    "codigos": GameMetrics(
        hand="collection",
        final="revealed",
        held=("took",),
        used=("completed",),
        starter=("set_up", "seat"),
        rounds=Rounds(("turn",), each_seat=True),
        turn="turn",
        idle=("skipped",),
        seconds=(7.0, 2.0),
        minutes=(15, 40),
    ),
}


class MetricsReader:
    """A lens before one configured game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.metrics = GAME_METRICS.get(game.about.name, GameMetrics())

    @property
    def is_plain(self) -> bool:
        return self.game.about.name not in GAME_METRICS

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
        """What the deck calls the card; where it only numbers them, by what is printed on it, with its id."""
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
        """What the game calls a kind of move, whatever it is done with."""
        key, ours = f"move-{verb}", f"verb-{self.game.about.name}-{verb}"
        if LAB.has(ours):
            return LAB.say(language, ours)
        if not self.game.texts.has(key):
            return verb
        moves = [self.game.moves[code] for code in range(len(self.game.moves))]
        arguments = {name for move in moves for name in move.arguments if move.verb == verb}
        # What an argument is called, and which one it is: sentences ask for either.
        facts = {fact: "…" for name in arguments for fact in (name, f"{name}_is")}
        return self.game.texts.say(language, key, **facts)

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
                facts = self._whole(note)
                if facts.get(fact) in known and "seat" in facts:
                    found.add((int(facts["seat"]), str(facts[fact])))
        return found

    def starter(self, notes: Iterable[Note]) -> int:
        """Who begins; ``NOBODY`` where nobody does."""
        kind, fact = self.metrics.starter
        numbers = self._named((kind,))
        for note in notes:
            if int(note.kind) in numbers:
                return int(self._whole(note)[fact])
        return NOBODY

    def rounds(self, notes: Iterable[Note]) -> int:
        """How many rounds there were; 0 where they are not counted."""
        counted = self.metrics.rounds
        numbers = self._named(counted.kinds)
        found = [note for note in notes if int(note.kind) in numbers]
        if counted.fact:
            return max((int(self._whole(note)[counted.fact]) for note in found), default=0)
        return -(-len(found) // self.game.seats) if counted.each_seat else len(found)

    def passed_in_a_row(self, notes: Iterable[Note]) -> int:
        """The most turns one after the other in which nothing was done."""
        turns, idle = (frozenset(self._named(kinds)) for kinds in ((self.metrics.turn,), self.metrics.idle))
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
        numbers = frozenset(self._named((self.metrics.turned,)))
        return frozenset(int(self._whole(note)["seat"]) for note in notes if int(note.kind) in numbers)

    def _whole(self, note: Note) -> dict[str, Fact]:
        return all_facts(self.game.event_kinds[int(note.kind)], note)

    def _named(self, kinds: tuple[str, ...]) -> set[int]:
        return {number for number, kind in self.game.event_kinds.items() if kind.name in kinds}

    def _numbers(self, kinds: tuple[str, ...]) -> frozenset[int]:
        """For the plain lens, every kind with a seat and a card."""
        named = self._named(kinds)
        if self.is_plain and self.card_fact is not None:
            fact = self.card_fact[0]
            named |= {n for n, kind in self.game.event_kinds.items() if {"seat", fact} <= set(kind.fact_names())}
        return frozenset(named)


def all_facts(kind: EventKind, note: Note) -> dict[str, Fact]:
    """All that there is to know of what happened: for whoever studies games that are over."""
    facts = {}
    for readers, told in ((kind.shown, note.shown), (kind.secret, note.secret)):
        for (name, read), number in zip(readers, told, strict=True):
            fact = read(number)
            if fact is not None:
                facts[name] = fact
    return facts
