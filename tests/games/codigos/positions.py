"""Hand-made positions of Códigos, written with card ids.

    id   photo  code                              id   photo  code
    g1   48     granada casco tanque              c1   45     casco tanque avion
    g2   41     tanque granada casco              t1   46     tanque avion granada
    g3   38     casco tanque casco                a1   47     avion granada casco
    g5   32     granada casco tanque granada      c4   36     granada avion tanque
    g12   3     avion casco tanque casco avion

The letter is the card's own symbol. A collection lies by rising photo number, jokers last: that is what places count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.codigos.rules.codes import hide
from sobremesa.games.codigos.rules.constants import ACT
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.view import Memory, Scene
from sobremesa.kernel.bits import bit, row_of, set_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

NAMES = ("Ana", "Beto", "Caro", "Dani")
GAMES = {seats: Codigos(seats=seats) for seats in (2, 3, 4)}
GAME = GAMES[2]


class Sitting:
    """A match laid out by hand, Ana to act.

    ``held`` are the collections by seat; ``offer`` the three slots; ``pile`` what lies under slot 3, from the top;
    ``coming`` the deck's cards in the order in which they will turn up, ``deck`` others that lie among them.
    ``exposed`` and ``hidden`` are by seat: a code card and its symbols, hidden codes separated by commas.
    """

    def __init__(
        self,
        *held: str,
        offer: str = "g9 c9 t9",
        pile: str = "",
        coming: str = "",
        deck: str = "g10 c10 t10 a10",
        mixed: str = "",
        soldier: int = 1,
        done: int = 0,
        exposed: Mapping[int, str] | None = None,
        hidden: Mapping[int, str] | None = None,
        game: Codigos | None = None,
    ) -> None:
        self.game = game or GAMES[max(2, len(held))]
        self.match = Match(self.game, Seed(1), names=NAMES[: self.game.seats])
        state = self.state
        state.clear()
        self.notes = state.notes
        assert self.notes is not None
        self.notes.clear()
        self.match.latest = 0
        slots = [self.number(card) for card in offer.split()]
        state.slot1, state.slot2 = slots[:2]
        for card in reversed(pile.split()):
            state.lay_on_pile(self.number(card))
        if len(slots) == 3:
            state.lay_on_pile(slots[2])
        state.mixed = self.cards(mixed)
        state.soldier = soldier - 1
        state.done = done
        state.deck = self.cards(coming) | self.cards(deck)
        for seat, cards in enumerate(held):
            state.hold(seat, self.cards(cards))
        for seat, code in (exposed or {}).items():
            state.expose(seat, row_of(self.number(card) for card in code.split()))
        state.notes = None
        for seat, codes in (hidden or {}).items():
            for code in codes.split(","):
                hide(state, seat, row_of(self.number(card) for card in code.split()))
        state.notes = self.notes
        state.phase = ACT
        state.rng = Rng(self._luck([self.number(card) for card in coming.split()]))

    def _luck(self, coming: list[int]) -> int:
        """A seed with which the deck's next cards are these."""
        for seed in range(200_000):
            rng, left = Rng(seed), self.state.deck
            for card in coming:
                if rng.draw(left) != card:
                    break
                left ^= bit(card)
            else:
                return seed
        raise AssertionError("no seed found: name fewer cards")

    @property
    def state(self) -> CodigosState:
        return cast(CodigosState, self.match.state)

    def number(self, card: str) -> int:
        return self.game.cards.number(card)

    def cards(self, cards: str) -> int:
        return set_of(self.number(card) for card in cards.split())

    def play(self, *moves: str) -> Sitting:
        """Moves as in a record: ``0 toma 2``."""
        for line in moves:
            seat, move = line.split(" ", 1)
            self.match.play(int(seat), move)
        return self

    def recite(self, seat: int, words: str) -> Sitting:
        """A whole recital: the symbols and the end."""
        return self.play(*(f"{seat} {word}" for word in words.split()), f"{seat} listo")

    @property
    def scene(self) -> Scene:
        return cast(Scene, self.match.view(0).scene)

    @property
    def memory(self) -> Memory:
        return cast(Memory, self.match.view(0).memory)

    def moves(self, seat: int = 0) -> str:
        """The legal moves of the seat, joined by commas."""
        return ", ".join(self.match.legal_moves(seat))

    def may(self, move: str, seat: int = 0) -> bool:
        return move in self.match.legal_moves(seat)

    def told(self, kind: str, viewer: int | None = 0) -> list[dict[str, object]]:
        """What the latest move made known of this kind."""
        events = self.match.events(viewer, since=self.match.latest)
        return [dict(event.facts) for event in events if event.kind == kind]

    def deck(self) -> set[str]:
        return {card for card in self.game.whereabouts(self.state)["deck"] if card != "revelenfinal"}
