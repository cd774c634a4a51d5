"""Coins: a game whose truth is known. A coin decides; a lead may be planted for the first seat, and a strong card.

Each seat is dealt two of eight cards. The first calls heads or tails, which changes nothing; the top of the tosses says
who wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from sobremesa.kernel.about import About, Option
from sobremesa.kernel.kit import Counter, Happening, SmallGame, SmallMove, SmallState, Verb, Zone

TOSSES = 20


class Coins(SmallGame):
    about: ClassVar[About] = About(
        name="coins",
        edition=1,
        clauses="CN",
        seat_counts=range(2, 3),
        folder=Path(__file__).parent,
        option_kinds=(
            Option("lead", "CN-01", "0", numbers=range(11)),
            Option("strength", "CN-01", "0", numbers=range(11)),
        ),
    )
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("hand", seen_by="owner"),
        Zone("box", seen_by="nobody", shared=True, in_order=True),
        Zone("tosses", seen_by="nobody", shared=True, in_order=True),
        Zone("shown", seen_by="all", shared=True),
    )
    counters: ClassVar[tuple[Counter, ...]] = (Counter("points", most=1),)
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("call_heads", "cara"), Verb("call_tails", "ceca"))
    happenings: ClassVar[tuple[Happening, ...]] = (Happening("called", shows=("seat",)),)
    last_clause: ClassVar[int] = 1

    def set_up(self, at: SmallState) -> None:
        at.place([number for number, card in enumerate(self.cards) if "toss" in card.facts], "tosses")
        at.place([number for number, card in enumerate(self.cards) if "toss" not in card.facts], "box")
        at.shuffle("tosses")
        at.shuffle("box")
        for seat in range(self.seats):
            at.draw("box", "hand", seat, count=2)

    def to_act(self, at: SmallState) -> Iterable[int]:
        return [] if at.cards("shown") else [0]

    def choices(self, at: SmallState, seat: int) -> Iterable[SmallMove]:  # both may always be called
        return [SmallMove("call_heads"), SmallMove("call_tails")]

    def play(self, at: SmallState, seat: int, choice: SmallMove) -> None:  # what is called is all the same
        at.tell("called", seat=seat)
        at.draw("tosses", "shown")
        (toss,) = at.cards("shown")
        lead, strength = int(self.options["lead"]), int(self.options["strength"])
        strong = [any(self.cards[card].id == "fuerte" for card in at.cards("hand", each)) for each in range(2)]
        heads = TOSSES // 2 + lead + strength * (strong[0] - strong[1])
        at.counters["points"][0 if self.cards[toss]["toss"] < heads else 1] += 1


GAME = Coins
