"""Espía: a game to use everything of the kit: looks, unseen gifts, open takes, piles and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from sobremesa.kernel.about import About
from sobremesa.kernel.kit import Counter, Happening, SmallGame, SmallMove, SmallState, Verb, Zone

TURNS = 9


class Espia(SmallGame):
    about: ClassVar[About] = About(
        name="espia", edition=1, clauses="ES", seat_counts=range(2, 4), folder=Path(__file__).parent
    )
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("deck", seen_by="nobody", shared=True, in_order=True),
        Zone("offer", seen_by="all", shared=True),
        Zone("hand", seen_by="owner"),
        Zone("buried", seen_by="nobody"),
    )
    counters: ClassVar[tuple[Counter, ...]] = (Counter("points"), Counter("turn", shared=True))
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("take", "toma", on="card"),
        Verb("give", "da", on="card"),
        Verb("look", "mira", on="seat"),
        Verb("bury", "entierra", on="card"),
        Verb("bet", "apuesta", on=range(1, 4)),
    )
    happenings: ClassVar[tuple[Happening, ...]] = (
        Happening("took", shows=("seat", "card")),
        Happening("gave", shows=("seat", "target"), hides=("card",)),
        Happening("looked", shows=("seat", "target")),
        Happening("saw", shows=("seat",), hides=("card",), told=False),
        Happening("buried", shows=("seat",), hides=("card",)),
        Happening("bet", shows=("seat", "number")),
    )

    def set_up(self, at: SmallState) -> None:
        at.place(range(len(self.cards)), "deck")
        at.shuffle("deck")
        at.draw("deck", "offer", count=2)
        for seat in range(self.seats):
            at.draw("deck", "hand", seat)

    def turn(self, at: SmallState) -> int:
        return at.counters["turn"][0]

    def to_act(self, at: SmallState) -> Iterable[int]:
        return [] if self.turn(at) == TURNS else [self.turn(at) % self.seats]

    def choices(self, at: SmallState, seat: int) -> Iterable[SmallMove]:
        hand = at.cards("hand", seat)
        found = [SmallMove("take", card) for card in at.cards("offer")]
        found += [SmallMove(verb, card) for card in hand for verb in ("give", "bury")]
        found += [SmallMove("look", other) for other in range(self.seats) if other != seat and at.cards("hand", other)]
        return found or [SmallMove("bet", number) for number in range(1, 4)]

    def play(self, at: SmallState, seat: int, choice: SmallMove) -> None:
        other = (seat + 1) % self.seats
        at.counters["turn"][0] += 1
        if choice.verb == "take":
            at.move(choice.what, "hand", seat)
            at.tell("took", seat=seat, card=choice.what)
        elif choice.verb == "give":
            at.move(choice.what, "hand", other)
            at.tell("gave", seat=seat, target=other, card=choice.what, privy=(seat, other))
        elif choice.verb == "look":
            at.tell("looked", seat=seat, target=choice.what)
            for card in at.look("hand", choice.what, seat):
                at.tell("saw", seat=seat, card=card, privy=(seat, choice.what))
            if at.cards("deck"):
                (card,) = at.look("deck", 0, seat, place=0)
                at.tell("saw", seat=seat, card=card, privy=(seat,))
        elif choice.verb == "bury":
            at.move(choice.what, "buried", seat)
            at.tell("buried", seat=seat, card=choice.what, privy=(seat,))
        else:
            at.counters["points"][seat] += choice.what
            at.tell("bet", seat=seat, number=choice.what)


GAME = Espia
