"""Where a small game stands: which card lies where, who knows it, and the counters."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from sobremesa.kernel.bits import has, set_of
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State, everybody

if TYPE_CHECKING:
    from sobremesa.kernel.kit.game import SmallGame

Place = tuple[str, int]


class SmallState(State):
    """The truth of a small game, in the vocabulary of its rules.

    ``zones`` holds the cards by zone and owner; ``knowers`` says by card which viewers know that it lies where it
    lies. A viewer who saw a card go into a hand remembers it there, until a card that the viewer did not see leaves
    that hand.
    """

    def __init__(self, game: SmallGame, rng: Rng) -> None:
        super().__init__(game.seats, rng)
        self.game = game
        self.zones: dict[str, list[list[int]]] = {}
        self.counters: dict[str, list[int]] = {}
        self.knowers: list[int] = []
        self.clear()

    def clear(self) -> None:
        """Every counter at 0, and no card anywhere."""
        count = int(self.seats)
        self.zones = {zone.name: [[] for _owner in zone.owners(count)] for zone in self.game.zones}
        self.counters = {counter.name: [0 for _owner in counter.owners(count)] for counter in self.game.counters}
        self.knowers = [0] * len(self.game.cards)

    # The vocabulary of the rules.

    def cards(self, zone: str, owner: int = 0) -> tuple[int, ...]:
        """The cards that lie there: the top of a pile last, a hand in the order of the deck."""
        return tuple(self.zones[zone][owner])

    def place(self, cards: range | tuple[int, ...] | list[int], zone: str, owner: int = 0) -> None:
        """Brings cards into the game: for the set-up."""
        self.zones[zone][owner].extend(cards)
        self._arrange(zone, owner)
        for card in cards:
            self.knowers[card] = self._audience((zone, owner))

    def shuffle(self, zone: str, owner: int = 0) -> None:
        """Shuffles the cards there; viewers who do not see them no longer know which is which."""
        held = self.zones[zone][owner]
        held[:] = [held[number] for number in self.rng.shuffled(len(held))]
        self._arrange(zone, owner)
        for card in held:
            self.knowers[card] = self._audience((zone, owner))

    def move(self, card: int, zone: str, owner: int = 0) -> None:
        """Moves the card there from where it lies. Viewers who see one of the two places know which card it is."""
        source = self.place_of(card)
        left = self.zones[source[0]][source[1]]
        owners = self._audience(source)
        audience = owners | self._audience((zone, owner))
        if len(left) == 1 or self.game.zone(source[0]).in_order:
            # All viewers can tell which card leaves, so those who knew it still do.
            audience |= self.knowers[card]
        elif audience != everybody(self.seats):
            # Some viewers cannot tell which card left. Who remembers the others must not give it away, so only viewers
            # who see the place remember them.
            for other in left:
                self.knowers[other] &= owners
        left.remove(card)
        self.zones[zone][owner].append(card)
        self._arrange(zone, owner)
        self.knowers[card] = audience

    def draw(self, zone: str, to: str, owner: int = 0, count: int = 1) -> list[int]:
        """Draws from the top of a shared pile, or at random from a zone without order, and returns the cards."""
        drawn = []
        for _card in range(count):
            left = self.zones[zone][0]
            card = left[-1] if self.game.zone(zone).in_order else left[self.rng.below(len(left))]
            self.move(card, to, owner)
            drawn.append(card)
        return drawn

    def look(self, zone: str, owner: int, *seats: int, place: int | None = None) -> tuple[int, ...]:
        """Shows these seats the cards there, or the one at a place of a pile or row, and returns the cards. The seats
        may remember them.

        All viewers see that they look, so the game has to ``tell`` it. A hand is shown whole: the others could not tell
        which card of it was shown, and who knows which one would leak.
        """
        held = self.zones[zone][owner]
        if place is not None and not self.game.zone(zone).in_order:
            raise ValueError(f"{zone!r} has no order, so one card of it cannot be looked at: look at all of them")
        cards = tuple(held if place is None else [held[place]])
        for card in cards:
            self.knowers[card] |= int(set_of(seats))
        return cards

    def tell(self, happening: str, *, privy: tuple[int, ...] = (), **facts: int) -> None:
        """Notes an event: all viewers get the facts that it shows, the ``privy`` seats all facts."""
        if self.notes is None:
            return
        code, kind = self.game.happening(happening)
        shown = tuple(facts[name] for name in kind.shows)
        hidden = tuple(facts[name] for name in kind.hides)
        self.note(code, everybody(self.seats), shown, set_of(privy), hidden)

    def place_of(self, card: int) -> Place:
        for zone, owners in self.zones.items():
            for owner, held in enumerate(owners):
                if card in held:
                    return zone, owner
        raise ValueError(f"the card {self.game.cards[card].id!r} is nowhere: set_up has not put it anywhere")

    def _arrange(self, zone: str, owner: int) -> None:
        """Sorts the cards of a place without order, so that equal places have equal lists."""
        if not self.game.zone(zone).in_order:
            self.zones[zone][owner].sort()

    def _audience(self, place: Place) -> int:
        zone, owner = place
        return self.game.zone(zone).audience(owner, int(self.seats))

    # What a state is.

    def deal(self) -> None:
        self.clear()
        self.game.set_up(self)

    def to_act(self) -> int:
        return int(set_of(self.game.to_act(self)))

    def legal(self, seat: int) -> int:
        if not has(self.to_act(), seat):
            return 0
        return int(set_of(self.game.code_of(choice) for choice in self.game.choices(self, int(seat))))

    def play(self, seat: int, move: int) -> None:
        self.game.play(self, int(seat), self.game.choice_of(int(move)))

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SmallState)
        self.zones = {name: [held[:] for held in owners] for name, owners in other.zones.items()}
        self.counters = {name: counts[:] for name, counts in other.counters.items()}
        self.knowers = other.knowers[:]

    def score(self, seat: int) -> int:
        return self.game.points(self, int(seat))

    def winners(self) -> int:
        if self.to_act():
            return 0
        scores = [self.score(seat) for seat in range(self.seats)]
        return int(set_of(seat for seat, points in enumerate(scores) if points == max(scores)))

    def ended_by(self) -> int:
        return 0 if self.to_act() else self.game.last_clause

    def knowledge_key(self, seat: int) -> int:
        digest = blake2b(self.game.view(self, int(seat)).encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 2

    def fields(self) -> list[int]:
        numbers: list[int] = []
        for owners in self.zones.values():
            for held in owners:
                numbers += [len(held), *held]
        return [*numbers, *(count for counts in self.counters.values() for count in counts), *self.knowers]
